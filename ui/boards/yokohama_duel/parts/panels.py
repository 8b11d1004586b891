"""Slips laid over the harbour for one decision: orders drawn at the Port, the exchange of Chinatown."""

import pygame

from rules.core.target import HIDDEN, Target
from rules.yokohama_duel.components import ITEMS, RATES
from rules.yokohama_duel.events.cards import OrdersDrawn
from rules.yokohama_duel.places import BUYING, ORDER, SELLING
from rules.yokohama_duel.reckoning.moment import on_offer
from rules.yokohama_duel.state import DuelState
from ui.boards.view import Shape, View
from ui.boards.yokohama_duel.layout import HarbourLayout
from ui.boards.yokohama_duel.tray import draw_order
from ui.paint import Painter
from ui.theme import BRICK, INK, alpha

WIDEST_ORDER, ORDER_SHAPE = 168.0, 64 / 124
RATE_W, RATE_H = 84.0, 52.0


def _drawn(view: View) -> list[int]:
    return [order for order in view.state.drawn if order != HIDDEN]


def _places(view: View) -> list[int]:
    """The orders in whose places they lie: all that were drawn, so that none moves under the pointer when one goes."""
    drawn = _drawn(view)
    last = next((event.orders for event in view.past() if isinstance(event, OrdersDrawn)), ())
    return sorted(last) if drawn and set(drawn) <= set(last) else drawn


def _order_size(lay: HarbourLayout, count: int) -> tuple[float, float]:
    """As large as fits side by side."""
    wide = min(WIDEST_ORDER, (lay.sheet.inner.w / lay.k - 48) / count - 12)
    return wide, wide * ORDER_SHAPE


def _orders_room(lay: HarbourLayout, count: int) -> pygame.FRect:
    wide, high = _order_size(lay, count)
    return lay.panel(count * (wide + 12) + 28, high + 62)


def _exchanging(view: View) -> bool:
    state: DuelState = view.state
    return bool(view.moves) and BUYING[RATES[0].item] in on_offer(state)


def shapes(lay: HarbourLayout, view: View) -> dict[Target, Shape]:
    """What can be chosen on a slip."""
    found: dict[Target, Shape] = {}
    drawn = _drawn(view)
    if drawn:
        laid = _lying(lay, _places(view))
        found |= {ORDER[order]: laid[order] for order in drawn}
    if _exchanging(view):
        room = _exchange_room(lay)
        for number, rate in enumerate(RATES):
            x = room.x + (92 + number * (RATE_W + 8)) * lay.k
            if rate.buy:
                found[BUYING[rate.item]] = _rate(lay, x, room.y + 44 * lay.k)
            if rate.sell:
                found[SELLING[rate.item]] = _rate(lay, x, room.y + 108 * lay.k)
    return found


def _lying(lay: HarbourLayout, orders: list[int]) -> dict[int, Shape]:
    room = _orders_room(lay, len(orders))
    wide, high = _order_size(lay, len(orders))
    return {
        order: Shape(
            room.x + (20 + number * (wide + 12)) * lay.k,
            room.y + 44 * lay.k,
            wide * lay.k,
            high * lay.k,
            False,
            5 * lay.k,
        )
        for number, order in enumerate(orders)
    }


def _rate(lay: HarbourLayout, x: float, y: float) -> Shape:
    return Shape(x, y, RATE_W * lay.k, RATE_H * lay.k, False, 5 * lay.k)


def _exchange_room(lay: HarbourLayout) -> pygame.FRect:
    return lay.panel(92 + len(RATES) * (RATE_W + 8) + 20, 178)


def covers(view: View) -> bool:
    """Does a slip lie over the places now?"""
    return bool(_drawn(view)) or _exchanging(view)


def draw(painter: Painter, lay: HarbourLayout, view: View) -> None:
    """The slip of the moment."""
    if _drawn(view):
        _draw_orders(painter, lay, view)
    if _exchanging(view):
        _draw_exchange(painter, lay, view)


def _draw_orders(painter: Painter, lay: HarbourLayout, view: View) -> None:
    drawn, places = _drawn(view), _places(view)
    room = _orders_room(lay, len(places))
    painter.nine("nine/overlay", *room)
    words = view.words("yokohama_duel.board.drawn")
    painter.text(words, room.x + 20 * lay.k, room.y + 28 * lay.k, 18 * lay.k, "serif", BRICK, max_width=room.w - 40)
    for order, shape in _lying(lay, places).items():
        if order in drawn:
            draw_order(painter, shape, order, view.state.stock[view.state.active], lay)
        else:
            painter.rect(*shape[:4], alpha(INK, 0.06), shape.corner)
            painter.rect(*shape[:4], alpha(INK, 0.25), shape.corner, 1)


def _draw_exchange(painter: Painter, lay: HarbourLayout, view: View) -> None:
    k = lay.k
    room = _exchange_room(lay)
    painter.nine("nine/overlay", *room)
    name = view.words("yokohama_duel.place.chinatown")
    painter.text(name, room.x + 20 * k, room.y + 28 * k, 18 * k, "serif", BRICK, max_width=room.w - 40)
    for row, key in enumerate(("buy", "sell")):
        words = view.words(f"yokohama_duel.board.{key}")
        painter.text(words, room.x + 20 * k, room.y + (76 + row * 64) * k, 16 * k, "semi", max_width=68 * k)
    prices = {rate.item: rate.yen for rate in RATES}
    for target, shape in shapes(lay, view).items():
        if target.kind not in ("buy", "sell"):
            continue
        lit = target in view.lit
        hot = view.hot == target
        painter.nine("nine/quick_hot" if hot and lit else "nine/quick", *shape[:4])
        item = str(target.key)
        sprite = "yokohama_duel/import_icon/up" if item.startswith("import") else f"good/{item}"
        painter.sprite(sprite, shape.x + 22 * k, shape.y + 26 * k, 28 * k, centre=True)
        sign = "−" if target.kind == "buy" else "+"
        yen = view.words("yokohama_duel.gain.yen", n=prices[ITEMS.index(item)])
        painter.text(
            f"{sign}{yen}", shape.x + shape.w - 8 * k, shape.y + 33 * k, 17 * k, "display", INK, "right", most=17 * k
        )
