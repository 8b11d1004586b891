"""A zaibatsu placed in a sentence: what is not said lies as after the deal, with empty stocks and no start tokens."""

from typing import Self

from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.step import Step
from rules.core.target import NOBODY, Seat
from rules.zaibatsu.board import (
    DESTINATION_COLOUR,
    DESTINATION_OF,
    DESTINATIONS,
    MARKET_SPACES,
    RAILS_PER_REGION,
    REGIONS,
)
from rules.zaibatsu.components import (
    AUTOMA,
    COLOURS,
    EXPERT,
    GOODS,
    ITEMS,
    OBJECTIVES,
    ONE_OF,
    PIECES,
    TRACKS,
)
from rules.zaibatsu.rules import Zaibatsu
from rules.zaibatsu.state import TOKEN_BITS, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.steps.automa import AutomaPlays
from rules.zaibatsu.steps.rounds import TurnOver
from rules.zaibatsu.steps.turn import TakeTurn
from rules.zaibatsu.tiles import ACTION_TOKENS, CONTRACTS, GOOD_OF, OLD_FACTORY, START_A, TILE_OF

REGION_NAMES = [region.key for region in REGIONS]
CONTRACT_NAMES = [contract.key for contract in CONTRACTS]
START_NAMES = [token.key for token in START_A]


def handful(colours: str) -> int:
    """Workers by their colours: "red red white"."""
    return sum(ONE_OF[COLOURS.index(colour)] for colour in colours.split())


def tile(name: str) -> int:
    """A factory tile by its name; "old_cotton" and "old_paper" are the old factory."""
    return OLD_FACTORY + ("old_cotton", "old_paper").index(name) if name.startswith("old") else TILE_OF[name]


def rail(region: str, space: int) -> int:
    """A train space, counted from 1."""
    return REGION_NAMES.index(region) * RAILS_PER_REGION + space - 1


