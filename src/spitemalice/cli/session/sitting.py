"""A match at the keyboard as a value that can be saved: who plays, and the games so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from spitemalice.deal.commitment import FairDeal, tagged_hash
from spitemalice.errors import SpiteMaliceError, shown
from spitemalice.kernel import turn
from spitemalice.players.audit import KEY, level_note, noted_budget, steady_budget
from spitemalice.players.player import OWN_BUDGET, Budget
from spitemalice.record.model import Record, record_of
from spitemalice.record.strict_json import Json
from spitemalice.rules.game import Game
from spitemalice.rules.match import Match
from spitemalice.rules.ruleset import RuleSet

__all__ = ["BadNameError", "Sitting", "check_name"]

LONGEST_NAME: Final = 40
IS_FAST: Final = not str(turn.__file__).endswith(".py")
"""Whether the search is compiled, so that players need no limit in time and can be run again."""


class BadNameError(SpiteMaliceError, ValueError):
    """A name that cannot be shown in a line."""


def check_name(name: str) -> None:
    """Refuse a name that is empty, long, or moves a terminal's cursor.

    Raises:
        BadNameError: It is.
    """
    if not (name.strip() and name.isprintable() and len(name) <= LONGEST_NAME):
        allowed = f"1 to {LONGEST_NAME} printable characters"
        raise BadNameError(f"name {shown(name)} is not allowed; allowed: {allowed}")


@dataclass(slots=True, kw_only=True)
class Sitting:
    """Who plays what, and how far it has come.

    Attributes:
        rules: The rules of every game; their `match_points` are the target.
        names: Display names by seat.
        levels: How the computer plays a seat; None for a person.
        secret: The computer players' own chance, 32 bytes, which decides no card.
        chosen_seed: The seed that the player chose, from which all games are then dealt.
        finished: The records of the games that have ended.
        kept: How many of them have been added to the file of finished games.
        game: The game that is being played.
        deal: How its cards were dealt, None with a chosen seed.
        notes: More keys for its record, such as `id` and `date`.
    """

    rules: RuleSet
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    secret: bytes
    chosen_seed: bytes | None = None
    finished: list[Record] = field(default_factory=list)
    kept: int = 0
    game: Game | None = None
    deal: FairDeal | None = None
    notes: dict[str, Json] = field(default_factory=dict)

    @property
    def match(self) -> Match:
        """The match as far as its games have ended."""
        outcomes = (record.result for record in self.finished)
        return Match(self.rules, tuple(outcome for outcome in outcomes if outcome is not None))

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, level in enumerate(self.levels) if level is None)

    @property
    def begun(self) -> bool:
        """Whether anything has been played that would be a pity to lose."""
        return self.game is not None or bool(self.finished)

    def begin(self, seed: bytes, deal: FairDeal | None, notes: dict[str, Json]) -> Game:
        """Deal the next game of the match."""
        self.game = Game(self.rules, seed, self.match.next_starter)
        self.deal = deal
        self.notes = {**notes, KEY: [self._note(seat) for seat in range(self.rules.players)]}
        return self.game

    def end(self) -> Record:
        """Put the game that has ended among the finished ones."""
        record = self.record()
        self.finished.append(record)
        self.game = self.deal = None
        self.notes = {}
        return record

    def record(self, *, secret: bool = False) -> Record:
        """The record of the game that is being played, with its secrets or without."""
        assert self.game is not None, "there is a game"
        notes = self.notes
        if secret and not self.game.over:  # a player's seed tells what it will overlook
            notes = {**notes, KEY: list(self.levels)}
        return record_of(self.game, self.names, fair=self.deal, secret=secret, extra=notes)

    def dealt_seed(self) -> bytes:
        """The seed of the next game where the player has chosen one for all of them."""
        assert self.chosen_seed is not None, "a seed has been chosen"
        number = len(self.finished)
        if number == 0:
            return self.chosen_seed
        return tagged_hash("spitemalice/next game", self.chosen_seed, number.to_bytes(4, "big"))

    def budget(self, seat: int) -> Budget:
        """What a computer player may spend on a move: as the game's record says.

        A game that an older program has begun says nothing of it.
        """
        levels = self.notes.get(KEY)
        note = levels[seat] if isinstance(levels, list) else None
        return noted_budget(note) if isinstance(note, dict) else OWN_BUDGET

    def _note(self, seat: int) -> Json:
        """What the record says of the player at a seat."""
        level = self.levels[seat]
        if level is None:
            return None
        budget = steady_budget(level) if IS_FAST else OWN_BUDGET
        return level_note(level, self.player_seed(seat), budget)

    def player_seed(self, seat: int) -> bytes:
        """What a computer player's chance in the next or running game comes from."""
        place = len(self.finished).to_bytes(4, "big") + bytes([seat])
        return tagged_hash("spitemalice/player", self.secret, place)
