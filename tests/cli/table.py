"""A session driven by a script, for tests without a process."""

from dataclasses import dataclass, field
from pathlib import Path

from spitemalice.cli.plain import Disk
from spitemalice.cli.session.saved import dump_sitting, load_sitting
from spitemalice.cli.session.session import Session
from spitemalice.cli.session.sitting import Sitting
from spitemalice.players.simple import GreedyPlayer
from spitemalice.record.codec import parse_record
from spitemalice.record.model import Record
from spitemalice.rules.game import Game
from spitemalice.rules.ruleset import RuleSet
from tests.cli.games import SHORT

SEED = bytes([97]) * 32  # seat 0 starts: Kh 3c Tc Td 7h, pay-off 4d; the other has an Ace there
PLAYER = GreedyPlayer(b"")


def sitting(*levels: str | None, rules: RuleSet = SHORT, seed: bytes | None = SEED) -> Sitting:
    """A new match; the cards of its first game are known."""
    levels = levels or (None, "greedy")
    names = ("Ann", "Bob", "Cid", "Dot")[: len(levels)]
    return Sitting(rules=rules, names=names, levels=levels, secret=bytes(32), chosen_seed=seed)


@dataclass
class Table:
    """A session, all that it has said, and what it has kept in a folder."""

    folder: Path
    sitting: Sitting = field(default_factory=sitting)
    short: bool = False
    lines: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.path = self.folder / "play.json"
        self.records_path = self.folder / "games.jsonl"
        disk = Disk(self.path, self.records_path)
        self.session = Session(self.sitting, disk, short=self.short)
        self.lines += self.session.start()

    @property
    def game(self) -> Game:
        assert self.sitting.game is not None
        return self.sitting.game

    def type(self, *lines: str) -> list[str]:
        """Type lines; what is said to the last of them."""
        said: list[str] = []
        for line in lines:
            said = self.session.answer(line)
            self.lines += said
        return said

    def play(self, moves: int = 100_000) -> None:
        """Make moves that a greedy player would make, through all prompts, to the end."""
        for _ in range(moves):
            if self.session.over:
                return
            if self.session.prompt.endswith("our move?"):
                seen = self.game.observation(self.game.to_move)
                self.type(PLAYER.choose(seen).text)
            else:
                self.type("")

    def saved(self) -> Sitting:
        """What would go on after a kill."""
        return load_sitting(self.path.read_bytes())

    def resumed(self) -> "Table":
        """A session that goes on from what is saved."""
        return Table(self.folder, self.saved(), self.short)

    def is_saved(self) -> bool:
        """Whether nothing would be lost by a kill now."""
        return self.path.read_bytes() == dump_sitting(self.sitting)

    def records(self) -> list[Record]:
        """The finished games that were kept."""
        return [parse_record(line) for line in self.records_path.read_bytes().splitlines()]
