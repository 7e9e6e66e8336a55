"""Short games between simple players."""

from spitemalice.deal.commitment import FairDeal
from spitemalice.players.simple import GreedyPlayer
from spitemalice.record.model import Record, record_of
from spitemalice.rules.game import Game
from spitemalice.rules.ruleset import RuleSet

SHORT = RuleSet(payoff_size=4, match_points=5)


def play_quickly(
    number: int, *, resign_after: int | None = None, stop_after: int | None = None
) -> Record:
    """The record of a short game that ends as wanted."""
    deal = FairDeal(
        game_id=f"game {number}",
        rules_hash=SHORT.digest(),
        server_seed=bytes([number]) * 32,
        client_seeds=("a", "b"),
    )
    game = Game(SHORT, deal.game_seed)
    player = GreedyPlayer(b"")
    while not game.over and len(game.moves) != stop_after:
        if len(game.moves) == resign_after:
            game.resign(1)
        else:
            game.play(player.choose(game.observation(game.to_move)))
    assert game.over == (stop_after is None)
    return record_of(game, ("Ann", "Bob"), fair=deal)
