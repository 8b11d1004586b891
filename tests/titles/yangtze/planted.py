"""Planted follies of Yangtze."""

from typing import Final

from rules.core.move import SKIP
from rules.core.step import Step
from rules.core.target import NOBODY, Seat
from rules.yangtze.components import PRICES
from rules.yangtze.free import CASH_IN, Cash
from rules.yangtze.moves import (
    BUY,
    BUY_NOTHING,
    DISCARD,
    EXCHANGE,
    FOLLOW,
    LAY_CARD,
    PASS,
    REDEEM,
    SELL,
    STOP_SELLING,
    TAKE,
    Bid,
)
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction
from rules.yangtze.steps.buy import BuyStep
from rules.yangtze.steps.emperor import DiscardGood, RedeemCard, RepeatEmperor
from rules.yangtze.steps.offers import SwapOffer
from rules.yangtze.steps.turn import TurnOver
from tests.titles.planting import Planted, Script, planted
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules import tokens

LINE: Final = tokens.goods(*tokens.of_kind("rice", 4))
ALL_BUT_ONE: Final = tuple(name for name in tokens.EMPEROR_NAMES if name != "repeat")
RIVER: Final = (
    *("silk/bright_red", "jade/bright_red", "tea/bright_red", "fish/pale_rose"),
    *("salt/pale_sky", "cotton/pale_mint", "crockery/pale_lilac", "rice/pale_sky"),
)
"""The cheapest space holds rice."""


def cash(amount: int) -> Cash:
    return CASH_IN[0][tokens.card(f"liquidity_{amount}")]


def asked(table: Table, step: Step) -> YangtzeState:
    """The table at a decision of seat 0, in the middle of its turn."""
    state = table.state
    state.pending = [TurnOver(), step]
    state.offer = None
    return state


def auction(table: Table, post: str, price: int = 0, leader: Seat = NOBODY, *queue: Seat) -> YangtzeState:
    """A post under the hammer, seat 0 being called."""
    table.state.block = tokens.post(post)
    table.state.acted = True
    return asked(table, Auction(price, leader, queue or (0,)))


def cashes_without_need() -> Planted:
    """A bid of 9 with 10 coins in hand."""
    state = auction(Table().money(10).all_cards().begin(), "F1", 8, 1, 0, 1)
    return planted(state, (cash(20), Bid(9)), (cash(20), Bid(11)))


def cashes_small_card() -> Planted:
    """A bid of 11 with 10 coins in hand."""
    state = auction(Table().money(10).all_cards().begin(), "F1", 8, 1, 0, 1)
    return planted(state, (cash(10), Bid(11)), (cash(20), Bid(11)))


def cashes_and_loses_auction() -> Planted:
    """Before the last emperor the other bids once more, or so much more that the card has paid for itself."""
    table = Table(2).emperors(*ALL_BUT_ONE).money(10, 40).all_cards().begin()
    state = auction(table, "F1", 10, 1, 0, 1)
    mine = (cash(20), Bid(11))
    return Planted(Script(state, (mine, (Bid(12),), (PASS,))), Script(state, (mine, (Bid(20),), (PASS,))))


def leaves_bargain() -> Planted:
    """A first fortress, which nobody else wants."""
    state = auction(Table().begin(), "F1")
    return planted(state, (PASS,), (Bid(1),))


def bids_beyond_all_purses() -> Planted:
    """The only rival has 5 coins and no card."""
    state = auction(Table().money(30, 5, 9).begin(), "F1", 2, 1, 0, 1)
    return planted(state, (Bid(6),), (Bid(5),))


def pays_for_empty_post() -> Planted:
    """The third brown fortress is of no use to anybody but for what it may become."""
    table = Table(2).posts(0, "F2").posts(1, "F1", "F3", "F4").begin()
    state = auction(table, "F5", 4, 1, 0, 1)
    return planted(state, (Bid(5),), (PASS,))


def breaks_split() -> Planted:
    """Three of four, the fourth left alone."""
    state = Table().goods(0, *tokens.of_kind("rice", 4)).begin().state
    three = tuple(TAKE[good] for good in LINE[:3])
    return planted(state, (*three, SELL), (*three, TAKE[LINE[3]], SELL))