class PlacedWorks:
    """The placing half of the kit."""

    rules: Zaibatsu
    state: ZaibatsuState
    events: list[Event]
    last: list[Event]

    def __init__(self, seats: int = 2, seed: int = 1, **options: bool | str) -> None:
        self.rules = Zaibatsu()
        self.events, self.last = [], []
        self.state = self.rules.dealt(Deal("zaibatsu", seats, options, seed))
        state = self.state
        state.pairs, state.pending, state.waiting = [], [], []
        state.first = state.active = 0
        state.turn = 1
        self.hiring("white blue red", "white blue red", "white blue red", "white blue red", "white blue red")

    def begin(self, *steps: Step, seat: Seat = 0) -> Self:
        """The turn of a seat, or these steps of it."""
        state = self.state
        state.active = seat
        state.pending = [TurnOver(seat), *(steps or (TakeTurn(seat),))]
        state.offer = None
        self.rules.settle(state)
        return self

    def resolve(self, *steps: Step) -> Self:
        """These steps and nothing below them; what they tell is kept."""
        self.state.pending, self.state.offer = list(steps), None
        self.rules.settle(self.state, self.events.append)
        return self

    def automa(self, token: str) -> Self:
        """The automa's turn with this token on top of its pile."""
        state = self.state
        number = next(at for at, each in enumerate(ACTION_TOKENS) if each.key == token)
        state.pile, state.revealed = [number, number], []
        return self.resolve(TurnOver(AUTOMA), AutomaPlays())

    # ------------------------------------------------------------ the table
    def hiring(self, *spaces: str) -> Self:
        """Workers on the hiring spaces from left to right."""
        self.state.hiring = [handful(each) for each in spaces]
        return self

    def queue(self, *rows: str) -> Self:
        """Queue rows from the top."""
        self.state.queue = [handful(each) for each in rows]
        return self

    def bag(self, colours: str) -> Self:
        """What the bag holds."""
        self.state.bag = [colours.split().count(colour) for colour in COLOURS]
        return self

    def shelf(self, *names: str) -> Self:
        """Only these tiles are available."""
        self.state.shelf = sum(1 << tile(name) for name in names)
        return self

    def demand(self, **spaces: str) -> Self:
        """Goods asked at spaces: osaka_north="paper"."""
        demand = list(self.state.demand)
        for name, good in spaces.items():
            demand[MARKET_SPACES.index(name.replace("_", "/"))] = GOODS.index(good)
        self.state.demand = tuple(demand)
        return self

    def all_demand(self, good: str) -> Self:
        """Every space asks for this."""
        self.state.demand = (GOODS.index(good),) * len(MARKET_SPACES)
        return self

    def token(self, owner: int, space: str, value: int) -> Self:
        """An influence token on the map; a seat's comes from its hand."""
        at = MARKET_SPACES.index(space)
        self.state.tokens[at] = owner << VALUE_BITS | value
        if owner < self.state.seats:
            self.state.hand[owner] -= 1 << TOKEN_BITS * value
        return self

    def train(self, owner: int, region: str, space: int) -> Self:
        """A train on the map; a seat's comes from its row."""
        self.state.rails[rail(region, space)] = owner
        if owner < self.state.seats:
            self.state.left[owner][PIECES.index("trains")] += 1
        return self

    def ship(self, owner: int, destination: str) -> Self:
        """A ship at a destination, its expert gone home again."""
        self.state.docked[DESTINATIONS.index(destination) * self.state.seats + owner] += 1
        self.state.left[owner][PIECES.index("ships")] += 1
        return self

    def expert_away(self, *destinations: str) -> Self:
        """Experts held by another seat."""
        for name in destinations:
            at = DESTINATIONS.index(name)
            self.state.experts &= ~(1 << at)
            self.state.workers[1 % self.state.seats].append(EXPERT + DESTINATION_COLOUR[at])
        return self

    def round(self, number: int, last_first: int = NOBODY) -> Self:
        """The round marker, and who holds the second one."""
        self.state.round, self.state.last_first = number, last_first
        return self

    # ------------------------------------------------------------ a zaibatsu
    def own(self, seat: Seat = 0, **items: int) -> Self:
        """Stock: money, coal, silk, iron."""
        for name, number in items.items():
            self.state.stock[seat][ITEMS.index(name)] = number
        return self

    def points(self, number: int, seat: Seat = 0) -> Self:
        """The score."""
        self.state.points[seat][1] = number
        return self

    def tracks(self, seat: Seat = 0, **positions: int) -> Self:
        """Markers on spaces counted from 1: rnd, mines, finance."""
        for name, position in positions.items():
            self.state.tracks[seat][TRACKS.index(name)] = position - 1
        return self

    def workers(self, colours: str, seat: Seat = 0) -> Self:
        """The worker area from the bottom; "red*" is an expert."""
        for name in colours.split():
            number = COLOURS.index(name.removesuffix("*"))
            if name.endswith("*"):
                self.state.experts &= ~(1 << DESTINATION_OF[number])
                number += EXPERT
            self.state.workers[seat].append(number)
        return self

    def left(self, seat: Seat = 0, **rows: int) -> Self:
        """Pieces that have left their rows, wherever they are: ships, machines, trains."""
        for name, number in rows.items():
            self.state.left[seat][PIECES.index(name)] = number
        return self

    def factory(self, name: str, goods: int = 0, machines: str = "", seat: Seat = 0) -> Self:
        """A built factory; machines on its slots: "L", "R" or "LR"."""
        number, state = tile(name), self.state
        state.shelf &= ~(1 << number)
        state.slots[seat].append(number)
        state.goods[seat].append(goods)
        state.machines[seat].append(sum(1 << "LR".index(slot) for slot in machines))
        state.left[seat][PIECES.index("machines")] += len(machines)
        return self

    def improved(self, *colours: str, seat: Seat = 0) -> Self:
        """Improved services."""
        for colour in colours:
            self.state.improved[seat] |= 1 << COLOURS.index(colour)
        return self

    def contracts(self, *names: str, seat: Seat = 0) -> Self:
        """Fulfilled contracts."""
        self.state.contracts[seat] += [CONTRACT_NAMES.index(f"contract_{name}") for name in names]
        return self

    def favour(self, seat: Seat = 0, **objectives: int) -> Self:
        """Favour tokens by objective and level."""
        for name, level in objectives.items():
            self.state.favours[seat][OBJECTIVES.index(name)] = level
        return self

    def start(self, name: str, seat: Seat = 0) -> Self:
        """A start token A that lasts."""
        self.state.start_a[seat] = START_NAMES.index(name)
        self.state.start_b[seat] = 0
        return self


def goods_of(state: ZaibatsuState, seat: Seat) -> dict[str, int]:
    """Goods by type."""
    found: dict[str, int] = {}
    for each, number in zip(state.slots[seat], state.goods[seat], strict=True):
        found[GOODS[GOOD_OF[each]]] = found.get(GOODS[GOOD_OF[each]], 0) + number
    return found
