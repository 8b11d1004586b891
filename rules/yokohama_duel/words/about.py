"""What a thing is, does, and would give now: the lines of a tooltip."""

from typing import Final

from rules.core.rules import Rules
from rules.core.target import HIDDEN, Seat, Target
from rules.core.text import Text, say
from rules.harbour.addresses import seat_and_name
from rules.yokohama_duel import places
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
from rules.yokohama_duel.reckoning.prices import house_price
from rules.yokohama_duel.reckoning.supply import orders_left
from rules.yokohama_duel.scoring import scores
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.words.about_cards import order_lines

_COUNTS_FOR: Final = {
    "completed": ("orders", "most_orders"),
    "technologies": ("technologies", "technology_cost_majority"),
    "churches": ("church",),
}
"""By the place of a seat, the categories its cards count for."""
_POINTS: Final = {category.key: category for category in CATEGORIES}


# ------------------------------------------------------------ whom a line speaks of
def spoken_for(state: DuelState, target: Target) -> Target:
    """The card that lies on a space of a display, for which the space speaks; any other thing itself."""
    row, faces = {
        "technology_slot": (state.tech_row, places.TECHNOLOGY),
        "bonus_slot": (state.bonus_row, places.BONUS),
        "church_slot": (state.church_row, places.CHURCH),
    }.get(target.kind, ((), ()))
    card = row[int(target.key)] if row else NONE
    return target if card == NONE else faces[card]


def empty_space(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """Nothing lies there."""
    return [Text("yokohama_duel.about.empty_space")]


# ------------------------------------------------------------ places of a seat
def counter(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """How many of an item, and what they score."""
    holder, name = seat_and_name(target)
    lines = [say(f"yokohama_duel.gain.{name}", n=state.stock[holder][ITEMS.index(name)])]
    category = {"import_up": "imports_face_up", "import_down": "imports_face_down", "yen": "yen"}.get(name, "goods")
    points, size = _POINTS[category].points, _POINTS[category].set_size
    if size == 1:
        return [*lines, say("yokohama_duel.about.points_each", n=points)]
    lines.append(say(f"yokohama_duel.about.points_per.{category}", n=points, size=size))
    # The purse also shows all points.
    return [*lines, _all_points(state, holder)] if name == "yen" else lines


def _all_points(state: DuelState, holder: Seat) -> Text:
    return say("yokohama_duel.about.seat_points", n=scores(state)[holder].total)


def own(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """How many cards or pieces, and what they count for."""
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
        return [line for order in state.hands[holder] if order != HIDDEN for line in order_lines(order)]
    if kind == "churches" and (not state.churches[holder] or HIDDEN in state.churches[holder]):
        return []
    rows = dict(zip((category.key for category in CATEGORIES), scores(state)[holder].rows, strict=True))
    found = [rows[category] for category in _COUNTS_FOR.get(kind, ())]
    return [say("yokohama_duel.about.counts", category=row.category, n=row.points, reason=row.reason) for row in found]


def trader(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """Cards and points, as far as they may be known."""
    holder = int(target.key)
    return [
        say("yokohama_duel.about.seat_cards", n=len(state.hands[holder]), done=len(state.completed[holder])),
        _all_points(state, holder),
    ]


# ------------------------------------------------------------ the rest
def site(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """A building that could stand here, and its price."""
    lines = piece(rules, state, seat, Target(str(target.key), seat))
    if target == places.SHOP_SITE:
        return [*lines, say("yokohama_duel.about.costs", price=SHOP_COST)]
    if state.houses[seat].bit_count() < HOUSES:
        lines.append(say("yokohama_duel.about.costs", price=house_price(state, seat)))
    return lines


def rate(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """The price of a line of the exchange."""
    line = next(line for line in RATES if ITEMS[line.item] == target.key)
    return [say(f"yokohama_duel.about.{target.kind}", price=line.yen)]


def pile(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """How many cards lie there."""
    counts = {
        "order_deck": orders_left(state),
        "bonus_deck": len(state.bonus_deck),
        "bonus_discard": len(state.bonus_discard),
        "technology_deck": len(state.tech_deck),
        "technology_discard": len(state.tech_discard),
        "box": len(state.box),
    }
    return [say("yokohama_duel.about.pile", n=counts[target.kind])]


def piece(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """What a building or the Station adds."""
    if target.kind == "house":
        return [say("yokohama_duel.about.house", n=HOUSE_INFLUENCE, income=HOUSE_INCOME)]
    influence = SHOP_INFLUENCE if target.kind == "shop" else STATION_INFLUENCE
    return [say(f"yokohama_duel.about.{target.kind}", n=influence)]


def imported(rules: Rules[DuelState], state: DuelState, seat: Seat, target: Target) -> list[Text]:
    """What an import is good for."""
    return [Text("yokohama_duel.about.import")]
