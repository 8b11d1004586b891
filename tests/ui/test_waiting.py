"""Nobody waits long for the others: they think while acts are told, and many acts of a turn are told together."""

import random
from typing import Any

import pytest

from game.match import Match
from game.opponents.player import Limit
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.errors import HiddenAhead
from rules.core.move import Move
from rules.core.rules import Rules
from tests.built import BUILT
from tests.ui.table_kit import Bench, Fed, match_of
from ui.boards.view import board_of
from ui.clock import HandClock
from ui.scenes.table import TableScene
from ui.table.session.tempo import ACT, PATIENCE, Tempo, turns_until_person
from ui.table.session.thinker import Written

LONGEST = 6.0
THOUGHT = 1.2
FRAME = 0.05
WAITS = 5
LONG_TURN = 9


class Ponderous(Fed):
    """Thinks as long as it may, then plays whole turns at random."""

    def __init__(self, rules: Rules[Any], clock: HandClock) -> None:
        super().__init__()
        self._rules, self._clock = rules, clock
        self._chance = random.Random(3)
        self._ready = 0.0

    def begin(self, seen: Any, level: str, character: str = "", limit: Limit | None = None) -> None:
        super().begin(seen, level, character, limit)
        self._ready = self._clock.now() + min(THOUGHT, THOUGHT if limit is None else limit.seconds)

    def poll(self) -> Written | None:
        return Written(self._turn(self.asked[-1].clone())) if self._clock.now() >= self._ready else None

    def _turn(self, seen: Any) -> list[Move]:
        line: list[Move] = []
        seat = self._rules.decider(seen)
        while self._rules.decider(seen) == seat and len(line) < LONG_TURN:
            line.append(self._chance.choice(self._rules.search_moves(seen)))
            try:
                self._rules.apply(seen, line[-1])
            except HiddenAhead:
                break
        return line


def at_a_full_table(title: str, **settings: Any) -> tuple[Bench, TableScene]:
    rules = TITLES[title]
    bench = Bench(**{"motion": "normal", "pace": "brisk", "recap_open": True, **settings})
    seats = rules.seat_counts[-1]
    match = Match(
        rules, Deal(title, seats, {}, 11), default_chairs(seats, "Aiko", dict.fromkeys(range(1, seats), "tycoon"))
    )
    return bench, bench.table(match, board_of(title, rules), Ponderous(rules, bench.clock))


def waits(bench: Bench, scene: TableScene, number: int) -> list[float]:
    """Seconds from the end of a person's turn until they may act again; what asks for Go on is answered at once."""
    found: list[float] = []
    waited, chance = 0.0, random.Random(8)
    while len(found) < number and not scene.match.is_over:
        if scene.scroll is not None and scene._goes_at is None:
            bench.clock.push(FRAME)
            scene.go_on()
        elif scene.session.decides and scene.scroll is None:
            found += [waited] if waited else []
            waited = 0.0
            scene.play(chance.choice(scene.match.rules.search_moves(scene.match.state)))
        else:
            waited += FRAME
            bench.clock.push(FRAME)
            bench.app.stack.update(FRAME)
    return found


@pytest.mark.parametrize("title", BUILT)
def test_a_person_never_waits_more_than_six_seconds(title: str) -> None:
    """At the usual pace, against a full table of those who think longest."""
    bench, scene = at_a_full_table(title)
    found = waits(bench, scene, WAITS)
    assert found
    assert max(found) <= LONGEST


def test_whoever_comes_next_thinks_while_acts_are_told() -> None:
    bench, scene = at_a_full_table("yokohama", pace="calm")
    asked, chance = 0, random.Random(1)
    thinker = scene.session._thinker
    assert isinstance(thinker, Ponderous)
    for _ in range(2000):
        bench.clock.push(0.01)
        if scene.scroll is not None:
            scene.go_on()
        elif scene.session.decides:
            scene.play(chance.choice(scene.match.rules.search_moves(scene.match.state)))
        if scene.session._line and len(thinker.asked) > asked:
            break
        asked = len(thinker.asked)
        bench.clock.push(0.1)
        bench.app.stack.update(0.1)
    ahead = thinker.asked[-1]
    seat = scene.match.rules.decider(ahead)
    while scene.session._line:
        bench.clock.push(0.1)
        bench.app.stack.update(0.1)
        if scene.scroll is not None:
            scene.go_on()
    assert scene.match.decider == seat
    assert scene.match.rules.seen_by(scene.match.state, seat).key() == ahead.key()


def test_patience_is_shared_among_the_turns_that_come() -> None:
    clock = HandClock()
    tempo = Tempo(clock)
    tempo.spread(2, 1)
    assert tempo.together == 1
    tempo.spread(9, 3)
    assert tempo.together > 1
    assert tempo.stay >= ACT
    clock.push(PATIENCE / 2)
    tempo.count()
    assert tempo.share(2) == pytest.approx(PATIENCE / 4)
    clock.push(60)
    tempo.stand_still()
    tempo.count()
    assert tempo.share(2) == pytest.approx(PATIENCE / 4)
    tempo.rest()
    assert tempo.share(1) == PATIENCE


def test_turns_are_counted_to_the_next_person() -> None:
    chairs = match_of(TITLES["yangtze"], seats=4).chairs
    assert [turns_until_person(chairs, seat) for seat in (1, 2, 3)] == [3, 2, 1]


def test_at_a_calm_pace_every_act_is_told_alone() -> None:
    bench, scene = at_a_full_table("yokohama", pace="calm")
    told, chance = 0, random.Random(1)
    while told < 12:
        before = len(scene.match.moves)
        bench.clock.push(0.01)
        if scene.scroll is not None:
            scene.go_on()
        elif scene.session.decides:
            scene.play(chance.choice(scene.match.rules.search_moves(scene.match.state)))
        else:
            bench.clock.push(0.5)
            bench.app.stack.update(0.5)
            assert len(scene.match.moves) <= before + 1
            told += len(scene.match.moves) > before
