"""A zaibatsu for tests: placed in a sentence, played by verbs.

>>> works = Works().own(money=6, silk=1).shelf("cotton_1a").begin()
>>> works.hire("factory", "white").build("cotton_1a").has("coal")
2

Whatever is played is also watched: every verb is legal when it is said, all that changes is announced by the events,
nothing is lost, copies stay apart, and all that is told has words.
"""

from typing import Self

from rules.core.move import DONE, END_TURN, SKIP, Move, Take
from rules.core.target import Seat, Target
from rules.zaibatsu import places
from rules.zaibatsu.board import DESTINATIONS, MARKET_SPACES
from rules.zaibatsu.components import ACTIONS, COLOURS, ITEMS, NONE, OBJECTIVES, PIECES, TRACKS, counted
from rules.zaibatsu.free import Melt
from rules.zaibatsu.moves import (
    CONSOLIDATE,
    BuildFactory,
    BuildMachine,
    ChooseRail,
    ChooseSpace,
    Deliver,
    From,
    Hire,
    Invest,
    Level,
    Modify,
    Pair,
    PlaceFavour,
    Produce,
    Ship,
    Steps,
    Store,
    Train,
)
from rules.zaibatsu.reckoning.measures import score
from rules.zaibatsu.state import VALUE, VALUE_BITS
from rules.zaibatsu.tiles import PRICES, TILES
from tests.every_title.words import fault, languages, unfolded
from tests.titles.watched import Watched, announced, at_rest
from tests.titles.zaibatsu.rules.placing import CONTRACT_NAMES, REGION_NAMES, PlacedWorks, goods_of, rail, tile

PRICE = {"free": 0, "iron": 1, "money": 2}


def price(name: str | int) -> int:
    """A price by its name, or by its number."""
    return PRICE[name] if isinstance(name, str) else name


