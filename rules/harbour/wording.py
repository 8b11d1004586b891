"""Amounts, demands, prices and rewards as texts."""

from collections.abc import Iterable, Sequence

from rules.core.text import Text, say
from rules.core.wording import listed
from rules.harbour.rewards import Reward


class Amounts:
    """How a title says amounts: each item and each kind of reward has its words under `<title>.gain`.

    >>> Amounts("toy", ["tea", "yen"]).amount(1, 3)
    Text(key='toy.gain.yen', args=(('n', 3),))
    """

    def __init__(self, title: str, items: Sequence[str]) -> None:
        self._gain = f"{title}.gain"
        self._items = items

    def amount(self, item: int, number: int) -> Text:
        """So many of an item: "3 silk"."""
        return say(f"{self._gain}.{self._items[item]}", n=number)

    def amounts(self, given: Iterable[tuple[int, int]]) -> Text:
        """Items and numbers, in the order given."""
        return listed([self.amount(item, number) for item, number in given])

    def demand(self, goods: Sequence[int]) -> Text:
        """So many of each good, those not asked for left out."""
        return self.amounts((good, number) for good, number in enumerate(goods) if number)

    def price(self, given: Iterable[tuple[int, int]]) -> Text:
        """What was given, the numbers of one item added up."""
        total = [0] * len(self._items)
        for item, number in given:
            total[item] += number
        return self.demand(total)

    def reward(self, each: Reward) -> Text:
        """One reward."""
        return say(f"{self._gain}.{each.kind}", n=each.amount)

    def rewards(self, each: Iterable[Reward]) -> Text:
        """All rewards of a card, in printed order."""
        return listed([self.reward(one) for one in each])
