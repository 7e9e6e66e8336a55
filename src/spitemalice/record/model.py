"""A game record as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from spitemalice.deal.commitment import FairDeal
from spitemalice.errors import shown
from spitemalice.record.errors import RecordError
from spitemalice.record.strict_json import Json
from spitemalice.rules.game import Game
from spitemalice.rules.outcome import Outcome
from spitemalice.rules.ruleset import RuleSet

__all__ = ["FORMAT", "FairBlock", "Record", "record_of"]

FORMAT: Final = "spitemalice/1"
"""The record format that this package reads and writes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FairBlock:
    """What a record says about how its seed came to be.

    Attributes:
        game_id: The identity of the game that the commitments are bound to.
        commitment: The 32 bytes that the server published first.
        server_seed: The server's 32 secret bytes, None while the game runs.
        client_seeds: The texts that the seats chose, None while the game runs.
        extra: Unknown keys, kept.
    """

    game_id: str
    commitment: bytes
    server_seed: bytes | None = None
    client_seeds: tuple[str, ...] | None = None
    extra: Mapping[str, Json] = field(default_factory=dict)

    @classmethod
    def of(cls, deal: FairDeal, *, revealed: bool = True) -> FairBlock:
        """The block for a fair deal, with its secrets or without."""
        return cls(
            game_id=deal.game_id,
            commitment=deal.commitment,
            server_seed=deal.server_seed if revealed else None,
            client_seeds=deal.client_seeds if revealed else None,
        )

    def deal(self, rules: RuleSet) -> FairDeal | None:
        """The deal of a game with these rules, None while its secrets are kept.

        Raises:
            DealError: A part is not what the protocol allows.
        """
        if self.server_seed is None or self.client_seeds is None:
            return None
        return FairDeal(
            game_id=self.game_id,
            rules_hash=rules.digest(),
            server_seed=self.server_seed,
            client_seeds=self.client_seeds,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One game as it was played. Whether it holds, `verify_record` says.

    Attributes:
        rules: The rule-set.
        players: Display names by seat.
        starter: The seat that starts.
        seed: The 32 bytes of the game seed, None while they are secret.
        turns: One string a turn, its moves parted by one space.
        result: How the game ended, None while it runs.
        fair: How the seed came to be, if that is recorded.
        written_rules: The rules in the form in which they were read, which `dump_record` keeps;
            not compared.
        result_extra: Unknown keys of `result`, kept.
        extra: Unknown keys, kept, `id` and `date` among them.
    """

    rules: RuleSet
    players: tuple[str, ...]
    starter: int
    seed: bytes | None
    turns: tuple[str, ...] = ()
    result: Outcome | None = None
    fair: FairBlock | None = None
    written_rules: Json = field(default=None, compare=False)
    result_extra: Mapping[str, Json] = field(default_factory=dict)
    extra: Mapping[str, Json] = field(default_factory=dict)

    @property
    def given_starter(self) -> int | None:
        """The starter to make a `Game` with: None where the rules decide who starts."""
        return self.starter if self.rules.first == "given" else None


def record_of(
    game: Game,
    players: tuple[str, ...],
    *,
    fair: FairDeal | None = None,
    secret: bool = False,
    extra: Mapping[str, Json] | None = None,
) -> Record:
    """The record of a game as it stands.

    Args:
        game: The game, running or ended.
        players: Display names by seat.
        fair: The deal from which the game's seed was derived.
        secret: Leave out the seed and what it was derived from, as others may see a running
            game. An ended game has no secrets, so there it changes nothing.
        extra: More keys, such as `id` and `date`.

    Raises:
        RecordError: There is not one name a seat, or the game was not dealt by `fair`.
    """
    if len(players) != game.rules.players:
        raise RecordError(f"{len(players)} names are not allowed; allowed: {game.rules.players}")
    if fair is not None and fair.game_seed != game.seed:
        raise RecordError(f"the deal of {shown(fair.game_id)} gives another seed than the game has")
    hidden = secret and not game.over
    return Record(
        rules=game.rules,
        players=players,
        starter=game.starter,
        seed=None if hidden else game.seed,
        turns=tuple(game.turns()),
        result=game.outcome,
        fair=None if fair is None else FairBlock.of(fair, revealed=not hidden),
        extra=dict(extra or {}),
    )
