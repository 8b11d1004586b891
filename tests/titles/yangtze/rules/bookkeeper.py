"""A second reading of the rules: keeps the books of a game from its events alone and objects to whatever may not be.

It shares with the rules under test what is printed on the components, and nothing else.
"""

from rules.core.event import Event
from rules.yangtze.components import CARDS, CASH, EMPERORS, GOODS, POSTS, PRICES
from rules.yangtze.events import cards, emperors, goods, posts, turns
from rules.yangtze.state import YangtzeState

TWO, FREE, SELL = (CARDS.index(name) for name in ("double_purchase", "free_good", "sell_any_time"))
BASIC, LUXURY = (0, 3, 10, 20, 35, 55, 80), (0, 5, 15, 25, 40, 60)
GAP = -1


class Bookkeeper:
    """Told every event in order; `owed` are the gaps still to be closed by drawing, the most upstream first."""

    def __init__(self, state: YangtzeState) -> None:
        self.seats = state.seats
        self.money = list(state.money)
        self.goods = [set(goods) for goods in state.goods]
        self.posts: list[set[int]] = [set() for _ in range(self.seats)]
        self.cards = [set(range(len(CARDS))) for _ in range(self.seats)]
        self.river = list(state.river)
        self.board: list[int] = []
        self.turn, self.active, self.passes = 0, state.active, 0
        self.acted = self.two = self.free = False
        self.free_used = False
        self.bought = 0
        self.owed: list[int] = []
        self.block: int | None = None
        self.in_auction: list[int] = []
        self.leader: int | None = None
        self.high = 0
        self.by_card: int | None = None
        self.doing: dict[int, int] = {}
        self.last_to_obey = -1
        self.ended = ""

    def hears(self, event: Event) -> None:
        """Each sort of event has its own entry."""
        assert not self.ended, "something happened after the end"
        getattr(self, f"_{type(event).__name__}")(event)
        assert min(self.money) >= 0
        assert self.by_card is None or isinstance(event, cards.CardPlayed), "the sell card was played, nothing sold"

    def agrees_with(self, state: YangtzeState) -> bool:
        """The books say what lies on the table."""
        return (
            (self.money, [sorted(goods) for goods in self.goods]) == (state.money, state.goods)
            and ([sorted(posts) for posts in self.posts], self.river) == (state.posts, state.river)
            and [sum(1 << card for card in cards) for cards in self.cards] == state.cards
            and (self.board, self.active, self.ended) == (state.emperors, state.active, state.ended)
        )

    # ------------------------------------------------------------ turns
    def _TurnBegan(self, event: turns.TurnBegan) -> None:
        if self.turn:
            self._close_turn()
            self.active = (self.active + 1) % self.seats
        self.turn += 1
        assert (event.seat, event.number) == (self.active, self.turn)
        assert GAP not in self.river
        self.acted = self.two = self.free = self.free_used = False
        self.bought, self.doing = 0, {}

    def _close_turn(self) -> None:
        assert not self.owed
        assert self.block is None
        assert self.bought == (2 if self.two else 1) or not (self.bought or self.two or self.free)
        self.passes = 0 if self.acted else self.passes + 1
        assert self.passes < self.seats, "a round of passes did not end the game"

    def _BoughtNothing(self, event: turns.BoughtNothing) -> None:
        assert (event.seat, event.passed, self.bought) == (self.active, not self.acted, 0)

    def _GameEnded(self, event: turns.GameEnded) -> None:
        if event.reason == "emperors":
            assert len(self.board) == 12
        else:
            assert not self.acted
            assert self.passes + 1 == self.seats
        self.ended = event.reason

    # ------------------------------------------------------------ goods and cards
    def _CargoSold(self, event: goods.CargoSold) -> None:
        seat, cargo = event.seat, [GOODS[good] for good in event.goods]
        assert self.goods[seat] >= set(event.goods)
        assert len({good.luxury for good in cargo}) == 1
        assert len({good.kind for good in cargo}) == 1 or len({good.colour for good in cargo}) == 1
        assert event.value == (LUXURY if cargo[0].luxury else BASIC)[len(cargo)]
        if self.by_card == seat:
            self.by_card = None
        elif self.board and self.owed:
            self._obeys(seat, "sell_one_cargo")
            del self.doing[seat]
        else:
            assert (seat, self.bought, self.two, self.free) == (self.active, 0, False, False), "the sell step is over"
            self.acted = True
        self.goods[seat] -= set(event.goods)
        self.money[seat] += event.value

    def _GoodBought(self, event: goods.GoodBought) -> None:
        assert event.seat == self.active
        assert self.bought < (2 if self.two else 1)
        assert self.river[event.space] == event.good
        assert event.price == (0 if self.free and not self.free_used else PRICES[event.space])
        self.free_used = self.free_used or not event.price
        self.money[event.seat] -= event.price
        self.goods[event.seat].add(event.good)
        self.river[event.space] = GAP
        self.owed = sorted([*self.owed, event.space])
        self.bought += 1
        self.acted = True

    def _CardPlayed(self, event: cards.CardPlayed) -> None:
        self.cards[event.seat].remove(event.card)
        if event.card == SELL:
            assert self.goods[event.seat]
            self.by_card = event.seat
            return
        assert event.seat == self.active
        assert self.bought < (2 if self.two else 1), "too late for this purchase"
        self.two = self.two or event.card == TWO
        self.free = self.free or event.card == FREE

    def _Cashed(self, event: cards.Cashed) -> None:
        self.cards[event.seat].remove(event.card)
        assert event.amount == CASH[event.card] > 0
        self.money[event.seat] += event.amount

    # ------------------------------------------------------------ drawing and bidding
    def _drawn(self, seat: int) -> None:
        assert seat == self.active
        assert self.owed
        assert self.block is None
        assert len(self.board) < 12, "nobody draws after the twelfth emperor"

    def _GoodArrived(self, event: goods.GoodArrived) -> None:
        self._drawn(self.active)
        gap = self.owed.pop(0)
        assert event.pushed == tuple(self.river[:gap])
        self.river[: gap + 1] = [event.good, *event.pushed]

    def _PostDrawn(self, event: posts.PostDrawn) -> None:
        self._drawn(event.seat)
        self.block, self.leader, self.high = event.post, None, 0
        self.in_auction = [(self.active + k) % self.seats for k in range(self.seats)]

    def _called(self, seat: int) -> None:
        """The others wait, in the order in which they will be called."""
        assert self.block is not None
        assert self.in_auction.pop(0) == seat != self.leader

    def _BidMade(self, event: posts.BidMade) -> None:
        self._called(event.seat)
        assert self.high < event.amount <= self.money[event.seat]
        self.leader, self.high = event.seat, event.amount
        self.in_auction.append(event.seat)

    def _BidPassed(self, event: posts.BidPassed) -> None:
        self._called(event.seat)

    def _PostWon(self, event: posts.PostWon) -> None:
        assert self.in_auction == [self.leader]
        assert (event.seat, event.post, event.price) == (self.leader, self.block, self.high)
        self.money[event.seat] -= event.price
        self.posts[event.seat].add(event.post)
        self.block = None

    def _PostUnsold(self, event: posts.PostUnsold) -> None:
        assert (self.in_auction, event.post) == ([], self.block)
        self.block = None

    # ------------------------------------------------------------ emperors
    def _EmperorDrawn(self, event: emperors.EmperorDrawn) -> None:
        self._drawn(event.seat)
        assert event.slot == len(self.board)
        self.board.append(event.emperor)
        self.doing = dict.fromkeys(range(self.seats), event.emperor)
        self.last_to_obey = -1

    def _obeys(self, seat: int, effect: str) -> None:
        """It is this seat's turn to carry out the emperor, and that is what the emperor says."""
        at = (seat - self.active) % self.seats
        assert at >= self.last_to_obey, "clockwise, each once"
        self.last_to_obey = at
        assert EMPERORS[self.doing[seat]].effect == effect

    def _EmperorFollowed(self, event: emperors.EmperorFollowed) -> None:
        self._obeys(event.seat, "repeat_visible_emperor")
        assert event.emperor in self.board
        assert event.emperor != self.doing[event.seat]
        self.doing[event.seat] = event.emperor

    def _done(self, seat: int, emperor: int) -> None:
        self._obeys(seat, EMPERORS[emperor].effect)
        assert self.doing.pop(seat) == emperor

    def _EmperorDeclined(self, event: emperors.EmperorDeclined) -> None:
        self._done(event.seat, event.emperor)
        assert EMPERORS[event.emperor].optional

    def _BonusPaid(self, event: emperors.BonusPaid) -> None:
        self._done(event.seat, event.emperor)
        wanted = EMPERORS[event.emperor].post_type
        assert event.amount == 2 * len([post for post in self.posts[event.seat] if POSTS[post].type == wanted])
        self.money[event.seat] += event.amount

    def _TaxPaid(self, event: emperors.TaxPaid) -> None:
        self._done(event.seat, event.emperor)
        held = {
            "tax_per_full_ten_money": self.money[event.seat] // 10,
            "tax_per_post": len(self.posts[event.seat]),
            "tax_per_good": len(self.goods[event.seat]),
        }
        assert event.due == held[EMPERORS[event.emperor].effect]
        assert event.paid == min(event.due, self.money[event.seat])
        assert event.paid == event.due or self.cards[event.seat] <= {TWO, FREE, SELL}, "cards come before poverty"
        self.money[event.seat] -= event.paid

    def _GoodDiscarded(self, event: goods.GoodDiscarded) -> None:
        self._obeys(event.seat, "discard_good")
        del self.doing[event.seat]
        self.goods[event.seat].remove(event.good)

    def _GoodsSwapped(self, event: goods.GoodsSwapped) -> None:
        self._obeys(event.seat, "swap_good_with_river")
        del self.doing[event.seat]
        assert self.river[event.space] == event.taken != GAP
        self.goods[event.seat].remove(event.given)
        self.goods[event.seat].add(event.taken)
        self.river[event.space] = event.given

    def _CardRedeemed(self, event: cards.CardRedeemed) -> None:
        self._obeys(event.seat, "redeem_liquidity_card")
        del self.doing[event.seat]
        assert event.card not in self.cards[event.seat]
        assert event.price == CASH[event.card] > 0
        self.cards[event.seat].add(event.card)
        self.money[event.seat] -= event.price
