"""Orders, assist cards, technologies, Church cards and bonus cards."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.seats import SeatEvent
from rules.core.target import HIDDEN, SEATS, Seat
from rules.core.text import Text, say
from rules.harbour.rewards import Reward
from rules.yokohama_duel.components import CHURCH_CARDS, ORDERS
from rules.yokohama_duel.places import (
    ASSIST,
    ASSIST_PILE,
    BONUS,
    BONUS_DECK,
    BONUS_DISCARD,
    BONUS_SLOT,
    CHURCH,
    CHURCH_SLOT,
    COMPLETED,
    COUNTERS,
    DRAWN,
    HAND,
    ORDER,
    ORDER_DECK,
    OWN_ASSISTS,
    OWN_CHURCHES,
    OWN_TECHNOLOGIES,
    PLACE,
    TECHNOLOGY,
    TECHNOLOGY_DECK,
    TECHNOLOGY_DISCARD,
    TECHNOLOGY_SLOT,
    order_face,
)
from rules.yokohama_duel.words.amounts import an_order, bonus_rewards, demand, price, reward, rewards


# ------------------------------------------------------------ orders
@dataclass(slots=True, unsafe_hash=True)
class OrdersDrawn(SeatEvent):
    """Orders to look at, the seat's secret."""

    orders: tuple[int, ...]

    def shifts(self) -> tuple[Shift, ...]:
        return tuple(Shift(order_face(order), 1, ORDER_DECK, DRAWN[self.seat]) for order in self.orders)

    def text(self) -> Text:
        return say("yokohama_duel.log.drew", seat=SEATS[self.seat], n=len(self.orders))

    def seen_by(self, seat: Seat) -> "OrdersDrawn":
        return self if seat == self.seat else OrdersDrawn(self.seat, (HIDDEN,) * len(self.orders))


@dataclass(slots=True, unsafe_hash=True)
class OrderKept(SeatEvent):
    """`paid` are items and numbers; the first order kept costs nothing."""

    order: int
    paid: tuple[tuple[int, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        given = COUNTERS.all_paid(self.seat, self.paid)
        return (*given, Shift(order_face(self.order), 1, DRAWN[self.seat], HAND[self.seat]))

    def text(self) -> Text:
        if not self.paid:
            return say("yokohama_duel.log.kept", seat=SEATS[self.seat], order=an_order(self.order))
        return say("yokohama_duel.log.kept_paid", seat=SEATS[self.seat], price=price(self.paid))

    def seen_by(self, seat: Seat) -> "OrderKept":
        return self if seat == self.seat else OrderKept(self.seat, HIDDEN, self.paid)


@dataclass(slots=True, unsafe_hash=True)
class OrderPutUnder(SeatEvent):
    """Under the deck; told only to those who may know which."""

    order: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(order_face(self.order), 1, DRAWN[self.seat], ORDER_DECK),)

    def text(self) -> Text | None:
        if self.order == HIDDEN:
            return None
        return say("yokohama_duel.log.under", seat=SEATS[self.seat], order=an_order(self.order))

    def seen_by(self, seat: Seat) -> "OrderPutUnder":
        return self if seat == self.seat else OrderPutUnder(self.seat, HIDDEN)


@dataclass(slots=True, unsafe_hash=True)
class OrderGained(SeatEvent):
    """The top order of the deck, straight to hand."""

    order: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(order_face(self.order), 1, ORDER_DECK, HAND[self.seat]),)

    def text(self) -> Text:
        return say("yokohama_duel.log.order_gained", seat=SEATS[self.seat], order=an_order(self.order))

    def seen_by(self, seat: Seat) -> "OrderGained":
        return self if seat == self.seat else OrderGained(self.seat, HIDDEN)


@dataclass(slots=True, unsafe_hash=True)
class OrderCompleted(SeatEvent):
    """The goods go to the supply; rewards follow as facts of their own."""

    order: int

    def shifts(self) -> tuple[Shift, ...]:
        given = COUNTERS.all_paid(self.seat, enumerate(ORDERS[self.order].demand))
        return (*given, Shift(ORDER[self.order], 1, HAND[self.seat], COMPLETED[self.seat]))

    def text(self) -> Text:
        return say(
            "yokohama_duel.log.completed",
            seat=SEATS[self.seat],
            goods=demand(self.order),
            rewards=rewards(ORDERS[self.order].rewards),
            n=ORDERS[self.order].points,
        )


# ------------------------------------------------------------ assist cards
@dataclass(slots=True, unsafe_hash=True)
class AssistPlayed(SeatEvent):
    """Back to its pile, for one action at a place."""

    kind: int
    place: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(ASSIST[self.kind], 1, OWN_ASSISTS[self.seat], ASSIST_PILE[self.kind]),)

    def text(self) -> Text:
        place = PLACE[self.place]
        return say("yokohama_duel.log.assist", seat=SEATS[self.seat], assist=ASSIST[self.kind], place=place)


