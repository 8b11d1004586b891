"""Trading posts and their auctions."""

from bisect import insort

from rules.core.event import Emit, ignore
from rules.core.target import Seat
from rules.yangtze.components import EMPTY
from rules.yangtze.effects.money import spend
from rules.yangtze.events.posts import BidMade, BidPassed, PostDrawn, PostUnsold, PostWon
from rules.yangtze.state import YangtzeState


def put_on_block(state: YangtzeState, seat: Seat, post: int, emit: Emit) -> None:
    """A drawn post comes up for auction."""
    state.block = post
    emit(PostDrawn(seat, post))


def bid(state: YangtzeState, seat: Seat, amount: int, emit: Emit) -> None:
    """A bid is only said; the winner pays later."""
    if emit is not ignore:
        emit(BidMade(seat, amount))


def pass_bid(state: YangtzeState, seat: Seat, emit: Emit) -> None:
    """Out of this auction."""
    if emit is not ignore:
        emit(BidPassed(seat))


def win_post(state: YangtzeState, seat: Seat, price: int, emit: Emit) -> None:
    """The winner pays the bank and lays the post before the screen."""
    post, state.block = state.block, EMPTY
    spend(state, seat, price)
    insort(state.posts[seat], post)
    emit(PostWon(seat, post, price))


def drop_post(state: YangtzeState, number: int, emit: Emit) -> None:
    """Nobody bid: the post leaves the game. `number` is its token's."""
    post, state.block = state.block, EMPTY
    insort(state.gone, number)
    emit(PostUnsold(post))
