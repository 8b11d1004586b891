"""Prices that may be paid in yen or in imports: each wholly in one of the two."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple


class Due(NamedTuple):
    """One price: so many yen, or so many imports."""

    yen: int
    imports: int


def read_due(options: Sequence[Mapping[str, int]]) -> Due:
    """A price from its printed options.

    >>> read_due([{"yen": 2}, {"import": 1}])
    Due(yen=2, imports=1)
    """
    printed = {kind: number for option in options for kind, number in option.items()}
    return Due(printed["yen"], printed["import"])


@lru_cache(maxsize=1 << 14)
def payable(dues: tuple[Due, ...], yen: int, imports: int) -> bool:
    """Can all these prices be paid?

    >>> payable((Due(2, 1), Due(2, 1)), 3, 1)
    True
    """
    if not dues:
        return True
    first, rest = dues[0], dues[1:]
    return (first.yen <= yen and payable(rest, yen - first.yen, imports)) or (
        first.imports <= imports and payable(rest, yen, imports - first.imports)
    )


@lru_cache(maxsize=1 << 14)
def leftovers(dues: tuple[Due, ...], yen: int, first: int, second: int) -> frozenset[tuple[int, int, int]]:
    """What may be left of yen and of imports on either side once all is paid, each price with one side alone.

    >>> len(leftovers((Due(2, 1),), 2, 1, 0))
    2
    """
    if not dues:
        return frozenset(((yen, first, second),))
    due, rest = dues[0], dues[1:]
    ends: frozenset[tuple[int, int, int]] = frozenset()
    if due.yen <= yen:
        ends |= leftovers(rest, yen - due.yen, first, second)
    if due.imports <= first:
        ends |= leftovers(rest, yen, first - due.imports, second)
    if due.imports <= second:
        ends |= leftovers(rest, yen, first, second - due.imports)
    return ends
