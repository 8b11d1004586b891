"""What is worth considering: whole turns."""

from collections.abc import Sequence

from game.opponents.faculties import Proposals
from game.opponents.player import Line
from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.turn.script import Script, turns
from rules.yokohama.state import YokohamaState


class YokohamaProposals(Proposals[YokohamaState, Temper]):
    """Plans ranked at a glance, the best of them carried out click by click."""

    def lines(self, state: YokohamaState) -> Sequence[Line]:
        seat = state.pending[-1].decider(state)
        start = Script(self.rules, state, seat, self.temper)
        found = turns(start, self.temper.width, self.temper.lines)
        return list(dict.fromkeys(found))

    def few(self, state: YokohamaState) -> Sequence[Line]:
        """One way at every choice, and few plans."""
        start = Script(self.rules, state, state.pending[-1].decider(state), self.temper)
        return list(turns(start, 1, self.temper.few))
