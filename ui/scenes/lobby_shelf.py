"""What stands on the lobby's shelf: a box for each title, with its tag below, and the scroll of the game under way."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from rules.core.manifest import Manifest
from ui import dress
from ui.paint import Painter
from ui.theme import BRICK, INK
from ui.widgets.ring import draw_ring
from ui.widgets.small import draw_crest
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

LIFT: Final = 10.0
LIFT_SPEED: Final = 90.0
TAG: Final = 38.0
NAME_GAP: Final = 14.0
NAME_MOST: Final = 16.0
PROPORTION: Final = 297 / 212


class UnderWay(NamedTuple):
    """The game that "Continue" opens: its title, turn, the names of its seats and, if there is one, a picture."""

    title: str
    turn: int
    names: tuple[str, ...]
    crests: tuple[int, ...] = ()
    picture: Path | None = None


class BoxOnShelf(Widget):
    """A box that rises a little when one may open it. `box` is the cover; the tag hangs below the shelf."""

    def __init__(
        self,
        entry: Manifest,
        box: pygame.FRect,
        name: str,
        minutes: str,
        offer: str,
        soon: str,
        act: Callable[[], None],
        *,
        reason: str = "",
        tip: Tip | None = None,
    ) -> None:
        super().__init__(f"box {entry.title}", box, reason=reason, tip=tip)
        self.entry = entry
        self.title = name
        self.minutes = minutes
        self.offer = offer
        self.soon = soon
        self.act = act
        self.lift = 0.0

    def activate(self) -> None:
        """Open the box."""
        self.act()

    def release(self, x: float, y: float, inside: bool) -> None:
        """A click opens the box."""
        if inside and self.usable:
            self.act()

    @property
    def goal(self) -> float:
        """How high it should stand now."""
        return LIFT if self.hot else 0.0

    def rise(self, seconds: float, at_once: bool) -> bool:
        """Move towards the goal; True if it moved."""
        before, step = self.lift, LIFT_SPEED * seconds
        near = abs(self.goal - self.lift) <= step
        self.lift = self.goal if near or at_once else self.lift + (step if self.goal > self.lift else -step)
        return self.lift != before

    def draw(self, painter: Painter) -> None:
        """Halo, box, title on its strip; the offer when it may be opened."""
        box = self.box.move(0, -self.lift)
        if self.hot:
            painter.nine("nine/legal_hot_card", box.x - 2, box.y - 2, box.w + 4, box.h + 4)
        dress.draw_cover(painter, self.entry.title, self.entry.built, box)
        size = 24 if self.entry.built else 22
        strip = box.h * dress.STRIP
        base = box.bottom - strip / 2 + size * 0.36 + 1
        painter.text(self.title, box.centerx, base, size, "display", INK, "centre", box.w - 14)
        if self.hot:
            across = painter.measure(self.offer, 17, "semi") + 52
            slip = pygame.FRect(box.centerx - across / 2, box.bottom - 98, across, 44)
            painter.nine("nine/button_plain", *slip)
            painter.text(self.offer, slip.centerx, slip.centery + 6, 17, "semi", INK, "centre", slip.w - 16)
        if not self.entry.built:
            across = painter.measure(self.soon, 15, "semi", most=17) + 26
            slip = pygame.FRect(box.centerx - across / 2, box.bottom - 104, across, 30)
            painter.nine("nine/tag_hot", *slip)
            painter.text(self.soon, slip.centerx, slip.centery + 5, 15, "semi", BRICK, "centre", slip.w - 8, 17)
        if self.ringed:
            draw_ring(painter, box, 2)

    @property
    def tag(self) -> pygame.FRect:
        """What hangs from the shelf below the box."""
        return pygame.FRect(self.box.x, self.box.bottom + 33, self.box.w + 6, TAG)

    def draw_tag(self, painter: Painter) -> None:
        """People, time and weight."""
        x, y, w, _ = self.tag
        painter.sprite("thread", x + w / 2 - 2, y - 7, 4, 8)
        painter.nine("nine/tag_hot" if self.hot else "nine/tag", x, y, w, TAG)
        entry = self.entry
        fewest, most = entry.seats[0], entry.seats[-1]
        people = str(most) if fewest == most else f"{fewest}–{most}"
        step = 12 if w > 200 else 8
        painter.sprite("mark/people", x + 9, y + 8, 22)
        painter.text(people, x + 35, y + 25, 16, "semi", INK, max_width=30, most=16)
        painter.sprite("mark/time", x + 66, y + 9, 20)
        painter.text(self.minutes, x + 89, y + 25, 16, "semi", INK, max_width=w - 99 - 5 * step, most=17)
        for bead in range(5):
            sign = "pip/on" if bead < entry.weight else "pip/off"
            painter.sprite(sign, x + w - 13 + (bead - 4) * step, y + 19.5, step - 1, centre=True)


def draw_scroll(painter: Painter, box: pygame.FRect, game: UnderWay, head: str, line: str, room: float) -> None:
    """The game under way on a scroll: a small picture, title and turn, the crests of the seats.

    `room` is where the button begins.
    """
    painter.nine("nine/scroll", *box)
    x = box.x + 20
    wide = 150.0 if box.w > 640 else 116.0
    tight = room - 30 - x - wide < 2 * (30 + max([painter.measure(name, 15, most=NAME_MOST) for name in game.names]))
    if not tight and _picture(painter, game.picture, pygame.FRect(x, box.y + 16, wide, box.h - 32)):
        x += wide + 18
    else:
        painter.sprite(dress.seal(painter, game.title), x + 8, box.y + 27, 62)
        x += 90
    width = room - 12 - x
    rows = _rows_of_names(painter, game.names, width)
    high = len(rows) == 1
    painter.text(head, x, box.y + (36 if high else 29), 15, "semi", BRICK, max_width=width, most=17)
    painter.text(line, x, box.y + (65 if high else 52), 26 if high else 23, "display", INK, max_width=width)
    for number, row in enumerate(rows):
        left, base = x, box.y + (92 if high else 78) + 22 * number
        for seat in row:
            draw_crest(painter, game.crests[seat] if game.crests else seat, left + 9, base - 5, 9, flat=True)
            room = width if high else width / len(row) - 24 - 6
            across = painter.text(game.names[seat], left + 24, base, 15, "sans", INK, max_width=room, most=NAME_MOST)
            left += 24 + across + NAME_GAP if high else width / len(row)


def _rows_of_names(painter: Painter, names: Sequence[str], width: float) -> list[Sequence[int]]:
    """The seats in one row if they fit, else in two."""
    seats = range(len(names))
    across = sum(painter.measure(name, 15, most=NAME_MOST) + 24 for name in names) + NAME_GAP * (len(names) - 1)
    if across <= width:
        return [seats]
    half = (len(names) + 1) // 2
    return [seats[:half], seats[half:]]


def _picture(painter: Painter, path: Path | None, box: pygame.FRect) -> bool:
    if path is None:
        return False
    bound = painter.bound(*box)
    surface = painter.palette.sprites.pictures.outside(path, bound.w, bound.h)
    if surface is None:
        return False
    painter.surface.blit(surface, bound.topleft)
    painter.rect(box.x, box.y, box.w, box.h, INK, 2, 1.2)
    return True
