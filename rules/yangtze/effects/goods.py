"""Goods behind the screens and on the river, and the bag."""

from bisect import insort

from rules.core.bits import mask_of
from rules.core.chance import draw
from rules.core.event import Emit, ignore
from rules.core.target import Seat
from rules.yangtze.components import EMPTY, PRICES
from rules.yangtze.effects.money import earn, spend
from rules.yangtze.events.goods import CargoSold, GoodArrived, GoodBought, GoodDiscarded, GoodsSwapped
from rules.yangtze.reckoning.cargo import cargo_value
from rules.yangtze.state import Discard, YangtzeState


def pick(state: YangtzeState, picked: list[int]) -> None:
    """Mark own goods for a cargo or a swap; nobody else learns of it, so nothing is announced."""
    state.picked = picked


def sell_picked(state: YangtzeState, seat: Seat, emit: Emit, in_sell_step: bool = False) -> None:
    """Sell the picked goods as one cargo."""
    state.acted = state.acted or in_sell_step
    cargo = tuple(state.picked)
    value = cargo_value(cargo)
    state.picked = []
    goods = state.goods[seat]
    for good in cargo:
        goods.remove(good)
        insort(state.gone, good)
    state.seen[seat] &= ~mask_of(cargo)
    earn(state, seat, value)
    if emit is not ignore:
        emit(CargoSold(seat, cargo, value))


def buy(state: YangtzeState, seat: Seat, space: int, free: bool, emit: Emit) -> None:
    """Pay, then put the good behind the screen; the space stays empty until a good is drawn."""
    state.acted = True
    price = 0 if free else PRICES[space]
    good = state.river[space]
    spend(state, seat, price)
    state.river[space] = EMPTY
    insort(state.goods[seat], good)
    state.seen[seat] |= 1 << good
    if emit is not ignore:
        emit(GoodBought(seat, good, space, price))


def discard(state: YangtzeState, seat: Seat, good: int, emit: Emit) -> None:
    """A good goes away face down; what it may have been is kept for those who did not see it."""
    goods = state.goods[seat]
    seen = state.seen[seat]
    hidden_before = sum(1 for each in state.discards if each.seat == seat)
    unseen = max(0, len(goods) + hidden_before - seen.bit_count())
    goods.remove(good)
    state.discards.append(Discard(seat, good, seen, unseen))
    emit(GoodDiscarded(seat, good))


def swap_picked(state: YangtzeState, seat: Seat, space: int, emit: Emit) -> None:
    """The picked good and a good of the river change places, before all eyes.

    So it was not discarded before: should it ever come back, all know where it lies.
    """
    given = state.picked[0]
    taken = state.river[space]
    state.picked = []
    goods = state.goods[seat]
    goods.remove(given)
    insort(goods, taken)
    state.river[space] = given
    state.seen[seat] = state.seen[seat] & ~(1 << given) | 1 << taken
    for index, each in enumerate(state.discards):
        if each.seat == seat:
            state.discards[index] = each._replace(seen=each.seen & ~(1 << given))
    emit(GoodsSwapped(seat, given, taken, space))


def draw_token(state: YangtzeState) -> int:
    """One token out of the bag."""
    return draw(state, state.bag)


def refill(state: YangtzeState, good: int, gap: int, emit: Emit) -> None:
    """A good enters upstream and pushes the others down until the gap is closed."""
    river = state.river
    pushed = tuple(river[:gap])
    river[: gap + 1] = [good, *pushed]
    if emit is not ignore:
        emit(GoodArrived(good, pushed))
