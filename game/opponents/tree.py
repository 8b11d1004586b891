"""Open-loop search over imagined worlds.

The root's branches are whole lines of the own turn. Below them nothing is stored: in every imagined world the legal
moves are asked anew and all seats play by reflex, some turns far; then the end is valued. All branches meet
the same worlds, so that luck falls on all alike; the weaker half is dropped again and again (sequential halving).
"""

import time
from collections.abc import Sequence
from typing import Any, Final

from game.opponents.beam import Candidate
from game.opponents.faculties import Mind
from game.opponents.player import Limit, Line
from rules.core.target import NOBODY, Seat

MANY: Final = 6
"""So many branches take all the iterations; fewer take their part."""
TRUST: Final = 4.0
"""The value before any world was played counts as so many visits: its error against theirs."""


class Branch:
    """A line of the root and what came of it so far."""

    __slots__ = ("line", "total", "visits")

    def __init__(self, candidate: Candidate, trust: float) -> None:
        self.line = candidate.line
        self.visits = trust
        self.total = trust * candidate.value

    def mean(self) -> float:
        """The chance of winning by this line."""
        return self.total / self.visits

    def judged(self) -> Candidate:
        """The line with what is thought of it now."""
        return Candidate(self.line, self.mean())


class Tree:
    """One question, searched until the limit is reached."""

    def __init__(self, mind: Mind[Any], seen: Any, candidates: Sequence[Candidate], seed: int, horizon: int) -> None:
        self.rules = mind.rules
        self.reflex = mind.reflex.line
        self.value = mind.evaluation.value
        self.seen = seen
        self.seat: Seat = self.rules.decider(seen)
        self.seed = seed
        self.worlds = 0
        self.last_turn = seen.turn + horizon
        self.branches = [Branch(candidate, TRUST) for candidate in candidates]

    def search(self, limit: Limit) -> Branch:
        """The best branch. `limit.iterations` games are played ahead, fewer where few branches ask for them.

        Every round has its part of the iterations and of the seconds: who is short of time drops branches on less
        evidence, but drops them all the same.
        """
        alive = self.branches
        rounds = max(1, (len(alive) - 1).bit_length())
        games = limit.iterations * min(1.0, len(alive) / MANY)
        begun = time.monotonic()
        for number in range(rounds):
            deadline = begun + limit.seconds * (number + 1) / rounds
            for _ in range(max(1, round(games / (rounds * len(alive))))):
                self._visit(alive)
                if time.monotonic() > deadline:
                    break
            alive = sorted(alive, key=lambda branch: -branch.mean())[: (len(alive) + 1) // 2]
        return alive[0]

    def _visit(self, branches: Sequence[Branch]) -> None:
        """One more world for each of these branches."""
        world = self.rules.imagine(self.seen, self.seed + self.worlds)
        self.worlds += 1
        for branch in branches:
            branch.total += self.play_ahead(world.clone(), branch.line)
            branch.visits += 1

    def play_ahead(self, state: Any, line: Line) -> float:
        """The chance of winning after a line and some turns in one imagined world."""
        rules, reflex = self.rules, self.reflex
        for move in line:
            rules.apply(state, move)
        while state.turn < self.last_turn and rules.decider(state) != NOBODY:
            for move in reflex(state):
                rules.apply(state, move)
        return self.value(state, self.seat)
