"""A finished game looked at again: what each choice cost, and what the cards brought."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from spitemalice.deal.stream import deal_fairly, top_up
from spitemalice.deal.words import FairWords
from spitemalice.errors import SpiteMaliceError
from spitemalice.kernel.state import State, copy_state
from spitemalice.kernel.views import hand_count, make_move
from spitemalice.players.analysis.judge import Judge, path_of
from spitemalice.players.analysis.reasons import Reason, find_reasons
from spitemalice.record.model import Record
from spitemalice.record.replay import final_state
from spitemalice.rules.cards import Card
from spitemalice.rules.moves import Move, parse_move
from spitemalice.rules.table import cards_of, is_running, side_pile

__all__ = ["Choice", "PlayerReview", "Review", "ReviewError", "TurnReview", "review"]

SEATS: Final = 2
NOTED: Final = 0.01
"""A smaller loss is within what the judge can tell."""

STEEPNESS: Final = 25.0
"""How fast accuracy falls with the loss: for a 25th of the game it is down to 37."""


class ReviewError(SpiteMaliceError, ValueError):
    """A game that cannot be reviewed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What a player chose to do, up to the turn's end or to the first card not known before.

    All chances are the player's own, from 0 to 1, a draw counted as half.

    Attributes:
        turn: The number of the turn, from 1.
        seat: The player.
        moves: The moves made.
        best: The moves that the judge prefers, up to the same kind of place.
        before: The chance with the best of all choices.
        after: The chance with the choice made.
        luck: How much better the cards that came before it were than was to be expected.
        cause: What they were: `deal`, `draw`, `refill` or `reveal`; None where none came.
        kings: How many more Kings it spent than the best choice.
        payoff: Whether the pay-off card could have been played with the cards that were seen.
        reasons: Why the best choice is better, where the loss is worth a word.
    """

    turn: int
    seat: int
    moves: tuple[Move, ...]
    best: tuple[Move, ...]
    before: float
    after: float
    luck: float
    cause: str | None
    kings: int
    payoff: bool
    reasons: tuple[Reason, ...]

    @property
    def loss(self) -> float:
        """How much chance the choice gave away."""
        return max(self.before - self.after, 0.0)

    @property
    def plays_payoff(self) -> bool:
        """Whether the pay-off card was played."""
        return self.moves[-1].source == "p"


@dataclass(frozen=True, slots=True)
class TurnReview:
    """A turn: its choices, one after each card that came up in it.

    Attributes:
        turn: The number of the turn, from 1.
        seat: The player.
        choices: The choices.
        result: What the player scores if the game ended in this turn, else None.
    """

    turn: int
    seat: int
    choices: tuple[Choice, ...]
    result: float | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves of the turn."""
        return tuple(move for choice in self.choices for move in choice.moves)

    @property
    def before(self) -> float:
        """The player's chance at the start of the turn, all cards drawn."""
        return self.choices[0].before

    @property
    def after(self) -> float:
        """The player's chance at its end."""
        return self.choices[-1].after if self.result is None else self.result

    @property
    def loss(self) -> float:
        """How much chance its choices gave away."""
        return sum(choice.loss for choice in self.choices)

    @property
    def luck(self) -> float:
        """How much better its cards were than was to be expected."""
        return sum(choice.luck for choice in self.choices)

    @property
    def missed(self) -> bool:
        """Whether the pay-off card should have been played and was not, then or later in the turn.

        That it could have been is not enough: to wait can be better.
        """
        last = max((i for i, choice in enumerate(self.choices) if choice.plays_payoff), default=-1)
        return any(choice.best[-1].source == "p" for choice in self.choices[last + 1 :])


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """One player's game.

    Attributes:
        seat: The player.
        choices: How many choices there were.
        accuracy: 0 to 100; 100 if each choice was the best.
        loss: The chance of winning given away, all choices together.
        luck: The chance that the cards brought beyond what was to be expected, by their cause.
        kings_wasted: Kings spent where the best choice kept them.
        payoffs_missed: Turns in which the pay-off card should have been played and was not.
    """

    seat: int
    choices: int
    accuracy: float
    loss: float
    luck: dict[str, float]
    kings_wasted: int
    payoffs_missed: int

    @property
    def all_luck(self) -> float:
        """The luck of all causes together."""
        return sum(self.luck.values())


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked at again.

    Attributes:
        record: The game.
        turns: Its turns; one that is not finished, in a running game, is left out.
        players: What it says of the players, by seat.
    """

    record: Record
    turns: tuple[TurnReview, ...]
    players: tuple[PlayerReview, PlayerReview]

    @property
    def mistake(self) -> Choice | None:
        """The choice that gave away the most, if any did."""
        choices = [choice for turn in self.turns for choice in turn.choices]
        worst = max(choices, key=lambda choice: choice.loss, default=None)
        return worst if worst and worst.loss >= NOTED else None

    @property
    def owed(self) -> tuple[float, float] | None:
        """The winner's margin in chance: brought by the cards, and by the better play.

        None where nobody has won.
        """
        result = self.record.result
        if result is None or result.winner is None:
            return None
        mine, theirs = self.players[result.winner], self.players[1 - result.winner]
        return mine.all_luck - theirs.all_luck, theirs.loss - mine.loss

    def chances(self, seat: int = 0) -> list[float]:
        """A player's chance before the game and after each turn.

        Each player sees other cards; it is the mean of what both thought after their last turns.
        """
        views, found = [0.5, 0.5], [0.5]
        for turn in self.turns:
            views[turn.seat] = turn.after if turn.seat == seat else 1 - turn.after
            if turn.result is not None:
                views = [views[turn.seat]] * 2
            found.append(sum(views) / 2)
        return found


def review(record: Record) -> Review:
    """Review a game of two players.

    Raises:
        NotCheckableError: The seed of the running game is still secret.
        RecordError: The record does not hold.
        ReviewError: More than two play.
    """
    if record.rules.players != SEATS:
        raise ReviewError(f"players {record.rules.players}: a review is for {SEATS}")
    final_state(record)
    turns = tuple(_Replay(record).turns())
    first, second = (_player(seat, turns) for seat in range(SEATS))
    return Review(record, turns, (first, second))


class _Replay:
    """A game that is played again, and judged at each choice."""

    def __init__(self, record: Record) -> None:
        assert record.seed is not None, "the record can be checked"
        self._record = record
        self._words = FairWords(record.seed)
        self._state = State()
        record.rules.configure_state(self._state)
        self._state.starter = record.starter
        deal_fairly(self._state, self._words)
        self._judge = Judge()
        self._dealt: set[int] = set()  # the seats that have played with the hand dealt to them
        self._came: tuple[str, int] | None = None  # the last cards that came, and how many

    def turns(self) -> Iterator[TurnReview]:
        for number, text in enumerate(self._record.turns, 1):
            seat = self._state.to_move
            choices = tuple(self._choices(number, list(map(parse_move, text.split(" ")))))
            if choices:
                yield TurnReview(number, seat, choices, self._result(seat))

    def _result(self, seat: int) -> float | None:
        if is_running(self._state):
            return None
        winner = self._state.winner
        return float(winner == seat) if winner < SEATS else 0.5

    def _choices(self, number: int, moves: list[Move]) -> Iterator[Choice]:
        """Play a turn's moves, in pieces that end where something new came up."""
        before = State()
        while moves:
            copy_state(before, self._state)
            made: list[Move] = []
            cause = None
            while moves and cause is None:
                made.append(moves.pop(0))
                cause = self._play(made[-1])
            if cause is None and is_running(self._state):
                return
            yield self._judged(number, before, tuple(made))
            self._came = (cause, self._state.drawn_n) if cause else None

    def _play(self, move: Move) -> str | None:
        """Make a move; answer what came up, in this turn or at the start of the next."""
        make_move(self._state, move.index)
        top_up(self._state, self._words)
        if not move.is_play:
            return "draw"
        if move.source == "p":
            return "reveal"
        return "refill" if self._state.drawn_n else None

    def _judged(self, number: int, state: State, moves: tuple[Move, ...]) -> Choice:
        judge, path = self._judge, path_of(moves)
        best = judge.best(state)
        chance = judge.chance(state, best.path)
        after = judge.chance(state, path)
        cause, luck = self._luck(state, chance)
        noted = chance - after >= NOTED
        return Choice(
            turn=number,
            seat=state.to_move,
            moves=moves,
            best=best.moves,
            before=chance,
            after=after,
            luck=luck,
            cause=cause,
            kings=_kings(state, moves) - _kings(state, best.moves) if noted else 0,
            payoff=moves[-1].source == "p" or judge.payoff_path(state).moves is not None,
            reasons=find_reasons(judge, state, best, [path]) if noted else (),
        )

    def _luck(self, state: State, chance: float) -> tuple[str | None, float]:
        """What came before a choice, and how much it brought."""
        seat = state.to_move
        if seat not in self._dealt:
            self._dealt.add(seat)
            if len(self._dealt) == 1:
                return "deal", chance - 0.5
            return "deal", chance - self._judge.chance_before_draw(state, hand_count(state, seat))
        if self._came is None:
            return None, 0.0
        cause, drawn = self._came
        if cause == "reveal":
            return cause, chance - self._judge.chance_before_top(state)
        if drawn == 0:
            return None, 0.0
        return cause, chance - self._judge.chance_before_draw(state, drawn)


