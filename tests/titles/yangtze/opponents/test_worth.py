"""What opponents at Yangtze hold things and positions worth."""

from game.opponents.beam import candidates
from game.opponents.yangtze.school import SCHOOL
from game.opponents.yangtze.temper import Temper
from game.opponents.yangtze.worth.goods import growth, line_hope, whole_lines
from game.opponents.yangtze.worth.posts import ALL_POSTS, post_hopes, post_mask
from rules.core.bits import mask_of
from rules.yangtze.components import LAST_EMPEROR
from rules.yangtze.scoring import post_points
from tests.titles.yangtze.opponents.games import RULES, new_game

MIND = SCHOOL.mind(Temper())


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
    assert list(MIND.evaluation.worths(state)) == [sheet.total for sheet in RULES.scores(state)]


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
