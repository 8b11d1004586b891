"""A question laid over the screen: a title, a sentence, a few answers."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from ui.paint import Painter
from ui.scene import Scene
from ui.services import Services
from ui.theme import INK, SMOKE
from ui.widgets.button import Kind, PushButton

WIDTH: Final = 520.0
PAD: Final = 28.0


class Answer(NamedTuple):
    """A button of a dialog. The dialog is closed before `act` is called."""

    label: str
    act: Callable[[], None]
    kind: Kind = "plain"
    icon: str = ""


class Dialog(Scene):
    """Asks and waits. The last answer stands at the right and has the focus; Esc gives the first.

    `close_me` takes it off the stack, for example `lambda: stack.remove(dialog)` or `stack.pop`.
    """

    overlay = True
    veil = 0.56

    def __init__(
        self,
        services: Services,
        title: str,
        sentence: str,
        answers: Sequence[Answer],
        close_me: Callable[[], None],
        *,
        seal: str = "",
        note: str = "",
    ) -> None:
        super().__init__(services)
        self.title = title
        self.sentence = sentence
        self.answers = tuple(answers)
        self.close_me = close_me
        self.seal = seal
        self.note = note
        self._box = pygame.FRect(0, 0, WIDTH, 0)
        self._asked = False

    def layout(self, painter: Painter) -> None:
        """The sheet in the middle, buttons at its foot from the right."""
        left = PAD + (66 if self.seal else 0)
        widths = [PushButton.width_for(painter, answer.label, answer.icon, least=110) for answer in self.answers]
        width = min(self.width - 48, max(WIDTH, sum(widths) + 10 * (len(widths) - 1) + 2 * PAD))
        inner = width - left - PAD
        lines = len(painter.wrap(self.sentence, inner, 17)) * painter.leading(17)
        lines += len(painter.wrap(self.note, inner, 15)) * painter.leading(15) + 6 if self.note else 0
        height = 76 + lines + 14 + 42 + 24
        self._box = pygame.FRect((self.width - width) / 2, (self.height - height) / 2, width, height)
        x = self._box.right - PAD
        buttons: list[PushButton] = []
        for number in reversed(range(len(self.answers))):
            answer = self.answers[number]
            x -= widths[number]
            box = pygame.FRect(x, self._box.bottom - 24 - 42, widths[number], 42)
            buttons.insert(
                0, PushButton(f"answer {number}", box, answer.label, self._give(number), answer.kind, answer.icon)
            )
            x -= 10
        self.form.fill(buttons)
        if not self._asked:
            self._asked = True
            self.form.focus_on(buttons[-1])

    def _give(self, number: int) -> Callable[[], None]:
        def give() -> None:
            self.close_me()
            self.answers[number].act()

        return give

    def escape(self) -> bool:
        """Esc is the first answer: the one that changes nothing."""
        self._give(0)()
        return True

    def process_event(self, event: pygame.Event) -> bool:
        """Nothing passes through to the scenes below."""
        super().process_event(event)
        return True

    def paint(self, painter: Painter) -> None:
        """Sheet, seal, title, sentence, note."""
        box = self._box
        painter.nine("nine/overlay", *box)
        left = box.x + PAD + (66 if self.seal else 0)
        if self.seal:
            painter.sprite(f"seal/{self.seal}", box.x + PAD, box.y + 26, 50)
        inner = box.right - PAD - left
        painter.text(self.title, left, box.y + 48, 24, "display", INK, max_width=inner)
        y = painter.paragraph(self.sentence, left, box.y + 82, inner, 17)
        if self.note:
            painter.paragraph(self.note, left, y + 2, inner, 15, colour=SMOKE)
