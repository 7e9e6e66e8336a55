"""Rule-sets: the options of a game as one frozen, validated value."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, Literal

from spitemalice.errors import listed, shown
from spitemalice.kernel.state import State, configure
from spitemalice.rules.errors import RulesError
from spitemalice.rules.presets import DEFAULT_PRESET, PRESET_FIELDS

PACK_SIZE: Final = 52

Fields = dict[str, int | str]
"""Fields of a rule-set: integers, switches (which are integers to Python) and words."""

RANGES: Final[dict[str, tuple[int, int]]] = {
    "players": (2, 4),
    "decks": (1, 5),
    "hand_size": (1, 7),
    "payoff_size": (1, 40),
    "side_stacks": (1, 6),
    "center_stacks": (1, 8),
    "win_bonus": (0, 50),
    "match_points": (0, 1000),
}
"""The least and the greatest value of each number."""

SWITCHES: Final = ("king_as_ace", "king_on_side")
"""The fields that are true or false."""

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "refill": ("emptied", "turn_start"),
    "recycle": ("now", "when_empty"),
    "stock_out": ("short", "empty"),
    "exhausted": ("draw", "fewest_wins"),
    "first": ("high_payoff", "seat0", "random", "given"),
}
"""The values of each word, the default first; the kernel numbers those of `first` in this order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The rules of a game and its match. The defaults are those of `g4a`.

    Attributes:
        players: seats, 2 to 4.
        decks: packs of 52 cards, 1 to 5, enough for all pay-off piles and for two hands a player.
        hand_size: cards of a full hand, 1 to 7.
        payoff_size: cards of a pay-off pile at first, 1 to 40.
        side_stacks: side stacks of each player, 1 to 6.
        center_stacks: center stacks, 1 to 8.
        king_as_ace: whether a King may start an empty center stack.
        king_on_side: whether a King may be discarded; if not, only from
            a hand of nothing but Kings.
        refill: `emptied`: a hand emptied by moves to the center is refilled at once;
            `turn_start`: only at the start of the next own turn.
        recycle: `now`: a completed center stack returns to the stock at once;
            `when_empty`: only when a draw meets an empty stock.
        stock_out: the game is exhausted, `short`: when a card that is due cannot be drawn;
            `empty`: as soon as a draw has emptied the stock.
        exhausted: then the game is a `draw`, or the `fewest_wins`: fewest pay-off cards.
        first: who starts: `high_payoff` (higher top pay-off card), `seat0`, `random` or
            `given` (the match says).
        win_bonus: points added to every win, 0 to 50.
        match_points: points that win the match, 1 to 1000; 0: a single game.

    Raises:
        RulesError: if a value is not allowed, or the packs do not hold enough cards.
    """

    players: int = 2
    decks: int = 2
    hand_size: int = 5
    payoff_size: int = 20
    side_stacks: int = 4
    center_stacks: int = 3
    king_as_ace: bool = True
    king_on_side: bool = True
    refill: Literal["emptied", "turn_start"] = "emptied"
    recycle: Literal["now", "when_empty"] = "now"
    stock_out: Literal["short", "empty"] = "short"
    exhausted: Literal["draw", "fewest_wins"] = "draw"
    first: Literal["high_payoff", "seat0", "random", "given"] = "high_payoff"
    win_bonus: int = 0
    match_points: int = 50

    def __post_init__(self) -> None:
        """Validate every field, then that there are enough cards."""
        for name in FIELDS:
            _check_field(name, getattr(self, name))
        needed, held = self.cards_needed, self.cards
        if needed > held:
            raise RulesError(
                f"rules: {self.players} players with payoff_size {self.payoff_size} and hand_size "
                f"{self.hand_size} need {needed} cards, but decks {self.decks} gives {held}; "
                f"allowed: decks {-(-needed // PACK_SIZE)} or more"
            )

    @property
    def cards(self) -> int:
        """All cards of the game."""
        return PACK_SIZE * self.decks

    @property
    def cards_needed(self) -> int:
        """The fewest cards that these rules can be played with."""
        return self.players * (self.payoff_size + 2 * self.hand_size)

    @property
    def preset(self) -> str | None:
        """The name of the preset that is equal to these rules, if there is one."""
        return next((name for name, rules in PRESETS.items() if rules == self), None)

    @classmethod
    def from_json(cls, value: object) -> "RuleSet":
        """The rule-set of a record: a preset's name, or an object with the fields that differ.

        The object's `preset` says from what they differ; without it, from `g4a`.

        Raises:
            RulesError: if there is no such preset or field, or a value is not allowed.
        """
        if isinstance(value, str):
            return _preset(value)
        if not isinstance(value, Mapping):
            raise RulesError(
                f"rules: {shown(value)} is not allowed; allowed: a preset's name or an object"
            )
        changes: dict[str, Any] = dict(value)
        base = _preset(changes.pop("preset", DEFAULT_PRESET))
        for name in changes:
            if name not in FIELDS:
                allowed = ", ".join(("preset", *FIELDS))
                raise RulesError(f"rules: unknown field {shown(name)}; allowed: {allowed}")
        return cls(**{**base.to_json(), **changes})

    def to_json(self) -> Fields:
        """All fields, in the order of the table of options."""
        return {name: getattr(self, name) for name in FIELDS}

    def differences(self, base: "RuleSet") -> Fields:
        """The fields, with their values here, in which these rules differ from others."""
        theirs = base.to_json()
        return {name: value for name, value in self.to_json().items() if value != theirs[name]}

    def compact(self) -> str | Fields:
        """The shortest form for a record, which `from_json` reads back.

        That is the name of an equal preset, else the nearest preset and the fields that differ.
        """
        differences = {name: self.differences(rules) for name, rules in PRESETS.items()}
        nearest = min(differences, key=lambda name: len(differences[name]))
        if not differences[nearest]:
            return nearest
        return {"preset": nearest, **differences[nearest]}

    def digest(self) -> bytes:
        """The 32 bytes that stand for these rules in the commitments of a fair deal."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).digest()

    def configure_state(self, state: State) -> None:
        """Set the rules of a kernel state."""
        configure(
            state,
            self.players,
            self.decks,
            self.hand_size,
            self.payoff_size,
            self.side_stacks,
            self.center_stacks,
            int(self.king_as_ace),
            int(self.king_on_side),
            int(self.refill == "emptied"),
            int(self.recycle == "now"),
            int(self.stock_out == "empty"),
            int(self.exhausted == "fewest_wins"),
            CHOICES["first"].index(self.first),
            self.win_bonus,
        )


FIELDS: Final = tuple(field.name for field in fields(RuleSet))
"""The names of the fields in the order of the table of options."""


def _preset(name: object) -> RuleSet:
    if not isinstance(name, str) or name not in PRESETS:
        raise RulesError(f"rules: unknown preset {shown(name)}; allowed: {', '.join(PRESETS)}")
    return PRESETS[name]


def _check_field(name: str, value: object) -> None:
    """Refuse a value of the wrong type (`true` is no number, 1 no switch) or out of range."""
    if name in RANGES:
        low, high = RANGES[name]
        good = type(value) is int and low <= value <= high
        allowed = f"{low} to {high}"
    elif name in SWITCHES:
        good = type(value) is bool
        allowed = "true, false"
    else:
        good = type(value) is str and value in CHOICES[name]
        allowed = listed(CHOICES[name])
    if not good:
        raise RulesError(f"rules: {name} {shown(value)} is not allowed; allowed: {allowed}")


PRESETS: Final = {name: RuleSet(**changes) for name, changes in PRESET_FIELDS.items()}
"""The named rule-sets, `g4a` first."""
