"""What Nippon: Zaibatsu says."""

import random
from collections.abc import Iterator
from typing import Any, ClassVar

from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.target import Target
from rules.zaibatsu import places
from rules.zaibatsu.components import AUTOMA
from rules.zaibatsu.events.automa import ObjectiveChecked, SoloRated
from rules.zaibatsu.events.holdings import Moved
from rules.zaibatsu.tiles import RATINGS
from tests.every_title.table import Table
from tests.titles.zaibatsu.placed import placed
from tests.words.reader import LONGEST, Reader, Said


def targets_in(value: Any) -> Iterator[Target]:
    """All targets of a table of places."""
    if isinstance(value, Target):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from targets_in(each)


def owner_of(target: Target) -> int:
    """The seat a key begins with; -1 if none."""
    first = str(target.key).partition("/")[0]
    return int(first) if "/" in str(target.key) and first.isdigit() and target.kind != "prize" else -1


class ZaibatsuReader(Reader):
    """Looks at everything there is an address for, and on from the placed positions."""

    title = "zaibatsu"
    games = 12
    longest: ClassVar = {
        **LONGEST,
        "about": (70, 84),
        "do": (70, 90),
        "log": (90, 110),
        "refuse": (64, 74),
        "reason": (60, 64),
    }
    of_the_screens = (
        *("zaibatsu.at_start", "zaibatsu.blurb", "zaibatsu.board.", "zaibatsu.box.", "zaibatsu.brief."),
        *("zaibatsu.option.", "zaibatsu.log.tail.", "zaibatsu.moment."),
    )
    told_more = ("zaibatsu.about.start.",)
    glances = 20

    def every_target(self, seats: int) -> list[Target]:
        """All that can be pointed at."""
        found = dict.fromkeys(each for value in vars(places).values() for each in targets_in(value))
        of_seats = ("score", "tokens", "locked", "contracts", "favours", "start", "last_marker")
        mine = [each for each in found if owner_of(each) < seats or (owner_of(each) == AUTOMA and seats == 1)]
        mine = [each for each in mine if each.kind not in of_seats or int(each.key) < seats or int(each.key) == AUTOMA]
        nowhere = [places.PERIOD[0], places.ROUND[0], *(tokens[0] for tokens in (*places.TOKEN, *places.FAVOUR))]
        mine = [each for each in mine if each not in nowhere]
        people = [Target("seat", seat) for seat in range(seats)]
        return [*mine, *people, Target("amount", 1), Target("amount", 3)]

    def rare(self) -> Iterator[Said]:
        rules = self.rules
        for seats in rules.seat_counts:
            rng = random.Random(seats)
            targets = self.every_target(seats)
            events: list[Event] = []
            for _, state in placed(Table(self.title, seats)):
                for _ in range(25):
                    if rules.is_over(state):
                        break
                    yield from self.said_at(state, rng.sample(targets, 60))
                    rules.apply(state, self.chosen(state, rng, seats), events.append)
            yield from (Said("log", text) for event in events if (text := event.text()) is not None)
        yield from self._seldom_told()

    def _seldom_told(self) -> Iterator[Said]:
        """Every rating, steps back, and the score sheets of a game with shared objectives before it begins."""
        yield from (Said("log", SoloRated(rating, points).text()) for points, rating in RATINGS)
        yield Said("log", Moved(0, 2, 3, 1, 0).text())
        yield Said("log", ObjectiveChecked(0, 5, 5).text())
        state = self.rules.new_state(Deal(self.title, 3, {"shared_objectives": True}, 1))
        for row in self.rules.scores(state)[0].rows:
            yield Said("category", row.category)
            yield Said("reason", row.reason)


READER = ZaibatsuReader()
