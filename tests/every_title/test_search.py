"""What opponents consider is legal, never nothing, and enough."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.core.flow import MayDo
from rules.core.move import Button, Move
from rules.core.picking import Picking
from rules.core.step import Step
from tests.every_title.cases import Cases
from tests.every_title.playing import plies, positions
from tests.every_title.table import Table


def test_search_moves_are_a_part_of_the_legal_moves_and_never_none(table: Table, cases: Cases) -> None:
    for ply in cases.of(plies(table)):
        legal = set(table.rules.legal_moves(ply.before))
        searched = table.rules.search_moves(ply.before)
        assert searched
        assert len(set(searched)) == len(searched)
        assert legal.issuperset(searched)


def test_picking_reaches_the_same_ends(table: Table, cases: Cases) -> None:
    """By search moves as by all moves, whichever way the clicks go."""
    starts = {state.key(): state for state in positions(table, 1500) if _begins_picking(state)}
    for state in cases.of(starts.values()):
        by_all = ends(table, state, lambda step, at: step.moves(at))
        by_search = ends(table, state, lambda step, at: step.search_moves(at))
        assert by_search == by_all


def _begins_picking(state: Any) -> bool:
    step = picking(state)
    return step is not None and not step.picked(state)


def picking(state: Any) -> Picking | None:
    """What is being picked, also where it may be declined."""
    step = state.pending[-1] if state.pending else None
    if isinstance(step, MayDo):
        step = step.step
    return step if isinstance(step, Picking) else None


def ends(table: Table, start: Any, ask: Callable[[Step, Any], Sequence[Move]]) -> set[Any]:
    """The states in which the picking is over, whichever way the clicks went."""
    met = {start.key()}
    open_states, over = [start], set()
    while open_states:
        state = open_states.pop()
        for move in ask(state.pending[-1], state):
            after = state.clone()
            table.rules.apply(after, move)
            key = after.key()
            if isinstance(move, Button) or picking(after) is None:
                over.add(key)
            elif key not in met:
                met.add(key)
                open_states.append(after)
    return over
