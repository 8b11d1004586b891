"""What opponents at Yokohama believe a holding and a turn to be worth."""

from typing import Final

from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.turn.plans import Planner
from game.opponents.yokohama.turn.script import glance_at
from game.opponents.yokohama.worth.glance import Glance
from rules.yokohama.components import GOODS, NONE
from tests.titles.yokohama.kit import Harbour

TEMPER: Final = Temper()
TILES: Final = ("a_tea_7", "b_orders_5", "c_production_4")


def glance(harbour: Harbour) -> Glance:
    """How seat 0 sees it."""
    harbour.begin()
    return glance_at(harbour.state, 0, TEMPER)


def test_the_last_order_of_an_achievement_counts_once_however_many_are_in_hand() -> None:
    """Four of five are completed: with two more in hand only one of them completes the tile."""

    def hand(*orders: int, open_tile: bool) -> float:
        harbour = Harbour(2).achievements(*TILES).done(0, 1, 2, 3, 4).orders(0, *orders)
        return glance(harbour if open_tile else harbour.achieved("b_orders_5", 0)).holding

    one = hand(10, open_tile=True) - hand(10, open_tile=False)
    two = hand(10, 11, open_tile=True) - hand(10, 11, open_tile=False)
    assert one > 0
    assert two < 1.5 * one


def test_what_orders_bring_towards_a_tile_adds_up_to_what_all_of_them_bring() -> None:
    seen = glance(Harbour(2).achievements(*TILES).done(0, 1, 2))
    assert len(seen.counted) == 3
    assert abs(sum(seen.counted) - seen.toward("completed_orders", 3)) < 1e-9


def test_goods_an_achievement_asks_for_are_not_sold() -> None:
    """What is bought for it would else be sold at the same visit."""
    tea = GOODS.index("tea")

    def sold(harbour: Harbour) -> list[int]:
        return [item for _, bought, item in glance(harbour.own(tea=5, yen=8)).exchanges() if not bought]

    assert tea not in sold(Harbour(2).achievements(*TILES))
    assert tea in sold(Harbour(2).achievements(*TILES).achieved("a_tea_7", 0))


def test_going_home_is_considered_where_many_are_stranded() -> None:
    """Five stand far off, one by one, and nothing in reach has the Power that makes a visit worth while."""
    harbour = Harbour(2).hold(assistant=0).president(0, "")
    harbour.men(tea=1, bank=1, church=1, customs=1, fishing=1)
    assert any(plan.to == NONE for plan in Planner(glance(harbour)).plans(40))
    harbour = Harbour(2).hold(assistant=0).president(0, "")
    harbour.men(tea=3, bank=1, church=1)
    plans = Planner(glance(harbour)).plans(40)
    assert plans[0].to != NONE
