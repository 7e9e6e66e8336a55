"""Fair deals: the seed that decides every draw, and the proof that nobody chose it."""

from spitemalice.deal.commitment import FairDeal
from spitemalice.deal.dealer import Dealer, Stage
from spitemalice.deal.errors import DealError
from spitemalice.deal.seeds import new_client_seed, new_seed, parse_hex
from spitemalice.deal.verify import check_deal, check_reveal
from spitemalice.deal.words import FairWords

__all__ = [
    "DealError",
    "Dealer",
    "FairDeal",
    "FairWords",
    "Stage",
    "check_deal",
    "check_reveal",
    "new_client_seed",
    "new_seed",
    "parse_hex",
]
