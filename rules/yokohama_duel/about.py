"""What a thing is, does, and would give now: the lines of a tooltip."""

from collections.abc import Callable
from typing import Final

from rules.core.target import HIDDEN, SEATS, Seat, Target
from rules.core.text import Text, say
from rules.yokohama_duel import about_cards as cards
from rules.yokohama_duel import places, words
from rules.yokohama_duel.about_places import Foresee, about_place
from rules.yokohama_duel.components import (
    ASSIST_LIMIT,
    CATEGORIES,
    HOUSE_INCOME,
    HOUSE_INFLUENCE,
    HOUSES,
    ITEMS,
    NONE,
    RATES,
    SHOP_COST,
    SHOP_INFLUENCE,
    SHOPS,
    STATION_INFLUENCE,
)
from rules.yokohama_duel.effects.cards import orders_left
from rules.yokohama_duel.effects.turns import house_price
from rules.yokohama_duel.scoring import scores
from rules.yokohama_duel.state import DuelState

_COUNTS_FOR: Final = {
    "completed": ("orders", "most_orders"),
    "technologies": ("technologies", "technology_cost_majority"),
    "churches": ("church",),
}
"""By the place of a seat, the categories its cards count for."""
_POINTS: Final = {category.key: category for category in CATEGORIES}


def about(foresee: Foresee, state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """One line each, the name first."""
    if target.kind == "place":
        return about_place(foresee, state, seat, places.PLACE.index(target))
    if target.kind in _ROWS:
        return _slot(state, seat, target)
    if target.kind == "seat":
        return [say("yokohama_duel.about.owner", seat=SEATS[int(target.key)]), *_seat(state, target)]
    lines = _LINES.get(target.kind)
    if lines is None or target.key == "back":
        return [words.name(target)]
    return [words.name(target), *lines(state, seat, target)]


# ------------------------------------------------------------ places of a seat
def _counter(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    holder, name = places.seat_and_name(target)
    lines = [say(f"yokohama_duel.gain.{name}", n=state.stock[holder][ITEMS.index(name)])]
    category = {"import_up": "imports_face_up", "import_down": "imports_face_down", "yen": "yen"}.get(name, "goods")
    points, size = _POINTS[category].points, _POINTS[category].set_size
    if size == 1:
        return [*lines, say("yokohama_duel.about.points_each", n=points)]
    return [*lines, say(f"yokohama_duel.about.points_per.{category}", n=points, size=size)]


def _own(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    holder = int(target.key)
    if target.kind == "unbuilt":
        shops, houses = state.shops[holder].bit_count(), state.houses[holder].bit_count()
        return [say("yokohama_duel.about.unbuilt", shops=SHOPS - shops, houses=HOUSES - houses)]
    counts = {
        "hand": len(state.hands[holder]),
        "drawn": len(state.drawn) if holder == state.active else 0,
        "completed": len(state.completed[holder]),
        "churches": len(state.churches[holder]),
        "technologies": state.techs[holder].bit_count(),
        "used_technologies": state.used[holder].bit_count(),
        "influences": sum(1 for place in state.laid[holder] if place == NONE),
        "spent_merchants": state.spent[holder],
    }
    if target.kind == "assists":
        return [say("yokohama_duel.about.assists", n=sum(state.assists[holder]), most=ASSIST_LIMIT)]
    return [say(f"yokohama_duel.about.{target.kind}", n=counts[target.kind]), *_worth(state, holder, target.kind)]


def _worth(state: DuelState, holder: Seat, kind: str) -> list[Text]:
    """What these cards count for at the end, as things stand; nothing of cards that only their owner knows."""
    if kind == "hand":
        return [line for order in state.hands[holder] if order != HIDDEN for line in cards.order_lines(order)]
    if kind == "churches" and (not state.churches[holder] or HIDDEN in state.churches[holder]):
        return []
    rows = dict(zip((category.key for category in CATEGORIES), scores(state)[holder].rows, strict=True))
    found = [rows[category] for category in _COUNTS_FOR.get(kind, ())]
    return [say("yokohama_duel.about.counts", category=row.category, n=row.points, reason=row.reason) for row in found]


def _seat(state: DuelState, target: Target) -> list[Text]:
    holder = int(target.key)
    total = scores(state)[holder].total
    return [
        say("yokohama_duel.about.seat_cards", n=len(state.hands[holder]), done=len(state.completed[holder])),
        say("yokohama_duel.about.seat_points", n=total),
    ]


# ------------------------------------------------------------ the rest
def _build(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    lines = _piece(state, seat, Target(str(target.key), seat))
    if target == places.SHOP_SITE:
        return [*lines, say("yokohama_duel.about.costs", price=SHOP_COST)]
    if state.houses[seat].bit_count() < HOUSES:
        lines.append(say("yokohama_duel.about.costs", price=house_price(state, seat)))
    return lines


def _rate(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    rate = next(rate for rate in RATES if ITEMS[rate.item] == target.key)
    return [say(f"yokohama_duel.about.{target.kind}", price=rate.yen)]


def _deck(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    counts = {
        "order_deck": orders_left(state),
        "bonus_deck": len(state.bonus_deck),
        "bonus_discard": len(state.bonus_discard),
        "technology_deck": len(state.tech_deck),
        "technology_discard": len(state.tech_discard),
        "box": len(state.box),
    }
    return [say("yokohama_duel.about.pile", n=counts[target.kind])]


def _piece(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    if target.kind == "house":
        return [say("yokohama_duel.about.house", n=HOUSE_INFLUENCE, income=HOUSE_INCOME)]
    influence = SHOP_INFLUENCE if target.kind == "shop" else STATION_INFLUENCE
    return [say(f"yokohama_duel.about.{target.kind}", n=influence)]


def _import(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    return [Text("yokohama_duel.about.import")]


_ROWS: Final[dict[str, tuple[Callable[[DuelState], list[int]], tuple[Target, ...]]]] = {
    "technology_slot": (lambda state: state.tech_row, places.TECHNOLOGY),
    "bonus_slot": (lambda state: state.bonus_row, places.BONUS),
    "church_slot": (lambda state: state.church_row, places.CHURCH),
}


def _slot(state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """A space speaks for the card on it."""
    row, faces = _ROWS[target.kind]
    card = row(state)[int(target.key)]
    if card == NONE:
        return [words.name(target), Text("yokohama_duel.about.empty_space")]
    return [words.name(faces[card]), *_LINES[faces[card].kind](state, seat, faces[card])]


_LINES: Final[dict[str, Callable[[DuelState, Seat, Target], list[Text]]]] = {
    "order": cards.about_order,
    "church": cards.about_church,
    "bonus": cards.about_bonus,
    "technology": cards.about_technology,
    "influence": cards.about_influence,
    "assist": cards.about_assist,
    "assist_pile": cards.about_assist_pile,
    "criterion": cards.about_criterion,
    "merchant": cards.about_merchants,
    "merchants": cards.about_merchants,
    "merchant_pile": cards.about_merchants,
    "counter": _counter,
    "build": _build,
    "buy": _rate,
    "sell": _rate,
    "shop": _piece,
    "house": _piece,
    "station": _piece,
    "import": _import,
    **dict.fromkeys(("order_deck", "bonus_deck", "bonus_discard", "box"), _deck),
    **dict.fromkeys(("technology_deck", "technology_discard"), _deck),
    **dict.fromkeys(("unbuilt", "hand", "drawn", "completed", "churches", "assists", "technologies"), _own),
    **dict.fromkeys(("used_technologies", "influences", "spent_merchants"), _own),
}
