"""Addresses: every thing and every place of the table as a target.

A thing of which only the back may be seen has the key "back".
"""

from collections.abc import Sequence
from typing import Final

from rules.core.target import HIDDEN, Target
from rules.harbour.addresses import by_seat, of_seats
from rules.harbour.counters import Counters
from rules.yokohama_duel.components import (
    ASSISTS,
    BONUS_CARDS,
    CHURCH_CARDS,
    CRITERIA,
    GOODS,
    INFLUENCES,
    ITEMS,
    ORDERS,
    PLACES,
    SEATS_HERE,
    SETUP,
    TECHNOLOGIES,
)


def _by_seat(kind: str) -> tuple[Target, ...]:
    return by_seat(kind, SEATS_HERE)


def _of_seat(kind: str, names: Sequence[str]) -> tuple[tuple[Target, ...], ...]:
    return of_seats(kind, names, SEATS_HERE)


def _slots(kind: str, number: int) -> tuple[Target, ...]:
    return tuple(Target(kind, slot) for slot in range(number))


# ------------------------------------------------------------ things
ORDER: Final = tuple(Target("order", card.key) for card in ORDERS)
CHURCH: Final = tuple(Target("church", card.key) for card in CHURCH_CARDS)
BONUS: Final = tuple(Target("bonus", card.key) for card in BONUS_CARDS)
TECHNOLOGY: Final = tuple(Target("technology", card.key) for card in TECHNOLOGIES)
INFLUENCE: Final = _of_seat("influence", INFLUENCES)
ASSIST: Final = tuple(Target("assist", key) for key in ASSISTS)
MERCHANT: Final = Target("merchant", "card")
SHOP: Final = _by_seat("shop")
HOUSE: Final = _by_seat("house")
STATION: Final = Target("station", "token")
IMPORT: Final = Target("import", "token")
MONEY: Final = Target("money", "yen")
THING: Final = (*(Target("good", good) for good in GOODS), IMPORT, IMPORT, MONEY)
"""By item, what lies on its counter."""
ORDER_BACK: Final = Target("order", "back")
CHURCH_BACK: Final = Target("church", "back")
BONUS_BACK: Final = Target("bonus", "back")
TECHNOLOGY_BACK: Final = Target("technology", "back")

# ------------------------------------------------------------ places of the table
PLACE: Final = tuple(Target("place", place.key) for place in PLACES)
SUPPLY: Final = Target("supply", "supply")
ASSIST_PILE: Final = tuple(Target("assist_pile", key) for key in ASSISTS)
MERCHANT_PILE: Final = Target("merchant_pile", "pile")
ORDER_DECK: Final = Target("order_deck", "deck")
BONUS_DECK: Final = Target("bonus_deck", "deck")
BONUS_DISCARD: Final = Target("bonus_discard", "discard")
BONUS_SLOT: Final = _slots("bonus_slot", SETUP["bonus_face_up"])
TECHNOLOGY_DECK: Final = Target("technology_deck", "deck")
TECHNOLOGY_DISCARD: Final = Target("technology_discard", "discard")
TECHNOLOGY_SLOT: Final = _slots("technology_slot", SETUP["tech_face_up"])
CHURCH_SLOT: Final = _slots("church_slot", SETUP["church_face_up"])
BOX: Final = Target("box", "box")

# ------------------------------------------------------------ places of a seat
COUNTER: Final = _of_seat("counter", ITEMS)
COUNTERS: Final = Counters(THING, COUNTER, SUPPLY)
OWN_INFLUENCES: Final = _by_seat("influences")
OWN_ASSISTS: Final = _by_seat("assists")
OWN_MERCHANTS: Final = _by_seat("merchants")
SPENT_MERCHANTS: Final = _by_seat("spent_merchants")
OWN_TECHNOLOGIES: Final = _by_seat("technologies")
USED_TECHNOLOGIES: Final = _by_seat("used_technologies")
OWN_CHURCHES: Final = _by_seat("churches")
UNBUILT: Final = _by_seat("unbuilt")
HAND: Final = _by_seat("hand")
DRAWN: Final = _by_seat("drawn")
COMPLETED: Final = _by_seat("completed")

# ------------------------------------------------------------ what else one clicks
CRITERION: Final = _of_seat("criterion", [criterion.key for criterion in CRITERIA])
BUYING: Final = tuple(Target("buy", item) for item in ITEMS)
SELLING: Final = tuple(Target("sell", item) for item in ITEMS)
SHOP_SITE: Final = Target("build", "shop")
HOUSE_SITE: Final = Target("build", "house")


def order_face(order: int) -> Target:
    """An order, or the back of one."""
    return ORDER_BACK if order == HIDDEN else ORDER[order]
