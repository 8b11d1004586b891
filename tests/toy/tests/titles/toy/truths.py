"""What Pebbles' tooltips say, counted on the table."""

from typing import Final

from rules.core.target import Target
from rules.toy.components import VALUES
from rules.toy.places import HAND
from tests.every_title.test_true_tooltips import Saying, Truth

PRINTED: Final = ("about.toss", "about.shell", "about.wave", "about.hole")


def _pebbles(said: Saying, place: Target) -> list[Target]:
    things = said.table.rules.things(said.state)
    there = [(thing, number) for (at, thing), number in things.items() if at == place and thing.kind == "pebble"]
    return [thing for thing, number in there for _ in range(number)]


def _held(said: Saying) -> bool:
    """Open and secret ones together are all that lie in the hand."""
    told = {line.key: dict(line.args)["n"] for line in said.lines}
    points = sum(VALUES[pebble] for pebble in said.state.open[int(said.target.key)])
    secret = len(_pebbles(said, HAND[int(said.target.key)])) - len(said.state.open[int(said.target.key)])
    return bool((told["toy.about.open"], told["toy.about.secret"]) == (points, secret))


def _counted(said: Saying) -> bool:
    return bool(len(_pebbles(said, said.target)) == said.args["n"])


TRUTHS: Final[dict[str, Truth]] = {
    "about.bag": _counted,
    "about.well": _counted,
    "about.open": _held,
    "about.secret": _held,
}
