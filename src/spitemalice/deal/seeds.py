"""Where seeds come from: the operating system's generator, or a text that names one."""

import re

from spitemalice.deal.errors import CLIENT_SEED_SIZE, SEED_SIZE, DealError, checked_text
from spitemalice.errors import shown

CLIENT_RANDOM_SIZE = 16  # random bytes, written as hex digits, in a seat's seed
_HEX_DIGITS = 2 * SEED_SIZE
_HEX = re.compile(rf"[0-9a-f]{{{_HEX_DIGITS}}}")


def new_seed() -> bytes:
    """32 random bytes for a game or a server."""
    from secrets import token_bytes  # costly to import, and only whoever deals needs it

    return token_bytes(SEED_SIZE)


def new_client_seed(typed: str = "") -> str:
    """A seat's seed: what the player typed to "cut the cards", and random digits after it.

    Without the digits a short text could be guessed from its commitment.

    Args:
        typed: Up to 31 bytes of UTF-8; may be empty.

    Raises:
        DealError: The text is too long, or cannot be written as UTF-8.
    """
    from secrets import token_hex

    room = CLIENT_SEED_SIZE - 2 * CLIENT_RANDOM_SIZE - 1
    size = len(checked_text(typed, "typed text"))
    if size > room:
        raise DealError(f"typed text: {size} bytes of UTF-8; allowed: {room}")
    digits = token_hex(CLIENT_RANDOM_SIZE)
    return f"{typed} {digits}" if typed else digits


def parse_hex(text: object, what: str) -> bytes:
    """The 32 bytes that a text of 64 lower-case hex digits stands for.

    Args:
        text: What was found; anything but such a text is refused.
        what: The name to be used in the message.

    Raises:
        DealError: It is no such text.
    """
    if not isinstance(text, str):
        raise _refuse(what, text, "is not allowed")
    if len(text) != _HEX_DIGITS:
        raise _refuse(what, text, f"has {len(text)} characters")
    if not _HEX.fullmatch(text):
        raise _refuse(what, text, "is not allowed")
    return bytes.fromhex(text)


def _refuse(what: str, value: object, fault: str) -> DealError:
    return DealError(f"{what} {shown(value)} {fault}; allowed: {_HEX_DIGITS} lower-case hex digits")
