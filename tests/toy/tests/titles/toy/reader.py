"""What Pebbles says."""

from rules.core.deal import Deal
from rules.core.target import Target
from rules.toy.components import VALUES
from rules.toy.places import BACK, BAG, BEACH, HAND, ROW, TIDE, TOKEN, WELL, pebble
from tests.words.reader import Reader


class ToyReader(Reader):
    """Plays every second game with the well."""

    title = "toy"
    games = 12
    of_the_screens = ("toy.at_start", "toy.board.")

    def every_target(self, seats: int) -> list[Target]:
        """All that can be pointed at."""
        of_seats = [*HAND[:seats], *WELL[:seats], *(Target("seat", seat) for seat in range(seats))]
        return [*map(pebble, range(len(VALUES))), BACK, BAG, BEACH, ROW, TIDE, *TOKEN, *of_seats]

    def deal(self, seats: int, number: int) -> Deal:
        return Deal(self.title, seats, {"well": bool(number % 2)}, number)


READER = ToyReader()
