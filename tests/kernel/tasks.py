"""Does tasks with the kernel that is on the path, for comparison with its other forms.

Each line of standard input is a task as JSON, each line of standard output its result. `tasks.mjs`
in `tests/js` does the same tasks, line by line the same way, with the JavaScript form.
"""

import json
import sys
from array import array
from collections.abc import Callable

from spitemalice.kernel import batch as many
from spitemalice.kernel import (
    ends,
    luck,
    moves,
    play,
    playout,
    rollout,
    state,
    table,
    turn,
    views,
    worlds,
)
from spitemalice.kernel.state import State
from spitemalice.kernel.table import Mind, Table

WORD = 0xFFFFFFFF


class Checksum:
    """A number that depends on all numbers mixed into it, and on their order."""

    def __init__(self) -> None:
        self.value = 0

    def mix(self, numbers: list[int]) -> None:
        for number in numbers:
            self.value = (self.value * 31 + number + 7) % 33554393


class Words:
    """A stream of 32-bit words (xorshift) for draws and choices."""

    def __init__(self, seed: int) -> None:
        self.last = seed

    def take(self) -> int:
        self.last ^= self.last << 13 & WORD
        self.last ^= self.last >> 17
        self.last ^= self.last << 5 & WORD
        return self.last


def configured(rules: list[int]) -> State:
    s = State()
    state.configure(s, *rules)
    return s


def series(rules: list[int], seed: int, games: int, policy: int) -> list[int]:
    """Whole games from the fast generator."""
    tally = playout.Tally()
    playout.run_checked(configured(rules), tally, seed, games, policy)
    return [
        tally.games,
        tally.moves,
        tally.turns,
        tally.draws,
        tally.points,
        tally.first_wins,
        tally.sum_a,
        tally.sum_b,
    ]


def below(words: list[int], first: int, spans: list[int]) -> list[int]:
    """Numbers below the spans from given fair words."""
    s = State()
    state.forget_words(s, first)
    for word in words:
        state.feed(s, word)
    out: list[int] = []
    for span in spans:
        out += [state.fair_below(s, span), s.words_used, s.starved]
    return out


def copies(rules: list[int], seed: int, before: int) -> list[list[int]]:
    """How a game ends, and how a copy made after some moves does, played with the same chance."""
    s = configured(rules)
    state.seed_fast(s, seed, 1)
    play.deal(s)
    for _ in range(before):
        if s.outcome == 0:
            play.play(s, playout.eager_move(s))
    twin = State()
    state.copy_state(twin, s)
    return [ending(s), ending(twin)]


def ending(s: State) -> list[int]:
    check = Checksum()
    while s.outcome == 0:
        move = playout.eager_move(s)
        play.play(s, move)
        check.mix([move, *views.drawn_cards(s)])
    return [check.value, s.outcome, s.winner, s.points, s.turns_ended, s.mwc_a, s.mwc_b]


def fair(rules: list[int], seed: int, starter: int) -> list[int]:
    """A whole game from fair words, with everything that can be read at every move."""
    s = configured(rules)
    s.starter = starter
    play.set_up(s)
    state.forget_words(s, 0)
    words = Words(seed)
    choices = Words(seed + 1)
    check = Checksum()
    more = 1
    while more != 0:
        top_up(s, words)
        more = play.deal_stage(s)
    look(s, check)
    while s.outcome == 0:
        top_up(s, words)
        step(s, choices, check)
        look(s, check)
    return [check.value, s.outcome, s.winner, s.points, s.turns_ended, s.words_used, s.starved]


def top_up(s: State, words: Words) -> None:
    missing = 250 - (s.words_fed - s.words_used)
    if missing % 2 == 0:
        data = b"".join(words.take().to_bytes(4, "big") for _ in range(missing))
        state.feed_bytes(s, data)
    else:
        for _ in range(missing):
            state.feed(s, words.take())


def step(s: State, choices: Words, check: Checksum) -> None:
    """One random move, oftener to the center than not."""
    moves.list_discards(s)
    check.mix(views.listed_moves(s))
    moves.list_plays(s)
    plays = views.listed_moves(s)
    moves.list_moves(s)
    every = views.listed_moves(s)
    check.mix([*plays, *every])
    check.mix([move for move in range(256) if moves.is_legal(s, move) != 0])
    choice = choices.take()
    among = plays if plays and choice % 8 != 0 else every
    move = among[choice % len(among)]
    index = views.index_of(s, move)
    check.mix([index, views.find_move(s, index)])
    if choice % 3 == 0:
        play.play(s, move)
    else:
        check.mix([views.make_move(s, index), views.make_move(s, 1151)])


