"""The clauses tooltips open, where things of one kind have different ones."""

from typing import Final

from rules.core.target import Target
from rules.yangtze.components import EMPERORS
from rules.yangtze.places import EMPEROR

_EFFECTS: Final = {
    "bonus_per_post_of_type": "YZ-EMP-5",
    "tax_per_full_ten_money": "YZ-EMP-6",
    "tax_per_post": "YZ-EMP-7",
    "tax_per_good": "YZ-EMP-8",
    "sell_one_cargo": "YZ-EMP-9",
    "discard_good": "YZ-EMP-10",
    "swap_good_with_river": "YZ-EMP-11",
    "redeem_liquidity_card": "YZ-EMP-13",
    "repeat_visible_emperor": "YZ-EMP-15",
}
_CARDS: Final = {"double_purchase": "YZ-CARD-3", "free_good": "YZ-CARD-5", "sell_any_time": "YZ-CARD-6"}
_LIQUIDITY: Final = "YZ-CARD-7"


def emperor(target: Target) -> str:
    """By what the emperor does."""
    return _EFFECTS[EMPERORS[EMPEROR.index(target)].effect]


def card(target: Target) -> str:
    """By what the card does."""
    return _CARDS.get(str(target.key).partition("/")[2], _LIQUIDITY)
