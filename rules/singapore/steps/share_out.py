"""Plots: the Raffles holder decides alone who builds where this round."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.bits import numbers_in
from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.singapore.components import FLAGS_BESIDE_FLAGS
from rules.singapore.effects import rounds
from rules.singapore.moves import PUT_FLAG, PutFlag
from rules.singapore.places import TILE
from rules.singapore.reckoning.board import BOARDS, prices
from rules.singapore.reckoning.town import open_plots, plots_are_short
from rules.singapore.state import SingaporeState
from rules.singapore.steps.base import SHARES_OUT, SeatDecision
from rules.singapore.words.names import colour


@dataclass(slots=True, unsafe_hash=True)
class ShareOut(SeatDecision):
    """One flag after the other, in the order of play: one click each, and one line for every way to assign them."""

    part = "plots"
    doing = SHARES_OUT

    colours: tuple[int, ...]

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        plots = numbers_in(open_plots(state))
        return [PUT_FLAG[square] for square in plots] if len(plots) > 1 else ()

    def apply(self, state: SingaporeState, move: PutFlag, emit: Emit) -> None:
        rounds.put_flag(state, self.seat, self.colours[0], move.square, emit)
        if len(self.colours) > 1:
            state.pending.append(ShareOut(self.seat, self.colours[1:]))

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        self.apply(state, PUT_FLAG[numbers_in(open_plots(state))[0]], emit)

    def phrase(self, state: SingaporeState, move: PutFlag) -> Text:
        whose, plot = self.colours[0], _plot(state, move.square)
        if whose == self.seat:
            return say("singapore.do.own_flag", plot=plot)
        return say("singapore.do.flag", whose=colour(whose), plot=plot)

    def prompt(self, state: SingaporeState) -> Text:
        if self.colours[0] == self.seat:
            return Text("singapore.prompt.own_plot")
        return say("singapore.prompt.plot", whose=colour(self.colours[0]))

    def help(self, state: SingaporeState) -> Text | None:
        key = "singapore.help.plots_short" if FLAGS_BESIDE_FLAGS and plots_are_short(state) else "singapore.help.plots"
        return say(key, n=len(self.colours))

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind != "plot":
            return Text("singapore.refuse.plots_first")
        if int(target.key) in state.flagged:
            return Text("singapore.refuse.flagged")
        return Text("singapore.refuse.plot_alone")


def _plot(state: SingaporeState, square: int) -> Text:
    """A plot by its price and a building beside it: it bears no name."""
    price = prices(state.land)[square]
    beside = numbers_in(BOARDS[state.layout].near[square] & state.built)
    if not beside:
        return say("singapore.do.plot", price=price)
    return say("singapore.do.plot_beside", price=price, tile=TILE[state.tiles[beside[0]]])
