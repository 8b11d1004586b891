"""What a line of a tooltip is compared with: what is played from there, what lies on the table."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from rules.core.event import Event
from rules.core.move import Move
from rules.core.score import ScoreSheet
from rules.core.target import Target
from rules.zaibatsu.scoring import scores
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.things import things
from tests.every_title.test_true_tooltips import Saying

POSITIONS: Final = 4
"""The position of which much is said, and a few that are played from it; none is played on once it was asked."""


def played(said: Saying, *moves: Move) -> tuple[ZaibatsuState, list[Event]]:
    ahead, events = said.state.clone(), list[Event]()
    for move in moves:
        said.table.rules.apply(ahead, move, events.append)
    return ahead, events


def offered(said: Saying, kind: type[Move]) -> Iterator[Any]:
    """The legal moves of a kind that click what is spoken of."""
    return (move for move in said.state.offer if isinstance(move, kind) and said.target in move.targets())


def told(said: Saying, key: str) -> list[dict[str, Any]]:
    """What other lines of the same tooltip say."""
    return [dict(line.args) for line in said.lines if key in line.key]


def lying(said: Saying, *where: Target) -> list[Target]:
    """Everything that lies in a place, each piece by itself; without a place, in the one that is spoken of."""
    table = by_place(said.state)
    return [thing for place in where or (said.target,) for thing in table.get(place, ())]


@lru_cache(maxsize=POSITIONS)
def by_place(state: ZaibatsuState) -> dict[Target, list[Target]]:
    """What lies where, worked out once for all that is said of a position."""
    table = dict[Target, list[Target]]()
    for (place, thing), number in things(state).items():
        table.setdefault(place, []).extend([thing] * number)
    return table


def sheet(state: ZaibatsuState, holder: int, key: str) -> int:
    rows = sheets(state)[holder].rows
    return next(row.points for row in rows if row.category.key == f"zaibatsu.category.{key}")


@lru_cache(maxsize=POSITIONS)
def sheets(state: ZaibatsuState) -> list[ScoreSheet]:
    """All score sheets, worked out once for all that is said of a position."""
    return scores(state)
