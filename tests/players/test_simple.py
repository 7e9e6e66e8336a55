"""Simple players: they answer legal moves, see nothing hidden, and are as strong as they claim."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spitemalice.deal.commitment import tagged_hash
from spitemalice.players.discards import rate_discard
from spitemalice.players.player import Whim
from spitemalice.players.simple import LEVELS, LevelError, new_player
from spitemalice.rules.cards import Card
from spitemalice.rules.game import Game
from spitemalice.rules.moves import Move
from spitemalice.rules.observation import Observation, Payoff
from spitemalice.rules.ruleset import PRESETS, RuleSet
from tests.rules.strategies import rule_sets

SEED = bytes(32)


def seen_by_mover(game: Game) -> Observation:
    return game.observation(game.to_move)


def play_out(game: Game, levels: tuple[str, ...], most: int = 10_000) -> None:
    players = [new_player(level, bytes([seat])) for seat, level in enumerate(levels)]
    while not game.over and len(game.moves) < most:
        game.play(players[game.to_move].choose(seen_by_mover(game)))


def position(**changes: Any) -> Observation:  # noqa: ANN401 (of any field)
    """An observation of the first turn, seat 0 to move, with some of it set by hand."""
    game = Game(RuleSet(first="seat0"), SEED)
    seen = replace(seen_by_mover(game), **changes)
    return replace(seen, legal=legal_moves(seen))


def legal_moves(seen: Observation) -> tuple[Move, ...]:
    """What the rules allow in a position made by hand."""
    sources = {"p": seen.payoff[0].top}
    sources |= {f"s{k}": pile[-1] for k, pile in enumerate(seen.side[0], 1) if pile}
    sources |= {card.text: card for card in seen.hand}
    plays = [
        Move(f"{source}-c{k}")
        for source, card in sources.items()
        for k, pile in enumerate(seen.center, 1)
        if card is not None and (card.is_king or card.rank == len(pile) + 1)
    ]
    discards = [Move(f"{card}-s{k}") for card in seen.hand for k in range(1, 5)]
    return tuple(plays + discards)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def piles(*texts: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(cards, texts))


def tops(own: str, other: str) -> tuple[Payoff, Payoff]:
    return Payoff(Card(own), 20), Payoff(Card(other), 20)


@settings(max_examples=40)
@given(rules=rule_sets(), seed=st.binary(min_size=32, max_size=32), data=st.data())
def test_every_choice_is_legal_under_any_rules(
    rules: RuleSet, seed: bytes, data: st.DataObject
) -> None:
    levels = tuple(data.draw(st.sampled_from(sorted(LEVELS))) for _ in range(rules.players))
    game = Game(rules, seed, 0 if rules.first == "given" else None)
    play_out(game, levels, most=120)  # `Game.play` refuses what is not legal


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", PRESETS)
def test_games_end(level: str, preset: str) -> None:
    game = Game(PRESETS[preset], SEED)
    play_out(game, (level, level))
    assert game.over


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_depends_on_what_is_seen_and_on_the_seed_alone(level: str) -> None:
    game = Game(RuleSet(), SEED)
    play_out(game, (level, level), most=40)
    seen = seen_by_mover(game)
    assert new_player(level, SEED).choose(seen) is new_player(level, SEED).choose(seen)


def test_other_seeds_make_other_choices() -> None:
    seen = seen_by_mover(Game(RuleSet(), SEED))
    chosen = {new_player("random", bytes([n])).choose(seen) for n in range(100)}
    assert len(chosen) > len(seen.legal) // 2


def test_a_whim_takes_every_option_about_equally_often() -> None:
    whim, game, counts = Whim(b"x"), Game(RuleSet(), SEED), [0, 0, 0]
    seen = game.observation(0)
    for ply in range(3000):
        history = ((0, Move("p-c1")),) * ply
        counts[whim.pick([0, 1, 2], replace(seen, history=history))] += 1
    assert all(900 < count < 1100 for count in counts)


def test_there_is_no_other_level() -> None:
    with pytest.raises(LevelError, match='level "best" is not allowed; allowed: "random"'):
        new_player("best", SEED)


def score(levels: tuple[str, str], games: int) -> tuple[int, int]:
    """The wins of both in pairs of the same deal, with the seats swapped."""
    wins = [0, 0]
    for number in range(games):
        swapped = number % 2
        game = Game(PRESETS["quick"], tagged_hash("duel", bytes([number // 2])))
        play_out(game, levels[::-1] if swapped else levels)
        if game.outcome is not None and game.outcome.winner is not None:
            wins[game.outcome.winner ^ swapped] += 1
    return wins[0], wins[1]


def test_greedy_beats_eager_and_eager_beats_random() -> None:
    won, lost = score(("greedy", "eager"), 40)
    assert won > 2 * lost
    won, lost = score(("eager", "random"), 20)
    assert won > 2 * lost


@pytest.mark.parametrize("level", ["eager", "greedy"])
def test_the_pay_off_card_goes_first(level: str) -> None:
    seen = position(payoff=tops("As", "9d"), hand=cards("Ah Ad 2c 3c 9h"))
    assert new_player(level, SEED).choose(seen).source == "p"


def test_eager_plays_what_it_can_to_the_center() -> None:
    seen = position(payoff=tops("9s", "2d"), hand=cards("Ah 5d 5c 6c 9h"))
    assert new_player("eager", SEED).choose(seen).is_play


def greedy(seen: Observation) -> str:
    return new_player("greedy", SEED).choose(seen).text


def test_greedy_finds_the_way_to_its_pay_off_card() -> None:
    seen = position(
        payoff=tops("5s", "Jd"),
        hand=cards("9h 9d 3c Qc Qh"),
        side=(piles("4h", "", "", ""),) * 2,
        center=piles("Ac 2d", "", ""),
    )
    assert greedy(seen) == "3c-c1"


def test_greedy_digs_in_a_side_stack_and_saves_its_king() -> None:
    seen = position(
        payoff=tops("5s", "Jd"),
        hand=cards("Kh 9d 9c Qc Qh"),
        side=(piles("4h 3c", "", "", ""),) * 2,
        center=piles("Ac 2d", "", ""),
    )
    assert greedy(seen) == "s1-c1"


def test_greedy_spends_a_king_where_nothing_else_leads_there() -> None:
    seen = position(
        payoff=tops("4s", "Jd"), hand=cards("Kh 9d 9c Qc Qh"), center=piles("Ac 2d", "", "")
    )
    assert greedy(seen) == "Kh-c1"


def test_greedy_does_not_help_the_other_to_play_a_pay_off_card() -> None:
    seen = position(
        payoff=tops("Js", "5d"), hand=cards("4h 9d 9c Qc Qh"), center=piles("Ac 2d 3d", "", "")
    )
    assert seen.legal[0] is Move("4h-c1")
    assert not new_player("greedy", SEED).choose(seen).is_play
    harmless = replace(seen, payoff=tops("Js", "Jd"))
    assert greedy(harmless) == "4h-c1"


def test_greedy_never_gives_up_while_the_search_finds_nothing() -> None:
    hand = cards("2h 2d 2c 2s Kh")
    seen = position(payoff=tops("Qs", "Jd"), hand=hand, center=piles("Ac", "Ad", "Ah"))
    assert greedy(seen) == "2h-c1"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("9h-s1", "Kh-s1"),  # keep Kings
        ("9h-s1", "7h-s1"),  # rather lose a high card
        ("9h-s2", "9h-s1"),  # onto a 10, both can be played
        ("9h-s3", "9h-s1"),  # onto a 9
        ("9h-s1", "9h-s4"),  # do not bury a King
        ("5h-s2", "4h-s2"),  # 4 is on the way from the 3 to the own 5
    ],
)
def test_how_discards_are_rated(better: str, worse: str) -> None:
    seen = position(
        payoff=tops("5s", "Jd"),
        hand=cards("9h 7h Kh 4h 5h"),
        center=piles("Ac 2d 3d", "", ""),
        side=(piles("", "Td", "9d", "Kd"),) * 2,
    )
    assert rate_discard(seen, Move(better)) > rate_discard(seen, Move(worse))


def test_a_useful_card_that_is_there_twice_may_go() -> None:
    seen = position(
        payoff=tops("5s", "Jd"), hand=cards("4h 4h 9c 9d Qs"), center=piles("Ac 2d 3d", "", "")
    )
    single = replace(seen, hand=cards("4h 9h 9c 9d Qs"))
    assert rate_discard(seen, Move("4h-s1")) > rate_discard(single, Move("4h-s1"))


def test_passing_is_rated_too() -> None:
    assert rate_discard(position(), Move("pass")) == 0
