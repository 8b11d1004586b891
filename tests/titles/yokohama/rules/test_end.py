"""The end of the game and final scoring: Y-END, Y-SCORE."""

import pytest

from rules.yokohama.components import BLOCKED
from rules.yokohama.scoring import Standing, country_sets, prizes, production_sum, scores, winners
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour


def last_building(piece: str, seats: int = 4) -> Harbour:
    """Seat 0 is about to build the last piece of a sort in the Tea Area."""
    harbour = Harbour(seats).token("tea", "").hold(shop=0, house=0).store(shop=0, house=0)
    harbour.hold(**{piece: 1})
    harbour.store(**({"shop": 1} if piece == "house" else {"house": 1}))
    return harbour.at("tea", 4)


# ------------------------------------------------------------ the end
@clause("Y-END-1")
def test_the_fourth_trading_house_ends_the_game() -> None:
    harbour = last_building("house")
    assert harbour.build("tea", 4).state.last_turn == 8
    assert harbour.state.cause == "houses"
    third = Harbour().token("tea", "").hold(shop=0, house=1).store(house=1).at("tea", 4).build("tea", 4)
    assert third.state.last_turn == 0


@clause("Y-END-2")
def test_the_eighth_shop_ends_the_game() -> None:
    harbour = last_building("shop").build("tea", 0)
    assert (harbour.state.last_turn, harbour.state.cause) == (8, "shops")
    seventh = Harbour().token("tea", "").hold(shop=1).store(shop=1).at("tea", 4).build("tea", 3)
    assert seventh.state.last_turn == 0


@clause("Y-END-4", "Y-END-5", "Y-END-12")
@pytest.mark.parametrize(("seats", "most"), [(3, 5), (4, 6)])
@pytest.mark.parametrize("board", ["church", "customs"])
def test_so_many_assistants_on_a_board_end_the_game(board: str, seats: int, most: int) -> None:
    def with_others(number: int) -> Harbour:
        others = {f"space_{8 - each}": 1 for each in range(number)}
        harbour = Harbour(seats).board(board, **others).own(imports=1).at(board, 5)
        return harbour.take_space(board, 1).stop()

    assert with_others(most - 2).state.last_turn == 0
    assert with_others(most - 1).state.last_turn == 2 * seats
    assert with_others(most - 1).state.cause == board
    assert with_others(most).state.last_turn == 2 * seats, "that many or more"


@clause("Y-END-6")
@pytest.mark.parametrize("board", ["church", "customs"])
def test_with_two_players_the_blocking_assistants_count(board: str) -> None:
    harbour = Harbour(2).board(board, space_6=1, space_7=1, space_8=1).own(imports=1).at(board, 5)
    assert harbour.state.boards[board == "customs"].count(BLOCKED) == 1
    assert harbour.take_space(board, 1).stop().state.last_turn == 4
    few = Harbour(2).board(board, space_7=1, space_8=1).own(imports=1).at(board, 5).take_space(board, 1).stop()
    assert few.state.last_turn == 0


def turns_left(harbour: Harbour) -> list[int]:
    """Who still has a turn after this one."""
    harbour.let_turn_pass()
    seats = []
    while not harbour.is_over():
        seats.append(harbour.state.active)
        harbour.let_turn_pass()
    return seats


@clause("Y-END-7", "Y-END-9", "Y-EX-17")
def test_this_round_then_one_more() -> None:
    harbour = Harbour(3).hold(1, shop=0, house=1).store(1, house=0).token("tea", "").at("tea", 4, seat=1)
    harbour.build("tea", 4)
    assert turns_left(harbour) == [2, 0, 1, 2]
    assert harbour.state.turn == 6
    assert harbour.rules.winners(harbour.state)


@clause("Y-END-13", "Y-EX-17")
def test_met_by_the_last_player_the_last_round_follows_directly() -> None:
    harbour = Harbour(3).hold(2, shop=0, house=1).store(2, house=0).token("tea", "").at("tea", 4, seat=2)
    assert turns_left(harbour.build("tea", 4)) == [0, 1, 2]


