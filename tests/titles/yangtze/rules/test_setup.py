"""Setup: from a deal to the first choice."""

from collections import Counter

import pytest

from rules.core.deal import Deal
from rules.core.errors import BadDeal
from rules.yangtze.components import ALL_CARDS, FIRST_POST, TOKENS
from rules.yangtze.setup import dealt
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.sell import SellStep
from tests.titles.clause import clause
from tests.titles.yangtze.rules.watching import RULES

SEEDS = range(200)


def new_game(seats: int, seed: int = 1) -> YangtzeState:
    return RULES.new_state(Deal("yangtze", seats, {}, seed))


def everywhere(state: YangtzeState) -> list[int]:
    """Every token of the game, wherever it lies."""
    return sorted([*state.bag, *state.river, *(good for goods in state.goods for good in goods)])


@clause("YZ-SETUP-1")
def test_two_to_four_players_with_the_same_setup_each() -> None:
    for seats in (2, 3, 4):
        state = new_game(seats)
        assert state.money == [30] * seats
        assert [len(goods) for goods in state.goods] == [2] * seats
        assert state.cards == [ALL_CARDS] * seats
        assert state.posts == [[]] * seats
    for seats in (0, 1, 5):
        with pytest.raises(BadDeal) as refused:
            new_game(seats)
        assert refused.value.text.key == "common.refuse.seats"


@clause("YZ-SETUP-2")
def test_river_and_hands_are_drawn_before_posts_and_emperors_join() -> None:
    for seed in SEEDS:
        state = new_game(4, seed)
        assert all(token < FIRST_POST for token in state.river)
        assert all(good < FIRST_POST for goods in state.goods for good in goods)
        assert everywhere(state) == list(range(TOKENS))
        assert (state.emperors, state.gone, state.discards, state.block) == ([], [], [], -1)


@clause("YZ-SETUP-3")
def test_eight_random_goods_lie_on_the_river_for_all_to_see() -> None:
    rivers = [tuple(new_game(3, seed).river) for seed in SEEDS]
    assert all(len(set(river)) == 8 for river in rivers)
    assert len(set(rivers)) == len(rivers)
    assert {good for river in rivers for good in river} == set(range(61)), "some good never comes first"
    state = new_game(3)
    assert RULES.seen_by(state, 0).river == RULES.seen_by(state, 1).river == state.river


@clause("YZ-SETUP-4")
def test_thirty_money_each() -> None:
    assert new_game(4).money == [30, 30, 30, 30]


@clause("YZ-SETUP-5")
def test_all_six_cards_are_unplayed_and_open() -> None:
    state = new_game(4)
    assert state.cards == [0b111111] * 4
    assert RULES.seen_by(state, 2).cards == state.cards


@clause("YZ-SETUP-6")
def test_two_random_goods_behind_every_screen() -> None:
    states = [new_game(4, seed) for seed in SEEDS]
    assert {len(goods) for state in states for goods in state.goods} == {2}
    assert all(goods == sorted(goods) for state in states for goods in state.goods)
    assert {good for state in states for good in state.goods[3]} == set(range(61))
    assert states[0].seen == [0] * 4, "nobody saw them go behind the screens"
    assert RULES.seen_by(states[0], 0).goods == [states[0].goods[0], [-1, -1], [-1, -1], [-1, -1]]


@clause("YZ-SETUP-7")
@pytest.mark.parametrize(("seats", "in_bag"), [(4, 77), (3, 79), (2, 81)])
def test_then_posts_and_emperors_go_into_the_bag(seats: int, in_bag: int) -> None:
    bag = new_game(seats).bag
    assert len(bag) == in_bag
    assert bag == sorted(bag)
    assert bag[-32:] == list(range(61, 93))


@clause("YZ-SETUP-8")
def test_the_start_player_is_chosen_by_lot() -> None:
    for seats in (2, 3, 4):
        starts = Counter(new_game(seats, seed).active for seed in SEEDS)
        assert set(starts) == set(range(seats))
        assert min(starts.values()) > len(SEEDS) / seats / 2


def test_the_game_opens_with_the_sell_step_of_turn_one() -> None:
    state = new_game(3)
    assert state.pending[-1] == SellStep(state.active)
    assert (state.turn, state.passes, state.acted, state.bank, state.ended) == (1, 0, False, 0, "")
    assert state.reveals == 0, "nothing was shown yet, so nothing bars undo"


def test_a_table_not_yet_dealt_is_bare() -> None:
    state = YangtzeState(3, 5)
    assert (state.seats, state.rng, state.money, state.cards, state.seen) == (3, 5, [0] * 3, [0] * 3, [0] * 3)
    assert (state.goods, state.posts) == ([[], [], []], [[], [], []])
    assert (state.acted, state.passes, state.bank, state.ended) == (False, 0, 0, "")


def test_the_same_deal_gives_the_same_game() -> None:
    assert new_game(4, 7).key() == new_game(4, 7).key()
    assert new_game(4, 7).key() != new_game(4, 8).key()
    assert dealt(Deal("yangtze", 2, {}, 3)).rng != 0
