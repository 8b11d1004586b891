"""Works that remember what was played in them, to be played again from where they began."""

from typing import Self

from game.opponents.player import Line
from rules.core.move import END_TURN, Move
from rules.core.step import Step
from rules.core.target import Seat
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.rounds import FinalScoring, LastConsolidation
from tests.titles.planting import Script
from tests.titles.zaibatsu.kit import Works


class Remembered(Works):
    """Works that remember what was played in them, turn by turn."""

    def begin(self, *steps: Step, seat: Seat = 0) -> Self:
        super().begin(*steps, seat=seat)
        self.opening: ZaibatsuState = self.state.clone()
        self.lines: list[Line] = [()]
        return self

    def make(self, move: Move) -> Self:
        seat = self.decider
        super().make(move)
        self.lines[-1] += (move,)
        if move == END_TURN or self.decider != seat:
            self.lines.append(())
        return self

    def last_consolidation(self, seat: Seat = 0) -> Self:
        """Only one is left, and what it brings is counted."""
        self.begin(seat=seat)
        self.state.pending, self.state.offer = [FinalScoring(), LastConsolidation(seat)], None
        self.rules.settle(self.state)
        self.opening = self.state.clone()
        return self

    def script(self) -> Script:
        return Script(self.opening, tuple(line for line in self.lines if line))
