"""A turn, its ends and their features, written anew without any of the search's shortcuts."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from spitemalice.kernel import consts as c
from spitemalice.kernel.state import State
from spitemalice.kernel.views import hand_cards, payoff_count, pile_cards

KING, FULL = c.KING, c.STACK_SIZE
TOO_MANY = c.MOST_MISSING


@dataclass(frozen=True)
class Spot:
    """What the seat to move sees, by ranks; piles are listed bottom first."""

    heights: tuple[int, ...]
    hand: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    payoff: int  # the top card, `NONE` once it has been played
    payoff_left: int
    stock: int
    their_sides: tuple[tuple[int, ...], ...]
    their_payoff: int
    their_left: int
    unseen: tuple[int, ...]
    rules: State
    leaf: int = c.LEAF_TURN

    @property
    def key(self) -> tuple[object, ...]:
        """What tells positions of one turn apart; center stacks of a height are all the same."""
        return sorted(self.heights), self.hand, self.sides, self.payoff_left, self.leaf


def spot_of(s: State) -> Spot:
    me, other = s.to_move, (s.to_move + 1) % s.players
    sides = [[ranks(s, 8 * seat + k) for k in range(s.side_stacks)] for seat in (me, other)]
    hand = tuple(sorted(card & 15 for card in hand_cards(s, me)))
    centers = [ranks(s, c.CENTER + k) for k in range(s.center_stacks)]
    tops = [ranks(s, 8 * seat + c.PAYOFF)[-1:] for seat in (me, other)]
    seen = Counter[int](hand)
    for pile in centers:
        seen.update(pile)
    for seat in range(s.players):
        seen.update(ranks(s, 8 * seat + c.PAYOFF)[-1:])
        for k in range(s.side_stacks):
            seen.update(ranks(s, 8 * seat + k))
    return Spot(
        heights=tuple(map(len, centers)),
        hand=hand,
        sides=tuple(sides[0]),
        payoff=tops[0][0],
        payoff_left=payoff_count(s, me),
        stock=s.stock_n,
        their_sides=tuple(sides[1]),
        their_payoff=tops[1][0],
        their_left=payoff_count(s, other),
        unseen=tuple(4 * s.decks - seen[rank] for rank in range(13)),
        rules=s,
    )


def ranks(s: State, pile: int) -> tuple[int, ...]:
    return tuple(card & 15 for card in pile_cards(s, pile))


def without(hand: tuple[int, ...], rank: int) -> tuple[int, ...]:
    at = hand.index(rank)
    return hand[:at] + hand[at + 1 :]


def fits(spot: Spot, rank: int, height: int) -> bool:
    if rank == KING:
        return height > 0 or bool(spot.rules.king_as_ace)
    return rank == height


def raised(spot: Spot, center: int) -> Spot:
    heights = list(spot.heights)
    heights[center] = (heights[center] + 1) % FULL
    back = FULL if heights[center] == 0 and spot.rules.recycle_now else 0
    return replace(spot, heights=tuple(heights), stock=spot.stock + back)


def after(spot: Spot, entry: int) -> Spot:
    """The position after one entry of a path."""
    what, dest = entry >> 4, entry & 15
    if what == c.ENTRY_PASS:
        return replace(spot, leaf=c.LEAF_TURN)
    if what == c.ENTRY_PAYOFF:
        left = spot.payoff_left - 1
        leaf = c.LEAF_REVEAL if left else c.LEAF_WIN
        return replace(raised(spot, dest), payoff=c.NONE, payoff_left=left, leaf=leaf)
    if what >= c.ENTRY_SIDE:
        k = what - c.ENTRY_SIDE
        sides = (*spot.sides[:k], spot.sides[k][:-1], *spot.sides[k + 1 :])
        return replace(raised(spot, dest), sides=sides)
    hand = without(spot.hand, what)
    if dest >= c.TO_SIDE:
        k = dest - c.TO_SIDE
        sides = (*spot.sides[:k], (*spot.sides[k], what), *spot.sides[k + 1 :])
        return replace(spot, hand=hand, sides=sides)
    leaf = c.LEAF_REFILL if not hand and spot.rules.refill_emptied else c.LEAF_TURN
    return replace(raised(spot, dest), hand=hand, leaf=leaf)


def plays(spot: Spot) -> Iterator[int]:
    """Every play to the center but that of the pay-off card."""
    for center, height in enumerate(spot.heights):
        for k, pile in enumerate(spot.sides):
            if pile and fits(spot, pile[-1], height):
                yield ((c.ENTRY_SIDE + k) << 4) + center
        for rank in sorted(set(spot.hand)):
            if fits(spot, rank, height):
                yield (rank << 4) + center


def endings(spot: Spot) -> Iterator[int]:
    """Every way to end the turn here, or to turn up the next pay-off card."""
    for center, height in enumerate(spot.heights):
        if fits(spot, spot.payoff, height):
            yield (c.ENTRY_PAYOFF << 4) + center
    if not spot.hand:
        yield c.ENTRY_PASS << 4
    free = spot.rules.king_on_side or set(spot.hand) == {KING}
    for rank in set(spot.hand):
        if rank != KING or free:
            bare = [k for k, pile in enumerate(spot.sides) if not pile][1:]
            for k in range(len(spot.sides)):
                if k not in bare:
                    yield (rank << 4) + c.TO_SIDE + k


def all_ends(start: Spot) -> tuple[dict[str, Spot], int]:
    """Every distinct end of the turn by its key, and how many positions it goes through."""
    ends: dict[str, Spot] = {}
    met: set[str] = set()
    waiting = [start]
    while waiting:
        spot = waiting.pop()
        if str(spot.key) in met:
            continue
        met.add(str(spot.key))
        for entry in endings(spot):
            end = after(spot, entry)
            ends.setdefault(str((end.key, entry >> 4 == c.ENTRY_PAYOFF)), end)
        for entry in plays(spot):
            then = after(spot, entry)
            if then.leaf == c.LEAF_REFILL:
                ends.setdefault(str((then.key, False)), then)
            else:
                waiting.append(then)
    return ends, len(met)


# Features, as the blocks in the constants describe them


def features(spot: Spot) -> list[int]:
    """The features that are on at an end, sorted."""
    mine, theirs = min(spot.payoff_left, 20), min(spot.their_left, 20)
    lack_1, next_1 = nearest(spot, spot.their_sides, (), spot.their_payoff)
    on = [
        c.F_LEAF + spot.leaf,
        c.F_MY_PAYOFF + mine,
        c.F_THEIR_PAYOFF + theirs,
        c.F_LEAD + max(min(theirs - mine + 8, 16), 0),
        c.F_THEIR_MISSING + min(lack_1, 4) * 6 + coarse(theirs),
        c.F_THEIR_DISTANCE + distance(spot, spot.their_payoff),
        c.F_THEIR_COVER + tenths(spot, covered(spot, spot.their_sides, ())),
        c.F_STOCK + min(spot.stock // 6, 9) * 3 + (0, 1, 2)[(mine > theirs) + 2 * (mine < theirs)],
        c.F_KINGS + min(spot.hand.count(KING), 4),
        c.F_HAND_SIZE + min(len(spot.hand), 6),
    ]
    if lack_1 == 1:
        on.append(c.F_THEIR_HOPE + min(spot.unseen[next_1], 8))
    lack_0 = TOO_MANY + 1
    if spot.leaf != c.LEAF_REVEAL:
        lack_0, next_0 = nearest(spot, spot.sides, spot.hand, spot.payoff)
        on.append(c.F_MY_DISTANCE + distance(spot, spot.payoff))
        if lack_0 == 1:
            on.append(c.F_MY_HOPE + min(spot.unseen[next_0], 8))
    on.append(c.F_MISSING + lack_0 * 8 + lack_1)
    on.append(c.F_MY_MISSING + min(lack_0, 4) * 6 + coarse(mine))
    share = tenths(spot, covered(spot, spot.sides, spot.hand))
    on.append(c.F_MY_COVER + spot.leaf * 11 + share)
    for i, height in enumerate(spot.heights):
        on.append(c.F_CENTER + 12 * (height in spot.heights[:i]) + height)
    for rank, count in Counter(spot.hand).items():
        if rank != KING:
            on += [c.F_HAND + rank, c.F_HAND + 12 + rank][: min(count, 2)]
    on += side_features(spot.sides, c.F_MY_SIDE)
    on += side_features(spot.their_sides, c.F_THEIR_SIDE)
    return sorted(on)


def beyond_20(numbers: Sequence[int], spot: Spot) -> int:
    """What pay-off cards beyond 20 come to: each a tenth of the ten before, if those say so."""
    mine = numbers[c.F_MY_PAYOFF + 10] - numbers[c.F_MY_PAYOFF + 20]
    theirs = numbers[c.F_THEIR_PAYOFF + 20] - numbers[c.F_THEIR_PAYOFF + 10]
    far, their_far = max(spot.payoff_left - 20, 0), max(spot.their_left - 20, 0)
    return max(theirs, 0) * their_far // 10 - max(mine, 0) * far // 10


def coarse(count: int) -> int:
    return (0, 1, 2, 3, 4, 4, 4, 4)[count] if count < 8 else 5


def nearest(
    spot: Spot, sides: tuple[tuple[int, ...], ...], hand: tuple[int, ...], target: int
) -> tuple[int, int]:
    """The fewest cards missing to build any center stack up to a card, and what that one needs."""
    if target == KING:
        return 0, 0
    lacks = [(lacking(spot, sides, hand, target, height), height) for height in spot.heights]
    return min(lacks, key=lambda lack: lack[0])


def lacking(
    spot: Spot,
    sides: tuple[tuple[int, ...], ...],
    hand: tuple[int, ...],
    target: int,
    height: int,
) -> int:
    piles, kings, lack = [list(pile) for pile in sides], hand.count(KING), 0
    while height != target:
        wild = height > 0 or spot.rules.king_as_ace
        if took(piles, height) or height in hand:
            pass
        elif wild and kings:
            kings -= 1
        elif not (wild and took(piles, KING)):
            lack += 1
        height = (height + 1) % FULL
    return min(lack, TOO_MANY)


def took(piles: list[list[int]], rank: int) -> bool:
    """Take a card of a rank off the first pile that shows one, if one does."""
    for pile in piles:
        if pile and pile[-1] == rank:
            pile.pop()
            return True
    return False


def distance(spot: Spot, target: int) -> int:
    if target == KING:
        return 0
    return min((target - height) % FULL for height in spot.heights)


def covered(spot: Spot, sides: tuple[tuple[int, ...], ...], hand: tuple[int, ...]) -> set[int]:
    """The ranks that center stacks need, now or after plays of what a side has."""
    found = set()
    for height in set(spot.heights):
        piles, kings, rank = [list(pile) for pile in sides], hand.count(KING), height
        for _ in range(FULL):
            found.add(rank)
            if not took(piles, rank) and rank not in hand:
                if kings == 0 or (rank == 0 and not spot.rules.king_as_ace):
                    break
                kings -= 1
            rank = (rank + 1) % FULL
    return found


def tenths(spot: Spot, among: set[int]) -> int:
    """How many in ten of the unseen cards have one of these ranks, or are Kings."""
    total = sum(spot.unseen)
    inside = sum(spot.unseen[rank] for rank in {*among, KING})
    return inside * 10 // total if total else 0


def side_features(sides: tuple[tuple[int, ...], ...], block: int) -> list[int]:
    """The features of side stacks: tops, and how the cards lie on each other."""
    pairs = [(pile[i + 1], pile[i]) for pile in sides for i in range(len(pile) - 1)]
    kings = sum(below == KING for _, below in pairs)
    rest = [(upper, below) for upper, below in pairs if below != KING]
    steps = sum(below == upper + 1 for upper, below in rest)
    equal = sum(below == upper for upper, below in rest)
    blocked = sum(below < upper for upper, below in rest)
    cards = sum(map(len, sides))
    return [
        *(block + c.S_TOP + pile[-1] for pile in sides if pile),
        block + c.S_EMPTY + sum(not pile for pile in sides),
        block + c.S_KINGS + min(kings, 3),
        block + c.S_STEPS + min(steps, 9),
        block + c.S_PAIRS + min(equal, 5),
        block + c.S_BLOCKED + min(blocked, 9),
        block + c.S_CARDS + min(cards // 3, 11),
    ]
