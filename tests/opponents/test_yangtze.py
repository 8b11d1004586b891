"""Opponents at Yangtze: legal lines, the same answer twice, nothing known that is hidden, sense."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.opponents.levels import LEVELS, player
from game.opponents.plan import plans
from game.opponents.yangtze.auction import limits, outcome
from game.opponents.yangtze.goods import growth, line_hope, whole_lines
from game.opponents.yangtze.judge import YangtzeJudge
from game.opponents.yangtze.outlook import outlook
from game.opponents.yangtze.posts import ALL_POSTS, post_hopes, post_mask
from game.opponents.yangtze.temper import Temper
from rules.core.target import NOBODY
from rules.yangtze.cargo import mask_of
from rules.yangtze.components import LAST_EMPEROR, POSTS
from rules.yangtze.moves import BUY_NOTHING, PASS, Bid, Cash
from rules.yangtze.scoring import post_points
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction
from rules.yangtze.steps.buy import BuyStep
from rules.yangtze.steps.turn import TurnOver
from tests.opponents.yangtze_games import QUICK, RULES, met, new_game, played

ROOT = Path(__file__).resolve().parents[2]
JUDGE = YangtzeJudge(Temper())


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


# ------------------------------------------------------------ every level
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_see_never_changes_its_choice(level: str) -> None:
    for state in met():
        seat = RULES.decider(state)
        seen = RULES.seen_by(state, seat)
        choice = player("yangtze", level).choose(seen, QUICK)
        for seed in (1, 2):
            other = RULES.seen_by(RULES.imagine(seen, seed), seat)
            assert player("yangtze", level).choose(other, QUICK) == choice


@pytest.mark.parametrize("level", LEVELS)
def test_the_seen_state_is_left_as_it_was(level: str) -> None:
    for state in met()[:6]:
        seen = RULES.seen_by(state, RULES.decider(state))
        before = seen.key()
        player("yangtze", level).choose(seen, QUICK)
        assert seen.key() == before


@pytest.mark.parametrize("levels", [("apprentice", "random"), ("merchant",) * 3, ("merchant", "apprentice") * 2])
def test_every_line_is_legal_to_its_last_move(levels: tuple[str, ...]) -> None:
    assert sum(1 for _ in played(levels, 11)) > 20


def test_a_search_chooses_legal_lines_at_every_kind_of_decision() -> None:
    for state in met(5):
        line = player("yangtze", "tycoon").choose(RULES.seen_by(state, RULES.decider(state)), QUICK).line
        ahead = state.clone()
        for move in line:
            RULES.check(ahead, move)
            RULES.apply(ahead, move)


def test_another_process_with_another_hash_seed_answers_the_same() -> None:
    code = (
        "from tests.opponents.yangtze_games import *;"
        "print([player('yangtze', 'tycoon').choose(RULES.seen_by(s, RULES.decider(s)), QUICK)"
        " for s in [new_game(seed, seats) for seed in (1, 2) for seats in (2, 3)]])"
    )
    answers = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    }
    assert len(answers) == 1


def test_a_hint_finds_a_way_from_goods_already_picked() -> None:
    state = new_game(4)
    RULES.apply(state, RULES.legal_moves(state)[1])
    for level in LEVELS:
        choice = player("yangtze", level).choose(RULES.seen_by(state, RULES.decider(state)), QUICK)
        RULES.check(state, choice.line[0])


def test_every_reason_has_words_in_every_language() -> None:
    keys = {choice.reason.key for _, choice in played(("merchant", "apprentice"), 12)}
    assert len(keys) > 8
    for language in ("en", "fr"):
        words = json.loads((ROOT / "assets" / "languages" / language / "opponents.json").read_text("utf-8"))
        assert keys <= words.keys()


# ------------------------------------------------------------ the judge
def test_plans_are_ranked_and_end_where_something_hidden_or_another_seat_begins() -> None:
    seen = RULES.seen_by(new_game(2), RULES.decider(new_game(2)))
    found = plans(JUDGE, seen, 8)
    assert [plan.value for plan in found] == sorted((plan.value for plan in found), reverse=True)
    assert len({plan.line for plan in found}) == len(found)


def test_a_finished_game_is_worth_its_score() -> None:
    state = new_game(9)
    while not RULES.is_over(state):
        for move in JUDGE.reflex(state):
            RULES.apply(state, move)
    assert list(JUDGE.worths(state)) == [sheet.total for sheet in RULES.scores(state)]


def test_hopes_for_posts_are_their_points_when_none_is_left() -> None:
    state = new_game(1, 3)
    state.posts = [[0, 2, 5, 11], [1, 6, 8, 15], [3, 10, 16, 17]]
    held = tuple(post_mask(posts) for posts in state.posts)
    assert list(post_hopes(held, 0, 5, 1.0)) == post_points(state)


def test_hopes_for_posts_are_equal_for_equal_seats() -> None:
    for seats in (2, 3, 4):
        hopes = post_hopes((0,) * seats, ALL_POSTS, LAST_EMPEROR, 1.0)
        assert max(hopes) - min(hopes) < 0.5


def test_a_line_that_cannot_grow_hopes_for_its_value_only() -> None:
    assert line_hope(False, 4, 0, 0, 8, 8) == 35
    assert line_hope(False, 4, 1, 1, 8, 8) > 35
    assert growth(mask_of([0, 1, 2]), 0, 0, 8, 8, 10) == 0


def test_whole_lines_are_tried_as_cargoes() -> None:
    assert whole_lines(mask_of([0, 1, 2, 7])) == ((0, 1, 2), (1, 7))


# ------------------------------------------------------------ auctions
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
    most = limits(state, outlook(state, JUDGE.temper), JUDGE.temper)
    assert most[0] == 3 < most[1]


# ------------------------------------------------------------ the end by passes
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


@pytest.mark.parametrize("level", ["merchant", "tycoon"])
def test_nobody_plays_a_liquidity_card_on_a_call_and_then_passes(level: str) -> None:
    for seed in (1, 4):
        for state, choice in played((level,) * 4, seed):
            if isinstance(state.pending[-1], Auction) and any(isinstance(move, Cash) for move in choice.line):
                assert isinstance(choice.line[-1], Bid)
