"""Open-loop search over imagined worlds.

The root's branches are whole lines of the own turn. Below them nothing is stored: in every imagined world the legal
moves are asked anew and the game is played on some turns far; then the end is valued. All branches meet
the same worlds, so that luck falls on all alike, and race: who is surely behind the leader drops out, and games are
played only where the choice is open. Where there is thought for many worlds the worse half drops out time and again, so
that most of it goes to the lines that may be best; with little thought too little would be known of them.
"""

import time
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from game.opponents.ahead import Ahead
from game.opponents.beam import Candidate
from game.opponents.faculties import Mind
from game.opponents.player import Limit, Line
from rules.core.target import Seat

TRUST: Final = 4.0
"""The value before any world was played counts as so many visits: its error against theirs."""
HEAT: Final = 8
"""Worlds between two looks at who is behind."""
SURE: Final = 2.0
"""Standard errors by which a branch must be behind to drop out."""
ALIKE: Final = 0.002
"""Chances of winning no further apart than this are as good as equal."""


class Branch:
    """A line of the root and what came of it so far, world by world."""

    __slots__ = ("line", "prior", "results", "total")

    def __init__(self, candidate: Candidate) -> None:
        self.line, self.prior = candidate
        self.total = TRUST * self.prior
        self.results: list[float] = []

    def mean(self) -> float:
        """The chance of winning by this line."""
        return self.total / (TRUST + len(self.results))

    def mean_after(self, worlds: int) -> float:
        """What was thought of it then."""
        return (TRUST * self.prior + sum(self.results[:worlds])) / (TRUST + worlds)

    def take(self, result: float) -> None:
        """One more world."""
        self.results.append(result)
        self.total += result

    def is_behind(self, leader: "Branch") -> bool:
        """Surely no better than the leader, or not to be told from it, after the same worlds?"""
        gaps = [ahead - own for ahead, own in zip(leader.results, self.results, strict=True)]
        middle = sum(gaps) / len(gaps)
        error = sqrt(sum((gap - middle) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
        return leader.mean() - self.mean() > SURE * error - ALIKE

    def judged(self, best: "Branch") -> Candidate:
        """The line with what is thought of it now: as far from the best as it was in the worlds that both met."""
        return Candidate(self.line, best.mean() - best.mean_after(len(self.results)) + self.mean())


class Tree:
    """One question, searched until the answer is sure or the limit reached."""

    def __init__(self, mind: Mind[Any], seen: Any, candidates: Sequence[Candidate], seed: int, ahead: Ahead) -> None:
        self.mind = mind
        self.rules = mind.rules
        self.ahead = ahead
        self.seen = seen
        self.seat: Seat = self.rules.decider(seen)
        self.seed = seed
        self.worlds = 0
        self.branches = [Branch(candidate) for candidate in candidates]

    def search(self, limit: Limit) -> Branch:
        """The best branch; as much is played ahead as `limit.iterations` games by reflex, less where it is sure."""
        racing = self.branches
        left = max(1, limit.iterations // self.ahead.games(self.seen.seats))
        deadline = time.monotonic() + limit.seconds
        halving = left > HEAT * len(racing)
        while len(racing) > 1 and left > 0:
            halvings = (len(racing) - 1).bit_length() if halving else 1
            cut = left - max(len(racing), left // halvings)
            while len(racing) > 1 and left > cut:
                self._visit(racing)
                left -= len(racing)
                if time.monotonic() > deadline:
                    return max(racing, key=Branch.mean)
                if self.worlds % HEAT == 0:
                    leader = max(racing, key=Branch.mean)
                    racing = [each for each in racing if each is leader or not each.is_behind(leader)]
            racing = sorted(racing, key=lambda branch: -branch.mean())[: (len(racing) + 1) // 2]
        return max(racing, key=Branch.mean)

    def in_all(self, worlds: int) -> Sequence[Branch]:
        """All branches, none of which drops out, after so many worlds."""
        for _ in range(worlds):
            self._visit(self.branches)
        return self.branches

    def _visit(self, branches: Sequence[Branch]) -> None:
        """One more world for each of these branches."""
        world = self.rules.imagine(self.seen, self.seed + self.worlds)
        self.worlds += 1
        for branch in branches:
            branch.take(self.play_ahead(world.clone(), branch.line))

    def play_ahead(self, state: Any, line: Line) -> float:
        """The chance of winning after a line and some turns in one imagined world."""
        for move in line:
            self.rules.apply(state, move)
        return self.ahead.value(self.mind, state, self.seat, self.seen.turn)
