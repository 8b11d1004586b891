"""Orders, technologies, Agents and Achievements."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.yokohama.cards import ORDERS
from rules.yokohama.places import (
    ACHIEVEMENT,
    AGENT,
    AGENT_SUPPLY,
    AREA,
    ASSISTANT,
    COMPLETED,
    COUNTERS,
    HAND,
    HELD,
    LABORATORY_SLOT,
    ORDER,
    ORDER_DECK,
    OWN_AGENTS,
    OWN_TECHNOLOGIES,
    PORT_SLOT,
    TECHNOLOGY,
    TECHNOLOGY_DECK,
    USED_AGENTS,
)
from rules.yokohama.words.amounts import an_order, country, demand, price, rewards, technology


def _refilled(
    slots: tuple[Target, ...],
    deck: Target,
    faces: tuple[Target, ...],
    slides: tuple[tuple[int, int, int], ...],
    new: tuple[tuple[int, int], ...],
) -> tuple[Shift, ...]:
    slid = (Shift(faces[card], 1, slots[source], slots[to]) for card, source, to in slides)
    dealt = (Shift(faces[card], 1, deck, slots[slot]) for card, slot in new)
    return (*slid, *dealt)


# ------------------------------------------------------------ orders
@dataclass(slots=True, unsafe_hash=True)
class OrdersTaken(SeatEvent):
    """Orders with their slots, named for all to hear: they lay open."""

    letter: int
    orders: tuple[tuple[int, int], ...]
    paid: tuple[tuple[int, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        slots = PORT_SLOT[self.letter]
        taken = (Shift(ORDER[order], 1, slots[slot], HAND[self.seat]) for order, slot in self.orders)
        return (*COUNTERS.all_paid(self.seat, self.paid), *taken)

    def text(self) -> Text:
        orders = listed([an_order(order) for order, _ in self.orders])
        if not self.paid:
            return say("yokohama.log.order_taken", seat=SEATS[self.seat], orders=orders)
        return say("yokohama.log.orders_taken", seat=SEATS[self.seat], orders=orders, price=price(self.paid))


@dataclass(slots=True, unsafe_hash=True)
class PortRefilled(Event):
    """Cards slide left (card, from, to), then new ones are dealt (card, slot)."""

    letter: int
    slides: tuple[tuple[int, int, int], ...]
    new: tuple[tuple[int, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        return _refilled(PORT_SLOT[self.letter], ORDER_DECK, ORDER, self.slides, self.new)

    def text(self) -> Text | None:
        if not self.new:
            return None
        return say("yokohama.log.new_orders", orders=listed([an_order(order) for order, _ in self.new]))


@dataclass(slots=True, unsafe_hash=True)
class OrderCompleted(SeatEvent):
    """The goods go to the supply; rewards follow as facts of their own."""

    order: int

    def shifts(self) -> tuple[Shift, ...]:
        given = COUNTERS.all_paid(self.seat, enumerate(ORDERS[self.order].demand))
        return (*given, Shift(ORDER[self.order], 1, HAND[self.seat], COMPLETED[self.seat]))

    def text(self) -> Text:
        card = ORDERS[self.order]
        told = {"country": country(card.country), "goods": demand(self.order), "rewards": rewards(card.rewards)}
        return say("yokohama.log.completed", seat=SEATS[self.seat], **told)


# ------------------------------------------------------------ technologies
@dataclass(slots=True, unsafe_hash=True)
class TechnologyTaken(SeatEvent):
    """From its slot at a Laboratory; `paid` are items and numbers."""

    card: int
    letter: int
    slot: int
    paid: tuple[tuple[int, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        source, to = LABORATORY_SLOT[self.letter][self.slot], OWN_TECHNOLOGIES[self.seat]
        return (*COUNTERS.all_paid(self.seat, self.paid), Shift(TECHNOLOGY[self.card], 1, source, to))

    def text(self) -> Text:
        seat, card = SEATS[self.seat], technology(self.card)
        if not self.paid:
            return say("yokohama.log.technology", seat=seat, technology=card)
        return say("yokohama.log.technology_paid", seat=seat, technology=card, price=price(self.paid))


@dataclass(slots=True, unsafe_hash=True)
class LaboratoryRefilled(Event):
    """Cards slide left (card, from, to), then a new one is dealt (card, slot)."""

    letter: int
    slides: tuple[tuple[int, int, int], ...]
    new: tuple[tuple[int, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        return _refilled(LABORATORY_SLOT[self.letter], TECHNOLOGY_DECK, TECHNOLOGY, self.slides, self.new)

    def text(self) -> Text | None:
        if not self.new:
            return None
        return say("yokohama.log.new_technology", technology=technology(self.new[0][0]))


# ------------------------------------------------------------ Agents and Achievements
@dataclass(slots=True, unsafe_hash=True)
class AgentGained(SeatEvent):
    """For a pair of one country."""

    country: int

    def shifts(self) -> tuple[Shift, ...]:
        source, to = AGENT_SUPPLY[self.country], OWN_AGENTS[self.seat][self.country]
        return (Shift(AGENT[self.country], 1, source, to),)

    def text(self) -> Text:
        return say("yokohama.log.agent", seat=SEATS[self.seat], agent=AGENT[self.country])


@dataclass(slots=True, unsafe_hash=True)
class AgentUsed(SeatEvent):
    """Turned face down for an action in an Area."""

    kind: int
    area: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(AGENT[self.kind], 1, OWN_AGENTS[self.seat][self.kind], USED_AGENTS[self.seat]),)

    def text(self) -> Text:
        return say("yokohama.log.agent_used", seat=SEATS[self.seat], agent=AGENT[self.kind], area=AREA[self.area])


@dataclass(slots=True, unsafe_hash=True)
class Achieved(SeatEvent):
    """An assistant goes on the tile for good."""

    tile: int
    number: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(ASSISTANT[self.seat], 1, HELD[self.seat][0], ACHIEVEMENT[self.tile]),)

    def text(self) -> Text:
        return say("yokohama.log.achieved", seat=SEATS[self.seat], tile=ACHIEVEMENT[self.tile], n=self.number)
