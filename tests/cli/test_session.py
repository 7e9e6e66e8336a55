"""The conversation at the keyboard, line by line."""

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from spitemalice.cli.session.desk import HIDE
from spitemalice.deal.commitment import server_commitment
from spitemalice.record.codec import parse_record
from spitemalice.record.errors import NotCheckableError
from spitemalice.record.verify import verify_record
from spitemalice.rules.outcome import Reason
from spitemalice.rules.ruleset import PRESETS, RuleSet
from tests.cli.games import SHORT
from tests.cli.table import Table, sitting

MOVE = "Your move?"
CUT = "Cut the cards: type anything, or just press enter."
ONE_GAME = replace(SHORT, match_points=0)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_the_first_lines(table: Table) -> None:
    assert table.lines == [
        "Spite & Malice, rules g4a with payoff_size 4, match_points 5. Players: Ann, Bob.",
        "Type help to hear what you can type.",
        "Game 1.",
        "The cards come from a seed that a player chose, not a fair random deal.",
        "Pay-off cards: your 4 of diamonds (4d), Bob's Ace of hearts (Ah). You start.",
        "You draw 5 cards.",
        "Bob draws 5 cards.",
        "Your turn, number 1.",
        "The center needs: c1 Ace, c2 Ace, c3 Ace.",
        "Your side stacks: empty.",
        "Bob's pay-off card: Ace of hearts (Ah), 4 left.",
        "Your pay-off card: 4 of diamonds (4d), 4 left.",
        "Your hand: King of hearts (Kh), 3 of clubs (3c), 10 of clubs (Tc), 10 of diamonds (Td), "
        "7 of hearts (7h).",
    ]
    assert table.session.prompt == MOVE
    assert table.is_saved()


def test_a_move_is_told_with_what_it_changes(table: Table) -> None:
    assert table.type("kh c2") == [
        "You play King of hearts (Kh) to center stack 2.",
        "The center needs: c1 Ace, c2 2, c3 Ace.",
        "Your hand: 3 of clubs (3c), 10 of clubs (Tc), 10 of diamonds (Td), 7 of hearts (7h).",
    ]
    assert table.is_saved()


def test_a_discard_hands_the_turn_over_and_the_answer_is_told_in_words(table: Table) -> None:
    said = table.type("7h-s1")
    assert said[0] == "You discard 7 of hearts (7h) on side stack 1."
    assert said[1] == "Bob plays pay-off card Ace of hearts (Ah) to center stack 1."
    assert re.fullmatch(r"Bob's next pay-off card: .*, 3 left\.", said[2])
    assert "Your turn, number 3." in said
    assert table.is_saved()


def test_short_lines(tmp_path: Path) -> None:
    table = Table(tmp_path, short=True)
    assert "Your hand: Kh, 3c, Tc, Td, 7h." in table.lines
    assert table.type("moves")[0] == "1: Kh-c1"
    said = table.type("7h-s1")
    assert said[:2] == ["You: 7h-s1.", "Bob: p-c1 (Ah)."]
    assert all(len(line) < 80 for line in said)


@pytest.mark.parametrize("word", ["help", "HELP", "?"])
def test_help_names_every_command(table: Table, word: str) -> None:
    text = "\n".join(table.type(word))
    for command in ("table", "moves", "hint", "undo", "resign", "save", "record", "quit"):
        assert re.search(rf"^{command}\b", text, re.MULTILINE)


@pytest.mark.parametrize("word", ["moves", "list"])
def test_the_list_of_moves(table: Table, word: str) -> None:
    said = table.type(word)
    assert len(said) == len(table.game.legal_moves())
    assert said[0] == "1: Kh-c1, King of hearts (Kh) to center stack 1."
    assert said[-1] == "23: 7h-s4, 7 of hearts (7h) on side stack 4."


def test_moves_from_piles_are_listed_with_their_cards(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(None, "random"))
    table.type("Kh-s1")
    seen = table.game.observation(0)
    assert seen.legal[0].source == "s1"
    for line, move in zip(table.type("moves"), seen.legal, strict=True):
        number, text = line.split(", ", 1)
        assert number.endswith(f": {move}")
        if isinstance(move.source, str):
            assert re.search(r"\((..)\)", text)


def test_the_whole_table(table: Table) -> None:
    said = table.type("table")
    assert said[:5] == [
        "Game 1. Score: Ann 0, Bob 0. The match is won with 5.",
        "Turn 1, your turn.",
        "Center stack 1: empty, needs Ace.",
        "Center stack 2: empty, needs Ace.",
        "Center stack 3: empty, needs Ace.",
    ]
    assert "Stock: 86 cards." in said
    assert "Bob's hand: 5 cards." in said
    table.type("Kh-c1", "3c-s1")
    said = table.type("table")
    assert "Your side stack 1: 3 of clubs (3c)." in said


