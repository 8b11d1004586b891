"""Ratings of everybody who plays a title, from games of each against each.

They are those of Bradley and Terry on the scale chess players know: 400 points more win ten games of eleven. The middle
of all is 0. Intervals come from contests drawn again, with a seed: each pair's share of wins from all those that may
stand behind its games, so that a clean sweep of a few games does not pass for certainty.
"""

from collections.abc import Mapping, Sequence
from math import exp, log
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

POINTS: Final = 400 / log(10)
ROUNDS: Final = 200
REDRAWN: Final = 100
SEED: Final = 1
_NAME: Final = 14
"""Letters a name takes at least."""

Pair = tuple[int, int]


class Rating(NamedTuple):
    """Where one stands, with the 95 % interval."""

    name: str
    points: float
    low: float
    high: float
    share: float


def pairs(count: int) -> list[Pair]:
    """Each against each."""
    return [(one, other) for one in range(count) for other in range(one + 1, count)]


def strengths(count: int, results: Mapping[Pair, tuple[float, float]]) -> list[float]:
    """Points by entry that make the results likeliest: wins and losses of the first of each pair, none of them 0."""
    games = [[0.0] * count for _ in range(count)]
    wins = [0.0] * count
    for (one, other), (won, lost) in results.items():
        games[one][other] = games[other][one] = won + lost
        wins[one] += won
        wins[other] += lost
    power = [1.0] * count
    for _ in range(ROUNDS):
        power = [
            wins[one] / sum(games[one][other] / (power[one] + power[other]) for other in range(count) if other != one)
            for one in range(count)
        ]
        middle = exp(fmean(log(each) for each in power))
        power = [each / middle for each in power]
    return [POINTS * log(each) for each in power]


def ratings(names: Sequence[str], results: Mapping[Pair, Sequence[float]]) -> list[Rating]:
    """Everybody's, the strongest first. `results` are the shares the first of a pair won.

    Half a win and half a loss against everybody are added: who never lost is not infinitely strong.
    """
    count, chance = len(names), Random(SEED)
    found = strengths(count, {pair: _with_halves(shares) for pair, shares in results.items()})
    drawn = [
        strengths(count, {pair: _redrawn(shares, chance) for pair, shares in results.items()}) for _ in range(REDRAWN)
    ]
    rows = []
    for entry, name in enumerate(names):
        spread = sorted(each[entry] for each in drawn)
        won = [share for (one, _), shares in results.items() if one == entry for share in shares]
        won += [1 - share for (_, other), shares in results.items() if other == entry for share in shares]
        rows.append(Rating(name, found[entry], spread[REDRAWN // 40], spread[-1 - REDRAWN // 40], fmean(won)))
    return sorted(rows, key=lambda row: -row.points)


def _with_halves(shares: Sequence[float]) -> tuple[float, float]:
    won = sum(shares)
    return won + 0.5, len(shares) - won + 0.5


def _redrawn(shares: Sequence[float], chance: Random) -> tuple[float, float]:
    won, games = sum(shares), len(shares) + 1
    share = chance.betavariate(won + 1, len(shares) - won + 1)
    return games * share, games * (1 - share)


def as_lines(rows: Sequence[Rating]) -> list[str]:
    """For people."""
    wide = max([_NAME, *(len(row.name) + 1 for row in rows)])
    return [
        f"{row.name:<{wide}}{row.points:7.0f} ({row.low:.0f} to {row.high:.0f}){row.share:10.1%} of all games"
        for row in rows
    ]
