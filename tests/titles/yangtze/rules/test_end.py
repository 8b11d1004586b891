"""The end of the game."""

from rules.core.target import NOBODY
from rules.yangtze.components import EMPTY
from rules.yangtze.events.emperors import EmperorDrawn
from rules.yangtze.events.goods import GoodArrived
from rules.yangtze.events.turns import GameEnded
from rules.yangtze.moves import Follow
from tests.titles.clause import clause
from tests.titles.yangtze.kit import Table
from tests.titles.yangtze.rules.test_emperors import drawn, taxes
from tests.titles.yangtze.rules.tokens import EMPEROR_NAMES

NEW, LATER = "crockery/pale_lemon", "crockery/pale_sky"


def all_but(name: str) -> list[str]:
    """The other eleven emperors."""
    return [each for each in EMPEROR_NAMES if each != name]


@clause("YZ-END-1")
def test_the_twelfth_emperor_is_carried_out_by_all_then_the_game_ends() -> None:
    table = drawn("tax_wealth", Table(seats=3).emperors(*all_but("tax_wealth")))
    assert taxes(table) == [(0, 2), (1, 3), (2, 3)]
    assert table.state.money == [18, 27, 27]
    assert len(table.state.emperors) == 12
    assert table.told(EmperorDrawn)[0].slot == 11
    assert table.is_over()
    assert (table.decider, table.legal, table.state.pending) == (NOBODY, [], [])
    assert table.told(GameEnded) == [GameEnded("emperors")]
    assert table.state.ended == "emperors"
    assert table.state.turn == 1


@clause("YZ-END-1")
def test_it_ends_only_after_the_last_player_has_obeyed() -> None:
    table = drawn("sell_cargo", Table(seats=3).goods(2, "rice/pale_sky").emperors(*all_but("sell_cargo")))
    assert (table.is_over(), table.decider) == (False, 0)
    table.decline()
    assert (table.is_over(), table.decider) == (False, 2)
    table.sell("rice/pale_sky")
    assert table.is_over()
    assert table.state.money[2] == 33


@clause("YZ-END-1", "YZ-EMP-15", "YZ-EMP-18")
def test_repeat_as_the_twelfth_is_carried_out_by_all_with_all_that_follows() -> None:
    """The second player must play cards for the tax repeated, the third sells; only then the game is over."""
    table = Table(seats=3).money(30, 1).posts(1, "F1", "F2", "F3").cards(1, "liquidity_10", "liquidity_20")
    table = drawn("repeat", table.goods(2, "rice/pale_sky").emperors(*all_but("repeat")))
    assert len(table.offered(Follow)) == 11
    table.follow("tax_wealth")
    assert (table.decider, table.is_over()) == (1, False)
    table.follow("tax_posts").carry_out().cash(20)
    assert taxes(table) == [(0, 2), (1, 3)]
    table.follow("sell_cargo").sell("rice/pale_sky")
    assert table.is_over()
    assert table.state.money == [18, 18, 33]
    assert table.told(GoodArrived) == []


@clause("YZ-END-1")
def test_the_eleventh_does_not_end_it() -> None:
    table = drawn("tax_wealth", Table(seats=2).emperors(*all_but("tax_wealth")[:10]))
    assert len(table.state.emperors) == 11
    assert not table.is_over()
    assert table.told(GoodArrived)


@clause("YZ-END-2")
def test_draws_still_owed_are_dropped_and_the_river_is_not_refilled() -> None:
    table = drawn("tax_wealth", Table(seats=2).emperors(*all_but("tax_wealth")))
    assert table.state.river[0] == EMPTY
    assert len(table.state.bag) == 1
    assert table.told(GoodArrived) == []


@clause("YZ-END-2")
def test_the_second_draw_of_two_goods_is_dropped_too() -> None:
    table = Table(seats=2).emperors(*all_but("tax_wealth")).cards(0, "two_goods").bag(NEW, "tax_wealth", LATER)
    table.begin().lay("two_goods").buy_at(9).buy_at(6).draw()
    assert table.is_over()
    assert (table.shown()[0], table.shown()[5]) == (NEW, "")
    assert len(table.told(GoodArrived)) == len(table.state.bag) == 1


@clause("YZ-END-3")
def test_a_round_of_passes_ends_it_too() -> None:
    table = Table(seats=2).begin().pass_turn()
    assert not table.is_over()
    table.pass_turn()
    assert table.is_over()
    assert table.told(GameEnded) == [GameEnded("passes")]
