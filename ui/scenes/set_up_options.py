"""The right sheet of the set-up: the number of the deal, the start player, options, what the title adds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import pygame

from game.lesson import Lesson
from rules.core.deal import Option
from rules.core.rules import OptionSpec
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.set_up_draft import Draft, seed_fits
from ui.theme import FADED, INK, SMOKE
from ui.widgets.button import Button
from ui.widgets.choice import Choice, Field
from ui.widgets.drop_list import DropList
from ui.widgets.small import draw_heading, draw_reason, draw_well
from ui.widgets.switch import Switch
from ui.widgets.text_well import TextWell
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

START_PLAYER: Final = "start_player"
"""The option by which a title lets the start player be chosen; it stands under its own heading."""
LABEL_MOST, NOTE_MOST = 19.0, 17.0
LEFT: Final = 8.0
"""Room for edges and the ring of the focus, which would be cut off at the edge of the area."""


@dataclass(slots=True)
class Column:
    """Rows being laid out from top to bottom, `width` wide from `LEFT` on; `y` is where the next begins."""

    width: float
    painter: Painter
    y: float = 0.0
    widgets: list[Widget] = field(default_factory=list)
    _drawn: list[Callable[[Painter], None]] = field(default_factory=list)

    def heading(self, words: str) -> None:
        """A section title."""
        base = self.y + 20
        self._drawn.append(lambda painter: draw_heading(painter, LEFT, base, self.width, words))
        self.y += 34

    def note(self, words: str, height: float = 30) -> None:
        """A line of explanation, in as many lines as it needs."""
        base = self.y + 16
        lines = self.painter.wrap(words, self.width - 6, 15, most=NOTE_MOST)

        def draw(painter: Painter) -> None:
            painter.paragraph(words, LEFT, base, self.width, 15, "sans", SMOKE, most=NOTE_MOST)

        self._drawn.append(draw)
        self.y += height + (len(lines) - 1) * self.painter.leading(15, NOTE_MOST)

    def drawn(self, draw: Callable[[Painter], None], height: float) -> None:
        """Anything else that is only looked at."""
        self._drawn.append(draw)
        self.y += height

    def switch(self, name: str, words: str, note: str, on: bool, act: Callable[[bool], None], reason: str = "") -> None:
        """A switch with one line of help; a reason locks it and stands in its place."""
        y, room = self.y, self.width - 60
        reach = pygame.FRect(LEFT, y, self.width, 46)
        switch = Switch(name, LEFT + self.width - 50, y + 6, on and not reason, act, reason=reason, reach=reach)

        def draw(painter: Painter) -> None:
            ink = FADED if reason else INK
            painter.text(words, LEFT, y + 18, 16, "semi", ink, max_width=room, most=LABEL_MOST)
            if reason:
                draw_reason(painter, reason, LEFT, y + 38, room)
            else:
                painter.text(note, LEFT, y + 38, 15, "sans", SMOKE, max_width=room, most=NOTE_MOST)

        self.widgets.append(switch)
        self.drawn(draw, 53)

    def draw(self, painter: Painter) -> None:
        """Everything but the widgets."""
        for draw in self._drawn:
            draw(painter)


class OptionsSheet:
    """Fills a column with what a draft holds. `changed` is called when the other sheets must follow."""

    def __init__(self, scene: Scene, draft: Draft, lesson: Lesson | None, changed: Callable[[], None]) -> None:
        self._scene = scene
        self._draft = draft
        self._lesson = lesson
        self._changed = changed

    def fill(self, column: Column) -> None:
        """Lay everything out."""
        self._deal(column)
        self._start_player(column)
        self._options(column)
        self._modules(column)

    # ------------------------------------------------------------------ sections

    def _deal(self, column: Column) -> None:
        words, draft = self._scene.words, self._draft
        reason = words("set_up.by_guide") if draft.guided else ""
        column.heading(words("set_up.deal"))
        label = words("set_up.new_deal")
        across = min(Button.width_for(column.painter, label, "dice", 38) - 14, column.width - 108)
        y = column.y
        well = TextWell(
            "seed",
            pygame.FRect(LEFT, y, column.width - across - 8, 38),
            str(draft.seed),
            draft.type_seed,
            self._scene.services.clock,
            done=lambda typed: self._changed(),
            accepts=seed_fits,
            limit=19,
            face="display",
            size=18,
            reason=reason,
            tip=Tip("", (words("set_up.deal.tip"),)),
        )
        box = pygame.FRect(LEFT + column.width - across, y, across, 38)
        again = Button("new deal", box, label, self._draw_seed, "plain", "dice", reason=reason)
        column.widgets += [well, again]
        column.y += 42
        column.note(words("set_up.deal.note"), 36)

    def _draw_seed(self) -> None:
        self._draft.draw_seed()
        self._changed()

    def _start_player(self, column: Column) -> None:
        words = self._scene.words
        column.heading(words("set_up.start_player"))
        spec = next((spec for spec in self._draft.rules.options if spec.key == START_PLAYER), None)
        if spec is not None:
            self._list(column, spec)
            column.y += 10
            return
        box = pygame.FRect(LEFT, column.y, column.width, 38)
        lot = words("set_up.by_lot")
        column.drawn(lambda painter: draw_well(painter, box, lot, "dice", 16, "semi"), 54)

    def _options(self, column: Column) -> None:
        scene, draft = self._scene, self._draft
        words, settings = scene.words, scene.services.settings
        column.heading(words("set_up.options"))
        alone = draft.people == 1
        not_alone = "" if alone else words("set_up.only_one")
        self._switch(column, "curtain", draft.curtain, self._setter("curtain"), self._no_curtain())
        self._switch(column, "hints", draft.hints, self._setter("hints"))
        self._switch(column, "confirm", settings.confirm_turn, self._preference("confirm_turn"))
        self._switch(column, "practice", settings.practice, self._preference("practice"), not_alone)
        no_guide = words("set_up.no_guide") if self._lesson is None else not_alone
        self._switch(column, "guided", draft.guided, self._guide, no_guide)

    def _no_curtain(self) -> str:
        return "" if self._draft.people > 1 else self._scene.words("set_up.only_several")

    def _switch(self, column: Column, name: str, on: bool, act: Callable[[bool], None], reason: str = "") -> None:
        words = self._scene.words
        column.switch(name, words(f"set_up.{name}"), words(f"set_up.{name}.note"), on, act, reason)

    def _setter(self, name: str) -> Callable[[bool], None]:
        def put(on: bool) -> None:
            setattr(self._draft, name, on)
            self._changed()

        return put

    def _preference(self, name: str) -> Callable[[bool], None]:
        services = self._scene.services

        def put(on: bool) -> None:
            setattr(services.settings, name, on)
            services.changed()
            self._changed()

        return put

    def _guide(self, on: bool) -> None:
        self._draft.guided = on
        if on and self._lesson is not None:
            self._draft.follow(self._lesson)
        self._changed()

    # ------------------------------------------------------------------ what the title adds

    def _modules(self, column: Column) -> None:
        words, title = self._scene.words, self._draft.rules.title
        specs = [spec for spec in self._draft.rules.options if spec.key != START_PLAYER]
        column.y += 4
        column.heading(words("set_up.modules"))
        if not specs:
            column.note(words("set_up.modules.none", title=words(f"common.title.{title}")))
        for spec in specs:
            if set(spec.values) == {True, False}:
                self._module_switch(column, spec)
            else:
                self._module_choice(column, spec)

    def _module_switch(self, column: Column, spec: OptionSpec) -> None:
        key = f"{self._draft.rules.title}.option.{spec.key}"
        words = self._scene.words
        on = bool(self._draft.options[spec.key])
        column.switch(spec.key, words(key), words(f"{key}.note"), on, lambda state: self._take(spec, state))

    def _module_choice(self, column: Column, spec: OptionSpec) -> None:
        name = self._scene.words(f"{self._draft.rules.title}.option.{spec.key}")
        base = column.y + 18

        def draw(painter: Painter) -> None:
            painter.text(name, LEFT, base, 16, "semi", INK, max_width=column.width, most=LABEL_MOST)

        column.drawn(draw, 26)
        labels = self._labels(spec)
        widths = Choice.widths_for(column.painter, labels)
        if sum(widths) > column.width:
            self._list(column, spec)
            return
        box = pygame.FRect(LEFT, column.y, sum(widths), 36)
        chosen = spec.values.index(self._draft.options[spec.key])
        fields = [Field(label) for label in labels]
        column.widgets.append(Choice(spec.key, box, fields, chosen, self._taker(spec), widths=widths))
        column.y += 48

    def _list(self, column: Column, spec: OptionSpec) -> None:
        box = pygame.FRect(LEFT, column.y, column.width, 38)
        chosen = spec.values.index(self._draft.options[spec.key])
        fields = [Field(label) for label in self._labels(spec)]
        foot = self._scene.height - 8
        column.widgets.append(DropList(spec.key, box, fields, chosen, self._taker(spec), foot=foot))
        column.y += 50

    def _labels(self, spec: OptionSpec) -> Sequence[str]:
        key = f"{self._draft.rules.title}.option.{spec.key}"
        return [self._scene.words(f"{key}.{str(value).lower()}") for value in spec.values]

    def _taker(self, spec: OptionSpec) -> Callable[[int], None]:
        return lambda number: self._take(spec, spec.values[number])

    def _take(self, spec: OptionSpec, value: Option | Any) -> None:
        self._draft.options[spec.key] = value
        self._changed()
