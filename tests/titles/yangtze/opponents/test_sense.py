"""Opponents at Yangtze: auctions, and the end by passes."""

import pytest

from game.opponents.levels import player
from game.opponents.yangtze.outlook import outlook
from game.opponents.yangtze.reasons import YangtzeReasons
from game.opponents.yangtze.temper import PLAIN, Temper
from game.opponents.yangtze.worth.auction import limits, outcome
from game.opponents.yangtze.worth.ending import RICH
from game.seat import LEVELS
from rules.core.bits import numbers_in
from rules.core.target import NOBODY
from rules.yangtze.components import FIRST_POST, LAST_EMPEROR, LIQUIDITY, LIQUIDITY_MASK, POSTS
from rules.yangtze.free import CASH_IN, Cash
from rules.yangtze.moves import BUY, BUY_NOTHING, PASS, Bid
from rules.yangtze.reckoning.cargo import LINES_OF
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction
from rules.yangtze.steps.buy import BuyStep
from rules.yangtze.steps.turn import TurnOver
from tests.titles.yangtze.opponents.games import QUICK, RULES, new_game, played
from ui.boards.yangtze.board import YangtzeBoard

GREENS = ("fortress_green_1", "counting_house_green_1", "temple_green_1")


def auction(price: int, leader: int, queue: tuple[int, ...], post: str, money: list[int]) -> YangtzeState:
    """An auction under way in an otherwise new game, nobody with a card."""
    state = new_game(1)
    state.block = next(number for number, each in enumerate(POSTS) if each.key == post)
    state.bag.remove(61 + state.block)
    state.money = money
    state.cards = [0] * state.seats
    state.acted = True
    state.pending = [TurnOver(), Auction(price, leader, queue)]
    state.offer = None
    return state


def test_a_bid_never_exceeds_what_the_post_is_worth() -> None:
    state = auction(29, 1, (0, 1), "harbour_green_1", [30, 30])
    for level in LEVELS:
        assert player("yangtze", level).choose(RULES.seen_by(state, 0), QUICK).line == (PASS,)


def test_a_post_for_one_coin_is_bid_for() -> None:
    state = auction(0, NOBODY, (0, 1), "harbour_green_1", [20, 20])
    for level in ("merchant", "tycoon"):
        line = player("yangtze", level).choose(RULES.seen_by(state, 0), QUICK).line
        assert isinstance(line[-1], Bid)


def test_the_richest_limit_wins_at_one_more_than_the_next() -> None:
    assert outcome(Auction(0, NOBODY, (0, 1, 2)), (5, 9, 7))[:2] == (1, 8)
    assert outcome(Auction(4, 1, (2, 0, 1)), (3, 9, 2))[:2] == (1, 4)
    assert outcome(Auction(0, NOBODY, (0, 1)), (0, 0))[:2] == (NOBODY, 0)


def test_nobody_is_expected_to_pay_more_than_there_is() -> None:
    state = auction(0, NOBODY, (0, 1), "temple_green_1", [3, 40])
    temper = Temper(PLAIN)
    most = limits(state, outlook(state, temper), temper)
    assert most[0] == 3 < most[1]


@pytest.mark.parametrize(("money", "ends"), [([90, 20], True), ([20, 90], False)])
def test_who_leads_ends_the_game_by_a_pass_and_who_is_behind_does_not(money: list[int], ends: bool) -> None:
    state = new_game(6)
    state.money = money
    state.goods = [[], []]
    state.passes = 1
    state.active = 0
    state.pending = [TurnOver(), BuyStep(0)]
    state.offer = None
    for level in ("merchant", "tycoon"):
        line = player("yangtze", level).choose(RULES.seen_by(state, 0), QUICK).line
        assert (BUY_NOTHING in line) == ends


@pytest.mark.parametrize("seats", [2, 4])
def test_money_does_not_lie_idle(seats: int) -> None:
    """With 12 coins something is bought: before the last emperor is awaited, and unless the game could end at once."""
    for state, choice in played(("merchant",) * seats, 2):
        if BUY_NOTHING in choice.line and len(state.emperors) < LAST_EMPEROR - 1 and state.passes < seats - 1:
            assert state.money[RULES.decider(state)] < RICH


@pytest.mark.parametrize("level", ["merchant", "tycoon"])
def test_a_liquidity_card_is_played_on_a_call_only_for_a_bid_that_needs_it(level: str) -> None:
    for seed in (1, 4):
        for state, choice in played((level,) * 4, seed):
            if isinstance(state.pending[-1], Auction) and any(isinstance(move, Cash) for move in choice.line):
                bid = choice.line[-1]
                assert isinstance(bid, Bid)
                assert bid.amount > state.money[RULES.decider(state)]


@pytest.mark.parametrize("level", ["merchant", "tycoon"])
def test_the_largest_liquidity_card_is_played_first(level: str) -> None:
    state = auction(5, 1, (0, 1), "harbour_green_1", [2, 6])
    state.posts[0] = [post for post, each in enumerate(POSTS) if each.key in GREENS]
    state.bag = [token for token in state.bag if token - FIRST_POST not in state.posts[0]]
    state.cards[0] = LIQUIDITY_MASK
    line = player("yangtze", level).choose(RULES.seen_by(state, 0), QUICK).line
    assert line[0] == CASH_IN[0][LIQUIDITY[-1]]
    assert isinstance(line[1], Bid)


def test_goods_that_nobody_saw_arrive_are_joined_in_secret() -> None:
    """Otherwise "2 goods" would tell all what has lain behind the screen since the deal."""
    state = new_game(1)
    held, bought = 0, numbers_in(LINES_OF[0][0].mask)[1]
    state.goods[0], state.river[0] = [held], bought
    reasons = YangtzeReasons(RULES, Temper(PLAIN))
    told = [reasons.reason(state, (BUY[0],)).key]
    state.seen[0] |= 1 << held
    told.append(reasons.reason(state, (BUY[0],)).key)
    assert told == ["yangtze.reason.buy_hidden", "yangtze.reason.buy"]
    assert "yangtze.reason.buy_hidden" in YangtzeBoard.secret_reasons
