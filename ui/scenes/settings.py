"""The settings: two sheets under the sky; each change holds at once and shows in the sample."""

from collections.abc import Callable
from typing import Final

import pygame

from game.settings import MOTIONS, PACES, SEAT_COLOURS, TEXT_SIZES
from ui.key_list import USUAL
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.key_sheet import draw_usual
from ui.scenes.settings_sample import HEIGHT, Sample
from ui.scenes.settings_sheet import Sheet
from ui.services import Services
from ui.theme import FOOT_BAR, MARGIN, SMOKE, TOP_BAR
from ui.widgets.button import PushButton
from ui.widgets.choice import Field
from ui.widgets.screen_frame import draw_bar, draw_foot, draw_ground, layout_bar, layout_foot
from ui.widgets.slider import Slider
from ui.widgets.switch import Switch

SHEET: Final = 630.0


class SettingsScene(Scene):
    """Every setting acts at once, shows in the sample and is written down. `leave` goes back to where one came from,
    `show_keys` lays the sheet of all keys on top."""

    def __init__(
        self,
        services: Services,
        leave: Callable[[], None],
        back: str = "common.lobby",
        show_keys: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(services)
        self.leave = leave
        self._show_keys = show_keys
        self._back = back
        self._sample = Sample(self)
        self._sheets: list[Sheet] = []
        self._sample_box = pygame.FRect(0, 0, 0, 0)
        self._keys_y = 0.0
        self._bar_end = 0.0
        self._foot_end = 0.0

    # ------------------------------------------------------------------ layout

    def layout(self, painter: Painter) -> None:
        """Two sheets side by side, buttons in sky and water."""
        top = TOP_BAR + 16 + max(0.0, (self.height - TOP_BAR - FOOT_BAR - 32 - SHEET) / 2)
        across = min(700.0, (self.width - 2 * MARGIN - 16) / 2)
        left = (self.width - 2 * across - 16) / 2
        first = Sheet(pygame.FRect(left, top, across, SHEET), painter)
        second = Sheet(pygame.FRect(left + across + 16, top, across, SHEET), painter)
        self._sheets = [first, second]
        self._language(first)
        self._display(first)
        self._keyboard(first)
        self._motion(second)
        self._sound(second)
        self._sample_box = pygame.FRect(second.left, second.box.bottom - HEIGHT - 6, second.width, HEIGHT)
        home = PushButton("home", pygame.FRect(0, 0, 0, 0), self.words(self._back), self.leave, "quiet", "back")
        self._bar_end = layout_bar(painter, [home])
        none = pygame.FRect(0, 0, 0, 0)
        reset = PushButton("reset", none, self.words("common.reset"), self._reset, "plain", "undo")
        done = PushButton("done", none.copy(), self.words("common.done"), self.leave, "call", "check")
        self._foot_end = layout_foot(painter, [reset, done])
        self.form.fill([home, *first.widgets, *second.widgets, reset, done])

    def _language(self, sheet: Sheet) -> None:
        say, settings = self.services.say, self.services.settings
        sheet.heading(self.words("settings.language"), "globe")
        fields = [Field(say.own_name(language)) for language in say.languages]

        def speak(number: int) -> None:
            settings.language = say.languages[number]
            self.services.changed()

        note = self.words("settings.words.note")
        chosen = say.languages.index(say.language)
        sheet.choice("language", self.words("settings.words"), note, fields, chosen, speak)
        sheet.gap(9)

    def _display(self, sheet: Sheet) -> None:
        settings = self.services.settings
        sheet.heading(self.words("settings.display"), "screen")
        sizes = Slider(
            "text_size",
            pygame.FRect(0, 0, 0, 0),
            TEXT_SIZES.index(settings.text_size),
            (0, len(TEXT_SIZES) - 1),
            1,
            lambda number: self._set("text_size", TEXT_SIZES[number]),
            notches=len(TEXT_SIZES),
        )
        note = self.words("settings.text_size.note")
        size = self.words("settings.text_size")
        sheet.slider(sizes, size, note, lambda: self.words("common.percent", n=settings.text_size), letters=True)
        for name in ("full_screen", "software_drawing", "colour_aids"):
            sheet.rule()
            self._switch(sheet, name, note=True)
        sheet.rule()
        sheet.gap(4)
        self._choose(sheet, "seat_colours", SEAT_COLOURS)
        sheet.note(self.words("settings.seat_colours.note"))
        sheet.gap(12)

    def _keyboard(self, sheet: Sheet) -> None:
        label = self.words("settings.keys.all")
        across = PushButton.width_for(sheet.painter, label, "", 30)
        box = pygame.FRect(sheet.right - across, sheet.y - 2, across, 30)
        sheet.heading(self.words("settings.keyboard"), "keys", room=sheet.width - across - 12)
        sheet.widgets.append(PushButton("all keys", box, label, self._show_keys, "plain"))
        self._keys_y = sheet.y - 2

    def _motion(self, sheet: Sheet) -> None:
        sheet.heading(self.words("settings.motion_and_pace"), "time")
        self._choose(sheet, "motion", MOTIONS)
        sheet.gap(2)
        sheet.rule()
        self._choose(sheet, "pace", PACES)
        sheet.note(self.words(f"settings.pace.{self.services.settings.pace}.note"))
        sheet.gap(2)
        sheet.rule()
        self._switch(sheet, "confirm_turn")
        sheet.rule()
        self._switch(sheet, "ask_first")
        sheet.rule()
        self._switch(sheet, "practice", note=True)

    def _sound(self, sheet: Sheet) -> None:
        settings, sounds = self.services.settings, self.services.sounds
        sheet.heading(self.words("settings.sound"), "sound")

        def loudness(volume: int) -> None:
            settings.volume = volume
            sounds.volume = volume

        def heard(volume: int) -> None:
            self._set("volume", volume)
            sounds.play("place")

        slider = Slider("volume", pygame.FRect(0, 0, 0, 0), settings.volume, (0, 100), 5, loudness, done=heard)
        shown = lambda: self.words("common.percent", n=settings.volume)  # noqa: E731
        sheet.slider(slider, self.words("settings.volume"), "", shown)
        sheet.rule()
        self._air(sheet)
        sheet.rule()
        self._switch(sheet, "turn_gong")

    def _air(self, sheet: Sheet) -> None:
        settings, sounds = self.services.settings, self.services.sounds

        def loudness(volume: int) -> None:
            settings.air_volume = volume
            sounds.air_volume = volume if settings.air else 0

        kept = lambda volume: self._set("air_volume", volume)  # noqa: E731
        slider = Slider("air_volume", pygame.FRect(0, 0, 0, 0), settings.air_volume, (0, 100), 5, loudness, done=kept)
        switch = Switch("air", 0, 0, settings.air, lambda on: self._set("air", on))
        sheet.slider_with_switch(slider, switch, self.words("settings.air"))

    def _switch(self, sheet: Sheet, name: str, note: bool = False) -> None:
        words = self.words(f"settings.{name}.note") if note else ""
        on = bool(getattr(self.services.settings, name))
        sheet.switch(name, self.words(f"settings.{name}"), words, on, lambda state: self._set(name, state))

    def _choose(self, sheet: Sheet, name: str, values: tuple[str, ...]) -> None:
        fields = [Field(self.words(f"settings.{name}.{value}")) for value in values]
        chosen = values.index(getattr(self.services.settings, name))
        sheet.choice(
            name, self.words(f"settings.{name}"), "", fields, chosen, lambda number: self._set(name, values[number])
        )

    # ------------------------------------------------------------------ changes

    def _set(self, name: str, value: object) -> None:
        setattr(self.services.settings, name, value)
        self.services.changed()
        if name == "motion":
            self._sample.start()
        if name == "turn_gong" and value:
            self.services.sounds.play("gong")
        if name in ("pace", "text_size"):
            self.relayout()
        self.redraw()

    def _reset(self) -> None:
        self.services.settings.reset()
        self.services.changed()
        self._sample.start()
        self.relayout()

    def escape(self) -> bool:
        """Esc goes back."""
        self.leave()
        return True

    def animating(self) -> bool:
        """While the sample shows the speed of motion."""
        return self._sample.gliding()

    # ------------------------------------------------------------------ picture

    def paint(self, painter: Painter) -> None:
        """Ground, bars, sheets, keys, sample."""
        draw_ground(painter)
        draw_bar(painter, self.words("common.program"), self.words("common.settings"), room=self._bar_end)
        for sheet in self._sheets:
            sheet.draw(painter)
        self._paint_keys(painter)
        self._sample.draw(painter, self._sample_box)
        foot, note = self.words("settings.foot"), self.words("settings.foot.note")
        draw_foot(painter, "settings", foot, note, self._foot_end)

    def _paint_keys(self, painter: Painter) -> None:
        sheet = self._sheets[0]
        room = pygame.FRect(sheet.left, self._keys_y, sheet.width, sheet.box.bottom - self._keys_y)
        draw_usual(painter, self.words, USUAL, room)
        end = sheet.box.bottom - 10
        painter.text(
            self.words("settings.keys.note"), sheet.left, end, 15, "sans", SMOKE, max_width=sheet.width, most=16
        )
