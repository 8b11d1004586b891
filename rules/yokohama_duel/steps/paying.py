"""Paying a price part by part, by clicking one's own counters.

Each part leaves at once. Free actions are possible meanwhile, as long as enough is left for the rest of the price.
"""

from collections.abc import Sequence

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import Target
from rules.core.text import Text
from rules.yokohama_duel.components import NONE
from rules.yokohama_duel.moves import PAY, Pay
from rules.yokohama_duel.places import COUNTER, TECHNOLOGY
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Decision


class Paying(Decision):
    """Base: subclasses say what may be given, what is forced, and what is got. `given` is kept sorted."""

    __slots__ = ()

    def options(self, state: DuelState) -> Sequence[int]:
        """The items the next part may be paid with, ascending; none once all is paid."""
        raise NotImplementedError

    def forced(self, state: DuelState, options: Sequence[int]) -> int:
        """The item to pay with where all ways come to the same; NONE where there is a choice."""
        raise NotImplementedError

    def give(self, state: DuelState, item: int, emit: Emit) -> None:
        """Pay one part and push the step that goes on."""
        raise NotImplementedError

    def finish(self, state: DuelState, emit: Emit) -> None:
        """All is paid."""
        raise NotImplementedError

    def can_go_on(self, stock: Sequence[int]) -> bool:
        """Would these items be enough for what is still to be paid?"""
        raise NotImplementedError

    def last_given(self) -> int:
        """The highest item given so far."""
        raise NotImplementedError

    def moves(self, state: DuelState) -> Sequence[Move]:
        options = self.options(state)
        if not options or self.forced(state, options) != NONE:
            return ()
        return [PAY[self.seat][item] for item in options]

    def search_moves(self, state: DuelState) -> Sequence[Move]:
        """Upwards only: the order of paying changes nothing."""
        found = self.moves(state)
        last = self.last_given()
        return [move for move in found if isinstance(move, Pay) and move.item >= last] or found

    def apply(self, state: DuelState, move: Pay, emit: Emit) -> None:
        self.give(state, move.item, emit)

    def resolve(self, state: DuelState, emit: Emit) -> None:
        options = self.options(state)
        if options:
            self.give(state, self.forced(state, options), emit)
        else:
            self.finish(state, emit)

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        shown = target in TECHNOLOGY and TECHNOLOGY.index(target) in state.tech_row
        if target in COUNTER[self.seat]:
            return Text("yokohama_duel.refuse.not_for_this")
        return Text("yokohama_duel.refuse.pay_first") if target.kind in ("place", "church") or shown else None
