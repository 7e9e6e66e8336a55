"""The computer players of a sitting."""

from __future__ import annotations

from spitemalice.cli.session.sitting import Sitting
from spitemalice.players.levels import new_player
from spitemalice.players.player import Player
from spitemalice.rules.game import Game
from spitemalice.rules.moves import Move

__all__ = ["Opponents"]


class Opponents:
    """Plays the computer's seats, so that `verify --players` finds the same moves again.

    Args:
        sitting: The match.
    """

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._players: dict[int, Player] = {}
        self._game: Game | None = None

    def choose(self, game: Game) -> Move:
        """The move of the seat to move, which is a computer player's."""
        if game is not self._game:
            self._game, self._players = game, {}
        seat = game.to_move
        if seat not in self._players:
            self._players[seat] = self._seated(game, seat)
        return self._choose(self._players[seat], game, seat)

    def _choose(self, player: Player, game: Game, seat: int) -> Move:
        return player.choose(game.observation(seat), self._sitting.budget(seat))

    def _seated(self, game: Game, seat: int) -> Player:
        """A player that takes its seat: in a resumed game, in the middle of a turn.

        It thinks about the moves of this turn again, as it may have chosen more of them already.
        """
        level = self._sitting.levels[seat]
        assert level is not None, "a computer player has a level"
        player = new_player(level, self._sitting.player_seed(seat))
        again, made = game.copy(), list[Move]()
        while again.moves and again.moves[-1].is_play:
            made.append(again.undo())
        while made:
            self._choose(player, again, seat)
            again.play(made.pop())
        return player
