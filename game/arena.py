"""Opponents against each other: who wins how often, by how much, from which seat, and how long each thinks.

Every deal is played once from every seat, so that luck of the deal and of the seat falls on all alike. Opponents all of
one level would only repeat the game, so they get a new deal each time.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from os import cpu_count
from typing import Any, Final, NamedTuple, NoReturn

from game.arena_report import Played, as_json, as_text, report
from game.opponents.levels import levels_of, limit_of, player
from game.opponents.player import Limit
from game.titles import TITLES
from rules.core.deal import Deal

BAR: Final = 30


class Task(NamedTuple):
    """One game to play: `turned` says by how many seats the entries are moved on."""

    title: str
    levels: tuple[str, ...]
    seed: int
    turned: int
    limits: tuple[Limit, ...]


def play(task: Task) -> Played:
    """One game from deal to scores; an illegal line ends it with an error."""
    rules = TITLES[task.title]
    seats = len(task.levels)
    entry_at = [(seat - task.turned) % seats for seat in range(seats)]
    players = [player(task.title, task.levels[entry]) for entry in entry_at]
    times: tuple[list[float], ...] = tuple([] for _ in range(seats))
    asked: list[int] = []
    state: Any = rules.new_state(Deal(task.title, seats, {}, task.seed))
    while not rules.is_over(state):
        seat = rules.decider(state)
        if seat not in asked:
            asked.append(seat)
        seen = rules.seen_by(state, seat)
        begun = time.perf_counter()
        choice = players[seat].choose(seen, task.limits[entry_at[seat]])
        times[entry_at[seat]].append(1000 * (time.perf_counter() - begun))
        for move in choice.line:
            rules.check(state, move)
            rules.apply(state, move)
    winners = rules.winners(state)
    sheets = [{row.category.key.rpartition(".")[2]: row.points for row in sheet.rows} for sheet in rules.scores(state)]
    seat_of = [entry_at.index(entry) for entry in range(seats)]
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in seat_of)
    return Played(
        shares,
        tuple(sheets[seat] for seat in seat_of),
        times,
        tuple(asked.index(seat) for seat in seat_of),
        rules.ending(state),
    )


def contest(
    title: str, levels: Sequence[str], limits: Sequence[Limit], games: int, seed: int, workers: int
) -> Iterator[Played]:
    """Games as they end, whatever their order."""
    turns = len(levels) if len(set(levels)) > 1 else 1
    tasks = [Task(title, tuple(levels), seed + game // turns, game % turns, tuple(limits)) for game in range(games)]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: list[Future[Played]] = [pool.submit(play, task) for task in tasks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}.", file=sys.stderr)
        raise SystemExit(2)


def _parser() -> _Parser:
    parser = _Parser(prog="arena", description="Let opponents play against each other.")
    parser.add_argument("title", metavar="TITLE", help=", ".join(TITLES))
    parser.add_argument("--seats", default="tycoon,merchant", help="levels by seat, for example tycoon,merchant")
    parser.add_argument("--games", type=int, default=200, help="how many games (every deal from every seat)")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--iterations", type=int, help="how far each may think (as at the table)")
    parser.add_argument("--seconds", type=float, help="how long each may think (as at the table)")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="games at the same time")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    return parser


def _read(argv: Sequence[str]) -> argparse.Namespace:
    parser = _parser()
    args = parser.parse_args(argv)
    args.levels = args.seats.split(",")
    if args.title not in TITLES:
        parser.error(f"no title is called {args.title!r}, only {', '.join(TITLES)}")
    known = levels_of(args.title)
    for level in args.levels:
        if level not in known:
            parser.error(f"no level is called {level!r}, only {', '.join(known)}")
    counts = TITLES[args.title].seat_counts
    if len(args.levels) not in counts:
        possible = f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else counts[0]
        parser.error(f"{args.title} is played by {possible} seats, not {len(args.levels)}")
    for name in ("games", "iterations", "workers"):
        number = getattr(args, name)
        if number is not None and number < 1:
            parser.error(f"--{name} must be at least 1")
    if args.seconds is not None and args.seconds <= 0:
        parser.error("--seconds must be more than 0")
    if args.seed < 0:
        parser.error("--seed must be at least 0")
    return args


def _show_progress(done: int, games: int, begun: float) -> None:
    filled = BAR * done // games
    left = (time.monotonic() - begun) / done * (games - done)
    end = "\n" if done == games else ""
    bar = "#" * filled + "." * (BAR - filled)
    print(f"\r[{bar}] {done}/{games} games, {left:.0f} s left ", end=end, file=sys.stderr, flush=True)


def _limit(args: argparse.Namespace, level: str) -> Limit:
    usual = limit_of(level)
    return Limit(args.seconds or usual.seconds, args.iterations or usual.iterations)


def run(argv: Sequence[str]) -> int:
    """The command line; returns its exit code."""
    try:
        args = _read(argv)
    except SystemExit as stop:
        return int(stop.code or 0)
    begun = time.monotonic()
    games: list[Played] = []
    try:
        limits = [_limit(args, level) for level in args.levels]
        for game in contest(args.title, args.levels, limits, args.games, args.seed, args.workers):
            games.append(game)
            _show_progress(len(games), args.games, begun)
    except KeyboardInterrupt:
        print("\narena: stopped.", file=sys.stderr)
        return 130
    except BrokenProcessPool:
        print("\narena: a worker died, so the contest has no result.", file=sys.stderr)
        return 1
    seconds = round(time.monotonic() - begun, 1)
    head = {"title": args.title, "games": args.games, "seed": args.seed, "seconds": seconds}
    said = report(head, args.levels, games)
    print(as_json(said) if args.json else as_text(said))
    return 0


if __name__ == "__main__":
    raise SystemExit(run(sys.argv[1:]))
