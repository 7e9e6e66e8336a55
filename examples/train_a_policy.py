"""Train a policy with nothing but NumPy: ``python train_a_policy.py``, about a minute.

It needs the package with its extra `envs`, compiled. The policy is linear: it scores each action
by one weighted sum over what the seat sees, and plays legal actions by softmax. It learns from
games against itself, 256 at a time, by the policy gradient. A game is long and its result says
little about one move, so the reward is what happens to the pay-off piles: one for each card that
goes, minus one for each of the other's, three for the game, and less the later it happens.

At the end it plays the best-scored action against `eager` and `random`, seats by turns.
"""

import argparse
from time import perf_counter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spitemalice.envs import ActionSpace, BatchEnv, Step, observation_fields
from spitemalice.rules import RuleSet

RULES = RuleSet()
ACTIONS = ActionSpace(RULES)
FIELDS = observation_fields(RULES)
PAYOFFS = [FIELDS["seat0/payoff"].start, FIELDS["seat1/payoff"].start]
PAYOFF_PLAYS = np.array([name.startswith("p-") for name in ACTIONS.names])
PLAYS = np.array(["-c" in name for name in ACTIONS.names])

GAMES = 256
MOVES = 128  # of each game between two updates
DISCOUNT = 0.98  # a move
WIN = 3.0
RATE = 0.01
BASELINE_RATE = 0.002
CURIOSITY = 0.003

Floats = NDArray[np.float32]


