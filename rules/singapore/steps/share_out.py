"""Plots: the Raffles holder decides alone who builds where this round."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.singapore.board import PLOTS_MASK, bits
from rules.singapore.components import EMPTY
from rules.singapore.effects import rounds
from rules.singapore.moves import PUT_FLAG, PutFlag
from rules.singapore.state import SingaporeState
from rules.singapore.words import colour


def open_plots(state: SingaporeState) -> int:
    """Free plots beside a building that stands, as a mask."""
    free = state.reach & PLOTS_MASK & ~state.built
    for square in state.flagged:
        if square != EMPTY:
            free &= ~(1 << square)
    return free


@dataclass(slots=True, unsafe_hash=True)
class ShareOut(Step):
    """One flag after the other, in the order of play: one click each, and one line for every way to assign them."""

    seat: Seat
    colours: tuple[int, ...]

    def decider(self, state: SingaporeState) -> Seat:
        return self.seat

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        plots = bits(open_plots(state))
        return [PUT_FLAG[square] for square in plots] if len(plots) > 1 else ()

    def apply(self, state: SingaporeState, move: PutFlag, emit: Emit) -> None:
        rounds.put_flag(state, self.seat, self.colours[0], move.square, emit)
        if len(self.colours) > 1:
            state.pending.append(ShareOut(self.seat, self.colours[1:]))

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        self.apply(state, PUT_FLAG[bits(open_plots(state))[0]], emit)

    def prompt(self, state: SingaporeState) -> Text:
        if self.colours[0] == self.seat:
            return Text("singapore.prompt.own_plot")
        return say("singapore.prompt.plot", whose=colour(self.colours[0]))

    def help(self, state: SingaporeState) -> Text | None:
        return say("singapore.help.plots", n=len(self.colours))

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind != "plot":
            return Text("singapore.refuse.plots_first")
        if int(target.key) in state.flagged:
            return Text("singapore.refuse.flagged")
        return Text("singapore.refuse.plot_alone")
