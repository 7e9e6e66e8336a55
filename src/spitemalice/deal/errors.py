"""What a fair deal refuses, and the checks that its parts share."""

from spitemalice.errors import SpiteMaliceError, shown

SEED_SIZE = 32  # bytes of a seed and of every hash
CLIENT_SEED_SIZE = 64  # bytes of UTF-8, at most
SEATS = range(4)
PLAYERS = range(2, 5)


class DealError(SpiteMaliceError, ValueError):
    """A part of a fair deal that cannot be, or does not fit the others."""


def checked_bytes(value: object, what: str) -> bytes:
    """`value` if it is 32 bytes.

    Raises:
        DealError: It is not; `what` names it.
    """
    if not isinstance(value, bytes) or len(value) != SEED_SIZE:
        size = f"{len(value)} bytes" if isinstance(value, bytes) else type(value).__name__
        raise DealError(f"{what}: {size}; allowed: {SEED_SIZE} bytes")
    return value


def checked_text(text: str, what: str) -> bytes:
    """A text as UTF-8, as it is: nothing is normalised.

    Raises:
        DealError: It holds a lone surrogate, which UTF-8 cannot write.
    """
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        fault = f"{shown(text[error.start])} at index {error.start} is a lone surrogate"
        raise DealError(f"{what}: {fault}; allowed: whole characters") from None


def checked_client_seed(text: str, seat: int) -> bytes:
    """A seat's seed as UTF-8.

    Raises:
        DealError: It has more than 64 bytes, or cannot be written as UTF-8.
    """
    what = f"client seed of seat {seat}"
    data = checked_text(text, what)
    if len(data) > CLIENT_SEED_SIZE:
        raise DealError(f"{what}: {len(data)} bytes of UTF-8; allowed: {CLIENT_SEED_SIZE}")
    return data


def check_seat(seat: int, seats: range = SEATS) -> None:
    """Refuse what is no seat.

    Raises:
        DealError: `seat` is not among `seats`.
    """
    if seat not in seats:
        raise DealError(f"seat {seat}: no such seat; allowed: 0 to {seats[-1]}")


def check_players(players: int) -> None:
    """Refuse an impossible number of players.

    Raises:
        DealError: There are not 2 to 4.
    """
    if players not in PLAYERS:
        raise DealError(f"number of seats {players}; allowed: {PLAYERS[0]} to {PLAYERS[-1]}")
