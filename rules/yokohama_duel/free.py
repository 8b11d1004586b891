"""Free actions: complete an order, recruit a Merchant, use a technology, call a Merchant."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.core.event import Emit
from rules.core.move import FreeMove, Move
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.yokohama_duel import places
from rules.yokohama_duel.components import ANY_TIME, CRITERIA, DEMANDS, ORDERS, SEATS_HERE, TECHNOLOGIES
from rules.yokohama_duel.effects import cards, stock, turns
from rules.yokohama_duel.reckoning.free_actions import recruitable, usable
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.choose_place import ChoosePlace
from rules.yokohama_duel.steps.merchant import MerchantLeaves
from rules.yokohama_duel.steps.rewards import gain_rewards
from rules.yokohama_duel.words.amounts import an_order

SOURCE: Final = "order"


@dataclass(slots=True, unsafe_hash=True)
class Complete(FreeMove):
    """Complete an order from hand."""

    order: int

    def targets(self) -> tuple[Target, ...]:
        return (places.ORDER[self.order],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        cards.complete(state, seat, self.order, emit)
        gain_rewards(state, seat, ORDERS[self.order].rewards, SOURCE, emit)

    def phrase(self, state: Any, seat: Seat) -> Text:
        return say("yokohama_duel.do.complete", order=an_order(self.order), n=ORDERS[self.order].points)


@dataclass(slots=True, unsafe_hash=True)
class Recruit(FreeMove):
    """Recruit a Merchant for a criterion."""

    seat: Seat
    criterion: int

    def targets(self) -> tuple[Target, ...]:
        return (places.CRITERION[self.seat][self.criterion],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        turns.recruit(state, seat, self.criterion, emit)

    def phrase(self, state: Any, seat: Seat) -> Text:
        return say("yokohama_duel.do.recruit", criterion=places.CRITERION[seat][self.criterion])


@dataclass(slots=True, unsafe_hash=True)
class UseTechnology(FreeMove):
    """Use a technology that works at any time of the own turn."""

    technology: int

    def targets(self) -> tuple[Target, ...]:
        return (places.TECHNOLOGY[self.technology],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        stock.use_for_yen(state, seat, self.technology, emit)

    def phrase(self, state: Any, seat: Seat) -> Text:
        return say("yokohama_duel.do.use", technology=places.TECHNOLOGY[self.technology])


@dataclass(slots=True, unsafe_hash=True)
class Call(FreeMove):
    """Call a Merchant: an extra turn on top of the step that asked."""

    seat: Seat

    def targets(self) -> tuple[Target, ...]:
        return (places.OWN_MERCHANTS[self.seat],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        turns.call_merchant(state, seat, emit)
        state.pending += (MerchantLeaves(seat), ChoosePlace(seat, True))

    def phrase(self, state: Any, seat: Seat) -> Text:
        return Text("yokohama_duel.do.call")


COMPLETE: Final = tuple(map(Complete, range(len(ORDERS))))
RECRUIT: Final = tuple(
    tuple(Recruit(seat, criterion) for criterion in range(len(CRITERIA))) for seat in range(SEATS_HERE)
)
USE_TECHNOLOGY: Final = tuple(map(UseTechnology, range(len(TECHNOLOGIES))))
CALL: Final = tuple(map(Call, range(SEATS_HERE)))


def free_moves(state: DuelState, seat: Seat, step: Any) -> Sequence[Move]:
    """All free actions at this moment: asked before nearly every decision, and mostly there are none."""
    free: list[FreeMove] = []
    hand = state.hands[seat]
    if hand:
        for order in DEMANDS.met(state.stock[seat], hand):
            free.append(COMPLETE[order])
    for criterion in recruitable(state, seat):
        free.append(RECRUIT[seat][criterion])
    if state.techs[seat] & ANY_TIME:
        free += [USE_TECHNOLOGY[technology] for technology in usable(state, seat)]
    if state.merchants[seat] and step.may_call():
        free.append(CALL[seat])
    return step.allowed(state, free) if free else free


def search_free_moves(state: DuelState, seat: Seat, step: Any) -> Sequence[Move]:
    """Between the steps, and where something is about to be paid for; elsewhere they can wait."""
    return () if step.FREE_MOVES_CAN_WAIT else free_moves(state, seat, step)
