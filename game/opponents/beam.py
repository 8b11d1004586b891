"""A beam through the own turn: lines of moves up to the next reveal or the next seat, the best first."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from game.opponents.faculties import Mind
from game.opponents.player import Line
from rules.core.errors import HiddenAhead
from rules.core.rules import Rules
from rules.core.target import Seat

Judge: TypeAlias = Callable[[Any, Seat], float]
"""How well a seat stands in a position."""
IN_TWO_MINDS: Final = 0.005
"""Lines are as good as each other if they differ by no more chance of winning than this, in a game that is open: no
evaluation is that true. Where a game is as good as decided, points count for less chance, and so does this."""


class Candidate(NamedTuple):
    """A line and how well its seat stands after it."""

    line: Line
    value: float


class _Open(NamedTuple):
    state: Any
    line: Line
    value: float


_DEPTH: Final = 12
"""Proposals that a line is made of at most."""


def candidates(mind: Mind[Any], state: Any, width: int, judge: Judge | None = None) -> list[Candidate]:
    """The lines found, best first; never empty. `state` may be a seen one: its unknown things are never touched.

    States met twice are dropped, the best `width` of each length are followed on, more if the proposals ask for care.
    Lines equally good stay in the order in which they were found, the shortest first. They are judged by the
    evaluation's value unless another judge is named.
    """
    beam = _Beam(mind, state, judge or mind.evaluation.value)
    width *= mind.proposals.care(state)
    frontier = [_Open(beam.start, (), 0.0)]
    for _ in range(_DEPTH):
        found = [child for node in frontier for child in beam.grow(node)]
        if not found:
            break
        found.sort(key=lambda node: -node.value)
        frontier = found[:width]
    else:
        beam.ends += [Candidate(node.line, node.value) for node in frontier]
    return sorted(beam.ends, key=lambda candidate: -candidate.value)


def as_good(found: Sequence[Candidate]) -> list[Candidate]:
    """The first line and those as good as it."""
    best = found[0].value
    least = best - IN_TWO_MINDS * 4 * best * (1 - best)
    return [each for each in found if each.value >= least]


def liked(mind: Mind[Any], seen: Any, found: Sequence[Candidate]) -> Line:
    """The first line; but of those as good as it, the one that a character likes best.

    So a character shows wherever its level is in two minds, and hardly costs it anything.
    """
    near, liking = as_good(found), mind.liking
    if liking is None or len(near) == 1:
        return near[0].line
    seat = mind.rules.decider(seen)
    return max(near, key=lambda each: liking.value(follow(mind.rules, seen, each.line)[0], seat)).line


class _Beam:
    def __init__(self, mind: Mind[Any], state: Any, judge: Judge) -> None:
        self.rules = mind.rules
        self.lines = mind.proposals.lines
        self.value = judge
        self.start = state.clone()
        self.start.rng = 0
        self.seat = self.rules.decider(state)
        self.met = {self.start.key()}
        self.ends: list[Candidate] = []

    def grow(self, node: _Open) -> Iterator[_Open]:
        """One proposed line further; what ends the own turn goes to `ends`."""
        for proposed in self.lines(node.state):
            after, played, cut = follow(self.rules, node.state, proposed)
            line = node.line + proposed[:played]
            if cut or self.rules.decider(after) != self.seat:
                self.ends.append(Candidate(line, self.value(after, self.seat)))
                continue
            key = after.key()
            if key not in self.met:
                self.met.add(key)
                yield _Open(after, line, self.value(after, self.seat))


def follow(rules: Rules[Any], state: Any, line: Line) -> tuple[Any, int, bool]:
    """The state after a line, how many moves were made, and whether something hidden cut the last one short.

    A state cut short may be judged but not played on: what would have been drawn next is missing.
    """
    after = state.clone()
    seat = rules.decider(after)
    for played, move in enumerate(line):
        if played and rules.decider(after) != seat:
            return after, played, False
        try:
            rules.apply(after, move)
        except HiddenAhead:
            return after, played + 1, True
    return after, len(line), False
