"""The ways between screens; what a screen needs is imported when one goes there, so that the lobby opens at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rules.core.errors import ComptoirError
from rules.core.printed import earlier_held
from ui.app import App
from ui.dress import shelf_atlases
from ui.scene import Scene
from ui.scenes.lobby import Lobby
from ui.starting_again import StartingAgain
from ui.under_way import keep_picture, under_way
from ui.ways_over import WaysOver

if TYPE_CHECKING:
    from game.match import Match
    from game.record import Record
    from game.replay import Replay
    from game.seat import Chair
    from rules.core.deal import Deal
    from rules.core.target import Seat
    from ui.boards.view import BoardView
    from ui.table.session.thinker import Thinking


class AppNavigator(WaysOver):
    """Puts screens on the stack and takes them away; holds what outlives a single screen."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._thinker: Thinking | None = None
        self._thinks_of = ""
        self._counted: dict[str, Sequence[str]] = {}
        """Games that are in the statistics, by when they began, with the honours they earned."""
        self._curtain = True
        self._hints = True
        self.again = StartingAgain(app)

    # ------------------------------------------------------------ at the end
    def fault_screen(self, fault: BaseException) -> Scene:
        """What is shown after a fault: the game is on disk, and Continue opens it again."""
        from ui.fault import write_down
        from ui.scenes.fault import FaultScene
        from ui.scenes.table import TableScene

        table = next((scene for scene in self.app.stack if isinstance(scene, TableScene)), None)

        def go_on() -> None:
            self.app.recovered()
            if table is None:
                self.lobby()
            else:
                self.continue_game()

        moves = None if table is None else len(table.match.moves)
        return FaultScene(self.app.services, write_down(fault), go_on, self.quit, moves)

    def quit(self) -> None:
        """Leave the program."""
        keep_picture(self.app)
        self.app.quit()

    def shut_down(self) -> None:
        """The window is gone: nobody needs to think any more."""
        if self._thinker is not None:
            self._thinker.close()
            self._thinker = None

    # ------------------------------------------------------------ around the table
    def lobby(self) -> None:
        """The shelf of boxes, in place of all; new games want today's values."""
        if earlier_held():
            self.again.at_the_lobby()
            return
        keep_picture(self.app)
        self.app.prefetch(shelf_atlases(), ("lobby",))
        self.app.stack.reset(Lobby(self.app.services, self, under_way))

    def first_lobby(self) -> None:
        """The shelf at the start: it stands before saved games are looked for."""
        self.app.prefetch(shelf_atlases(), ("lobby",))
        self.app.stack.reset(Lobby(self.app.services, self, under_way, late=True))

    def new_game(self, title: str) -> None:
        """Set up a game of this title."""
        from ui.scenes.set_up import SetUpScene

        self._read_ahead(title)
        self.app.stack.reset(SetUpScene(self.app.services, self, title))

    def load(self) -> None:
        """The games under way."""
        from ui.scenes.load import LoadScene

        self.app.stack.reset(LoadScene(self.app.services, self))

    def replays(self) -> None:
        """The finished games."""
        from ui.scenes.replays import ReplaysScene

        self.app.stack.reset(ReplaysScene(self.app.services, self))

    def bring(self, path: Path) -> None:
        """Take a saved game from elsewhere onto the shelf, and show the list it stands in."""
        from game.library import Library, summarise
        from ui.scenes.load import LoadScene
        from ui.scenes.replays import ReplaysScene

        try:
            place = Library().bring_in(path)
        except ComptoirError as error:
            self.tell(error)
            return
        kind = LoadScene if summarise(place, 0.0).result is None else ReplaysScene
        scene = kind(self.app.services, self)
        self.app.stack.reset(scene)
        scene.announce(place)

    def statistics(self) -> None:
        """Games played so far."""
        from ui.scenes.statistics import StatisticsScene

        self.app.stack.reset(StatisticsScene(self.app.services, self))

    # ------------------------------------------------------------ games
    def start(
        self, deal: Deal, chairs: Sequence[Chair], *, guided: bool = False, curtain: bool = True, hints: bool = True
    ) -> None:
        """Deal and play."""
        from game.library import Library

        self._curtain, self._hints = curtain, hints
        if guided:
            self._guide(deal.title, chairs)
        else:
            practice = sum(chair.human for chair in chairs) == 1 and self.app.services.settings.practice
            if not earlier_held():
                self.table(Library().start(deal, chairs, practice))
                return
            try:
                self.again.at_a_new_game(deal, chairs, practice)
            except ComptoirError as error:
                self.tell(error)

    def _guide(self, title: str, chairs: Sequence[Chair]) -> None:
        from game.lesson import lesson_for
        from game.lesson_run import LessonRun
        from game.titles import TITLES
        from ui.scenes.guided import GuidedScene

        run = LessonRun(TITLES[title], lesson_for(title, len(chairs)), chairs)
        self.app.stack.reset(GuidedScene(self.app.services, self, run, self._board(run.match), self._think(title)))

    def continue_game(self) -> None:
        """Go on with the game played last."""
        from game.library import Library

        running = Library().running()
        if running is None:
            self.lobby()
            return
        try:
            self.open_game(running.path)
        except ComptoirError as error:
            self.tell(error)

    def open_game(self, path: Path) -> None:
        """Go on with a saved game; ComptoirError says why one cannot."""
        from game.library import Library
        from game.values import OtherValues

        try:
            self.table(Library().open(path))
        except OtherValues:
            self.again.at_the_game(path)

    def show_opened(self, game: Match | Replay) -> None:
        """The game the program was asked to open, and in one line its values if they are not today's."""
        from game.match import Match
        from game.values import about_values

        if isinstance(game, Match):
            self.table(game)
        else:
            self._show(game, None)
        for title, version in earlier_held().items():
            self.tell(ComptoirError(about_values(title, version)))

    def table(self, match: Match) -> None:
        """Play this game, in place of the screens that lie open."""
        from ui.scenes.table import TableScene

        thinker = self._think(match.deal.title)
        self.app.leave_behind(("common", match.deal.title))
        self._read_ahead(match.deal.title)
        scene = TableScene(
            self.app.services, self, match, self._board(match), thinker, curtain=self._curtain, hints=self._hints
        )
        self.app.stack.reset(scene)

    def scores(self, match: Match, counting: bool = False) -> None:
        """The final score, in place of the table, counted up first if asked for; the game is now in the statistics."""
        from game.honours import count
        from ui.scenes.scores import ScoresScene
        from ui.scenes.scores_count import CountScene

        trouble = None
        if match.header.started not in self._counted and not match.practice:
            self._counted[match.header.started] = ()
            try:
                self._counted[match.header.started] = count(match)
            except ComptoirError as error:
                trouble = error
        news = self._counted.get(match.header.started, ())
        services = self.app.services
        self.app.stack.reset(
            CountScene(services, self, match) if counting else ScoresScene(services, self, match, news)
        )
        if trouble is not None:
            self.tell(trouble)

    def rematch(self, match: Match) -> None:
        """The same deal and people once more."""
        self.start(match.deal, match.chairs, curtain=self._curtain, hints=self._hints)

    def new_deal(self, match: Match) -> None:
        """The same people and options, another deal."""
        from dataclasses import replace
        from random import SystemRandom

        from game.seat import FRESH_SEEDS

        seed = SystemRandom().randrange(FRESH_SEEDS)
        self.start(replace(match.deal, seed=seed), match.chairs, curtain=self._curtain, hints=self._hints)

    # ------------------------------------------------------------ replays
    def open_replay(self, path: Path) -> None:
        """Look through a saved game; ComptoirError says why one cannot."""
        from game.library import Library
        from game.values import OtherValues

        try:
            self._show(Library().replay(path), None)
        except OtherValues:
            self.again.at_the_game(path)

    def replay(self, record: Record, eyes: Seat | None = None, position: int = 0) -> None:
        """Look through a game on top of what lies open, from a move on; of a game under way only what one seat saw."""
        from game.replay import Replay
        from game.titles import TITLES

        self._show(Replay(TITLES[record.header.deal.title], record), eyes, position)

    def _show(self, replay: Replay, eyes: Seat | None, position: int = 0) -> None:
        from ui.boards.view import board_of
        from ui.scenes.replay import ReplayScene

        board = board_of(replay.rules.title, replay.rules)
        self.open(ReplayScene(self.app.services, self, replay, board, eyes=eyes, position=position))

    # ------------------------------------------------------------ what screens are given
    def _board(self, match: Match) -> BoardView:
        from ui.boards.view import board_of

        return board_of(match.deal.title, match.rules)

    def _read_ahead(self, title: str) -> None:
        """Read a title's pictures beside the screen before its table: none is waited for once somebody thinks."""
        self.app.prefetch(("common", title), ("tatami", "washi", f"sky_{title}", f"water_{title}"), ahead=True)

    def _think(self, title: str) -> Any:
        """One worker serves all tables of a title."""
        from game.opponents.thinker import Thinker

        if self._thinker is None or self._thinks_of != title:
            self.shut_down()
            thinker = Thinker(title)
            thinker.warm_up()
            self._thinker, self._thinks_of = thinker, title
        return self._thinker
