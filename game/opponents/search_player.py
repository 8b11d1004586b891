"""Plans its own turn, then plays the better plans ahead in many imagined worlds."""

from typing import Any, Final

from game.opponents.judge import Judge
from game.opponents.plan import plans
from game.opponents.player import Choice, Limit
from game.opponents.random_player import view_seed
from game.opponents.tree import Tree

HOPELESS: Final = 0.1
"""Lines that the judge holds so much worse than the best are not looked into."""


class SearchPlayer:
    """Of the beam's `breadth` best lines the one that does best ahead."""

    def __init__(self, judge: Judge[Any], width: int, breadth: int, horizon: int) -> None:
        self.judge = judge
        self.width = width
        self.breadth = breadth
        self.horizon = horizon

    def choose(self, seen: Any, limit: Limit) -> Choice:
        """The line that wins most often."""
        candidates = plans(self.judge, seen, self.width)[: self.breadth]
        best = candidates[0]
        candidates = [plan for plan in candidates if plan.value > best.value - HOPELESS]
        line = best.line
        if len(candidates) > 1 and not self.judge.clear(seen, best.value, candidates[1].value):
            line = Tree(self.judge, seen, candidates, view_seed(seen), self.horizon).search(limit).line
        return Choice(line, self.judge.reason(seen, line))
