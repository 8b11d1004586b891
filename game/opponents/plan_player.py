"""Plans its own turn to the end and plays the best plan."""

from typing import Any

from game.opponents.judge import Judge
from game.opponents.plan import plans
from game.opponents.player import Choice, Limit


class PlanPlayer:
    """The beam's best line."""

    def __init__(self, judge: Judge[Any], width: int) -> None:
        self.judge = judge
        self.width = width

    def choose(self, seen: Any, limit: Limit) -> Choice:
        """The line after which the seat stands best."""
        line = plans(self.judge, seen, self.width)[0].line
        return Choice(line, self.judge.reason(seen, line))
