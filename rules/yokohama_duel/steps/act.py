"""The effect of a place at a level."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rules.core.event import Emit
from rules.core.step import Step
from rules.core.target import Seat
from rules.yokohama_duel.components import PLACES, YEN
from rules.yokohama_duel.effects import stock
from rules.yokohama_duel.reckoning.influence import yield_at
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.chinatown import Exchange
from rules.yokohama_duel.steps.church import ChooseChurch
from rules.yokohama_duel.steps.customs import FlipImports
from rules.yokohama_duel.steps.laboratory import ChooseTechnology
from rules.yokohama_duel.steps.port import DrawOrders

_STEPS: Final[dict[str, Callable[[Seat, int, int], Step]]] = {
    "take_church_card": lambda seat, place, number: ChooseChurch(seat, number),
    "flip_imports": lambda seat, place, number: FlipImports(seat, number),
    "trades": Exchange,
    "take_technology": lambda seat, place, number: ChooseTechnology(seat, number),
    "draw_orders": lambda seat, place, number: DrawOrders(seat, number),
}


@dataclass(slots=True, unsafe_hash=True)
class Act(Step):
    """Gains come at once; what leaves a choice becomes a step of its own."""

    seat: Seat
    place: int
    level: int

    def resolve(self, state: DuelState, emit: Emit) -> None:
        place = PLACES[self.place]
        number = yield_at(self.place, self.level)
        if place.effect == "gain_good":
            stock.gain(state, self.seat, place.good, number, place.key, emit)
        elif place.effect == "gain_yen":
            stock.gain(state, self.seat, YEN, number, place.key, emit)
        else:
            state.pending.append(_STEPS[place.effect](self.seat, self.place, number))
