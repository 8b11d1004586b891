"""A table for tests: set by hand in a sentence, played by verbs."""

from collections.abc import Sequence
from typing import Self

from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.move import DONE, END_TURN, Move, Take
from rules.core.target import Seat, Target
from rules.toy.components import TOKENS
from rules.toy.moves import DIP, Grab
from rules.toy.places import pebble
from rules.toy.rules import Toy
from rules.toy.state import Pebbles

RULES = Toy()


class Table:
    """Two seats with nothing in hand; whatever is played must be legal."""

    def __init__(self, well: bool = False, length: int = 12, seats: int = 2) -> None:
        self.state: Pebbles = RULES.new_state(Deal("toy", seats, {"well": well, "length": length}, 3))
        self.events: list[Event] = []

    # ------------------------------------------------------------ placing
    def secret(self, seat: Seat, *pebbles: int) -> Self:
        """Pebbles that only this seat knows, out of the bag or the row."""
        for each in pebbles:
            (self.state.bag if each in self.state.bag else self.state.row).remove(each)
        self.state.secret[seat] = sorted(pebbles)
        return self._again()

    def open(self, seat: Seat, *pebbles: int) -> Self:
        """Pebbles that all can see, out of the bag or the row."""
        for each in pebbles:
            (self.state.bag if each in self.state.bag else self.state.row).remove(each)
        self.state.open[seat] = sorted(pebbles)
        return self._again()

    def tide(self, **tokens: int) -> Self:
        """Only these tokens are still to come."""
        self.state.tide = [tokens.get(name, 0) for name in TOKENS]
        return self._again()

    def _again(self) -> Self:
        self.state.offer = None
        return self

    # ------------------------------------------------------------ playing
    def play(self, move: Move) -> Self:
        """Any move."""
        RULES.check(self.state, move)
        RULES.apply(self.state, move, self.events.append)
        return self

    def grab(self) -> Self:
        """The first pebble of the row."""
        return self.play(Grab(self.state.row[0]))

    def dip(self) -> Self:
        """One of the bag."""
        return self.play(DIP)

    def end(self) -> Self:
        """The turn."""
        return self.play(END_TURN)

    def take(self, target: Target) -> Self:
        """A click on one thing among several."""
        return self.play(Take(target))

    def sink(self, *pebbles: int) -> Self:
        """Picked one by one, then sunk."""
        for each in pebbles:
            self.take(pebble(each))
        return self.play(DONE)

    # ------------------------------------------------------------ asking
    def legal(self) -> Sequence[Move]:
        """All choices now."""
        return RULES.legal_moves(self.state)

    def points(self, seat: Seat) -> int:
        """The score as it stands."""
        return RULES.scores(self.state)[seat].total
