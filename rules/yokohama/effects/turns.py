"""Turns, starting orders, the end of the game."""

from bisect import insort

from rules.core.event import Emit
from rules.core.target import Seat
from rules.yokohama.cards import STOCK_MARKET
from rules.yokohama.components import EXTRA_ROUNDS, YEN
from rules.yokohama.effects import stock
from rules.yokohama.events import turns as events
from rules.yokohama.state import YokohamaState


def begin_choice(state: YokohamaState, seat: Seat) -> None:
    """Before the first turn it is a seat's moment to choose its starting order; nothing to tell yet."""
    state.active = seat


def choose_starting_order(state: YokohamaState, seat: Seat, order: int, emit: Emit) -> None:
    """One order to hand; what was chosen before goes back."""
    for other in tuple(state.hands[seat]):
        state.hands[seat].remove(other)
        insort(state.drawn[seat], other)
        emit(events.StartingOrderPutBack(seat, other))
    state.drawn[seat].remove(order)
    state.hands[seat].append(order)
    emit(events.StartingOrderChosen(seat, order))


def return_starting_orders(state: YokohamaState, seat: Seat, emit: Emit) -> None:
    """What was not chosen leaves the game."""
    for order in tuple(state.drawn[seat]):
        state.drawn[seat].remove(order)
        insort(state.returned[seat], order)
        emit(events.StartingOrderReturned(seat, order))


def begin_turn(state: YokohamaState, seat: Seat, emit: Emit) -> None:
    """It is now that seat's turn; what it may do once a turn it may do again, and the Stock Market helps the poor."""
    state.active = seat
    state.turn += 1
    state.done = state.sent = 0
    emit(events.TurnBegan(seat, state.turn, state.round))
    yen = state.stock[seat][YEN]
    if state.techs[seat] & STOCK_MARKET.cards and yen < STOCK_MARKET.amount:
        stock.give(state, seat, STOCK_MARKET.title, YEN, STOCK_MARKET.amount - yen, emit)


def trigger_end(state: YokohamaState, seat: Seat, cause: str, emit: Emit) -> None:
    """The first end condition met settles the last turn; later ones change nothing."""
    if not state.last_turn:
        state.last_turn = (state.round + EXTRA_ROUNDS) * state.seats
        state.cause = cause
        emit(events.EndTriggered(seat, cause))


def end_game(state: YokohamaState, emit: Emit) -> None:
    """Nothing may happen any more; orders still in hand count for nothing."""
    state.ended = True
    emit(events.GameEnded())
