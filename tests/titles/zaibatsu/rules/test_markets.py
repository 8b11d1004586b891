"""Local markets, investment and contracts."""

import pytest

from rules.core.move import DONE, Take
from rules.zaibatsu.components import AUTOMA, COUNTS, NONE
from rules.zaibatsu.moves import ChooseSpace, Deliver, Invest
from rules.zaibatsu.places import SPACE
from rules.zaibatsu.reckoning.influence import foreign_influence
from rules.zaibatsu.reckoning.means import at_hand
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works


def market(*factories: tuple[str, int], seats: int = 2) -> Works:
    """Goods to deliver, and no space that asks for any yet."""
    works = Works(seats).all_demand("clocks")
    for name, goods in factories:
        works.factory(name, goods)
    return works


@clause("Z-MARKET-1", "Z-MARKET-19")
def test_up_to_three_deliveries_in_one_region_in_either_city() -> None:
    works = market(("cotton_1a", 4), ("lenses_1a", 1)).demand(osaka_north="cotton", tokyo_west="cotton")
    works.demand(hiroshima_east="cotton", hiroshima_west="lenses").begin().hire("local_markets", "red")
    works.deliver("osaka/north", 1).reward("points")
    assert {space for space, _ in works.deliverable()} == {"osaka/north", "hiroshima/east", "hiroshima/west"}
    works.deliver("hiroshima/east", 2).reward("points").deliver("hiroshima/west", 3).reward("points")
    assert works.step == "EndTurn"
    assert works.score() == 6


@clause("Z-MARKET-2", "Z-MARKET-13")
def test_a_space_takes_the_goods_its_tile_side_shows() -> None:
    works = market(("cotton_1a", 1), ("paper_1a", 1)).demand(osaka_north="cotton", osaka_east="paper")
    works.begin().hire("local_markets", "red")
    assert works.deliverable() == [("osaka/north", 1), ("osaka/east", 1)]
    works.deliver("osaka/east", 1)
    assert works.goods() == {"cotton": 1, "paper": 0}
    assert works.on_map("osaka/east") == (0, 1)


@pytest.mark.parametrize(
    ("name", "values"), [("cotton_1a", (1, 2, 3)), ("bento_1a", (3, 4, 5)), ("clocks_1a", (5, 6, 7))]
)
@clause("Z-MARKET-3")
def test_token_values_by_level_and_number(name: str, values: tuple[int, ...]) -> None:
    works = Works().all_demand("paper").demand(osaka_north=name.partition("_")[0]).factory(name, 4)
    works.begin().hire("local_markets", "red")
    assert [value for _, value in works.deliverable()] == list(values)
    works.deliver("osaka/north", values[1])
    assert works.state.goods[0] == [2]


@clause("Z-MARKET-4", "Z-MARKET-15")
def test_without_the_token_no_delivery_even_if_one_would_return() -> None:
    works = market(("cotton_1a", 2)).demand(osaka_north="cotton").token(0, "osaka/north", 1).begin()
    works.hire("local_markets", "red")
    assert works.deliverable() == [("osaka/north", 2)]


@clause("Z-MARKET-14", "Z-MARKET-15", "Z-MARKET-9")
def test_a_returned_token_can_be_used_from_the_next_delivery_on() -> None:
    works = market(("cotton_1a", 3)).demand(osaka_north="cotton").token(0, "osaka/north", 1).begin()
    works.hire("local_markets", "red").deliver("osaka/north", 2).reward("points")
    assert at_hand(works.state, 0, 1) == 1
    works.deliver("osaka/north", 1)
    assert works.on_map("osaka/north") == (0, 1), "an own token may be replaced by a lower one"
    assert at_hand(works.state, 0, 2) == 1


@clause("Z-MARKET-5", "Z-MARKET-16")
def test_the_reward_is_the_region_bonus_or_points_each_time() -> None:
    gains = {"nagasaki": ("silk", 2), "osaka": ("iron", 2), "tokyo": ("coal", 2), "sendai": ("money", 3)}
    for city, (item, number) in gains.items():
        works = market(("cotton_1a", 2)).demand(**{f"{city}_north": "cotton", f"{city}_south": "cotton"}).begin()
        works.hire("local_markets", "red").deliver(f"{city}/north", 1).reward("region")
        assert works.has(item) == number
    both = market(("cotton_1a", 3)).demand(osaka_north="cotton").begin().hire("local_markets", "red")
    both.deliver("osaka/north", 1).reward("points").deliver("osaka/north", 2).reward("region")
    assert (both.score(), both.has("iron")) == (2, 2)


