"""The tray: influence cards, orders with what is there for them, assist cards."""

from collections.abc import Sequence
from typing import Final

import pygame

from rules.core.target import HIDDEN, Target
from rules.yokohama_duel.components import ASSISTS, GOODS, INFLUENCES, NONE, ORDERS
from rules.yokohama_duel.places import ASSIST, INFLUENCE, ORDER
from rules.yokohama_duel.state import DuelState
from ui.boards.view import Shape, View
from ui.boards.yokohama_duel.layout import HarbourLayout, ink
from ui.boards.yokohama_duel.parts.place import influence_sprite
from ui.paint import Painter
from ui.theme import BRICK

INFLUENCE_W, INFLUENCE_STEP = 46.0, 51.0
ORDER_W, ORDER_H = 124.0, 64.0
ASSIST_W, ASSIST_H = 48.0, 64.0
TOP: Final = 32.0


def draw_order(painter: Painter, shape: Shape, order: int, stock: Sequence[int], lay: HarbourLayout) -> None:
    """An order, with a tick at each good that its owner has."""
    painter.sprite(f"yokohama_duel/order/{ORDERS[order].key}", shape.x, shape.y, shape.w, shape.h)
    k = shape.w / ORDER_W
    for good, number, x, y in lay.noted["in_order"][ORDERS[order].key]:
        if stock[GOODS.index(good)] >= number:
            painter.sprite("yokohama_duel/tick", shape.x + x * k, shape.y + y * k, 14 * k, centre=True)


class TrayView:
    """Lays out and draws what only the viewer sees."""

    def _influence(self, room: pygame.FRect, card: int) -> Shape:
        return Shape(room.x + 16 + card * INFLUENCE_STEP, room.y + TOP, INFLUENCE_W, 64, corner=4)

    def _orders_room(self, room: pygame.FRect) -> tuple[float, float]:
        left = room.x + 16 + len(INFLUENCES) * INFLUENCE_STEP + 20
        return left, room.right - 16 - 2 * (ASSIST_W + 6) - 24 - left

    def _order(self, room: pygame.FRect, number: int, count: int) -> Shape:
        left, wide = self._orders_room(room)
        step = min(ORDER_W + 7, (wide - ORDER_W) / max(1, count - 1)) if count > 1 else 0.0
        return Shape(left + number * step, room.y + TOP, ORDER_W, ORDER_H, corner=4)

    def _assist(self, room: pygame.FRect, kind: int) -> Shape:
        return Shape(room.right - 16 - (2 - kind) * (ASSIST_W + 6), room.y + TOP, ASSIST_W, ASSIST_H, corner=4)

    def shapes(self, room: pygame.FRect, view: View) -> dict[Target, Shape]:
        """Own cards; a replay shows them in the slips instead."""
        state: DuelState = view.state
        if view.open_hands:
            return {}
        found: dict[Target, Shape] = {}
        for card in range(len(INFLUENCES)):
            if state.laid[view.viewer][card] == NONE:
                found[INFLUENCE[view.viewer][card]] = self._influence(room, card)
        hand = state.hands[view.viewer]
        for number, order in enumerate(hand):
            if order != HIDDEN:
                found[ORDER[order]] = self._order(room, number, len(hand))
        for kind in range(len(ASSISTS)):
            if state.assists[view.viewer][kind]:
                found[ASSIST[kind]] = self._assist(room, kind)
        return found

    def draw(self, painter: Painter, room: pygame.FRect, view: View, lay: HarbourLayout) -> None:
        """The tray's inside; its lacquer is drawn by the table."""
        state: DuelState = view.state
        left, wide = self._orders_room(room)
        heads = (
            ("influence", room.x + 16, 200.0),
            ("your_orders", left, wide),
            ("your_assists", self._assist(room, 0).x, 116.0),
        )
        for key, x, most in heads:
            painter.text(view.words(f"yokohama_duel.board.{key}"), x, room.y + 24, 15, "serif", BRICK, max_width=most)
        for card in range(len(INFLUENCES)):
            shape = self._influence(room, card)
            if state.laid[view.viewer][card] == NONE and INFLUENCE[view.viewer][card] not in view.hidden:
                painter.sprite(
                    influence_sprite(view, view.viewer, card, "influence"), shape.x, shape.y, shape.w, shape.h
                )
            else:
                painter.sprite(
                    f"yokohama_duel/influence_slot/{ink(view, view.viewer)}", shape.x, shape.y, shape.w, shape.h
                )
        hand = state.hands[view.viewer]
        for number, order in enumerate(hand):
            if order != HIDDEN and ORDER[order] not in view.hidden:
                stock = state.stock[view.viewer]
                draw_order(painter, self._order(room, number, len(hand)), order, stock, lay)
        for kind in range(len(ASSISTS)):
            self._draw_assist(painter, self._assist(room, kind), kind, view)

    def _draw_assist(self, painter: Painter, shape: Shape, kind: int, view: View) -> None:
        number = view.state.assists[view.viewer][kind]
        if not number:
            painter.sprite("yokohama_duel/slot/assist", shape.x, shape.y, shape.w, shape.h)
            return
        painter.sprite(f"yokohama_duel/assist/{kind + 1}", shape.x, shape.y, shape.w, shape.h)
        if number > 1:
            painter.sprite("bubble/dark", shape.x + shape.w - 4, shape.y + 4, 22, centre=True)
            painter.numeral(str(number), shape.x + shape.w - 4, shape.y + 4, 14, (250, 244, 230, 255))
