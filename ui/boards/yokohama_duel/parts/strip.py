"""The strip of a place between its name and its figures: what the board prints there, in signs.

Chinatown's rates, what raises faith and production, the price of a second order; elsewhere what a building costs the
viewer. While something can be built here, the two buildings are chosen there.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from rules.core.target import Target
from rules.harbour.prices import Due
from rules.yokohama_duel.components import (
    FAITH_EACH,
    FAITH_ITEMS,
    HOUSE_COSTS,
    ITEMS,
    PLACES,
    PRODUCTION,
    RATES,
    SECOND_ORDER,
    SHOP_COST,
    SHOPS,
)
from rules.yokohama_duel.places import HOUSE_SITE, SHOP_SITE
from rules.yokohama_duel.reckoning.moment import on_offer, place_in_hand
from rules.yokohama_duel.state import DuelState
from ui.boards.view import Shape, View
from ui.boards.yokohama_duel.layout import HarbourLayout, ink
from ui.paint import Painter
from ui.theme import INK, SMOKE, VERMILION

HEAD, FOOT = 80.0, 102.0
LEFT, BESIDE_STATION = 8.0, 38.0
SIGN: Final = 15.0
FIGURE: Final = 14.0
GAP: Final = 2.0
SHADOW: Final = 6.0
"""How far the shadow of a sign may reach beyond the strip."""


class Part(NamedTuple):
    """A sign, or words where `sprite` is empty; `gap` is what follows it."""

    sprite: str
    words: str = ""
    gap: float = GAP


def room(lay: HarbourLayout, place: int, state: DuelState) -> pygame.FRect:
    """The strip of a place; a Station token lies at its left end."""
    left = BESIDE_STATION if state.station == place else LEFT
    x, y = lay.within(place, left, HEAD)
    wide = lay.noted["in_place"]["size"][0] - LEFT - left
    return pygame.FRect(x, y, wide * lay.k, (FOOT - HEAD) * lay.k)


def builds_at(state: DuelState, place: int) -> bool:
    """Is it being decided what is built here?"""
    return SHOP_SITE in on_offer(state) and place_in_hand(state) == place


def sites(lay: HarbourLayout, state: DuelState) -> dict[Target, Shape]:
    """The two buildings one may choose, side by side in the strip of the place."""
    place = place_in_hand(state)
    strip = room(lay, place, state)
    wide = (strip.w - 4 * lay.k) / 2
    return {
        site: Shape(strip.x + number * (wide + 4 * lay.k), strip.y, wide, strip.h, False, 4 * lay.k)
        for number, site in enumerate((SHOP_SITE, HOUSE_SITE))
    }


def draw(painter: Painter, lay: HarbourLayout, view: View, place: int) -> None:
    """What stands in the strip now."""
    state: DuelState = view.state
    if builds_at(state, place):
        for site, shape in sites(lay, state).items():
            _choice(painter, lay, view, site, shape)
        return
    strip = room(lay, place, state)
    parts = tuple(_parts(view, PLACES[place].effect))
    x, y, w, h = strip.inflate(2 * SHADOW * lay.k, 2 * SHADOW * lay.k)
    painter.layer(("strip", parts), x, y, w, h, lambda inner: _row(inner, lay, parts, strip))


def _row(painter: Painter, lay: HarbourLayout, parts: Sequence[Part], strip: pygame.FRect) -> None:
    """All parts side by side, as large as the strip allows."""
    wide = sum(_wide(painter, part, lay.k) for part in parts)
    fit = min(1.0, strip.w / max(1.0, wide))
    x = strip.x
    for part in parts:
        _put(painter, part, x, strip.centery, lay.k * fit)
        x += _wide(painter, part, lay.k) * fit


def _parts(view: View, effect: str) -> list[Part]:
    """What the place prints, by its effect."""
    if effect == "trades":
        return [part for rate in RATES for part in (_item(ITEMS[rate.item], 0), Part("", str(rate.yen), 7))]
    if effect == "take_church_card":
        given = [_item(ITEMS[items[0]]) for items in FAITH_ITEMS]
        return [*given, Part("", f"+{FAITH_EACH}"), Part("yokohama_duel/place_sign/church")]
    if effect == "take_technology":
        return [*_due(view, PRODUCTION), Part("", "+1"), Part("yokohama_duel/place_sign/laboratory")]
    if effect == "draw_orders":
        return [Part("mark/order", gap=0), Part("mark/order", gap=6), *_due(view, SECOND_ORDER)]
    return _prices(view)


def _prices(view: View) -> list[Part]:
    """What the viewer pays for a shop and for the next trading house."""
    state: DuelState = view.state
    seat = view.viewer
    built = state.houses[seat].bit_count()
    shop = _yen(view, SHOP_COST) if state.shops[seat].bit_count() < SHOPS else "–"
    house = _yen(view, HOUSE_COSTS[built]) if built < len(HOUSE_COSTS) else "–"
    return [
        Part(f"yokohama_duel/shop_small/{ink(view, seat)}"),
        Part("", shop, 14),
        Part(f"yokohama_duel/trading_house_small/{ink(view, seat)}"),
        Part("", house),
    ]


def _due(view: View, due: Due) -> list[Part]:
    """Yen, or imports instead."""
    return [Part("", _yen(view, due.yen)), Part("", "/"), _item("import_up", 8)]


def _yen(view: View, amount: int) -> str:
    return view.words("yokohama_duel.gain.yen", n=amount)


def _item(item: str, gap: float = GAP) -> Part:
    if item.startswith("import"):
        return Part("yokohama_duel/import_icon/up", gap=gap)
    return Part("coin/plain" if item == "yen" else f"good/{item}", gap=gap)


def _wide(painter: Painter, part: Part, k: float) -> float:
    drawn = SIGN * k if part.sprite else painter.measure(part.words, FIGURE * k, "semi", most=FIGURE * k)
    return drawn + part.gap * k


def _put(painter: Painter, part: Part, x: float, middle: float, k: float) -> None:
    if part.sprite:
        painter.sprite(part.sprite, x + SIGN * k / 2, middle, SIGN * k, centre=True)
    else:
        painter.text(part.words, x, middle + 5 * k, FIGURE * k, "semi", INK, most=FIGURE * k)


def _choice(painter: Painter, lay: HarbourLayout, view: View, site: Target, shape: Shape) -> None:
    """A building with its price, as a button; pale where it cannot be built."""
    lit, k = site in view.lit, lay.k
    seat = view.decider
    name, price = ("shop_small", SHOP_COST) if site == SHOP_SITE else ("trading_house_small", _house(view, seat))
    painter.nine("nine/quick_hot" if lit and view.hot == site else "nine/quick", *shape[:4])
    if lit:
        painter.rect(*shape[:4], VERMILION, shape.corner, 2)
    fade = 1.0 if lit else 0.4
    x, y = shape.x + 13 * k, shape.centre[1]
    painter.sprite(f"yokohama_duel/{name}/{ink(view, seat)}", x, y, 20 * k, centre=True, alpha=fade)
    words = _yen(view, price) if price else "–"
    painter.text(words, x + 14 * k, y + 5 * k, 15 * k, "semi", INK if lit else SMOKE, most=15 * k)


def _house(view: View, seat: int) -> int:
    built = view.state.houses[seat].bit_count()
    return int(HOUSE_COSTS[built]) if built < len(HOUSE_COSTS) else 0
