"""Planted follies of Yokohama."""

from typing import Final

from rules.core.move import END_TURN
from rules.yokohama.components import AREAS
from rules.yokohama.free import COMPLETE
from rules.yokohama.moves import HOME, Go
from rules.yokohama.steps.movement import Movement
from rules.yokohama.steps.turn import CloseTurn, TurnOver
from tests.titles.planting import Planted, planted
from tests.titles.yokohama.kit import Harbour


def with_tea() -> Harbour:
    """Four tea for the first order, and nothing left to do but to end the turn."""
    harbour = Harbour(2).own(tea=4).orders(0, 1).begin()
    harbour.state.pending = [TurnOver(), CloseTurn(0)]
    harbour.state.offer = None
    return harbour


def leaves_points() -> Planted:
    """The last turn of the game."""
    state = with_tea().state
    state.last_turn = state.turn + state.seats - 1
    return planted(state, (END_TURN,), (COMPLETE[0], END_TURN))


def keeps_order_back() -> Planted:
    """Any other turn."""
    return planted(with_tea().state, (END_TURN,), (COMPLETE[0], END_TURN))


def goes_home() -> Planted:
    """The President leaves the tea, for home or for another Area."""
    harbour = Harbour(2).president(0, "tea").begin()
    harbour.state.men[0] = [1] * len(AREAS)
    harbour.state.pending = [TurnOver(), CloseTurn(0), Movement(0)]
    harbour.state.offer = None
    return planted(harbour.state, (HOME,), (harbour.offered(Go)[0],))


PLANTED: Final = (leaves_points, keeps_order_back, goes_home)
