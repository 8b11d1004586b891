"""A sheet of settings being laid out: headings, rows with a label and a control, hairlines between them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from ui.paint import Painter
from ui.theme import INK, SMOKE, alpha
from ui.widgets.choice import ChoiceBar, Field
from ui.widgets.slider import Slider
from ui.widgets.small import draw_heading
from ui.widgets.switch import Switch
from ui.widgets.widget import Widget

PAD: Final = 20.0
LABEL_MOST: Final = 20.0
NOTE_MOST: Final = 18.0


@dataclass(slots=True)
class Sheet:
    """Collects what stands on one sheet. `y` is where the next row begins; every method moves it on."""

    box: pygame.FRect
    painter: Painter
    y: float = 0.0
    widgets: list[Widget] = field(default_factory=list)
    _drawn: list[Callable[[Painter], None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.y = self.box.y + 16

    @property
    def left(self) -> float:
        """Where rows begin."""
        return self.box.x + PAD

    @property
    def width(self) -> float:
        """How wide rows are."""
        return self.box.w - 2 * PAD

    @property
    def right(self) -> float:
        """Where rows end."""
        return self.box.right - PAD

    def heading(self, words: str, icon: str, note: str = "", room: float = 0.0) -> None:
        """A section title, as wide as the sheet or as its `room`."""
        base, across = self.y + 20, room or self.width
        self._drawn.append(lambda painter: draw_heading(painter, self.left, base, across, words, note, icon))
        self.y += 34

    def rule(self) -> None:
        """A hairline between two rows."""
        y = self.y
        self._drawn.append(lambda painter: painter.line(self.left, y, self.right, y, alpha(INK, 0.16)))
        self.y += 4

    def gap(self, height: float) -> None:
        """Room before a section."""
        self.y += height

    def note(self, words: str) -> None:
        """A line of explanation under a row."""
        self._words(words, self.y + 14, 15, "sans", SMOKE, self.width, NOTE_MOST)
        self.y += 24

    def label(self, words: str, note: str, room: float) -> None:
        """What a control sets, and one line about it."""
        self._words(words, self.y + (24 if note else 28), 17, "semi", INK, room, LABEL_MOST)
        if note:
            self._words(note, self.y + 46, 15, "sans", SMOKE, room, NOTE_MOST)

    def choice(
        self, name: str, label: str, note: str, fields: Sequence[Field], chosen: int, act: Callable[[int], None]
    ) -> None:
        """A row with a choice at its right end; the fields shrink before the label does."""
        widths = ChoiceBar.widths_for(self.painter, [entry.label for entry in fields])
        room = self.painter.measure(label, 17, "semi", LABEL_MOST) + 16
        across = min(sum(widths), self.width - min(room, self.width * 0.42))
        box = pygame.FRect(self.right - across, self.y + 4, across, 36)
        self.label(label, note, self.width - across - 14)
        self.widgets.append(ChoiceBar(name, box, fields, chosen, act, widths=widths))
        self.y += 61 if note else 46

    def switch(self, name: str, label: str, note: str, on: bool, act: Callable[[bool], None]) -> None:
        """A row with a switch at its right end; the whole row answers clicks."""
        height = 61 if note else 46
        y = self.y + (8 if note else 9)
        reach = pygame.FRect(self.left, self.y, self.width, height - 4)
        self.label(label, note, self.width - 66)
        self.widgets.append(Switch(name, self.right - 50, y, on, act, reach=reach))
        self.y += height - 4

    def slider_with_switch(self, slider: Slider, switch: Switch, label: str) -> None:
        """A row with a slider and a switch at its right end."""
        start = self.left + max(172, self.painter.measure(label, 17, "semi", LABEL_MOST) + 24)
        slider.box = pygame.FRect(start, self.y + 8, self.right - 76 - start, 26)
        switch.box.topleft = (self.right - 50, self.y + 7)
        self.label(label, "", start - self.left - 14)
        self.widgets += [slider, switch]
        self.y += 42

    def slider(self, slider: Slider, label: str, note: str, shown: Callable[[], str], letters: bool = False) -> None:
        """A row with a slider and its value; `letters` puts a small and a large A at its ends."""
        start = self.left + max(172, self.painter.measure(label, 17, "semi", LABEL_MOST) + (44 if letters else 24))
        end = self.right - (114 if letters else 76)
        middle = self.y + (23 if note else 21)
        slider.box = pygame.FRect(start + (24 if letters else 0), middle - 13, end - start - (24 if letters else 0), 26)
        self.label(label, note, start - self.left - (26 if letters else 14))
        if letters:
            self._words("A", middle + 5, 15, "serif", SMOKE, 20, 15, slider.box.x - 24)
            self._words("A", middle + 8, 23, "serif", SMOKE, 24, 23, slider.box.right + 16)

        def draw_value(painter: Painter) -> None:
            painter.text(shown(), self.right, middle + 6, 18, "display", INK, "right", most=20)

        self._drawn.append(draw_value)
        self.widgets.append(slider)
        self.y += 57 if note else 44

    def _words(
        self,
        words: str,
        base: float,
        size: float,
        face: str,
        colour: tuple[int, int, int, int],
        room: float,
        most: float,
        x: float | None = None,
    ) -> None:
        left = self.left if x is None else x

        def draw(painter: Painter) -> None:
            painter.text(words, left, base, size, face, colour, max_width=room, most=most)

        self._drawn.append(draw)

    def draw(self, painter: Painter) -> None:
        """The paper and everything on it but the widgets."""
        painter.nine("nine/paper", *self.box)
        for draw in self._drawn:
            draw(painter)
