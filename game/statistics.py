"""Games played: one line a game in a file that only grows. Lines that make no sense are passed over."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from game.files import append_synced, trouble
from game.match import Match
from game.paths import statistics_file
from game.record import now
from game.seat import LEVELS, Level


class PlayedGame(NamedTuple):
    """A finished game, as it counts."""

    game: str
    title: str
    seats: int
    people: tuple[int, ...]
    level: Level | None
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: int
    ended: str
    rating: str = ""
    """What a game for one was called, as a key; empty where seats were compared."""

    @property
    def won(self) -> bool:
        """Did a person win?"""
        return any(seat in self.people for seat in self.winners)


@dataclass(slots=True)
class Tally:
    """Games and how many of them were won."""

    games: int = 0
    wins: int = 0

    def count(self, won: bool) -> None:
        """One more game."""
        self.games += 1
        self.wins += won


@dataclass(slots=True)
class Summary:
    """All games of one title. Wins count only against opponents, at the level of the strongest."""

    games: int = 0
    against: Tally = field(default_factory=Tally)
    by_level: dict[Level, Tally] = field(default_factory=dict)
    by_seats: dict[int, Tally] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)
    ratings: dict[str, int] = field(default_factory=dict)
    """How often a game for one was called what."""
    seconds: int = 0
    last_played: str = ""

    @property
    def best(self) -> int | None:
        """The best score of a person."""
        return max(self.scores, default=None)

    @property
    def average(self) -> int | None:
        """The mean score of people, rounded."""
        return round(sum(self.scores) / len(self.scores)) if self.scores else None

    def count(self, game: PlayedGame) -> None:
        """One more game."""
        self.games += 1
        self.scores += [game.scores[seat] for seat in game.people]
        self.seconds += game.seconds
        self.last_played = max(self.last_played, game.ended)
        if game.rating:
            self.ratings[game.rating] = self.ratings.get(game.rating, 0) + 1
            self.by_seats.setdefault(game.seats, Tally()).count(game.won)
        elif game.level is not None:
            self.against.count(game.won)
            self.by_level.setdefault(game.level, Tally()).count(game.won)
            self.by_seats.setdefault(game.seats, Tally()).count(game.won)


class Statistics:
    """What was played on this computer."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or statistics_file()

    def games(self) -> list[PlayedGame]:
        """All games that count, in the order they ended; a game written twice counts once."""
        try:
            lines = self._path.read_bytes().split(b"\n")
        except OSError:
            return []
        read = (_read(line) for line in lines if line)
        return list({game.game: game for game in read if game is not None}.values())

    def summary(self, title: str, games: Iterable[PlayedGame] | None = None) -> Summary:
        """All there is to say about one title."""
        summary = Summary()
        for game in self.games() if games is None else games:
            if game.title == title:
                summary.count(game)
        return summary

    def add(self, match: Match) -> bool:
        """Count a finished game; practice games and games without a person do not count. StorageTrouble if it fails."""
        result = match.result()
        if result is None or match.practice or not match.people:
            return False
        deal = match.deal
        verdict = match.rules.verdict(match.state)
        levels = [chair.level for chair in match.chairs if not chair.human]
        game: dict[str, Any] = {
            "game": f"{deal.title} {match.header.started} {deal.seed}",
            "title": deal.title,
            "seats": deal.seats,
            "people": match.people,
            "level": max(levels, key=LEVELS.index, default=None),
            "scores": result.scores,
            "winners": result.winners,
            "seconds": match.seconds,
            "ended": now(),
        }
        if verdict is not None:
            game["rating"] = verdict.name.key
        try:
            self._append(json.dumps(game, ensure_ascii=False))
        except OSError as error:
            raise trouble(self._path, error) from error
        return True

    def _append(self, line: str) -> None:
        """A line of its own, even after one that was torn off."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.touch()
        before = self._path.read_bytes()
        start = "\n" if before and not before.endswith(b"\n") else ""
        append_synced(self._path, f"{start}{line}\n".encode())


def _read(line: bytes) -> PlayedGame | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    match value:
        case {
            "game": str(game),
            "title": str(title),
            "seats": int(seats),
            "people": list(people),
            "level": None | "apprentice" | "merchant" | "tycoon" as level,
            "scores": list(scores),
            "winners": list(winners),
            "seconds": int(seconds),
            "ended": str(ended),
        } if len(scores) == seats and _numbers(scores) and _numbers([*people, *winners], seats) and seconds >= 0:
            by_seat = tuple(people), level, tuple(scores), tuple(winners)
            rating = value.get("rating", "")
            return PlayedGame(game, title, seats, *by_seat, seconds, ended, rating if isinstance(rating, str) else "")
    return None


def _numbers(values: list[Any], below: int | None = None) -> bool:
    return all(type(value) is int and (below is None or 0 <= value < below) for value in values)
