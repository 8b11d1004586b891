"""Plans its own turn to the end and plays the best line found."""

from typing import Any

from game.opponents.beam import candidates, liked
from game.opponents.faculties import Mind
from game.opponents.player import Answer, Limit


class PlanPlayer:
    """The beam's best line."""

    def __init__(self, mind: Mind[Any], width: int) -> None:
        self.mind = mind
        self.width = width

    def choose(self, seen: Any, limit: Limit) -> Answer:
        """The line after which the seat stands best."""
        line = liked(self.mind, seen, candidates(self.mind, seen, self.width))
        return Answer(line, self.mind.reasons.reason(seen, line))
