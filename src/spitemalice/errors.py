"""What every error of this package is, and how its message shows a faulty value."""

import json
import reprlib
from collections.abc import Iterable

SHOWN_TEXT = 72  # characters of a faulty text that a message repeats: a whole hash, with room
SHOWN_ALL = 400  # characters of anything, lists in lists included
SHOWN_BITS = 64  # longer integers are described, not written out


class SpiteMaliceError(Exception):
    """Everything that this package refuses on purpose; the message is one clear line."""


class _Shown(reprlib.Repr):
    """Values as JSON writes them, cut to a length that fits on a line, always ASCII."""

    def repr_str(self, x: str, level: int) -> str:
        return json.dumps(x[:SHOWN_TEXT]) + ("..." if len(x) > SHOWN_TEXT else "")

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if x.bit_length() <= SHOWN_BITS else f"an integer of {x.bit_length()} bits"

    def repr_bool(self, x: bool, level: int) -> str:
        return "true" if x else "false"

    def repr_instance(self, x: object, level: int) -> str:
        if isinstance(x, str):  # such as a `Reason`
            return self.repr_str(str(x), level)
        return super().repr_instance(x, level)

    def repr_NoneType(self, x: None, level: int) -> str:
        return "null"


_SHOWN = _Shown()


def shown(value: object) -> str:
    """A value for an error message: written as in JSON, short whatever its size."""
    text = _SHOWN.repr(value)
    return text if len(text) <= SHOWN_ALL else f"{text[:SHOWN_ALL]}..."


def listed(values: Iterable[object]) -> str:
    """Allowed values for an error message, parted by commas."""
    return ", ".join(map(shown, values))