@clause("Z-MARKET-6", "Z-MARKET-18")
def test_an_empty_space_takes_any_token_and_its_print_counts_again_when_empty() -> None:
    works = market(("cotton_1a", 1)).demand(nagasaki_south="cotton").begin()
    assert foreign_influence(works.state, 0) == 12
    works.hire("local_markets", "red").deliver("nagasaki/south", 1)
    assert foreign_influence(works.state, 0) == 9
    works.state.tokens[2] = 0
    assert foreign_influence(works.state, 0) == 12


@clause("Z-MARKET-7", "Z-MARKET-17")
def test_an_opponents_token_gives_way_to_a_higher_one_only() -> None:
    works = market(("cotton_1a", 3)).demand(osaka_north="cotton").token(1, "osaka/north", 2).token(1, "osaka/east", 7)
    works.begin().hire("local_markets", "red")
    assert works.deliverable() == [("osaka/north", 3)]
    works.deliver("osaka/north", 3)
    assert at_hand(works.state, 1, 2) == 1
    assert works.on_map("osaka/east") == (1, 7)


@clause("Z-MARKET-10", "Z-MARKET-11")
def test_a_city_takes_so_many_tokens() -> None:
    assert [COUNTS[seats].city_tokens for seats in (1, 2, 3, 4)] == [2, 2, 3, 4]
    for seats in (2, 3):
        works = market(("cotton_1a", 1), seats=seats).demand(osaka_north="cotton").token(1, "osaka/east", 7)
        assert works.token(0, "osaka/south", 6).begin().hire("investment", "red") is works
        offered = (
            "local_markets"
            in market(("cotton_1a", 1), seats=seats)
            .demand(osaka_north="cotton")
            .token(1, "osaka/east", 7)
            .token(0, "osaka/south", 6)
            .begin()
            .actions()
        )
        assert offered == (seats == 3)
    four = market(("cotton_1a", 1), seats=4).demand(osaka_north="cotton").token(1, "osaka/east", 7)
    assert "local_markets" in four.token(2, "osaka/south", 6).token(3, "osaka/west", 6).begin().actions()


@clause("Z-MARKET-11")
def test_at_the_limit_the_lowest_leaves_whoever_owns_it() -> None:
    works = market(("bento_1a", 1)).demand(osaka_north="bento").token(1, "osaka/east", 2).token(0, "osaka/south", 6)
    works.begin().hire("local_markets", "red").deliver("osaka/north", 3)
    assert works.on_map("osaka/east") is None
    assert at_hand(works.state, 1, 2) == 1
    assert works.on_map("osaka/south") == (0, 6)


@clause("Z-MARKET-12")
def test_of_tied_tokens_the_active_player_chooses() -> None:
    works = market(("bento_1a", 1)).demand(osaka_north="bento").token(1, "osaka/east", 2).token(0, "osaka/south", 2)
    works.begin().hire("local_markets", "red").deliver("osaka/north", 3)
    assert works.offered(Take) == [Take(SPACE[13]), Take(SPACE[14])]
    works.take("space", "osaka/east")
    assert works.on_map("osaka/south") == (0, 2)
    assert works.on_map("osaka/east") is None
    assert works.on_map("osaka/north") == (0, 3)


@clause("Z-SOLO-31", "Z-SOLO-44")
def test_an_automa_token_that_comes_off_the_map_leaves_the_game() -> None:
    works = Works(1).all_demand("clocks").factory("bento_1a", 2).demand(osaka_north="bento")
    works.token(AUTOMA, "osaka/north", 3)
    works.state.row_used[1] = 1
    works.begin().hire("local_markets", "red").deliver("osaka/north", 4)
    assert works.on_map("osaka/north") == (0, 4)
    assert works.state.row_used[1] == 1


@clause("Z-MARKET-20")
def test_one_to_three_goods_of_one_type() -> None:
    works = market(("cotton_1a", 4)).demand(osaka_north="cotton").begin().hire("local_markets", "red")
    assert [value for _, value in works.deliverable()] == [1, 2, 3]


