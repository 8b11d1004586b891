"""Score sheets, winners, and the rating of a solo game."""

from rules.core.score import ScoreRow, ScoreSheet, Verdict
from rules.core.seat_order import from_seat
from rules.core.target import Seat
from rules.core.text import Text, say
from rules.zaibatsu.components import (
    FACTORIES,
    ITEMS_PER_POINT,
    MONEY,
    MONEY_PER_POINT,
    OBJECTIVES,
    PERIODS,
)
from rules.zaibatsu.places import SOLO_TOKEN
from rules.zaibatsu.reckoning.measures import final_points, items_left, measure, rating, reached, score
from rules.zaibatsu.state import (
    CATEGORIES,
    FIRST_OBJECTIVE,
    FROM_MONEY,
    FROM_START,
    FROM_STOCK,
    IN_PLAY,
    INFLUENCE,
    SALARIES,
    SHARED_PRIZES,
    ZaibatsuState,
)
from rules.zaibatsu.tiles import SOLO, START_A
from rules.zaibatsu.words.names import name


def points_by_category(state: ZaibatsuState, seat: Seat) -> list[int]:
    """Points by category, as if the game ended now; a game that is over has counted already."""
    points = state.points[seat][:]
    if not state.ended:
        points[FIRST_OBJECTIVE:] = final_points(state, seat)
    return points


def total(state: ZaibatsuState, seat: Seat) -> int:
    """All points, as if the game ended now."""
    return score(state, seat) if state.ended else score(state, seat) + sum(final_points(state, seat))


def scores(state: ZaibatsuState) -> list[ScoreSheet]:
    """Score sheets by seat, as if the game ended now."""
    return [_sheet(state, seat) for seat in range(state.seats)]


def _sheet(state: ZaibatsuState, seat: Seat) -> ScoreSheet:
    points = points_by_category(state, seat)
    rows = [
        ScoreRow(Text(f"zaibatsu.category.{_key(category)}"), points[category], _reason(state, seat, category))
        for category in range(CATEGORIES)
        if category != SHARED_PRIZES or any(state.shared)
    ]
    return ScoreSheet(sum(points), tuple(rows))


def _key(category: int) -> str:
    """The category's name."""
    if FIRST_OBJECTIVE <= category < FROM_STOCK:
        return str(OBJECTIVES[category - FIRST_OBJECTIVE])
    names = {FROM_START: "start", IN_PLAY: "play", SHARED_PRIZES: "shared", SALARIES: "salaries"}
    names |= {FROM_STOCK: "stock", FROM_MONEY: "money"}
    names |= {INFLUENCE + period: f"influence_{period}" for period in range(1, PERIODS + 1)}
    return names[category]


def _reason(state: ZaibatsuState, seat: Seat, category: int) -> Text:
    if category == FROM_START and state.start_a[seat] >= 0:
        return Text(f"zaibatsu.start_a.{START_A[state.start_a[seat]].key}")
    if category == FROM_STOCK:
        return say("zaibatsu.reason.stock", n=items_left(state, seat), per=ITEMS_PER_POINT)
    if category == FROM_MONEY:
        return say("zaibatsu.reason.money", n=state.stock[seat][MONEY], per=MONEY_PER_POINT)
    if FIRST_OBJECTIVE <= category < FROM_STOCK:
        return _of_objective(state, seat, category - FIRST_OBJECTIVE)
    return Text(f"zaibatsu.reason.{_key(category)}")


def _of_objective(state: ZaibatsuState, seat: Seat, objective: int) -> Text:
    level = state.favours[seat][objective]
    if not level:
        return Text("zaibatsu.reason.no_favour")
    if objective < FACTORIES:
        threshold = Text(f"zaibatsu.threshold.{reached(state, seat, objective)}")
        return say("zaibatsu.reason.threshold", level=level, threshold=threshold)
    used = len(state.slots[seat]) if objective == FACTORIES else len(state.contracts[seat])
    return say("zaibatsu.reason.slots", level=level, n=used)


def winners(state: ZaibatsuState) -> list[Seat]:
    """Most points; among tied seats the one whose turn is last in the last rounds."""
    totals = [total(state, seat) for seat in range(state.seats)]
    first = state.first if state.last_first < 0 or state.seats == 1 else state.last_first
    best = max(totals)
    return [next(seat for seat in reversed(from_seat(first, state.seats)) if totals[seat] == best)]


def verdict(state: ZaibatsuState) -> Verdict | None:
    """What a finished solo game is called, and why."""
    if state.seats > 1 or not state.ended:
        return None
    rated = solo_rating(state)
    if rated is None:
        return Verdict(Text("zaibatsu.rating.lost"), False, _missed(state))
    return Verdict(Text(f"zaibatsu.rating.{rated}"), True, Text("zaibatsu.reason.rated"))


def _missed(state: ZaibatsuState) -> Text:
    """The first solo objective that is not met."""
    have = {each: measure(state, 0, SOLO[each].measure) for each in state.solo}
    missed = next(each for each in state.solo if have[each] < SOLO[each].target)
    told = name(SOLO_TOKEN[missed])
    return say("zaibatsu.log.objective_missed", objective=told, have=have[missed], target=SOLO[missed].target)


def solo_rating(state: ZaibatsuState) -> str | None:
    """What a finished solo game is called; None if it is lost."""
    return None if state.lost else rating(total(state, 0))
