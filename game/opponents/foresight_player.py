"""Plans several of its own turns in a row, the others doing what is usual, and plays the first of them."""

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.opponents.beam import Candidate, candidates, liked
from game.opponents.faculties import Mind, TurnProposals
from game.opponents.player import USUAL, Answer, Limit, Line
from game.opponents.random_player import view_seed
from rules.core.target import Seat


class _Open(NamedTuple):
    """A world at an own turn, and which line of the root led there."""

    root: int
    state: Any


class _Leaf(NamedTuple):
    value: float
    root: int
    state: Any


class ForesightPlayer:
    """Of the best `breadth` lines the one that leads on best, `depth` own turns further, `width` plans at a time.

    Plans are compared only with plans as long, or with the end of the game. `limit.iterations` says how many positions
    are looked into; who may look into more than usual follows more plans. With more than two seats, `crowd` turns fewer
    for each of them are planned: the others leave less and less as it was.
    """

    def __init__(self, mind: Mind[Any], breadth: int, width: int, depth: int, crowd: int = 0) -> None:
        assert isinstance(mind.proposals, TurnProposals)
        self.mind = mind
        self.proposals: TurnProposals[Any, Any] = mind.proposals
        self.breadth = breadth
        self.width = width
        self.depth = depth
        self.crowd = crowd

    def choose(self, seen: Any, limit: Limit) -> Answer:
        """The line that leads on best."""
        mind = self.mind
        found = candidates(mind, seen, 1)
        best = found[0]
        if len(found) > 1 and not mind.proposals.clear(seen, best.value, found[1].value):
            breadth = _with_more(self.breadth, limit)
            found = self._searched([each.line for each in found[:breadth]], seen, limit)
        line = liked(mind, seen, found)
        return Answer(line, mind.reasons.reason(seen, line))

    def _searched(self, lines: Sequence[Line], seen: Any, limit: Limit) -> list[Candidate]:
        """The lines that were followed to the end, the one that leads on best first."""
        rules = self.mind.rules
        seat = rules.decider(seen)
        world = rules.imagine(seen, view_seed(seen))
        leaves = []
        for root, line in enumerate(lines):
            state = world.clone()
            for move in line:
                rules.apply(state, move)
            leaves.append(_Leaf(self.mind.evaluation.at_rest(state, seat), root, state))
        deadline = time.monotonic() + limit.seconds
        left = limit.iterations
        width = _with_more(self.width, limit)
        over: list[_Leaf] = []
        for _ in range(self.depth - self.crowd * max(0, seen.seats - 2)):
            going = [leaf for leaf in leaves if self.proposals.next_turn(leaf.state, seat)]
            ended = [leaf for leaf in leaves if rules.is_over(leaf.state)]
            over += [leaf._replace(value=self.mind.evaluation.at_rest(leaf.state, seat)) for leaf in ended]
            leaves = going
            opened = [_Open(root, state) for _, root, state in going[:left]]
            left -= len(opened)
            grown: list[_Leaf] = []
            for each in opened:
                grown += self._grown(each, seat)
                if time.monotonic() > deadline:
                    break
            else:
                if grown:
                    leaves = sorted(grown, key=lambda leaf: -leaf.value)[:width]
                    continue
            break
        ranked = sorted([*over, *leaves], key=lambda leaf: -leaf.value)
        best = {leaf.root: leaf.value for leaf in reversed(ranked)}
        return [Candidate(lines[root], best[root]) for root in dict.fromkeys(leaf.root for leaf in ranked)]

    def _grown(self, node: _Open, seat: Seat) -> list[_Leaf]:
        value = self.mind.evaluation.at_rest
        return [_Leaf(value(after, seat), node.root, after) for after in self.proposals.turns(node.state)]


def _with_more(plans: int, limit: Limit) -> int:
    """So many plans, more of them for who may think longer than usual."""
    return max(plans, plans * limit.iterations // USUAL)
