"""The tray: influence cards, orders with what is there for them, assist cards."""

from collections.abc import Sequence
from typing import Final

import pygame

from rules.core.target import HIDDEN, Target
from rules.yokohama_duel.components import ASSISTS, GOODS, INFLUENCES, NONE, ORDERS, TECHNOLOGIES
from rules.yokohama_duel.places import ASSIST, INFLUENCE, ORDER, OWN_MERCHANTS, TECHNOLOGY
from rules.yokohama_duel.state import DuelState
from ui.boards.view import Shape, View
from ui.boards.yokohama_duel.layout import HarbourLayout, ink
from ui.boards.yokohama_duel.parts.place import influence_sprite
from ui.boards.yokohama_duel.parts.tray_technologies import (
    TECH_GAP,
    TECH_W,
    Beside,
    LaidTechnologies,
    draw_technology,
    lay_technologies,
)
from ui.paint import LEAST_TEXT, Painter
from ui.theme import BRICK, PAPER

INFLUENCE_W, INFLUENCE_H, INFLUENCE_SMALL, INFLUENCE_EMPTY = 46.0, 64.0, 36.0, 14.0
ORDER_W, ORDER_H = 124.0, 64.0
ORDER_LEAST, ORDER_SHOWN = 84.0, 0.84
"""Many orders are smaller, and then overlap: how wide one is at least, and what share of it stays in sight."""
ASSIST_W, ASSIST_H = 48.0, 64.0
TOP: Final = 32.0


def draw_order(painter: Painter, shape: Shape, order: int, stock: Sequence[int], lay: HarbourLayout) -> None:
    """An order, with a tick at each good that its owner has."""
    painter.sprite(f"yokohama_duel/order/{ORDERS[order].key}", shape.x, shape.y, shape.w, shape.h)
    k = shape.w / ORDER_W
    for good, number, x, y in lay.noted["in_order"][ORDERS[order].key]:
        if stock[GOODS.index(good)] >= number:
            painter.sprite("yokohama_duel/tick", shape.x + x * k, shape.y + y * k, 14 * k, centre=True)


def owned_by(view: View) -> list[int]:
    """The viewer's technologies."""
    owned = view.state.techs[view.viewer]
    return [number for number in range(len(TECHNOLOGIES)) if owned >> number & 1]


