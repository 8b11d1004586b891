"""`main.py arena TITLE` and `main.py arena ladder TITLE`: who wins how often, by how much, and how long each thinks."""

import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager

from game.arena.arguments import Asked, read
from game.arena.envoy import NoEnvoy, envoy_of
from game.arena.games import contest, turns_of
from game.arena.ladder import Pair, as_lines, pairs, ratings
from game.arena.pools import cluster, cores
from game.arena.report import Played, as_json, as_text, report
from game.arena.sequential import Sequential
from game.door import Progress, attend
from game.processes import apart
from game.record import now
from game.values import versions_for
from rules.core.printed import held, values_file


def pool_for(asked: Asked) -> AbstractContextManager[Executor]:
    """Where the games are played."""
    return cluster(asked.cluster) if asked.cluster else cores(asked.workers)


def common_version(asked: Asked) -> int:
    """The rules under which both checkouts can play: those of the other one. 0 where nobody else takes part."""
    if not asked.against:
        return 0
    version, values = apart({}, _rules_there, asked.against, asked.title)
    found = versions_for(asked.title, version, values, now())[0]
    if found != held(asked.title) and not values_file(asked.title, found).exists():
        raise NoEnvoy(f"{asked.against} plays version {found} of these rules, which is not known here")
    return found


def _rules_there(checkout: str, title: str) -> tuple[int, str]:
    return envoy_of(checkout).rules(title)


def until_known(games: Iterator[Played], turns: int, test: Sequential | None) -> Iterator[Played]:
    """Games, until a test that looks at every whole deal knows enough."""
    deal: list[float] = []
    for game in games:
        yield game
        deal.append(game.shares[0])
        if test is not None and len(deal) == turns:
            if test.take(deal).holds:
                return
            deal = []


def hold_contest(asked: Asked) -> None:
    """Play, and tell; who stops it is told of the deals played so far."""
    begun, version = time.monotonic(), common_version(asked)
    entries = [asked.entry(at, asked.against if at else "") for at in range(len(asked.sitters))]
    progress, played = Progress(asked.games), []
    test, stopped = Sequential(*asked.sprt) if asked.sprt else None, None
    try:
        with pool_for(asked) as pool:
            games = contest(asked.title, entries, asked.games, asked.seed, pool, version)
            for game in until_known(games, turns_of(entries), test):
                played.append(game)
                progress.step()
    except KeyboardInterrupt as stop:
        stopped = stop
        # Seats are balanced over whole deals only.
        del played[len(played) - len(played) % turns_of(entries) :]
        if not played:
            raise
    seconds = round(time.monotonic() - begun, 1)
    head = {"title": asked.title, "games": len(played), "seed": asked.seed, "seconds": seconds}
    if version:
        head |= {"against": asked.against, "rules": version}
    if test is not None:
        head["test"] = {"low": test.low, "high": test.high, **test.verdict()._asdict()}
    said = report(head, [entry.name for entry in entries], played)
    print(as_json(said) if asked.json else as_text(said))
    if stopped is not None:
        raise stopped


def climb(asked: Asked) -> None:
    """Everybody against everybody else, two at a table."""
    version = common_version(asked)
    versions = ["", asked.against] if asked.against else [""]
    entries = [asked.entry(number, checkout) for checkout in versions for number in range(len(asked.sitters))]
    results: dict[Pair, list[float]] = {}
    progress = Progress(asked.games * len(pairs(len(entries))))
    with pool_for(asked) as pool:
        for pair in pairs(len(entries)):
            results[pair] = []
            for game in contest(asked.title, [entries[each] for each in pair], asked.games, asked.seed, pool, version):
                results[pair].append(game.shares[0])
                progress.step()
    rows = ratings([entry.name for entry in entries], results)
    if asked.json:
        print(
            json.dumps(
                {"title": asked.title, "games": asked.games, "ratings": [row._asdict() for row in rows]}, indent=2
            )
        )
    else:
        print("\n".join([f"{asked.title}, {asked.games} games of each against each", *as_lines(rows)]))


def run(argv: Sequence[str]) -> int:
    """The command line; returns its exit code."""

    def work() -> None:
        asked = read(argv)
        (climb if asked.ladder else hold_contest)(asked)

    return attend("arena", work)
