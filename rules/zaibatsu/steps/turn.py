"""A turn: one action, or a consolidation."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.core.event import Emit
from rules.core.move import END_TURN, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.components import (
    ACTIONS_AT,
    AREA,
    EXPERT,
    MARKETS,
    NONE,
    ONE_OF,
    PRODUCTION,
    WORKERS_PER_SPACE,
    colours_in,
)
from rules.zaibatsu.effects.pieces import hire
from rules.zaibatsu.moves import CONSOLIDATE, HIRE, Hire
from rules.zaibatsu.reckoning.dues import levels
from rules.zaibatsu.reckoning.possible import CAN, refuse_action
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.actions import BuildMachines, BuildOneFactory, Mining, Produce, Research
from rules.zaibatsu.steps.activation import Activation
from rules.zaibatsu.steps.base import Decision
from rules.zaibatsu.steps.consolidation import consolidation
from rules.zaibatsu.steps.investment import InvestGoods
from rules.zaibatsu.steps.markets import DeliverGoods
from rules.zaibatsu.steps.voyages import BuildShips, BuildTrains
from rules.zaibatsu.words.amounts import colour as colour_text

_PLAIN: Final = (Research, Mining, BuildOneFactory, BuildMachines, None, BuildShips, BuildTrains, None, None)
"""By action, its step where it has no fields of its own."""


def _handfuls(most: int) -> list[int]:
    """All handfuls of up to so many workers."""
    found = [0]
    for _ in range(most):
        found += [handful + one for handful in found for one in ONE_OF]
    return list(dict.fromkeys(found))


_COLOURS_IN: Final = {handful: colours_in(handful) for handful in _handfuls(WORKERS_PER_SPACE)}


def begin_action(seat: int, action: int, colour: int) -> Activation:
    """The first activation of an action."""
    plain = _PLAIN[action]
    if plain is not None:
        return plain(seat, colour, 0, 0, 0, False)
    if action == PRODUCTION:
        return Produce(seat, colour, 0, 0, 0, False, False)
    if action == MARKETS:
        return DeliverGoods(seat, colour, 0, 0, 0, False, NONE)
    return InvestGoods(seat, colour, 0, 0, 0, False, 0)


@dataclass(slots=True, unsafe_hash=True)
class TakeTurn(Decision):
    """Hire a worker for an action, or consolidate."""

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        seat = self.seat
        moves: list[Move] = []
        if len(state.workers[seat]) < AREA:
            for workers, actions in zip(state.hiring, ACTIONS_AT, strict=True):
                if workers:
                    colours = _COLOURS_IN[workers]
                    for action in actions:
                        if CAN[action](state, seat):
                            hires = HIRE[action]
                            moves += [hires[colour] for colour in colours]
        if state.workers[seat] or not moves:
            moves.append(CONSOLIDATE)
        return moves

    def apply(self, state: ZaibatsuState, move: Any, emit: Emit) -> None:
        state.pending.append(EndTurn(self.seat))
        if isinstance(move, Hire):
            hire(state, self.seat, move.action, move.colour, emit)
            state.pending.append(begin_action(self.seat, move.action, move.colour))
        else:
            state.pending += consolidation(self.seat)

    def phase(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.phase.turn")

    def prompt(self, state: ZaibatsuState) -> Text:
        if len(state.workers[self.seat]) >= AREA:
            return Text("zaibatsu.prompt.must_consolidate")
        if not any(isinstance(move, Hire) for move in self.moves(state)):
            return Text("zaibatsu.prompt.no_action")
        return Text("zaibatsu.prompt.turn" if state.workers[self.seat] else "zaibatsu.prompt.turn_first")

    def help(self, state: ZaibatsuState) -> Text | None:
        if not any(state.queue) and state.last_first < 0:
            return Text("zaibatsu.help.no_row")
        return None

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        if isinstance(move, Hire):
            already = {one % EXPERT for one in state.workers[self.seat]}
            key = "zaibatsu.do.hire" if move.colour in already else "zaibatsu.do.hire_new"
            return say(key, action=places.ACTION[move.action], colour=colour_text(move.colour))
        able = levels(state, self.seat)
        if able:
            return say("zaibatsu.do.consolidate", level=able[-1])
        return Text("zaibatsu.do.consolidate_plain")

    def refuse(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target in places.ACTION:
            return refuse_action(state, self.seat, places.ACTION.index(target))
        if target.kind in ("hire", "hiring"):
            space = places.HIRING.index(Target("hiring", str(target.key).partition("/")[0]))
            return next((r for a in ACTIONS_AT[space] if (r := refuse_action(state, self.seat, a)) is not None), None)
        if target == CONSOLIDATE.targets()[0]:
            return Text("zaibatsu.refuse.nobody_to_consolidate")
        return None


@dataclass(slots=True, unsafe_hash=True)
class EndTurn(Decision):
    """Nothing is left but silk to change."""

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        return (END_TURN,)

    def apply(self, state: ZaibatsuState, move: Any, emit: Emit) -> None:
        """The turn is over; what comes next is settled below."""

    def phase(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.phase.end")

    def prompt(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.prompt.end_turn")

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return Text("zaibatsu.button.end_turn")
