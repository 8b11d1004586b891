"""Honours: what somebody has achieved at a title, read from the games that count. Nothing of it is stored."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from game.match import Match
from game.statistics import PlayedGame, Statistics

MANY: Final = 10
"""So many games make a regular."""
FAR: Final = 1.25
"""So many times the points of whoever comes next is a clear win."""

Games = Sequence[PlayedGame]


def _won(game: PlayedGame) -> bool:
    """Somebody among people alone always wins: that is no feat."""
    return game.won and (game.level is not None or bool(game.rating))


def _beat(*levels: str) -> Callable[[Games, Sequence[int]], bool]:
    return lambda games, counts: any(_won(game) and game.level in levels for game in games)


def _at_every_table(games: Games, counts: Sequence[int]) -> bool:
    return set(counts) <= {game.seats for game in games if _won(game)}


def _three_in_a_row(games: Games, counts: Sequence[int]) -> bool:
    wins = [_won(game) for game in games if game.level is not None or game.rating]
    return any(first and second for first, second in pairwise(map(all, pairwise(wins))))


def _far_ahead(games: Games, counts: Sequence[int]) -> bool:
    return any(_won(game) and game.level is not None and _is_clear(game) for game in games)


def _is_clear(game: PlayedGame) -> bool:
    best = max(game.scores[seat] for seat in game.people)
    others = [score for seat, score in enumerate(game.scores) if seat not in game.people]
    return bool(others) and best >= FAR * max(others)


HONOURS: Final[dict[str, Callable[[Games, Sequence[int]], bool]]] = {
    "finished": lambda games, counts: bool(games),
    "won": lambda games, counts: any(map(_won, games)),
    "merchant": _beat("merchant", "tycoon"),
    "tycoon": _beat("tycoon"),
    "tables": _at_every_table,
    "row": _three_in_a_row,
    "far": _far_ahead,
    "regular": lambda games, counts: len(games) >= MANY,
}
"""By name, whether the games of one title, in the order they ended, have earned it; `counts` are its seat counts."""


def honours_of(games: Games, title: str, counts: Sequence[int]) -> list[str]:
    """The honours earned at a title, in the order they are shown."""
    own = [game for game in games if game.title == title]
    return [name for name, earned in HONOURS.items() if earned(own, counts)]


def count(match: Match) -> list[str]:
    """Count a finished game in the statistics; the honours it has earned. StorageTrouble if it fails."""
    statistics, title, counts = Statistics(), match.deal.title, match.rules.seat_counts
    before = honours_of(statistics.games(), title, counts)
    statistics.add(match)
    return [honour for honour in honours_of(statistics.games(), title, counts) if honour not in before]
