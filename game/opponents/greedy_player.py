"""Looks one option ahead, and sometimes takes the second best."""

from typing import Any, Final

from game.opponents.judge import Judge
from game.opponents.plan import Plan, follow
from game.opponents.player import Choice, Limit
from game.opponents.random_player import view_seed

SLIP_AMONG: Final = 4
SMALL_LOSS: Final = 0.04
"""A slip costs no more chance of winning than this: a beginner misjudges, but does not throw things away."""


class GreedyPlayer:
    """The best single option; once in `slip` times one hardly worse, decided by the view itself."""

    def __init__(self, judge: Judge[Any], slip: int) -> None:
        self.judge = judge
        self.slip = slip

    def choose(self, seen: Any, limit: Limit) -> Choice:
        """One option."""
        ranked = sorted(self._outcomes(seen), key=lambda plan: -plan.value)
        seed = view_seed(seen)
        line = ranked[0].line
        if seed % self.slip == 0:
            near = [plan for plan in ranked[:SLIP_AMONG] if plan.value > ranked[0].value - SMALL_LOSS]
            line = near[seed // self.slip % len(near)].line
        return Choice(line, self.judge.reason(seen, line))

    def _outcomes(self, seen: Any) -> list[Plan]:
        rules = self.judge.rules
        seat = rules.decider(seen)
        found = []
        for option in self.judge.options(seen):
            after, played, _ = follow(rules, seen, option)
            found.append(Plan(option[:played], self.judge.value(after, seat)))
        return found
