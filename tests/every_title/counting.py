"""Counting what lies where."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Final, TypeAlias

from rules.core.event import Event, Shift
from rules.core.target import Target

Things: TypeAlias = Mapping[tuple[Target, Target], int]
BACK: Final = "back"
"""The key of a thing of which only the back may be seen."""


def shifts_of(events: Iterable[Event]) -> list[Shift]:
    """All that moved."""
    return [shift for event in events for shift in event.shifts()]


def shifted(things: Things, shifts: Iterable[Shift]) -> dict[tuple[Target, Target], int]:
    """What lies where after everything moved."""
    table = dict(things)
    for what, number, source, to in shifts:
        table[source, what] = table.get((source, what), 0) - number
        table[to, what] = table.get((to, what), 0) + number
    for empty in [entry for entry, number in table.items() if not number]:
        del table[empty]
    return table


def totals(things: Things) -> Counter[Target]:
    """How many of each thing there are, wherever they lie."""
    count: Counter[Target] = Counter()
    for (_, thing), number in things.items():
        count[thing] += number
    return count


def by_place(things: Things, sealed: Collection[Target] = ()) -> dict[Target, int]:
    """How many things lie in each place, whatever they are; sealed places are left out."""
    count: Counter[Target] = Counter()
    for (place, _), number in things.items():
        if place not in sealed:
            count[place] += number
    return {place: number for place, number in count.items() if number}


def face_up(things: Things) -> set[Target]:
    """Places where nothing lies face down."""
    places = {place for place, _ in things}
    return places - {place for place, thing in things if thing.key == BACK}