@clause("Z-MARKET-2")
def test_where_the_list_would_be_too_long_the_space_comes_first() -> None:
    works = Works().all_demand("cotton").factory("cotton_1a", 4).begin().hire("local_markets", "red")
    assert not works.offered(Deliver)
    assert len(works.offered(ChooseSpace)) == 32
    works.deliver("tokyo/west", 3)
    assert works.on_map("tokyo/west") == (0, 3)
    assert works.reward("points").may(DONE)


# ------------------------------------------------------------ investment
@clause("Z-INVEST-1", "Z-INVEST-2", "Z-INVEST-4")
def test_one_two_three_goods_each_of_another_type() -> None:
    works = Works().factory("cotton_1a", 4).factory("paper_1a", 2).factory("bento_1a", 3).begin()
    works.hire("investment", "red").invest(0)
    assert {move.factory for move in works.offered(Invest)} == {1, 2}
    works.invest(1)
    assert {move.factory for move in works.offered(Invest)} == {2}
    assert works.may(DONE)
    works.invest(2)
    assert works.state.goods[0] == [3, 0, 0]
    assert works.at("finance") == 7
    assert works.step == "ChooseTrack", "the white service of the sixth space"


@clause("Z-INVEST-2")
def test_two_factories_of_one_type_are_one_type() -> None:
    works = Works().factory("cotton_1a", 2).factory("cotton_2a", 2).begin().hire("investment", "red").invest(1)
    assert works.step == "EndTurn"
    mixed = Works().factory("paper_1a", 1).factory("cotton_1a", 1).factory("cotton_2a", 2).begin()
    mixed.hire("investment", "red").invest(0).invest(1)
    assert mixed.step == "EndTurn"
    assert sum(mixed.state.goods[0]) == 1


@clause("Z-INVEST-3", "Z-CONTRACT-6")
def test_finance_or_a_contract() -> None:
    works = Works().factory("cotton_1a", 1).contracts("black", "red", "grey", "blue", "white").begin()
    works.hire("investment", "red")
    assert [move.contract for move in works.offered(Invest)] == [NONE, 5]
    done = Works().factory("cotton_1a", 1)
    done.contracts("black", "red", "grey", "blue", "white", "yellow", "level_2", "level_3")
    assert [move.contract for move in done.begin().hire("investment", "red").offered(Invest)] == [NONE]


@clause("Z-INVEST-5")
def test_finance_on_the_last_space_loses_the_steps() -> None:
    works = Works().tracks(finance=12).factory("cotton_1a", 1).begin().hire("investment", "red").invest(0)
    assert works.at("finance") == 12
    assert works.goods() == {"cotton": 0}


@clause("Z-CONTRACT-1", "Z-CONTRACT-2", "Z-CONTRACT-3", "Z-CONTRACT-5")
def test_a_contract_gives_its_bonus_once_and_goes_on_the_leftmost_slot() -> None:
    works = Works().factory("cotton_1a", 1).factory("paper_1a", 2).begin().hire("investment", "red")
    works.invest(0, "grey")
    assert works.has("iron") == 2
    assert 2 not in [move.contract for move in works.offered(Invest)]
    works.invest(1, "black")
    assert works.state.contracts[0] == [2, 0]
    places = [shift.to.key for event in works.events for shift in event.shifts() if shift.what.kind == "contract"]
    assert places == ["0/0", "0/1"]


@clause("Z-CONTRACT-4", "Z-CONTRACT-6")
def test_special_contracts_ask_for_goods_spent_in_this_action() -> None:
    works = Works().factory("cotton_1a", 2).factory("lenses_1a", 2).factory("bulbs_1a", 3).begin()
    works.hire("investment", "red")
    able = {(move.factory, move.contract) for move in works.offered(Invest)}
    assert (0, 6) not in able
    assert (1, 6) in able
    assert (1, 7) not in able
    assert (2, 7) in able
    works.invest(1)
    able = {(move.factory, move.contract) for move in works.offered(Invest)}
    assert (0, 6) in able, "lenses were spent before"
    assert (0, 7) not in able
    works.invest(0, "level_2")
    assert works.choices() == ["white", "blue", "grey", "yellow", "red", "black"]
    assert works.serve("grey").has("iron") == 2
