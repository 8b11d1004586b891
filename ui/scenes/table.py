"""The table of a game under way, the same for every title."""

from collections.abc import Sequence

import pygame

from game.match import Match
from rules.core.target import Seat, Target
from ui.boards.view import BoardView, View
from ui.paint import Painter
from ui.scenes.curtain import CurtainScene
from ui.scenes.menu import MenuScene
from ui.services import Services
from ui.table.motion.turn_sounds import TurnSounds
from ui.table.parts.prompt_bar import draw_empty_places, draw_prompt, help_overflows, layout_prompt
from ui.table.parts.prompter import Prompter
from ui.table.parts.top_bar import bar_button
from ui.table.parts.trouble_slip import TroubleSlip
from ui.table.scene.table_keys import TableKeys
from ui.table.scene.telling_table import TellingTable
from ui.table.scene.ways_out import WaysOut
from ui.table.session.log_book import Entry, LogBook
from ui.table.session.session import Session
from ui.table.session.sitters import introductions
from ui.table.session.thinker import Thinking
from ui.table.session.viewing import view_of
from ui.widgets.button import PushButton
from ui.widgets.screen_frame import draw_ground
from ui.widgets.widget import Widget


class TableScene(TellingTable):
    """Shows what the viewer may know, lets them choose, lets the others act at a readable pace."""

    def __init__(
        self,
        services: Services,
        navigator: WaysOut,
        match: Match,
        board: BoardView,
        thinker: Thinking,
        *,
        curtain: bool = True,
        hints: bool = True,
    ) -> None:
        self.match = match
        self.curtain = curtain
        session = self.make_session(services, match, thinker)
        self._book = LogBook(match.history, match.rules.amounts, introductions(match, session.characters))
        super().__init__(services, navigator, session, board, hints)
        self.prompter = Prompter(self.session, board, self)
        self.keys = TableKeys(self)
        self.trouble = TroubleSlip(self.words, lambda text: self.view.speak(text), self.relayout)
        self.turn_sounds = TurnSounds(services, self.session)
        self._paused = False
        self._asked: object = None
        self._turns = 0
        self._decided = True

    def make_session(self, services: Services, match: Match, thinker: Thinking) -> Session:
        """A lesson drives its match otherwise."""
        return Session(match, thinker, services.settings, services.clock)

    # ------------------------------------------------------------ what is seen
    def make_view(self) -> View:
        """What the viewer may know, and what is lit for them."""
        view = view_of(self.session, self.board, self.services, self.extra, self.player)
        return self.as_before(view)

    def told(self) -> tuple[list[Entry], int | None]:
        """All that happened, as the viewer may know it."""
        return self._book.entries(self.match.history, self.session.viewer), None

    def bar_buttons(self) -> list[PushButton]:
        """The log where it is a drawer, hint, rules, menu."""
        reason = "" if self.session.decides else self.words("table.hint.not_now")
        hint = bar_button("hint", self.words("common.hint"), "hint", self.ask_hint, reason)
        return [
            *self.log_place.buttons(),
            *([hint] if self.hints else []),
            bar_button("rules", self.words("common.rules"), "book", self.open_rules),
            bar_button("menu", self.words("common.menu"), "menu", self.open_menu),
        ]

    def layout(self, painter: Painter) -> None:
        """With one's own turn the log follows again; who walks by keys is led to a question that has come up."""
        turns = self.match.history.turn_seats
        if len(turns) != self._turns and turns[-1:] == [self.session.viewer]:
            self.log.follow()
        self._turns = len(turns)
        super().layout(painter)
        asked = self.confirming or self.session.hint
        led = self.confirming is not None or self.stays_for_hint
        if asked is not self._asked and asked is not None and led and self.form.by_keys:
            self.form.focus_on(self.prompt.confirm, by_keys=True)
            self.stay_for_hint()
            self.follow_pointer()
        self._asked = asked
        if self.session.decides and not self._decided:
            self.keys.hold_still()
        self._decided = self.session.decides

    def foot_widgets(self, painter: Painter) -> list[Widget]:
        """The prompt's buttons; a moment has its own."""
        self.prompt = self.prompter.prompt(self.view, self.confirming, self.moment_prompt())
        asked_help = self.prompt.help
        self.prompt.help = asked_help or self.recap_help()
        # Leftmost, so that it moves no other act.
        self.prompt.acts[:0] = self.recap_button()
        buttons = layout_prompt(painter, self.prompt)
        self.words_end = self.board.lay_chips(painter, buttons, self.view)
        crowded = self.words_end < buttons or not asked_help
        if crowded and help_overflows(painter, self.prompt, self.words_end):
            # Beside chips there is seldom room for both, and they say the same when pointed at; so does the recap.
            self.prompt.help = ""
        return [*self.prompt.buttons, *self.telling_widgets(painter)]

    def over_widgets(self, painter: Painter) -> list[Widget]:
        """A moment, and the slip that tells of trouble with the disk."""
        self.trouble.tell(self.session.trouble)
        return [
            *self.recap_widgets(painter),
            *self.moment_widgets(painter),
            *self.trouble.layout(painter, self.picture.frame),
        ]

    def draw(self, painter: Painter) -> None:
        """Nothing of anybody is drawn while the curtain is due."""
        if self.session.covered:
            self.drawn_moving = False
            draw_ground(painter, self.rules.title)
        else:
            super().draw(painter)

    def draw_sky(self, painter: Painter, left: float, right: float) -> float | None:
        """A board may have more to tell than the phase."""
        return self.board.sky(painter, left, right, self.view)

    def draw_foot(self, painter: Painter) -> None:
        """Who must do what."""
        if not self.draw_act(painter):
            draw_prompt(painter, self.prompt, self.words_end)
            self.board.draw_chips(painter, self.view)
        draw_empty_places(painter, self.prompt)

    def draw_over_board(self, painter: Painter) -> None:
        """What another seat just did, a moment, the slip that tells of trouble."""
        self.draw_told(painter)
        self.trouble.draw(painter)

    def note_words(self) -> str:
        """That the game is not saved, or that the end is near."""
        return self.trouble.note() or super().note_words()

    def concerned(self) -> Sequence[Target]:
        """What the log speaks of, and what the question is about."""
        move = self.confirming
        return self.log.lit() if move is None else (*self.log.lit(), *self.session.clicks_for(move))

    def advised(self) -> Sequence[Target]:
        """What the hint would click."""
        hint = self.session.hint
        return () if hint is None else self.session.clicks_for(hint.moves[0])

    # ------------------------------------------------------------ time
    def update(self, seconds: float) -> None:
        """Others act, hints arrive, a curtain falls; under a menu all wait."""
        super().update(seconds)
        if self._paused:
            return
        self.tell_opening()
        if self.stands_still():
            return
        events = self.session.update(self.player.flying)
        idle = None if self.player.flying else self.session.errand_move() or self.session.idle_move()
        if events is not None:
            self.show(events)
            self.tell_act()
        elif idle is not None:
            self.show(self.session.play(idle))
        elif self.session.changed():
            self.relayout()
        if not self.player.flying:
            self._settled()

    def pause(self) -> None:
        """Something lies over the table: the others wait, and no tooltip shines through."""
        self._paused = True
        self.tips.drop()
        self.redraw()

    def resume(self) -> None:
        """Play goes on."""
        self._paused = False
        self.relayout()

    def next_wake(self) -> float | None:
        """The nearest of all that is due."""
        rests = self._paused or self.scroll is not None
        due = (super().next_wake(), None if rests else self.session.next_wake())
        return min((wake for wake in due if wake is not None), default=None)

    def _settled(self) -> None:
        """All that moved has come to rest: whose turn is it, is it over?"""
        person = self.session.next_person()
        if self.session.covered or person is not None:
            self._hand_over(self.session.viewer if person is None else person)
        else:
            self.turn_sounds.listen()
            self.tell_recap()

    def _hand_over(self, seat: Seat) -> None:
        """Another person looks now: behind a curtain, if there is anything to hide."""
        if not self.curtain or not (self.session.covered or self.session.has_secrets(seat)):
            self._lift(seat)
            return
        self.session.covered = True
        self.tips.drop()
        self.navigator.open(CurtainScene(self.services, self.navigator, self.match, seat, self._lift, self.open_menu))

    def _lift(self, seat: Seat) -> None:
        self.session.turn_to(seat)
        self.player.clear()
        self.forget_told()
        self.extra.clear()
        self.relayout()

    # ------------------------------------------------------------ choosing
    def red_button(self) -> PushButton | None:
        """The button that ends or confirms, for Enter with nothing walked to."""
        button = self.prompt.confirm
        return button if button is not None and button.usable and self.prompt.by_enter else None

    def process_event(self, event: pygame.Event) -> bool:
        """Keys of the table first, then what is pointed at."""
        if event.type == pygame.KEYDOWN and self._takes_key(event) and self.keys.key(event):
            self.redraw()
            return True
        return super().process_event(event)

    def _takes_key(self, event: pygame.Event) -> bool:
        """Letters that are typed and keys of the log are none of the table's."""
        return not self.types and not self.log.wants(event)

    # ------------------------------------------------------------ ways out
    def open_menu(self) -> None:
        """The menu of this game."""
        eyes = None if self.session.covered else self.session.viewer
        self.navigator.open(MenuScene(self.services, self.navigator, self.match, self._take_back, eyes))

    def _take_back(self) -> None:
        self.session.take_back()
        self.taken_back()

    def show_scores(self) -> None:
        """On to the count, then to the score."""
        self.navigator.scores(self.match, True)

    def close(self) -> None:
        """Nobody thinks for this table any more."""
        self.session.close()
