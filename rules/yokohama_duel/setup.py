"""From a deal to the first state."""

from rules.core.chance import draw, roll, seeded
from rules.core.deal import Deal
from rules.core.seat_order import from_seat
from rules.yokohama_duel.components import (
    ASSISTS,
    BONUS_CARDS,
    CHURCH_CARDS,
    GAINED_IMPORT,
    GOODS,
    ORDERS,
    SETUP,
    TECHNOLOGIES,
    YEN,
)
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.port import DraftOrders
from rules.yokohama_duel.steps.turn import BeginRound


def dealt(deal: Deal) -> DuelState:
    """Displays and decks, a first player by lot, and what each seat starts with; then orders are chosen."""
    state = DuelState(deal.seats, seeded(deal.seed))
    state.first = state.active = roll(state, deal.seats)
    state.deck = list(range(len(ORDERS)))
    state.bonus_deck = list(range(len(BONUS_CARDS)))
    state.bonus_row = [draw(state, state.bonus_deck) for _ in range(SETUP["bonus_face_up"])]
    state.tech_deck = list(range(len(TECHNOLOGIES)))
    state.tech_row = [draw(state, state.tech_deck) for _ in range(SETUP["tech_face_up"])]
    state.box = list(range(len(CHURCH_CARDS)))
    state.church_row = [draw(state, state.box) for _ in range(SETUP["church_face_up"])]
    order = from_seat(state.first, deal.seats)
    for seat, start in zip(order, ("first_player", "second_player"), strict=True):
        stock = state.stock[seat]
        for good, name in enumerate(GOODS):
            stock[good] = SETUP["goods_each"].get(name, 0)
        stock[GAINED_IMPORT] = SETUP["imports_each"]
        stock[YEN] = SETUP[start]["yen"]
        state.assists[seat] = [SETUP[start].get(kind, 0) for kind in ASSISTS]
    state.pending = [BeginRound(), *(DraftOrders(seat) for seat in reversed(order))]
    state.reveals = 0
    return state