class Policy:
    """The weights of the actions, and of a guess at what is to come; learning moves both.

    Args:
        seed: Where the chance of its choices starts.
    """

    def __init__(self, seed: int) -> None:
        inputs = max(field.stop for field in FIELDS.values()) + 1
        self.weights = np.zeros((inputs, ACTIONS.size), np.float32)
        self.baseline = np.zeros(inputs, np.float32)
        self.rng = np.random.default_rng(seed)
        self._mean = np.zeros_like(self.weights)
        self._square = np.zeros_like(self.weights)
        self._updates = 0

    def sample(self, seen: Floats, legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        """A legal action in each game, by softmax: the best after Gumbel noise is added."""
        noise = self.rng.gumbel(size=legal.shape).astype(np.float32)
        return chosen(legal, seen @ self.weights + noise)

    def best(self, seen: Floats, legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The legal action with the highest score in each game."""
        return chosen(legal, seen @ self.weights)

    def learn(self, played: "Played") -> None:
        """One step along the policy gradient, with the learning rates of Adam."""
        surprise = played.worth - played.seen @ self.baseline
        self.baseline += BASELINE_RATE * (played.seen.T @ surprise) / len(surprise)
        surprise /= surprise.std() + 1e-6
        scores = np.where(played.legal, played.seen @ self.weights, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        wanted = -chances * surprise[:, None]
        wanted[np.arange(len(surprise)), played.actions] += surprise
        logs = np.log(chances, out=np.zeros_like(chances), where=chances > 0)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        wanted -= CURIOSITY * chances * (logs + entropy)
        self._move(played.seen.T @ wanted / len(surprise))

    def _move(self, gradient: Floats) -> None:
        self._updates += 1
        self._mean = 0.9 * self._mean + 0.1 * gradient
        self._square = 0.99 * self._square + 0.01 * gradient**2
        mean = self._mean / (1 - 0.9**self._updates)
        square = self._square / (1 - 0.99**self._updates)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def chosen(legal: NDArray[np.bool_], scores: Floats) -> NDArray[np.int64]:
    """The legal action with the highest score in each game."""
    actions: NDArray[np.int64] = np.where(legal, scores, -np.inf).argmax(axis=1)
    return actions


class Played(NamedTuple):
    """Many moves: what was seen, what was legal, what was done, and what came of it."""

    seen: Floats
    legal: NDArray[np.bool_]
    actions: NDArray[np.int64]
    worth: Floats


def inputs(step: Step) -> Floats:
    """What the seats to move see, as numbers of about the same size, and a constant."""
    seen = np.ones((len(step.observations), step.observations.shape[1] + 1), np.float32)
    np.minimum(step.observations, 4, out=seen[:, :-1], casting="unsafe")
    seen[:, PAYOFFS] = step.observations[:, PAYOFFS] / RULES.payoff_size
    return seen


def lead(step: Step) -> Floats:
    """How many pay-off cards seat 0 is ahead."""
    own, other = step.observations[:, PAYOFFS].astype(np.float32).T
    ahead: Floats = np.where(step.to_move == 0, other - own, own - other)
    return ahead


def play(env: BatchEnv, step: Step, policy: Policy) -> tuple[Played, Step]:
    """Let the policy play both seats for a while."""
    parts, rewards, ends, signs = [], [], [], []
    for _ in range(MOVES):
        seen, legal, before = inputs(step), step.masks.astype(bool), step
        actions = policy.sample(seen, legal)
        step = env.step(actions)
        won = WIN * np.sign(step.rewards[:, 0])
        parts.append((seen, legal, actions))
        rewards.append(np.where(step.done, won, lead(step) - lead(before)))
        ends.append(step.done)
        signs.append(np.where(before.to_move == 0, 1, -1))
    # From the end backwards; what comes after the last move is guessed.
    later = (inputs(step) @ policy.baseline) * np.where(step.to_move == 0, 1, -1)
    worth: list[Floats] = []
    for reward, end, sign in zip(rewards[::-1], ends[::-1], signs[::-1], strict=True):
        later = (reward + DISCOUNT * np.where(end, 0, later)).astype(np.float32)
        worth.append((later * sign).astype(np.float32))
    seen, legal, actions = (np.concatenate(part) for part in zip(*parts, strict=True))
    return Played(seen, legal, actions, np.concatenate(worth[::-1])), step


def opponent(name: str, step: Step, rng: np.random.Generator) -> NDArray[np.int64]:
    """The actions of `random`, or of `eager`: the pay-off card, else any play, else a discard."""
    chances = step.masks * rng.random(step.masks.shape, np.float32)
    if name == "eager":
        chances += 2 * step.masks * PAYOFF_PLAYS + step.masks * PLAYS
    return chosen(step.masks.astype(bool), chances)


def match(policy: Policy, name: str, games: int) -> NDArray[np.float32]:
    """The points of the policy in each game against an opponent."""
    env = BatchEnv(games, RULES, seeds=10**6, auto_reset=False)
    rng = np.random.default_rng(1)
    seats = np.arange(games) % 2
    step = env.reset()
    points = np.zeros_like(step.rewards)
    while not step.done.all():
        own = policy.best(inputs(step), step.masks.astype(bool))
        step = env.step(np.where(step.to_move == seats, own, opponent(name, step, rng)))
        points += step.rewards
    return points[np.arange(games), seats]


def report(policy: Policy, name: str, games: int) -> str:
    """How the policy does against an opponent."""
    points = match(policy, name, games)
    shares = [100 * float(share.mean()) for share in (points > 0, points == 0, points < 0)]
    error = 1.96 * float(points.std()) / games**0.5
    won, drawn, lost = shares
    return (
        f"against {name}: {won:.1f} % won, {drawn:.1f} % drawn, {lost:.1f} % lost, "
        f"{points.mean():+.2f} ± {error:.2f} points a game"
    )


def main() -> None:
    """Train, and tell how the policy does before, meanwhile and afterwards."""
    parser = argparse.ArgumentParser(description="Train a small policy by playing against itself.")
    parser.add_argument("--updates", type=int, default=200, help="steps of learning (default: 200)")
    parser.add_argument("--games", type=int, default=1000, help="games to judge it by at the end")
    parser.add_argument("--seed", type=int, default=1, help="where chance starts (default: 1)")
    options = parser.parse_args()
    policy = Policy(options.seed)
    env = BatchEnv(GAMES, RULES, seeds=options.seed)
    step, start = env.reset(), perf_counter()
    for update in range(options.updates):
        if update % 50 == 0:
            print(f"{update:4} updates, {perf_counter() - start:3.0f} s:", end=" ")
            print(report(policy, "eager", 200), flush=True)
        played, step = play(env, step, policy)
        policy.learn(played)
    print(f"{options.updates:4} updates, {perf_counter() - start:3.0f} s")
    for name in ("eager", "random"):
        print(report(policy, name, options.games))


if __name__ == "__main__":
    main()
