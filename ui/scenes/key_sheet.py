"""All keys of the program on one sheet, laid over the settings."""

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import Final, NamedTuple

import pygame

from rules.core.manifest import manifests
from ui.boards.figures import figures_of
from ui.key_list import GROUPS, Key
from ui.paint import Painter
from ui.scene import Scene
from ui.services import Services
from ui.theme import INK
from ui.widgets.button import PushButton
from ui.widgets.small import draw_heading, draw_key, key_width

WIDTH: Final = 1110.0
COLUMNS: Final = 3
BETWEEN: Final = 28.0
PAD: Final = 28.0
HEAD: Final = 74.0
FOOT: Final = 76.0
TITLE: Final = 38.0
ROW: Final = 29.0
GAP: Final = 12.0
SIZE: Final = 15.5
MOST: Final = 17.0


class Group(NamedTuple):
    """Keys that belong together."""

    heading: str
    keys: tuple[Key, ...]

    @property
    def height(self) -> float:
        """How much room it takes, with what parts it from the next."""
        return TITLE + ROW * len(self.keys) + GAP


def cap_words(words: Callable[..., str], key: Key) -> list[str]:
    """What stands on the keys, as on a keyboard of the reader's language."""
    return [words(f"settings.cap.{cap}") if cap.islower() and len(cap) > 1 else cap for cap in key.caps]


class KeySheet(Scene):
    """Only to be read. `leave` goes back to the settings."""

    overlay = True
    veil = 0.56

    def __init__(self, services: Services, leave: Callable[[], None]) -> None:
        super().__init__(services)
        self.leave = leave
        self.box = pygame.FRect(0, 0, 0, 0)
        self._columns: list[list[Group]] = []

    def groups(self) -> list[Group]:
        """As they are listed, then those of single titles."""
        shared = [Group(self.words(f"settings.keys.group.{name}"), keys) for name, keys in GROUPS.items()]
        built = [title for title, manifest in manifests().items() if manifest.built]
        return shared + [Group(self.title_name(title), keys) for title in built if (keys := figures_of(title).keys)]

    def layout(self, painter: Painter) -> None:
        """A sheet in the middle with columns that are as even as they can be in this order."""
        self._columns = _parted(self.groups(), COLUMNS)
        width = min(WIDTH, self.width - 48)
        height = HEAD + max(sum(group.height for group in column) for column in self._columns) - GAP + FOOT
        self.box = pygame.FRect((self.width - width) / 2, (self.height - height) / 2, width, height)
        label = self.words("common.done")
        across = PushButton.width_for(painter, label, "check", least=130)
        box = pygame.FRect(self.box.right - PAD - across, self.box.bottom - 24 - 42, across, 42)
        self.form.fill([PushButton("done", box, label, self.leave, "call", "check")])

    def process_event(self, event: pygame.Event) -> bool:
        """Nothing passes through to the settings."""
        super().process_event(event)
        return True

    def escape(self) -> bool:
        """Back to the settings."""
        self.leave()
        return True

    def paint(self, painter: Painter) -> None:
        """Paper, heading, columns."""
        box = self.box
        painter.nine("nine/overlay", *box)
        painter.sprite("mark/keys", box.x + PAD, box.y + 26, 30)
        painter.text(self.words("settings.keys.all"), box.x + PAD + 42, box.y + 50, 26, "display", INK)
        across = (box.w - 2 * PAD - BETWEEN * (COLUMNS - 1)) / COLUMNS
        for number, column in enumerate(self._columns):
            x, y = box.x + PAD + number * (across + BETWEEN), box.y + HEAD
            for group in column:
                self._paint_group(painter, group, x, y, across)
                y += group.height

    def _paint_group(self, painter: Painter, group: Group, x: float, y: float, across: float) -> None:
        draw_heading(painter, x, y + 20, across, group.heading)
        caps = [cap_words(self.words, key) for key in group.keys]
        start = x + max(sum(key_width(painter, cap) + 5 for cap in each) for each in caps) + 8
        for number, (key, each) in enumerate(zip(group.keys, caps, strict=True)):
            at, left = y + TITLE - 4 + ROW * number, x
            for cap in each:
                left += draw_key(painter, cap, left, at) + 5
            meaning = self.words(key.meaning)
            painter.text(meaning, start, at + 17, SIZE, max_width=x + across - start, most=MOST)


def draw_usual(painter: Painter, words: Callable[..., str], keys: Sequence[Key], room: pygame.FRect) -> None:
    """Keys and what they do one after the other, as lines of a room."""
    x, y = room.x, room.y
    for key in keys:
        caps, meaning = cap_words(words, key), words(key.meaning)
        across = sum(key_width(painter, cap) + 5 for cap in caps) + painter.measure(meaning, 15, most=16) + 3
        if x + across > room.right:
            x, y = room.x, y + ROW
        for cap in caps:
            x += draw_key(painter, cap, x, y) + 5
        x += painter.text(meaning, x + 3, y + 17, 15, most=16) + 19


def _parted(groups: list[Group], columns: int) -> list[list[Group]]:
    """So many columns of which the highest is as low as it can be."""
    places = range(len(groups) + 1)
    parts = (
        [groups[start:end] for start, end in pairwise((0, *cuts, len(groups)))]
        for cuts in combinations(places, columns - 1)
    )
    return min(parts, key=lambda part: max(sum(group.height for group in column) for column in part))
