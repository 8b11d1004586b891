"""The first screen: five boxes on a shelf, the game under way on a scroll above."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Protocol

import pygame

from rules.core.manifest import Credits, Manifest, manifests
from ui.paint import Painter
from ui.scene import Scene
from ui.scenes.lobby_shelf import PROPORTION, BoxOnShelf, UnderWay, draw_scroll
from ui.services import Services
from ui.theme import PAPER, WASHI, alpha, rgb
from ui.widgets.button import Kind, PushButton
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

SCENERY: Final = 800.0
FOOT: Final = 188.0
"""From the foot of the boxes to the lower edge of the window."""
WATER: Final = 94.0
USUAL, LEAST_GAP = 5, 12.0
"""The shelf was made for five boxes; more of them are narrower, so that none hides another."""
SKY: Final = rgb(0x152847)


class Ways(Protocol):
    """Where the lobby leads."""

    def new_game(self, title: str) -> None:
        """Set up a game of this title."""
        ...

    def continue_game(self) -> None:
        """Go on with the game under way."""
        ...

    def load(self) -> None:
        """Choose a saved game."""
        ...

    def bring(self, path: Path) -> None:
        """Take a saved game from elsewhere onto the shelf."""
        ...

    def replays(self) -> None:
        """Choose a game to look through."""
        ...

    def statistics(self) -> None:
        """Games played so far."""
        ...

    def settings(self) -> None:
        """Preferences."""
        ...

    def quit(self) -> None:
        """Leave the program."""
        ...


class Lobby(Scene):
    """Boxes, Continue, and the ways to everything else.

    `under_way` tells of the game that can be continued, or None; it is asked each time the lobby comes to the top. With
    `late` it is asked only once the first picture stands: the shelf of saved games may take a moment to look through.
    """

    def __init__(
        self, services: Services, ways: Ways, under_way: Callable[[], UnderWay | None], late: bool = False
    ) -> None:
        super().__init__(services)
        self.ways = ways
        self._ask = under_way
        self._game: UnderWay | None = None
        self._boxes: list[BoxOnShelf] = []
        self._scroll = pygame.FRect(0, 0, 0, 0)
        self._continue: PushButton | None = None
        self._boat: float | None = None
        self._first = True
        self._late = late
        self._drawn = False

    def resume(self) -> None:
        """See whether there is a game to go on with."""
        super().resume()
        if not self._late:
            self._game = self._ask()
            self.relayout()

    # ------------------------------------------------------------------ layout

    def layout(self, painter: Painter) -> None:
        """Scroll at the head, boxes on the shelf, buttons on the water."""
        title_end = 160 + max(painter.measure(self.words("lobby.motto"), 20, "semi", most=20), 280)
        widgets: list[Widget] = self._layout_scroll(painter, title_end)
        widgets += self._layout_boxes()
        widgets += self._layout_foot(painter)
        self.form.fill(widgets)
        self.form.clear = (*(box.tag for box in self._boxes), self._scroll)
        if self._first and self._continue is not None:
            self._first = False
            self.form.focus_on(self._continue)

    def _layout_scroll(self, painter: Painter, title_end: float) -> list[Widget]:
        self._continue = None
        if self._game is None:
            return []
        left = max(title_end + 28, self.width - 712)
        self._scroll = pygame.FRect(left, 34, self.width - 50 - left, 116)
        label = self.words("common.continue")
        across = PushButton.width_for(painter, label, "arrow", 48, least=150)
        box = pygame.FRect(self._scroll.right - 26 - across, self._scroll.centery - 24, across, 48)
        self._continue = PushButton("continue", box, label, self.ways.continue_game, "call", "arrow")
        return [self._continue]

    def _layout_boxes(self) -> list[Widget]:
        side = 60.0 if self.width >= 1260 else 40.0
        across = 212.0 if self.width >= 1260 else 200.0
        count, room = len(manifests()), self.width - 2 * side - 14
        if count > USUAL:
            across = min(across, (room - (count - 1) * LEAST_GAP) / count)
        gap = (room - count * across) / max(1, count - 1)
        foot = self.height - FOOT
        lifts = {box.name: box.lift for box in self._boxes}
        self._boxes = []
        for number, entry in enumerate(manifests().values()):
            x = side + number * (across + gap)
            box = pygame.FRect(x, foot - across * PROPORTION, across, across * PROPORTION)
            self._boxes.append(self._box(entry, box))
            self._boxes[-1].lift = lifts.get(self._boxes[-1].name, 0.0)
        return list(self._boxes)

    def _box(self, entry: Manifest, box: pygame.FRect) -> BoxOnShelf:
        name = self.words(entry.name)
        return BoxOnShelf(
            entry,
            box,
            name,
            self.words("lobby.minutes", n=entry.minutes),
            self.words("lobby.new_game"),
            self.words("lobby.soon"),
            lambda: self.ways.new_game(entry.title),
            reason="" if entry.built else self.words("lobby.coming", title=name),
            tip=Tip(name, (self.words(entry.about), *self._credits(entry.credits))),
        )

    def _credits(self, credits: Credits) -> list[str]:
        lines = [self.words("lobby.designers", designers=", ".join(credits.designers))]
        if credits.publisher and credits.year:
            lines.append(self.words("lobby.edition", publisher=credits.publisher, year=str(credits.year)))
        elif credits.publisher:
            lines.append(credits.publisher)
        return lines

    def _layout_foot(self, painter: Painter) -> list[Widget]:
        ways = (
            ("load", "common.load", "order", self.ways.load),
            ("replays", "lobby.replays", "repeat", self.ways.replays),
            ("statistics", "lobby.statistics", "chart", self.ways.statistics),
            ("settings", "common.settings", "tech", self.ways.settings),
            ("quit", "common.quit", "", self.ways.quit),
        )
        x, y = (60.0 if self.width >= 1260 else 40.0), self.height - 68
        widgets: list[Widget] = []
        for name, key, icon, act in ways:
            label = self.words(key)
            across = PushButton.width_for(painter, label, icon, 42, least=92)
            widgets.append(PushButton(name, pygame.FRect(x, y, across, 42), label, act, "plain", icon))
            x += across + 14
        languages, start = self._layout_languages(painter)
        # The junk sails where there is water left for it.
        middle = x + (start - x) / 2
        self._boat = middle - 35 if start - x > 90 else None
        return widgets + languages

    def _layout_languages(self, painter: Painter) -> tuple[list[Widget], float]:
        say = self.services.say
        right, y = self.width - (60 if self.width >= 1260 else 40), self.height - 65
        names = [say.own_name(language) for language in say.languages]
        if len(names) > 3:
            # Only a program of many tongues pays for loading the list.
            from ui.widgets.choice import Field
            from ui.widgets.drop_list import DropList

            box = pygame.FRect(right - 170, y, 170, 36)
            chosen = say.languages.index(say.language)
            fields = [Field(name) for name in names]
            return [
                DropList("language", box, fields, chosen, self._speak_number, icon="globe", foot=self.height)
            ], box.x
        widgets: list[Widget] = []
        x = right
        for language, name in reversed(list(zip(say.languages, names, strict=True))):
            across = PushButton.width_for(painter, name, "", 36, least=92)
            x -= across
            kind: Kind = "plain" if language == say.language else "quiet"
            box = pygame.FRect(x, y, across, 36)
            widgets.insert(0, PushButton(f"language {language}", box, name, self._speaker(language), kind))
            x -= 10
        return widgets, x

    def _speaker(self, language: str) -> Callable[[], None]:
        def speak() -> None:
            self.services.settings.language = language
            self.services.changed()

        return speak

    def _speak_number(self, number: int) -> None:
        self._speaker(self.services.say.languages[number])()

    # ------------------------------------------------------------------ input and time

    def process_event(self, event: pygame.Event) -> bool:
        """A file dropped on the window is brought in."""
        if event.type == pygame.DROPFILE:
            self.ways.bring(Path(event.file))
            return True
        return super().process_event(event)

    def update(self, seconds: float) -> None:
        """Boxes rise and settle."""
        super().update(seconds)
        if self._late and self._drawn:
            self._late = False
            self.resume()
        at_once = self.services.settings.motion == "off"
        if [box for box in self._boxes if box.rise(seconds, at_once)]:
            self.redraw()

    def animating(self) -> bool:
        """While a box is on its way."""
        return any(box.lift != box.goal for box in self._boxes)

    def next_wake(self) -> float | None:
        """At once, if there is still something to ask."""
        return 0.0 if self._late else super().next_wake()

    # ------------------------------------------------------------------ picture

    def draw(self, painter: Painter) -> None:
        """Scenery, shelf, boxes between its two boards, tags, and the rest."""
        self._drawn = True
        self._paint_scenery(painter)
        foot = self.height - FOOT
        painter.nine("shelf/back", 0, foot - 6, self.width, 16)
        for box in sorted(self._boxes, key=lambda box: box.lift):
            box.draw(painter)
        painter.bokashi(0, foot + 26, self.width, 14, (0, alpha(rgb(0x1C1408), 0.4)), (1, alpha(rgb(0x1C1408), 0)))
        painter.nine("shelf/front", 0, foot + 8, self.width, 18)
        for box in self._boxes:
            box.draw_tag(painter)
        if self._game is not None and self._continue is not None:
            title = self.title_name(self._game.title)
            line = self.words("lobby.turn", title=title, n=self._game.turn)
            draw_scroll(painter, self._scroll, self._game, self.words("lobby.under_way"), line, self._continue.box.x)
        for widget in _not_boxes(self.form.widgets):
            widget.draw(painter)
        self.form.draw_over(painter)

    def _paint_scenery(self, painter: Painter) -> None:
        def draw(inner: Painter) -> None:
            over = self.height - SCENERY
            if over > 0:
                inner.rect(0, 0, self.width, over + 1, SKY)
            inner.picture("lobby", 0, over, self.width, SCENERY)
            inner.sprite("seal/comptoir", 60, 44, 76)
            inner.text(self.words("common.program"), 156, 92, 62, "display", PAPER)
            inner.text(self.words("lobby.motto"), 160, 121, 20, "semi", WASHI, most=20)
            if self._boat is not None:
                inner.sprite("boat/junk", self._boat, self.height - 92, 70)

        key = ("lobby", self.services.say.language, self._boat)
        painter.layer(key, 0, 0, self.width, self.height, draw, opaque=True)


def _not_boxes(widgets: Sequence[Widget]) -> list[Widget]:
    return [widget for widget in widgets if not isinstance(widget, BoxOnShelf)]
