"""Who there is: the built-in players by name, and bots by their command."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from spitemalice.arena.bots import DEFAULT_MS, BotEntrant, introduce
from spitemalice.arena.entrants import Entrant, KernelEntrant, KernelPlayer, PlayerEntrant
from spitemalice.arena.errors import ArenaError
from spitemalice.arena.plan import Plan
from spitemalice.arena.process import BotError, split_command
from spitemalice.errors import listed, shown
from spitemalice.players.levels import LOOKS, NAMES, new_player
from spitemalice.players.player import Budget
from spitemalice.players.searching import KernelSearcher

__all__ = ["BOT", "KERNEL_PLAYERS", "SEEING", "check_player", "introduced", "new_entrant"]

BOT: Final = "exec:"
"""What stands before a bot's command."""

KERNEL_PLAYERS: Final[dict[str, Callable[[Budget], KernelPlayer]]] = {
    name: partial(KernelSearcher, look) for name, look in LOOKS.items()
}
"""The built-in players that can play in the kernel itself, and what makes them.

A name that is only here sees hidden cards and plays in the arena alone.
"""

SEEING: Final = frozenset(KERNEL_PLAYERS).difference(NAMES)
"""The players that see hidden cards."""


def check_player(name: str) -> None:
    """Refuse a player that there is not.

    Raises:
        ArenaError: There is no player of this name, or the command of a bot is no command.
    """
    if name.startswith(BOT):
        split_command(name.removeprefix(BOT))
    elif name not in NAMES and name not in SEEING:
        allowed = listed((*NAMES, *sorted(SEEING)))
        raise ArenaError(f"player {shown(name)} is not allowed; allowed: {allowed}, exec:COMMAND")


def introduced(plan: Plan, log: Path | None = None) -> tuple[str, ...]:
    """The players' names for tables and records, all different. Bots are asked for theirs.

    Raises:
        ArenaError: There is no such player, or a bot does not start as it should.
    """
    for player in plan.players:
        check_player(player)
    names: list[str] = []
    for player in plan.players:
        name = player
        if player.startswith(BOT):
            try:
                name = introduce(player.removeprefix(BOT), plan.rules, log)
            except BotError as error:
                raise ArenaError(f"bot {shown(player)}: {error}") from None
        names.append(_unused(name, names))
    return tuple(names)


def new_entrant(player: str, plan: Plan, log: Path | None = None) -> Entrant:
    """Let a player into the arena.

    Args:
        player: Its name, which `check_player` lets pass.
        plan: The tournament.
        log: A file for the standard error of bots.
    """
    if player.startswith(BOT):
        budget_ms = DEFAULT_MS if plan.budget.ms is None else plan.budget.ms
        return BotEntrant(player.removeprefix(BOT), plan.rules, budget_ms, log)
    if player in KERNEL_PLAYERS:
        return KernelEntrant(KERNEL_PLAYERS[player](plan.budget))
    return PlayerEntrant(partial(new_player, player), plan.budget)


def _unused(name: str, names: list[str]) -> str:
    """The name, with a number behind it if others have it."""
    number = 1
    unused = name
    while unused in names:
        number += 1
        unused = f"{name} {number}"
    return unused
