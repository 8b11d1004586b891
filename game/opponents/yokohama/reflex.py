"""What a merchant does without thinking: the turn that looks best at a glance."""

from game.opponents.faculties import Reflex
from game.opponents.player import Line
from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.turn.script import habit
from rules.yokohama.state import YokohamaState


class YokohamaReflex(Reflex[YokohamaState, Temper]):
    """One plan, one way at every choice, to the end of the turn."""

    def line(self, state: YokohamaState) -> Line:
        return habit(self.rules, state, state.pending[-1].decider(state), self.temper)
