"""A table for tests: set by hand in a sentence, played by verbs.

>>> table = Table(seats=3).goods(0, "rice/pale_rose").bag("F1", "salt/pale_mint").begin()
>>> table.stop_selling().buy_at(7).draw().bid(5)

Whatever is played is also watched: every verb is legal when it is said, all that changes is announced by the events,
nothing is lost, copies stay apart.
"""

from typing import Self

from rules.core.chance import draw, seeded
from rules.core.event import Event
from rules.core.move import SKIP
from rules.core.target import Seat, Target
from rules.yangtze import moves
from rules.yangtze.components import EMPTY, GOODS, PRICES, START_MONEY
from rules.yangtze.free import CASH_IN, SELL_CARD
from rules.yangtze.places import CARD, RIVER
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.turn import BeginTurn
from tests.titles.watched import Watched
from tests.titles.yangtze.rules import tokens
from tests.titles.yangtze.rules.watching import RULES, check_announced, check_at_rest, check_words


class Table(Watched):
    """Seats with 30 money each and nothing else; whatever the test does not place is filled with unused goods."""

    def __init__(self, seats: int = 3) -> None:
        self.rules = RULES
        self.state = YangtzeState(seats, seeded(1))
        self.state.money = [START_MONEY] * seats
        self.events: list[Event] = []
        self.last: list[Event] = []
        self._drawn_in_order: list[int] = []

    # ------------------------------------------------------------ placing
    def money(self, *amounts: int) -> Self:
        """Money by seat, beginning with seat 0; the others keep theirs."""
        self.state.money[: len(amounts)] = amounts
        return self

    def goods(self, seat: Seat, *names: str) -> Self:
        """Goods behind a screen, which nobody saw go there."""
        self.state.goods[seat] = tokens.goods(*names)
        return self

    def posts(self, seat: Seat, *names: str) -> Self:
        """Posts before a screen."""
        self.state.posts[seat] = sorted(map(tokens.post, names))
        return self

    def cards(self, seat: Seat, *names: str) -> Self:
        """Unplayed cards; all others of that seat count as played."""
        self.state.cards[seat] = sum(1 << tokens.card(name) for name in names)
        return self

    def all_cards(self) -> Self:
        """Every seat has its six cards still."""
        for seat in range(self.seats):
            self.cards(seat, *tokens.CARD_NAMES)
        return self

    def emperors(self, *names: str) -> Self:
        """Emperors on the board, in the order of the slots."""
        self.state.emperors = [tokens.emperor(name) for name in names]
        return self

    def river(self, *names: str) -> Self:
        """The goods of all eight spaces, the most upstream first."""
        assert len(names) == len(PRICES)
        self.state.river = [tokens.good(name) for name in names]
        return self

    def bag(self, *names: str) -> Self:
        """All that the bag holds, in the order in which it will be drawn."""
        self._drawn_in_order = [tokens.token(name) for name in names]
        return self

    def passes(self, number: int) -> Self:
        """So many turns in a row were passes."""
        self.state.passes = number
        return self

    def begin(self, seat: Seat = 0) -> Self:
        """Fill what was left open and let the turn of a seat begin."""
        state = self.state
        placed = [*self._drawn_in_order, *(good for goods in state.goods for good in goods)]
        placed += [good for good in state.river if good != EMPTY]
        assert len(placed) == len(set(placed)), "a token was placed twice"
        unused = [number for number in range(len(GOODS)) if number not in placed]
        if not state.river:
            state.river = [unused.pop() for _ in PRICES]
        state.bag = sorted(self._drawn_in_order) or unused
        state.rng = _generator_for(self._drawn_in_order)
        state.pending = [BeginTurn(seat)]
        before = state.clone()
        self.rules.settle(state, self.events.append)
        check_announced(before, state, self.events)
        return self

    # ------------------------------------------------------------ looking
    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.seats

    def prices_on_offer(self) -> list[int]:
        """Prices of the river spaces one may buy from now."""
        return [PRICES[move.space] for move in self.offered(moves.Buy)]

    def offers_card(self, name: str) -> bool:
        """May the deciding seat play this card now?"""
        return any(move.targets() == (self._card(name),) for move in self.legal if not isinstance(move, moves.Redeem))

    def held(self, seat: Seat) -> list[str]:
        """The goods behind a screen."""
        return [tokens.GOOD_NAMES[good] for good in self.state.goods[seat]]

    def shown(self) -> list[str]:
        """The goods on the river, "" for an empty space."""
        return ["" if good == EMPTY else tokens.GOOD_NAMES[good] for good in self.state.river]

    def has_card(self, seat: Seat, name: str) -> bool:
        """Is this card of a seat unplayed?"""
        return bool(self.state.cards[seat] >> tokens.card(name) & 1)

    def why_not_buy_at(self, price: int) -> str:
        """The same for the space with this price."""
        return self.why_not(RIVER[PRICES.index(price)])

    def why_not_card(self, name: str) -> str:
        """The same for a card of the deciding seat."""
        return self.why_not(self._card(name))

    def _card(self, name: str) -> Target:
        return CARD[self.decider][tokens.card(name)]

    # ------------------------------------------------------------ playing
    def take(self, name: str) -> Self:
        """Click an own good, for a cargo or a swap."""
        return self.play(moves.TAKE[tokens.good(name)])

    def put_back(self, name: str) -> Self:
        """Click a picked good again."""
        return self.play(moves.PUT_BACK[tokens.good(name)])

    def sell(self, *names: str) -> Self:
        """Sell these goods as one cargo."""
        for name in names:
            self.take(name)
        return self.play(moves.SELL)

    def stop_selling(self) -> Self:
        return self.play(moves.STOP_SELLING)

    def buy_at(self, price: int) -> Self:
        """Buy at a price; of the two spaces at 10 the upstream one."""
        return self.play(moves.BUY[PRICES.index(price)])

    def buy_nothing(self) -> Self:
        return self.play(moves.BUY_NOTHING)

    def draw(self) -> Self:
        """Draw from the bag until somebody must choose."""
        return self.play(moves.DRAW)

    def lay(self, name: str) -> Self:
        """Lay Two goods or Free good."""
        return self.play(moves.LAY_CARD[self.decider][tokens.card(name)])

    def cash(self, amount: int) -> Self:
        """Play a liquidity card."""
        return self.play(CASH_IN[self.decider][tokens.card(f"liquidity_{amount}")])

    def sell_by_card(self, *names: str) -> Self:
        """Play the sell card and sell these goods with it."""
        self.play(SELL_CARD[self.decider])
        return self.sell(*names) if names else self

    def bid(self, amount: int) -> Self:
        return self.play(moves.Bid(amount))

    def pass_(self) -> Self:
        return self.play(moves.PASS)

    def carry_out(self) -> Self:
        return self.play(moves.CARRY_OUT)

    def decline(self) -> Self:
        return self.play(SKIP)

    def discard(self, name: str) -> Self:
        return self.play(moves.DISCARD[tokens.good(name)])

    def swap(self, name: str, price: int) -> Self:
        """Give an own good for the one on the space with this price."""
        return self.take(name).play(moves.EXCHANGE[PRICES.index(price)])

    def redeem(self, amount: int) -> Self:
        return self.play(moves.REDEEM[self.decider][tokens.card(f"liquidity_{amount}")])

    def follow(self, name: str) -> Self:
        """Choose the emperor to repeat."""
        return self.play(moves.FOLLOW[tokens.emperor(name)])

    def to_buy_step(self) -> Self:
        """Sell nothing more, if that is asked at all."""
        return self.stop_selling() if moves.STOP_SELLING in self.legal else self

    def pass_turn(self) -> Self:
        """A whole turn with neither a sale nor a purchase."""
        return self.to_buy_step().buy_nothing()

    play = Watched.make

    def watch(self, before: YangtzeState) -> None:
        check_announced(before, self.state, self.last)
        check_at_rest(self.state)
        check_words(self.state, self.last)


def _generator_for(order: list[int]) -> int:
    """A generator that draws these tokens in this order out of a bag that holds nothing else."""
    for seed in range(1_000_000):
        trial = YangtzeState(2, seeded(seed))
        trial.bag = sorted(order)
        if all(draw(trial, trial.bag) == wanted for wanted in order):
            return seeded(seed)
    raise AssertionError("too many tokens to order")
