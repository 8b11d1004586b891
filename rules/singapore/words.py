"""Names of things as texts, and lists of goods."""

from collections.abc import Sequence

from rules.core.target import Target
from rules.core.text import Text, say
from rules.singapore.components import GOODS, NEUTRAL, WORKERS, Side


def colour(number: int) -> Target | Text:
    """A seat, or the colour of nobody."""
    return Text("singapore.neutral") if number == NEUTRAL else Target("seat", number)


def listed(texts: Sequence[Text]) -> Text:
    """One after the other: "2 brick, 1 cloth"."""
    if not texts:
        return Text("singapore.nothing")
    text = texts[-1]
    for first in reversed(texts[:-1]):
        text = say("singapore.list", first=first, rest=text)
    return text


def counted(cubes: Sequence[int], mixed: int = 0, alike: int = 0, money: int = 0, points: int = 0) -> Text:
    """Goods, money and points with their numbers, those that are there."""
    numbers = [(f"good.{good}", number) for good, number in zip(GOODS, cubes, strict=True)]
    numbers += [("any", mixed), ("same", alike), ("money", money), ("points", points)]
    return listed([say(f"singapore.count.{key}", n=number) for key, number in numbers if number])


def side(one: Side) -> Text:
    """One side of an arrow."""
    return counted(*one)


def name(target: Target) -> Text:
    """What a thing is called, whatever the state."""
    kind, key = target
    if kind in ("tile", "good"):
        return Text(f"singapore.{kind}.{key}")
    if kind in ("building", "effect", "plot", "street", "display"):
        return say(f"singapore.place.{kind}", number=int(key) + 1)
    if kind == "track":
        return say("singapore.place.track", n=int(key))
    if kind == "amount":
        return say("singapore.amount", n=int(key))
    if kind == "seat":
        return say("singapore.place.seat", number=int(key) + 1)
    if kind == "worker":
        number = int(key)
        which = "second" if number % WORKERS else "first"
        return say(f"singapore.worker.{which}", seat=Target("seat", number // WORKERS))
    if kind in ("flag", "flags", "tokens"):
        return say(f"singapore.place.{kind}", seat=colour(int(key)))
    if kind in ("marker", "screen", "aside", "waiting"):
        return say(f"singapore.place.{kind}", seat=Target("seat", key))
    if kind == "button":
        return Text(f"singapore.button.{key}")
    if kind in ("stack", "supply", "token"):
        return Text(f"singapore.{kind}.{key}")
    return Text(f"singapore.place.{kind}")