def test_a_single_game_has_no_score(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(rules=ONE_GAME))
    assert table.type("table")[0] == "A single game."


def test_side_stacks_are_told_from_the_top(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(None, "random"))
    table.type("3c-s1", "7h-s1")
    top_first = "Your side stack 1: 7 of hearts (7h), 3 of clubs (3c), top first."
    assert top_first in table.type("table")


def test_the_table_never_shows_another_hand(table: Table) -> None:
    table.play(6)
    hidden = set(table.game.observation(1).hand) - set(table.game.observation(0).hand)
    shown = "\n".join(table.type("table"))
    seen = table.game.observation(0)
    open_cards = {card for piles in (*seen.side, seen.center) for pile in piles for card in pile}
    open_cards |= {pile.top for pile in seen.payoff if pile.top is not None}
    for card in hidden - open_cards:
        assert f"({card})" not in shown


def test_a_hint_is_a_legal_move_of_the_list(table: Table) -> None:
    for _ in range(10):
        (hint,) = table.type("hint")
        number, text = hint.split(", ")[0].split(": ")
        assert str(table.game.legal_moves()[int(number) - 1]) == text
        table.type(number)


def test_again_tells_what_has_happened_since_the_last_turn(table: Table) -> None:
    assert table.type("again")[0].startswith("Pay-off cards: ")
    said = table.type("7h-s1")
    news = said[1 : said.index("Your turn, number 3.") + 2]
    again = table.type("again")
    assert again == news
    table.type("moves", "Kh-c2")
    assert table.type("again")[: len(news)] == news


def test_an_empty_line_is_answered(table: Table) -> None:
    assert table.type("  ") == ["Type a move, or help."]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("hello", 'move "hello": there is no dash; a move is SOURCE-DEST, such as 7h-c1, or pass.'),
        ("p", 'move "p-c1": center stack 1 needs A or a King, not 4d.'),
        ("t s1", 'move "t s1": it could be 12: Tc-s1; 16: Td-s1; type a number or the whole move.'),
        ("table please", 'move "table please": '),
        ("\x1b[2J", 'move "\\u001b[2J": '),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(
    table: Table, typed: str, answer: str
) -> None:
    (said,) = table.type(typed)
    assert said.startswith(answer)
    assert said.isprintable()
    assert table.game.moves == ()


# Taking back


def test_undo_is_free_until_a_card_is_revealed(table: Table) -> None:
    before = table.type("table")
    table.type("Kh-c1")
    assert table.type("undo")[0] == "Taken back: Kh-c1."
    assert table.game.moves == ()
    assert table.is_saved()
    assert table.type("table") == before
    assert table.type("undo") == ["Nothing to take back: you have not moved in this turn."]
    assert table.type("kh-c3")[0] == "You play King of hearts (Kh) to center stack 3."


def test_a_turn_that_has_ended_stays(table: Table) -> None:
    table.type("7h-s1")
    assert table.type("undo") == ["Nothing to take back: you have not moved in this turn."]


def play_until(table: Table, event: str) -> bool:
    """Play on until a move of the person says `event` in the middle of a turn."""
    while not table.session.over:
        mark = len(table.lines)
        table.play(1)
        said = table.lines[mark:]
        mine = said[: next((i for i, line in enumerate(said) if line.startswith("Bob")), None)]
        if table.session.prompt == MOVE and any(event in line for line in mine[1:]):
            return True
    return False


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ("Your next pay-off card", "it has turned up your next pay-off card"),
        ("You draw 5 cards.", "you have drawn new cards"),
    ],
)
def test_a_revealed_card_stays(tmp_path: Path, event: str, reason: str) -> None:
    rules = replace(PRESETS["g4a"], hand_size=2, match_points=100)
    if event.startswith("Your"):
        rules = PRESETS["g4a"]
    event = event.replace("5", str(rules.hand_size))
    table = Table(tmp_path, sitting(rules=rules))
    assert play_until(table, event)
    made = table.game.moves
    assert table.type("undo") == [f"That cannot be taken back: {reason}."]
    assert table.game.moves == made


# Giving up, saving, leaving


def test_resigning_asks_once(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(rules=ONE_GAME))
    table.type("Resign")
    assert table.session.prompt.startswith("Resign this game? ")
    assert table.type("no") == ["You play on."]
    table.type("resign")
    said = table.type("yes")
    assert said[0] == "Bob wins 4 points: you have resigned."
    assert table.session.over
    (record,) = table.records()
    assert record.result is not None
    assert (record.result.reason, record.result.loser) == (Reason.RESIGNED, 0)
    verify_record(record)


