"""The tray: own goods laid out as the cargoes that bring most, and the six special cards."""

from typing import Final

import pygame

from rules.core.target import HIDDEN, Target
from rules.yangtze.components import CARDS
from rules.yangtze.places import CARD, CARGO, GOOD
from rules.yangtze.reckoning.cargo import best_split, cargo_value
from ui.boards.view import Shape, View
from ui.boards.yangtze.parts.goods import draw_good
from ui.paint import Painter
from ui.table.parts.outlines import draw_stamp
from ui.theme import BRICK, INK, SMOKE, VERMILION

EDGE: Final = 18.0
CARD_W, CARD_H, CARD_STEP = 47.0, 62.0, 51.0
CARDS_WIDE: Final = CARD_STEP * (len(CARDS) - 1) + CARD_W
LARGEST, GAP = 46.0, 14.0
PICKED_LIFT: Final = 9.0
VALUE_HEAD, VALUE_FOOT = 80.0, 98.0
"""Where the brackets under the goods begin and end, from the head of the tray."""


class TrayView:
    """Lays out and draws what only the viewer sees."""

    def _cargoes(self, view: View) -> list[list[int]]:
        return best_split(good for good in view.state.goods[view.viewer] if good != HIDDEN)

    def _goods(self, room: pygame.FRect, view: View) -> list[tuple[list[tuple[int, Shape]], int]]:
        """Every cargo as its goods with their places, and its value; all shrink together when there are many."""
        cargoes = self._cargoes(view)
        free = room.w - 2 * EDGE - CARDS_WIDE - 14
        count = sum(map(len, cargoes))
        if not count:
            return []
        gap = GAP if count <= 8 else 8.0
        side = min(LARGEST, (free - gap * (len(cargoes) - 1)) / count - 2)
        x, laid = room.x + EDGE, []
        for cargo in cargoes:
            group = []
            for good in cargo:
                lift = PICKED_LIFT if good in view.state.picked else 0.0
                group.append((good, Shape(x, room.y + 33 + (LARGEST - side) / 2 - lift, side, side, corner=6)))
                x += side + 2
            laid.append((group, cargo_value(cargo)))
            x += gap - 2
        return laid

    def _card(self, room: pygame.FRect, card: int) -> Shape:
        return Shape(room.right - 16 - CARDS_WIDE + card * CARD_STEP, room.y + 33, CARD_W, CARD_H, corner=4)

    def shapes(self, room: pygame.FRect, view: View) -> dict[Target, Shape]:
        """Own goods and own cards; a replay shows them in the slips instead."""
        if view.open_hands:
            return {}
        shapes: dict[Target, Shape] = {}
        for number, (group, _) in enumerate(self._goods(room, view)):
            shapes.update({GOOD[good]: shape for good, shape in group})
            shapes[CARGO[number]] = self._sale(room, group)
        for card, target in enumerate(CARD[view.viewer]):
            shapes[target] = self._card(room, card)
        return shapes

    def draw(self, painter: Painter, room: pygame.FRect, view: View) -> None:
        """The tray's inside; its lacquer is drawn by the table."""
        x, y = room.x + 16, room.y + 22
        wide = room.w - CARDS_WIDE - 48
        painter.text(view.words("yangtze.board.your_screen"), x, y, 15, "serif", BRICK, max_width=wide, most=17)
        for number, (group, value) in enumerate(self._goods(room, view)):
            self._bracket(painter, self._sale(room, group), CARGO[number], value, view)
            for good, shape in group:
                if GOOD[good] not in view.hidden:
                    draw_good(painter, good, shape.x, shape.y, shape.w)
                    if good in view.state.picked:
                        painter.nine("nine/chosen", shape.x, shape.y, shape.w, shape.h)
                        draw_stamp(painter, shape)
        if not view.state.goods[view.viewer]:
            none = view.words("yangtze.board.no_goods")
            painter.text(none, x, room.y + 62, 15, "italic", SMOKE, max_width=wide, most=17)
        first = self._card(room, 0)
        painter.text(self._heading(view), first.x, y, 15, "serif", BRICK, max_width=CARDS_WIDE, most=17)
        crest = view.crests[view.viewer]
        for card, key in enumerate(CARDS):
            shape = self._card(room, card)
            bought_back = CARD[view.viewer][card] in view.lit
            if not view.state.cards[view.viewer] >> card & 1 and not bought_back:
                painter.sprite(f"yangtze/card_played/{crest}", shape.x, shape.y, shape.w, shape.h)
                continue
            painter.sprite(f"yangtze/card/{key}/{crest}", shape.x, shape.y, shape.w, shape.h)

    def _heading(self, view: View) -> str:
        """In an auction the heading names the cards that may be played now."""
        if view.state.block < 0 or not view.moves:
            return view.words("yangtze.board.your_cards")
        keys = [key for card, key in enumerate(CARDS) if CARD[view.viewer][card] in view.lit]
        if not keys:
            return view.words("yangtze.board.your_cards")
        cash = [key for key in keys if key.startswith("liquidity")]
        short = ["liquidity" if len(cash) > 1 else key for key in dict.fromkeys(cash[:1])]
        short = [key for key in keys if key not in cash] + short
        cards = ", ".join(view.words(f"yangtze.card_short.{key}") for key in short)
        return view.words("yangtze.board.playable_now", cards=cards)

    def _sale(self, room: pygame.FRect, group: list[tuple[int, Shape]]) -> Shape:
        """The bracket under a cargo: a click sells it."""
        left, last = group[0][1].x, group[-1][1]
        return Shape(left, room.y + VALUE_HEAD, last.x + last.w - left, VALUE_FOOT - VALUE_HEAD, corner=4)

    def _bracket(self, painter: Painter, shape: Shape, cargo: Target, value: int, view: View) -> None:
        """What a cargo brings; in red where it can be sold, on a slip while it is pointed at."""
        sold = cargo in view.lit
        tone = VERMILION if sold else INK
        left, right, y = shape.x + 1, shape.x + shape.w - 1, shape.y + 9
        if sold and view.hot == cargo:
            painter.nine("nine/quick_hot", shape.x - 2, shape.y - 1, shape.w + 4, shape.h + 2)
        middle = (left + right) / 2
        half = painter.measure(str(value), 17, "display", most=17) / 2 + 4
        painter.line(left, y - 5, left, y, tone, 1.4)
        painter.line(right, y - 5, right, y, tone, 1.4)
        if middle - half > left:
            painter.line(left, y, middle - half, y, tone, 1.4)
            painter.line(middle + half, y, right, y, tone, 1.4)
        painter.text(str(value), middle, y + 6, 17, "display", tone, "centre", most=17)
