"""What the Python forms are measured at.

A task measures each of its things for about as many seconds of CPU time as it is told.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from random import Random
from time import process_time

from spitemalice.bench.samples import Sample
from spitemalice.bench.sources import not_compiled
from spitemalice.deal.commitment import FairDeal
from spitemalice.deal.stream import top_up
from spitemalice.deal.words import FairWords
from spitemalice.kernel.play import deal, play
from spitemalice.kernel.playout import Tally, copy_many, eager_move, run_series
from spitemalice.kernel.state import State, fair_below, forget_words, seed_fast
from spitemalice.record.codec import dump_record
from spitemalice.record.model import record_of
from spitemalice.record.verify import verify_line
from spitemalice.rules.game import Game
from spitemalice.rules.moves import Move
from spitemalice.rules.ruleset import RuleSet

RULES = RuleSet()
FORM = "plain" if not_compiled() else "compiled"
BATCH = 200 if FORM == "compiled" else 2  # about as many games as take a few milliseconds
POLICIES = ("eager", "random")
MIDDLE = 60  # moves into a game for the position that is copied
DRAWS = 256  # draws from one seed: those of a long game
RECORDS = 20

_seeds = count(1)
_chance = Random(1)


def policies(seconds: float) -> Sample:
    """Whole games inside the kernel, by each of the simple policies."""
    return {name: _playouts(policy, seconds) for policy, name in enumerate(POLICIES)}


def _playouts(policy: int, seconds: float) -> dict[str, float]:
    state, tally = _state(), Tally()
    spent, _ = _keep_on(
        seconds, lambda: run_series(state, tally, next(_seeds) * BATCH, BATCH, policy)
    )
    return {
        "seconds": spent,
        "games": tally.games,
        "moves": tally.moves,
        "turns": tally.turns,
        "draws": tally.draws,
        "first_wins": tally.first_wins,
    }


def copies(seconds: float) -> Sample:
    """Copies of the position in the middle of a game, inside the kernel."""
    here, there = _state(), State()
    seed_fast(here, 5, 5)
    deal(here)
    for _ in range(MIDDLE):
        play(here, eager_move(here))
    pairs = 50 * BATCH
    spent, times = _keep_on(seconds, lambda: copy_many(there, here, pairs))
    return {"copies": {"seconds": spent, "copies": 2 * pairs * times}}


def fair_draws(seconds: float) -> Sample:
    """Draws from the fair stream: words hashed, fed and scaled to the size of a stock."""
    state = _state()

    def draw_all() -> None:
        words = FairWords(_new_seed())
        forget_words(state, 0)
        due = -1
        for _ in range(DRAWS):
            if state.words_used > due:
                due = top_up(state, words)
            fair_below(state, 54)

    spent, times = _keep_on(seconds, draw_all)
    return {"fair_draws": {"seconds": spent, "draws": DRAWS * times}}


def games(seconds: float) -> Sample:
    """A `Game` driven from Python by random legal moves, and the deals before."""
    deals = {"seconds": 0.0, "deals": 0.0}
    moves = {"seconds": 0.0, "moves": 0.0}
    while deals["seconds"] + moves["seconds"] < seconds:
        start = process_time()
        game = Game(RULES, _new_seed())
        dealt = process_time()
        _drive(game)
        moves["seconds"] += process_time() - dealt
        deals["seconds"] += dealt - start
        deals["deals"] += 1
        moves["moves"] += len(game.moves)
    return {"deals": deals, "game_moves": moves}


def _drive(game: Game) -> None:
    """Make random legal moves to the end of a game."""
    chance = _chance.random
    legal_moves = game.legal_moves
    make = game.play
    legal = legal_moves()
    while legal:
        make(legal[int(chance() * len(legal))])
        legal = legal_moves()


def records(seconds: float) -> Sample:
    """Game records verified: rules, every draw, the fair deal and the result."""
    lines = _records()

    def verify_all() -> None:
        for line in lines:
            error = verify_line(line)
            if error is not None:
                raise AssertionError(f"the record of a game just played does not hold: {error}")

    spent, times = _keep_on(seconds, verify_all)
    return {"records": {"seconds": spent, "records": RECORDS * times}}


@cache
def _records() -> list[bytes]:
    """Records of eager games with their fair deals."""
    lines = []
    for number in range(RECORDS):
        fair = FairDeal(
            game_id=f"bench-{number}",
            rules_hash=RULES.digest(),
            server_seed=number.to_bytes(32, "big"),
            client_seeds=("first", "second"),
        )
        game = Game(RULES, fair.game_seed)
        for move in _eager_moves(game, Random(number)):
            game.play(move)
        lines.append(dump_record(record_of(game, ("A", "B"), fair=fair)))
    return lines


def _eager_moves(game: Game, chance: Random) -> Iterator[Move]:
    """The eager policy's moves to the end of a game, each after the one before has been made."""
    while not game.over:
        legal = game.legal_moves()
        plays = [move for move in legal if move.is_play]
        yield legal[0] if legal[0].source == "p" else chance.choice(plays or legal)


def _keep_on(seconds: float, work: Callable[[], object]) -> tuple[float, int]:
    """Do something over and over for some seconds; how long that really took and how often."""
    times = 0
    start = process_time()
    while True:
        work()
        times += 1
        spent = process_time() - start
        if spent >= seconds:
            return spent, times


def _state() -> State:
    state = State()
    RULES.configure_state(state)
    return state


def _new_seed() -> bytes:
    return next(_seeds).to_bytes(32, "big")


TASKS: dict[str, Callable[[float], Sample]] = {
    task.__name__: task for task in (policies, copies, fair_draws, games, records)
}
