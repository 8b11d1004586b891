"""The picture of a table: what it is made of, how it is laid out and drawn anew after each change."""

from collections.abc import Sequence
from typing import Any

import pygame

from rules.core.manifest import manifests
from rules.core.rules import Rules
from rules.core.target import Target
from ui.boards.view import BoardView, View
from ui.paint import Painter
from ui.scene import Scene
from ui.services import Services
from ui.table.motion.event_player import EventPlayer
from ui.table.parts.breath import AWAKE, STEADY, breath_at
from ui.table.parts.picture import TablePicture
from ui.table.parts.spots import Spot, Spots
from ui.table.parts.tooltip_timing import TooltipTiming
from ui.table.parts.top_bar import TopBar, draw_note, note_width
from ui.table.scene.enlarging import Enlarging
from ui.table.scene.log_place import LogPlace
from ui.table.scene.ways_out import WaysOut
from ui.table.session.log_book import Entry
from ui.theme import FOOT_BAR
from ui.widgets.button import PushButton
from ui.widgets.widget import Widget


class DrawnTable(Scene):
    """Draws a table with its bars and its log; subclasses say what is seen, what the bars hold, what a click does."""

    log_jumps = False
    """Does a click on an entry of the log lead somewhere?"""
    own_tray = True
    """Does the tray show the viewer's things?"""

    def __init__(self, services: Services, navigator: WaysOut, rules: Rules[Any], board: BoardView) -> None:
        super().__init__(services)
        self.navigator, self.rules, self.board = navigator, rules, board
        self.air = manifests()[rules.title].air
        self.share = board.share
        self.picture = TablePicture(board, rules.title)
        self.player = EventPlayer(board, services.sounds.play)
        self.tips = TooltipTiming(rules, board)
        self.enlarging = Enlarging(self)
        self.log_place = LogPlace(services, self.relayout, self.jump_to if self.log_jumps else None)
        self.log = self.log_place.panel
        self.log.aside = True
        self.extra: dict[str, Any] = {}
        self.top = TopBar(())
        self.view: View = self.make_view()
        self.active_at = services.clock.now()
        self._look: tuple[object, ...] = ()
        self._over: object = None

    # ------------------------------------------------------------ what subclasses say
    def make_view(self) -> View:
        """What is seen now."""
        raise NotImplementedError

    def told(self) -> tuple[list[Entry], int | None]:
        """The entries of the log, and how many of them have happened (None: all)."""
        raise NotImplementedError

    def bar_buttons(self) -> list[PushButton]:
        """The buttons of the sky."""
        raise NotImplementedError

    def foot_widgets(self, painter: Painter) -> list[Widget]:
        """Lay out the water bar; its widgets."""
        raise NotImplementedError

    def over_widgets(self, painter: Painter) -> list[Widget]:
        """Lay out what lies over the board; its widgets."""
        return []

    def draw_foot(self, painter: Painter) -> None:
        """Draw the words of the water bar."""
        raise NotImplementedError

    def draw_over_board(self, painter: Painter) -> None:
        """Draw what lies over the board and under the widgets."""

    def draw_over_log(self, painter: Painter) -> None:
        """Draw what lies over the log too, wherever that is."""

    def phase_words(self) -> str:
        """What the sky says after the title."""
        return self.view.speak(self.rules.phase(self.view.state))

    def draw_sky(self, painter: Painter, left: float, right: float) -> float | None:
        """What stands there in place of these words; returns where it ends."""
        return None

    def facts(self) -> list[tuple[str, str]]:
        """Public counts for the sky."""
        return self.board.facts(self.view)

    def pressing(self) -> frozenset[int]:
        """Which of them stand one step from the end."""
        return self.board.pressing(self.view)

    def note_words(self) -> str:
        """A warning in the sky."""
        note = self.rules.end_note(self.view.state)
        return self.view.speak(note) if note is not None else self.board.note(self.view)

    def concerned(self) -> Sequence[Target]:
        """What is spoken of at the moment."""
        return self.log.lit()

    def advised(self) -> Sequence[Target]:
        """What a hint would choose next."""
        return ()

    def clicked(self, target: Target, x: float, y: float) -> None:
        """A thing was clicked."""
        raise NotImplementedError

    def follow_pointer(self) -> None:
        """What is pointed at or walked to may have changed."""
        raise NotImplementedError

    def meaning(self) -> object:
        """What a click on a thing means now; None: nothing that could be done twice by a double click."""
        return None

    def jump_to(self, entry: Entry) -> None:
        """An entry of the log was clicked."""

    # ------------------------------------------------------------ layout
    def layout(self, painter: Painter) -> None:
        """Everything follows from the state; this is done anew after each change of it."""
        look = (painter.width, painter.height, painter.scale, self.services.say.language, painter.text_size)
        if look != self._look:
            self._look = look
            self.picture.touch(ground=True)
            self.picture.rehearsal.begin()
            self.player.finish(self.services.clock.now())
        hot = self.view.hot
        self.view = self.make_view()
        self.view.hot = hot
        self.picture.arrange(painter, self.view, self.services.settings.log_open)
        self.log_place.lay(painter, self.picture.frame, self.board, self.view, *self.told())
        self.top = TopBar(self.bar_buttons())
        self.top.layout(painter)
        foot = self.foot_widgets(painter)
        over = self.over_widgets(painter)
        ledger = self.picture.ledger.widgets(self.view)
        self.form.fill([*self._spots(), *foot, *self.top.buttons, *ledger, self.log, *self.log.widgets(), *over])
        if self.log.asks:
            self.log.asks = False
            self.form.focus_on(self.log.well)
        self.follow_pointer()

    @property
    def laid_out(self) -> bool:
        """Has anything its place yet?"""
        return bool(self._look)

    def _spots(self) -> list[Spot]:
        spots = Spots(self.board.shapes)
        walked = self.view.lit | frozenset(self.board.controls(self.view)) | frozenset(self.view.picked)
        meaning, act = self.meaning(), self.clicked
        return [
            Spot(target, shape, spots, target in walked, act, None if target.kind == "control" else meaning)
            for target, shape in self.board.shapes.items()
        ]

    def toggle_log(self) -> None:
        """Open or fold the log; in a narrow window it lies over the board."""
        self.log_place.toggle()

    @property
    def types(self) -> bool:
        """Are words being typed? Then keys mean letters."""
        return self.form.focus is self.log.well

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter) -> None:
        """Two kept sheets, then what lives."""
        now = self.services.clock.now()
        self.picture.draw(painter, self.view, self._bars, self.own_tray)
        self.picture.draw_lit(painter, self.view, breath_at(now) if self.awake(now) else STEADY, self.focused())
        self.picture.draw_concerned(painter, self.concerned(), len(self.view.names))
        self.picture.draw_advised(painter, self.advised())
        self.picture.draw_motion(painter, self.view, self.player, now)
        self.draw_over_board(painter)
        if self.log_place.over:
            self.log.draw_panel(painter)
        self.draw_over_log(painter)
        self.form.draw(painter)
        self.form.clear = self.kept_clear()
        if not self.enlarging.draw(painter, (*self.form.clear, self.picture.frame.tray)):
            self.tips.draw(painter, self.view, self.form.clear, self.picture.fresh)
            self.form.clear = (*self.form.clear, *self.tips.boxes)
            self.form.draw_over(painter)

    def comes_later(self, what: object) -> bool:
        """Does something that comes to lie over the table wait for the next frame? Where all of the table was drawn for
        this one: two dear pictures would make a long frame."""
        comes, self._over = what is not self._over, what
        return comes and self.picture.fresh

    def kept_clear(self) -> tuple[pygame.FRect, ...]:
        """What no tooltip may lie over: the log, whose newest line is read after every act, and what the board says."""
        told = self.board.kept_clear(self.view)
        return tuple(told) if self.log.folded else (self.log.box, *told)

    def _bars(self, painter: Painter) -> None:
        title, note = self.rules.title, self.note_words()
        told = self.title_name(title), self.phase_words(), self.facts(), note
        fits = self.top.draw(painter, title, *told, self.draw_sky, self.pressing())
        if not self.log_place.over:
            self.log.draw_panel(painter)
        self.draw_foot(painter)
        if not fits:
            # A narrow sky has no room: the warning hangs at the edge of the water.
            draw_note(painter, note, painter.width - 14 - note_width(painter, note), painter.height - FOOT_BAR)

    def awake(self, now: float) -> bool:
        """Do lit things breathe? Only a while after somebody was last seen at the table."""
        still = self.services.settings.motion == "off"
        return bool(self.view.lit) and not still and now - self.active_at < AWAKE

    def focused(self) -> Target | None:
        """The thing the keys stand on."""
        focus = self.form.focus
        return focus.target if isinstance(focus, Spot) and self.form.by_keys else None
