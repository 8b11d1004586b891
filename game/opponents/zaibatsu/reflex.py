"""What to do without thinking, for games played ahead."""

from game.opponents.faculties import Reflex
from game.opponents.player import Line
from game.opponents.zaibatsu.evaluate import ZaibatsuEvaluation
from game.opponents.zaibatsu.temper import Temper
from game.opponents.zaibatsu.turn.growth import grown
from game.opponents.zaibatsu.turn.sense import Sense
from rules.core.rules import Rules
from rules.zaibatsu.state import ZaibatsuState


class ZaibatsuReflex(Reflex[ZaibatsuState, Temper]):
    """The best of the few lines that come to mind first."""

    def __init__(self, rules: Rules[ZaibatsuState], temper: Temper) -> None:
        super().__init__(rules, temper)
        self.evaluation = ZaibatsuEvaluation(rules, temper)

    def line(self, state: ZaibatsuState) -> Line:
        seat = self.rules.decider(state)
        found = grown(self.rules, state, Sense(state, seat, self.temper, 1))
        return max(found, key=lambda each: self.evaluation.at_rest(each.state, seat)).line
