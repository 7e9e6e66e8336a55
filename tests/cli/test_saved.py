"""Saved matches: exact round trips, and no damage that is not found."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.cli.session.saved import SaveError, dump_sitting, load_sitting
from spitemalice.cli.session.sitting import Sitting
from spitemalice.deal.commitment import FairDeal
from tests.cli.games import SHORT
from tests.cli.table import PLAYER, sitting


def fair_game(whole: Sitting, number: int, moves: int) -> None:
    """Deal the next game fairly and make some moves."""
    deal = FairDeal(
        game_id=f"game {number}",
        rules_hash=SHORT.digest(),
        server_seed=bytes([number % 256]) * 32,
        client_seeds=("a", "b"),
    )
    game = whole.begin(deal.game_seed, deal, {"id": deal.game_id, "date": "2026-07-31"})
    for _ in range(moves):
        if not game.over:
            game.play(PLAYER.choose(game.observation(game.to_move)))


def match(moves: int, number: int = 1) -> Sitting:
    """A match whose first game was resigned and whose second one is under way, or has ended."""
    whole = sitting(seed=None)
    fair_game(whole, number, 3)
    assert whole.game is not None
    whole.game.resign(0)
    whole.end()
    whole.kept = 1
    fair_game(whole, number + 1, moves)
    return whole


WHOLE = dump_sitting(match(20))


@settings(max_examples=30)
@given(moves=st.integers(0, 120), number=st.integers(0, 254))
def test_what_is_loaded_is_what_was_saved(moves: int, number: int) -> None:
    whole = match(moves, number)
    data = dump_sitting(whole)
    again = load_sitting(data)
    assert dump_sitting(again) == data or whole.game is None or whole.game.over
    assert again.match == whole.match or again.finished[-1].turns
    if whole.game is not None and not whole.game.over:
        assert again.game is not None
        assert again.game.moves == whole.game.moves
        assert again.game.observation(0) == whole.game.observation(0)
        assert again.deal == whole.deal


def test_a_game_that_ended_with_the_last_move_saved_counts_as_finished() -> None:
    whole = match(1000)
    assert whole.game is not None
    assert whole.game.over
    again = load_sitting(dump_sitting(whole))
    assert again.game is None
    assert len(again.finished) == 2
    assert again.kept == 1


def test_a_new_match() -> None:
    again = load_sitting(dump_sitting(sitting()))
    assert again == sitting()
    assert not again.begun


@settings(max_examples=60)
@given(end=st.integers(0, len(WHOLE) - 2))
def test_a_truncated_file_is_refused(end: int) -> None:
    with pytest.raises(SaveError) as caught:
        load_sitting(WHOLE[:end])
    assert str(caught.value).isprintable()


@settings(max_examples=200)
@given(place=st.integers(0, len(WHOLE) - 2), byte=st.integers(0, 255))
def test_a_changed_byte_is_refused_or_makes_another_match(place: int, byte: int) -> None:
    data = WHOLE[:place] + bytes([byte]) + WHOLE[place + 1 :]
    try:
        load_sitting(data)
    except SaveError as error:
        assert str(error).isprintable()  # noqa: PT017 (either way is right)


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.update(format="spitemalice-play/2"), "Invalid enum value"),
        (lambda d: d.update(more=1), "contains unknown field `more`"),
        (lambda d: d.pop("kept"), "missing required field `kept`"),
        (lambda d: d.update(kept=-1), "kept -1; allowed: 0 to 1"),
        (lambda d: d.update(kept=2), "kept 2; allowed: 0 to 1"),
        (lambda d: d.update(names=["Ann"]), "names has 1 entries; allowed: 2"),
        (lambda d: d.update(names=["Ann", "\x1b[2J"]), 'name "\\u001b[2J" is not allowed'),
        (lambda d: d.update(levels=[None] * 3), "levels has 3 entries; allowed: 2"),
        (lambda d: d.update(levels=[None, "best"]), 'player "best" is not allowed'),
        (lambda d: d.update(levels=["eager", "greedy"]), "levels: nobody plays; allowed: null"),
        (lambda d: d.update(secret="5eed"), 'secret "5eed" has 4 characters'),
        (lambda d: d.update(chosen_seed="5eed"), 'chosen_seed "5eed" has 4 characters'),
        (lambda d: d["rules"].update(decks=9), "decks 9 is not allowed"),
        (lambda d: d["rules"].update(decks=3), "game 1: its rules or its players are not those"),
        (lambda d: d.update(names=["Ann", "Eve"]), "game 1: its rules or its players are not"),
        (lambda d: d["games"][1]["turns"].append("p-c1"), "game 2: turn "),
        (lambda d: d["games"][1].update(seed="0" * 64), "game 2: fair: "),
        (lambda d: d["games"][1].update(seed=None), "game 2: "),
        (lambda d: d["games"].reverse(), "game 1: result null is allowed only in the last game"),
        (lambda d: d["games"].append(1), "a record 1 is not allowed"),
        (lambda d: d["games"][1]["fair"].pop("server_seed"), "fair."),
        (lambda d: d["games"].__setitem__(1, d["games"][0]), "match: it is over"),
    ],
)
def test_what_does_not_fit_is_named(change: Change, message: str) -> None:
    document = json.loads(WHOLE)
    if message.startswith("match"):  # five points win it
        document["games"].append(document["games"][0])
    change(document)
    with pytest.raises(SaveError) as caught:
        load_sitting(json.dumps(document).encode())
    assert message in str(caught.value)


def test_a_running_game_needs_the_seeds_of_its_deal() -> None:
    document = json.loads(WHOLE)
    for key in ("server_seed", "client_seeds"):
        del document["games"][1]["fair"][key]
    with pytest.raises(SaveError, match="game 2: the deal of the running game has lost its seeds"):
        load_sitting(json.dumps(document).encode())


def test_what_is_no_document() -> None:
    deep = b'{"games":[' + b"[" * 1_000_000
    for data in (b"", b"\xff", b"[]", b"1", b'"' + b"x" * 100_000, b"[" * 100_000, deep):
        with pytest.raises(SaveError):
            load_sitting(data)
