"""Moves of opponents and hints that people laughed at, at the table: none is made again."""

import pytest

from game.opponents.levels import player
from rules.core.step import Step
from rules.core.target import NOBODY, Seat
from rules.yangtze.components import FIRST_POST
from rules.yangtze.moves import PASS, REDEEM, Bid
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction
from rules.yangtze.steps.emperor import RedeemCard
from rules.yangtze.steps.turn import TurnOver
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.opponents.games import QUICK, RULES
from tests.titles.yangtze.rules import tokens

THINKERS = pytest.mark.parametrize("level", ["merchant", "tycoon"])


def asked(table: Table, step: Step) -> YangtzeState:
    """The table at a decision of seat 0, early in the game."""
    state = table.begin().state
    state.pending = [TurnOver(), step]
    state.acted, state.offer = True, None
    state.bag = sorted(state.bag + [tokens.token(f"{kind}{dots}") for kind in "FCTH" for dots in range(1, 6)])
    return state


def auction(table: Table, post: str, price: int, leader: Seat, *queue: Seat) -> YangtzeState:
    state = asked(table, Auction(price, leader, queue))
    state.block = tokens.post(post)
    held = [tokens.post(post), *(each for posts in state.posts for each in posts)]
    state.bag = [token for token in state.bag if token not in {FIRST_POST + each for each in held}]
    return state


@THINKERS
def test_a_first_fortress_is_not_left_to_others_for_one_coin(level: str) -> None:
    """With 29 coins the Merchant passed at 1."""
    state = auction(Table(3).money(29, 30, 30).all_cards(), "F2", 0, NOBODY, 0, 1, 2)
    line = player("yangtze", level).choose(RULES.seen_by(state, 0), QUICK).line
    assert PASS not in line
    assert any(isinstance(move, Bid) for move in line)


@THINKERS
def test_nobody_pays_dear_for_a_post_that_scores_nothing(level: str) -> None:
    """14 coins for the third fortress of who is far behind in fortresses, and has a brown one."""
    table = Table(2).money(40, 40).posts(0, "F4").posts(1, "F1", "F2", "F3").all_cards()
    state = auction(table, "F5", 13, 1, 0, 1)
    assert player("yangtze", level).choose(RULES.seen_by(state, 0), QUICK).line == (PASS,)


@THINKERS
def test_a_sure_gain_by_a_card_bought_back_is_taken(level: str) -> None:
    """30 points for 20 coins, with 40 in hand."""
    table = Table(3).money(40, 30, 30).all_cards().cards(0, "liquidity_10", "liquidity_15", "free_good")
    table.emperors("bonus_fortress", "bonus_temple", "tax_goods", "redeem_liquidity")
    state = asked(table, RedeemCard(0, tokens.emperor("redeem_liquidity")))
    line = player("yangtze", level).choose(RULES.seen_by(state, 0), QUICK).line
    assert line[0] == REDEEM[0][tokens.card("liquidity_20")]
