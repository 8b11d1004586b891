"""The ten places: a scene each, what it gives by level, and what stands or lies there."""

from rules.core.target import Target
from rules.yokohama_duel.components import INFLUENCES, NONE, PLACES, SEATS_HERE
from rules.yokohama_duel.places import HOUSE, HOUSE_SITE, INFLUENCE, PLACE, SHOP, SHOP_SITE
from rules.yokohama_duel.reckoning.influence import level_with, yield_at
from rules.yokohama_duel.reckoning.moment import level_is_open, levels_there, on_offer
from rules.yokohama_duel.state import DuelState
from ui.boards.view import Shape, View
from ui.boards.yokohama_duel.layout import HarbourLayout, ink
from ui.boards.yokohama_duel.parts import strip
from ui.paint import Painter
from ui.theme import INK, SMOKE

LEVELS = 5


def shapes(lay: HarbourLayout, view: View) -> dict[Target, Shape]:
    """Places, the influence cards beside them, what may be built."""
    state: DuelState = view.state
    found: dict[Target, Shape] = {PLACE[number]: lay.place(number) for number in range(len(PLACES))}
    for (seat, card), shape in lying(lay, state).items():
        found[INFLUENCE[seat][card]] = shape
    if SHOP_SITE in on_offer(state):
        found.update(strip.sites(lay, state))
    return found


def lying(lay: HarbourLayout, state: DuelState) -> dict[tuple[int, int], Shape]:
    """Where every played influence card lies."""
    places: dict[tuple[int, int], Shape] = {}
    crowd: dict[int, int] = {}
    count = [sum(laid.count(place) for laid in state.laid) for place in range(len(PLACES))]
    for seat in range(SEATS_HERE):
        for card, place in enumerate(state.laid[seat]):
            if place != NONE:
                places[seat, card] = lay.influence(place, crowd.get(place, 0), count[place])
                crowd[place] = crowd.get(place, 0) + 1
    return places


def ground(painter: Painter, lay: HarbourLayout, view: View) -> None:
    """Frames, scenes, names and figures: the same for the whole game."""
    k, noted = lay.k, lay.noted["in_place"]
    for number, place in enumerate(PLACES):
        shape = lay.place(number)
        painter.nine("yokohama_duel/place_frame", *shape[:4])
        _, _, w, h = noted["scene_rect"]
        painter.sprite(f"yokohama_duel/{noted['scene']}/{place.key}", shape.x, shape.y, w * k, h * k)
        x, y = lay.within(number, *noted["name"])
        name = view.words(f"yokohama_duel.place.{place.key}")
        painter.text(name, x, y + 15 * k, 16 * k, "serif", INK, max_width=shape.w - 14 * k, most=16 * k)
        x, y = lay.within(number, *noted["sign"])
        painter.sprite(f"yokohama_duel/place_sign/{place.key}", x, y, noted["sign_size"] * k)
        for level in range(1, LEVELS + 1):
            x, base = lay.within(number, noted["columns"][level - 1], noted["level_baseline"])
            words = f"{level}+" if level == LEVELS else str(level)
            painter.text(words, x, base, 14 * k, "sans", SMOKE, "centre", most=14 * k)
            amount = yield_at(number, level)
            x, base = lay.within(number, noted["columns"][level - 1], noted["amount_baseline"])
            painter.text(str(amount) if amount else "–", x, base, 17 * k, "display", INK, "centre", most=17 * k)


def draw(painter: Painter, lay: HarbourLayout, view: View) -> None:
    """Boxed columns, buildings, cards."""
    state: DuelState = view.state
    for number in range(len(PLACES)):
        if view.decider == view.viewer and level_is_open(state):
            _boxes(painter, lay, view, number)
        _buildings(painter, lay, view, number)
        strip.draw(painter, lay, view, number)
    for (seat, card), shape in lying(lay, state).items():
        if INFLUENCE[seat][card] not in view.hidden:
            painter.sprite(influence_sprite(view, seat, card, "influence_small"), shape.x, shape.y, shape.w, shape.h)
    if state.guest != NONE:
        guest = _guest(lay, state)
        painter.sprite("yokohama_duel/merchant_small/front", guest.x, guest.y, guest.w)


def _guest(lay: HarbourLayout, state: DuelState) -> Shape:
    """Where the Merchant stands: over the shops, where nothing else does."""
    x, y = lay.within(state.guest, lay.noted["in_place"]["size"][0] - 30, -5)
    return Shape(x, y, 26 * lay.k, 33 * lay.k)


def _levels(view: View, place: int) -> list[int]:
    """The levels one may act at here; once a card is chosen, only its own."""
    levels = levels_there(view.state, view.viewer, place)
    chosen = [card for card, target in enumerate(INFLUENCE[view.viewer]) if target in view.picked]
    return [level_with(view.state, view.viewer, place, card) for card in chosen] if levels and chosen else levels


def _boxes(painter: Painter, lay: HarbourLayout, view: View, place: int) -> None:
    for level in _levels(view, place):
        x, y, w, h = lay.noted["in_place"]["column_boxes"][min(level, LEVELS) - 1]
        left, top = lay.within(place, x, y)
        painter.nine("yokohama_duel/column", left, top, w * lay.k, h * lay.k)
        column = min(level, LEVELS)
        amount = yield_at(place, level)
        noted = lay.noted["in_place"]
        cx, base = lay.within(place, noted["columns"][column - 1], noted["level_baseline"])
        painter.text(str(level), cx, base, 14 * lay.k, "semi", INK, "centre", most=14 * lay.k)
        cx, base = lay.within(place, noted["columns"][column - 1], noted["amount_baseline"])
        painter.text(str(amount) if amount else "–", cx, base, 17 * lay.k, "display", INK, "centre", most=17 * lay.k)


def _buildings(painter: Painter, lay: HarbourLayout, view: View, place: int) -> None:
    state: DuelState = view.state
    for seat in range(SEATS_HERE):
        if state.shops[seat] >> place & 1 and SHOP[seat] not in view.hidden:
            shop = lay.shop(place, seat)
            painter.sprite(f"yokohama_duel/shop/{ink(view, seat)}", shop.x, shop.y, shop.w)
        if state.houses[seat] >> place & 1 and HOUSE[seat] not in view.hidden:
            house = lay.house(place)
            painter.sprite(f"yokohama_duel/trading_house/{ink(view, seat)}", house.x, house.y, house.w)
    if state.station == place:
        station = lay.station(place)
        painter.sprite("yokohama_duel/station", station.x, station.y, station.w)
    if strip.builds_at(state, place):
        for site, name, shape in (
            (SHOP_SITE, "shop", lay.shop(place, view.decider)),
            (HOUSE_SITE, "trading_house", lay.house(place)),
        ):
            if site in view.lit and view.hot == site:
                painter.sprite(f"yokohama_duel/{name}/{ink(view, view.decider)}", shape.x, shape.y, shape.w)


def influence_sprite(view: View, seat: int, card: int, form: str) -> str:
    """The picture of an influence card with the side that shows."""
    side = "after" if view.state.upgraded[seat] >> card & 1 else "before"
    return f"yokohama_duel/{form}/{ink(view, seat)}/{INFLUENCES[card]}/{side}"
