"""From a decision to whole lines: every way worth trying is followed to the end of the own turn."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from game.opponents.player import Line
from game.opponents.zaibatsu.turn.branches import branches
from game.opponents.zaibatsu.turn.sense import Sense
from game.opponents.zaibatsu.turn.usual import end_turn
from rules.core.errors import HiddenAhead
from rules.core.move import END_TURN
from rules.core.rules import Rules
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.turn import TakeTurn

MOST: Final = 400
"""Lines of one turn, at most."""


class Grown(NamedTuple):
    """A line and the table after it, which may be judged but, where something hidden cut it short, not played on."""

    line: Line
    state: ZaibatsuState


def grown(rules: Rules[ZaibatsuState], state: ZaibatsuState, sense: Sense) -> list[Grown]:
    """Whole lines of the deciding seat; never empty before the end."""
    found: list[Grown] = []
    for each in _grown(rules, state.clone(), (), sense):
        found.append(each)
        if len(found) >= MOST:
            break
    return found


def _grown(rules: Rules[ZaibatsuState], state: ZaibatsuState, line: Line, sense: Sense) -> Iterator[Grown]:
    """`state` belongs to this call: the last way on is played on it, the others on copies."""
    while True:
        if rules.decider(state) != sense.seat or (line and isinstance(state.pending[-1], TakeTurn)):
            yield Grown(line, state)
            return
        ways = branches(state, sense)
        for way in ways[:-1]:
            yield from _after(rules, state.clone(), line, way, sense)
        line, cut = _played(rules, state, line, ways[-1])
        if cut:
            yield Grown(line, state)
            return


def _after(rules: Rules[ZaibatsuState], state: ZaibatsuState, line: Line, way: Line, sense: Sense) -> Iterator[Grown]:
    line, cut = _played(rules, state, line, way)
    if cut:
        yield Grown(line, state)
    else:
        yield from _grown(rules, state, line, sense)


def _played(rules: Rules[ZaibatsuState], state: ZaibatsuState, line: Line, way: Line) -> tuple[Line, bool]:
    for number, move in enumerate(way):
        try:
            if move == END_TURN:
                end_turn(rules, state)
            else:
                rules.apply(state, move)
        except HiddenAhead:
            return (*line, *way[: number + 1]), True
    return (*line, *way), False