@clause("Y-END-8", "Y-END-10")
def test_later_conditions_change_nothing_and_one_once_met_stays() -> None:
    harbour = last_building("house").build("tea", 4)
    harbour.let_turn_pass()
    harbour.hold(1, shop=1).store(1, shop=0).token("fishing", "")
    harbour.state.turn = 6
    harbour.at("fishing", 4, seat=1).build("fishing", 3)
    assert (harbour.state.last_turn, harbour.state.cause) == (8, "houses")


@clause("Y-END-10")
def test_also_during_the_action_of_an_agent() -> None:
    harbour = Harbour().hold(assistant=0, shop=0, house=1).store(house=0).men(tea=4).agents(british=1).token("tea", "")
    harbour.begin().send("british", "tea").build("tea", 4)
    assert harbour.state.last_turn == 8


@clause("Y-END-14")
def test_the_remaining_turns_are_like_any_other() -> None:
    harbour = last_building("house").build("tea", 4).end()
    assert len(harbour.placements()) == 16, "all but where the President stands who cannot be paid"
    harbour.place("bank").stop().go("bank")
    assert harbour.has("yen", 1) == 2


# ------------------------------------------------------------ boards
@clause("Y-SCORE-1", "Y-EX-8")
def test_church_bonus() -> None:
    harbour = Harbour(3).board("church", space_1=2, space_2=0, space_3=1, space_4=0, space_5=1)
    assert [harbour.final(seat)["church"] for seat in range(3)] == [3, 6, 0]


@clause("Y-SCORE-2", "Y-EX-9")
def test_customs_bonus() -> None:
    harbour = Harbour(3).board("customs", space_1=0, space_2=2, space_3=1, space_4=1, space_5=1)
    assert [harbour.final(seat)["customs"] for seat in range(3)] == [0, 8, 4]


@clause("Y-SCORE-3", "Y-SCORE-21")
def test_ties_go_to_the_rightmost() -> None:
    harbour = Harbour(4).board("church", space_8=3, space_2=1, space_3=0, space_5=2)
    assert [harbour.final(seat)["church"] for seat in range(4)] == [0, 0, 3, 6]
    assert prizes([Standing(2, 5), Standing(2, 7), Standing(2, 1)], (6, 3)) == [3, 6, 0]


@clause("Y-SCORE-4")
def test_without_assistants_nothing_and_alone_the_first_prize_only() -> None:
    harbour = Harbour(4).board("customs", space_1=2)
    assert [harbour.final(seat)["customs"] for seat in range(4)] == [0, 0, 8, 0]
    assert [harbour.final(seat)["church"] for seat in range(4)] == [0, 0, 0, 0]


@clause("Y-SCORE-5")
def test_blocking_assistants_take_no_rank() -> None:
    harbour = Harbour(2).board("church", space_1=1)
    assert [harbour.final(seat)["church"] for seat in range(2)] == [0, 6]


# ------------------------------------------------------------ technologies
@clause("Y-SCORE-6", "Y-SCORE-7", "Y-SCORE-21", "Y-EX-10")
def test_technology_bonus() -> None:
    harbour = Harbour(4)
    harbour.techs(0, "exposition_french", "winery_french").techs(2, "exposition_british", "winery_german")
    harbour.techs(1, "station", "tram", "ball_french", "telephone").techs(3, "mining", "brickyard_french")
    assert [production_sum(harbour.state, seat) for seat in range(4)] == [12, 20, 12, 10]
    assert [harbour.final(seat)["technology"] for seat in range(4)] == [5, 10, 0, 0]
    harbour.state.first = 2
    assert [harbour.final(seat)["technology"] for seat in range(4)] == [0, 10, 5, 0], "from the starting player"


