"""What a merchant's slip shows: backs of goods, trading posts, special cards."""

from typing import Final

import pygame

from rules.core.target import HIDDEN, Seat, Target
from rules.yangtze.components import CARDS, POST_TYPES, POSTS
from rules.yangtze.places import CARD, GOOD, HAND, POST, SCREEN
from ui.boards.view import Shape, View
from ui.boards.yangtze.parts.goods import draw_good
from ui.paint import Painter
from ui.theme import PAPER, SMOKE

FULL: Final = 128.0
LABELS: Final = ("goods", "posts_label", "cards_label")
BACK: Final = 21.0
POST_SHAPE: Final = 1.19
"""How much higher than wide a post is."""
COUNT: Final = 24.0
"""What the count of goods takes at the end of their row."""


class _Rows:
    """Places inside one slip; four seats leave less room than two."""

    def __init__(self, room: pygame.FRect, label: float) -> None:
        self.label = label
        self.f = max(0.74, min(1.0, room.h / FULL))
        self.room = room
        self.goods_y = room.y + 3 * self.f
        self.posts_y = room.y + 34 * self.f
        # Where few play the slips are high: what is left over is for a second row of posts.
        self.posts_high = 48 * self.f + min(40.0, max(0.0, room.h - FULL))
        self.cards_y = self.posts_y + self.posts_high + 2 * self.f
        self.post_w = 32 * self.f
        self.card_w, self.card_h = 25 * self.f, 38 * self.f

    def good(self, number: int, count: int) -> tuple[float, float, float]:
        room = self.room.w - self.label - BACK - COUNT
        step = min(19.0, room / max(1, count - 1)) if count > 1 else 0.0
        return self.room.x + self.label + number * step, self.goods_y, BACK

    def post(self, number: int, count: int) -> tuple[float, float, float]:
        """Side by side; many take a second row, and as much smaller pieces as they need: none lies over another."""
        across, w = self._posts(count)
        row, column = divmod(number, across)
        step = min(w + 7, (self.room.w - self.label - w) / max(1, across - 1))
        return self.room.x + self.label + column * step, self.posts_y + row * (w * POST_SHAPE + 2), w

    def _posts(self, count: int) -> tuple[int, float]:
        """How many stand in a row, and how wide each is: as large as can be."""
        wide, high = self.room.w - self.label, self.posts_high
        choices = []
        for rows in (1, 2):
            across = max(1, -(-count // rows))
            choices.append((min(self.post_w, wide / across - 2, (high / rows - 2) / POST_SHAPE), -rows, across))
        w, _, across = max(choices)
        return across, w

    def card(self, number: int) -> tuple[float, float, float, float]:
        step = (self.room.w - self.label - self.card_w) / (len(CARDS) - 1)
        return self.room.x + self.label + number * min(28.0, step), self.cards_y, self.card_w, self.card_h


class SeatView:
    """Draws the slips; a seat's goods are backs unless a replay lies open."""

    def __init__(self) -> None:
        self._label = 50.0

    def measure(self, painter: Painter, view: View) -> None:
        """Leave as much room for the labels as their language needs."""
        widths = [painter.measure(view.words(f"yangtze.board.{key}"), 15, most=15) for key in LABELS]
        self._label = min(max(*widths, 42.0) + 8, 76.0)

    def shapes(self, seat: Seat, room: pygame.FRect, view: View) -> dict[Target, Shape]:
        """What can be pointed at in a slip."""
        rows = _Rows(room, self._label)
        shapes: dict[Target, Shape] = {}
        goods = view.state.goods[seat]
        shapes[SCREEN[seat]] = Shape(room.x, rows.goods_y - 2, room.w, BACK + 5, corner=4)
        if view.open_hands:
            for number, good in enumerate(goods):
                if good != HIDDEN:
                    x, y, size = rows.good(number, len(goods))
                    shapes[GOOD[good]] = Shape(x, y, size, size, corner=4)
        posts = view.state.posts[seat]
        for number, post in enumerate(posts):
            x, y, w = rows.post(number, len(posts))
            shapes[POST[post]] = Shape(x, y, w, w * POST_SHAPE, corner=4)
        if seat != view.viewer or view.open_hands:
            for card, target in enumerate(CARD[seat]):
                shapes[target] = Shape(*rows.card(card), corner=4)
        else:
            x, y, w, h = rows.card(0)
            shapes[HAND[seat]] = Shape(x, y, rows.card(len(CARDS) - 1)[0] + w - x, h, corner=4)
        return shapes

    def corner(self, kind: str, room: pygame.FRect) -> Shape:
        """Where things that go to a seat arrive."""
        rows = _Rows(room, self._label)
        y = {"screen": rows.goods_y, "posts": rows.posts_y}.get(kind, rows.cards_y)
        return Shape(room.x + self._label + 30, y, 30, 30)

    def draw(self, painter: Painter, seat: Seat, room: pygame.FRect, view: View) -> None:
        """The slip's body."""
        rows = _Rows(room, self._label)
        f = rows.f
        for key, y in (
            ("goods", rows.goods_y + 16),
            ("posts_label", rows.posts_y + 23 * f),
            ("cards_label", rows.cards_y + 25 * f),
        ):
            painter.text(
                view.words(f"yangtze.board.{key}"), room.x, y, 15, "sans", SMOKE, max_width=self._label - 5, most=15
            )
        self._goods(painter, seat, rows, view)
        posts = view.state.posts[seat]
        if not posts:
            words = view.words("yangtze.board.none_yet")
            x, y = room.x + self._label, rows.posts_y + 23 * f
            painter.text(words, x, y, 15, "italic", SMOKE, max_width=130, most=16)
        for number, post in enumerate(posts):
            if POST[post] not in view.hidden:
                x, y, w = rows.post(number, len(posts))
                painter.sprite(f"yangtze/post/{POST_TYPES[POSTS[post].type]}/{POSTS[post].dots}", x, y, w)
        for card, key in enumerate(CARDS):
            x, y, w, h = rows.card(card)
            open_card = view.state.cards[seat] >> card & 1
            painter.sprite(
                f"yangtze/mini/{key}/{view.crests[seat]}" if open_card else "yangtze/mini_played", x, y, w, h
            )

    def _goods(self, painter: Painter, seat: Seat, rows: _Rows, view: View) -> None:
        goods = view.state.goods[seat]
        for number, good in enumerate(goods):
            x, y, size = rows.good(number, len(goods))
            if view.open_hands and good != HIDDEN:
                draw_good(painter, good, x, y, size)
            else:
                painter.sprite("yangtze/back", x, y, size)
        x, y = rows.room.right - 10, rows.goods_y + 10
        painter.sprite("bubble/dark", x, y, 20, centre=True)
        painter.numeral(str(len(goods)), x, y, 14, PAPER)
