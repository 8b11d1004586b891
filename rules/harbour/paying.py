"""Paying a price part by part, by clicking one's own counters.

Each part leaves at once and nothing is put back. Free actions are possible meanwhile, as long as enough is left for
the rest of the price.
"""

from collections.abc import Sequence
from typing import Any, Final

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.picking import Picking
from rules.harbour.purse import Given

ASKED: Final = -1
"""No item: there is a choice, and it is the seat's."""


class Paying(Picking):
    """Base: titles say with which move an item is paid, subclasses what may be given and what is got for it.

    `given` is what was paid so far, sorted, so that different orders of paying meet in the same state.
    """

    __slots__ = ()

    given: Given

    def options(self, state: Any) -> Sequence[int]:
        """The items the next part may be paid with, ascending; none once all is paid."""
        raise NotImplementedError

    def forced(self, state: Any, options: Sequence[int]) -> int:
        """The item to pay with where all ways come to the same; ASKED where there is a choice."""
        raise NotImplementedError

    def give(self, state: Any, item: int, emit: Emit) -> None:
        """Pay one part and push the step that goes on."""
        raise NotImplementedError

    def can_go_on(self, owned: Sequence[int]) -> bool:
        """Would these items be enough for what is still to be paid?"""
        raise NotImplementedError

    def candidates(self, state: Any) -> Sequence[int]:
        options = self.options(state)
        return options if options and self.forced(state, options) == ASKED else ()

    def picked(self, state: Any) -> Sequence[int]:
        return [item for item, _ in self.given]

    def returnable(self, state: Any) -> Sequence[int]:
        return ()

    def complete(self, state: Any) -> bool:
        """Nobody need say so: with nothing left to pay the step resolves itself."""
        return False

    def lowest(self, state: Any) -> int:
        """The same item may be given again."""
        return self.given[-1][0] if self.given else 0

    def apply(self, state: Any, move: Move, emit: Emit) -> None:
        self.give(state, self.item(move), emit)

    def resolve(self, state: Any, emit: Emit) -> None:
        options = self.options(state)
        if options:
            self.give(state, self.forced(state, options), emit)
        else:
            self.finish(state, emit)
