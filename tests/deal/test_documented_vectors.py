"""The vectors printed in the description of the fair deal are right."""

import hashlib
import json
import re
from pathlib import Path

from spitemalice.deal import FairDeal, FairWords
from spitemalice.deal.commitment import transcript
from spitemalice.deal.stream import deal_fairly
from spitemalice.kernel import views
from spitemalice.kernel.consts import PAYOFF
from spitemalice.kernel.play import draw
from spitemalice.kernel.state import State
from tests.deal.reference import configured, fair_records

PAGE = Path(__file__).parents[2] / "docs" / "fair-deal.md"
BLOCKS = [
    dict(line.split(": ", 1) for line in block.splitlines())
    for block in re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
]
RULES, WORDS, DEAL, RETURN, PARTS, TIED_DEAL = BLOCKS
G4A = fair_records()[0]["full_rules"]


def names(cards: list[int]) -> str:
    """Cards as records write them."""
    return " ".join("A23456789TJQK"[card & 15] + "cdhs"[card >> 4 & 3] for card in cards)


def dealt(seed: bytes) -> State:
    state = configured(G4A, 0)
    deal_fairly(state, FairWords(seed))
    return state


def described(state: State) -> dict[str, str]:
    """A deal in the words of the page."""
    piles = [views.pile_cards(state, 8 * seat + PAYOFF) for seat in (0, 1)]
    hands = [views.hand_cards(state, seat) for seat in (0, 1)]
    return {
        "seat 0 pay-off pile": names(piles[0]),
        "seat 1 pay-off pile": names(piles[1]),
        "starter": str(state.starter),
        "seat 0 hand": names(hands[0]),
        "seat 1 hand": names(hands[1]),
        "words used": str(state.words_used),
        "next five draws": names([draw(state) for _ in range(5)]),
    }


def documented_deal() -> FairDeal:
    return FairDeal(
        game_id=PARTS["game_id"],
        rules_hash=bytes.fromhex(RULES["rules_hash"]),
        server_seed=bytes.fromhex(PARTS["S"]),
        client_seeds=(PARTS["c_0"], PARTS["c_1"]),
    )


def test_the_rules_and_their_hash() -> None:
    assert RULES["rules"] == json.dumps(G4A, sort_keys=True, separators=(",", ":"))
    assert RULES["rules_hash"] == hashlib.sha256(RULES["rules"].encode()).hexdigest()


def test_words() -> None:
    words = [f"{word:08x}" for word in FairWords(bytes.fromhex(WORDS["seed"])).take(0, 16)]
    assert WORDS["words 0 to 7"].split() == words[:8]
    assert WORDS["words 8 to 15"].split() == words[8:]


def test_the_first_draws() -> None:
    words = FairWords(bytes.fromhex(WORDS["seed"])).take(0, 4)
    assert [words[0], words[1]] == [2849432832, 691701949]
    assert [word % (104 - i) for i, word in enumerate(words)] == [64, 93, 45, 75]


def test_a_deal() -> None:
    state = dealt(bytes.fromhex(WORDS["seed"]))
    assert state.shuffles == 0
    assert described(state) == DEAL


def test_the_return_of_cards() -> None:
    state = dealt(bytes.fromhex(WORDS["seed"]))
    returned = views.pile_cards(state, PAYOFF)[:12]
    views.set_stock(state, views.stock_cards(state) + returned)
    drawn = names([draw(state) for _ in range(8)])
    assert RETURN["next eight draws after the return"] == drawn


def test_a_seed_made_together() -> None:
    deal = documented_deal()
    said = transcript(
        deal.game_id,
        deal.rules_hash,
        deal.commitment,
        deal.client_commitments,
        deal.client_seeds,
    )
    assert PARTS["c_1 in UTF-8"] == PARTS["c_1"].encode().hex()
    assert PARTS["commitment"] == deal.commitment.hex()
    assert (PARTS["C_0"], PARTS["C_1"]) == tuple(sent.hex() for sent in deal.client_commitments)
    assert PARTS["T"] == said.hex()
    assert PARTS["game seed"] == deal.game_seed.hex()


def test_a_deal_with_a_tie() -> None:
    state = dealt(documented_deal().game_seed)
    assert state.shuffles == 1
    assert described(state) == TIED_DEAL
