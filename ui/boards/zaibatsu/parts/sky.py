"""The sky over the table: eight rounds in three periods, and what the places of a region pay now."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rules.core.rules import Rules
from rules.core.target import NOBODY, Target
from rules.zaibatsu.components import COUNTS, FIRST_LIGHT, ROUND_PERIOD, ROUNDS, SCORING
from rules.zaibatsu.places import PERIOD, ROUND
from rules.zaibatsu.state import ZaibatsuState
from ui.boards.view import Shape, View
from ui.paint import Painter
from ui.theme import BUTTER, PAPER, alpha

STEP: Final = 21.0
MIDDLE: Final = 27.0
NUMERALS: Final = ("", "I", "II", "III")
APART: Final = 10.0


class Spacing(NamedTuple):
    """How the pay of the places is set: room for the blossom, names of places or none, and how far apart."""

    head: float
    named: bool
    beside: float
    between: float


SPACINGS: Final = (Spacing(34, True, 4, 11), Spacing(30, True, 2, 6), Spacing(24, False, 0, 5))
"""From the roomy to the close: the first that fits is taken, and the values are never left out."""


def places(painter: Painter, left: float) -> tuple[list[float], list[float], float]:
    """Where rounds stand, where the numerals of periods begin, and where all ends."""
    rounds: list[float] = []
    periods: list[float] = []
    x = left
    for number in range(1, ROUNDS + 1):
        period = ROUND_PERIOD[number]
        if period != ROUND_PERIOD[number - 1]:
            x += APART if periods else 0.0
            periods.append(x)
            x += painter.measure(NUMERALS[period], 16, "display", 16) + 14
        rounds.append(x)
        x += STEP
    return rounds, periods, x


def shapes(painter: Painter, left: float) -> dict[Target, Shape]:
    """Every round and every period answers the pointer."""
    rounds, periods, _ = places(painter, left)
    found = {ROUND[number]: Shape(x - 10, MIDDLE - 10, 20, 20, True) for number, x in enumerate(rounds, 1)}
    return found | {PERIOD[number]: Shape(x - 3, MIDDLE - 10, 18, 20) for number, x in enumerate(periods, 1)}


def draw(painter: Painter, left: float, right: float, view: View) -> float:
    """The track, then the pay; returns where it ends."""
    return _pay(painter, draw_track(painter, left, view) + 4, right, view)


def draw_track(painter: Painter, left: float, view: View) -> float:
    """The rounds in their periods; returns where they end."""
    rounds, periods, end = places(painter, left)
    now = view.state.round
    for period, x in enumerate(periods, 1):
        tone = BUTTER if period == ROUND_PERIOD[now] else alpha(PAPER, 0.8)
        painter.text(NUMERALS[period], x, MIDDLE + 6, 16, "display", tone, most=16)
    for number, x in enumerate(rounds, 1):
        painter.sprite(f"zaibatsu/round/{'light' if number >= FIRST_LIGHT else 'dark'}", x, MIDDLE, 18, centre=True)
        if number == now:
            painter.sprite("zaibatsu/round_marker", x, MIDDLE, 23, centre=True)
        elif number < now:
            # Light spaces would swallow a light tick.
            mark = "mark" if number >= FIRST_LIGHT else "mark_light"
            painter.sprite(f"{mark}/check", x, MIDDLE, 13, centre=True)
    return end


def note(rules: Rules[Any], view: View) -> str:
    """After the last rounds, of which the rules warn, everybody consolidates once more."""
    state: ZaibatsuState = view.state
    over = state.ended or state.last_first == NOBODY or rules.end_note(state) is not None
    return "" if over else view.words("zaibatsu.board.final_consolidations")


def _pay(painter: Painter, x: float, right: float, view: View) -> float:
    period = ROUND_PERIOD[view.state.round]
    values = [str(SCORING[period][index]) for index in COUNTS[view.state.seats].value_indexes]
    names = [view.words(f"zaibatsu.board.place.{place}") for place in range(1, len(values) + 1)]
    paid = list(zip(names, values, strict=True))
    spacing = next((each for each in SPACINGS if x + _pay_wide(painter, paid, each) <= right), SPACINGS[-1])
    painter.line(x, 15, x, 41, alpha(PAPER, 0.4))
    painter.sprite("zaibatsu/sign_small/vp", x + spacing.head - 21, MIDDLE - 9, 18)
    x += spacing.head
    for name, value in paid:
        if spacing.named:
            x += painter.text(name, x, 32, 14, "sans", alpha(PAPER, 0.85), most=14) + spacing.beside
        x += painter.text(value, x, 32.5, 17, "display", BUTTER, most=17) + spacing.between
    return x - spacing.between


def _pay_wide(painter: Painter, paid: Sequence[tuple[str, str]], spacing: Spacing) -> float:
    wide = spacing.head + spacing.between * (len(paid) - 1)
    for name, value in paid:
        wide += painter.measure(value, 17, "display", 17)
        wide += painter.measure(name, 14, most=14) + spacing.beside if spacing.named else 0
    return wide
