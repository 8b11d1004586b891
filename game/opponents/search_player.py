"""Plans its own turn, then plays the better lines ahead in many imagined worlds."""

from typing import Any, Final

from game.opponents.beam import candidates, liked
from game.opponents.faculties import Mind
from game.opponents.player import Answer, Limit
from game.opponents.random_player import view_seed
from game.opponents.tree import Tree

HOPELESS: Final = 0.1
"""Lines held so much worse than the best are not looked into."""


class SearchPlayer:
    """Of the beam's `breadth` best lines the one that does best ahead.

    Where a `reply` is planned, by a beam so wide, a game played ahead takes as long as `effort` others: so many times
    fewer are played.
    """

    def __init__(
        self, mind: Mind[Any], width: int, breadth: int, horizon: int, reply: int = 0, effort: int = 1
    ) -> None:
        self.mind = mind
        self.width = width
        self.breadth = breadth
        self.horizon = horizon
        self.reply = reply
        self.effort = effort

    def choose(self, seen: Any, limit: Limit) -> Answer:
        """The line that wins most often."""
        mind = self.mind
        found = candidates(mind, seen, self.width)[: self.breadth]
        best = found[0]
        found = [each for each in found if each.value > best.value - HOPELESS]
        if len(found) > 1 and not mind.proposals.clear(seen, best.value, found[1].value):
            tree = Tree(mind, seen, found, view_seed(seen), self.horizon, self.reply)
            winner = tree.search(limit._replace(iterations=max(1, limit.iterations // self.effort)))
            found = [branch.judged(winner) for branch in (winner, *tree.branches)]
        line = liked(mind, seen, found)
        return Answer(line, mind.reasons.reason(seen, line))
