"""What is done in an Area: boards, tokens, buildings, the Warehouse, the Station."""

from bisect import insort

from rules.core.event import Emit
from rules.core.target import Seat
from rules.harbour.purse import spend
from rules.yokohama.cards import BRICKYARD, ELECTRICAL_LIGHT, GASLIGHT, HOUSE_SPACE, SPACES_PER_TILE, WINERY
from rules.yokohama.components import (
    BOARD_KEYS,
    CHURCH,
    HOUSE,
    HOUSES_END,
    IN_HAND,
    IN_STORE,
    NONE,
    SET_UP,
    SHOP,
    SHOPS_END,
    YEN,
)
from rules.yokohama.effects import people, stock, turns
from rules.yokohama.events import town as events
from rules.yokohama.modules import in_use
from rules.yokohama.reckoning.prices import piece_price
from rules.yokohama.reckoning.standing import built, on_board
from rules.yokohama.state import YokohamaState


def begin_action(state: YokohamaState, seat: Seat, area: int, power: int, emit: Emit) -> None:
    """Step 3 begins: it is told, and the bank pays the owner of the Trading House."""
    emit(events.Acted(seat, area, power))
    stock.pay_house(state, seat, area, emit)


def take_space(
    state: YokohamaState, seat: Seat, board: int, space: int, source: int, paid: tuple[tuple[int, int], ...], emit: Emit
) -> None:
    """Pay, and put an assistant on the board for good; its reward is gained afterwards."""
    spend(state.stock[seat], paid)
    people.take_man(state, seat, source)
    state.boards[board][space] = seat
    emit(events.SpaceTaken(seat, board, space, source, paid))
    stock.score_by(state, seat, WINERY if board == CHURCH else BRICKYARD, emit)
    told = SET_UP[state.seats]
    if on_board(state, board) >= (told.church_end if board == CHURCH else told.customs_end):
        turns.trigger_end(state, seat, BOARD_KEYS[board], emit)


def take_token(state: YokohamaState, seat: Seat, area: int, emit: Emit) -> int:
    """The 5-Power token of an Area goes to its new owner, face down; returns which it was."""
    kind, state.tokens[area] = state.tokens[area], NONE
    if not any(module.keeps_token(state, seat, kind) for module in in_use(state)):
        insort(state.taken[seat], kind)
    emit(events.TokenTaken(seat, area, kind))
    return kind


def build(state: YokohamaState, seat: Seat, area: int, space: int, emit: Emit) -> None:
    """A Shop or the Trading House on a space; its reward is gained afterwards."""
    house = space == HOUSE_SPACE
    piece = HOUSE if house else SHOP
    state.stock[seat][IN_HAND[piece]] -= 1
    state.built[area * SPACES_PER_TILE + space] = seat
    emit(events.Built(seat, area, space, state.tiles[area]))
    stock.score_by(state, seat, ELECTRICAL_LIGHT if house else GASLIGHT, emit)
    if built(state, seat, piece) >= (HOUSES_END if house else SHOPS_END):
        turns.trigger_end(state, seat, "houses" if house else "shops", emit)


def hire(state: YokohamaState, seat: Seat, piece: int, emit: Emit) -> None:
    """A piece from the Warehouse to hand, paid at once."""
    price = piece_price(state, seat, piece)
    owned = state.stock[seat]
    owned[YEN] -= price
    owned[IN_STORE[piece]] -= 1
    owned[IN_HAND[piece]] += 1
    emit(events.Hired(seat, piece, price))


def place_station(state: YokohamaState, seat: Seat, area: int, emit: Emit) -> None:
    """The Station token is put down and never moves again."""
    state.station = area
    emit(events.StationPlaced(seat, area))
