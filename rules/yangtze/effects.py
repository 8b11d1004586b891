"""The only functions that change the state; each announces what it did."""

from bisect import insort

from rules.core.chance import draw
from rules.core.event import Emit
from rules.core.seat_order import clockwise
from rules.core.target import Seat
from rules.yangtze import events
from rules.yangtze.cargo import cargo_value, mask_of
from rules.yangtze.components import CASH, EMPTY, PRICES, REDEEM_COST
from rules.yangtze.state import Discard, YangtzeState


def _earn(state: YangtzeState, seat: Seat, amount: int) -> None:
    state.money[seat] += amount
    state.bank -= amount


def _spend(state: YangtzeState, seat: Seat, amount: int) -> None:
    state.money[seat] -= amount
    state.bank += amount


# ------------------------------------------------------------ turns
def begin_turn(state: YangtzeState, seat: Seat, emit: Emit) -> None:
    """It is now that seat's turn."""
    state.active = seat
    state.turn += 1
    state.acted = False
    emit(events.TurnBegan(seat, state.turn))


def count_pass(state: YangtzeState) -> int:
    """Remember whether the turn was a pass; how many in a row were."""
    state.passes = 0 if state.acted else state.passes + 1
    return state.passes


def buy_nothing(state: YangtzeState, seat: Seat, emit: Emit) -> None:
    """The buy step ends without a purchase."""
    emit(events.BoughtNothing(seat, not state.acted))


def end_game(state: YangtzeState, reason: str, emit: Emit) -> None:
    """Nothing may happen any more."""
    state.pending.clear()
    state.ended = reason
    emit(events.GameEnded(reason))


def next_seat(state: YangtzeState) -> Seat:
    """Whose turn comes after this one."""
    return clockwise(state.active, state.seats)


# ------------------------------------------------------------ goods
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
    _earn(state, seat, value)
    emit(events.CargoSold(seat, cargo, value))


def buy(state: YangtzeState, seat: Seat, space: int, free: bool, emit: Emit) -> None:
    """Pay, then put the good behind the screen; the space stays empty until a good is drawn."""
    state.acted = True
    price = 0 if free else PRICES[space]
    good = state.river[space]
    _spend(state, seat, price)
    state.river[space] = EMPTY
    insort(state.goods[seat], good)
    state.seen[seat] |= 1 << good
    emit(events.GoodBought(seat, good, space, price))


def discard(state: YangtzeState, seat: Seat, good: int, emit: Emit) -> None:
    """A good goes away face down; what it may have been is kept for those who did not see it."""
    goods = state.goods[seat]
    seen = state.seen[seat]
    hidden_before = sum(1 for each in state.discards if each.seat == seat)
    unseen = max(0, len(goods) + hidden_before - seen.bit_count())
    goods.remove(good)
    state.discards.append(Discard(seat, good, seen, unseen))
    emit(events.GoodDiscarded(seat, good))


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
    emit(events.GoodsSwapped(seat, given, taken, space))


def draw_token(state: YangtzeState) -> int:
    """One token out of the bag."""
    return draw(state, state.bag)


def refill(state: YangtzeState, good: int, gap: int, emit: Emit) -> None:
    """A good enters upstream and pushes the others down until the gap is closed."""
    river = state.river
    pushed = tuple(river[:gap])
    river[: gap + 1] = [good, *pushed]
    emit(events.GoodArrived(good, pushed))


# ------------------------------------------------------------ cards
def play_card(state: YangtzeState, seat: Seat, card: int, emit: Emit) -> None:
    """Lay a card: it is used up."""
    state.cards[seat] &= ~(1 << card)
    emit(events.CardPlayed(seat, card))


def cash(state: YangtzeState, seat: Seat, card: int, emit: Emit) -> None:
    """Play a liquidity card for its money."""
    state.cards[seat] &= ~(1 << card)
    _earn(state, seat, CASH[card])
    emit(events.Cashed(seat, card, CASH[card]))


def redeem(state: YangtzeState, seat: Seat, card: int, emit: Emit) -> None:
    """Buy a played liquidity card back: it is unplayed again in all respects."""
    _spend(state, seat, REDEEM_COST[card])
    state.cards[seat] |= 1 << card
    emit(events.CardRedeemed(seat, card, REDEEM_COST[card]))


# ------------------------------------------------------------ posts
def put_on_block(state: YangtzeState, seat: Seat, post: int, emit: Emit) -> None:
    """A drawn post comes up for auction."""
    state.block = post
    emit(events.PostDrawn(seat, post))


def bid(state: YangtzeState, seat: Seat, amount: int, emit: Emit) -> None:
    """A bid is only said; the winner pays later."""
    emit(events.BidMade(seat, amount))


def pass_bid(state: YangtzeState, seat: Seat, emit: Emit) -> None:
    """Out of this auction."""
    emit(events.BidPassed(seat))


def win_post(state: YangtzeState, seat: Seat, price: int, emit: Emit) -> None:
    """The winner pays the bank and lays the post before the screen."""
    post, state.block = state.block, EMPTY
    _spend(state, seat, price)
    insort(state.posts[seat], post)
    emit(events.PostWon(seat, post, price))


def drop_post(state: YangtzeState, number: int, emit: Emit) -> None:
    """Nobody bid: the post leaves the game. `number` is its token's."""
    post, state.block = state.block, EMPTY
    insort(state.gone, number)
    emit(events.PostUnsold(post))


# ------------------------------------------------------------ emperors
def place_emperor(state: YangtzeState, emperor: int, emit: Emit) -> None:
    """A drawn emperor goes to the first empty slot."""
    state.emperors.append(emperor)
    emit(events.EmperorDrawn(state.active, emperor, len(state.emperors) - 1))


def pay_bonus(state: YangtzeState, seat: Seat, emperor: int, amount: int, emit: Emit) -> None:
    """The bank pays a seat."""
    _earn(state, seat, amount)
    emit(events.BonusPaid(seat, emperor, amount))


def pay_tax(state: YangtzeState, seat: Seat, emperor: int, due: int, emit: Emit) -> None:
    """Pay what is due, or all there is."""
    paid = min(due, state.money[seat])
    _spend(state, seat, paid)
    emit(events.TaxPaid(seat, emperor, due, paid))


def follow(state: YangtzeState, seat: Seat, emperor: int, emit: Emit) -> None:
    """A seat names the emperor it repeats."""
    emit(events.EmperorFollowed(seat, emperor))


def decline(state: YangtzeState, seat: Seat, emperor: int, emit: Emit) -> None:
    """A seat does not take an offer."""
    emit(events.EmperorDeclined(seat, emperor))
