"""What a tooltip says is so: every line is compared with what happens when it is done, every reason with what is legal.

A title keeps in its `truths.py` a check for each line that speaks of this moment, and the lines that say what is
printed and so always true; a line in neither is a line nobody has thought about.
"""

import os
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from rules.core.speaking import NO_THING, NOT_NOW
from rules.core.target import Seat, Target
from rules.core.text import Text
from tests.every_title.cases import Cases
from tests.every_title.playing import positions
from tests.every_title.table import Table, targets_of

POSITIONS = int(os.environ.get("COMPTOIR_POSITIONS", "300"))
"""Positions of each title and number of seats; a thousand and more before a release."""


class Saying(NamedTuple):
    """A line of a tooltip: what a seat is told of a target. `state` is the real one, `seen` what the seat knows."""

    table: Table
    state: Any
    seen: Any
    seat: Seat
    target: Target
    args: dict[str, Any]
    lines: list[Text]


Truth = Callable[[Saying], bool]


def asked(table: Table) -> Iterator[tuple[Any, Any, Seat]]:
    """Positions, what the seat asked sees of them, and that seat."""
    for state in positions(table, POSITIONS):
        seat = table.rules.decider(state)
        if seat >= 0:
            seen = table.rules.seen_by(state, seat)
            seen.offer = state.offer
            yield state, seen, seat


def choosable(table: Table, seen: Any) -> set[Target]:
    """What may be clicked now, for a move or for several at once."""
    clicks = [move.targets() for move in table.rules.legal_moves(seen)]
    clicks += [shortcut.targets for shortcut in table.rules.shortcuts(seen)]
    return {target for targets in clicks for target in targets}


def test_no_reason_stands_against_what_is_legal(table: Table, cases: Cases) -> None:
    for _, seen, _ in cases.of(asked(table)):
        for target in choosable(table, seen):
            assert table.rules.why_not(seen, target) is None, (seen.pending[-1], target)


def test_what_is_not_legal_has_its_reason_and_what_never_is_has_none(table: Table, cases: Cases) -> None:
    wrong = set()
    for _, seen, _ in cases.of(asked(table)):
        lit = choosable(table, seen)
        for target in targets_of(table, seen):
            if target in lit or target.kind in NO_THING or target.key == "back":
                continue
            told = table.rules.why_not(seen, target) != NOT_NOW
            if told != (table.rules.kinds[target.kind].when is not None):
                wrong.add((type(seen.pending[-1]).__name__, target.kind))
    assert not wrong


def test_every_kind_that_can_be_chosen_says_when(table: Table, cases: Cases) -> None:
    chosen = {
        target.kind
        for _, seen, _ in cases.of(asked(table))
        for move in table.rules.legal_moves(seen)
        for target in move.targets()
    }
    assert not [kind for kind in chosen - NO_THING if table.rules.kinds[kind].when is None]


def test_every_line_is_true(table: Table, cases: Cases) -> None:
    name = f"tests.titles.{table.title}.truths"
    assert find_spec(name) is not None, f"{name} is missing: nobody has thought about what {table.title} tells"
    truths: dict[str, Truth] = import_module(name).TRUTHS
    printed: tuple[str, ...] = import_module(name).PRINTED
    unchecked: set[str] = set()
    untrue: dict[str, object] = {}
    for state, seen, seat in cases.of(asked(table)):
        for target in targets_of(table, seen):
            lines = table.rules.about(seen, seat, target)[1:]
            for line in lines:
                key = line.key.removeprefix(f"{table.title}.")
                if key not in truths:
                    if not key.startswith(printed):
                        unchecked.add(key)
                elif not truths[key](Saying(table, state, seen, seat, target, dict(line.args), lines)):
                    untrue.setdefault(key, (state.pending[-1], target, line))
    assert not unchecked
    assert not untrue, "\n".join(f"{key}: {where}" for key, where in untrue.items())
