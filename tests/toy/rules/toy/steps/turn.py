"""A turn: gather pebbles, then pass on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.event import Emit
from rules.core.flow import InOrder
from rules.core.move import END_TURN, Move
from rules.core.seats import SeatStep
from rules.core.step import Step
from rules.core.target import Target
from rules.core.text import Text, say
from rules.toy.components import ACTS
from rules.toy.effects import pebbles, turns
from rules.toy.modules import MODULES
from rules.toy.moves import DIP, Grab
from rules.toy.places import BAG, pebble


@dataclass(slots=True, unsafe_hash=True)
class Turn(SeatStep):
    """Grab or dip, as often as a turn allows; whoever gathered something may stop."""

    acted: int = 0

    def moves(self, state: Any) -> Sequence[Move]:
        moves: list[Move] = []
        if self.acted < ACTS:
            moves += [Grab(each) for each in state.row]
            if state.bag:
                moves.append(DIP)
        if self.acted or not moves:
            moves.append(END_TURN)
        return moves

    def interruptible(self) -> bool:
        return True

    def apply(self, state: Any, move: Move, emit: Emit) -> None:
        if move == END_TURN:
            after = [step for key in state.modules for step in MODULES[key].turn_over(state, self.seat)]
            state.pending.append(InOrder((*after, TurnOver())))
            return
        state.pending.append(Turn(self.seat, self.acted + 1))
        if isinstance(move, Grab):
            pebbles.grab(state, self.seat, move.pebble, emit)
        else:
            pebbles.dip(state, self.seat, emit)

    def prompt(self, state: Any) -> Text:
        return say("toy.prompt.turn", n=ACTS - self.acted)

    def phase(self, state: Any) -> Text:
        return say("toy.phase.turn", turn=state.turn, of=state.length)

    def role(self, state: Any) -> Text:
        return Text("toy.role.gathers")

    def phrase(self, state: Any, move: Move) -> Text:
        if isinstance(move, Grab):
            return say("toy.do.grab", pebble=pebble(move.pebble))
        return Text("toy.do.dip" if move == DIP else "toy.do.end_turn")

    def refuse(self, state: Any, target: Target) -> Text | None:
        if self.acted == ACTS:
            return say("toy.refuse.enough", n=ACTS)
        if target == BAG:
            return Text("toy.refuse.button")
        return Text("toy.refuse.not_in_row") if target.kind == "pebble" else None


@dataclass(slots=True, unsafe_hash=True)
class TurnOver(Step):
    """The next seat's turn, or the end."""

    def resolve(self, state: Any, emit: Emit) -> None:
        if turns.pass_on(state, emit):
            state.pending.append(Turn(state.active))
