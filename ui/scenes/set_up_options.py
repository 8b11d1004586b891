"""The right sheet of the set-up: the number of the deal, the start player, options, what the title adds."""

from collections.abc import Callable

import pygame

from game.lesson import Lesson
from ui.scene import Scene
from ui.scenes.set_up_column import LEFT, Column
from ui.scenes.set_up_draft import Draft, seed_fits
from ui.scenes.set_up_title import TitleOptions
from ui.widgets.button import PushButton
from ui.widgets.small import draw_well
from ui.widgets.text_well import TextWell
from ui.widgets.tip import Tip


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
        if self._draft.seats > 1:
            self._start_player(column)
        own = TitleOptions(self._scene, self._draft, self._changed)
        own.options(column)
        self._options(column)
        own.modules(column)

    # ------------------------------------------------------------------ sections

    def _deal(self, column: Column) -> None:
        words, draft = self._scene.words, self._draft
        reason = words("set_up.by_guide") if draft.guided else ""
        column.heading(words("set_up.deal"))
        label = words("set_up.new_deal")
        across = min(PushButton.width_for(column.painter, label, "dice", 38) - 14, column.width - 108)
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
        again = PushButton("new deal", box, label, self._draw_seed, "plain", "dice", reason=reason)
        column.widgets += [well, again]
        column.y += 42
        column.note(words("set_up.deal.note"), 36)

    def _draw_seed(self) -> None:
        self._draft.draw_seed()
        self._changed()

    def _start_player(self, column: Column) -> None:
        words = self._scene.words
        column.heading(words("set_up.start_player"))
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
