"""Plans its own turn, then plays the better lines ahead in many imagined worlds."""

from typing import Any, Final

from game.opponents.ahead import Ahead
from game.opponents.beam import candidates, liked
from game.opponents.faculties import Mind
from game.opponents.player import Answer, Limit, further
from game.opponents.random_player import view_seed
from game.opponents.tree import Tree

HOPELESS: Final = 0.1
"""Lines held so much worse than the best are not looked into."""


class SearchPlayer:
    """Of the beam's `breadth` best lines the one that does best ahead.

    More worlds alone soon tell nothing new. Who may think four times as far as usual looks into twice as many lines,
    and deeper into each.
    """

    def __init__(self, mind: Mind[Any], width: int, breadth: int, ahead: Ahead) -> None:
        self.mind = mind
        self.width = width
        self.breadth = breadth
        self.ahead = ahead

    def choose(self, seen: Any, limit: Limit) -> Answer:
        """The line that wins most often."""
        mind = self.mind
        more = further(limit)
        found = candidates(mind, seen, self.width)[: self.breadth << more]
        best = found[0]
        found = [each for each in found if each.value > best.value - HOPELESS]
        if len(found) > 1 and not mind.proposals.clear(seen, best.value, found[1].value):
            tree = Tree(mind, seen, found, view_seed(seen), self.ahead.deeper(more))
            winner = tree.search(limit)
            found = [branch.judged(winner) for branch in (winner, *tree.branches)]
        line = liked(mind, seen, found)
        return Answer(line, mind.reasons.reason(seen, line))
