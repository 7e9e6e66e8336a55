"""The conversation at the keyboard, line by line."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from spitemalice.players.analysis.hint import find_hint
from spitemalice.record.codec import parse_record
from spitemalice.record.errors import NotCheckableError
from spitemalice.record.verify import verify_record
from spitemalice.rules.outcome import Reason
from spitemalice.rules.ruleset import PRESETS
from tests.cli.games import SHORT
from tests.cli.support import CALLED
from tests.cli.table import Table, sitting

MOVE = "Your move?"
ONE_GAME = replace(SHORT, match_points=0)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_the_first_lines(table: Table) -> None:
    assert table.lines == [
        "Spite & Malice, rules g4a with payoff_size 4, match_points 5. Players: Ann, Bob.",
        "Type help to hear what you can type, and rules for the rules.",
        "The match is won with 5 points.",
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
    for command in ("rules", "table", "moves", "hint", "undo", "resign", "save", "record", "quit"):
        assert re.search(rf"^{command}\b", text, re.MULTILINE)


def test_the_rules_are_told(table: Table) -> None:
    said = table.type("rules")
    assert said[0] == "Set-up."
    assert "The first player with 5 points or more wins the match." in said


@pytest.mark.parametrize(
    ("called", "found", "program"),
    [
        ("/somewhere/bin/spitemalice", True, "spitemalice"),
        (".venv/bin/spitemalice", False, ".venv/bin/spitemalice"),
        ("a b/spitemalice", False, "'a b/spitemalice'"),
        ("site-packages/spitemalice/__main__.py", True, CALLED),
    ],
)
def test_commands_that_are_told_can_be_called(
    called: str, found: bool, program: str, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = table.path.parent
    monkeypatch.setattr("sys.argv", [called])
    monkeypatch.setenv("PATH", str(where))
    if found:
        (where / "spitemalice").touch(mode=0o755)
    assert table.type(f"save {where}/copy")[1] == f"{program} play --save {where}/copy"


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
        "Game 1. Score: Ann 0, Bob 0. The match is won with 5 points.",
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


def test_hints_come_in_grades_and_begin_anew_after_a_move(table: Table) -> None:
    for _ in range(10):
        grades = [table.type("hint") for _ in range(4)]
        assert [[grade] for grade in find_hint(table.game.observation(0)).grades] == grades[:3]
        assert grades[3] == grades[2]
        first = grades[2][0].split(":")[0].split(", ")[0]
        assert first in map(str, table.game.legal_moves())
        table.type(first)


def test_a_hint_has_a_help_line(table: Table) -> None:
    assert any(
        line.startswith("hint: whether your pay-off card can go") for line in table.type("help")
    )


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
    said, again = table.type(f"save {tmp_path}/my copy")
    assert said == f"A copy is saved in {tmp_path}/my copy. Go on with it by:"
    assert again.endswith(f" play --save '{tmp_path}/my copy'")
    assert (tmp_path / "my copy").read_bytes() == table.path.read_bytes()
    (said,) = table.type(f"save {tmp_path}/none/copy")
    assert said == f"This could not be saved: {tmp_path}/none/copy: No such file or directory."
    for name in ("~nobody at all/copy", "a\0copy"):
        (said,) = table.type(f"save {name}")
        assert said.endswith("copy: this cannot be the name of a file.")
        assert "\0" not in said
    assert not table.session.over


def test_a_copy_in_the_home_folder(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(table.path.parent))
    _, again = table.type("save ~/copy")
    assert again.endswith(f" play --save {table.path.parent}/copy")
    assert (table.path.parent / "copy").read_bytes() == table.path.read_bytes()


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
