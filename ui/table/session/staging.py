"""Which moments a move brings, and how long each stands at which pace."""

from collections.abc import Sequence
from typing import Any, Final

from game.history import History
from rules.core.moment import Moment
from rules.core.rules import Rules
from rules.core.target import Seat

BY_ITSELF: Final = 2.5
"""Seconds after which a moment of others goes by itself at the pace "brisk"."""
AT_LEAST: Final = 1.2
LINGERS: Final = 5.0
"""Seconds for which a brief one stands at the pace "calm"."""


def moments_of(rules: Rules[Any], history: History, move: int, seen: Any, viewer: Seat) -> list[Moment]:
    """The moments of a move as the viewer may know them; `seen` is the state after it."""
    first, count = history.event_marks[move], len(history.events_of(move))
    here = range(first, first + count)
    if not any(isinstance(history.events[at], rules.momentous) for at in here):
        return []
    told = [event.seen_by(viewer) for event in history.events[: first + count]]
    found = [rules.moment(told, at, seen, viewer) for at in here if isinstance(told[at], rules.momentous)]
    return [moment for moment in found if moment is not None]


def staged(moments: Sequence[Moment], pace: str) -> list[Moment]:
    """Those that stand on the table: at the pace "instant" only what concerns the viewer, and the end."""
    return [moment for moment in moments if pace != "instant" or waits(moment)]


def waits(moment: Moment) -> bool:
    """Does it stay until somebody goes on, at every pace?"""
    return moment.grave or moment.mine


def stays(moment: Moment, pace: str, patience: float = BY_ITSELF) -> float | None:
    """Seconds until it goes by itself; None: it waits. Several in a row stand shorter, but long enough to be read."""
    if waits(moment):
        return None
    if pace == "calm" and moment.brief:
        return LINGERS
    return max(AT_LEAST, min(BY_ITSELF, patience)) if pace == "brisk" else None