def look(s: State, check: Checksum) -> None:
    """Mix the whole position, and write it back, which must change nothing."""
    check.mix([s.to_move, s.starter, s.turns_ended, s.stock_n, s.aside_n, s.words_used])
    check.mix(views.drawn_cards(s))
    for seat in range(s.players):
        hand = views.hand_cards(s, seat)
        views.set_hand(s, seat, hand)
        check.mix([views.hand_count(s, seat), views.payoff_count(s, seat), *hand])
    side_piles = [8 * seat + k for seat in range(s.players) for k in (*range(s.side_stacks), 6)]
    for pile in [*side_piles, *range(32, 32 + s.center_stacks)]:
        cards = views.pile_cards(s, pile)
        views.set_pile(s, pile, cards)
        check.mix([views.top_card(s, pile), *cards])
    check.mix([views.center_height(s, c) for c in range(s.center_stacks)])
    stock, aside = views.stock_cards(s), views.aside_cards(s)
    views.set_stock(s, stock)
    views.set_aside(s, aside)
    check.mix([*stock, *aside])


def mind_of(settings: list[int], weights: list[int]) -> Mind:
    """A mind from what it looks at and what it values."""
    mind = Mind()
    mind.max_nodes, mind.max_plays, mind.width, mind.noise, mind.forget = settings
    turn.set_weights(mind, weights)
    return mind


def dealt(s: State, seed: int) -> None:
    state.seed_fast(s, seed, 1)
    play.deal(s)


def searches(
    rules: list[int], settings: list[int], weights: list[int], seed: int, count: int
) -> list[int]:
    """Games of a mind against itself, with all that so many searches find."""
    mind = mind_of(settings, weights)
    s, t = configured(rules), Table()
    t.keep, t.log, t.seed_low, t.seed_high = 4, 1, seed, seed + 1
    check, games = Checksum(), 0
    for done in range(count):
        if games == 0 or s.outcome != 0:
            games += 1
            dealt(s, seed + games)
        found = turn.search(s, t, mind)
        check.mix([found, t.nodes, t.kept])
        for rank in range(t.kept):
            path = ends.kept_path(t, rank)
            check.mix([turn.kept_score(t, rank), turn.kept_length(t, rank), *path])
        check.mix([*turn.best_features(t), turn.kept_entry(t, 0, 0)])
        go_on(s, t, mind, done, check)
        check.mix([s.to_move, s.stock_n, s.outcome, s.winner, s.points, *views.drawn_cards(s)])
    return [check.value, games]


def go_on(s: State, t: Table, mind: Mind, done: int, check: Checksum) -> None:
    """Play what was found, in one of the ways that there are."""
    if done % 3 == 0:
        check.mix(turn.play_kept(s, t, done % t.kept))
    elif done % 3 == 1:
        for i in range(turn.kept_length(t, 0)):
            move = turn.entry_move(s, turn.kept_entry(t, 0, i))
            check.mix([move])
            play.play(s, move)
    else:
        check.mix([turn.play_best(s, t, mind)])


def judgements(
    rules: list[int],
    settings: list[int],
    weights: list[int],
    odds: list[int],
    seed: int,
    count: int,
) -> list[int]:
    """Chances before and after the turns of a game, and the features of their ends."""
    mind, chances = mind_of(settings, weights), mind_of(settings, odds)
    s, t, judge = configured(rules), Table(), luck.Judge()
    judge.samples = 3
    check, games, revealed = Checksum(), 0, 0
    for _ in range(count):
        if games == 0 or s.outcome != 0:
            games, revealed = games + 1, 0
            dealt(s, seed + games)
        check.mix([luck.chance_now(judge, s, mind, chances)])
        drawn = len(views.drawn_cards(s))
        if revealed != 0:
            check.mix([luck.expected_top(judge, s, mind, chances)])
        elif drawn > 0 and views.hand_count(s, s.to_move) >= drawn:
            check.mix([luck.expected_draw(judge, s, mind, chances, drawn)])
        turn.search(s, t, mind)
        path = ends.kept_path(t, 0)
        check.mix([luck.chance_after(judge, s, chances, path)])
        check.mix([ends.value_of_end(s, t, mind, path), ends.value_of_kept(s, t, chances, 0)])
        check.mix(ends.features_of_end(s, t, path))
        check.mix([ends.lay_end(s, t, path[:1]), *ends.features_of_end(s, t, path[:1])])
        turn.play_kept(s, t, 0)
        revealed = int(path[-1] >> 4 == 24)
    return [check.value, games]


