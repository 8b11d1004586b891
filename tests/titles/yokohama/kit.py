"""A harbour for tests: placed in a sentence, played by verbs.

>>> harbour = Harbour().own(yen=4).men(bank=3).president(0, "church").begin()
>>> harbour.place("customs").stop().go("bank").skip().end()

Whatever is played is also watched: every verb is legal when it is said, all that changes is announced by the events,
nothing is lost, copies stay apart.
"""

from typing import Self

from rules.core.move import DONE, END_TURN, SKIP
from rules.core.target import Seat
from rules.yokohama import free, moves
from rules.yokohama.cards import ACHIEVEMENTS, AGENT_KINDS, HOUSE_SPACE, TECHNOLOGIES, TITLES
from rules.yokohama.components import BOARD_KEYS, GOODS, ITEMS, NONE, PIECES
from rules.yokohama.events.town import Acted
from rules.yokohama.modules.achievement_rewards import TakeReward
from rules.yokohama.reckoning.standing import cards_of
from rules.yokohama.scoring import final_points
from rules.yokohama.state import YokohamaState
from tests.titles.watched import Watched
from tests.titles.yokohama.rules.placing import AREA_KEYS, HAND, STORE, PlacedHarbour, achievement, area, tech
from tests.titles.yokohama.rules.watching import check_announced, check_at_rest, check_words


def item(name: str) -> int:
    """An item by its name."""
    return ITEMS.index("import" if name == "imports" else name)


