"""What Yokohama says."""

import random
from collections.abc import Iterator
from typing import Any, ClassVar

from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.move import Move
from rules.core.target import Target
from rules.yokohama import places
from rules.yokohama.components import BOARDS, ITEMS, NONE, RATES, SET_UP
from rules.yokohama.events.people import PresidentMoved
from rules.yokohama.events.turns import EndTriggered
from tests.every_title.table import Table
from tests.titles.yokohama.placed import placed
from tests.words.reader import LONGEST, Reader, Said


class YokohamaReader(Reader):
    """Looks on from the placed positions, with and without the mini-expansions."""

    title = "yokohama"
    games = 9
    longest: ClassVar = {**LONGEST, "do": (75, 90), "phase": (42, 48), "about": (75, 90)}
    of_the_screens = ("yokohama.blurb", "yokohama.at_start", "yokohama.board.", "yokohama.option.")
    always_looked_at = places.ICONS[:2]
    told_more = ("yokohama.about.technology.",)
    runs_on = (
        "yokohama.log.completed",
        "yokohama.log.started",
        "yokohama.log.orders_taken",
        "yokohama.log.new_orders",
        "yokohama.log.space_paid",
        "yokohama.log.went_paid_canal",
    )

    def chosen(self, state: Any, rng: random.Random, number: int) -> Move:
        """Mostly what opponents would consider: clicking payments to and fro says nothing new."""
        moves = self.rules.search_moves(state) if rng.random() < 0.8 else self.rules.legal_moves(state)
        return self.any_kind(moves, rng)

    def every_target(self, seats: int) -> list[Target]:
        """All that can be pointed at."""
        told = SET_UP[seats]
        cards = [*places.ORDER, *places.TECHNOLOGY, *places.TILE, *places.FIVE, *places.ACHIEVEMENT, *places.REWARD]
        backs = [places.ORDER_BACK, places.TECHNOLOGY_BACK]
        areas = [target for area in BOARDS[seats] for target in (places.AREA[area], places.TOKEN[area])]
        sites = [target for area in BOARDS[seats] for target in places.SITE[area]]
        rows = [*places.PORT_SLOT[: told.ports], *places.LABORATORY_SLOT[: told.laboratories], *places.SPACE]
        slots = [target for row in rows for target in row]
        alone = [
            *(places.ORDER_DECK, places.TECHNOLOGY_DECK, places.GONE, places.REWARD_ROW, places.SUPPLY),
            *(places.STATION, places.POINT, *places.THING, *places.BLOCKER.values()),
            *(*places.ACHIEVEMENT_ROW, *places.AGENT_SUPPLY, *places.AGENT, *places.FROM, *places.WISH),
            *(*places.PART.values(), places.WAY[0]),
        ]
        of_seats = [
            each[seat]
            for each in (
                *(places.PRESIDENT, places.ASSISTANT, places.SHOP, places.HOUSE, places.SCORE, places.HAND),
                *(places.DRAWN, places.RETURNED, places.COMPLETED, places.OWN_TECHNOLOGIES, places.USED_AGENTS),
                *(places.OWN_TOKENS, places.OWN_REWARDS, places.AT_HOME),
            )
            for seat in range(seats)
        ]
        several = [
            target
            for each in (places.COUNTER, places.HELD, places.STORE, places.OWN_AGENTS, places.GROUP)
            for targets in each[:seats]
            for target in targets
        ]
        trade = [Target(way, ITEMS[rate.item]) for rate in RATES for way in ("buy", "sell")]
        people = [Target("seat", seat) for seat in range(seats)]
        return [*cards, *backs, *areas, *sites, *slots, *alone, *of_seats, *several, *trade, *people]

    def rare(self) -> Iterator[Said]:
        rules, rng = self.rules, random.Random(1)
        for seats in rules.seat_counts:
            targets = self.every_target(seats)
            events: list[Event] = []
            for _, state in placed(Table(self.title, seats)):
                for number in range(12):
                    if rules.is_over(state):
                        break
                    looked_at = targets if number == 0 else rng.sample(targets, 60)
                    yield from self.said_at(state, looked_at)
                    rules.apply(state, self.chosen(state, rng, 1), events.append)
            yield from self.logged(events, seats)
        yield from self._every_end()

    def _every_end(self) -> Iterator[Said]:
        """Each cause once, and a way that is hardly ever taken."""
        state = self.rules.new_state(Deal(self.title, 2, {}, 1))
        for cause in ("houses", "shops", "orders", "church", "customs"):
            state.last_turn, state.cause = 4, cause
            note = self.rules.end_note(state)
            assert note is not None
            yield Said("end", note)
            yield from self.logged([EndTriggered(0, cause)], 2)
        yield from self.logged([PresidentMoved(0, NONE, (0,), (), "station")], 2)


READER = YokohamaReader()
