"""Final scoring: eleven categories, each with its reason."""

from collections.abc import Callable
from typing import Final

from rules.core.score import ScoreRow, ScoreSheet
from rules.core.target import HIDDEN, Seat
from rules.core.text import Text, say
from rules.yokohama_duel.components import (
    AT_END,
    CATEGORIES,
    CHURCH_CARDS,
    GOODS,
    IMPORT_DOWN,
    IMPORT_UP,
    ORDERS,
    TECHNOLOGIES,
    YEN,
    Category,
)
from rules.yokohama_duel.reckoning.counting import COUNT
from rules.yokohama_duel.state import DuelState


def production_costs(state: DuelState, seat: Seat) -> int:
    """The printed costs of a seat's technologies, surcharges left out."""
    return sum(card.cost for number, card in enumerate(TECHNOLOGIES) if state.techs[seat] >> number & 1)


def technology_points(state: DuelState, seat: Seat, technology: int) -> int:
    """What one technology of a seat brings at the end, as things stand."""
    card = TECHNOLOGIES[technology]
    if technology not in AT_END:
        return 0
    count = COUNT[card.points_per](state, seat)
    if card.points_per == "technologies" and not card.includes_itself:
        count -= 1
    return card.points * count


_MEASURE: Final[dict[str, Callable[[DuelState, Seat], int]]] = {
    "orders": lambda state, seat: sum(ORDERS[order].points for order in state.completed[seat]),
    "most_orders": COUNT["completed_orders"],
    "technologies": lambda state, seat: sum(
        technology_points(state, seat, each) for each in AT_END if state.techs[seat] >> each & 1
    ),
    "technology_cost_majority": production_costs,
    "church": lambda state, seat: sum(CHURCH_CARDS[card].points for card in state.churches[seat] if card != HIDDEN),
    "trading_houses": COUNT["trading_houses"],
    "shops": COUNT["shops"],
    "imports_face_down": lambda state, seat: state.stock[seat][IMPORT_DOWN],
    "imports_face_up": lambda state, seat: state.stock[seat][IMPORT_UP],
    "yen": lambda state, seat: state.stock[seat][YEN],
    "goods": lambda state, seat: sum(state.stock[seat][: len(GOODS)]),
}
"""By category, what is counted, added up or compared."""
_CARDS: Final[dict[str, Callable[[DuelState, Seat], int]]] = {
    "orders": COUNT["completed_orders"],
    "technologies": lambda state, seat: sum(1 for each in AT_END if state.techs[seat] >> each & 1),
    "church": COUNT["church_cards"],
}
"""By category of printed points, how many cards bring them."""


def _points(state: DuelState, seat: Seat, category: Category) -> int:
    measured = _MEASURE[category.key](state, seat)
    if category.rule == "strict_majority":
        others = [_MEASURE[category.key](state, other) for other in range(state.seats) if other != seat]
        return category.points if measured > max(others) else 0
    if category.rule in ("per_item", "per_set"):
        return measured // category.set_size * category.points
    return measured


def _reason(state: DuelState, seat: Seat, category: Category) -> Text:
    measured = _MEASURE[category.key](state, seat)
    if category.rule == "strict_majority":
        other = max(_MEASURE[category.key](state, each) for each in range(state.seats) if each != seat)
        return say("yokohama_duel.score.against", n=measured, other=other)
    if category.rule == "per_set":
        return say("yokohama_duel.score.per_set", n=measured, size=category.set_size)
    if category.rule == "per_item":
        return say("yokohama_duel.score.each", n=measured, points=category.points)
    return say("yokohama_duel.score.cards", n=_CARDS[category.key](state, seat))


def points_by_category(state: DuelState, seat: Seat) -> tuple[int, ...]:
    """A seat's points in the order in which ties are compared."""
    return tuple(_points(state, seat, category) for category in CATEGORIES)


def scores(state: DuelState) -> list[ScoreSheet]:
    """All categories by seat. Church cards that the asking seat cannot see count nothing."""
    sheets = []
    for seat in range(state.seats):
        rows = tuple(
            ScoreRow(
                Text(f"yokohama_duel.score.{category.key}"),
                _points(state, seat, category),
                _reason(state, seat, category),
            )
            for category in CATEGORIES
        )
        sheets.append(ScoreSheet(sum(row.points for row in rows), rows))
    return sheets


def winners(state: DuelState) -> list[Seat]:
    """The higher total; on a tie the first category that differs; else both."""
    standing = []
    for seat in range(state.seats):
        points = points_by_category(state, seat)
        standing.append((sum(points), *points))
    best = max(standing)
    return [seat for seat, each in enumerate(standing) if each == best]
