"""Trading posts and their auctions."""

from dataclasses import dataclass
from typing import Final

from rules.core.event import Event, Part, Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS
from rules.core.text import Text, say
from rules.yangtze.places import BAG, BANK, BLOCK, GONE, MONEY, OWN_POSTS, POST, PURSE

AUCTION: Final = "auction"


@dataclass(slots=True, unsafe_hash=True)
class PostDrawn(SeatEvent):
    """A trading post came up for auction."""

    post: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(POST[self.post], 1, BAG, BLOCK),)

    def text(self) -> Text:
        return say("yangtze.log.post_drawn", seat=SEATS[self.seat], post=POST[self.post])


@dataclass(slots=True, unsafe_hash=True)
class BidMade(SeatEvent):
    """A bid was called."""

    amount: int

    def text(self) -> Text:
        return say("yangtze.log.bid", seat=SEATS[self.seat], amount=self.amount)

    def affair(self) -> Part:
        return Part(AUCTION, figure=self.amount, counted="yangtze.log.bids")


@dataclass(slots=True, unsafe_hash=True)
class BidPassed(SeatEvent):
    """A seat left the auction."""

    def text(self) -> Text:
        return say("yangtze.log.pass", seat=SEATS[self.seat])

    def affair(self) -> Part:
        return Part(AUCTION, counted="yangtze.log.passes")


@dataclass(slots=True, unsafe_hash=True)
class PostWon(SeatEvent):
    """The highest bidder paid and took the post."""

    post: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        paid = Shift(MONEY, self.price, PURSE[self.seat], BANK)
        return (paid, Shift(POST[self.post], 1, BLOCK, OWN_POSTS[self.seat]))

    def text(self) -> Text:
        return say("yangtze.log.won", seat=SEATS[self.seat], post=POST[self.post], price=self.price)

    def affair(self) -> Part:
        return Part(AUCTION, leads=True, ends=True)


@dataclass(slots=True, unsafe_hash=True)
class PostUnsold(Event):
    """Nobody bid: the post left the game."""

    post: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(POST[self.post], 1, BLOCK, GONE),)

    def text(self) -> Text:
        return say("yangtze.log.unsold", post=POST[self.post])

    def affair(self) -> Part:
        return Part(AUCTION, leads=True, ends=True)
