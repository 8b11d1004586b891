"""The state of a game of Yokohama Duel."""

from typing import Any, Self

from rules.core.state import GameState
from rules.core.target import Seat
from rules.yokohama_duel.components import ASSISTS, INFLUENCES, ITEMS, NONE


class DuelState(GameState):
    """Lists by seat; what is owned in numbers is a list by item.

    `laid` tells by Influence card the place it lies at; `upgraded`, `techs`, `used`, `recruited`, `shops` and `houses`
    are bit sets. The order deck is the shuffled `deck`, below it `under`, the card drawn first being the first. `drawn`
    are orders the active seat looks at, not yet its own. Of the Merchants a seat has recruited, `merchants` are face
    up and `spent` face down; `guest` is the place one works at during an extra turn. Displays keep empty spaces.
    """

    __slots__ = (
        "assists",
        "bonus_deck",
        "bonus_discard",
        "bonus_row",
        "box",
        "church_row",
        "churches",
        "completed",
        "deck",
        "drawn",
        "ended",
        "first",
        "guest",
        "hands",
        "houses",
        "laid",
        "merchants",
        "recruited",
        "round",
        "shops",
        "spent",
        "station",
        "stock",
        "tech_deck",
        "tech_discard",
        "tech_row",
        "techs",
        "under",
        "upgraded",
        "used",
    )

    first: Seat
    round: int
    ended: bool
    stock: list[list[int]]
    assists: list[list[int]]
    laid: list[list[int]]
    upgraded: list[int]
    merchants: list[int]
    spent: list[int]
    recruited: list[int]
    guest: int
    shops: list[int]
    houses: list[int]
    station: int
    techs: list[int]
    used: list[int]
    tech_row: list[int]
    tech_deck: list[int]
    tech_discard: list[int]
    bonus_row: list[int]
    bonus_deck: list[int]
    bonus_discard: list[int]
    church_row: list[int]
    churches: list[list[int]]
    box: list[int]
    hands: list[list[int]]
    completed: list[list[int]]
    drawn: list[int]
    deck: list[int]
    under: list[int]

    def __init__(self, seats: int, rng: int) -> None:
        super().__init__(seats, rng)
        self.first = 0
        self.round = 0
        self.ended = False
        self.stock = [[0] * len(ITEMS) for _ in range(seats)]
        self.assists = [[0] * len(ASSISTS) for _ in range(seats)]
        self.laid = [[NONE] * len(INFLUENCES) for _ in range(seats)]
        self.upgraded = [0] * seats
        self.merchants = [0] * seats
        self.spent = [0] * seats
        self.recruited = [0] * seats
        self.guest = NONE
        self.shops = [0] * seats
        self.houses = [0] * seats
        self.station = NONE
        self.techs = [0] * seats
        self.used = [0] * seats
        self.tech_row = []
        self.tech_deck = []
        self.tech_discard = []
        self.bonus_row = []
        self.bonus_deck = []
        self.bonus_discard = []
        self.church_row = []
        self.churches = [[] for _ in range(seats)]
        self.box = []
        self.hands = [[] for _ in range(seats)]
        self.completed = [[] for _ in range(seats)]
        self.drawn = []
        self.deck = []
        self.under = []

    def clone(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        self.copy_core(twin)
        twin.first = self.first
        twin.round = self.round
        twin.ended = self.ended
        twin.stock = [each[:] for each in self.stock]
        twin.assists = [each[:] for each in self.assists]
        twin.laid = [each[:] for each in self.laid]
        twin.upgraded = self.upgraded[:]
        twin.merchants = self.merchants[:]
        twin.spent = self.spent[:]
        twin.recruited = self.recruited[:]
        twin.guest = self.guest
        twin.shops = self.shops[:]
        twin.houses = self.houses[:]
        twin.station = self.station
        twin.techs = self.techs[:]
        twin.used = self.used[:]
        twin.tech_row = self.tech_row[:]
        twin.tech_deck = self.tech_deck[:]
        twin.tech_discard = self.tech_discard[:]
        twin.bonus_row = self.bonus_row[:]
        twin.bonus_deck = self.bonus_deck[:]
        twin.bonus_discard = self.bonus_discard[:]
        twin.church_row = self.church_row[:]
        twin.churches = [each[:] for each in self.churches]
        twin.box = self.box[:]
        twin.hands = [each[:] for each in self.hands]
        twin.completed = [each[:] for each in self.completed]
        twin.drawn = self.drawn[:]
        twin.deck = self.deck[:]
        twin.under = self.under[:]
        return twin

    def key(self) -> tuple[Any, ...]:
        return (
            *self.core_key(),
            self.first,
            self.round,
            self.ended,
            tuple(map(tuple, self.stock)),
            tuple(map(tuple, self.assists)),
            tuple(map(tuple, self.laid)),
            tuple(self.upgraded),
            tuple(self.merchants),
            tuple(self.spent),
            tuple(self.recruited),
            self.guest,
            tuple(self.shops),
            tuple(self.houses),
            self.station,
            tuple(self.techs),
            tuple(self.used),
            tuple(self.tech_row),
            tuple(self.tech_deck),
            tuple(self.tech_discard),
            tuple(self.bonus_row),
            tuple(self.bonus_deck),
            tuple(self.bonus_discard),
            tuple(self.church_row),
            tuple(map(tuple, self.churches)),
            tuple(self.box),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.completed)),
            tuple(self.drawn),
            tuple(self.deck),
            tuple(self.under),
        )
