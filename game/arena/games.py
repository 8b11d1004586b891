"""One game of a contest, and many of them on whatever executor there is.

Every deal is played once from every seat, so that luck of the deal and of the seat falls on all alike. Entries that are
all the same would only repeat the game, so they get a new deal each time.
"""

import time
from collections.abc import Generator, Sequence
from concurrent.futures import Executor, Future
from typing import Any, Final, NamedTuple

from game.arena.envoy import Envoy, envoy_of
from game.arena.report import Played
from game.door import NoResult
from game.opponents.characters import NONE
from game.opponents.levels import player
from game.opponents.player import Limit, Player
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.move import Move
from rules.core.printed import hold

WITH: Final = ":"
"""Stands between a level and its character: `merchant:banker`."""
TIMES: Final = "*"
"""Stands before how many times as far as usual somebody thinks: `tycoon*5`."""


class Entry(NamedTuple):
    """Who takes part: a level of this version, or of the one whose checkout is named, and how long it may think, which
    is so many times as far as usual; with a character where one is named, else as the level itself weighs."""

    level: str
    limit: Limit
    checkout: str = ""
    character: str = NONE
    times: int = 1

    @property
    def name(self) -> str:
        """As the report calls it."""
        name = f"{self.level}{WITH}{self.character}" if self.character else self.level
        name += f"{TIMES}{self.times}" if self.times > 1 else ""
        return f"{name}@" if self.checkout else name


class Task(NamedTuple):
    """One game to play: `turned` says by how many seats the entries are moved on, `version` under which rules."""

    title: str
    entries: tuple[Entry, ...]
    seed: int
    turned: int = 0
    version: int = 0


class Disagreement(NoResult):
    """Two versions of the program do not hold the same rules: their contest would mean nothing."""


class Table:
    """A game under way: what was played is known to the guests, the players of another checkout, too."""

    def __init__(self, task: Task) -> None:
        if task.version:
            hold(task.title, task.version)
        self.rules = TITLES[task.title]
        self.deal = Deal(task.title, len(task.entries), {}, task.seed)
        self.state: Any = self.rules.new_state(self.deal)
        self.guests: list[Envoy] = []
        self._players: dict[Entry, Player] = {}
        for entry in task.entries:
            if not entry.checkout:
                self._players[entry] = player(task.title, entry.level, entry.character)
            elif (guest := envoy_of(entry.checkout)) not in self.guests:
                self.guests.append(guest)
                guest.deal(self.deal)

    def line_of(self, entry: Entry, seat: int) -> Sequence[Move]:
        """What an entry plays from that seat."""
        if entry.checkout:
            line = envoy_of(entry.checkout).choose(entry.level, entry.limit, entry.character)
            return [self.rules.codec.decode(code) for code in line]
        return self._players[entry].choose(self.rules.seen_by(self.state, seat), entry.limit).line

    def play(self, line: Sequence[Move]) -> None:
        """An illegal move ends the contest with an error."""
        for move in line:
            self.rules.check(self.state, move)
            self.rules.apply(self.state, move)
        for guest in self.guests:
            guest.play([self.rules.codec.encode(move) for move in line])

    def compare(self) -> None:
        """At the end everybody must have counted the same."""
        totals = [sheet.total for sheet in self.rules.scores(self.state)]
        for guest in self.guests:
            if (found := guest.totals()) != totals:
                raise Disagreement(f"deal {self.deal.seed} ends with {totals} here and with {found} there")


def play(task: Task) -> Played:
    """One game from deal to scores."""
    table, seats = Table(task), len(task.entries)
    rules, state = table.rules, table.state
    entry_at = [(seat - task.turned) % seats for seat in range(seats)]
    times: tuple[list[float], ...] = tuple([] for _ in range(seats))
    asked: list[int] = []
    while not rules.is_over(state):
        seat = rules.decider(state)
        if seat not in asked:
            asked.append(seat)
        begun = time.perf_counter()
        line = table.line_of(task.entries[entry_at[seat]], seat)
        times[entry_at[seat]].append(1000 * (time.perf_counter() - begun))
        table.play(line)
    table.compare()
    winners = rules.winners(state)
    sheets = [{row.category.key.rpartition(".")[2]: row.points for row in sheet.rows} for sheet in rules.scores(state)]
    # Whoever was never asked sat behind all others.
    asked += [seat for seat in range(seats) if seat not in asked]
    seat_of = [entry_at.index(entry) for entry in range(seats)]
    return Played(
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in seat_of),
        tuple(sheets[seat] for seat in seat_of),
        times,
        tuple(asked.index(seat) for seat in seat_of),
        rules.ending(state),
    )


def turns_of(entries: Sequence[Entry]) -> int:
    """From how many seats a deal is played."""
    return len(entries) if len(dict.fromkeys(entries)) > 1 else 1


def contest(
    title: str, entries: Sequence[Entry], games: int, seed: int, pool: Executor, version: int = 0
) -> Generator[Played, None, None]:
    """Games in the order of their deals, whoever plays them and however fast; leaving off early ends the rest."""
    turns = turns_of(entries)
    tasks = [Task(title, tuple(entries), seed + game // turns, game % turns, version) for game in range(games)]
    waiting: list[Future[Played]] = [pool.submit(play, task) for task in tasks]
    try:
        for done in waiting:
            yield done.result()
    finally:
        for left in waiting:
            left.cancel()
