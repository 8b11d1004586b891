"""A guided first round: the real table, with a guide who says what to do next and why."""

import pygame

from game.lesson_run import LessonRun
from game.library import Library
from game.match import Match
from game.replay import Replay
from rules.core.target import Target
from ui.boards.view import BoardView
from ui.paint import Painter
from ui.scenes.menu import MenuScene
from ui.scenes.table import TableScene
from ui.services import Services
from ui.table.parts.guide_slip import (
    Speech,
    draw_brush,
    draw_slip,
    draw_thread,
    layout_buttons,
    place_slip,
    slip_height,
)
from ui.table.scene.ways_out import WaysOut
from ui.table.session.lesson_session import LessonSession
from ui.table.session.session import Session
from ui.table.session.thinker import Thinking
from ui.theme import FOOT_BAR, TOP_BAR
from ui.widgets.button import PushButton
from ui.widgets.widget import Cover, Widget

VEIL = 0.56
MARGIN = 9.0


class GuidedScene(TableScene):
    """All is veiled but the thing to click and what it concerns; only what the page allows is lit."""

    stages_moments = False

    def __init__(
        self, services: Services, navigator: WaysOut, run: LessonRun, board: BoardView, thinker: Thinking
    ) -> None:
        self.run = run
        super().__init__(services, navigator, run.match, board, thinker, curtain=False, hints=False)
        self._slip = pygame.FRect(0, 0, 0, 0)
        self._lit: list[pygame.FRect] = []

    def make_session(self, services: Services, match: Match, thinker: Thinking) -> Session:
        """The pages decide what is offered and what the others do."""
        self.lesson = LessonSession(self.run, thinker, services.settings, services.clock)
        return self.lesson

    # ------------------------------------------------------------ words
    def phase_words(self) -> str:
        """Which step of the lesson this is."""
        pages = len(self.run.lesson.pages)
        return self.words("table.guide.step", step=min(self.run.number + 1, pages), pages=pages)

    def _speech(self) -> Speech:
        said = [self.view.speak(text) for text in self.run.page.texts()]
        return Speech(said[0], said[1], said[2] if len(said) > 2 else "")

    @property
    def _speaks(self) -> bool:
        """While the others act the guide is silent: one should see what they do."""
        return not self.run.finished and not self.session.others_act and not self.player.flying

    # ------------------------------------------------------------ layout
    def foot_widgets(self, painter: Painter) -> list[Widget]:
        """The prompt says for what the guide waits."""
        widgets = super().foot_widgets(painter)
        if self.session.decides and not self.run.finished:
            key = "table.guide.reads" if self.run.only_read() else "table.guide.waits"
            self.prompt.help = self.words(key)
        return widgets

    def over_widgets(self, painter: Painter) -> list[Widget]:
        """The buttons of the slip."""
        widgets = super().over_widgets(painter)
        self._lit = self._places()
        if not self._speaks:
            return widgets
        buttons = self._slip_buttons()
        speech = self._speech()
        frame = self.picture.frame
        height = slip_height(painter, speech, frame.board.w - 16)
        others = [shape.rect for shape in self.board.shapes.values()]
        self._slip = place_slip(frame, height, self._holes(), others)
        layout_buttons(self._slip, buttons)
        return [*widgets, Cover("slip", self._slip), *buttons]

    def red_button(self) -> PushButton | None:
        """On a page that is only read, the slip's button goes on."""
        on_slip = (widget for widget in self.form.widgets if isinstance(widget, PushButton) and widget.foremost)
        return next(on_slip, None) or super().red_button()

    def kept_clear(self) -> tuple[pygame.FRect, ...]:
        """What the guide says is read while the thing it speaks of is pointed at."""
        return (*super().kept_clear(), self._slip) if self._speaks else super().kept_clear()

    def _slip_buttons(self) -> list[PushButton]:
        """What goes on, what leaves the guide, what goes back: each in its place on every page."""
        nowhere = pygame.FRect(0, 0, 0, 0)
        back = "" if self.run.number or self.match.moves else self.words("table.guide.first")
        step_back = PushButton(
            "step_back", nowhere, self.words("table.guide.back"), self.step_back, "plain", "back", reason=back
        )
        last = self.run.number == len(self.run.lesson.pages) - 1
        alone = PushButton(
            "alone", nowhere, self.words("table.guide.alone"), self.play_alone, "call" if last else "plain"
        )
        alone.foremost = last
        reads = self.run.only_read() and not last
        wait = "" if reads else self.words("table.guide.last" if last else "table.guide.waits")
        turn = PushButton("turn", nowhere, self.words("table.guide.next"), self.turn_page, "call", "arrow", reason=wait)
        turn.foremost = reads
        for button in (turn, alone, step_back):
            button.meaning = (self.run.number, len(self.match.moves))
        return [turn, alone, step_back]

    def _places(self) -> list[pygame.FRect]:
        """Where the things lie that the page points at: those to click first, and of them those on the board."""
        clickable = {target for move in self.run.allowed() for target in self.session.clicks_for(move)}
        board = self.picture.frame.board
        found: list[tuple[bool, bool, pygame.FRect]] = []
        for target in self.run.lit():
            place = self._place(target)
            if place is not None:
                found.append((target not in clickable, not board.collidepoint(place.center), place))
        return [place for _, _, place in sorted(found, key=lambda each: each[:2])]

    def _holes(self) -> list[pygame.FRect]:
        """What is lit, with its glow."""
        return [place.inflate(2 * MARGIN, 2 * MARGIN) for place in self._lit]

    def _place(self, target: Target) -> pygame.FRect | None:
        button = next((widget for widget in self.prompt.buttons if widget.name == f"button {target.key}"), None)
        if target.kind in ("button", "amount") and button is not None:
            return button.box
        shape = self.board.shapes.get(target) or self.board.place(target, target, self.view)
        return self.board.room(target, shape) if shape is not None else None

    # ------------------------------------------------------------ picture
    def draw_over_board(self, painter: Painter) -> None:
        """The veil with its holes, the slip, the brush stroke to the thing, threads to what it concerns."""
        super().draw_over_board(painter)
        if not self._speaks:
            return
        painter.veil(VEIL, self._holes(), top=TOP_BAR, bottom=painter.height - FOOT_BAR)
        foot = painter.height - FOOT_BAR
        for place in self._lit[1:]:
            if place.bottom < foot:
                painter.nine("nine/concerns", *place.inflate(MARGIN, MARGIN))
                if not any(other.contains(place) for other in self._lit if other != place):
                    draw_thread(painter, self._slip, place.inflate(MARGIN, MARGIN), self._lit)
        pages, name = len(self.run.lesson.pages), self.words("table.guide.name")
        draw_slip(painter, self._slip, self._speech(), name, self.rules.title, pages, self.run.number)
        if self._lit and not self.run.only_read():
            draw_brush(painter, self._slip, self._lit[0])

    # ------------------------------------------------------------ acts
    def turn_page(self) -> None:
        """On to the next page."""
        self.lesson.turn_page()
        self.relayout()

    def step_back(self) -> None:
        """Back to the start of the page, or to the page before."""
        self.lesson.step_back()
        self.taken_back()

    def update(self, seconds: float) -> None:
        """Once the last page is left the game goes on without the guide."""
        super().update(seconds)
        if self.run.finished and not self.player.flying:
            self.play_alone()

    def play_alone(self) -> None:
        """Leave the guide; the game goes on from here, in a file of its own."""
        settings, title = self.services.settings, self.rules.title
        if title not in settings.seen_lessons:
            settings.seen_lessons.append(title)
            self.services.changed()
        record = self.match.record(self.run.lesson.name)
        self.navigator.table(Library().branch(Replay(self.rules, record), len(self.match.moves)))

    def open_menu(self) -> None:
        """A lesson is neither replayed nor taken back."""
        self.navigator.open(MenuScene(self.services, self.navigator, self.match, self.taken_back, None))
