"""A person at the real window: reads the game on disk, works out where its next move lies, and clicks there."""

from typing import Any

from game.library import Library
from game.match import Match
from game.opponents.levels import player
from game.opponents.player import Limit
from game.replay import Replay
from rules.core.move import Move
from tests.window.mirror import Mirror, Silent, finished, running
from tests.window.screen import Screen, until
from ui.scenes.lobby import Lobby
from ui.scenes.set_up import SetUpScene
from ui.under_way import under_way

SIZE = (1280, 800)
THOUGHT = Limit(seconds=0.2, iterations=20)
PATIENCE = 120.0
"""Seconds for a whole turn of an opponent, acts shown one by one, on a machine that runs other tests beside."""
SKY = (620, 27)
"""Nothing lies there: a click goes on from a moment, or does nothing."""
MOMENTS = 3
"""More do not come one after the other; a click shows all of one, another one lets it go."""
TRIES = 6
"""A moment that came up late takes clicks that were meant for the board; a person clicks again."""
RATTLE = 8
"""Milliseconds between clicks that mean nothing but "go on"."""
SURE = 8.0
"""Seconds after which a move that is not on disk was not made."""


class Hands:
    """One person's hands on one table; the simplest opponent tells them what to play."""

    def __init__(self, screen: Screen, title: str) -> None:
        self.screen = screen
        self.title = title
        self.library = Library()
        self.mirror = Mirror(SIZE)
        self.chooser = player(title, "apprentice")

    def open_table(self, seed: int) -> Match:
        """From the lobby through the set-up to a table for two, with a deal that is typed."""
        services = self.mirror.app.services
        self.mirror.show(Lobby(services, Silent(), under_way))
        self.screen.press(*self.mirror.spot(f"box {self.title}"))
        self.mirror.show(SetUpScene(services, Silent(), self.title))
        self.screen.click(*self.mirror.field("players", 1))
        self.screen.come_to_rest()
        self.screen.write(*self.mirror.spot("seed"), str(seed))
        self.screen.come_to_rest(still=0.6)
        self.screen.click(*self.mirror.spot("start"))
        until(lambda: self.library.running() is not None, what="no game on disk")
        match = self.game()
        assert match.deal.seed == seed
        return match

    def game(self) -> Match:
        """The game on disk, as far as it has been played."""
        match = running(self.library)
        assert match is not None
        return match

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(finished(self.library))

    def moves(self) -> int:
        """How many moves are on disk; none of a game that has ended."""
        summary = self.library.running()
        return summary.moves if summary is not None else 0

    def pass_moments(self) -> None:
        """Go on from whatever stands over the board."""
        self.screen.click(*SKY, times=2 * MOMENTS, apart=RATTLE)

    def await_turn(self) -> Match | None:
        """Watch the others until a person must choose; None where the game ended meanwhile."""
        seen = -1
        match: Match | None = None

        def asked() -> bool:
            nonlocal seen, match
            if (moves := self.moves()) == seen and seen:
                self.pass_moments()
                return False
            seen, match = moves, running(self.library)
            return self.over or (match is not None and self.must_choose(match))

        until(asked, PATIENCE, "the opponent never moved")
        return None if self.over else match

    def must_choose(self, match: Match) -> bool:
        """Must a person choose? What is no decision the table does by itself, if it can be taken back after that."""
        if match.decider not in match.people or match.rules.idle_move(match.state) is None:
            return match.decider in match.people
        return self.mirror.table(match).session.idle_move() is None

    def choice(self, match: Match) -> Move:
        """A move that can be clicked at once: bids are the lowest, as the stepper stands."""
        move = self.chooser.choose(match.rules.seen_by(match.state, match.decider), THOUGHT).line[0]
        if move.targets()[0].kind == "amount":
            return next(m for m in match.legal_moves() if m.targets()[0].kind == "amount")
        return move

    def make(self, match: Match, move: Move, *, twice: bool = False) -> None:
        """Click a move, the last click as a double one if so asked, and see it on disk."""
        self.mirror.table(match)
        self.click(match, move, twice=twice)

    def click(self, match: Match, move: Move, *, twice: bool = False) -> None:
        """The same on the table laid out last."""
        *first, last = self.mirror.clicks_for(match, move)
        before = len(match.moves)
        for _ in range(TRIES):
            self.pass_moments()
            if first:  # a moment that takes one of several clicks would leave half a choice
                self.screen.come_to_rest()
            for x, y in first:
                self.screen.click_when_heard(x, y)
            if twice:
                self.screen.come_to_rest(still=0.5)
                self.screen.double_click(*last)
            else:
                self.screen.click_when_heard(*last)
            if self._on_disk(before):
                return
        raise TimeoutError(f"the clicks on {move} did nothing")

    def _on_disk(self, before: int) -> bool:
        try:
            until(lambda: self.moves() > before or self.over, SURE)
        except TimeoutError:
            return False
        return True


def decided_since(match: Match, count: int) -> int:
    """How many moves after so many were chosen by a person; what is no decision was made by the table."""
    replay = Replay(match.rules, match.record())
    people = [n for n in range(count, len(match.moves)) if match.history.actors[n] in match.people]
    return sum(match.rules.idle_move(replay.at(n)) is None for n in people)


def kind_of_step(match: Match) -> str:
    """What is being asked."""
    state: Any = match.state
    return type(state.pending[-1]).__name__
