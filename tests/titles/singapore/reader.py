"""What Singapore says."""

import random
from collections.abc import Iterator
from typing import ClassVar

from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.move import Move
from rules.core.target import Target
from rules.singapore import places
from rules.singapore.moves import BACK, FORTH, Activate
from tests.every_title.table import Table
from tests.titles.singapore.placed import placed
from tests.words.reader import LONGEST, Reader, Said


class SingaporeReader(Reader):
    """Also uses every building under a worker of the placed positions."""

    title = "singapore"
    games = 15
    longest: ClassVar = {**LONGEST, "way": (32, 36)}
    of_the_screens = ("singapore.blurb", "singapore.at_start", "singapore.board.", "singapore.stage.")
    told_more = ("singapore.about.special.", "singapore.about.now.", "singapore.log.turn_")

    def every_target(self, seats: int) -> list[Target]:
        """All that can be pointed at."""
        of_seats = [
            each[seat]
            for each in (
                places.SCREEN,
                places.TOKENS,
                places.FLAGS,
                places.FLAG,
                places.ASIDE,
                places.WAITING,
                places.MARKER,
            )
            for seat in range(seats)
        ]
        alone = [
            *(places.TOP, places.STACK, places.GONE, places.BAG, places.RAID, places.BANK, places.SUPPLY, places.ROADS),
            *(places.HUT_REST, places.BLACK, places.WHITE, places.MONEY, places.ROAD, places.HUT, places.RAFFLES),
            *(places.HIDDEN_STOCK, Target("amount", 1), Target("amount", 3), Target("seal", 10)),
        ]
        workers = places.WORKER[: 2 * seats]
        town = [*places.PLOT, *places.BUILDING, *places.EFFECT, *places.STREET]
        seats_at_the_table = [Target("seat", seat) for seat in range(seats)]
        on_the_track = [places.track(points) for points in range(0, 63, 9)]
        tiles_and_goods = [*places.DISPLAY, *places.TILE, *places.GOOD]
        return [*of_seats, *alone, *workers, *town, *seats_at_the_table, *on_the_track, *tiles_and_goods]

    def place_of(self, move: Move) -> str:
        return "way" if move in (FORTH, BACK) else super().place_of(move)

    def rare(self) -> Iterator[Said]:
        rules = self.rules
        open_town = rules.new_state(Deal(self.title, 2, {"screens": "open"}, 1))
        yield from self.said_at(open_town, places.SCREEN[:2])
        for seats in rules.seat_counts:
            rng = random.Random(seats)
            targets = self.every_target(seats)
            events: list[Event] = []
            for _, state in placed(Table(self.title, seats)):
                for _ in range(6):
                    if rules.is_over(state):
                        break
                    yield from self.said_at(state, rng.sample(targets, self.glances))
                    used = [move for move in rules.legal_moves(state) if isinstance(move, Activate)]
                    rules.apply(state, rng.choice(used) if used else self.chosen(state, rng, seats), events.append)
            yield from (Said("log", text) for event in events if (text := event.text()) is not None)


READER = SingaporeReader()
