"""Amounts and prices as texts."""

from collections.abc import Sequence

from rules.core.text import Text, say
from rules.core.wording import listed
from rules.zaibatsu.components import COLOURS, GAINS, GOODS, IRON, MONEY, Price


def amount(item: int, number: int) -> Text:
    """So many of an item, or points: "3 coal"."""
    return say(f"zaibatsu.amount.{GAINS[item]}", n=number)


def of_good(good: int, number: int) -> Text:
    """So many goods of a type."""
    return say(f"zaibatsu.goods.{GOODS[good]}", n=number)


def colour(number: int) -> Text:
    """A worker colour."""
    return Text(f"zaibatsu.colour.{COLOURS[number]}")


def counted(numbers: Sequence[tuple[int, int]]) -> Text:
    """Items with their numbers, those that are there."""
    return listed([amount(item, number) for item, number in numbers if number])


def price(asked: Price) -> Text:
    """What a piece costs."""
    parts = [amount(item, number) for item, number in ((MONEY, asked.money), (IRON, asked.iron)) if number]
    if asked.back:
        parts.append(say("zaibatsu.amount.back", n=asked.back))
    return listed(parts) if parts else Text("zaibatsu.free")
