"""What things cost a seat now: technologies, pieces of the Warehouse, orders, Faith."""

from rules.core.target import HIDDEN, Seat
from rules.harbour.prices import Due
from rules.yokohama.cards import DEMANDS, ORDERS, SAME_TITLE, TECHNOLOGIES
from rules.yokohama.components import (
    ASSISTANT,
    ASSISTANT_COST,
    FAITH_PRICE,
    GOODS,
    HAND_LIMIT,
    HOUSE,
    HOUSE_COSTS,
    IMPORT,
    IN_STORE,
    ITEMS,
    NONE,
    PIECES,
    PRODUCTION,
    PURSE,
    SECOND_ORDER,
    SHOP_COST,
    SLOT_LEVELS,
    SLOT_SURCHARGE,
    SURCHARGE,
    SURCHARGE_FROM,
    TOTALS,
    YEN,
)
from rules.yokohama.state import YokohamaState


# ------------------------------------------------------------ technologies
def production_cost(card: int, slot: int) -> int:
    """Printed value and surcharge of the slot."""
    return TECHNOLOGIES[card].production + SLOT_SURCHARGE[slot]


def dues(state: YokohamaState, seat: Seat, card: int, slot: int, production: int) -> tuple[Due, ...]:
    """What is left to pay once Power is counted: one price for each Production missing, one for a card too many."""
    missing = max(0, production_cost(card, slot) - production)
    extra = state.techs[seat].bit_count() + 1 >= SURCHARGE_FROM
    return (PRODUCTION,) * missing + ((SURCHARGE,) if extra else ())


def fits(state: YokohamaState, seat: Seat, prices: tuple[Due, ...], imports: int) -> bool:
    """Can the first so many prices be paid with imports and the others with yen?"""
    owned = state.stock[seat]
    return (
        0 <= imports <= len(prices)
        and sum(due.imports for due in prices[:imports]) <= owned[IMPORT]
        and sum(due.yen for due in prices[imports:]) <= owned[YEN]
    )


def fewest_imports(state: YokohamaState, seat: Seat, prices: tuple[Due, ...]) -> int:
    """With how many imports the prices can be paid at least; NONE when they cannot."""
    return next((number for number in range(len(prices) + 1) if fits(state, seat, prices, number)), NONE)


def parts(prices: tuple[Due, ...], imports: int) -> tuple[tuple[int, int], ...]:
    """The items and numbers that are paid."""
    shares = (
        (IMPORT, sum(due.imports for due in prices[:imports])),
        (YEN, sum(due.yen for due in prices[imports:])),
    )
    return tuple(share for share in shares if share[1])


def owns_title(state: YokohamaState, seat: Seat, card: int) -> bool:
    """Has this seat a technology with the same title?"""
    return bool(state.techs[seat] & SAME_TITLE[card])


def takeable(state: YokohamaState, seat: Seat, letter: int, production: int) -> list[int]:
    """The technologies of a board that a seat may take and pay for."""
    return [
        card
        for slot, card in enumerate(state.laboratories[letter])
        if card != NONE
        and not owns_title(state, seat, card)
        and PURSE.pays(state.stock[seat], dues(state, seat, card, slot, production))
    ]


# ------------------------------------------------------------ the Warehouse
def piece_price(state: YokohamaState, seat: Seat, piece: int) -> int:
    """What the next piece of a sort costs; asked only while one is left."""
    if piece == ASSISTANT:
        return ASSISTANT_COST
    if piece == HOUSE:
        return int(HOUSE_COSTS[TOTALS[HOUSE] - state.stock[seat][IN_STORE[HOUSE]]])
    return SHOP_COST


def hireable(state: YokohamaState, seat: Seat) -> list[int]:
    """The sorts of pieces that may be taken out."""
    owned = state.stock[seat]
    stored = [piece for piece in range(len(PIECES)) if owned[IN_STORE[piece]]]
    return [piece for piece in stored if piece_price(state, seat, piece) <= owned[YEN]]


# ------------------------------------------------------------ orders
def completable(state: YokohamaState, seat: Seat) -> list[int]:
    """The orders in hand whose goods are there."""
    return DEMANDS.met(state.stock[seat], state.hands[seat])


def missing_goods(state: YokohamaState, seat: Seat, order: int) -> list[tuple[int, int]]:
    """The goods a seat lacks for an order, with their numbers."""
    return DEMANDS.lacking(state.stock[seat], order)


def orders_in_reach(state: YokohamaState, letter: int, level: int) -> list[int]:
    """The orders of a Port board in slots up to a level."""
    row = state.ports[letter]
    return [card for slot, card in enumerate(row) if card != NONE and SLOT_LEVELS[slot] <= level]


def second_order_items(state: YokohamaState, seat: Seat) -> list[int]:
    """With what a second order may be paid, yen first."""
    owned = state.stock[seat]
    items = [YEN] if owned[YEN] >= SECOND_ORDER.yen else []
    return [*items, IMPORT] if owned[IMPORT] >= SECOND_ORDER.imports else items


def room_for_orders(state: YokohamaState, seat: Seat) -> int:
    """How many orders still fit in the hand."""
    return HAND_LIMIT - len(state.hands[seat])


# ------------------------------------------------------------ Faith
def faithful_items(state: YokohamaState, seat: Seat) -> int:
    """The items that may each be given for one Faith, as a bit set."""
    owned = state.stock[seat]
    return sum(1 << item for item, price in enumerate(FAITH_PRICE) if owned[item] >= price)


def usual_gifts(state: YokohamaState, seat: Seat, number: int) -> int:
    """The items one would give for so much Faith, as a bit set: spare goods first, imports last.

    It looks at the seat's orders, so it may be asked of what that seat sees and never be kept in a step.
    """
    owned = state.stock[seat]
    wanted = [0] * len(ITEMS)
    for order in state.hands[seat]:
        if order != HIDDEN:
            for good, need in enumerate(ORDERS[order].demand):
                wanted[good] = max(wanted[good], need)

    def rank(item: int) -> tuple[int, int]:
        if item < len(GOODS):
            spare = owned[item] - wanted[item]
            return (0, -spare) if spare > 0 else (2, -owned[item])
        return (1, 0) if item == YEN else (3, 0)

    able = faithful_items(state, seat)
    items = sorted((item for item in range(len(ITEMS)) if able >> item & 1), key=rank)
    return sum(1 << item for item in items[:number])
