"""What is worth considering: whole turns, from the worker hired to the end of the turn."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.opponents.faculties import TurnProposals
from game.opponents.player import Line
from game.opponents.zaibatsu.temper import Temper
from game.opponents.zaibatsu.turn.growth import Grown, grown
from game.opponents.zaibatsu.turn.patience import patient
from game.opponents.zaibatsu.turn.sense import Sense
from game.opponents.zaibatsu.turn.usual import pass_turn
from rules.core.target import NOBODY, Seat
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.turn import TakeTurn

_BY_FAR: Final = 0.25


class ZaibatsuProposals(TurnProposals[ZaibatsuState, Temper]):
    """Every action that can be paid with the worker that suits best, in its better ways; and consolidation."""

    def lines(self, state: ZaibatsuState) -> Sequence[Line]:
        calm = state.clone()
        calm.rng = 0
        found = self._grown(calm, self.temper.width)
        worth = partial(self._worth, self.rules.decider(state))
        return [each.line for each in patient(self.rules, found, calm, worth, self.temper.patience)]

    def _worth(self, seat: Seat, state: ZaibatsuState) -> float:
        return self.evaluation.worths(state)[seat]

    def clear(self, state: ZaibatsuState, best: float, second: float) -> bool:
        """What a turn is worth shows with the next ones: only what wins by far is played unsearched."""
        return best - second > _BY_FAR

    def turns(self, state: ZaibatsuState) -> Sequence[ZaibatsuState]:
        return [each.state for each in self._grown(state, 1)]

    def next_turn(self, state: ZaibatsuState, seat: Seat) -> bool:
        while (decider := self.rules.decider(state)) != NOBODY:
            turn = isinstance(state.pending[-1], TakeTurn)
            if turn and decider == seat:
                return True
            if turn:
                pass_turn(self.rules, state)
            else:
                self._answer(state, decider)
        return False

    def _answer(self, state: ZaibatsuState, seat: Seat) -> None:
        """A prize or a last consolidation, as it serves the seat best."""
        best = max(self._grown(state, 1), key=lambda each: self.evaluation.at_rest(each.state, seat))
        for move in best.line:
            self.rules.apply(state, move)

    def _grown(self, state: ZaibatsuState, width: int) -> list[Grown]:
        return grown(self.rules, state, Sense(state, self.rules.decider(state), self.temper, width))
