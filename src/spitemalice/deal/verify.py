"""What each party checks: the reveals before the game, the whole deal after it."""

from collections.abc import Sequence

from spitemalice.deal.commitment import FairDeal, client_commitment
from spitemalice.deal.errors import DealError


def check_reveal(game_id: str, seat: int, commitment: bytes, client_seed: str) -> None:
    """Check that a seat reveals the seed that it committed to.

    Raises:
        DealError: It does not.
    """
    if client_commitment(game_id, seat, client_seed) != commitment:
        raise DealError(f"client seed of seat {seat}: does not fit the commitment of that seat")


def check_deal(
    deal: FairDeal,
    *,
    players: int,
    commitment: bytes,
    seed: bytes,
    client_commitments: Sequence[bytes] | None = None,
) -> None:
    """Check a deal against what was published before the cards were dealt.

    Args:
        deal: What was revealed; its `game_id` and `rules_hash` are those of the game played.
        players: The number of seats.
        commitment: What the server published first.
        seed: The game seed that the cards were dealt from.
        client_commitments: What the seats sent, by seat, for those who saw it; a record does not
            hold it.

    Raises:
        DealError: Something does not fit; the message says what.
    """
    _check_count("client_seeds", deal.client_seeds, players)
    if deal.commitment != commitment:
        raise _misfit("commitment", "server_seed, game_id and rules")
    if client_commitments is not None:
        _check_count("client_commitments", client_commitments, players)
        for seat, text in enumerate(deal.client_seeds):
            check_reveal(deal.game_id, seat, client_commitments[seat], text)
    if deal.game_seed != seed:
        raise _misfit("seed", "server_seed, client_seeds, game_id and rules")


def _check_count(what: str, found: Sequence[object], players: int) -> None:
    """Refuse a list that does not have one entry a seat."""
    if len(found) != players:
        raise DealError(f"{what}: {len(found)} for {players} players; allowed: one a seat")


def _misfit(what: str, source: str) -> DealError:
    """The error of a hash that does not come out of what was revealed."""
    return DealError(f"{what}: is not what {source} give")
