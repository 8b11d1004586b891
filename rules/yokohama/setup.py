"""From a deal to the first state."""

from rules.core.chance import draw, roll, seeded
from rules.core.deal import Deal
from rules.core.seat_order import from_seat
from rules.yokohama.cards import DRAWN_PER_STACK, ORDERS, STACKS, TECHNOLOGIES, TILES, TOKENS
from rules.yokohama.components import (
    AREAS,
    BLOCKED,
    BLOCKED_SPACES,
    BOARDS,
    GROUNDS,
    IMPORT,
    IN_HAND,
    IN_STORE,
    NONE,
    ORDERS_DEALT,
    PIECES,
    SET_UP,
    SLOTS,
    SPACES,
    START_GOODS,
    START_HAND,
    START_IMPORTS,
    START_YEN,
    START_YEN_FIRST,
    TOTALS,
    YEN,
)
from rules.yokohama.modules import MODULES, in_use
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.start import BeginChoice
from rules.yokohama.steps.turn import BeginTurn


def dealt(deal: Deal) -> YokohamaState:
    """Areas, boards and decks by lot, a starting player by lot, what each seat starts with; then orders are chosen."""
    state = YokohamaState(deal.seats, seeded(deal.seed))
    state.modules = sum(1 << n for n, module in enumerate(MODULES) if deal.options.get(module.key, False))
    state.first = state.active = roll(state, deal.seats)
    _lay_out_areas(state)
    _lay_out_boards(state)
    for seat in range(deal.seats):
        _equip(state, seat)
    for module in in_use(state):
        module.lay_out(state)
    order = from_seat(state.first, deal.seats)
    state.pending = [BeginTurn(state.first), *(BeginChoice(seat) for seat in reversed(order))]
    state.reveals = 0
    return state


def _lay_out_areas(state: YokohamaState) -> None:
    """Areas, then a Building tile and a 5-Power token for each but the Canal."""
    boards = list(BOARDS[state.seats])
    state.layout = tuple(draw(state, boards) for _ in range(len(boards)))
    tiles = list(range(len(TILES)))
    tokens = [kind for kind, token in enumerate(TOKENS) for _ in range(token.copies)]
    for module in in_use(state):
        tokens += module.more_tokens()
    laid = [NONE] * len(AREAS)
    for area in GROUNDS[state.seats]:
        laid[area] = draw(state, tiles)
        state.tokens[area] = draw(state, tokens)
    state.tiles = tuple(laid)


def _lay_out_boards(state: YokohamaState) -> None:
    """Achievements, technologies, orders; with two players some spaces are taken by nobody's assistants."""
    told = SET_UP[state.seats]
    for stack in STACKS:
        tiles = list(stack)
        state.achievements += tuple(draw(state, tiles) for _ in range(DRAWN_PER_STACK))
    state.achieved = [[] for _ in state.achievements]
    state.tech_deck = list(range(len(TECHNOLOGIES)))
    state.laboratories = [[draw(state, state.tech_deck) for _ in range(SLOTS)] for _ in range(told.laboratories)]
    state.deck = list(range(len(ORDERS)))
    state.removed = sorted(draw(state, state.deck) for _ in range(told.orders_removed))
    state.ports = [[draw(state, state.deck) for _ in range(SLOTS)] for _ in range(told.ports)]
    state.boards = [[NONE] * len(spaces) for spaces in SPACES]
    if told.blocks:
        for board, spaces in enumerate(BLOCKED_SPACES):
            for space in spaces:
                state.boards[board][space] = BLOCKED


def _equip(state: YokohamaState, seat: int) -> None:
    """Goods, yen and pieces of a seat, and the orders it chooses from."""
    owned = state.stock[seat]
    owned[: len(START_GOODS)] = START_GOODS
    owned[IMPORT] = START_IMPORTS
    owned[YEN] = START_YEN_FIRST if seat == state.first else START_YEN
    for piece in range(len(PIECES)):
        owned[IN_HAND[piece]] = START_HAND[piece]
        owned[IN_STORE[piece]] = TOTALS[piece] - START_HAND[piece]
    state.drawn[seat] = sorted(draw(state, state.deck) for _ in range(ORDERS_DEALT))
