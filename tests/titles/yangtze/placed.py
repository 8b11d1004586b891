"""Rare positions of Yangtze: rich auctions, forced cards, the last emperor, empty screens, a cargo of six."""

from bisect import insort
from collections.abc import Callable, Iterator
from typing import Final

from rules.core.step import Step
from rules.core.target import NOBODY, Seat
from rules.yangtze.components import EMPERORS, FIRST_EMPEROR, FIRST_POST, LIQUIDITY
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction
from rules.yangtze.steps.buy import AfterBuying, BuyStep
from rules.yangtze.steps.emperor import obey
from rules.yangtze.steps.sell import SellStep
from rules.yangtze.steps.turn import TurnOver
from tests.every_title.table import Table


def placed(table: Table) -> Iterator[tuple[str, YangtzeState]]:
    """Each position with its name."""
    for arrange in ARRANGEMENTS:
        state: YangtzeState = table.new_state(11)
        seat = state.active
        steps = arrange(state, seat)
        state.pending = [TurnOver(), *steps]
        state.offer = None
        table.rules.settle(state)
        yield arrange.__name__, state


def rich(state: YangtzeState, seat: Seat, money: int) -> None:
    """Money out of the bank."""
    state.bank -= money - state.money[seat]
    state.money[seat] = money


def give_goods(state: YangtzeState, seat: Seat, goods: list[int]) -> None:
    """Goods from wherever they lie; those of the river are replaced from the bag."""
    for good in goods:
        if good in state.bag:
            state.bag.remove(good)
        elif good in state.river:
            state.river[state.river.index(good)] = state.bag.pop(0)
        else:
            holder = next(held for held in state.goods if good in held)
            holder.remove(good)
        insort(state.goods[seat], good)


def drop_goods(state: YangtzeState, seat: Seat) -> None:
    """All goods of a seat leave the game."""
    state.gone = sorted(state.gone + state.goods[seat])
    state.goods[seat] = []


def crown(state: YangtzeState, number: int, but: str = "") -> None:
    """Emperors from the bag onto the board, none with the named effect."""
    for emperor, token in enumerate(EMPERORS):
        if len(state.emperors) < number and token.effect != but:
            state.bag.remove(FIRST_EMPEROR + emperor)
            state.emperors.append(emperor)


def summon(state: YangtzeState, effect: str) -> list[Step]:
    """An emperor with this effect has just been drawn and all must obey."""
    emperor = next(number for number, token in enumerate(EMPERORS) if token.effect == effect)
    if emperor not in state.emperors:
        state.bag.remove(FIRST_EMPEROR + emperor)
        state.emperors.append(emperor)
    return [obey(seat, emperor) for seat in reversed(range(state.seats))]


def auction_of_the_rich(state: YangtzeState, seat: Seat) -> list[Step]:
    rich(state, seat, 430)
    state.block = 0
    state.bag.remove(FIRST_POST)
    return [Auction(0, NOBODY, tuple((seat + k) % state.seats for k in range(state.seats)))]


def tax_that_forces_cards(state: YangtzeState, seat: Seat) -> list[Step]:
    for each in range(state.seats):
        rich(state, each, 1)
    give_goods(state, seat, [0, 1, 2, 7, 8, 13, 14, 40, 41])
    return summon(state, "tax_per_good")


def tax_on_a_fortune(state: YangtzeState, seat: Seat) -> list[Step]:
    rich(state, seat, 299)
    return summon(state, "tax_per_full_ten_money")


def two_goods_with_little_money(state: YangtzeState, seat: Seat) -> list[Step]:
    rich(state, seat, 3)
    return [BuyStep(seat)]


def last_emperor_is_next(state: YangtzeState, seat: Seat) -> list[Step]:
    crown(state, len(EMPERORS) - 1)
    state.gone = sorted(state.gone + [token for token in state.bag if token < FIRST_EMPEROR])
    state.bag = [token for token in state.bag if token >= FIRST_EMPEROR]
    state.river[2] = -1
    return [AfterBuying(seat, (2,))]


def discard_by_seats_without_goods(state: YangtzeState, seat: Seat) -> list[Step]:
    drop_goods(state, seat)
    return [step for _ in range(2) for step in summon(state, "discard_good")]


def a_line_of_six_to_sell(state: YangtzeState, seat: Seat) -> list[Step]:
    give_goods(state, seat, [0, 1, 2, 3, 4, 5, 6, 12, 18, 24, 30, 36, 37, 38])
    return [BuyStep(seat), SellStep(seat)]


def nothing_to_repeat(state: YangtzeState, seat: Seat) -> list[Step]:
    return summon(state, "repeat_visible_emperor")


def much_to_repeat(state: YangtzeState, seat: Seat) -> list[Step]:
    crown(state, 10, but="repeat_visible_emperor")
    return summon(state, "repeat_visible_emperor")


def all_cards_played(state: YangtzeState, seat: Seat) -> list[Step]:
    state.cards = [0] * state.seats
    rich(state, seat, 60)
    return summon(state, "redeem_liquidity_card")


def only_one_card_to_redeem(state: YangtzeState, seat: Seat) -> list[Step]:
    state.cards = [1 << LIQUIDITY[0]] * state.seats
    return summon(state, "redeem_liquidity_card")


def swap_after_a_discard(state: YangtzeState, seat: Seat) -> list[Step]:
    return [*summon(state, "swap_good_with_river"), *summon(state, "discard_good")]


ARRANGEMENTS: Final[tuple[Callable[[YangtzeState, Seat], list[Step]], ...]] = (
    auction_of_the_rich,
    tax_that_forces_cards,
    tax_on_a_fortune,
    two_goods_with_little_money,
    last_emperor_is_next,
    discard_by_seats_without_goods,
    a_line_of_six_to_sell,
    nothing_to_repeat,
    much_to_repeat,
    all_cards_played,
    only_one_card_to_redeem,
    swap_after_a_discard,
)
