"""What people have left to be done for them: the table plays it while it holds, and asks again when it does not."""

from typing import Any

from rules.core.errand import Errand
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.target import NOBODY, Seat


class Errands:
    """The errands of the seats of one game."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self._left: dict[Seat, Errand] = {}

    def leave(self, state: Any, seat: Seat, limit: int) -> None:
        """From now on, up to this limit."""
        affair = self._rules.affair(state)
        if affair is not None:
            self._left[seat] = Errand(affair, limit)

    def withdraw(self, seat: Seat) -> None:
        """The seat decides for itself again."""
        self._left.pop(seat, None)

    def clear(self) -> None:
        """Nothing that was left holds any more."""
        self._left.clear()

    def of(self, state: Any, seat: Seat) -> Errand | None:
        """The errand of a seat, as long as its affair goes on."""
        errand = self._left.get(seat)
        return errand if errand is not None and errand.affair == self._rules.affair(state) else None

    def move(self, state: Any) -> Move | None:
        """What the decider's errand does now; None: there is none, or its limit is reached."""
        seat = self._rules.decider(state)
        errand = self.of(state, seat) if seat != NOBODY else None
        return None if errand is None else state.pending[-1].errand(state, errand.limit)