def short(number: int) -> str:
    """An Area as tests call it."""
    return AREA_KEYS[number].removesuffix("_1")


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
        return {name: number for name, number in zip(ITEMS, self.state.stock[seat], strict=False) if number}

    def held(self, piece: str = "assistant", seat: Seat = 0) -> int:
        """Pieces in hand."""
        return self.state.stock[seat][HAND[piece]]

    def stored(self, piece: str = "assistant", seat: Seat = 0) -> int:
        """Pieces in the Warehouse."""
        return self.state.stock[seat][STORE[piece]]

    def men_in(self, name: str, seat: Seat = 0) -> int:
        """Assistants in an Area."""
        return self.state.men[seat][area(name)]

    def where(self, seat: Seat = 0) -> str:
        """Where a President stands; "" is in hand."""
        at = self.state.presidents[seat]
        return "" if at == NONE else short(at)

    def points(self, seat: Seat = 0) -> int:
        """Points gained so far."""
        return self.state.points(seat)

    def final(self, seat: Seat = 0) -> dict[str, int]:
        """Points of final scoring, as if the game ended now."""
        return final_points(self.state, seat)

    def hand_of(self, seat: Seat = 0) -> list[int]:
        return [order + 1 for order in self.state.hands[seat]]

    def done_by(self, seat: Seat = 0) -> list[int]:
        return [order + 1 for order in self.state.completed[seat]]

    def techs_of(self, seat: Seat = 0) -> set[str]:
        return {TITLES[TECHNOLOGIES[card].title] for card in cards_of(self.state, seat)}

    def agents_of(self, seat: Seat = 0) -> dict[str, int]:
        return {key: n for key, n in zip(AGENT_KINDS, self.state.agents[seat], strict=True) if n}

    def power(self) -> int:
        """The Power of the last action."""
        return self.told(Acted)[-1].power

    # ------------------------------------------------------------ what is on offer
    def placements(self) -> set[str]:
        return {short(move.area) for move in self.offered(moves.Place)}

    def destinations(self) -> set[str]:
        return {short(move.area) for move in self.offered(moves.Go)}

    def spaces(self) -> list[int]:
        """Spaces of a board in reach, counted from 1."""
        return [move.space + 1 for move in self.offered(moves.TakeSpace)]

    def gifts(self) -> list[str]:
        return [ITEMS[move.item] for move in self.offered(moves.Give)]

    def technologies(self) -> set[str]:
        return {TITLES[TECHNOLOGIES[move.card].title] for move in self.offered(moves.Choose)}

    def orders_on_offer(self) -> list[int]:
        return [move.order + 1 for move in self.offered(moves.TakeOrder)]

    def orders_to_complete(self) -> list[int]:
        return [move.order + 1 for move in self.offered(free.Complete)]

    def goals(self) -> set[str]:
        return {ACHIEVEMENTS[move.tile].key for move in self.offered(free.Achieve)}

    def agents_to_use(self) -> list[str]:
        return [AGENT_KINDS[move.kind] for move in self.offered(free.UseAgent)]

    def sends(self) -> set[str]:
        return {short(move.area) for move in self.offered(moves.Send)}

    def pieces(self) -> list[str]:
        return [PIECES[move.piece] for move in self.offered(moves.Hire)]

    def sites(self) -> list[int]:
        """Building spaces on offer; 4 is the Trading House."""
        return [move.space for move in self.offered(moves.Build)]

    def may_spin(self) -> bool:
        return bool(self.offered(free.Spin))

    def may_study(self) -> bool:
        return bool(self.offered(free.Study))

    # ------------------------------------------------------------ playing
    def place(self, *names: str) -> Self:
        for name in names:
            self.make(moves.PLACE[area(name)])
        return self

    def stop(self) -> Self:
        return self.make(DONE)

    def skip(self) -> Self:
        return self.make(SKIP)

    def end(self) -> Self:
        return self.make(END_TURN)

    def go(self, name: str) -> Self:
        return self.make(moves.GO[area(name)])

    def walk(self, *names: str) -> Self:
        """Stop by stop, and stop there."""
        self.make(moves.WALK)
        for name in names:
            self.make(moves.ENTER[area(name)])
        return self.stop()

    def home(self) -> Self:
        return self.make(moves.HOME)

    def bring(self, name: str) -> Self:
        return self.make(moves.RETURN[self.decider][area(name)])

    def send(self, kind: str, name: str) -> Self:
        """Use an Agent in an Area."""
        return self.make(free.USE_AGENT[self.decider][AGENT_KINDS.index(kind)]).make(moves.SEND[area(name)])

    def complete(self, order: int) -> Self:
        return self.make(free.COMPLETE[order - 1])

    def achieve(self, name: str) -> Self:
        return self.make(free.ACHIEVE[achievement(name)])

    def spin(self) -> Self:
        return self.make(self.offered(free.Spin)[0])

    def study(self) -> Self:
        return self.make(self.offered(free.Study)[0])

    def buy(self, name: str) -> Self:
        return self.make(moves.BUY[item(name)])

    def sell(self, name: str) -> Self:
        return self.make(moves.SELL[item(name)])

    def take_space(self, board: str, number: int) -> Self:
        return self.make(moves.TAKE_SPACE[BOARD_KEYS.index(board)][number - 1])

    def give(self, *names: str) -> Self:
        for name in names:
            self.make(moves.GIVE[self.decider][item(name)])
        return self

    def source(self, name: str) -> Self:
        return self.make(moves.FROM[name == "hand"])

    def choose(self, name: str) -> Self:
        return self.make(moves.CHOOSE[tech(name)])

    def take_order(self, *numbers: int) -> Self:
        for number in numbers:
            self.make(moves.TAKE_ORDER[number - 1])
        return self

    def hire(self, *names: str) -> Self:
        for name in names:
            self.make(moves.HIRE[self.decider][PIECES.index(name)])
        return self

    def move_man(self, source: str, to: str) -> Self:
        """A free movement; the source may be "hand"."""
        place = moves.IN_HAND_SOURCE if source == "hand" else area(source)
        return self.make(moves.FREE_MAN[self.decider][place]).make(moves.FREE_MAN_TO[area(to)])

    def wish(self, *names: str) -> Self:
        for name in names:
            self.make(moves.WISH[GOODS.index(name)])
        return self

    def take_token(self, name: str) -> Self:
        return self.make(moves.FIVE[area(name)])

    def build(self, name: str, space: int = HOUSE_SPACE) -> Self:
        return self.make(moves.BUILD[area(name)][space])

    def put_station(self, name: str) -> Self:
        return self.make(moves.PLACE_STATION[area(name)])

    def leave_one(self) -> Self:
        return self.make(moves.LEAVE_ONE)

    def take_reward(self, number: int) -> Self:
        return self.make(TakeReward(number))

    def quietly(self) -> Self:
        """Do as little as possible."""
        wanted = (END_TURN, SKIP, DONE, moves.HOME)
        return self.make(next((move for move in wanted if move in self.legal), self.legal[0]))

    def let_turn_pass(self) -> Self:
        """On to the next turn, or the end."""
        turn = self.state.turn
        while self.state.turn == turn and not self.is_over():
            self.quietly()
        return self

    def watch(self, before: YokohamaState) -> None:
        check_announced(before, self.state, self.last)
        check_at_rest(self.state)
        check_words(self.state, self.last)