def sells_single_good() -> Planted:
    """A good that nothing goes with."""
    state = Table().goods(0, "salt/pale_mint").begin().state
    return planted(state, (TAKE[tokens.good("salt/pale_mint")], SELL), (STOP_SELLING,))


def idles() -> Planted:
    state = Table().begin().to_buy_step().state
    return planted(state, (BUY_NOTHING,), (BUY[len(PRICES) - 1],))


def ends_lost_game() -> Planted:
    """The other passed before, and has a post."""
    state = Table(2).money(20, 30).posts(1, "F1").passes(1).begin().to_buy_step().state
    return planted(state, (BUY_NOTHING,), (BUY[len(PRICES) - 1],))


def wastes_free_good() -> Planted:
    """For the cheapest, or for the dearest."""
    state = Table().all_cards().begin().to_buy_step().state
    card = LAY_CARD[0][tokens.card("free_good")]
    return planted(state, (card, BUY[len(PRICES) - 1]), (card, BUY[0]))


def never_uses_free_good() -> Planted:
    """The last turn of a game that ends by passes, with the card and without."""
    tables = (Table(2).cards(0, *cards).passes(1).begin().to_buy_step() for cards in (("free_good",), ()))
    return Planted(*(Script(table.state, ((BUY_NOTHING,),)) for table in tables))


def buys_dear_at_the_end() -> Planted:
    """A lone luxury for 10, or the fifth rice for 4."""
    table = Table().emperors(*ALL_BUT_ONE).river(*RIVER).goods(0, *tokens.of_kind("rice", 4)).begin()
    state = asked(table, BuyStep(0))
    return planted(state, (BUY[0],), (BUY[len(PRICES) - 1],))


def declines_swap() -> Planted:
    """Salt for a fifth rice."""
    table = Table().river(*RIVER).goods(0, *tokens.of_kind("rice", 4), "salt/pale_rose").begin()
    state = asked(table, SwapOffer(0, tokens.emperor("swap_good")))
    return planted(state, (SKIP,), (TAKE[tokens.good("salt/pale_rose")], EXCHANGE[len(PRICES) - 1]))


def declines_redemption() -> Planted:
    """30 points for 10."""
    table = Table().cards(0, "liquidity_15", "liquidity_20").begin()
    state = asked(table, RedeemCard(0, tokens.emperor("redeem_liquidity")))
    return planted(state, (SKIP,), (REDEEM[0][tokens.card("liquidity_10")],))


def redeems_dear() -> Planted:
    """30 points for 20, where 30 for 10 were to be had, offered by an emperor that repeats."""
    table = Table().emperors(*ALL_BUT_ONE).begin()
    redeem = tokens.emperor("redeem_liquidity")
    state = asked(table, RepeatEmperor(0, tokens.emperor("repeat")))
    dear, cheap = (REDEEM[0][tokens.card(f"liquidity_{amount}")] for amount in (20, 10))
    return planted(state, (FOLLOW[redeem], dear), (FOLLOW[redeem], cheap))


def repeats_tax() -> Planted:
    """A tax on wealth, or nothing for no fortresses."""
    table = Table().emperors("tax_wealth", "bonus_fortress", "repeat").begin()
    state = asked(table, RepeatEmperor(0, tokens.emperor("repeat")))
    return planted(state, (FOLLOW[tokens.emperor("tax_wealth")],), (FOLLOW[tokens.emperor("bonus_fortress")],))


def discards_dear_good() -> Planted:
    """One of a line of four, or the lone salt."""
    table = Table().goods(0, *tokens.of_kind("rice", 4), "salt/pale_mint").begin()
    state = asked(table, DiscardGood(0, tokens.emperor("discard_good")))
    return planted(state, (DISCARD[LINE[0]],), (DISCARD[tokens.good("salt/pale_mint")],))


PLANTED: Final = (
    cashes_without_need,
    cashes_small_card,
    cashes_and_loses_auction,
    leaves_bargain,
    bids_beyond_all_purses,
    pays_for_empty_post,
    breaks_split,
    sells_single_good,
    idles,
    ends_lost_game,
    wastes_free_good,
    never_uses_free_good,
    buys_dear_at_the_end,
    declines_swap,
    declines_redemption,
    redeems_dear,
    repeats_tax,
    discards_dear_good,
)