class TrayView:
    """Lays out and draws what only the viewer sees."""

    def _influences(self, room: pygame.FRect, view: View) -> list[Shape]:
        """The cards, smaller, and their empty places, narrow, where orders and technologies need the room."""
        crowded = self._crowded(room, view)
        across = INFLUENCE_SMALL if crowded else INFLUENCE_W
        high = INFLUENCE_H * across / INFLUENCE_W
        found: list[Shape] = []
        x = room.x + 16
        for place in view.state.laid[view.viewer]:
            wide = INFLUENCE_EMPTY if crowded and place != NONE else across
            found.append(Shape(x, room.y + TOP + (INFLUENCE_H - high) / 2, wide, high, corner=4))
            x += wide + 5
        return found

    def _crowded(self, room: pygame.FRect, view: View) -> bool:
        """Would orders and technologies not lie free of each other?"""
        owned = len(owned_by(view))
        techs = (TECH_W + TECH_GAP) * owned + 12 if owned else 0.0
        slots = 16 + len(INFLUENCES) * (INFLUENCE_W + 5) + 20
        free = self._cards_left(room, view) - room.x - slots - techs - 24
        return len(view.state.hands[view.viewer]) * (ORDER_W + 7) - 7 > free

    def _orders_left(self, room: pygame.FRect, view: View) -> float:
        last = self._influences(room, view)[-1]
        return last.x + last.w + (14 if self._crowded(room, view) else 25)

    def _orders_room(self, room: pygame.FRect, view: View) -> tuple[float, float]:
        """Where the orders begin, and how far they may reach: own technologies lie between them and the cards that
        strengthen an action."""
        left = self._orders_left(room, view)
        return left, self._laid_technologies(room, view).left - 12 - left

    def _orders(self, room: pygame.FRect, view: View) -> dict[int, Shape]:
        """Where each order in hand lies."""
        left, wide = self._orders_room(room, view)
        hand = view.state.hands[view.viewer]
        others = max(0, len(hand) - 1)
        across = max(ORDER_LEAST, min(ORDER_W, wide / (1 + ORDER_SHOWN * others)))
        high = ORDER_H * across / ORDER_W
        step = min(across + 7, (wide - across) / others) if others else 0.0
        y = room.y + TOP + (ORDER_H - high) / 2
        return {
            order: Shape(left + number * step, y, across, high, corner=4)
            for number, order in enumerate(hand)
            if order != HIDDEN
        }

    def _cards_left(self, room: pygame.FRect, view: View) -> float:
        """Where the cards at the right end of the tray begin: the Merchant, then the assist cards."""
        held = self._merchant(room) if view.state.merchants[view.viewer] else self._assist(room, 0)
        return held.x

    def _laid_technologies(self, room: pygame.FRect, view: View) -> LaidTechnologies:
        right = self._cards_left(room, view) - 12
        hand = len(view.state.hands[view.viewer])
        others = max(0, hand - 1)
        orders = Beside(ORDER_W + others * (ORDER_W + 7), ORDER_LEAST * (1 + ORDER_SHOWN * others))
        corner = (self._orders_left(room, view) + 12, room.y + TOP)
        return lay_technologies(corner, right, len(owned_by(view)), orders)

    def _merchant(self, room: pygame.FRect) -> Shape:
        return Shape(self._assist(room, 0).x - ASSIST_W - 10, room.y + TOP, ASSIST_W, ASSIST_H, corner=4)

    def _assist(self, room: pygame.FRect, kind: int) -> Shape:
        return Shape(room.right - 16 - (2 - kind) * (ASSIST_W + 6), room.y + TOP, ASSIST_W, ASSIST_H, corner=4)

    def shapes(self, room: pygame.FRect, view: View) -> dict[Target, Shape]:
        """Own cards; a replay shows them in the slips instead."""
        state: DuelState = view.state
        if view.open_hands:
            return {}
        found: dict[Target, Shape] = {}
        for card, shape in enumerate(self._influences(room, view)):
            if state.laid[view.viewer][card] == NONE:
                found[INFLUENCE[view.viewer][card]] = shape
        found.update((ORDER[order], shape) for order, shape in self._orders(room, view).items())
        laid = self._laid_technologies(room, view)
        found.update((TECHNOLOGY[each], laid.shape(number)) for number, each in enumerate(owned_by(view)))
        if state.merchants[view.viewer]:
            found[OWN_MERCHANTS[view.viewer]] = self._merchant(room)
        for kind in range(len(ASSISTS)):
            if state.assists[view.viewer][kind]:
                found[ASSIST[kind]] = self._assist(room, kind)
        return found

    def draw(self, painter: Painter, room: pygame.FRect, view: View, lay: HarbourLayout) -> None:
        """The tray's inside; its lacquer is drawn by the table."""
        state: DuelState = view.state
        left, wide = self._orders_room(room, view)
        heads = [
            ("influence", room.x + 16, 200.0),
            (self._heading(painter, view, wide), left, wide),
            ("your_assists", self._assist(room, 0).x, 116.0),
        ]
        if owned_by(view):
            begin = self._laid_technologies(room, view).left
            over = self._cards_left(room, view) - 12 - begin
            # Over a single card in the least window not even the short word has room; the card speaks for itself.
            if painter.measure(view.words("yokohama_duel.board.label.tech"), LEAST_TEXT, "serif", LEAST_TEXT) <= over:
                heads.append(("label.tech", begin, over))
        for key, x, most in heads:
            painter.text(view.words(f"yokohama_duel.board.{key}"), x, room.y + 24, 15, "serif", BRICK, max_width=most)
        for card, shape in enumerate(self._influences(room, view)):
            if state.laid[view.viewer][card] == NONE and INFLUENCE[view.viewer][card] not in view.hidden:
                painter.sprite(
                    influence_sprite(view, view.viewer, card, "influence"), shape.x, shape.y, shape.w, shape.h
                )
            else:
                painter.sprite(
                    f"yokohama_duel/influence_slot/{ink(view, view.viewer)}", shape.x, shape.y, shape.w, shape.h
                )
        self._draw_orders(painter, room, view, lay)
        laid = self._laid_technologies(room, view)
        for number, technology in enumerate(owned_by(view)):
            draw_technology(painter, view, technology, laid.shape(number), laid.plates)
        if state.merchants[view.viewer]:
            shape = self._merchant(room)
            painter.sprite("yokohama_duel/merchant/front", shape.x, shape.y, shape.w, shape.h)
        for kind in range(len(ASSISTS)):
            self._draw_assist(painter, self._assist(room, kind), kind, view)

    def _draw_orders(self, painter: Painter, room: pygame.FRect, view: View, lay: HarbourLayout) -> None:
        """Many overlap; the one pointed at lies on top, so that all of it can be read."""
        state: DuelState = view.state
        shapes = self._orders(room, view)
        for order in sorted(shapes, key=lambda each: view.hot == ORDER[each]):
            if ORDER[order] not in view.hidden:
                draw_order(painter, shapes[order], order, state.stock[view.viewer], lay)

    def _heading(self, painter: Painter, view: View, wide: float) -> str:
        """That the orders are hidden from the other player is said where there is room for it."""
        words = view.words("yokohama_duel.board.your_orders")
        return "your_orders" if painter.measure(words, 15, "serif") <= wide else "label.orders"

    def _draw_assist(self, painter: Painter, shape: Shape, kind: int, view: View) -> None:
        number = view.state.assists[view.viewer][kind]
        if not number:
            painter.sprite("yokohama_duel/slot/assist", shape.x, shape.y, shape.w, shape.h)
            return
        painter.sprite(f"yokohama_duel/assist/{kind + 1}", shape.x, shape.y, shape.w, shape.h)

    def badges(self, painter: Painter, room: pygame.FRect, view: View) -> None:
        """How many of each card, over the outline that says it may be played."""
        state: DuelState = view.state
        if view.open_hands:
            return
        self._count(painter, self._merchant(room), state.merchants[view.viewer])
        for kind, number in enumerate(state.assists[view.viewer]):
            self._count(painter, self._assist(room, kind), number)

    def _count(self, painter: Painter, shape: Shape, number: int) -> None:
        """How many of a card one holds, where it is more than one."""
        if number > 1:
            painter.sprite("bubble/dark", shape.x + shape.w - 4, shape.y + 4, 22, centre=True)
            painter.numeral(str(number), shape.x + shape.w - 4, shape.y + 4, 14, PAPER)