def test_save_says_where_and_makes_copies(table: Table, tmp_path: Path) -> None:
    assert table.type("save") == [f"The match is saved in {table.path}."]
    (said,) = table.type(f"save {tmp_path}/my copy")
    assert said.startswith(f"A copy is saved in {tmp_path}/my copy.")
    assert (tmp_path / "my copy").read_bytes() == table.path.read_bytes()
    (said,) = table.type(f"save {tmp_path}/none/copy")
    assert said == f"This could not be saved: {tmp_path}/none/copy: No such file or directory."
    assert not table.session.over


def test_the_record_so_far_shows_no_secret(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(seed=None))
    table.type("cut")
    (line,) = table.type("record")
    record = parse_record(line)
    with pytest.raises(NotCheckableError):
        verify_record(record)
    assert table.game.seed.hex() not in line


@pytest.mark.parametrize("word", ["quit", "QUIT", " exit "])
def test_leaving(table: Table, word: str) -> None:
    table.type("Kh-c1")
    said = table.type(word)
    assert said == [f"Saved in {table.path}. The next play goes on with it."]
    assert table.session.over
    assert table.is_saved()


def test_leaving_at_other_prompts(tmp_path: Path) -> None:
    table = Table(tmp_path / "a", sitting(seed=None))
    table.type("quit")  # instead of a cut
    assert table.session.over
    table = Table(tmp_path / "b")
    table.type("resign", "quit")
    assert table.session.over
    assert not table.game.over


def test_a_keyboard_that_is_gone(table: Table) -> None:
    assert table.session.leave() == [f"Saved in {table.path}. The next play goes on with it."]
    assert table.session.over


def test_a_disk_that_fails_is_told_and_play_goes_on(table: Table) -> None:
    table.path.unlink()
    table.path.mkdir()
    said = table.type("Kh-c1")
    assert said[0] == f"This could not be saved: {table.path}: Is a directory."
    assert said[1].startswith("You play King of hearts")
    assert table.session.leave() == [f"This could not be saved: {table.path}: Is a directory."]


# Going on


def test_a_saved_game_goes_on_with_what_happened_last(table: Table) -> None:
    said = table.type("7h-s1")
    later = table.resumed()
    assert later.lines[2:4] == [
        "The saved game goes on, turn 3.",
        "Game 1. Score: Ann 0, Bob 0. The match is won with 5.",
    ]
    assert later.lines[4:] == said[1:]
    assert later.game.moves == table.game.moves


def test_a_game_saved_in_mid_turn_goes_on_there(table: Table) -> None:
    table.type("Kh-c1")
    later = table.resumed()
    assert later.type("undo")[0] == "Taken back: Kh-c1."
    assert later.lines.count("The saved game goes on, turn 1.") == 1


def test_a_resumed_match_is_the_same_match(tmp_path: Path) -> None:
    whole = Table(tmp_path / "whole")
    whole.play()
    parts = Table(tmp_path / "parts")
    while not parts.session.over:
        parts.play(5)
        if not parts.session.over:
            parts = parts.resumed()
    assert [r.turns for r in parts.records()] == [r.turns for r in whole.records()]


# Whole matches


