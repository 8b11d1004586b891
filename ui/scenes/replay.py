"""A written game, watched both ways at any speed; one may play on from anywhere."""

from typing import Final

import pygame

from game.library import Library
from game.match import Match
from game.replay import Replay
from rules.core.target import NOBODY, Seat
from ui.boards.view import BoardView, View
from ui.paint import Painter
from ui.scenes.replay_branch import ask_to_leave
from ui.scenes.replay_keys import pressed
from ui.services import Services
from ui.table.motion.event_player import SPEEDS
from ui.table.parts.prompt_bar import Prompt, draw_prompt
from ui.table.parts.timeline import SIDE, Timeline, draw_head, marks_of
from ui.table.parts.top_bar import bar_button
from ui.table.parts.transport import RATES, lay_transport
from ui.table.scene.table_base import TableBase
from ui.table.scene.ways_out import WaysOut
from ui.table.session.log_book import Entry, LogBook, entries_of
from ui.theme import FOOT_BAR, PAPER, SMOKE
from ui.widgets.button import PushButton
from ui.widgets.choice import ChoiceBar, Field
from ui.widgets.tip import Tip
from ui.widgets.widget import Widget

PAUSE: Final = 0.9
"""Seconds a move stays before the next one, at speed 1."""


class ReplayScene(TableBase):
    """The table of a game that was played. With `eyes` it shows only what that seat saw, else one may choose."""

    log_jumps = True
    own_tray = False

    def __init__(
        self,
        services: Services,
        navigator: WaysOut,
        replay: Replay,
        board: BoardView,
        *,
        eyes: Seat | None = None,
        position: int = 0,
    ) -> None:
        self.replay = replay
        self.position = min(max(position, 0), len(replay))
        self.playing = False
        self.rate = 1
        self.eyes = eyes
        self._fixed = eyes is not None
        self._shown_at = services.clock.now()
        self._book = LogBook(replay.history, replay.rules.amounts)
        self._right = 0.0
        super().__init__(services, navigator, replay.rules, board)
        self.player.wakes = True
        self.timeline = Timeline(
            pygame.FRect(0, 0, 0, 0), replay.turns(), marks_of(board, replay), self.view.crests, self.go
        )
        self.prompt = Prompt(None, "", "")

    # ------------------------------------------------------------ what is seen
    def make_view(self) -> View:
        """The table after so many moves, open or through one seat's eyes."""
        header = self.replay.record.header
        names = [chair.name for chair in header.chairs]
        state = self.replay.at(self.position)
        actor = self._actor()
        view = View(
            state=state if self.eyes is None else self.rules.seen_by(state, self.eyes),
            viewer=(max(actor, 0) if self.eyes is None else self.eyes),
            decider=actor,
            names=names,
            crests=[chair.crest for chair in header.chairs],
            roles=[""] * len(names),
            speak=lambda text: self.services.say(text, names, self.rules),
            words=self.services.say.words,
            hidden=self.player.hidden(),
            landing=self.player.landing(),
            open_hands=True,
            extra=self.extra,
        )
        view.roles = self._roles(view, self.rules.decider(state))
        return view

    def _roles(self, view: View, asked: Seat) -> list[str]:
        """What each seat does. The step now open is not the business of who made the move, if another seat is asked."""
        actor, view.decider = view.decider, view.decider if view.decider == asked else NOBODY
        told = [self.board.status(view, seat) for seat in range(len(view.names))]
        view.decider = actor
        acts, waits = self.words("table.replay.acts"), self.words("table.seat.waits")
        return [status or (acts if seat == actor else waits) for seat, status in enumerate(told)]

    def _actor(self) -> Seat:
        """Who made the move that is shown; before the first one, who will."""
        actors = self.replay.history.actors
        return actors[max(self.position - 1, 0)] if actors else NOBODY

    def told(self) -> tuple[list[Entry], int | None]:
        """The whole log; what comes later is pale."""
        entries = self._book.entries(self.replay.history, self.eyes)
        return entries, sum(entry.move < self.position for entry in entries)

    def phase_words(self) -> str:
        """Which turn of how many, and who won."""
        turn, turns = self.replay.turn_of(self.position) + 1, len(self.timeline.turns)
        result = self.replay.record.result
        if result is None or len(result.winners) != 1:
            return self.words("table.replay.phase", turn=turn, turns=turns)
        name, points = self.view.names[result.winners[0]], max(result.scores)
        return self.words("table.replay.won", turn=turn, turns=turns, name=name, n=points)

    def facts(self) -> list[tuple[str, str]]:
        """The board shows enough; the sky has more buttons here."""
        return []

    def pressing(self) -> frozenset[int]:
        """None without the counts themselves."""
        return frozenset()

    def note_words(self) -> str:
        """Nobody needs to be warned of an end that is known."""
        return ""

    # ------------------------------------------------------------ bars
    def bar_buttons(self) -> list[PushButton]:
        """The log where it is a drawer, play from here, final score, rules, back."""
        tip = Tip("", (self.words("table.replay.from_here.tip"),))
        here = bar_button("from_here", self.words("table.replay.from_here"), "play", self.play_from_here, tip=tip)
        buttons = [*self.log_place.buttons(), here]
        if self.replay.record.result is not None:
            buttons.append(bar_button("scores", self.words("table.replay.scores"), "chart", self.show_scores))
        buttons.append(bar_button("rules", self.words("common.rules"), "book", self.open_rules))
        buttons.append(bar_button("back", self.words("common.back"), "back", self.leave))
        return buttons

    def foot_widgets(self, painter: Painter) -> list[Widget]:
        """Transport, speed, timeline, whose eyes."""
        self.prompt = self._prompt()
        tray = self.picture.frame.tray
        self.timeline.box = pygame.FRect(tray.x + SIDE, tray.y + 58, tray.w - 2 * SIDE, 14)
        self.timeline.turn = self.replay.turn_of(self.position)
        self._right, transport = lay_transport(painter, self.words, self, self.playing, self.rate)
        return [*transport, self.timeline, *self._eyes_choice(painter)]

    def _eyes_choice(self, painter: Painter) -> list[Widget]:
        if self._fixed:
            return []
        labels = [self.words("table.replay.all"), *self.view.names]
        widths = [painter.measure(label, 15, "semi", most=16) + 22 for label in labels]
        tray = self.picture.frame.tray
        most = tray.w * 0.55
        across = min(sum(widths), most)
        box = pygame.FRect(tray.right - 14 - across, tray.y + 9, across, 26)
        chosen = 0 if self.eyes is None else self.eyes + 1
        return [ChoiceBar("eyes", box, [Field(label) for label in labels], chosen, self._set_eyes, widths=widths)]

    def _prompt(self) -> Prompt:
        if not self.position:
            return Prompt(None, "", self.words("table.replay.start"))
        actor, number = self._actor(), self.position - 1
        turn = self.replay.turn_of(self.position) + 1
        who = self.words("table.replay.who", name=self.view.names[actor], turn=turn)
        lines = [e for e in entries_of(self.replay.events_of(number), self.eyes, number) if e.is_act]
        said = [self.view.speak(entry.text) for entry in lines] or self._named(number)
        return Prompt(self.view.crests[actor], who, said[0] if said else "", said[1] if len(said) > 1 else "")

    def _named(self, number: int) -> list[str]:
        """A move of which the log tells nothing, by its name, for those who know what it was."""
        if self.eyes not in (None, self._actor()):
            return []
        return [self.view.speak(self.rules.describe(self.replay.at(number), self.replay.history.moves[number]))]

    def draw_foot(self, painter: Painter) -> None:
        """What the move did; the timeline in the tray."""
        draw_prompt(painter, self.prompt, self._right)
        speed = self.form.find("speed").box
        y = painter.height - FOOT_BAR
        painter.text(self.words("table.replay.speed"), speed.x - 12, y + 49, 16, "semi", PAPER, "right", most=18)
        tray = self.picture.frame.tray
        move = self.words("table.replay.move", move=self.position, moves=len(self.replay))
        legend = {mark.sprite: self.board.mark_name(mark.sprite, self.view) for mark in self.timeline.marks}
        end = tray.right - 16
        if not self._fixed:
            words, left = self.words("table.replay.seen_by"), self.form.find("eyes").box.x - 10
            end = left - painter.text(words, left, tray.y + 25, 15, "sans", SMOKE, "right", most=16) - 16
        draw_head(painter, tray, self.words("table.replay.whole"), move, legend, end)
        self.timeline.draw_timeline(painter)

    # ------------------------------------------------------------ time
    def update(self, seconds: float) -> None:
        """While playing, one move after the other."""
        super().update(seconds)
        if self.playing and not self.player.flying and self.services.clock.now() >= self._due():
            if self.position < len(self.replay):
                self.step_on()
            else:
                self.toggle()

    def _due(self) -> float:
        return self._shown_at + PAUSE / RATES[self.rate]

    def next_wake(self) -> float | None:
        """The next move, if it plays."""
        due = [super().next_wake()]
        if self.playing:
            due.append(max(0.0, self._due() - self.services.clock.now()))
        return min((wake for wake in due if wake is not None), default=None)

    # ------------------------------------------------------------ acts
    def go(self, position: int) -> None:
        """Show the game after so many moves, without motion."""
        self.player.clear()
        self.log.follow()
        self.position = min(max(position, 0), len(self.replay))
        self._shown_at = self.services.clock.now()
        self.extra.clear()
        self.relayout()

    def step_on(self) -> None:
        """One move on, as it happened."""
        if self.position == len(self.replay):
            return
        self.go(self.position + 1)
        now = self.services.clock.now()
        events = self.replay.events_of(self.position - 1)
        seen = events if self.eyes is None else [event.seen_by(self.eyes) for event in events]
        self.player.play(seen, self.make_view(), now, SPEEDS[self.services.settings.motion] / RATES[self.rate])

    def step_back(self) -> None:
        """One move back."""
        self.go(self.position - 1)

    def to_start(self) -> None:
        """To the deal."""
        self.go(0)

    def to_end(self) -> None:
        """To the last move."""
        self.go(len(self.replay))

    def toggle(self) -> None:
        """Play or pause; at the end it begins anew."""
        self.playing = not self.playing
        if self.playing and self.position == len(self.replay):
            self.go(0)
        self.relayout()

    def jump_to(self, entry: Entry) -> None:
        """To the move an entry of the log tells of."""
        self.go(entry.move + 1)

    def set_rate(self, rate: int) -> None:
        """Play slower or faster from now on."""
        self.rate = rate
        self.relayout()

    def _set_eyes(self, choice: int) -> None:
        self.eyes = choice - 1 if choice else None
        self.player.clear()
        self.relayout()

    def play_from_here(self) -> None:
        """A new game from this position, in a file of its own; a game under way is not left unasked."""
        if self._fixed:
            ask_to_leave(self, self.navigator, self._play_on)
        else:
            self._play_on()

    def _play_on(self) -> None:
        self.navigator.table(Library().branch(self.replay, self.position))

    def show_scores(self) -> None:
        """The score of the finished game."""
        self.navigator.scores(Match.resume(self.rules, self.replay.record))

    def leave(self) -> None:
        """Back to where one came from."""
        self.navigator.close(self)

    def escape(self) -> bool:
        """Esc closes a tooltip, the log, then the replay."""
        if not super().escape():
            self.leave()
        return True

    def process_event(self, event: pygame.Event) -> bool:
        """Keys of the transport, unless something that uses them was walked to."""
        if event.type == pygame.KEYDOWN and not self.types and pressed(self, event.key):
            self.redraw()
            return True
        return super().process_event(event)

    def turn(self, way: int) -> None:
        """To the end of the turn before or after."""
        turn = self.replay.turn_of(self.position) + way
        if 0 <= turn < len(self.timeline.turns):
            self.go(self.timeline.turns[turn].end)
