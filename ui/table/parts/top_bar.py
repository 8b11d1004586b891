"""The sky bar: seal, title, phase, the public counts, the warning that the end is near, three buttons."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from ui import dress
from ui.paint import Painter
from ui.theme import BUTTER, PAPER, VERMILION, WHITE, alpha
from ui.widgets.button import PushButton
from ui.widgets.screen_frame import layout_bar
from ui.widgets.tip import Tip

NOTE_SIDE: Final = 12.0


class TopBar:
    """Places itself from the right: buttons, counts; what is left belongs to the phase and the note."""

    def __init__(self, buttons: Sequence[PushButton]) -> None:
        self.buttons = list(buttons)
        self._left = 0.0

    def layout(self, painter: Painter) -> None:
        """Place the buttons."""
        self._left = layout_bar(painter, self.buttons)

    def draw(
        self,
        painter: Painter,
        seal: str,
        title: str,
        phase: str,
        facts: Sequence[tuple[str, str]],
        note: str,
        own: Callable[[Painter, float, float], float | None] = lambda painter, left, right: None,
        pressing: frozenset[int] = frozenset(),
    ) -> bool:
        """Everything but the buttons, which the form draws; False if there is no room for the note.

        `own` may draw something in place of the phase, between two places, and then says where it ends. Facts that
        are `pressing` are told in gold.
        """
        right = self._draw_facts(painter, facts, pressing)
        painter.sprite(dress.seal(painter, seal), 12, 9, 35)
        x = 58 + painter.text(title, 58, 36, 25, "display", PAPER)
        painter.line(x + 16, 15, x + 16, 41, alpha(PAPER, 0.4))
        x += 32
        end = own(painter, x, right - 8)
        if end is None:
            while painter.measure(phase, 14, "semi", most=14) > right - x - 8 and " · " in phase:
                # In a narrow sky the last part of what is said goes first.
                phase = phase.rpartition(" · ")[0]
            end = x + painter.text(phase, x, 34, 17, "semi", PAPER, max_width=right - x - 8, most=20)
        x = end + 18
        if not note:
            return True
        if right - x < note_width(painter, note):
            return False
        draw_note(painter, note, x, 26.5)
        return True

    def _draw_facts(self, painter: Painter, facts: Sequence[tuple[str, str]], pressing: frozenset[int]) -> float:
        x = self._left - 10
        for number, (sprite, words) in reversed(list(enumerate(facts))):
            across = painter.measure(words, 16, "semi", most=18)
            painter.text(words, x - across, 33, 16, "semi", BUTTER if number in pressing else PAPER, most=18)
            if number in pressing:
                painter.circle(x - across - 20, 26.5, 17.5, BUTTER)
            painter.sprite("disc/paper", x - across - 20, 26.5, 30, centre=True)
            painter.sprite(sprite, x - across - 20, 26.5, 19, centre=True)
            x -= across + 52
        return x


def note_width(painter: Painter, note: str) -> float:
    """The room a note needs."""
    return painter.measure(note, 15, "semi", most=16) + 2 * NOTE_SIDE if note else 0.0


def draw_note(painter: Painter, note: str, x: float, middle: float) -> None:
    """A slip in seal red with a warning."""
    across = note_width(painter, note)
    painter.rect(x, middle - 13, across, 26, VERMILION, 4)
    painter.rect(x + 2, middle - 11, across - 4, 22, alpha(WHITE, 0.55), 3, 1)
    painter.text(note, x + across / 2, middle + 5, 15, "semi", WHITE, "centre", most=16)


def bar_button(
    name: str, label: str, icon: str, act: Callable[[], None], reason: str = "", tip: Tip | None = None
) -> PushButton:
    """A quiet button of the sky."""
    return PushButton(name, pygame.FRect(0, 0, 0, 0), label, act, "quiet", icon, reason=reason, tip=tip)
