"""Module: late factories. Six more tiles, whose effects read what their owner has when they are built."""

from typing import Any, Final

from rules.core.chance import draw, roll
from rules.core.event import Emit
from rules.zaibatsu.components import COUNTS, MONEY, VP
from rules.zaibatsu.effects import stock
from rules.zaibatsu.effects.printed import (
    MoneyPerMachine,
    PointsPerThreshold,
    PointsPerType,
    PrintedEffect,
    ServiceBonus,
    ServicePerFavour,
    ServicesOnTrack,
)
from rules.zaibatsu.modules.hooks import Module, TileEffect
from rules.zaibatsu.places import TRACK_SPACE
from rules.zaibatsu.reckoning.measures import threshold_reached
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.due import Bonus, serve
from rules.zaibatsu.tiles import GOOD_OF, LATE_TILES, TRACK_BONUS


class LateFactories(Module):
    """Tiles numbered 5, whatever side the other tiles show."""

    key = "late_factories"

    def set_out(self, state: ZaibatsuState) -> None:
        pool = list(LATE_TILES)
        for _ in range(COUNTS[state.seats].late_tiles):
            state.shelf |= 1 << draw(state, pool) + roll(state, 2)


LATE_FACTORIES: Final = LateFactories()


def _per_favour(state: ZaibatsuState, seat: int, effect: Any, emit: Emit) -> None:
    for _ in range(effect.times[state.favours[seat][effect.objective]]):
        serve(state, seat, effect.colour, emit)


def _services_on_track(state: ZaibatsuState, seat: int, effect: Any, emit: Emit) -> None:
    """Each is a bonus of its own, so the owner may choose their order."""
    for at in range(state.tracks[seat][effect.track] + 1):
        bonus = TRACK_BONUS[effect.track][at]
        if isinstance(bonus, ServiceBonus):
            state.waiting.append(Bonus(seat, bonus, TRACK_SPACE[seat][effect.track][at]))


def _per_machine(state: ZaibatsuState, seat: int, effect: Any, emit: Emit) -> None:
    machines = sum(built.bit_count() for built in state.machines[seat])
    _gain(state, seat, MONEY, min(effect.most, effect.number * machines), emit)


def _per_type(state: ZaibatsuState, seat: int, effect: Any, emit: Emit) -> None:
    types = len({GOOD_OF[tile] for tile in state.slots[seat]})
    _gain(state, seat, VP, min(effect.most, effect.points * types), emit)


def _per_threshold(state: ZaibatsuState, seat: int, effect: Any, emit: Emit) -> None:
    reached = sum(
        threshold_reached(state, seat, objective, threshold)
        for objective in effect.objectives
        for threshold in effect.thresholds
    )
    _gain(state, seat, VP, min(effect.most, effect.points * reached), emit)


def _gain(state: ZaibatsuState, seat: int, item: int, number: int, emit: Emit) -> None:
    if number:
        stock.gain(state, seat, item, number, emit)


EFFECTS: Final[dict[type[PrintedEffect], TileEffect]] = {
    ServicePerFavour: _per_favour,
    ServicesOnTrack: _services_on_track,
    MoneyPerMachine: _per_machine,
    PointsPerType: _per_type,
    PointsPerThreshold: _per_threshold,
}
"""What only late tiles do."""