@dataclass(slots=True, unsafe_hash=True)
class AssistGained(SeatEvent):
    """`quiet`: the card that gave it was told already."""

    kind: int
    quiet: bool

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(ASSIST[self.kind], 1, ASSIST_PILE[self.kind], OWN_ASSISTS[self.seat]),)

    def text(self) -> Text | None:
        if self.quiet:
            return None
        return say("yokohama_duel.log.assist_gained", seat=SEATS[self.seat], assist=ASSIST[self.kind])


@dataclass(slots=True, unsafe_hash=True)
class AssistReturned(SeatEvent):
    """One more than a hand may hold."""

    kind: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(ASSIST[self.kind], 1, OWN_ASSISTS[self.seat], ASSIST_PILE[self.kind]),)

    def text(self) -> Text:
        return say("yokohama_duel.log.assist_returned", seat=SEATS[self.seat], assist=ASSIST[self.kind])


@dataclass(slots=True, unsafe_hash=True)
class RewardLost(SeatEvent):
    """What could not be carried out."""

    kind: str
    number: int

    def text(self) -> Text:
        what = reward(Reward(self.kind, self.number))
        return say("yokohama_duel.log.lost", seat=SEATS[self.seat], what=what)


# ------------------------------------------------------------ displays
@dataclass(slots=True, unsafe_hash=True)
class TechnologyTaken(SeatEvent):
    """`paid` was given before, click by click."""

    technology: int
    slot: int
    paid: tuple[tuple[int, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        source, to = TECHNOLOGY_SLOT[self.slot], OWN_TECHNOLOGIES[self.seat]
        return (Shift(TECHNOLOGY[self.technology], 1, source, to),)

    def text(self) -> Text:
        technology = TECHNOLOGY[self.technology]
        if not self.paid:
            return say("yokohama_duel.log.technology", seat=SEATS[self.seat], technology=technology)
        paid = price(self.paid)
        return say("yokohama_duel.log.technology_paid", seat=SEATS[self.seat], technology=technology, price=paid)


@dataclass(slots=True, unsafe_hash=True)
class TechnologiesReplaced(Event):
    """What was left goes away, the new ones come; each with its space."""

    left: tuple[tuple[int, int], ...]
    new: tuple[tuple[int, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        gone = (Shift(TECHNOLOGY[each], 1, TECHNOLOGY_SLOT[slot], TECHNOLOGY_DISCARD) for each, slot in self.left)
        come = (Shift(TECHNOLOGY[each], 1, TECHNOLOGY_DECK, TECHNOLOGY_SLOT[slot]) for each, slot in self.new)
        return (*gone, *come)

    def text(self) -> Text:
        return say("yokohama_duel.log.technologies", n=len(self.new))


@dataclass(slots=True, unsafe_hash=True)
class ChurchTaken(SeatEvent):
    """Both players see which card it is; later only its back shows. `paid` was given before."""

    card: int
    slot: int
    paid: tuple[tuple[int, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(CHURCH[self.card], 1, CHURCH_SLOT[self.slot], OWN_CHURCHES[self.seat]),)

    def text(self) -> Text:
        given = rewards(CHURCH_CARDS[self.card].rewards)
        if not self.paid:
            return say("yokohama_duel.log.church", seat=SEATS[self.seat], card=CHURCH[self.card], rewards=given)
        key, paid = "yokohama_duel.log.church_paid", price(self.paid)
        return say(key, seat=SEATS[self.seat], card=CHURCH[self.card], rewards=given, price=paid)


@dataclass(slots=True, unsafe_hash=True)
class BonusChosen(SeatEvent):
    """The card stays where it lies until its first so many rewards are gained."""

    card: int
    number: int

    def text(self) -> Text:
        return say("yokohama_duel.log.bonus", seat=SEATS[self.seat], rewards=bonus_rewards(self.card, self.number))


@dataclass(slots=True, unsafe_hash=True)
class BonusDiscarded(Event):
    """Not told: its rewards were."""

    card: int
    slot: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(BONUS[self.card], 1, BONUS_SLOT[self.slot], BONUS_DISCARD),)


@dataclass(slots=True, unsafe_hash=True)
class BonusReshuffled(Event):
    """The deck had run out."""

    cards: tuple[int, ...]

    def shifts(self) -> tuple[Shift, ...]:
        return tuple(Shift(BONUS[card], 1, BONUS_DISCARD, BONUS_DECK) for card in self.cards)

    def text(self) -> Text:
        return Text("yokohama_duel.log.reshuffled")


@dataclass(slots=True, unsafe_hash=True)
class BonusRevealed(Event):
    """From the deck onto an empty space of the row."""

    card: int
    slot: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(BONUS[self.card], 1, BONUS_DECK, BONUS_SLOT[self.slot]),)

    def text(self) -> Text:
        return say("yokohama_duel.log.bonus_new", rewards=bonus_rewards(self.card))