@clause("Y-SCORE-6")
def test_surcharges_do_not_count() -> None:
    harbour = Harbour().laboratory("a", "stagecoach", "tram", "winery", "telephone", "ball", "university").own(yen=20)
    harbour.at("laboratory_a", 5).choose("ball").stop()
    assert production_sum(harbour.state, 0) == 5


@clause("Y-SCORE-8", "Y-SCORE-17")
def test_without_technologies_nothing_and_no_dummy() -> None:
    harbour = Harbour(2).techs(0, "stagecoach")
    assert [harbour.final(seat)["technology"] for seat in range(2)] == [10, 0]
    harbour.techs(1, "tram")
    assert [harbour.final(seat)["technology"] for seat in range(2)] == [5, 10]


# ------------------------------------------------------------ countries and the rest
@clause("Y-SCORE-9", "Y-SCORE-10", "Y-EX-11")
def test_country_bonus() -> None:
    points = {5: 12, 4: 8, 3: 4, 2: 2, 1: 0}
    orders = {"british": 1, "american": 12, "french": 19, "german": 26, "dutch": 33}
    for size, expected in points.items():
        harbour = Harbour().done(0, *list(orders.values())[:size])
        assert harbour.final()["countries"] == expected
    harbour = Harbour().done(0, 1, 12, 19, 26, 33).techs(0, "tram_german").orders(0, 2, 13)
    assert harbour.final()["countries"] == 12, "orders in hand do not count"
    both = Harbour().done(0, 1, 2, 12, 13, 19, 26).techs(0, "ball_french", "stock_market_dutch")
    assert both.final()["countries"] == 16


@clause("Y-SCORE-11")
def test_the_largest_sets_first() -> None:
    assert country_sets([3, 1, 0, 0, 0]) == [2, 1, 1]
    assert country_sets([0, 0, 0, 0, 0]) == []
    assert country_sets([1, 1, 1, 1, 1]) == [5]


@clause("Y-SCORE-12")
def test_a_point_per_unused_agent() -> None:
    harbour = Harbour().agents(british=2, dutch=1)
    harbour.state.spent[0][1] = 4
    assert harbour.final()["agents"] == 3


@clause("Y-SCORE-13", "Y-SCORE-14", "Y-SCORE-15", "Y-SCORE-20", "Y-EX-12")
def test_remainders() -> None:
    harbour = Harbour().own(imports=1, yen=3, copper=2, silk=1, tea=1, fish=3)
    final = harbour.final()
    assert (final["imports"], final["yen"], final["goods"]) == (1, 1, 2)
    left = Harbour().own(yen=1, copper=2).final()
    assert (left["yen"], left["goods"]) == (0, 0), "remainders are not combined"


@clause("Y-SCORE-16")
def test_incomplete_orders_cost_nothing() -> None:
    assert scores(Harbour().orders(0, 1, 2, 3).state)[0].total == scores(Harbour().state)[0].total


@clause("Y-SCORE-18")
def test_the_highest_total_wins_and_ties_go_to_the_first_in_turn_order() -> None:
    harbour = Harbour(3).own(1, imports=2).own(2, imports=2)
    assert winners(harbour.state) == [1]
    harbour.state.first = 2
    assert winners(harbour.state) == [2]
    assert winners(harbour.own(0, imports=3).state) == [0]


@clause("Y-SCORE-19")
def test_all_is_added_to_the_score_kept_during_play() -> None:
    harbour = Harbour().own(imports=2)
    harbour.state.earned[0][:3] = [7, 5, 3]
    sheet = scores(harbour.state)[0]
    assert sheet.total == 7 + 5 + 3 + 2
    assert [row.points for row in sheet.rows][:3] == [7, 5, 3]
    silent = Harbour().shop(0, "tea").house(0, "bank")
    silent.state.spent[0][0] = 3
    silent.state.taken[0] = [1, 2]
    assert scores(silent.state)[0].total == 0
