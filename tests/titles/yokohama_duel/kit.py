"""A harbour for tests: placed in a sentence, played by verbs.

>>> harbour = Harbour().own(0, yen=4).houses(0, "silk").assists(0, 1).laid(0, one="port", two="port").begin()
>>> harbour.play("silk").assist(1).bonus(1).end()

Whatever is played is also watched: every verb is legal when it is said, all that changes is announced by the events,
nothing is lost, copies stay apart.
"""

from typing import Self

from rules.core.move import DONE, END_TURN, SKIP
from rules.core.target import Seat
from rules.yokohama_duel import free, moves
from rules.yokohama_duel.components import CHURCH_CARDS, ITEMS, NONE
from rules.yokohama_duel.events.turns import LevelFixed
from rules.yokohama_duel.scoring import points_by_category
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.strengthen import Strengthen
from tests.titles.watched import Watched
from tests.titles.yokohama_duel.rules.placing import (
    CHURCH_NAMES,
    CRITERION_NAMES,
    PLACE_NAMES,
    TECH_NAMES,
    PlacedHarbour,
    church,
    item,
    place,
    tech,
)
from tests.titles.yokohama_duel.rules.watching import check_announced, check_at_rest, check_words


class Harbour(PlacedHarbour, Watched):
    """A placed harbour, and what one may ask of it and do in it."""

    # ------------------------------------------------------------ looking
    @property
    def step(self) -> str:
        """What is being asked."""
        return type(self.state.pending[-1]).__name__ if self.state.pending else ""

    def has(self, name: str, seat: Seat = 0) -> int:
        """How many of an item a seat owns."""
        return self.state.stock[seat][item(name)]

    def owns(self, seat: Seat = 0) -> dict[str, int]:
        """All items of which a seat has some."""
        return {name: number for name, number in zip(ITEMS, self.state.stock[seat], strict=True) if number}

    def hand_of(self, seat: Seat = 0) -> list[int]:
        return [order + 1 for order in self.state.hands[seat]]

    def done_by(self, seat: Seat = 0) -> list[int]:
        return [order + 1 for order in self.state.completed[seat]]

    def techs_of(self, seat: Seat = 0) -> set[str]:
        return {name for number, name in enumerate(TECH_NAMES) if self.state.techs[seat] >> number & 1}

    def used_by(self, seat: Seat = 0) -> set[str]:
        return {name for number, name in enumerate(TECH_NAMES) if self.state.used[seat] >> number & 1}

    def churches_of(self, seat: Seat = 0) -> list[str]:
        return [CHURCH_NAMES[card] for card in self.state.churches[seat]]

    def drawn(self) -> list[int]:
        return [order + 1 for order in self.state.drawn]

    def points(self, seat: Seat = 0) -> tuple[int, ...]:
        """By category, as if the game ended now."""
        return points_by_category(self.state, seat)

    @property
    def level(self) -> int:
        """The level last fixed."""
        return self.told(LevelFixed)[-1].level

    # ------------------------------------------------------------ what is on offer
    def open_places(self) -> set[str]:
        """Where the deciding seat may go without a technology, or with its Merchant."""
        sent = {PLACE_NAMES[move.place] for move in self.offered(moves.Send)}
        return sent | {PLACE_NAMES[move.place] for move in self.offered(moves.Play) if move.technology == NONE}

    def ways(self) -> set[tuple[str, str]]:
        """Occupied places with the technologies that open them."""
        plays = self.offered(moves.Play)
        return {(PLACE_NAMES[move.place], TECH_NAMES[move.technology]) for move in plays if move.technology != NONE}

    def cards(self) -> set[int]:
        """The Influence cards that may be played."""
        return {move.card + 1 for move in self.offered(moves.Play)}

    def church_cards(self) -> list[int]:
        """The faith of the Church cards in reach."""
        return sorted(CHURCH_CARDS[move.card].faith for move in self.offered(moves.TakeChurch))

    def technologies(self) -> set[str]:
        return {TECH_NAMES[move.technology] for move in self.offered(moves.TakeTechnology)}

    def payments(self) -> list[str]:
        """The items with which the next part of a price may be paid."""
        return [ITEMS[move.item] for move in self.offered(moves.Pay)]

    def criteria(self) -> set[str]:
        return {CRITERION_NAMES[move.criterion] for move in self.offered(free.Recruit)}

    def orders_to_complete(self) -> list[int]:
        return [move.order + 1 for move in self.offered(free.Complete)]

    def may_call(self) -> bool:
        return free.CALL[self.decider] in self.legal

    def may_spin(self) -> bool:
        return free.USE_TECHNOLOGY[tech("spinning_mill")] in self.legal

    def may_skip(self) -> bool:
        """Is declining among the choices?"""
        return bool({SKIP, DONE, END_TURN} & set(self.legal))

    # ------------------------------------------------------------ playing
    def play(self, where: str, card: int = 0, by: str = "") -> Self:
        """Play an Influence card, the lowest unless said; by a technology where the place is occupied."""
        technology = tech(by) if by else NONE
        number = card - 1 if card else min(self.cards()) - 1
        return self.make(moves.Play(self.decider, number, place(where), technology))

    def go(self, where: str, card: int = 0, by: str = "") -> Self:
        """The same without assist card or Telephone."""
        return self.play(where, card, by).plain()

    def plain(self) -> Self:
        """Add nothing to the level, if that is asked at all."""
        return self.make(DONE) if self.step == Strengthen.__name__ else self

    def send(self, where: str) -> Self:
        """Call a Merchant and send it, adding nothing."""
        return self.call().make(moves.SEND[place(where)]).plain()

    def assist(self, value: int) -> Self:
        return self.make(moves.PLAY_ASSIST[value - 1])

    def phone(self) -> Self:
        return self.make(moves.PAY_FOR_INFLUENCE[tech("telephone")])

    def take_church(self, name: str) -> Self:
        return self.make(moves.TAKE_CHURCH[church(name)])

    def take_tech(self, name: str) -> Self:
        return self.make(moves.TAKE_TECHNOLOGY[tech(name)])

    def pay(self, *names: str) -> Self:
        for name in names:
            self.make(moves.PAY[self.decider][item(name)])
        return self

    def flip(self) -> Self:
        return self.make(moves.FLIP[self.decider])

    def buy(self, name: str) -> Self:
        return self.make(moves.BUY[item(name)])

    def sell(self, name: str) -> Self:
        return self.make(moves.SELL[item(name)])

    def keep(self, order: int, pay: str = "") -> Self:
        if pay:
            return self.make(moves.KeepPaid(self.decider, order - 1, item(pay)))
        return self.make(moves.KEEP[order - 1])

    def put_under(self, *orders: int) -> Self:
        for order in orders:
            self.make(moves.PUT_UNDER[order - 1])
        return self

    def bonus(self, card: int) -> Self:
        return self.make(moves.TAKE_BONUS[card - 1])

    def build_shop(self) -> Self:
        return self.make(moves.BUILD_SHOP)

    def build_house(self) -> Self:
        return self.make(moves.BUILD_HOUSE)

    def give_back(self, value: int) -> Self:
        """Return an assist card above the limit."""
        return self.make(moves.RETURN_ASSIST[value - 1])

    def put_station(self, where: str) -> Self:
        return self.make(moves.PLACE_STATION[place(where)])

    def upgrade(self, card: int) -> Self:
        return self.make(moves.UPGRADE[self.decider][card - 1])

    def complete(self, order: int) -> Self:
        return self.make(free.COMPLETE[order - 1])

    def recruit(self, criterion: str) -> Self:
        return self.make(free.RECRUIT[self.decider][CRITERION_NAMES.index(criterion)])

    def spin(self) -> Self:
        return self.make(free.USE_TECHNOLOGY[tech("spinning_mill")])

    def call(self) -> Self:
        return self.make(free.CALL[self.decider])

    def skip(self) -> Self:
        return self.make(SKIP)

    def stop(self) -> Self:
        return self.make(DONE)

    def end(self) -> Self:
        return self.make(END_TURN)

    def quietly(self) -> Self:
        """Decline whatever can be declined, else the first choice."""
        return self.make(next((move for move in (END_TURN, SKIP, DONE) if move in self.legal), self.legal[0]))

    def let_turn_pass(self) -> Self:
        """On to the next turn, or the end."""
        turn = self.state.turn
        while self.state.turn == turn and not self.is_over():
            self.quietly()
        return self

    def let_round_pass(self) -> Self:
        """On to the first turn of the next round, or the end."""
        number = self.state.round
        while self.state.round == number and not self.is_over():
            self.quietly()
        return self

    def watch(self, before: DuelState) -> None:
        check_announced(before, self.state, self.last)
        check_at_rest(self.state)
        check_words(self.state, self.last)
