"""What opponents at Yangtze hold things and positions worth."""

from game.opponents.beam import candidates
from game.opponents.yangtze.school import SCHOOL
from game.opponents.yangtze.temper import PLAIN, TRIED, Temper
from game.opponents.yangtze.worth.auction import paid, within_reach
from game.opponents.yangtze.worth.goods import growth, line_hope, whole_lines
from game.opponents.yangtze.worth.learned import LEARNED as WEIGHTS
from game.opponents.yangtze.worth.posts import ALL_POSTS, post_hopes, post_mask
from rules.core.bits import mask_of
from rules.yangtze.components import EMPTY, LAST_EMPEROR, LIQUIDITY, LIQUIDITY_MASK
from rules.yangtze.free import CASH_IN
from rules.yangtze.scoring import post_points
from rules.yangtze.steps.tax import Tax
from tests.titles.yangtze.opponents.games import RULES, new_game

MIND = SCHOOL.mind(Temper(PLAIN))
LEARNED = SCHOOL.mind(Temper(TRIED))
UNTROUBLED = SCHOOL.mind(Temper(PLAIN, foresight=0.0))


def test_candidates_are_ranked_and_end_where_something_hidden_or_another_seat_begins() -> None:
    seen = RULES.seen_by(new_game(2), RULES.decider(new_game(2)))
    found = candidates(MIND, seen, 8)
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
    assert len({each.line for each in found}) == len(found)


def test_a_finished_game_is_worth_its_score() -> None:
    state = new_game(9)
    while not RULES.is_over(state):
        for move in MIND.reflex.line(state):
            RULES.apply(state, move)
    for mind in (MIND, LEARNED):
        assert list(mind.evaluation.worths(state)) == [sheet.total for sheet in RULES.scores(state)]


def test_who_has_learned_holds_coins_dear_early_and_at_their_face_in_the_end() -> None:
    for seats in (2, 3, 4):
        early, late = (WEIGHTS.at(seats, part) for part in (2 / seats, 0.0))
        assert min(early.coin, early.goods) > 1.5
        assert all(0.9 < end < 1.1 for end in (late.coin, late.posts, late.card))


def test_the_learned_value_grows_with_money_cards_and_posts() -> None:
    for seats in (2, 3, 4):
        state = new_game(3, seats)
        value = LEARNED.evaluation.at_rest(state, 0)
        richer, owner, poorer = state.clone(), state.clone(), state.clone()
        richer.money[0] += 5
        owner.posts[0].append(0)
        poorer.cards[0] &= ~LIQUIDITY_MASK
        assert LEARNED.evaluation.at_rest(richer, 0) > value
        assert LEARNED.evaluation.at_rest(owner, 0) > value > LEARNED.evaluation.at_rest(poorer, 0)


def test_a_tax_that_forces_a_card_takes_the_largest() -> None:
    state = new_game(2)
    state.money[0] = 0
    state.pending.append(Tax(0, 0, 3))
    assert MIND.reflex.line(state) == (CASH_IN[0][LIQUIDITY[-1]],)


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
    assert line_hope(False, 4, 0, 0, 8, 8, 6.0) == 35
    assert line_hope(False, 4, 1, 1, 8, 8, 6.0) > 35
    assert growth(mask_of([0, 1, 2]), 0, 0, 8, 8, 6.0, 10) == 0


def test_whole_lines_are_tried_as_cargoes() -> None:
    assert whole_lines(mask_of([0, 1, 2, 7])) == ((0, 1, 2), (1, 7))


def test_a_price_takes_money_first_then_the_largest_cards() -> None:
    ten, fifteen = (1 << card for card in LIQUIDITY[:2])
    assert paid(12, LIQUIDITY_MASK, 12) == (0, LIQUIDITY_MASK)
    assert paid(5, LIQUIDITY_MASK, 12) == (13, ten | fifteen)
    assert paid(5, ten | fifteen, 30) == (0, 0)
    assert paid(5, ten, 30)[0] < 0


def test_cards_that_lose_little_count_as_money_within_reach() -> None:
    ten, fifteen, twenty = (1 << card for card in LIQUIDITY)
    assert within_reach(7, ten) == 7 < within_reach(7, fifteen) < within_reach(7, twenty) == 27


def test_who_has_no_money_fears_the_draw_that_brings_posts() -> None:
    state = new_game(2)
    state.cards = [0, 0]
    state.active = 0
    values = {}
    for money in ([0, 40], [40, 0]):
        state.money = money
        state.river[0] = EMPTY
        drawing = MIND.evaluation.value(state, 0)
        values[tuple(money)] = drawing - UNTROUBLED.evaluation.value(state, 0)
    assert values[0, 40] < 0 < values[40, 0]
