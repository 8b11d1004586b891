"""A beam through the own turn: lines of moves up to the next reveal or the next seat, the best first."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from game.opponents.faculties import Mind
from game.opponents.player import Line
from rules.core.errors import HiddenAhead
from rules.core.rules import Rules


class Candidate(NamedTuple):
    """A line and how well its seat stands after it."""

    line: Line
    value: float


class _Open(NamedTuple):
    state: Any
    line: Line
    value: float


def candidates(mind: Mind[Any], state: Any, width: int, depth: int = 12) -> list[Candidate]:
    """The lines found, best first; never empty. `state` may be a seen one: its unknown things are never touched.

    States met twice are dropped, of each length the best `width` are followed on. Lines equally good stay in the order
    in which they were found, the shortest first.
    """
    beam = _Beam(mind, state)
    frontier = [_Open(beam.start, (), 0.0)]
    for _ in range(depth):
        found = [child for node in frontier for child in beam.grow(node)]
        if not found:
            break
        found.sort(key=lambda node: -node.value)
        frontier = found[:width]
    else:
        beam.ends += [Candidate(node.line, node.value) for node in frontier]
    return sorted(beam.ends, key=lambda candidate: -candidate.value)


class _Beam:
    def __init__(self, mind: Mind[Any], state: Any) -> None:
        self.rules = mind.rules
        self.lines = mind.proposals.lines
        self.value = mind.evaluation.value
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
