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
    parser.add_argument("--plain", action="store_true", help="play in lines of text (the default)")
    parser.add_argument("--two", action="store_true", help="two people at this keyboard")
    parser.add_argument(
        "--level",
        metavar="LEVEL",
        help="how the computer plays: random, eager or greedy (the default)",
    )
    parser.add_argument("--rules", metavar="RULES", help=RULES_HELP)
    parser.add_argument(
        "--match",
        metavar="POINTS",
        help="the points that win the match, 1 to 1000, or 'single' for a single game",
    )
    parser.add_argument(
        "--name",
        metavar="NAME",
        action="append",
        help="your name; once more for the second person",
    )
    parser.add_argument(
        "--short", action="store_true", help="cards and moves in short, 7h for the 7 of hearts"
    )
    parser.add_argument(
        "--new", action="store_true", help="start anew; a game under way is put aside"
    )
    parser.add_argument("--save", metavar="FILE", help="keep the game in FILE")
    parser.add_argument(
        "--seed",
        metavar="HEX",
        help="deal from this seed, 64 hex digits: the same cards again, no fair random deal",
    )


def _add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="records; - is standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object a record")


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="records; - is standard input")
    parser.add_argument(
        "--game",
        metavar="K",
        type=int,
        default=1,
        help="the line of the file, from 1; -1 is the last (default: 1)",
    )
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
        help="who plays, one level for all or one a seat, parted by commas: random, eager (the "
        "default) or greedy",
    )
    parser.add_argument(
        "--out", metavar="FILE", required=True, help="where the records go; - is standard output"
    )
    parser.add_argument("--json", action="store_true", help="print a summary as JSON")


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
    "play": (_add_play, "Play in the terminal"),
    "verify": (_add_verify, "Check that game records hold"),
    "replay": (_add_replay, "Draw the table of a recorded game"),
    "simulate": (_add_simulate, "Write records of games between simple players"),
    "rules": (_add_rules, "Explain a rule-set in words"),
    "info": (_add_info, "Say what is installed and where things are kept"),
    "bench": (_add_bench, "Measure the speed of the rules"),
}
"""Each command's arguments and what it does."""
