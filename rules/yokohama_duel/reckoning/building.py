"""Whether there is room for a building, and why not."""

from rules.core.target import SEATS, Seat
from rules.core.text import Text, say
from rules.yokohama_duel.components import HOUSE_COSTS, HOUSES, SHOP_COST, SHOPS, YEN
from rules.yokohama_duel.reckoning.prices import house_price
from rules.yokohama_duel.state import DuelState


def no_room_for_shop(state: DuelState, seat: Seat, place: int) -> Text | None:
    """Why no shop can stand here, money aside."""
    if state.shops[seat] >> place & 1:
        return Text("yokohama_duel.refuse.shop_stands")
    return Text("yokohama_duel.refuse.no_shop_left") if state.shops[seat].bit_count() >= SHOPS else None


def no_room_for_house(state: DuelState, seat: Seat, place: int) -> Text | None:
    """Why no trading house can stand here, money aside."""
    for owner, houses in enumerate(state.houses):
        if houses >> place & 1:
            return say("yokohama_duel.refuse.house_stands", seat=SEATS[owner])
    built = state.houses[seat].bit_count()
    return Text("yokohama_duel.refuse.no_house_left") if built >= min(HOUSES, len(HOUSE_COSTS)) else None


def can_build(state: DuelState, seat: Seat, place: int) -> bool:
    """Is there room for a building of this seat, and the yen for it?"""
    yen = state.stock[seat][YEN]
    shop = yen >= SHOP_COST and no_room_for_shop(state, seat, place) is None
    return shop or (no_room_for_house(state, seat, place) is None and yen >= house_price(state, seat))
