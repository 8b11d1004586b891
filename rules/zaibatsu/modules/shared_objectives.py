"""Module: shared objectives. Whoever leads an objective at the end of its period is rewarded."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.chance import draw
from rules.core.event import Emit
from rules.core.move import Move, Take
from rules.core.seat_order import clockwise, from_seat
from rules.core.step import Step
from rules.core.target import Seat
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.components import COUNTS, PERIODS, VP
from rules.zaibatsu.effects import rounds as effects
from rules.zaibatsu.effects.printed import Gain
from rules.zaibatsu.modules.hooks import Module
from rules.zaibatsu.reckoning.measures import measure, starting_value
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.base import SETTLE, Choice
from rules.zaibatsu.steps.due import perform
from rules.zaibatsu.tiles import SHARED, SHARED_REWARDS

TAKE_PRIZE: Final = tuple(tuple(map(Take, prizes)) for prizes in places.PRIZE)


class SharedObjectives(Module):
    """One, two or three objectives a period."""

    key = "shared_objectives"

    def set_out(self, state: ZaibatsuState) -> None:
        pool = list(range(len(SHARED)))
        each = COUNTS[state.seats].shared_per_period
        state.shared = ((), *(tuple(draw(state, pool) for _ in range(each)) for _ in range(PERIODS)))

    def period_ended(self, state: ZaibatsuState, period: int, side: int) -> list[Step]:
        """All leaders are settled first, for a reward could move a measure."""
        order = from_seat(clockwise(side, state.seats), state.seats)
        led = [(objective, leaders(state, objective)) for objective in state.shared[period]]
        prizes = [Prize(seat, period, objective) for seat in order for objective, seats in led if seat in seats]
        return [step for prize in reversed(prizes) for step in (SETTLE[prize.seat], prize)]


SHARED_OBJECTIVES: Final = SharedObjectives()


def leaders(state: ZaibatsuState, objective: int) -> list[Seat]:
    """Who leads an objective, ties included; nobody who is still where everybody starts."""
    name = SHARED[objective].measure
    have = [measure(state, seat, name) for seat in range(state.seats)]
    most = max(have)
    return [seat for seat, number in enumerate(have) if number == most > starting_value(name)]


@dataclass(slots=True, unsafe_hash=True)
class Prize(Choice):
    """A reward for leading an objective."""

    period: int
    objective: int

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        prizes = SHARED_REWARDS[self.period]
        return TAKE_PRIZE[self.period][: len(prizes)] if len(prizes) > 1 else ()

    def apply(self, state: ZaibatsuState, move: Take, emit: Emit) -> None:
        self._give(state, TAKE_PRIZE[self.period].index(move), emit)

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        self._give(state, 0, emit)

    def _give(self, state: ZaibatsuState, number: int, emit: Emit) -> None:
        effects.tell_leader(self.seat, self.objective, emit)
        for effect in SHARED_REWARDS[self.period][number]:
            if isinstance(effect, Gain) and effect.item == VP:
                effects.award(state, self.seat, effect.number, emit)
            else:
                perform(state, self.seat, effect, emit)

    def phase(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.phase.period")

    def role(self, state: ZaibatsuState) -> Text | None:
        return Text("zaibatsu.role.prize")

    def prompt(self, state: ZaibatsuState) -> Text:
        return say("zaibatsu.prompt.prize", objective=places.SHARED_TOKEN[self.objective])
