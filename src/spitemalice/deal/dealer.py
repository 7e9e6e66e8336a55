"""The server's side of `sm-deal/1`, step by step and without any I/O."""

from collections.abc import Container
from enum import StrEnum

from spitemalice.deal.commitment import FairDeal, server_commitment
from spitemalice.deal.errors import DealError, check_players, check_seat, checked_bytes
from spitemalice.deal.seeds import new_seed
from spitemalice.deal.verify import check_reveal


class Stage(StrEnum):
    """What a dealer waits for."""

    COMMIT = "commit"  # the seats' commitments
    REVEAL = "reveal"  # the seats' seeds
    DONE = "done"  # nothing


class Dealer:
    """Collects what the seats say, refuses what comes at the wrong time, and makes the deal.

    1. Publish `commitment`.
    2. Hand each seat's commitment to `commit`.
    3. When all are in, show everybody what `show` answers.
    4. Hand each seat's seed to `reveal`, which checks it.
    5. `deal` answers the finished deal.

    Given the same server seed and the same calls, a dealer comes out the same, so a server can
    rebuild one from its log. What is to happen with a seat that stays silent is not settled here.

    Args:
        game_id: The text that names the game. No two games of a server should share one.
        rules_hash: SHA-256 of the rules, 32 bytes.
        players: The number of seats, 2 to 4.
        server_seed: 32 bytes; drawn from the operating system if not given.

    Raises:
        DealError: A part is not what the protocol allows.
    """

    def __init__(
        self, game_id: str, rules_hash: bytes, players: int, server_seed: bytes | None = None
    ) -> None:
        check_players(players)
        self.game_id = game_id
        self.rules_hash = rules_hash
        self.players = players
        self._server_seed = new_seed() if server_seed is None else server_seed
        self.commitment = server_commitment(game_id, rules_hash, self._server_seed)
        self._commitments: dict[int, bytes] = {}
        self._seeds: dict[int, str] = {}
        self._shown = False

    @property
    def stage(self) -> Stage:
        """What the dealer waits for; `show` leads from the first stage to the second."""
        if not self._shown:
            return Stage.COMMIT
        return Stage.REVEAL if self.awaited else Stage.DONE

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that have not yet sent what this stage asks for."""
        received = self._seeds if self._shown else self._commitments
        return self._seats_outside(received)

    def commit(self, seat: int, commitment: bytes) -> None:
        """Take a seat's commitment.

        Raises:
            DealError: No such seat, it has committed before, the commitments have been shown
                already, or this is no hash.
        """
        check_seat(seat, range(self.players))
        if seat in self._commitments:
            raise DealError(f"seat {seat}: has committed already")
        self._commitments[seat] = checked_bytes(commitment, f"commitment of seat {seat}")

    def show(self) -> tuple[bytes, ...]:
        """The commitments by seat, for everybody to see. From now on seeds are taken.

        Raises:
            DealError: Some seat has not committed yet.
        """
        if missing := self._seats_outside(self._commitments):
            raise DealError(f"commitments: none yet from {_listed(missing)}")
        self._shown = True
        return tuple(self._commitments[seat] for seat in range(self.players))

    def reveal(self, seat: int, client_seed: str) -> None:
        """Take a seat's seed; a refused one changes nothing.

        Raises:
            DealError: No such seat, it has revealed before, the commitments have not been shown,
                or the seed is not the one that the seat committed to.
        """
        check_seat(seat, range(self.players))
        if not self._shown:
            raise DealError(f"seat {seat}: seeds are taken when all commitments have been shown")
        if seat in self._seeds:
            raise DealError(f"seat {seat}: has revealed its seed already")
        check_reveal(self.game_id, seat, self._commitments[seat], client_seed)
        self._seeds[seat] = client_seed

    def deal(self) -> FairDeal:
        """The finished deal, a secret of the server until the game ends.

        Raises:
            DealError: It is not finished.
        """
        if missing := self._seats_outside(self._seeds):
            raise DealError(f"client seeds: none yet from {_listed(missing)}")
        return FairDeal(
            game_id=self.game_id,
            rules_hash=self.rules_hash,
            server_seed=self._server_seed,
            client_seeds=tuple(self._seeds[seat] for seat in range(self.players)),
        )

    def _seats_outside(self, received: Container[int]) -> tuple[int, ...]:
        """The seats from which nothing has been received."""
        return tuple(seat for seat in range(self.players) if seat not in received)


def _listed(seats: tuple[int, ...]) -> str:
    """Seats for a message."""
    return ", ".join(f"seat {seat}" for seat in seats)
