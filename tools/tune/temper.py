"""What the numbers of a temper are worth, found by games in which all of them are moved at once.

    python -m tools.tune.temper TITLE --level merchant --games 2000
    python -m tools.tune.temper TITLE --level merchant --try coin=0.7,effort=1.35 --games 400

In every game each seat plays with numbers of its own: a step down, as they are, or a step up, as it is drawn. Least
squares part what belongs to which number: what a step brings in points, and how it bends. What looks better is tried
with --try against the numbers of today: every deal from every seat, the rest being the same. The same seed plays the
same games.
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import fields, replace
from functools import cache, partial
from os import cpu_count
from typing import Any, Final, NamedTuple

from game.arena.pools import cores
from game.arena.report import wilson
from game.door import Parser, Progress, attend
from game.opponents.characters import leaning
from game.opponents.levels import RANDOM, levels_of, limit_of
from game.opponents.player import Player
from rules.core.chance import GOLDEN, MASK, mixed, seeded
from rules.core.deal import Deal
from rules.core.manifest import manifests
from tools.tune.fit import Equations
from tools.tune.lessons import beside, taught

STEPS: Final = (-1, 0, 1)
PATIENCE: Final = 60.0
"""Seconds for a choice that takes a moment: iterations alone decide."""
DESIGNS: Final = 256
"""So many ways to move the numbers are drawn, then they come again: what opponents keep for a temper stays bounded."""


class Bench(NamedTuple):
    """Whose numbers are looked at, at how many seats, and by which part they are moved."""

    title: str
    level: str
    seats: int
    step: float


class Found(NamedTuple):
    """What one number is worth: points a step up, how much of that is not chance, and how fast it bends."""

    name: str
    now: float
    slope: float
    error: float
    bend: float

    @property
    def best(self) -> float:
        """By how many steps it should be moved, at most one: where the parabola is highest, or uphill."""
        if self.bend < 0:
            return max(-1.0, min(1.0, -self.slope / (2 * self.bend)))
        return 1.0 if self.slope > 0 else -1.0


def numbers_of(bench: Bench) -> dict[str, Any]:
    """By name what can be moved: numbers that are not 0, and rows of numbers as a whole."""
    temper = taught(bench.title).levels[bench.level].temper
    found = {field.name: getattr(temper, field.name) for field in fields(temper)}
    return {name: number for name, number in found.items() if isinstance(number, float | tuple) and number}


def player_with(bench: Bench, factors: Mapping[str, float]) -> Player:
    """The level with these numbers multiplied."""
    school = taught(bench.title)
    temper, way = school.levels[bench.level]
    return way(school.mind(leaning(temper, factors)))


def ends(bench: Bench, players: Sequence[Player], seed: int) -> tuple[list[float], list[float]]:
    """One game: by seat the points, and the part of the win."""
    rules = taught(bench.title).rules
    limit = limit_of(bench.level)._replace(seconds=PATIENCE)
    state: Any = rules.new_state(Deal(bench.title, bench.seats, {}, seed))
    while not rules.is_over(state):
        seat = rules.decider(state)
        for move in players[seat].choose(rules.seen_by(state, seat), limit).line:
            rules.apply(state, move)
    winners = rules.winners(state)
    wins = [(seat in winners) / len(winners) for seat in range(bench.seats)]
    return [float(sheet.total) for sheet in rules.scores(state)], wins


@cache
def sitters(bench: Bench, design: int) -> tuple[tuple[Player, tuple[int, ...]], ...]:
    """Players whose numbers were moved, and by how many steps each number of theirs."""
    names, chance, found = list(numbers_of(bench)), seeded(design), []
    for _ in range(bench.seats):
        steps = []
        for _ in names:
            chance = (chance + GOLDEN) & MASK
            steps.append(STEPS[(mixed(chance) * len(STEPS)) >> 64])
        factors = {name: (1 + bench.step) ** by for name, by in zip(names, steps, strict=True)}
        found.append((player_with(bench, factors), tuple(steps)))
    return tuple(found)


def moved(bench: Bench, seed: int) -> Equations:
    """One deal, once from every seat, by players whose numbers were moved."""
    players, steps = zip(*sitters(bench, seed % DESIGNS), strict=True)
    points = [0.0] * bench.seats
    for turned in range(bench.seats):
        sitting = [players[(seat + turned) % bench.seats] for seat in range(bench.seats)]
        for seat, total in enumerate(ends(bench, sitting, seed)[0]):
            points[(seat + turned) % bench.seats] += total / bench.seats
    found = Equations(2 * len(steps[0]))
    rows = [[float(by) for by in own] + [float(by * by) for by in own] for own in steps]
    columns = [beside(column) for column in zip(*rows, strict=True)]
    for row, result in zip(zip(*columns, strict=True), beside(points), strict=True):
        found.add(row, result)
    return found


def told(bench: Bench, equations: Equations) -> list[Found]:
    """What was found, the surest first."""
    numbers, solved = numbers_of(bench), equations.solved()
    left = equations.squares * (1 - equations.explained(solved))
    # One row of each deal says nothing that the others do not.
    free = equations.met * (1 - 1 / bench.seats) - len(solved)
    found = []
    for at, (name, number) in enumerate(numbers.items()):
        error = (left / free / max(equations.matrix[at][at], 1.0)) ** 0.5
        now = number if isinstance(number, float) else 1.0
        found.append(Found(name, now, solved[at], error, solved[at + len(numbers)]))
    return sorted(found, key=lambda each: -abs(each.slope) / max(each.error, 1e-9))


@cache
def _rivals(bench: Bench, changes: tuple[tuple[str, float], ...]) -> tuple[Player, Player]:
    """The level with these numbers, and with those of today."""
    school = taught(bench.title)
    temper, way = school.levels[bench.level]
    return way(school.mind(replace(temper, **dict(changes)))), way(school.mind(temper))


def _share(bench: Bench, changes: tuple[tuple[str, float], ...], seed: int) -> tuple[float, float]:
    """The wins of a deal, once from every seat, by the changed numbers, and by how many points they were ahead."""
    new, today = _rivals(bench, changes)
    won = lead = 0.0
    for own in range(bench.seats):
        points, wins = ends(bench, [new if seat == own else today for seat in range(bench.seats)], seed)
        won += wins[own]
        lead += (points[own] - (sum(points) - points[own]) / (bench.seats - 1)) / bench.seats
    return won, lead


def _changes(parser: Parser, bench: Bench, text: str) -> dict[str, float]:
    numbers, found = numbers_of(bench), {}
    for part in text.split(","):
        name, _, number = part.partition("=")
        if not isinstance(numbers.get(name), float):
            parser.error(f"{bench.level} of {bench.title} has no number called {name!r}")
        try:
            found[name] = float(number)
        except ValueError:
            parser.error(f"{part!r} names no number")
    return found


def _tried(bench: Bench, changes: Mapping[str, float], seeds: range, pool: Executor) -> str:
    progress, results = Progress(len(seeds)), []
    for result in pool.map(partial(_share, bench, tuple(changes.items())), seeds):
        progress.step()
        results.append(result)
    games, won = len(seeds) * bench.seats, sum(wins for wins, _ in results)
    low, high = wilson(won, games)
    lead = sum(ahead for _, ahead in results) / len(results)
    even = 100 / bench.seats
    share = f"{100 * won / games:.1f}%, {100 * low:.1f}% to {100 * high:.1f}%; even {even:.0f}%"
    return f"{won:g} of {games} games won ({share}), {lead:+.1f} points"


def _parser() -> Parser:
    parser = Parser(prog="tune.temper", description="What the numbers opponents weigh with are worth, in points.")
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--level", default="merchant", help="whose numbers (merchant)")
    parser.add_argument("--seats", type=int, default=2, help="how many play")
    parser.add_argument("--games", type=int, default=2000, help="how many games")
    parser.add_argument("--step", type=float, default=0.25, help="by which part a number is moved up")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--try", dest="changes", default="", metavar="NAME=NUMBER,...", help="try these instead")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="games at the same time")
    return parser


def tune(argv: Sequence[str]) -> None:
    """Play, and tell."""
    parser = _parser()
    args = parser.parse_args(argv)
    parser.at_least(args, 1, "games", "workers")
    parser.at_least(args, 0, "seed")
    if args.step <= 0:
        parser.error("--step must be more than 0")
    taught(args.title)
    if args.level == RANDOM or args.level not in levels_of(args.title):
        parser.error(f"nobody called {args.level} plays {args.title}")
    if args.seats not in manifests()[args.title].seats or args.seats == 1:
        parser.error(f"no numbers of {args.title} can be compared at {args.seats}")
    bench = Bench(args.title, args.level, args.seats, args.step)
    changes = _changes(parser, bench, args.changes) if args.changes else {}
    seeds = range(args.seed, args.seed - (-args.games // args.seats))
    unknowns = 2 * len(numbers_of(bench))
    if not changes and len(seeds) * (args.seats - 1) <= unknowns:
        parser.error(f"--games must be more: there are {unknowns} things to be told apart")
    with cores(args.workers) as pool:
        if changes:
            print(_tried(bench, changes, seeds, pool))
            return
        progress, whole = Progress(len(seeds)), Equations(unknowns)
        for part in pool.map(partial(moved, bench), seeds):
            progress.step()
            whole.join(part)
    print(f"{args.title}, {args.level}, {args.seats} seats, {len(seeds) * args.seats} games; points by a step up")
    for each in told(bench, whole):
        new = each.now * (1 + args.step) ** each.best
        print(f"{each.name:16}{each.slope:+7.2f} ±{1.96 * each.error:.2f}{each.now:10.3g} -> {new:.3g}")


if __name__ == "__main__":
    import sys

    sys.exit(attend("tune.temper", partial(tune, sys.argv[1:])))