def _kings(state: State, moves: Iterable[Move]) -> int:
    """How many Kings a seat's moves take out of its hand and off its side stacks."""
    count = 0
    piles: dict[str, list[Card]] = {}
    for move in moves:
        source = move.source
        if isinstance(source, Card):
            count += source.is_king
        elif source is not None and source != "p":
            number = int(source[1:]) - 1
            cards = cards_of(state, side_pile(state.to_move, number))
            count += piles.setdefault(source, list(cards)).pop().is_king
    return count


def _player(seat: int, turns: Iterable[TurnReview]) -> PlayerReview:
    own = [turn for turn in turns if turn.seat == seat]
    choices = [choice for turn in own for choice in turn.choices]
    luck = {"deal": 0.0, "draw": 0.0, "refill": 0.0, "reveal": 0.0}
    for choice in choices:
        if choice.cause is not None:
            luck[choice.cause] += choice.luck
    marks = [100 * math.exp(-STEEPNESS * choice.loss) for choice in choices]
    return PlayerReview(
        seat=seat,
        choices=len(choices),
        accuracy=sum(marks) / len(marks) if marks else 100.0,
        loss=sum(choice.loss for choice in choices),
        luck=luck,
        kings_wasted=sum(max(choice.kings, 0) for choice in choices),
        payoffs_missed=sum(turn.missed for turn in own),
    )
