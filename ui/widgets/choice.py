"""A row of fields of which exactly one is chosen."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from ui.paint import Painter
from ui.theme import FADED, INK, PAPER, alpha
from ui.widgets.ring import draw_ring
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget


class Field(NamedTuple):
    """One field of a choice; with a reason it cannot be chosen. `tip` says what it means."""

    label: str
    reason: str = ""
    tip: Tip | None = None


class ChoiceBar(Widget):
    """Exclusive fields; the chosen one is dark with a gold line, an impossible one is struck through.

    Left and right arrows move the choice. `act` gets the number of the field.
    """

    def __init__(
        self,
        name: str,
        box: pygame.FRect,
        fields: Sequence[Field],
        chosen: int,
        act: Callable[[int], None],
        *,
        widths: Sequence[float] | None = None,
        size: float = 15,
        reason: str = "",
    ) -> None:
        super().__init__(name, box, reason=reason)
        self.fields = tuple(fields)
        self.chosen = chosen
        self.act = act
        self.size = size
        self._under = -1
        shares = list(widths) if widths is not None else [box.w / len(fields)] * len(fields)
        stretch = box.w / sum(shares)
        self._edges = [box.x]
        for share in shares:
            self._edges.append(self._edges[-1] + share * stretch)

    @staticmethod
    def widths_for(painter: Painter, labels: Sequence[str], size: float = 15, height: float = 36) -> list[float]:
        """The widths its fields need."""
        return [painter.measure(label, size, "semi", most=height * 0.55) + 28 for label in labels]

    def field_box(self, number: int) -> pygame.FRect:
        """Where a field lies."""
        left, right = self._edges[number], self._edges[number + 1]
        return pygame.FRect(left, self.box.y, right - left, self.box.h)

    def choose(self, number: int) -> None:
        """Choose a field, if it can be chosen and is not chosen already."""
        if self.usable and number != self.chosen and not self.fields[number].reason:
            self.chosen = number
            self.act(number)

    def _field_at(self, x: float) -> int:
        return next((k for k in range(len(self.fields)) if self._edges[k] <= x < self._edges[k + 1]), -1)

    def hover(self, x: float, y: float) -> bool:
        """Follow the pointer from field to field."""
        under = self._field_at(x) if self.hovered else -1
        changed, self._under = under != self._under, under
        return changed

    def release(self, x: float, y: float, inside: bool) -> None:
        """Choose the field under the pointer."""
        number = self._field_at(x)
        if inside and number >= 0:
            self.choose(number)

    def activate(self) -> None:
        """Go on to the next field that can be chosen, round about."""
        self._shift(1, around=True)

    def key(self, event: pygame.Event) -> bool:
        """Left and right."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            return self._shift(-1 if event.key == pygame.K_LEFT else 1)
        return False

    def _shift(self, way: int, around: bool = False) -> bool:
        at = self.chosen + way
        while around or 0 <= at < len(self.fields):
            at %= len(self.fields)
            if at == self.chosen:
                break
            if not self.fields[at].reason:
                self.choose(at)
                return True
            at += way
        return False

    def tip(self) -> Tip | None:
        """The reason or meaning of the field under the pointer, or of the chosen one."""
        field = self.fields[self._under if self._under >= 0 else self.chosen]
        if field.reason:
            return Tip("", (field.reason,))
        return super().tip() or field.tip

    def tip_box(self) -> pygame.FRect:
        """The field the tooltip speaks of."""
        box = self.field_box(self._under if self._under >= 0 else self.chosen)
        return box if self.area is None else box.move(*self.area.shift())

    def cursor(self) -> int:
        """A hand over what can be chosen."""
        free = self.usable and self._under >= 0 and not self.fields[self._under].reason and self._under != self.chosen
        return pygame.SYSTEM_CURSOR_HAND if free else pygame.SYSTEM_CURSOR_ARROW

    def draw(self, painter: Painter) -> None:
        """The row, its fields, their labels."""
        box = self.box
        painter.nine("nine/choice_ground", *box)
        most = box.h * 0.55
        for number, field in enumerate(self.fields):
            part = self.field_box(number)
            chosen, off = number == self.chosen, bool(field.reason) or not self.usable
            if chosen:
                painter.nine("nine/choice_on", *part)
            elif off:
                painter.nine("nine/choice_off", *part)
            elif number == self._under:
                painter.nine("nine/choice_hot", *part)
            if number and number != self.chosen and number - 1 != self.chosen:
                painter.line(part.x, box.y + 1, part.x, box.bottom - 1, alpha(INK, 0.45))
            ink = PAPER if chosen else FADED if off else INK
            base = box.y + box.h / 2 + painter.pixels(self.size, most) / painter.scale * 0.33
            painter.text(field.label, part.centerx, base, self.size, "semi", ink, "centre", part.w - 8, most)
            if off and not chosen:
                painter.line(part.x + 9, part.centery, part.right - 9, part.centery, alpha(INK, 0.45), 1.2)
        if self.ringed:
            draw_ring(painter, box)
