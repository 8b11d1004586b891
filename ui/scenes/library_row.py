"""One saved game in a list: title, turn or result, who plays, when."""

from collections.abc import Callable
from datetime import datetime
from typing import Final, NamedTuple

import pygame

from game.library import Summary
from game.seat import LEVELS, Chair
from ui import dress
from ui.paint import Painter
from ui.scene import Scene
from ui.theme import BRICK, INK, SMOKE
from ui.widgets.ring import draw_ring
from ui.widgets.small import draw_crest
from ui.widgets.widget import Widget

HEIGHT: Final = 82.0
ASIDE: Final = 250.0
"""What date and result take before the buttons of a row."""


class Told(NamedTuple):
    """A saved game put into words; `asides` stand behind the names: a level, or the points at the end."""

    seal: str
    head: str
    note: str
    chairs: list[Chair]
    asides: list[str]
    winners: tuple[int, ...]
    when: str
    end: str
    damage: str


def tell(scene: Scene, summary: Summary) -> Told:
    """A glance at a saved game in the language of the moment."""
    words = scene.words
    when = written_time(scene, datetime.fromtimestamp(summary.saved))
    if summary.damage is not None:
        sentence = scene.services.say(summary.damage)
        return Told("fault", summary.path.stem, "", [], [], (), when, words("library.untouched"), sentence)
    title = scene.title_name(summary.title)
    note = words("library.practice") if summary.practice else ""
    chairs = list(summary.chairs)
    if summary.result is None:
        head = words("library.turn", title=title, n=summary.turns)
        end = words("library.deal", seed=str(summary.seed))
        levels = ["" if chair.human else words(f"library.level.{chair.level}") for chair in chairs]
        return Told(summary.title, head, note, chairs, levels, (), when, end, "")
    head = words("library.turns", title=title, n=summary.turns)
    points = [str(score) for score in summary.result.scores]
    return Told(summary.title, head, note, chairs, points, summary.result.winners, when, _against(scene, chairs), "")


def _against(scene: Scene, chairs: list[Chair]) -> str:
    """The levels of the opponents, the strongest first, or that there were none."""
    levels = [chair.level for chair in chairs if not chair.human]
    if not levels:
        return scene.words("library.alone" if len(chairs) == 1 else "library.people")
    met = sorted(set(levels), key=LEVELS.index, reverse=True)
    level = ", ".join(scene.words(f"library.level.{each}") for each in met)
    return scene.words("library.against" if len(levels) < len(chairs) else "library.watched", level=level)


def written_time(scene: Scene, moment: datetime) -> str:
    """Day and hour as one writes them here."""
    month = scene.words(f"library.month.{moment.month}")
    clock = f"{moment:%H:%M}"
    return scene.words("library.when", day=moment.day, month=month, year=str(moment.year), clock=clock)


class GameRow(Widget):
    """A slip that opens its game; a damaged one only says what is wrong."""

    def __init__(self, name: str, box: pygame.FRect, told: Told, room: float, act: Callable[[], None]) -> None:
        super().__init__(name, box)
        self.told = told
        self.room = room
        self.act = act

    def activate(self) -> None:
        """Open it."""
        if not self.told.damage:
            self.act()

    def release(self, x: float, y: float, inside: bool) -> None:
        """A click opens it."""
        if inside:
            self.activate()

    def cursor(self) -> int:
        """A hand where there is something to open."""
        return pygame.SYSTEM_CURSOR_ARROW if self.told.damage else pygame.SYSTEM_CURSOR_HAND

    def draw(self, painter: Painter) -> None:
        """Seal, head and people at the left, date and end at the right."""
        box, told = self.box, self.told
        painter.nine("nine/lit" if self.hot and not told.damage else "nine/slip", *box)
        painter.sprite(dress.seal(painter, told.seal), box.x + 14, box.y + 15, 52)
        left, right = box.x + 82, box.right - self.room
        middle = right - ASIDE
        ink = BRICK if told.damage else INK
        across = painter.text(told.head, left, box.y + 34, 20, "display", ink, max_width=middle - left - 12, most=24)
        if told.note:
            painter.text(
                told.note, left + across + 14, box.y + 34, 15, "italic", BRICK, "left", right - left - across - 20, 18
            )
        if told.damage:
            lines = painter.wrap(told.damage, right - left - 10, 15, most=17)
            base = box.y + 61 - (len(lines) - 1) * 8
            painter.paragraph(told.damage, left, base, right - left - 10, 15, "sans", SMOKE, leading=17, most=17)
        else:
            self._people(painter, left, box.y + 61, middle - 12)
            painter.text(told.end, right - 12, box.y + 61, 15, "semi", INK, "right", ASIDE - 12, 18)
        painter.text(told.when, right - 12, box.y + 34, 15, "sans", SMOKE, "right", ASIDE - 12, 18)
        if self.ringed:
            draw_ring(painter, box, 4)

    def _people(self, painter: Painter, x: float, base: float, end: float) -> None:
        """Crests, names and what stands behind them; long names give way, then the levels do."""
        told = self.told
        finished, each = bool(told.winners), (end - x) / max(1, len(told.chairs)) - 40
        faces = ["semi" if seat in told.winners else "sans" for seat in range(len(told.chairs))]
        names = [painter.measure(chair.name, 15, faces[n], most=17) for n, chair in enumerate(told.chairs)]
        asides = [
            painter.measure(words, 15, faces[n], most=17) + 6 if words else 0.0 for n, words in enumerate(told.asides)
        ]
        if not finished and sum(names) + sum(asides) > each * len(names):
            asides = [0.0] * len(names)
        if sum(names) + sum(asides) > each * len(names):
            names = [min(across, each - aside) for across, aside in zip(names, asides, strict=True)]
        for seat, chair in enumerate(told.chairs):
            draw_crest(painter, chair.crest, x + 9, base - 5, 9, flat=True)
            painter.text(chair.name, x + 24, base, 15, faces[seat], INK, max_width=names[seat] + 2, most=17)
            x += 24 + names[seat]
            if asides[seat]:
                ink = INK if seat in told.winners else SMOKE
                painter.text(told.asides[seat], x + 6, base, 15, faces[seat], ink, most=17)
            x += asides[seat] + 16
