"""A title with a number of seats: what the tests are run for."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.manifest import manifests
from rules.core.rules import Rules
from rules.core.target import Target


@dataclass(frozen=True)
class Table:
    """Where a game is played."""

    title: str
    seats: int

    def __str__(self) -> str:
        return f"{self.title}-{self.seats}"

    @property
    def built(self) -> bool:
        """Whether it can be opened; a coming title has rules and words, but neither board nor rulebook."""
        return manifests()[self.title].built

    @property
    def rules(self) -> Rules[Any]:
        """The rules of the title."""
        return TITLES[self.title]

    def deal(self, seed: int) -> Deal:
        """A deal; consecutive seeds go through the values of all options, one faster than the other."""
        offered = [spec for spec in self.rules.options if spec.offered(self.seats)]
        options = {spec.key: spec.values[seed // place % len(spec.values)] for place, spec in enumerate(offered, 1)}
        return Deal(self.title, self.seats, options, seed)

    def new_state(self, seed: int) -> Any:
        """The first state of a deal."""
        return self.rules.new_state(self.deal(seed))

    def placed(self) -> Iterator[tuple[str, Any]]:
        """Named positions that play hardly ever reaches, from the `placed.py` of the title if it has one."""
        name = f"tests.titles.{self.title}.placed"
        if find_spec(name) is not None:
            yield from import_module(name).placed(self)

    def rarely(self) -> list[Any]:
        """Ways of playing that lead to ends which play hardly ever reaches: `RARELY` in the same file."""
        name = f"tests.titles.{self.title}.placed"
        return list(getattr(import_module(name), "RARELY", ())) if find_spec(name) is not None else []


def tables() -> list[Table]:
    """All titles that have rules, built or coming, with all their numbers of seats."""
    return [Table(title, seats) for title, rules in TITLES.items() for seats in rules.seat_counts]


def only_built(table: Table) -> None:
    """Skip what asks for more than rules and words, as long as the manifest says that the title is coming."""
    if not table.built:
        pytest.skip(f"{table.title} is coming")


def targets_of(table: Table, state: Any) -> list[Target]:
    """All that can be pointed at in a state: places, things, seats, and what is lit."""
    found: dict[Target, None] = {}
    for place, thing in table.rules.things(state):
        found[place] = found[thing] = None
    for seat in range(table.seats):
        found[Target("seat", seat)] = None
    for move in table.rules.legal_moves(state):
        found.update(dict.fromkeys(move.targets()))
    if state.offer:  # like moves, they are known to the seat that decides only
        for shortcut in table.rules.shortcuts(state):
            found.update(dict.fromkeys(shortcut.targets))
    return list(found)
