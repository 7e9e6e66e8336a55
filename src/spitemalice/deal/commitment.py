"""The hashes of `sm-deal/1`, by which nobody can choose a deal, and a whole deal at its end."""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from spitemalice.deal.errors import (
    check_players,
    check_seat,
    checked_bytes,
    checked_client_seed,
    checked_text,
)

PROTOCOL = "sm-deal/1"


def tagged_hash(tag: str, *parts: bytes) -> bytes:
    """SHA-256 over a tag and parts, each led by its length, so that no two lists hash alike.

    Args:
        tag: What the hash is for, so that one made for one purpose never serves another.
        parts: The bytes to hash, in order.
    """
    digest = hashlib.sha256()
    for part in (tag.encode(), *parts):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()


def server_commitment(game_id: str, rules_hash: bytes, server_seed: bytes) -> bytes:
    """What the server publishes before any seat has said anything.

    Raises:
        DealError: A part is not what the protocol allows.
    """
    return tagged_hash(
        "sm1/server",
        checked_text(game_id, "game_id"),
        checked_bytes(rules_hash, "rules_hash"),
        checked_bytes(server_seed, "server_seed"),
    )


def client_commitment(game_id: str, seat: int, client_seed: str) -> bytes:
    """What a seat sends before it sees the others' seeds. The seat number bars copies.

    Raises:
        DealError: A part is not what the protocol allows.
    """
    check_seat(seat)
    return tagged_hash(
        "sm1/client",
        checked_text(game_id, "game_id"),
        bytes([seat]),
        checked_client_seed(client_seed, seat),
    )


def transcript(
    game_id: str,
    rules_hash: bytes,
    commitment: bytes,
    client_commitments: Sequence[bytes],
    client_seeds: Sequence[str],
) -> bytes:
    """The hash of all that the parties have said, in the order of the seats.

    Raises:
        DealError: A part is not what the protocol allows.
    """
    return tagged_hash(
        "sm1/transcript",
        checked_text(game_id, "game_id"),
        checked_bytes(rules_hash, "rules_hash"),
        checked_bytes(commitment, "commitment"),
        *(checked_bytes(c, f"commitment of seat {i}") for i, c in enumerate(client_commitments)),
        *(checked_client_seed(text, seat) for seat, text in enumerate(client_seeds)),
    )


def game_seed(server_seed: bytes, transcript: bytes) -> bytes:
    """The seed of the game: HMAC-SHA256 of the transcript with the server's seed as the key.

    Raises:
        DealError: A part is not 32 bytes.
    """
    key = checked_bytes(server_seed, "server_seed")
    return hmac.digest(key, checked_bytes(transcript, "transcript"), "sha256")


@dataclass(frozen=True, kw_only=True)
class FairDeal:
    """All that went into the seed of one game, as it is revealed when the game has ended.

    Its `repr` shows no seed: while the game runs they are secrets.

    Attributes:
        game_id: The text that names the game.
        rules_hash: SHA-256 of the rules, `RuleSet.digest()`.
        server_seed: The server's 32 bytes.
        client_seeds: The seats' texts, 0 to 64 bytes of UTF-8 each, by seat.

    Raises:
        DealError: A part is not what the protocol allows.
    """

    game_id: str
    rules_hash: bytes
    server_seed: bytes = field(repr=False)
    client_seeds: tuple[str, ...] = field(repr=False)

    def __post_init__(self) -> None:
        """Derive everything once, so that a deal that exists is known to be sound."""
        check_players(len(self.client_seeds))
        _ = self.game_seed

    @cached_property
    def commitment(self) -> bytes:
        """What the server published first."""
        return server_commitment(self.game_id, self.rules_hash, self.server_seed)

    @cached_property
    def client_commitments(self) -> tuple[bytes, ...]:
        """What the seats sent, by seat."""
        return tuple(
            client_commitment(self.game_id, seat, text)
            for seat, text in enumerate(self.client_seeds)
        )

    @cached_property
    def game_seed(self) -> bytes:
        """The seed from which every card of the game is drawn."""
        said = transcript(
            self.game_id,
            self.rules_hash,
            self.commitment,
            self.client_commitments,
            self.client_seeds,
        )
        return game_seed(self.server_seed, said)