def test_a_match_to_its_end(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.play()
    games = table.records()
    assert len(games) == len(table.sitting.finished) > 1
    for record in games:
        verify_record(record)
        assert record.extra["deal"].startswith("from a seed")  # type: ignore[union-attr]
    assert games[0].seed == table.sitting.chosen_seed
    assert len({record.seed for record in games}) == len(games)
    winner = table.sitting.match.winner
    assert winner is not None
    assert table.lines[-1] == ("You win the match." if winner == 0 else "Bob wins the match.")
    assert f"Game {len(games)}." in table.lines
    assert table.saved().match.over


def test_a_fair_deal_is_committed_to_before_the_cut_and_proved_at_the_end(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(rules=ONE_GAME, seed=None))
    assert table.session.prompt == CUT
    commitment = bytes.fromhex(table.lines[-1])
    table.type("  my cut  ")
    table.play()
    (record,) = table.records()
    verify_record(record)
    fair = record.fair
    assert fair is not None
    assert fair.client_seeds is not None
    assert fair.server_seed is not None
    assert fair.client_seeds[0].startswith("  my cut   ")
    assert fair.commitment == commitment
    assert server_commitment(fair.game_id, ONE_GAME.digest(), fair.server_seed) == commitment
    assert record.extra["id"] == fair.game_id
    assert record.extra["levels"] == [None, "greedy"]


def test_what_the_proof_can_and_cannot_do_is_said_once(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(seed=None))
    table.type("", "resign", "yes", "", "")
    text = "\n".join(table.lines)
    assert text.count("will prove that neither has chosen the cards") == 1
    assert text.count("cannot prove that the program did not look") == 1
    assert text.count("commits to it:") == len(table.sitting.finished) + 1


def test_a_cut_that_is_too_long_is_asked_for_again(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(seed=None))
    (said,) = table.type("x" * 100)
    assert "100 bytes of UTF-8, at most 31 allowed" in said
    assert table.session.prompt == CUT
    table.type("")
    assert table.session.prompt == MOVE


def test_no_two_deals_are_alike(tmp_path: Path) -> None:
    seeds = set()
    for number in range(3):
        table = Table(tmp_path / str(number), sitting(seed=None))
        table.type("the same cut")
        seeds.add(table.game.seed)
    assert len(seeds) == 3


def test_records_that_a_kill_has_left_are_kept_later_once(tmp_path: Path) -> None:
    table = Table(tmp_path)
    while not table.sitting.finished:
        table.play(1)
    whole = table.records_path.read_bytes()
    for left in (b"", whole):  # killed before the record was added, and after
        table.records_path.write_bytes(left)
        table.sitting.kept = 0
        table.session.leave()
        later = table.resumed()
        assert later.records_path.read_bytes() == whole
        assert later.saved().kept == 1


def test_a_record_that_cannot_be_kept_stays_in_the_match(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.records_path.mkdir()
    while not table.sitting.finished:
        table.play(1)
    text = f"The record could not be kept: {table.records_path}: Is a directory."
    assert text in table.lines
    assert table.saved().kept == 0
    table.records_path.rmdir()
    table.play()
    assert len(table.records()) == len(table.sitting.finished)


def test_a_draw_is_told(tmp_path: Path) -> None:
    rules = RuleSet(match_points=0)
    table = Table(tmp_path, sitting(None, "random", rules=rules))
    while not table.session.over:
        table.type(str(len(table.game.legal_moves())))  # the last of the list is a discard
    assert "The game is a draw: the stock is exhausted." in table.lines
    assert not any("match." in line for line in table.lines[-3:])


# More people


def test_two_people_never_see_each_other_s_hand(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(None, None))
    assert table.lines[-1] == HIDE
    assert table.session.prompt == "Ann, press Enter when only you can see the screen."
    for _ in range(30):
        said = table.type("")
        game, seat = table.game, table.game.to_move
        hand = ", ".join(f"({card})" for card in game.observation(seat).hand)
        shown = re.sub(r"[^,()]*(\(..\))", r"\1", said[-1].removeprefix("Your hand:"))
        assert shown.rstrip(".").replace(" ", "") == hand.replace(" ", "")
        name = ("Ann", "Bob")[seat]
        assert table.session.prompt == f"{name}, your move?"
        card = game.observation(seat).hand[-1]
        said = table.type(f"{card}-s1")
        if table.session.prompt.endswith("next game, or type quit."):
            break
        assert said[-1] == HIDE
        assert not any(line.startswith("Your hand") for line in said)


def test_two_people_are_told_each_other_s_moves(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(None, None))
    table.type("", "Kh-c1", "7h-s2")
    said = table.type("")
    assert "Ann plays King of hearts (Kh) to center stack 1." in said
    assert "Ann discards 7 of hearts (7h) on side stack 2." in said


def test_both_people_cut(tmp_path: Path) -> None:
    table = Table(tmp_path, sitting(None, None, rules=ONE_GAME, seed=None))
    assert table.session.prompt == "Ann, cut the cards: type anything, or just press Enter."
    table.type("a")
    assert table.session.prompt == "Bob, cut the cards: type anything, or just press Enter."
    table.type("b", "")
    table.play()
    (record,) = table.records()
    verify_record(record)
    assert record.fair is not None
    assert [seed[:2] for seed in record.fair.client_seeds or ()] == ["a ", "b "]
    assert any(re.match(r"(Ann|Bob) wins \d+ points?: (Ann|Bob)'s", line) for line in table.lines)


@pytest.mark.parametrize("levels", [(None, "greedy", "eager"), (None, None, "random", "greedy")])
def test_three_and_four_players(tmp_path: Path, levels: tuple[str | None, ...]) -> None:
    rules = RuleSet(players=len(levels), payoff_size=3, match_points=5)
    table = Table(tmp_path, sitting(*levels, rules=rules))
    table.play()
    assert table.session.over
    for record in table.records():
        verify_record(record)


def test_the_match_says_who_starts_where_the_rules_want_that(tmp_path: Path) -> None:
    rules = replace(SHORT, first="given")
    table = Table(tmp_path, sitting(rules=rules))
    table.play()
    games = table.records()
    assert games[0].starter == 0
    for before, after in pairwise(games):
        assert before.result is not None
        assert after.starter == 1 - (before.result.winner or 0)


def test_rules_without_refill_let_one_pass(tmp_path: Path) -> None:
    rules = RuleSet(refill="turn_start", hand_size=1, payoff_size=2, match_points=0)
    table = Table(tmp_path, sitting(rules=rules))
    table.play()
    assert table.session.over
