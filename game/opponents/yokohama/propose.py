"""What is worth considering: whole turns."""

from collections.abc import Sequence
from typing import Final

from game.opponents.faculties import TurnProposals
from game.opponents.player import Line
from game.opponents.yokohama.outlook import outlook
from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.turn.idle import goes_for_nothing
from game.opponents.yokohama.turn.script import Script, habit, turns
from rules.core.target import Seat
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.movement import Movement
from rules.yokohama.steps.placement import OpenTurn

_LARGE: Final = 0.25
"""What a turn makes possible shows late: only so large a lead is clear."""


_ENDINGS: Final = 4
"""Plans among which another seat is thought to choose its last turn."""


class YokohamaProposals(TurnProposals[YokohamaState, Temper]):
    """Plans ranked at a glance, the best of them carried out click by click."""

    def lines(self, state: YokohamaState) -> Sequence[Line]:
        """In the last turn, where every point shows, more than usual; a way to nothing only where there is no other."""
        start, temper = self._start(state), self.temper
        last = not outlook(state, start.seat).turns
        found = turns(start, temper.width + last, temper.lines * (1 + last))
        lines = list(dict.fromkeys(script.line for script in found))
        return [line for line in lines if not goes_for_nothing(self.rules, state, start.seat, line)] or lines

    def clear(self, state: YokohamaState, best: float, second: float) -> bool:
        return best - second > _LARGE

    def turns(self, state: YokohamaState) -> Sequence[YokohamaState]:
        """Few plans, and one way at every choice."""
        return [script.state for script in turns(self._start(state), 1, self.temper.few)]

    def next_turn(self, state: YokohamaState, seat: Seat) -> bool:
        """All do what looks best at a glance, this seat too while its turn is not over; a last turn is thought over."""
        while state.pending:
            step = state.pending[-1]
            decider = step.decider(state)
            if decider == seat and isinstance(step, OpenTurn | Movement):
                return True
            last = isinstance(step, OpenTurn) and state.last_turn and not outlook(state, decider).turns
            for move in self._last_turn(state) if last else habit(self.rules, state, decider, self.temper):
                self.rules.apply(state, move)
        return False

    def _last_turn(self, state: YokohamaState) -> Line:
        """The way of ending that brings the deciding seat most."""
        start = self._start(state)

        def points(script: Script) -> int:
            return self.rules.scores(script.state)[start.seat].total

        return max(turns(start, 1, _ENDINGS), key=points).line

    def _start(self, state: YokohamaState) -> Script:
        return Script(self.rules, state, state.pending[-1].decider(state), self.temper)
