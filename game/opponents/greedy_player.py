"""Looks one proposed line ahead, and sometimes takes the second best."""

from typing import Any, Final

from game.opponents.beam import Candidate, follow, liked
from game.opponents.faculties import Mind
from game.opponents.player import Answer, Limit
from game.opponents.random_player import view_seed

SLIP_AMONG: Final = 4
SMALL_LOSS: Final = 0.04
"""A slip costs no more chance of winning than this: a beginner misjudges, but does not throw things away."""


class GreedyPlayer:
    """The best single line; once in `slip` times one hardly worse, decided by the view itself."""

    def __init__(self, mind: Mind[Any], slip: int) -> None:
        self.mind = mind
        self.slip = slip

    def choose(self, seen: Any, limit: Limit) -> Answer:
        """One line."""
        ranked = sorted(self._outcomes(seen), key=lambda candidate: -candidate.value)
        seed = view_seed(seen)
        line = liked(self.mind, seen, ranked)
        if seed % self.slip == 0:
            near = [each for each in ranked[:SLIP_AMONG] if each.value > ranked[0].value - SMALL_LOSS]
            line = near[seed // self.slip % len(near)].line
        return Answer(line, self.mind.reasons.reason(seen, line))

    def _outcomes(self, seen: Any) -> list[Candidate]:
        rules, value = self.mind.rules, self.mind.evaluation.value
        seat = rules.decider(seen)
        found = []
        for line in self.mind.proposals.lines(seen):
            after, played, _ = follow(rules, seen, line)
            found.append(Candidate(line[:played], value(after, seat)))
        return found
