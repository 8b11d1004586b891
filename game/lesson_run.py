"""A lesson under way."""

from collections.abc import Sequence
from typing import Any

from game.files import literal
from game.journal import Journal
from game.lesson import BadLesson, Lesson, Page, allowed
from game.match import Match
from game.seat import Chair
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.target import Target
from rules.core.text import say


class LessonRun:
    """Walks a person through the pages of a lesson on a real table.

    The screen plays on `match` as always: the person's clicks from `allowed`, the others' moves from `scripted`. After
    each move it calls `on_played`; pages that are only read are turned by `turn_page`.
    """

    def __init__(self, rules: Rules[Any], lesson: Lesson, chairs: Sequence[Chair]) -> None:
        self.lesson = lesson
        self.match = Match(rules, lesson.deal, chairs, practice=True)
        self.number = 0
        self._click = 0
        self._then = 0
        self._starts = [0]

    @property
    def finished(self) -> bool:
        """Was the last page left?"""
        return self.number == len(self.lesson.pages)

    @property
    def page(self) -> Page:
        """The page that lies open, the last one when the lesson is finished."""
        return self.lesson.pages[min(self.number, len(self.lesson.pages) - 1)]

    def only_read(self) -> bool:
        """Does the open page wait for nothing but to be turned?"""
        return not self.finished and not self.page.clicks and not self.page.then

    def allowed(self, moves: Sequence[Move] | None = None) -> list[Move]:
        """What may be clicked now, of all that is legal."""
        if self.finished or self._click == len(self.page.clicks):
            return []
        legal = self.match.legal_moves() if moves is None else moves
        return allowed(self.match.rules, list(legal), self.page.clicks[self._click])

    def lit(self) -> list[Target]:
        """What the page points at: what it names, else what may be clicked."""
        named = list(self.page.light)
        clicks = self.match.rules.targets
        return named or [target for move in self.allowed() for target in clicks(self.match.state, move)]

    def scripted(self) -> Move | None:
        """The next move of another seat, when the page has come to that."""
        if self.finished or self._click < len(self.page.clicks) or self._then == len(self.page.then):
            return None
        return self.match.rules.codec.decode(self.page.then[self._then])

    def on_played(self) -> None:
        """A move was played on the match; the page turns once all its moves are made."""
        if self.finished:
            return
        if self._click < len(self.page.clicks):
            self._click += 1
        else:
            self._then += 1
        if self._click == len(self.page.clicks) and self._then == len(self.page.then):
            self._open(self.number + 1)

    def turn_page(self) -> None:
        """Leave a page that is only read."""
        if self.only_read():
            self._open(self.number + 1)

    def step_back(self) -> None:
        """To the start of the open page, or to the page before if nothing was done here yet."""
        if self.finished or len(self.match.moves) == self._starts[self.number]:
            self.number = max(self.number - 1, 0)
        self.match.rewind(self._starts[self.number])
        del self._starts[self.number + 1 :]
        self._click = self._then = 0

    def _open(self, number: int) -> None:
        self.number = number
        self._click = self._then = 0
        self._starts.append(len(self.match.moves))

    def play_on(self, journal: Journal | None = None) -> Match:
        """Leave the guide and play on from here as a game of one's own."""
        match = self.match
        return Match.branch(match.rules, match.record(self.lesson.name), len(match.moves), journal)


def check_lesson(rules: Rules[Any], lesson: Lesson, chairs: Sequence[Chair]) -> int:
    """Walk through a lesson by its first choices, and once by every other choice; returns the number of clicks.

    BadLesson names the page that cannot be left.
    """
    total = _walk(rules, lesson, chairs, -1, 0)[0]
    for click in range(total):
        choices = _walk(rules, lesson, chairs, click, 0)[1]
        for choice in range(1, choices):
            _walk(rules, lesson, chairs, click, choice)
    return total


def _walk(rules: Rules[Any], lesson: Lesson, chairs: Sequence[Chair], at: int, choice: int) -> tuple[int, int]:
    """The clicks of one walk, and how many choices there were at one of them."""
    run = LessonRun(rules, lesson, chairs)
    clicks = choices = 0
    while not run.finished:
        if run.only_read():
            run.turn_page()
            continue
        move = run.scripted()
        if move is None:
            open_moves = run.allowed() if run.match.decider == lesson.seat else []
            if not open_moves:
                raise _stuck(lesson, run)
            if clicks == at:
                choices = len(open_moves)
            move = open_moves[choice if clicks == at else 0]
            clicks += 1
        if move not in run.match.legal_moves():
            raise _stuck(lesson, run)
        run.match.play(move)
        run.on_played()
    return clicks, choices


def _stuck(lesson: Lesson, run: LessonRun) -> BadLesson:
    return BadLesson(say("common.record.lesson_page", file=literal(lesson.name), page=run.number + 1))
