"""What orders demand, and which of them a seat could complete."""

from collections.abc import Sequence


class Demands:
    """The demands of all orders by good, the goods being the first of the items a seat owns.

    Which orders can be completed is asked before nearly every decision, and mostly the answer is none: that is why the
    good of which an order takes most is looked at first.

    >>> demands = Demands([(2, 0), (1, 1), (0, 3)])
    >>> demands.met([2, 1, 99], [0, 1, 2])
    [0, 1]
    """

    __slots__ = ("_needs",)

    def __init__(self, by_order: Sequence[Sequence[int]]) -> None:
        needs = ([(good, number) for good, number in enumerate(demand) if number] for demand in by_order)
        self._needs = tuple(tuple(sorted(each, key=lambda need: -need[1])) for each in needs)

    def met(self, owned: Sequence[int], orders: Sequence[int]) -> list[int]:
        """Which of these orders have all their goods there."""
        found = []
        needs = self._needs
        for order in orders:
            for good, number in needs[order]:
                if owned[good] < number:
                    break
            else:
                found.append(order)
        return found

    def lacking(self, owned: Sequence[int], order: int) -> list[tuple[int, int]]:
        """The goods an order still needs, in their order, and how many of each.

        >>> Demands([(2, 5, 1)]).lacking([0, 5, 0], 0)
        [(0, 2), (2, 1)]
        """
        return sorted((good, number - owned[good]) for good, number in self._needs[order] if owned[good] < number)
