"""What a finished game has to tell: who won and by how much, and what each turn changed; without any screen."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from game.match import Match
from game.replay import Replay, TurnSpan
from rules.core.score import ScoreRow
from rules.core.target import NOBODY, Seat
from rules.core.text import Text


class Sign(NamedTuple):
    """Something worth a sign below the chart, at the chart point where it was first counted."""

    sprite: str
    point: int


class Change(NamedTuple):
    """The largest change of a turn: whose points, by how much, what the log says of it, who leads from now on."""

    turn: int
    seat: Seat
    gain: int
    text: Text | None
    new_leader: Seat


class Story:
    """The score and the course of one game."""

    def __init__(self, game: Match | Replay) -> None:
        self.rules = game.rules
        if isinstance(game, Match):
            self.match, self.replay = game, Replay(game.rules, game.record())
        else:
            self.match, self.replay = Match.resume(game.rules, game.record), game
        self.chairs = self.match.chairs
        self.names = [chair.name for chair in self.chairs]
        self.sheets = self.rules.scores(self.match.state)
        self.winners = self.rules.victors(self.match.state)
        self.verdict = self.rules.verdict(self.match.state)
        self._changes: dict[int, Change] = {}

    # ------------------------------------------------------------------ the end

    @cached_property
    def runner_up(self) -> Seat:
        """The best of those who did not win; NOBODY if all did."""
        others = [seat for seat in range(len(self.sheets)) if seat not in self.winners]
        return max(others, key=lambda seat: self.sheets[seat].total, default=NOBODY)

    @property
    def level(self) -> list[Seat]:
        """Who has as many points as the winner, and did not win."""
        most = self.sheets[self.winners[0]].total
        return [seat for seat, sheet in enumerate(self.sheets) if sheet.total == most and seat not in self.winners]

    @property
    def margin(self) -> int:
        """How far the winner is ahead."""
        return self.sheets[self.winners[0]].total - self.sheets[self.runner_up].total

    def largest_lead(self) -> tuple[ScoreRow, int]:
        """The category in which the winner gained most on the runner-up, and by how much."""
        first, second = self.sheets[self.winners[0]].rows, self.sheets[self.runner_up].rows
        leads = [(row, row.points - other.points) for row, other in zip(first, second, strict=True)]
        return max(leads, key=lambda lead: lead[1])

    def best(self, number: int) -> list[Seat]:
        """Who has most in a category; nobody where all have the same."""
        points = [sheet.rows[number].points for sheet in self.sheets]
        return [] if len(set(points)) == 1 else [seat for seat, got in enumerate(points) if got == max(points)]

    # ------------------------------------------------------------------ the course

    @property
    def course(self) -> Sequence[tuple[int, ...]]:
        """Points by seat at the deal and after each turn."""
        return [point.points for point in self.replay.chart]

    def signs(self, marks: Callable[[Any], Mapping[str, int]]) -> list[Sign]:
        """Where each counted thing came."""
        before: Mapping[str, int] = {}
        signs: list[Sign] = []
        for number, point in enumerate(self.replay.chart):
            counts = marks(self.replay.at(point.moves))
            for sprite, count in counts.items():
                signs += [Sign(sprite, number)] * (count - before.get(sprite, 0))
            before = counts
        return signs

    def change(self, point: int) -> Change:
        """What mattered most on the way to a chart point (not the first)."""
        if point not in self._changes:
            self._changes[point] = self._find_change(point)
        return self._changes[point]

    def _find_change(self, point: int) -> Change:
        chart = self.replay.chart
        before, after = chart[point - 1], chart[point]
        gains = [new - old for new, old in zip(after.points, before.points, strict=True)]
        seat = max(range(len(gains)), key=lambda each: abs(gains[each]))
        turn = TurnSpan(seat, before.moves, after.moves)
        led, leads = _leader(before.points), _leader(after.points)
        new_leader = leads if leads not in (led, NOBODY) else NOBODY
        return Change(point, seat, gains[seat], self._told(turn), new_leader)

    def _told(self, turn: TurnSpan) -> Text | None:
        """The log's sentence about the move of a turn that changed a seat's points most."""
        points = self._points(turn.first, turn.seat)
        best: tuple[int, Text | None] = (0, None)
        for move in range(turn.first, turn.end):
            now = self._points(move + 1, turn.seat)
            text = self._sentence(move, turn.seat)
            if text is not None and abs(now - points) >= best[0]:
                best = abs(now - points), text
            points = now
        return best[1]

    def _sentence(self, move: int, seat: Seat) -> Text | None:
        """What the log says of a move, rather about this seat than about another."""
        events = [event for event in self.replay.events_of(move) if not event.heading()]
        told = [text for event in sorted(events, key=lambda each: each.actor() != seat) if (text := event.text())]
        return told[0] if told else None

    def _points(self, position: int, seat: Seat) -> int:
        return self.rules.scores(self.replay.at(position))[seat].total


def _leader(points: Sequence[int]) -> Seat:
    """Who has most, if nobody shares it."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else NOBODY
