"""A whole short game in words; `python -m tests.cli.transcript` writes it to its file.

Typed lines begin with `> `. Write it anew when the words of `play`, the greedy player or the deal
change on purpose, and read the difference before it is committed.
"""

import tempfile
from pathlib import Path

from spitemalice.cli.parser import make_parser
from spitemalice.cli.seating import new_sitting
from spitemalice.players.simple import GreedyPlayer
from tests.cli.support import CALLED, run
from tests.cli.table import Table

FILE = Path(__file__).with_name("quick.txt")
SEED = "0123456789abcdef" * 4
OPTIONS = (
    *("play", "--rules", "quick", "--match", "single", "--seed", SEED),
    *("--name", "Ann", "--level", "greedy"),
)
TYPED = "> "
HOME = "{home}"

# What a curious person types beside moves, by the number of moves made before
ASIDE = {
    0: ["help", "rules", "table", "undo"],
    4: ["moves"],
    5: ["again", "hint", "p-c9", "resign", "no"],
}


def typed_lines(folder: Path) -> list[str]:
    """What the person types: good moves, and everything else once."""
    table = Table(folder, new_sitting(make_parser().parse_args(OPTIONS)))
    lines: list[str] = []
    person, made = GreedyPlayer(b"Ann"), 0
    while not table.session.over:
        seen = table.game.observation(0)
        typed = [*ASIDE.get(made, []), person.choose(seen).text]
        table.type(*typed)
        lines += typed
        made += 1
    return lines


def play(typed: list[str], home: Path) -> str:
    """What the program prints for it, whatever the names of folder and Python are."""
    done = run(*OPTIONS, home=home, typed="".join(f"{line}\n" for line in typed))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.replace(str(home), HOME).replace(CALLED, "spitemalice")


def woven(typed: list[str], printed: str) -> str:
    """The transcript: each typed line after the line that asked for it."""
    waiting = iter(typed)
    lines = []
    for line in printed.splitlines():
        lines.append(line)
        if line.endswith("?") or line.startswith("Resign this game?"):
            lines.append(TYPED + next(waiting))
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the file."""
    with tempfile.TemporaryDirectory() as folder:
        typed = typed_lines(Path(folder, "drive"))
        FILE.write_text(woven(typed, play(typed, Path(folder))))


if __name__ == "__main__":
    main()
