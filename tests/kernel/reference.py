"""A second, plain reading of the rules and of the fair deal, to compare the kernel with.

It shares no code with the package. Cards are the numbers of the fair deal, piles are lists with
the top at the end, moves are the kernel's codes.
"""

from hashlib import sha256

from spitemalice.rules.ruleset import RuleSet

ACE, QUEEN, KING = 1, 12, 13
PASS = 240


def rank(card: int) -> int:
    return card % 13 + 1


def suit(card: int) -> int:
    return card % 52 // 13


class Words:
    """The fair stream of a seed."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.used = 0

    def take(self) -> int:
        block, place = divmod(self.used, 8)
        self.used += 1
        digest = sha256(self.seed + block.to_bytes(8, "big")).digest()
        return int.from_bytes(digest[4 * place : 4 * place + 4], "big")

    def below(self, n: int) -> int:
        while True:
            word = self.take()
            if word < 2**32 - 2**32 % n:
                return word % n


class Game:
    """One game, from the deal on."""

    def __init__(self, rules: RuleSet, seed: bytes, starter: int) -> None:
        self.rules = rules
        self.words = Words(seed)
        seats = range(rules.players)
        self.bag = list(range(52 * rules.decks))
        self.aside: list[int] = []
        self.payoffs = [[self.draw() for _ in range(rules.payoff_size)] for _ in seats]
        self.hands: list[list[int]] = [[] for _ in seats]
        self.sides: list[list[list[int]]] = [[[] for _ in range(rules.side_stacks)] for _ in seats]
        self.centers: list[list[int]] = [[] for _ in range(rules.center_stacks)]
        self.shuffles = 0
        self.starter = self.choose_starter(starter)
        for seat in [*seats[self.starter :], *seats[: self.starter]]:
            self.hands[seat] = [self.draw() for _ in range(rules.hand_size)]
        self.to_move = self.starter
        self.turns = 0
        self.reason: str | None = None
        self.winner: int | None = None
        self.points = 0
        self.drawn: list[int] = []

    def draw(self) -> int:
        j = self.words.below(len(self.bag))
        card = self.bag[j]
        self.bag[j] = self.bag[-1]
        self.bag.pop()
        return card

    def choose_starter(self, given: int) -> int:
        if self.rules.first == "given":
            return given
        if self.rules.first == "random":
            return self.words.below(self.rules.players)
        if self.rules.first == "seat0":
            return 0
        while True:
            tops = [rank(pile[-1]) % KING for pile in self.payoffs]
            best = max(tops)
            if tops.count(best) == 1 or self.shuffles == 20:
                return tops.index(best)
            self.shuffles += 1
            for pile in self.payoffs:
                for i in range(len(pile) - 1, 0, -1):
                    j = self.words.below(i + 1)
                    pile[i], pile[j] = pile[j], pile[i]

    def source_card(self, source: int) -> int | None:
        """The card that a move from this source would move."""
        seat = self.to_move
        pile: list[int] = []
        if source == 14:
            pile = self.payoffs[seat]
        elif 8 <= source < 8 + self.rules.side_stacks:
            pile = self.sides[seat][source - 8]
        elif source < len(self.hands[seat]):
            return self.hands[seat][source]
        return pile[-1] if pile else None

    def is_legal(self, move: int) -> bool:
        source, dest = divmod(move, 16)
        hand = self.hands[self.to_move]
        if self.reason:
            return False
        if move == PASS:
            return self.rules.refill == "turn_start" and not hand
        card = self.source_card(source)
        if card is None:
            return False
        if dest < 8:
            if dest >= self.rules.center_stacks:
                return False
            needed = len(self.centers[dest]) + 1
            if rank(card) == KING:
                return needed > ACE or self.rules.king_as_ace
            return rank(card) == needed
        kings_only = all(rank(other) == KING for other in hand)
        may_lie = rank(card) != KING or self.rules.king_on_side or kings_only
        return source < 8 and dest - 8 < self.rules.side_stacks and may_lie

    def play(self, move: int) -> None:
        source, dest = divmod(move, 16)
        self.drawn = []
        if move == PASS:
            self.end_turn()
            return
        card = self.take(source)
        if dest >= 8:
            self.sides[self.to_move][dest - 8].append(card)
            self.end_turn()
            return
        self.centers[dest].append(card)
        if len(self.centers[dest]) == QUEEN:
            target = self.bag if self.rules.recycle == "now" else self.aside
            target += self.centers[dest]
            self.centers[dest] = []
        if not self.payoffs[self.to_move]:
            self.win("payoff", self.to_move)
        elif not self.hands[self.to_move] and source < 8 and self.rules.refill == "emptied":
            self.fill_hand()

    def take(self, source: int) -> int:
        if source == 14:
            return self.payoffs[self.to_move].pop()
        if source >= 8:
            return self.sides[self.to_move][source - 8].pop()
        return self.hands[self.to_move].pop(source)

    def end_turn(self) -> None:
        self.turns += 1
        self.to_move = (self.to_move + 1) % self.rules.players
        if self.turns == 2000:
            self.reason = "limit"
        else:
            self.fill_hand()

    def fill_hand(self) -> None:
        hand = self.hands[self.to_move]
        while len(hand) < self.rules.hand_size:
            if not self.bag:
                self.bag, self.aside = self.aside, []
            if not self.bag:
                self.exhaust()
                return
            card = self.draw()
            hand.append(card)
            self.drawn.append(card)
            if self.rules.stock_out == "empty" and not self.bag and not self.aside:
                self.exhaust()
                return

    def exhaust(self) -> None:
        left = [len(pile) for pile in self.payoffs]
        self.reason = "stock"
        if self.rules.exhausted == "fewest_wins" and left.count(min(left)) == 1:
            self.win("stock", left.index(min(left)))

    def win(self, reason: str, seat: int) -> None:
        self.reason = reason
        self.winner = seat
        others = [len(pile) for other, pile in enumerate(self.payoffs) if other != seat]
        self.points = sum(others) + self.rules.win_bonus
