"""Emperors and what they bring."""

from rules.core.event import Emit
from rules.core.target import Seat
from rules.yangtze.effects.money import earn, spend
from rules.yangtze.events.emperors import BonusPaid, EmperorDeclined, EmperorDrawn, EmperorFollowed, TaxPaid
from rules.yangtze.state import YangtzeState


def place_emperor(state: YangtzeState, emperor: int, emit: Emit) -> None:
    """A drawn emperor goes to the first empty slot."""
    state.emperors.append(emperor)
    emit(EmperorDrawn(state.active, emperor, len(state.emperors) - 1))


def follow(state: YangtzeState, seat: Seat, emperor: int, emit: Emit) -> None:
    """A seat names the emperor it repeats."""
    emit(EmperorFollowed(seat, emperor))


def decline(state: YangtzeState, seat: Seat, emperor: int, emit: Emit) -> None:
    """A seat does not take an offer."""
    emit(EmperorDeclined(seat, emperor))


def pay_bonus(state: YangtzeState, seat: Seat, emperor: int, amount: int, emit: Emit) -> None:
    """The bank pays a seat."""
    earn(state, seat, amount)
    emit(BonusPaid(seat, emperor, amount))


def pay_tax(state: YangtzeState, seat: Seat, emperor: int, due: int, emit: Emit) -> None:
    """Pay what is due, or all there is."""
    paid = min(due, state.money[seat])
    spend(state, seat, paid)
    emit(TaxPaid(seat, emperor, due, paid))
