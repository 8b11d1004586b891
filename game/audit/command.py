"""`main.py audit TITLE`: how often opponents of one level do what a sane player never does."""

import time
from collections.abc import Sequence
from concurrent.futures import Executor
from os import cpu_count
from typing import NamedTuple

from game.arena.pools import cores
from game.audit.folly import follies_of
from game.audit.report import as_json, as_text, rows
from game.audit.watch import Task, Watched, watch
from game.door import Parser, Progress, attend
from game.opponents.levels import levels_of, limit_of
from game.opponents.player import Limit
from game.titles import TITLES

PATIENCE = 60.0
"""Seconds for a choice that takes a moment: iterations alone decide, so that the same deal is the same game again."""


class Asked(NamedTuple):
    """Which games to watch."""

    title: str
    level: str
    seats: tuple[int, ...]
    games: int
    seed: int
    iterations: int | None
    workers: int
    examples: int
    json: bool

    def tasks(self) -> list[Task]:
        """Every game has its own deal; the numbers of seats take turns."""
        limit = Limit(PATIENCE, self.iterations or limit_of(self.level).iterations)
        return [
            Task(self.title, self.level, limit, self.seats[game % len(self.seats)], self.seed + game)
            for game in range(self.games)
        ]


def _parser() -> Parser:
    parser = Parser(prog="audit", description="Count what a sane player never does in games of one level.")
    parser.add_argument("title", metavar="TITLE", help=", ".join(TITLES))
    parser.add_argument("--level", default="merchant", help="who plays, at every seat (merchant)")
    parser.add_argument("--games", type=int, default=12, help="how many games")
    parser.add_argument("--seats", type=int, help="how many seats (all that are possible, in turn)")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--iterations", type=int, help="how far each may think (as at the table)")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="games at the same time")
    parser.add_argument("--examples", type=int, default=0, help="show so many of each")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    return parser


def read(argv: Sequence[str]) -> Asked:
    """SystemExit after one sentence where something is wrong."""
    parser = _parser()
    args = parser.parse_args(argv)
    if args.title not in TITLES:
        parser.error(f"no title is called {args.title!r}, only {', '.join(TITLES)}")
    known, counts = levels_of(args.title), TITLES[args.title].seat_counts
    if args.level not in known:
        parser.error(f"no level is called {args.level!r}, only {', '.join(known)}")
    if args.seats is not None and args.seats not in counts:
        parser.error(f"{args.title} is not played by {args.seats} seats")
    parser.at_least(args, 1, "games", "iterations", "workers")
    parser.at_least(args, 0, "seed", "examples")
    seats = counts if args.seats is None else (args.seats,)
    return Asked(
        args.title, args.level, seats, args.games, args.seed, args.iterations, args.workers, args.examples, args.json
    )


def watched(tasks: Sequence[Task], pool: Executor) -> list[Watched]:
    """Games in the order of their deals."""
    progress, done = Progress(len(tasks)), []
    for game in pool.map(watch, tasks):
        done.append(game)
        progress.step()
    return done


def tell(asked: Asked) -> None:
    """Watch the games that were asked for, and print what was seen."""
    begun = time.monotonic()
    with cores(asked.workers) as pool:
        games = watched(asked.tasks(), pool)
    lines, seconds = sum(game.lines for game in games), round(time.monotonic() - begun, 1)
    head = {"title": asked.title, "level": asked.level, "games": asked.games, "seed": asked.seed}
    head |= {"lines": lines, "seconds": seconds}
    found = rows(follies_of(asked.title), games)
    print(as_json(head, found) if asked.json else as_text(head, found, games, asked.examples))


def run(argv: Sequence[str]) -> int:
    """Watch, and tell; the exit code is 0 when there was something to tell."""
    return attend("audit", lambda: tell(read(argv)))
