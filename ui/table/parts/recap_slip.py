"""The slip "Since your last turn": it lies over the upper part of the log until the first act of one's own."""

from collections.abc import Callable
from itertools import accumulate
from typing import Final

import pygame

from rules.core.amounts import Amount
from rules.core.text import Text
from ui.boards.view import BoardView, Tag, View
from ui.paint import Painter
from ui.table.parts.table_frame import TableFrame
from ui.table.parts.tags import draw_tag, grown, tag_width
from ui.table.session.recap import Recap, SeatRecap
from ui.theme import BRICK, INK, PAPER, SMOKE, VERMILION, alpha
from ui.widgets.button import PushButton
from ui.widgets.small import draw_crest
from ui.widgets.switch import SIZE, Switch
from ui.widgets.widget import Cover, Widget

WIDE: Final = 220.0
HEAD: Final = 40.0
TAG: Final = 20.0
FOOT: Final = 74.0
FOOT_WITHOUT_SWITCH: Final = 42.0
STAMP: Final = 26.0
UNROLLS: Final = 0.25
LARGE: Final = 130
MINE: Final = 36.0


class RecapSlip:
    """Lays out and draws a recap."""

    def __init__(self, board: BoardView, words: Callable[..., str]) -> None:
        self._board = board
        self._words = words
        self.box = pygame.FRect(0, 0, 0, 0)
        self._foot = FOOT

    def layout(
        self,
        painter: Painter,
        frame: TableFrame,
        recap: Recap,
        view: View,
        by_itself: bool | None,
        acts: tuple[Callable[[], None], Callable[[], None], Callable[[bool], None]],
    ) -> list[Widget]:
        """The slip as a cover, its arrow, the button to watch it again, the switch. `acts` are what these do; there is
        no switch where the slip never opens by itself."""
        fold, watch, keep = acts
        self._foot = FOOT_WITHOUT_SWITCH if by_itself is None else FOOT
        across = WIDE if frame.log_folded else max(WIDE, frame.log.w + 8)
        x = frame.board.right - across if frame.log_folded else frame.log.x - 6
        if frame.spare is not None:
            x = frame.spare.right - across
        top = frame.log.y - frame.above_log - 2
        lowest = max(frame.log.bottom, frame.board.bottom)
        high = min(lowest - top, self._height(painter, recap, view, across))
        self.box = pygame.FRect(x, top, across, high)
        foot = self.box.bottom - self._foot
        arrow = PushButton(
            "fold recap", pygame.FRect(self.box.right - 36, self.box.y + 6, 28, 28), "", fold, "plain", "up"
        )
        label = self._words("table.recap.watch")
        again = PushButton("watch", pygame.FRect(x + 10, foot + 6, across - 20, 30), label, watch, "plain", "play")
        widgets: list[Widget] = [Cover("recap", self.box), arrow, again]
        if by_itself is not None:
            widgets.append(Switch("keep recap", self.box.right - SIZE[0] - 10, foot + 42, by_itself, keep))
        return widgets

    # ------------------------------------------------------------ measures
    def _rows(self, painter: Painter, amounts: tuple[Amount, ...], view: View, room: float) -> list[list[Tag]]:
        """Tags in rows as wide as the slip."""
        rows: list[list[Tag]] = []
        left = 0.0
        for amount in amounts:
            tag = self._board.tag(amount.what, amount.number, view.words)
            wide = tag_width(painter, tag, grown(painter, TAG)) + 3
            if not rows or wide > left:
                rows.append([])
                left = room
            rows[-1].append(tag)
            left -= wide
        return rows[:2]

    def _stamps(self, painter: Painter, seat: SeatRecap, view: View, room: float) -> list[tuple[str, str]]:
        """Places or acts, as far as they fit on a line; large text leaves them out."""
        if painter.text_size > LARGE:
            return []
        found = [stamp for event in seat.events if (stamp := self._board.stamp(event, view)) is not None]
        ends = accumulate(_across(stamp) + 4 for stamp in found)
        return [stamp for stamp, end in zip(found, ends, strict=True) if end <= room + 4]

    def _height(self, painter: Painter, recap: Recap, view: View, across: float) -> float:
        room, tag = across - 20, grown(painter, TAG) + 5
        high = HEAD
        for seat in recap.seats:
            high += 28 + tag * len(self._rows(painter, seat.amounts, view, room))
            high += STAMP + 6 if self._stamps(painter, seat, view, room) else 0
        return high + self._height_of_mine(painter, recap, view, room) + self._foot

    def _height_of_mine(self, painter: Painter, recap: Recap, view: View, room: float) -> float:
        high = 6.0
        if recap.mine or recap.lines:
            high += MINE + (grown(painter, TAG) + 5) * len(self._rows(painter, recap.mine, view, room))
            high += painter.leading(14.5) * sum(len(self._lines(painter, view, line, room)) for line in recap.lines)
            high += 5 * len(recap.lines)
        return high

    def _lines(self, painter: Painter, view: View, line: Text, room: float) -> list[str]:
        return painter.wrap(view.speak(line), room - 16, 14.5, "semi")

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter, recap: Recap, view: View, share: float) -> None:
        """Bright paper with a vermilion edge; `share` of it is unrolled."""
        # It lies there for a whole turn, and words are dear: drawn once, as long as it says the same.
        said = recap[:-1], tuple(view.names), tuple(view.crests), self._words("table.curtain.since")
        x, y, w, h = self.box
        high = h * max(0.1, min(1.0, share))
        with painter.clip(x, y, w + 3, high + 4):
            painter.layer(
                ("recap", said, self._foot), x, y, w + 3, h + 4, lambda inner: self._draw_whole(inner, recap, view)
            )
        if share < 1.0:
            painter.line(x + 3, y + high, x + w - 3, y + high, VERMILION, 1.6)

    def _draw_whole(self, painter: Painter, recap: Recap, view: View) -> None:
        box = self.box
        painter.rect(box.x + 3, box.y + 4, box.w, box.h, alpha(INK, 0.35), 5)
        painter.rect(box.x, box.y, box.w, box.h, PAPER, 4)
        painter.rect(box.x, box.y, box.w, box.h, INK, 4, 1)
        painter.rect(box.x + 3, box.y + 3, box.w - 6, box.h - 6, VERMILION, 3, 1.6)
        with painter.clip(box.x, box.y, box.w, box.h):
            self._draw_inside(painter, recap, view)

    def _draw_inside(self, painter: Painter, recap: Recap, view: View) -> None:
        box = self.box
        x, right, room = box.x + 10, box.right - 10, box.w - 20
        head = self._words("table.curtain.since")
        painter.text(head, x, box.y + 26, 17, "serif", BRICK, max_width=room - 34, most=20)
        painter.line(x, box.y + 37, right, box.y + 37, alpha(INK, 0.35))
        y = box.y + HEAD
        foot = box.bottom - self._foot
        # Where it grows too long, what the others did is cut, never what it means for the reader.
        mine = foot - self._height_of_mine(painter, recap, view, room)
        with painter.clip(box.x, box.y, box.w, mine - box.y):
            for seat in recap.seats:
                y = self._draw_seat(painter, seat, view, y)
        if recap.mine or recap.lines:
            self._draw_mine(painter, recap, view, min(y, mine))
        painter.line(x, foot, right, foot, alpha(INK, 0.3))
        if self._foot == FOOT:
            words = self._words("table.recap.by_itself")
            painter.text(words, x, foot + 60, 14, "sans", SMOKE, max_width=room - SIZE[0] - 8, most=16)

    def _draw_seat(self, painter: Painter, seat: SeatRecap, view: View, y: float) -> float:
        x, right, room = self.box.x + 10, self.box.right - 10, self.box.w - 20
        draw_crest(painter, view.crests[seat.seat], x + 10, y + 13, 10, flat=True)
        acts = self._words("table.recap.acts", n=seat.acts)
        across = painter.text(acts, right, y + 18, 14, "sans", SMOKE, "right", most=16)
        painter.text(view.names[seat.seat], x + 26, y + 18, 16, "semi", INK, max_width=room - 34 - across, most=18)
        y += 28
        stamps = self._stamps(painter, seat, view, room)
        left = x
        for stamp in stamps:
            painter.rect(left, y, _across(stamp), STAMP, PAPER, 3)
            painter.rect(left, y, _across(stamp), STAMP, alpha(INK, 0.6), 3, 1)
            painter.sprite(stamp[0], left + 14, y + STAMP / 2, h=20, centre=True)
            painter.text(stamp[1], left + 28, y + 19, 16, "display", INK, most=16)
            left += _across(stamp) + 4
        y += STAMP + 6 if stamps else 0
        return self._draw_tags(painter, seat.amounts, view, y)

    def _draw_tags(self, painter: Painter, amounts: tuple[Amount, ...], view: View, y: float) -> float:
        high = grown(painter, TAG)
        for row in self._rows(painter, amounts, view, self.box.w - 20):
            x = self.box.x + 10
            for tag in row:
                x += draw_tag(painter, tag, x, y, high) + 3
            y += high + 5
        return y

    def _draw_mine(self, painter: Painter, recap: Recap, view: View, y: float) -> None:
        x, right, room = self.box.x + 10, self.box.right - 10, self.box.w - 20
        painter.line(x, y + 3, right, y + 3, alpha(VERMILION, 0.7), 1.2)
        draw_crest(painter, view.crests[view.viewer], x + 10, y + 20, 10, flat=True)
        painter.text(self._words("table.recap.for_you"), x + 26, y + 25, 16, "semi", BRICK, most=18)
        y = self._draw_tags(painter, recap.mine, view, y + MINE)
        for line in recap.lines:
            spoken = self._lines(painter, view, line, room)
            painter.polygon([(x, y + 4), (x + 6, y + 9), (x, y + 14)], VERMILION)
            for words in spoken:
                painter.text(words, x + 12, y + 14, 14.5, "semi", BRICK, max_width=room - 12)
                y += painter.leading(14.5)
            y += 5


def _across(stamp: tuple[str, str]) -> float:
    """How wide a stamp is: a picture, and a word where it has one."""
    return STAMP + 20 if stamp[1] else STAMP + 2