class Works(PlacedWorks, Watched):
    """A placed zaibatsu, and what one may ask of it and do with it."""

    # ------------------------------------------------------------ looking
    @property
    def step(self) -> str:
        """What is being asked."""
        return type(self.state.pending[-1]).__name__ if self.state.pending else ""

    def has(self, item: str, seat: Seat = 0) -> int:
        """How many of an item a seat owns."""
        return self.state.stock[seat][ITEMS.index(item)]

    def score(self, seat: Seat = 0) -> int:
        """The points on the track."""
        return score(self.state, seat)

    def at(self, track: str, seat: Seat = 0) -> int:
        """The position of a marker, counted from 1."""
        return self.state.tracks[seat][TRACKS.index(track)] + 1

    def goods(self, seat: Seat = 0) -> dict[str, int]:
        """Goods by type."""
        return goods_of(self.state, seat)

    def area(self, seat: Seat = 0) -> str:
        """The worker area from the bottom; an expert has a star."""
        count = len(COLOURS)
        return " ".join(COLOURS[one % count] + "*" * (one >= count) for one in self.state.workers[seat])

    def on_map(self, space: str) -> tuple[int, int] | None:
        """Owner and value of the token on a space."""
        token = self.state.tokens[MARKET_SPACES.index(space)]
        return (token >> VALUE_BITS, token & VALUE) if token else None

    def hired(self) -> list[int]:
        """How many workers stand on the hiring spaces."""
        return [counted(workers) for workers in self.state.hiring]

    def rows_left(self) -> list[int]:
        """How many workers stand in the queue rows."""
        return [counted(workers) for workers in self.state.queue]

    def gone_from(self, row: str, seat: Seat = 0) -> int:
        """How many pieces have left a row."""
        return self.state.left[seat][PIECES.index(row)]

    def actions(self) -> list[str]:
        """The actions offered."""
        return list(dict.fromkeys(ACTIONS[move.action] for move in self.offered(Hire)))

    def tiles(self) -> list[str]:
        """The factories offered."""
        return [TILES[move.tile].key for move in self.offered(BuildFactory)]

    def ports(self) -> list[str]:
        """The destinations offered."""
        return list(dict.fromkeys(DESTINATIONS[move.destination] for move in self.offered(Ship)))

    def prices(self) -> list[int]:
        """The prices offered for ships or trains."""
        return sorted({move.price for kind in (Ship, Train) for move in self.offered(kind)})

    def deliverable(self) -> list[tuple[str, int]]:
        """Spaces and tokens offered."""
        return [(MARKET_SPACES[move.space], move.value) for move in self.offered(Deliver)]

    def choices(self) -> list[str]:
        """What may be taken, by key."""
        return [str(move.what.key) for move in self.offered(Take)]

    def may(self, move: Move) -> bool:
        """Is a move legal?"""
        return move in self.legal

    # ------------------------------------------------------------ watching
    def watch(self, before: object) -> None:
        announced(self.rules, before, self.state, self.last)
        at_rest(self.rules, self.state)
        texts = [text for event in self.last for text in (event.text(), event.tail())]
        texts += [self.rules.prompt(self.state), self.rules.help(self.state), self.rules.phase(self.state)]
        texts += [self.rules.describe(self.state, move) for move in self.legal]
        said = list(unfolded(texts, self.rules))
        assert not [each for text in said for language in languages() if (each := fault(language, text))]

    # ------------------------------------------------------------ playing
    @property
    def seat(self) -> Seat:
        """Who decides."""
        return self.decider

    def pair(self, number: int) -> Self:
        return self.make(Pair(number))

    def hire(self, action: str, colour: str) -> Self:
        return self.make(Hire(ACTIONS.index(action), COLOURS.index(colour)))

    def consolidate(self) -> Self:
        return self.make(CONSOLIDATE)

    def steps(self, number: int) -> Self:
        return self.make(Steps(number - 1))

    def build(self, name: str) -> Self:
        return self.make(BuildFactory(tile(name)))

    def machine(self, factory: int, slot: str = "L") -> Self:
        return self.make(BuildMachine(self.seat, factory, "LR".index(slot)))

    def produce(self, factory: int) -> Self:
        return self.make(Produce(self.seat, factory))

    def sail(self, destination: str, cost: str | int = "iron") -> Self:
        return self.make(Ship(DESTINATIONS.index(destination), price(cost)))

    def lay(self, region: str, space: int, cost: str | int = "iron") -> Self:
        """A train; where there are too many to list, the space first."""
        first = ChooseRail(rail(region, space))
        if first in self.legal:
            self.make(first)
        return self.make(Train(rail(region, space), price(cost)))

    def deliver(self, space: str, value: int) -> Self:
        """Goods for a token; where there are too many to list, the space first."""
        at = MARKET_SPACES.index(space)
        if ChooseSpace(at) in self.legal:
            self.make(ChooseSpace(at))
        return self.make(Deliver(self.seat, at, value))

    def invest(self, factory: int, contract: str = "finance") -> Self:
        number = NONE if contract == "finance" else CONTRACT_NAMES.index(f"contract_{contract}")
        return self.make(Invest(self.seat, factory, number))

    def spend_from(self, factory: int) -> Self:
        return self.make(From(self.seat, factory))

    def store(self, factory: int) -> Self:
        return self.make(Store(self.seat, factory))

    def modify(self, factory: int) -> Self:
        return self.make(Modify(self.seat, factory))

    def level(self, number: int) -> Self:
        return self.make(Level(self.seat, number))

    def place(self, objective: str) -> Self:
        return self.make(PlaceFavour(self.seat, OBJECTIVES.index(objective)))

    def take(self, kind: str, key: str | int) -> Self:
        """Whatever is taken by its name: a service, a track, a side, a colour, a space."""
        return self.make(Take(Target(kind, key)))

    def serve(self, colour: str) -> Self:
        return self.take("serve", colour)

    def along(self, track: str) -> Self:
        return self.take("advance", track)

    def reward(self, which: str) -> Self:
        return self.take("reward", which)

    def bonus_of(self, region: str) -> Self:
        return self.make(Take(places.REGION[REGION_NAMES.index(region)]))

    def melt(self) -> Self:
        return self.make(Melt(self.seat))

    def done(self) -> Self:
        return self.make(DONE)

    def skip(self) -> Self:
        return self.make(SKIP)

    def end(self) -> Self:
        return self.make(END_TURN)

    def pays(self, number: int) -> str:
        """A price in words, for the tests of tiles."""
        money, iron, back = PRICES[number]
        return f"{money}/{iron}/{back}"
