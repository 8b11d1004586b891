"""Free actions: complete an order, recruit a Merchant, use a technology, call a Merchant."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.core.event import Emit, ignore
from rules.core.move import FreeMove, Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.yokohama_duel import places
from rules.yokohama_duel.components import ANY_TIME, CRITERIA, GOODS, IMPORT_DOWN, ORDERS, SEATS_HERE, TECHNOLOGIES
from rules.yokohama_duel.counting import OPEN_TALLIES
from rules.yokohama_duel.effects import cards, stock, turns
from rules.yokohama_duel.influence import ready
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Between
from rules.yokohama_duel.steps.choose_place import ChoosePlace
from rules.yokohama_duel.steps.paying import Paying
from rules.yokohama_duel.steps.rewards import gain_rewards

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


@dataclass(slots=True, unsafe_hash=True)
class Recruit(FreeMove):
    """Recruit a Merchant for a criterion."""

    seat: Seat
    criterion: int

    def targets(self) -> tuple[Target, ...]:
        return (places.CRITERION[self.seat][self.criterion],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        turns.recruit(state, seat, self.criterion, emit)


@dataclass(slots=True, unsafe_hash=True)
class UseTechnology(FreeMove):
    """Use a technology that works at any time of the own turn."""

    technology: int

    def targets(self) -> tuple[Target, ...]:
        return (places.TECHNOLOGY[self.technology],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        stock.use_for_yen(state, seat, self.technology, emit)


@dataclass(slots=True, unsafe_hash=True)
class Call(FreeMove):
    """Call a Merchant: an extra turn on top of the step that asked."""

    seat: Seat

    def targets(self) -> tuple[Target, ...]:
        return (places.OWN_MERCHANTS[self.seat],)

    def play(self, state: Any, seat: Seat, emit: Emit) -> None:
        turns.call_merchant(state, seat, emit)
        state.pending += (MerchantLeaves(seat), ChoosePlace(seat, True))


@dataclass(slots=True, unsafe_hash=True)
class MerchantLeaves(Step):
    """The extra turn is over."""

    seat: Seat

    def resolve(self, state: DuelState, emit: Emit) -> None:
        turns.return_merchant(state, self.seat, emit)


COMPLETE: Final = tuple(map(Complete, range(len(ORDERS))))
RECRUIT: Final = tuple(
    tuple(Recruit(seat, criterion) for criterion in range(len(CRITERIA))) for seat in range(SEATS_HERE)
)
USE_TECHNOLOGY: Final = tuple(map(UseTechnology, range(len(TECHNOLOGIES))))
CALL: Final = tuple(map(Call, range(SEATS_HERE)))
_ANY_TIME: Final = sum(1 << technology for technology in ANY_TIME)
_ROOM: Final = 16
_BORROWS: Final = sum(1 << _ROOM * good + _ROOM - 1 for good in range(len(GOODS)))


def _packed(goods: Sequence[int]) -> int:
    """Numbers of goods side by side in one integer, with room for a borrow between them."""
    packed = 0
    for number in goods:
        packed = packed << _ROOM | number
    return packed


_PACKED_DEMANDS: Final = tuple(_packed(order.demand) for order in ORDERS)


def completable(state: DuelState, seat: Seat) -> list[int]:
    """The orders in hand whose goods are there: taking the demand away borrows from no neighbour."""
    hand = state.hands[seat]
    if not hand:
        return []
    have = _packed(state.stock[seat][: len(GOODS)]) | _BORROWS
    return [order for order in hand if have - _PACKED_DEMANDS[order] & _BORROWS == _BORROWS]


def usable(state: DuelState, seat: Seat) -> list[int]:
    """The any-time technologies whose price is there."""
    owned = state.stock[seat]
    able = ready(state, seat, ANY_TIME)
    return [each for each in able if owned[TECHNOLOGIES[each].pays[0]] >= TECHNOLOGIES[each].pays[1]]


def free_moves(state: DuelState, seat: Seat, step: Step) -> Sequence[Move]:
    """All free actions at this moment. While a price is being paid none may use up what the rest of it takes.

    Asked before nearly every decision: that is why `completable` and what the criteria count stand here once more, in
    line.
    """
    free: list[FreeMove] = []
    hand, owned = state.hands[seat], state.stock[seat]
    if hand:
        have = (((owned[0] << _ROOM | owned[1]) << _ROOM | owned[2]) << _ROOM | owned[3]) | _BORROWS
        for order in hand:
            if have - _PACKED_DEMANDS[order] & _BORROWS == _BORROWS:
                free.append(COMPLETE[order])
    still_open = OPEN_TALLIES[state.recruited[seat]]
    if still_open:
        techs = state.techs[seat].bit_count()
        counts = (len(state.completed[seat]), techs, len(state.churches[seat]), owned[IMPORT_DOWN])
        for number, counted, at_least in still_open:
            if counts[counted] >= at_least:
                free.append(RECRUIT[seat][number])
    if state.techs[seat] & _ANY_TIME:
        free += [USE_TECHNOLOGY[technology] for technology in usable(state, seat)]
    if state.merchants[seat] and isinstance(step, Between) and not step.merchant:
        free.append(CALL[seat])
    if free and isinstance(step, Paying):
        return [move for move in free if _spares(state, seat, step, move)]
    return free


def _spares(state: DuelState, seat: Seat, step: Paying, move: FreeMove) -> bool:
    """Is enough left for the rest of a price after this move, with what it gives? Nothing is drawn to find out."""
    ahead = state.clone()
    ahead.deck, ahead.under = [], []
    move.play(ahead, seat, ignore)
    return step.can_go_on(ahead.stock[seat])
