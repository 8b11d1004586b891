"""What a contest of opponents says: by entry, by seat in the order of play, and by scoring category."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from statistics import fmean, quantiles
from typing import Any, Final, NamedTuple

CONFIDENCE: Final = 1.96
"""Standard deviations that hold 95 % of a bell curve."""
_COLUMN: Final = 12
"""Letters a column of points takes at least."""


class Played(NamedTuple):
    """One game, entries in the order they were named: share of the win, points by category, milliseconds of each
    choice, and which seat it had in the order of play, 0 being the first to choose; then how the game ended."""

    shares: tuple[float, ...]
    sheets: tuple[Mapping[str, int], ...]
    times: tuple[list[float], ...]
    seats: tuple[int, ...]
    ending: str = ""

    def points(self, entry: int) -> int:
        """An entry's total."""
        return sum(self.sheets[entry].values())


class Row(NamedTuple):
    """How one entry fared."""

    level: str
    wins: float
    share: float
    low: float
    high: float
    points: float
    median_ms: float
    p95_ms: float
    choices: int


class SeatRow(NamedTuple):
    """How one seat fared, whoever sat there; seat 1 was the first to choose."""

    seat: int
    wins: float
    share: float
    low: float
    high: float
    points: float


class CategoryRow(NamedTuple):
    """Mean points of one scoring category: of all entries, and of those of each level."""

    category: str
    overall: float
    levels: dict[str, float]


class EndingRow(NamedTuple):
    """How many games ended in one way."""

    ending: str
    games: int
    share: float


class Report(NamedTuple):
    """All that is said of a contest."""

    head: dict[str, Any]
    levels: list[Row]
    seats: list[SeatRow]
    categories: list[CategoryRow]
    endings: list[EndingRow]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson.

    >>> [round(end, 3) for end in wilson(130, 200)]
    [0.582, 0.713]
    """
    share = wins / games
    z2 = CONFIDENCE**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = CONFIDENCE * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return middle - half, middle + half


def by_entry(levels: Sequence[str], games: Sequence[Played]) -> list[Row]:
    """One row an entry."""
    rows = []
    for entry, level in enumerate(levels):
        wins = sum(game.shares[entry] for game in games)
        times = [ms for game in games for ms in game.times[entry]]
        cuts = quantiles(times, n=20, method="inclusive") if len(times) > 1 else [*times, 0.0] * 20
        low, high = wilson(wins, len(games))
        points = fmean(game.points(entry) for game in games)
        rows.append(Row(level, wins, wins / len(games), low, high, points, cuts[9], cuts[18], len(times)))
    return rows


def by_seat(games: Sequence[Played]) -> list[SeatRow]:
    """One row a seat: a seat that wins more than its part is worth too much."""
    rows = []
    for seat in range(len(games[0].seats)):
        sitting = [(game, game.seats.index(seat)) for game in games]
        wins = sum(game.shares[entry] for game, entry in sitting)
        low, high = wilson(wins, len(games))
        points = fmean(game.points(entry) for game, entry in sitting)
        rows.append(SeatRow(seat + 1, wins, wins / len(games), low, high, points))
    return rows


def by_category(levels: Sequence[str], games: Sequence[Played]) -> list[CategoryRow]:
    """One row a category, in the order of the score sheet."""

    def mean(category: str, entries: Iterable[int]) -> float:
        return fmean(game.sheets[entry][category] for entry in entries for game in games)

    rows = []
    for category in games[0].sheets[0]:
        each = {
            level: mean(category, [entry for entry, name in enumerate(levels) if name == level])
            for level in dict.fromkeys(levels)
        }
        rows.append(CategoryRow(category, mean(category, range(len(levels))), each))
    return rows


def by_ending(games: Sequence[Played]) -> list[EndingRow]:
    """One row a way to end, the commonest first."""
    counts = Counter(game.ending for game in games)
    return [EndingRow(ending, number, number / len(games)) for ending, number in counts.most_common()]


def report(head: dict[str, Any], levels: Sequence[str], games: Sequence[Played]) -> Report:
    """A contest from all sides."""
    return Report(head, by_entry(levels, games), by_seat(games), by_category(levels, games), by_ending(games))


def as_json(said: Report) -> str:
    """For other programs."""
    rows = {name: [row._asdict() for row in getattr(said, name)] for name in Report._fields if name != "head"}
    return json.dumps({**said.head, **rows}, indent=2)


def as_text(said: Report) -> str:
    """For people."""
    head = said.head
    lines = [f"{head['title']}, {head['games']} games, deals from seed {head['seed']}, {head['seconds']:.0f} s"]
    if "against" in head:
        lines.append(f"@ is the program in {head['against']}; rules version {head['rules']}")
    if "test" in head:
        lines.append(_tested(**head["test"]))
    wide = max([_COLUMN, *(len(row.level) + 1 for row in said.levels)])
    lines += [
        f"{row.level:<{wide}}{_won(row)}  {row.median_ms:6.0f} ms median  {row.p95_ms:6.0f} ms p95"
        for row in said.levels
    ]
    lines += ["", "by seat, seat 1 being the first to choose"]
    lines += [f"{f'seat {row.seat}':<12}{_won(row)}" for row in said.seats]
    lines += ["", "mean points by category", *_category_lines(said.categories)]
    lines += ["", "by ending", *(f"{row.ending:<12}{row.games:7} games {row.share:6.1%}" for row in said.endings)]
    return "\n".join(lines)


def _tested(low: float, high: float, weight: float, bound: float, holds: str) -> str:
    found = {"high": f"at least {high:.0%} is believed", "low": f"no more than {low:.0%} is believed", "": "still open"}
    return f"{low:.0%} or {high:.0%} of the wins: {found[holds]} (weight {weight:+.2f}, bounds ±{bound:.2f})"


def _won(row: Row | SeatRow) -> str:
    return f"{row.wins:7.1f} wins  {row.share:6.1%} ({row.low:.1%} to {row.high:.1%})  {row.points:6.1f} points"


def _category_lines(rows: Sequence[CategoryRow]) -> list[str]:
    """A table; with one level its column would only repeat that of all."""
    columns = {"all": [row.overall for row in rows]}
    if len(rows[0].levels) > 1:
        columns |= {level: [row.levels[level] for row in rows] for level in rows[0].levels}
    names = [row.category.replace("_", " ") for row in rows]
    width = max(len(name) for name in [*names, "total"])
    wide = {name: max(_COLUMN, len(name) + 2) for name in columns}
    lines = [" " * width + "".join(f"{name:>{wide[name]}}" for name in columns)]
    for number, name in enumerate(names):
        lines.append(f"{name:<{width}}" + "".join(f"{column[number]:{wide[at]}.1f}" for at, column in columns.items()))
    lines.append(f"{'total':<{width}}" + "".join(f"{sum(column):{wide[at]}.1f}" for at, column in columns.items()))
    return lines
