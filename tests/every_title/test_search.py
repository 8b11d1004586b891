"""What opponents consider is legal, never nothing, and enough."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.core.move import Move, PutBack, Take
from rules.core.picking import Picking
from tests.every_title.playing import plies, positions
from tests.every_title.table import Table


def test_search_moves_are_a_part_of_the_legal_moves_and_never_none(table: Table) -> None:
    for ply in plies(table):
        legal = set(table.rules.legal_moves(ply.before))
        searched = table.rules.search_moves(ply.before)
        assert searched
        assert len(set(searched)) == len(searched)
        assert legal.issuperset(searched)


def test_picking_reaches_the_same_ends_by_search_moves_as_by_all_moves(table: Table) -> None:
    starts = {state.key(): state for state in positions(table, 1500) if _begins_picking(state)}
    for state in starts.values():
        by_all = ends(table, state, lambda step, at: step.moves(at))
        by_search = ends(table, state, lambda step, at: step.search_moves(at))
        assert by_search == by_all


def _begins_picking(state: Any) -> bool:
    return bool(state.pending) and isinstance(state.pending[-1], Picking) and not state.pending[-1].picked(state)


def ends(table: Table, start: Any, ask: Callable[[Picking, Any], Sequence[Move]]) -> set[Any]:
    """The states in which the picking is over, whichever way the clicks went."""
    met = {start.key()}
    open_states, over = [start], set()
    while open_states:
        state = open_states.pop()
        for move in ask(state.pending[-1], state):
            after = state.clone()
            table.rules.apply(after, move)
            key = after.key()
            picking = bool(after.pending) and isinstance(after.pending[-1], Picking)
            if not isinstance(move, Take | PutBack) or not picking:
                over.add(key)
            elif key not in met:
                met.add(key)
                open_states.append(after)
    return over
