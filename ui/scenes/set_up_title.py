"""What a title adds to the set-up, built from its manifest alone: options, modules, and what the box advises."""

from collections.abc import Callable, Sequence

import pygame

from rules.core.options import Option, OptionSpec
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.set_up_column import LABEL_MOST, LEFT, Column
from ui.scenes.set_up_draft import Draft
from ui.theme import INK
from ui.widgets.choice import ChoiceBar, Field
from ui.widgets.drop_list import DropList


class TitleOptions:
    """Fills a column with the options of a draft's title. `changed` is called when the other sheets must follow."""

    def __init__(self, scene: Scene, draft: Draft, changed: Callable[[], None]) -> None:
        self._scene = scene
        self._draft = draft
        self._changed = changed
        self._reason = scene.words("set_up.by_guide") if draft.guided else ""

    def options(self, column: Column) -> None:
        """What is chosen once for the whole game; without any there is no section."""
        specs = [spec for spec in self._draft.rules.options if not spec.module and spec.offered(self._draft.seats)]
        if specs:
            column.heading(self._scene.words("set_up.game"))
        for spec in specs:
            if set(spec.values) == {True, False}:
                self._switch(column, spec, self._reason)
            else:
                self._choice(column, spec)
            self._advise(column, spec)

    def modules(self, column: Column) -> None:
        """Parts that are played with or left out."""
        words, rules = self._scene.words, self._draft.rules
        specs = [spec for spec in rules.options if spec.module]
        column.y += 4
        column.heading(words("set_up.modules"))
        if not specs:
            column.note(words("set_up.modules.none", title=self._scene.title_name(rules.title)))
        for spec in specs:
            self._switch(column, spec, self._reason or self._too_few(spec))
            self._advise(column, spec)

    def _too_few(self, spec: OptionSpec) -> str:
        """Why a module is not for this number of seats."""
        if spec.offered(self._draft.seats):
            return ""
        words, least, most = self._scene.words, spec.seats[0], spec.seats[-1]
        if least == most:
            return words("set_up.module_seats_exactly", n=least)
        return words("set_up.module_seats", least=least, most=most)

    def _advise(self, column: Column, spec: OptionSpec) -> None:
        if spec.advice:
            column.y -= 4
            column.note(self._scene.words(spec.advice))

    def _switch(self, column: Column, spec: OptionSpec, reason: str) -> None:
        key, words = self._key(spec), self._scene.words
        on = bool(self._draft.options[spec.key])
        column.switch(spec.key, words(key), words(f"{key}.note"), on, lambda state: self._take(spec, state), reason)

    def _choice(self, column: Column, spec: OptionSpec) -> None:
        """A row of fields with its name above, or a list where they do not fit beside each other."""
        name, base = self._scene.words(self._key(spec)), column.y + 18

        def draw(painter: Painter) -> None:
            painter.text(name, LEFT, base, 16, "semi", INK, max_width=column.width, most=LABEL_MOST)

        column.drawn(draw, 26)
        labels = self._labels(spec)
        fields = [Field(label) for label in labels]
        widths = ChoiceBar.widths_for(column.painter, labels)
        chosen = spec.values.index(self._draft.options[spec.key])
        if sum(widths) > column.width:
            box = pygame.FRect(LEFT, column.y, column.width, 38)
            foot = self._scene.height - 8
            listed = DropList(spec.key, box, fields, chosen, self._taker(spec), foot=foot, reason=self._reason)
            column.widgets.append(listed)
        else:
            box = pygame.FRect(LEFT, column.y, sum(widths), 36)
            bar = ChoiceBar(spec.key, box, fields, chosen, self._taker(spec), widths=widths, reason=self._reason)
            column.widgets.append(bar)
        column.y += 50

    def _key(self, spec: OptionSpec) -> str:
        return f"{self._draft.rules.title}.option.{spec.key}"

    def _labels(self, spec: OptionSpec) -> Sequence[str]:
        return [self._scene.words(f"{self._key(spec)}.{str(value).lower()}") for value in spec.values]

    def _taker(self, spec: OptionSpec) -> Callable[[int], None]:
        return lambda number: self._take(spec, spec.values[number])

    def _take(self, spec: OptionSpec, value: Option) -> None:
        self._draft.options[spec.key] = value
        self._changed()
