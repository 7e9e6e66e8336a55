"""The other side of the protocol: a player of this package as a bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, BinaryIO

from spitemalice.arena import messages
from spitemalice.arena.errors import ArenaError
from spitemalice.deal.commitment import tagged_hash
from spitemalice.errors import SpiteMaliceError, shown
from spitemalice.players.player import Budget, Player
from spitemalice.record.strict_json import Json, read_json, write_json
from spitemalice.rules.moves import Move, parse_move
from spitemalice.rules.ruleset import RuleSet

__all__ = ["serve"]


@dataclass(slots=True)
class _Game:
    """A game under way: who plays it here, and all its moves."""

    player: Player
    history: list[tuple[int, Move]] = field(default_factory=list)


def serve(
    maker: Callable[[bytes], Player],
    name: str,
    seed: str,
    budget: Budget,
    incoming: BinaryIO,
    outgoing: BinaryIO,
) -> None:
    """Answer an arena until it says `quit`, or says nothing more.

    The player's chance in a game comes from `seed`, the game's name and the seat.

    Args:
        maker: Makes the player of a game from its seed.
        name: What the bot calls itself.
        seed: Any text.
        budget: What the player may spend on a move; the arena says how much time.
        incoming: The arena's lines.
        outgoing: Where the answers go.

    Raises:
        ArenaError: A line is not what the protocol allows.
    """
    bot = _Bot(maker, name, seed, budget)
    for line in incoming:
        answer = bot.hear(line)
        if answer is not None:
            outgoing.write(write_json(answer) + b"\n")
            outgoing.flush()
        if bot.done:
            return


class _Bot:
    def __init__(
        self, maker: Callable[[bytes], Player], name: str, seed: str, budget: Budget
    ) -> None:
        self.done = False
        self._maker = maker
        self._name = name
        self._seed = seed
        self._budget = budget
        self._rules = RuleSet()
        self._games: dict[str, _Game] = {}

    def hear(self, line: bytes) -> dict[str, Json] | None:
        """What to answer to a line of the arena, or nothing. Unknown messages are passed over."""
        try:
            message: Any = read_json(line)
            reply = self._reply(message["type"], message)
        except SpiteMaliceError as error:
            raise ArenaError(f"the arena's line {_brief(line)}: {error}") from None
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            raise ArenaError(f"the arena's line {_brief(line)} is no message") from None
        return None if reply is None else reply()

    def _reply(self, kind: str, message: dict[str, Any]) -> Callable[[], dict[str, Json]] | None:
        """What is to be answered, once it has been thought about."""
        match kind:
            case "hello":
                return self._greet(message)
            case "game":
                self._begin(message["game"], message["seat"])
            case "move":
                return self._move(message)
            case "end":
                self._games.pop(message["game"], None)
            case "quit":
                self.done = True
        return None

    def _greet(self, message: dict[str, Any]) -> Callable[[], dict[str, Json]]:
        if message["protocol"] != messages.PROTOCOL:
            raise ArenaError(
                f"protocol {shown(message['protocol'])} is not allowed; allowed: "
                f"{shown(messages.PROTOCOL)}"
            )
        self._rules = RuleSet.from_json(message["rules"])
        return lambda: {"type": "ready", "name": self._name}

    def _begin(self, name: str, seat: int) -> None:
        parts = self._seed.encode(), name.encode(), bytes([seat])
        self._games[name] = _Game(self._maker(tagged_hash("spitemalice/bot", *parts)))

    def _move(self, message: dict[str, Any]) -> Callable[[], dict[str, Json]]:
        name, view = message["game"], message["view"]
        game = self._games[name]
        game.history += [(seat, parse_move(text)) for seat, text in view["moves"]]
        seen = messages.observation_of(view, self._rules, game.history)
        budget = replace(self._budget, ms=message["budget_ms"])
        return lambda: {
            "type": "move",
            "game": name,
            "move": game.player.choose(seen, budget).text,
        }


def _brief(line: bytes) -> str:
    return shown(line.decode(errors="replace").rstrip("\n"))