def rollouts(
    rules: list[int], settings: list[int], weights: list[int], seed: int, count: int, rounds: int
) -> list[int]:
    """Decisions of the deep search, a fixed number of rounds each."""
    mind, simple = mind_of(settings, weights), mind_of([1, *settings[1:]], weights)
    s, t, deep = configured(rules), Table(), rollout.Rollouts()
    t.keep = 6
    check, games = Checksum(), 0
    for done in range(count):
        if games == 0 or s.outcome != 0:
            games += 1
            dealt(s, seed + games)
        check.mix([turn.search(s, t, mind), rollout.only_discards(s)])
        live = rollout.start_rollouts(deep, s, t)
        rollout.seed_rollouts(deep, seed + done, done)
        deep.clairvoyant = int(done % 4 == 3)
        while live > 1:
            for _ in range(rounds):
                rollout.run_round(deep, mind, simple if done % 3 == 2 else mind)
            live = 1 if live == 2 else (live + 1) // 2
            rollout.drop_worst(deep, max(live, 2))
        check.mix([deep.rounds, deep.trials, *(rollout.best_line(deep, z) for z in (0, 1, 4))])
        check.mix(turn.play_kept(s, t, rollout.best_line(deep, 1)))
        check.mix([s.to_move, s.outcome, *views.drawn_cards(s)])
    return [check.value, games]


def world(rules: list[int], seed: int, moves_made: int, count: int) -> list[int]:
    """Worlds that agree with what the seat to move sees after some moves."""
    s, other, rng, pool = configured(rules), State(), State(), worlds.Pool()
    dealt(s, seed)
    for _ in range(moves_made):
        if s.outcome == 0:
            play.play(s, playout.eager_move(s))
    state.seed_fast(rng, seed, 2)
    check = Checksum()
    for _ in range(count):
        worlds.sample_world(other, s, s.to_move, pool, rng)
        look(other, check)
        worlds.likely_world(other, s, s.to_move, pool, rng, 421)
        look(other, check)
        check.mix([pool.n])
    return [check.value, rng.mwc_a, rng.mwc_b]


def game(rules: list[int], settings: list[int], weights: list[int], seed: int) -> list[int]:
    """A whole game of a mind against an easily satisfied one."""
    s, t = configured(rules), Table()
    dealt(s, seed)
    turn.play_game(s, t, mind_of(settings, weights), mind_of([1, 1, 1, 0, 0], weights))
    return [s.outcome, s.winner, s.points, s.turns_ended, s.mwc_a, s.mwc_b]


def batch(rules: list[int], seeds: list[int], steps: int) -> list[int]:
    """Games side by side, random and chosen actions by turns, with all that is written of them."""
    games = [configured(rules) for _ in seeds]
    book = array("i", [0] * (8 * len(seeds)))
    for i, seed in enumerate(seeds):
        book[8 * i] = seed
    many.begin_games(games, book)
    masks = bytearray(many.count_actions(games[0]) * len(seeds))
    views = bytearray(many.count_view(games[0]) * len(seeds))
    check = Checksum()
    many.tell_games(games, book, masks, views)
    for number in range(steps):
        check.mix([*book, *masks, *views])
        check.mix([many.code_of(games[0], action) for action in range(len(masks) // len(seeds))])
        chosen = number % 2
        for i in range(len(seeds)):
            row = masks[i * len(masks) // len(seeds) : (i + 1) * len(masks) // len(seeds)]
            book[8 * i + 2] = row.find(1)
        check.mix([many.find_codes(games, book)])
        many.step_games(games, book, chosen, number % 3 // 2, masks, views)
    return [check.value, *book]


def form() -> list[str]:
    """The kind of file that the kernel was loaded from."""
    loaded = (moves, play, state, turn, table)
    return sorted({str(module.__file__).rpartition(".")[2] for module in loaded})


TASKS: dict[str, Callable[..., object]] = {
    task.__name__: task
    for task in (
        series,
        below,
        batch,
        copies,
        fair,
        searches,
        judgements,
        rollouts,
        world,
        game,
        form,
    )
}

if __name__ == "__main__":
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(TASKS[request["task"]](*request["arguments"])), flush=True)
