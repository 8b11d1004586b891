"""Games watched for follies: by opponents of one level among themselves, or by anybody else."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from game.audit.folly import Deed, Folly, Kind, follies_of
from game.opponents.levels import player
from game.opponents.player import Limit, Line
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.rules import Rules
from rules.core.target import Seat


class Found(NamedTuple):
    """A folly met in a game: in which turn, whose, and the line as a saved game writes it."""

    name: str
    kind: Kind
    turn: int
    seat: Seat
    line: str


class Task(NamedTuple):
    """One game of a level among equals."""

    title: str
    level: str
    limit: Limit
    seats: int
    seed: int


class Watched(NamedTuple):
    """What was met in one game, and how many lines were played."""

    task: Task
    found: list[Found]
    lines: int


def deeds(rules: Rules[Any], state: Any, choose: Callable[[Any], Line | None]) -> list[Deed[Any]]:
    """Play on to the end, or until nothing is chosen. The state is changed."""
    done: list[Deed[Any]] = []
    while not rules.is_over(state):
        seat = rules.decider(state)
        before = rules.seen_by(state, seat)
        line = choose(before)
        if line is None:
            break
        for move in line:
            rules.check(state, move)
            rules.apply(state, move)
        done.append(Deed(rules, seat, before, tuple(line), rules.seen_by(state, seat), done[:]))
    return done


def follies_in(done: Sequence[Deed[Any]], end: Any, follies: Sequence[Folly]) -> Iterator[Found]:
    """Each folly as often as it was met."""
    for deed in done:
        yield from _met(deed, [folly for folly in follies if not folly.at_end])
    if done and done[0].rules.is_over(end):
        for last in {deed.seat: deed for deed in done}.values():
            after = last.rules.seen_by(end, last.seat)
            yield from _met(last._replace(after=after, past=done), [folly for folly in follies if folly.at_end])


def _met(deed: Deed[Any], follies: Sequence[Folly]) -> Iterator[Found]:
    for folly in follies:
        if folly.seen_in(deed):
            line = ", ".join(str(deed.rules.codec.encode(move)) for move in deed.line)
            yield Found(folly.name, folly.kind, deed.before.turn, deed.seat, line)


def watch(task: Task) -> Watched:
    """One game from deal to scores."""
    rules, who = TITLES[task.title], player(task.title, task.level)
    state: Any = rules.new_state(Deal(task.title, task.seats, {}, task.seed))
    done = deeds(rules, state, lambda seen: who.choose(seen, task.limit).line)
    return Watched(task, list(follies_in(done, state, follies_of(task.title))), len(done))
