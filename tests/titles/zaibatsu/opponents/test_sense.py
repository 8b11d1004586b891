"""Opponents at Nippon: Zaibatsu see what is plain, and give nothing up for nothing."""

import pytest

from game.audit.folly import Deed
from game.opponents.levels import school
from game.opponents.player import Line
from game.opponents.zaibatsu.sense.consolidating import consolidates_rich
from game.seat import LEVELS
from rules.core.move import DONE
from rules.zaibatsu.components import INVESTMENT, MARKETS, MOST_GOODS, NONE, PRODUCTION, RND
from rules.zaibatsu.moves import CONSOLIDATE, BuildFactory, Deliver, Hire, Invest, PlaceFavour, Produce, Steps
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.opponents.games import RULES, after, chosen, met

THINKERS = ["merchant", "tycoon"]


def proposed(works: Works, level: str = "tycoon") -> list[Line]:
    """All lines a level would consider."""
    taught = school("zaibatsu")
    assert taught is not None
    seen = RULES.seen_by(works.state, works.decider)
    return list(taught.mind(taught.levels[level].temper).proposals.lines(seen))


def hired(line: Line) -> int | None:
    """The action of a line."""
    return next((move.action for move in line if isinstance(move, Hire)), None)


def last_turn() -> Works:
    """The last turn of seat 0, which plays last."""
    return Works().round(8, last_first=1)


# ------------------------------------------------------------ what is seen
@pytest.mark.parametrize("level", LEVELS)
def test_the_last_step_to_a_threshold_is_made(level: str) -> None:
    works = last_turn().tracks(rnd=9).favour(rnd=3).own(money=1).workers("white").begin()
    assert after(works, chosen(works, level)[:-1]).at("rnd") == 10


@pytest.mark.parametrize("level", THINKERS)
def test_the_last_delivery_goes_where_it_wins_a_place(level: str) -> None:
    works = last_turn().all_demand("clocks").factory("clocks_1a", goods=1).workers("white")
    works.token(1, "nagasaki/north", 6).token(1, "osaka/north", 3).token(1, "kagoshima/north", 6)
    before = works.score()
    line = chosen(works.begin(), level)
    assert any(isinstance(move, Deliver) for move in line)
    assert after(works, line).score() >= before + 16


@pytest.mark.parametrize("level", LEVELS)
def test_a_sixth_worker_lifts_the_last_favour_token(level: str) -> None:
    """The last consolidation is free: nobody spends the last turn on one."""
    works = last_turn().workers("white white white white white").tracks(rnd=9).own(money=1).begin()
    assert hired(chosen(works, level)) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_a_favour_token_goes_where_it_scores_at_the_end(level: str) -> None:
    works = last_turn().workers("white white white white white white").left(ships=5).tracks(rnd=4).begin()
    line = chosen(works, level)
    placed = next(move for move in line if isinstance(move, PlaceFavour))
    assert CONSOLIDATE in line
    assert placed.objective == 0


@pytest.mark.parametrize("level", THINKERS)
def test_money_for_a_factory_is_not_thrown_away(level: str) -> None:
    works = Works().tracks(rnd=6).own(money=6).workers("white white").begin()
    assert any(isinstance(move, BuildFactory) for move in chosen(works, level))


def test_research_that_can_be_paid_comes_before_a_consolidation_with_one_worker() -> None:
    works = Works().tracks(rnd=2).own(money=4, coal=2).factory("paper_1a").workers("white").begin()
    assert hired(chosen(works, "merchant")) == RND


# ------------------------------------------------------------ what is never proposed
def test_no_step_is_paid_that_is_lost() -> None:
    works = Works().tracks(rnd=11, mines=12).own(money=8).workers("white").begin()
    lines = proposed(works)
    assert {move.tier for line in lines if hired(line) == RND for move in line if isinstance(move, Steps)} == {0}
    assert not any(hired(line) == 1 for line in lines)


def test_nothing_is_produced_where_there_is_no_room() -> None:
    works = Works().factory("clocks_1a", goods=4).factory("bulbs_1a").own(coal=8).workers("white").begin()
    produced = [move for line in proposed(works) for move in line if isinstance(move, Produce)]
    assert {move.factory for move in produced} == {1}
    works = Works().factory("clocks_1a", goods=4).own(coal=8, money=3).workers("white").begin()
    assert not any(hired(line) == PRODUCTION for line in proposed(works))


def test_an_action_that_brings_nothing_is_left_while_another_is_free() -> None:
    done = ("black", "red", "grey", "blue", "white", "yellow", "level_2", "level_3")
    works = Works().factory("cotton_1a", goods=1).tracks(finance=12).contracts(*done).own(money=1)
    lines = proposed(works.workers("white").all_demand("cotton").begin())
    assert not any(hired(line) == INVESTMENT for line in lines)
    assert any(hired(line) == MARKETS for line in lines)


def test_finance_is_considered_beside_all_contracts() -> None:
    works = Works().factory("cotton_1a", goods=1).factory("clocks_1a", goods=2).workers("white").begin()
    invested = [[move.contract for move in line if isinstance(move, Invest)] for line in proposed(works)]
    assert [NONE, NONE] in invested
    assert any(first != NONE and second != NONE for first, second in (each for each in invested if len(each) == 2))


def test_a_consolidation_waits_for_what_its_coal_still_makes() -> None:
    works = Works().factory("clocks_1a", machines="L").own(coal=4).workers("white white").begin()
    lines = proposed(works)
    assert any(hired(line) == PRODUCTION for line in lines)
    assert not any(CONSOLIDATE in line for line in lines)


def test_a_consolidation_does_not_wait_where_nothing_good_is_lost() -> None:
    full = Works().factory("clocks_1a", goods=4).own(coal=4).workers("white white").begin()
    assert any(CONSOLIDATE in line for line in proposed(full))
    poor = Works().factory("clocks_1a", machines="L").own(coal=2, money=1).workers("white white").begin()
    assert any(CONSOLIDATE in line for line in proposed(poor))


def test_in_a_whole_game_nothing_is_produced_for_want_of_room() -> None:
    for state, choice in met():
        seat = RULES.decider(state)
        full = {at for at, number in enumerate(state.goods[seat]) if number >= MOST_GOODS}
        assert not any(isinstance(move, Produce) and move.factory in full for move in choice.line)


def test_a_turn_is_proposed_to_its_end() -> None:
    works = Works().tracks(rnd=6, mines=3).own(money=9, iron=4, coal=6).factory("paper_1a", goods=2).workers("red")
    for line in proposed(works.begin()):
        ahead = works.state.clone()
        ahead.rng = 0
        for move in line:
            RULES.check(ahead, move)
            RULES.apply(ahead, move)
        assert RULES.decider(ahead) == 1
        assert line.count(DONE) <= 1


def test_nobody_is_blamed_for_not_ending_the_round() -> None:
    """Coal for two clocks, but the only worker left for them is the last one of the round."""
    for spaces, foolish in ((["white blue"] * 5, True), (["white", *["white blue"] * 4], False)):
        works = Works().factory("clocks_1a", machines="L").own(coal=4).workers("white white")
        works.queue("").hiring(*spaces).begin()
        deed = Deed(RULES, 0, works.state, (CONSOLIDATE,), works.state)
        assert consolidates_rich.seen_in(deed) == foolish
