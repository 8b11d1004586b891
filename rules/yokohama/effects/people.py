"""Presidents and assistants: placed, moved, brought home."""

from rules.core.event import Emit
from rules.core.target import Seat
from rules.yokohama.components import HAND_ASSISTANTS, NONE
from rules.yokohama.effects import stock
from rules.yokohama.events import people as events
from rules.yokohama.moves import IN_HAND_SOURCE
from rules.yokohama.reckoning.ground import tolls
from rules.yokohama.reckoning.ways import Route
from rules.yokohama.state import YokohamaState


def place_assistant(state: YokohamaState, seat: Seat, area: int, emit: Emit) -> None:
    """One assistant from hand; the owners of Presidents there are paid at once."""
    paid = tolls(state, seat, area)
    stock.pay_seats(state, seat, paid)
    state.stock[seat][HAND_ASSISTANTS] -= 1
    state.men[seat][area] += 1
    emit(events.AssistantPlaced(seat, area, paid))


def move_president(state: YokohamaState, seat: Seat, route: Route, emit: Emit) -> None:
    """The President along a route, paying what it costs."""
    source = state.presidents[seat]
    stock.pay_seats(state, seat, route.paid)
    state.presidents[seat] = route.path[-1]
    emit(events.PresidentMoved(seat, source, route.path, route.paid, route.how))


def take_president_back(state: YokohamaState, seat: Seat, emit: Emit) -> None:
    """The President to hand, free of charge."""
    area, state.presidents[seat] = state.presidents[seat], NONE
    emit(events.PresidentTakenBack(seat, area))


def _bring_home(state: YokohamaState, seat: Seat, area: int, number: int) -> None:
    state.men[seat][area] -= number
    state.stock[seat][HAND_ASSISTANTS] += number


def return_assistants(state: YokohamaState, seat: Seat, area: int, number: int, emit: Emit) -> None:
    """Assistants home with the President."""
    _bring_home(state, seat, area, number)
    emit(events.AssistantsReturned(seat, area, number))


def recover(state: YokohamaState, seat: Seat, area: int, left: int, emit: Emit) -> None:
    """The assistants of an action go home, but for those left behind."""
    number = state.men[seat][area] - left
    _bring_home(state, seat, area, number)
    emit(events.Recovered(seat, area, number, left))


def take_man(state: YokohamaState, seat: Seat, source: int) -> None:
    """One assistant leaves an Area or the hand; where he goes tells it."""
    if source == IN_HAND_SOURCE:
        state.stock[seat][HAND_ASSISTANTS] -= 1
    else:
        state.men[seat][source] -= 1


def move_freely(state: YokohamaState, seat: Seat, source: int, area: int, emit: Emit) -> None:
    """One assistant to an Area, whoever stands there."""
    take_man(state, seat, source)
    state.men[seat][area] += 1
    emit(events.FreelyMoved(seat, source, area))
