"""One small value per fact."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.target import HIDDEN, SEATS, Seat
from rules.core.text import Text, say
from rules.yangtze.components import (
    BAG,
    BANK,
    BLOCK,
    CARD,
    DISCARDS,
    EMPEROR,
    GONE,
    GOOD,
    HAND,
    HIDDEN_GOOD,
    MONEY,
    OWN_POSTS,
    PLAYED,
    POST,
    PURSE,
    RIVER,
    SCREEN,
    SLOT,
)
from rules.yangtze.words import shared_mark


@dataclass(slots=True, unsafe_hash=True)
class TurnBegan(Event):
    seat: Seat
    number: int

    def text(self) -> Text:
        return say("yangtze.log.turn", number=self.number)

    def heading(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class SeatEvent(Event):
    """Base of what a seat does."""

    seat: Seat

    def actor(self) -> Seat:
        return self.seat


@dataclass(slots=True, unsafe_hash=True)
class CargoSold(SeatEvent):
    goods: tuple[int, ...]
    value: int

    def shifts(self) -> tuple[Shift, ...]:
        sold = (Shift(GOOD[good], 1, SCREEN[self.seat], GONE) for good in self.goods)
        return (*sold, Shift(MONEY, self.value, BANK, PURSE[self.seat]))

    def text(self) -> Text:
        first = GOOD[self.goods[0]]
        if len(self.goods) == 1:
            return say("yangtze.log.sold_one", seat=SEATS[self.seat], good=first, value=self.value)
        what = shared_mark(self.goods)
        return say("yangtze.log.sold", seat=SEATS[self.seat], n=len(self.goods), what=what, value=self.value)


@dataclass(slots=True, unsafe_hash=True)
class GoodBought(SeatEvent):
    good: int
    space: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        moved = Shift(GOOD[self.good], 1, RIVER[self.space], SCREEN[self.seat])
        return (Shift(MONEY, self.price, PURSE[self.seat], BANK), moved) if self.price else (moved,)

    def text(self) -> Text:
        if not self.price:
            return say("yangtze.log.took_free", seat=SEATS[self.seat], good=GOOD[self.good])
        return say("yangtze.log.bought", seat=SEATS[self.seat], good=GOOD[self.good], price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class BoughtNothing(SeatEvent):
    passed: bool

    def text(self) -> Text:
        return say("yangtze.log.turn_passed" if self.passed else "yangtze.log.bought_nothing", seat=SEATS[self.seat])


@dataclass(slots=True, unsafe_hash=True)
class CardPlayed(SeatEvent):
    card: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(CARD[self.seat][self.card], 1, HAND[self.seat], PLAYED[self.seat]),)

    def text(self) -> Text:
        return say("yangtze.log.card", seat=SEATS[self.seat], card=CARD[self.seat][self.card])


@dataclass(slots=True, unsafe_hash=True)
class Cashed(SeatEvent):
    card: int
    amount: int

    def shifts(self) -> tuple[Shift, ...]:
        card = Shift(CARD[self.seat][self.card], 1, HAND[self.seat], PLAYED[self.seat])
        return (card, Shift(MONEY, self.amount, BANK, PURSE[self.seat]))

    def text(self) -> Text:
        return say("yangtze.log.cashed", seat=SEATS[self.seat], card=CARD[self.seat][self.card], amount=self.amount)


@dataclass(slots=True, unsafe_hash=True)
class CardRedeemed(SeatEvent):
    card: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        card = Shift(CARD[self.seat][self.card], 1, PLAYED[self.seat], HAND[self.seat])
        return (Shift(MONEY, self.price, PURSE[self.seat], BANK), card)

    def text(self) -> Text:
        return say("yangtze.log.redeemed", seat=SEATS[self.seat], card=CARD[self.seat][self.card], price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class GoodArrived(Event):
    """A new good enters upstream; `pushed` are the goods it pushes one space down, the most upstream first."""

    good: int
    pushed: tuple[int, ...]

    def shifts(self) -> tuple[Shift, ...]:
        down = [Shift(GOOD[good], 1, RIVER[space], RIVER[space + 1]) for space, good in enumerate(self.pushed)]
        return (*reversed(down), Shift(GOOD[self.good], 1, BAG, RIVER[0]))

    def text(self) -> Text:
        return say("yangtze.log.arrived", good=GOOD[self.good])


@dataclass(slots=True, unsafe_hash=True)
class PostDrawn(SeatEvent):
    post: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(POST[self.post], 1, BAG, BLOCK),)

    def text(self) -> Text:
        return say("yangtze.log.post_drawn", seat=SEATS[self.seat], post=POST[self.post])


@dataclass(slots=True, unsafe_hash=True)
class BidMade(SeatEvent):
    amount: int

    def text(self) -> Text:
        return say("yangtze.log.bid", seat=SEATS[self.seat], amount=self.amount)


@dataclass(slots=True, unsafe_hash=True)
class BidPassed(SeatEvent):
    def text(self) -> Text:
        return say("yangtze.log.pass", seat=SEATS[self.seat])


@dataclass(slots=True, unsafe_hash=True)
class PostWon(SeatEvent):
    post: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        paid = Shift(MONEY, self.price, PURSE[self.seat], BANK)
        return (paid, Shift(POST[self.post], 1, BLOCK, OWN_POSTS[self.seat]))

    def text(self) -> Text:
        return say("yangtze.log.won", seat=SEATS[self.seat], post=POST[self.post], price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class PostUnsold(Event):
    post: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(POST[self.post], 1, BLOCK, GONE),)

    def text(self) -> Text:
        return say("yangtze.log.unsold", post=POST[self.post])


@dataclass(slots=True, unsafe_hash=True)
class EmperorDrawn(SeatEvent):
    emperor: int
    slot: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(EMPEROR[self.emperor], 1, BAG, SLOT[self.slot]),)

    def text(self) -> Text:
        return say("yangtze.log.emperor", slot=SLOT[self.slot], emperor=EMPEROR[self.emperor])


@dataclass(slots=True, unsafe_hash=True)
class BonusPaid(SeatEvent):
    emperor: int
    amount: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(MONEY, self.amount, BANK, PURSE[self.seat]),) if self.amount else ()

    def text(self) -> Text | None:
        return say("yangtze.log.bonus", seat=SEATS[self.seat], amount=self.amount) if self.amount else None


@dataclass(slots=True, unsafe_hash=True)
class TaxPaid(SeatEvent):
    emperor: int
    due: int
    paid: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(MONEY, self.paid, PURSE[self.seat], BANK),) if self.paid else ()

    def text(self) -> Text | None:
        if not self.due:
            return None
        if self.paid < self.due:
            return say("yangtze.log.tax_short", seat=SEATS[self.seat], paid=self.paid, due=self.due)
        return say("yangtze.log.tax", seat=SEATS[self.seat], paid=self.paid)


@dataclass(slots=True, unsafe_hash=True)
class GoodDiscarded(SeatEvent):
    good: int

    def shifts(self) -> tuple[Shift, ...]:
        what = HIDDEN_GOOD if self.good == HIDDEN else GOOD[self.good]
        return (Shift(what, 1, SCREEN[self.seat], DISCARDS[self.seat]),)

    def text(self) -> Text:
        if self.good == HIDDEN:
            return say("yangtze.log.discarded_hidden", seat=SEATS[self.seat])
        return say("yangtze.log.discarded", seat=SEATS[self.seat], good=GOOD[self.good])

    def seen_by(self, seat: Seat) -> "GoodDiscarded":
        return self if seat == self.seat else GoodDiscarded(self.seat, HIDDEN)


@dataclass(slots=True, unsafe_hash=True)
class GoodsSwapped(SeatEvent):
    given: int
    taken: int
    space: int

    def shifts(self) -> tuple[Shift, ...]:
        out = Shift(GOOD[self.taken], 1, RIVER[self.space], SCREEN[self.seat])
        return (out, Shift(GOOD[self.given], 1, SCREEN[self.seat], RIVER[self.space]))

    def text(self) -> Text:
        return say("yangtze.log.swapped", seat=SEATS[self.seat], given=GOOD[self.given], taken=GOOD[self.taken])


@dataclass(slots=True, unsafe_hash=True)
class EmperorFollowed(SeatEvent):
    emperor: int

    def text(self) -> Text:
        return say("yangtze.log.followed", seat=SEATS[self.seat], emperor=EMPEROR[self.emperor])


@dataclass(slots=True, unsafe_hash=True)
class EmperorDeclined(SeatEvent):
    emperor: int

    def text(self) -> Text:
        return say("yangtze.log.declined", seat=SEATS[self.seat], emperor=EMPEROR[self.emperor])


@dataclass(slots=True, unsafe_hash=True)
class GameEnded(Event):
    reason: str

    def text(self) -> Text:
        return say(f"yangtze.log.end_{self.reason}")

    def heading(self) -> bool:
        return True
