"""The purse: yen, and imports that may be spent, among all that a seat owns."""

from collections.abc import Iterable, MutableSequence, Sequence
from itertools import count
from typing import NamedTuple, TypeAlias

from rules.harbour.prices import Due, leftovers, payable

Given: TypeAlias = tuple[tuple[int, int], ...]
"""What was paid: items and numbers."""


def spend(owned: MutableSequence[int], given: Iterable[tuple[int, int]]) -> None:
    """Take what was given out of what is owned."""
    for item, number in given:
        owned[item] -= number


class Purse(NamedTuple):
    """Where in the list of what a seat owns its yen stand, and its imports: one item, or one for either side.

    >>> purse = Purse(yen=2, imports=(0, 1))
    >>> purse.holds([1, 2, 5])
    (5, 3)
    """

    yen: int
    imports: tuple[int, ...]

    def holds(self, owned: Sequence[int]) -> tuple[int, int]:
        """Yen, and imports that may be spent."""
        return owned[self.yen], sum([owned[side] for side in self.imports])

    def pays(self, owned: Sequence[int], dues: tuple[Due, ...]) -> bool:
        """Can all these prices be paid?"""
        return payable(dues, *self.holds(owned))

    def ways(self, owned: Sequence[int], dues: tuple[Due, ...]) -> list[int]:
        """The items the first price may be paid with so that the others can still be paid, ascending.

        >>> Purse(2, (0, 1)).ways([1, 0, 3], (Due(2, 1), Due(2, 1)))
        [0, 2]
        """
        if not dues:
            return []
        due, rest = dues[0], dues[1:]
        yen, imports = self.holds(owned)
        found = []
        if due.imports <= imports and payable(rest, yen, imports - due.imports):
            found += [side for side in self.imports if owned[side]]
        if due.yen <= yen and payable(rest, yen - due.yen, imports):
            found.append(self.yen)
        return sorted(found)

    def decided(self, owned: Sequence[int], dues: tuple[Due, ...]) -> bool:
        """Do all ways to pay leave the same? Then nobody need be asked."""
        sides = [owned[side] for side in self.imports]
        return len(leftovers(dues, owned[self.yen], sides[0], sides[1] if sides[1:] else 0)) == 1

    def shares(self, owned: Sequence[int], due: Due, item: int) -> Given:
        """What a price takes when paid with this item: yen alone, or imports, those of the named side first.

        >>> Purse(2, (0, 1)).shares([1, 4, 9], Due(6, 3), 0)
        ((0, 1), (1, 2))
        """
        if item == self.yen:
            return ((self.yen, due.yen),)
        first = min(due.imports, owned[item])
        other = next((side for side in self.imports if side != item), item)
        return tuple(share for share in ((item, first), (other, due.imports - first)) if share[1])

    def missing(self, owned: Sequence[int], dues: tuple[Due, ...]) -> tuple[int, int]:
        """How many more yen these prices would take, or how many more imports instead.

        >>> Purse(2, (0, 1)).missing([0, 0, 3], (Due(2, 1), Due(2, 1)))
        (1, 1)
        """
        yen, imports = self.holds(owned)
        more_yen = next(more for more in count() if payable(dues, yen + more, imports))
        more_imports = next(more for more in count() if payable(dues, yen, imports + more))
        return more_yen, more_imports
