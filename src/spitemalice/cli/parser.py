"""The commands and their options. Nothing of the game is imported to read a command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final, NoReturn

from spitemalice import __version__
from spitemalice.cli.errors import CommandError

__all__ = ["COMMANDS", "make_parser"]

RULES_HELP: Final = (
    "a preset's name, or a JSON object with the options that differ from g4a (default: g4a)"
)
JSON_HELP: Final = "print JSON"
LEVELS: Final = "beginner, easy, medium, hard, expert, master"


class Parser(argparse.ArgumentParser):
    """A parser whose errors are raised, to be told in one line like all others."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 (argparse passes them on)
        super().__init__(allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        raise CommandError(f"{_place(self.prog)}{message}; see {self.prog} --help")


def make_parser() -> argparse.ArgumentParser:
    """The parser of the whole command line; `command` is the name of the command found."""
    parser = Parser(
        prog="spitemalice",
        description="Spite & Malice: play it, and check, replay, make and measure its games.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (add_arguments, about) in COMMANDS.items():
        add_arguments(commands.add_parser(name, help=about, description=f"{about}."))
    return parser


def _place(program: str) -> str:
    """The command that a message is about; empty for the program itself."""
    command = program.partition(" ")[2]
    return f"{command}: " if command else ""


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port",
        metavar="N",
        type=int,
        help="where the browser finds the game, 0 for any port that is free (default: 8128)",
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="open no browser, only print the address"
    )
    _add_plain(
        parser.add_argument_group(
            "in the terminal", "The game in lines of text; each of these options chooses it."
        )
    )


def _add_plain(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--plain", action="store_true", help="play in the terminal")
    group.add_argument("--two", action="store_true", help="two people at this keyboard")
    group.add_argument(
        "--level",
        metavar="LEVEL",
        help=f"how the computer plays: {LEVELS} (default: medium), or one of the simple players",
    )
    group.add_argument("--rules", metavar="RULES", help=RULES_HELP)
    group.add_argument(
        "--match",
        metavar="POINTS",
        help="the points that win the match, 1 to 1000, or 'single' for a single game",
    )
    group.add_argument(
        "--name",
        metavar="NAME",
        action="append",
        help="your name; once more for the second person",
    )
    group.add_argument(
        "--short", action="store_true", help="cards and moves in short, 7h for the 7 of hearts"
    )
    group.add_argument(
        "--new", action="store_true", help="start anew; a game under way is put aside"
    )
    group.add_argument("--save", metavar="FILE", help="keep the game in FILE")
    group.add_argument(
        "--seed",
        metavar="HEX",
        help="deal from this seed, 64 hex digits: the same cards again, no fair random deal",
    )


def _add_export_pwa(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder", metavar="DIR", help="a folder that is new, empty or of an earlier export"
    )
    parser.add_argument("--json", action="store_true", help=JSON_HELP)


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="records; - is standard input")
    parser.add_argument(
        "--players",
        action="store_true",
        help="run the computer players' moves again, each from what its seat saw",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a record")


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="records; - is standard input")
    parser.add_argument(
        "--game",
        metavar="K",
        type=int,
        default=1,
        help="the line of the file, from 1; -1 is the last (default: 1)",
    )


def _add_review(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    parser.add_argument(
        "--plot", metavar="FILE", help="draw the chances into FILE, which ends in .svg or .png"
    )
    parser.add_argument("--json", action="store_true", help=JSON_HELP)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    _add_game(parser)
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--turn", metavar="N", type=int, help="after this turn, 0 is the deal (default: the last)"
    )
    which.add_argument("--all", action="store_true", help="after every turn")
    parser.add_argument(
        "--seat", metavar="N", type=int, help="show only what this seat could see, 0 is the first"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a table")


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", metavar="N", type=int, required=True, help="how many games")
    parser.add_argument("--rules", metavar="RULES", default="g4a", help=RULES_HELP)
    parser.add_argument(
        "--seed",
        metavar="S",
        default="0",
        help="any text: the same gives the same games (default: 0)",
    )
    parser.add_argument(
        "--players",
        metavar="LEVELS",
        default="eager",
        help=f"one level for all or one a seat, parted by commas: {LEVELS}, greedy … (eager)",
    )
    parser.add_argument(
        "--out", metavar="FILE", required=True, help="where the records go; - is standard output"
    )
    parser.add_argument("--json", action="store_true", help="print a summary as JSON")


def _add_arena(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "players",
        nargs="+",
        metavar="PLAYER",
        help="two or more players: a level's name, or exec:COMMAND for a bot",
    )
    how_many = parser.add_mutually_exclusive_group()
    how_many.add_argument(
        "--pairs",
        metavar="N",
        type=int,
        help="how many deals each two play, each deal twice with the seats swapped (100)",
    )
    how_many.add_argument("--games", metavar="N", type=int, help="the same, counted in games")
    parser.add_argument("--rules", metavar="RULES", default="g4a", help=f"{RULES_HELP} (g4a)")
    parser.add_argument(
        "--seed", metavar="S", default="0", help="any text: the same gives the same deals (0)"
    )
    parser.add_argument(
        "--match", action="store_true", help="play whole matches instead of single games"
    )
    parser.add_argument(
        "--sprt",
        metavar=("ELO0", "ELO1"),
        nargs=2,
        type=float,
        help="stop as soon as it is settled which of two strengths A has against B",
    )
    parser.add_argument(
        "--aivat", action="store_true", help="work out the luck of the cards, and take it off"
    )
    parser.add_argument(
        "--ms", metavar="MS", type=float, help="milliseconds for a move (a bot's default: 1000)"
    )
    parser.add_argument("--nodes", metavar="N", type=int, help="nodes for a move of a level")
    parser.add_argument(
        "--workers", metavar="N", type=int, help="how many processes play (one for each core)"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; 'local' starts one here"
    )
    parser.add_argument(
        "--out", metavar="FILE", help="where the records go; what it holds is not played again"
    )
    parser.add_argument("--log", metavar="FILE", help="where the standard error of bots goes")
    parser.add_argument("--plot", metavar="FILE", help="draw a chart, an .svg or a .png")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")


def _add_train(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="?",
        choices=("value", "chance", "rules"),
        default="value",
        metavar="WHAT",
        help="value: what a turn's end is worth (the default); chance: how likely a win is; "
        "rules: the hand-set priorities",
    )
    parser.add_argument(
        "--out", metavar="DIR", required=True, help="a folder, from which a killed run goes on"
    )
    parser.add_argument("--name", metavar="NAME", help="what the weights and their file are called")
    parser.add_argument("--games", metavar="N", type=int, help="games a step")
    parser.add_argument("--iterations", metavar="N", type=int, help="how many steps")
    parser.add_argument("--rules", metavar="RULES", default="g4a", help=f"{RULES_HELP} (g4a)")
    parser.add_argument(
        "--seed", metavar="S", default="0", help="any text: the same gives the same weights (0)"
    )
    _add_learning(parser.add_argument_group("value and chance"))
    parser.add_argument(
        "--pairs",
        metavar="N",
        type=int,
        default=250,
        help="deals of the match at the end against each rival, each played twice (250)",
    )
    parser.add_argument(
        "--workers", metavar="N", type=int, help="how many processes play (one for each core)"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; 'local' starts one here"
    )
    parser.add_argument("--json", action="store_true", help="print a summary as JSON")


def _add_learning(group: argparse._ArgumentGroup) -> None:
    weights = "the name of a player, or a file"
    group.add_argument("--start", metavar="WEIGHTS", help=f"value: where to start from: {weights}")
    group.add_argument(
        "--player", metavar="WEIGHTS", help=f"chance: whose games to learn from: {weights} (expert)"
    )
    group.add_argument(
        "--lambda", metavar="X", type=float, help="value: 1 to learn from results alone (0.8)"
    )
    group.add_argument("--draw", metavar="X", type=float, help="value: what a draw costs (0.3)")
    group.add_argument(
        "--points", metavar="X", type=float, help="value: what a point adds to a win's 0.5 (0.05)"
    )
    group.add_argument(
        "--keep", metavar="X", type=float, help="value: what of earlier steps still counts (0.6)"
    )
    group.add_argument(
        "--population",
        metavar="SHARES",
        help="value: who is met how often (self=65,older=12,rules=12,staller=11)",
    )
    group.add_argument(
        "--ridge", metavar="X", type=float, help="decisions it takes to believe in a value (20)"
    )
    group.add_argument(
        "--nodes", metavar="N", type=int, help="positions of a turn a player looks at (150)"
    )


def _add_bot(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("level", metavar="LEVEL", help="the level that plays")
    parser.add_argument(
        "--seed", metavar="S", default="0", help="any text, from which its own chance comes (0)"
    )
    parser.add_argument("--nodes", metavar="N", type=int, help="nodes for a move")


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rules", nargs="?", default="g4a", metavar="RULES", help=RULES_HELP)
    parser.add_argument("--list", action="store_true", help="list the presets")
    parser.add_argument("--json", action="store_true", help="print all options as JSON")


def _add_info(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=JSON_HELP)


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds",
        metavar="N",
        type=float,
        default=1.0,
        help="how long to measure each figure, in CPU time (default: 1)",
    )
    parser.add_argument("--json", action="store_true", help=JSON_HELP)


COMMANDS: Final[dict[str, tuple[Callable[[argparse.ArgumentParser], None], str]]] = {
    "play": (_add_play, "Play in the browser, or in the terminal"),
    "export-pwa": (_add_export_pwa, "Write the browser game into a folder for any web host"),
    "verify": (_add_verify, "Check that game records hold"),
    "review": (_add_review, "Say what a game's choices cost and what its cards brought"),
    "replay": (_add_replay, "Draw the table of a recorded game"),
    "simulate": (_add_simulate, "Write records of games between simple players"),
    "arena": (_add_arena, "Find out how strong players are"),
    "bot": (_add_bot, "Play as a bot over standard input and output"),
    "train": (_add_train, "Learn the weights of computer players from games"),
    "rules": (_add_rules, "Explain a rule-set in words"),
    "info": (_add_info, "Say what is installed and where things are kept"),
    "bench": (_add_bench, "Measure the speed of the rules"),
}
"""Each command's arguments and what it does."""
