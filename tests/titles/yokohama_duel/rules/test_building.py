"""The building step: shops and trading houses."""

import pytest

from rules.core.move import END_TURN, SKIP
from rules.yokohama_duel import moves
from rules.yokohama_duel.events.stock import IncomePaid
from rules.yokohama_duel.places import HOUSE_SITE, SHOP_SITE
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import PLACE_NAMES, place, places


def site(where: str = "customs", yen: int = 20) -> Harbour:
    """A harbour that will reach level 4 at this place."""
    return Harbour().at_level(4, where).own(0, yen=yen)


def offer(harbour: Harbour) -> set[str]:
    return {"house" if move.house else "shop" for move in harbour.offered(moves.Build)}


@clause("D-BUILD-1")
def test_one_building_on_the_place_chosen() -> None:
    for level in range(1, 5):
        harbour = Harbour().at_level(level, "customs").own(0, yen=9).begin().go("customs")
        assert offer(harbour) == ({"shop", "house"} if level == 4 else set())
    shop = site().begin().go("customs").build_shop()
    assert (shop.state.shops[0], shop.state.houses[0]) == (places("customs"), 0)
    assert shop.legal == [END_TURN], "not both"
    house = site().begin().go("customs").build_house()
    assert (house.state.shops[0], house.state.houses[0]) == (0, places("customs"))
    assert house.legal == [END_TURN]


@clause("D-BUILD-2")
def test_a_shop_costs_a_yen() -> None:
    assert site(yen=3).begin().go("customs").build_shop().has("yen") == 2
    poor = site(yen=0).begin().go("customs")
    assert (offer(poor), poor.why_not(SHOP_SITE)) == (set(), "short")


@clause("D-BUILD-3")
def test_one_shop_each_on_a_place() -> None:
    own = site().shops(0, "customs").begin().go("customs")
    own.bonus(1)
    assert (offer(own), own.why_not(SHOP_SITE)) == ({"house"}, "shop_stands")
    other = site().shops(1, "customs").begin().go("customs").build_shop()
    assert other.state.shops == [places("customs"), places("customs")]


@clause("D-BUILD-4", "D-BUILD-12")
def test_houses_cost_more_each_time() -> None:
    built = ("tea", "fish", "silk", "copper")
    for number, price in enumerate((4, 5, 6, 7)):
        harbour = site(yen=price).houses(0, *built[:number]).houses(1, "bank", "church").begin().go("customs")
        assert harbour.build_house().has("yen") == 0
        short = site(yen=price - 1).houses(0, *built[:number]).houses(1, "bank").begin().go("customs")
        assert offer(short) == {"shop"}
    extra = site(yen=9).merchants(0, 1).shops(0, "bank").begin().go("customs").send("bank")
    assert (extra.step, extra.has("yen")) == ("BuildHere", 9 + 4)
    extra.build_house()
    assert extra.has("yen") == 13 - 4
    assert extra.build_house().has("yen") == 13 - 4 - 5, "the second, after that of the extra turn"
    for number, price in enumerate((4, 5, 6, 7)):
        for yen in (price - 1, price):
            called = Harbour().merchants(0, 1).shops(0, "port").deck().houses(0, *built[:number]).own(0, yen=yen)
            called.begin().send("port")
            assert offer(called) == ({"house"} if yen == price else set()), "the same price in an extra turn"


@clause("D-BUILD-5")
def test_one_house_in_all_on_a_place() -> None:
    for owner in range(2):
        harbour = site().houses(owner, "customs").begin().go("customs")
        if harbour.offered(moves.TakeBonus):
            harbour.bonus(1)
        assert (offer(harbour), harbour.why_not(HOUSE_SITE)) == ({"shop"}, "house_stands")


@clause("D-BUILD-6")
def test_shop_and_house_of_one_player_on_one_place() -> None:
    house = site().shops(0, "customs").begin().go("customs").bonus(1).build_house()
    assert (house.state.shops[0], house.state.houses[0]) == (places("customs"), places("customs"))
    shop = site().houses(0, "customs").begin().go("customs").bonus(1).build_shop()
    assert (shop.state.shops[0], shop.state.houses[0]) == (places("customs"), places("customs"))
    assert offer(site().begin().go("customs")) == {"shop", "house"}, "neither needs the other"


@clause("D-BUILD-7")
@pytest.mark.parametrize("where", PLACE_NAMES)
def test_every_place_takes_buildings(where: str) -> None:
    for house in (False, True):
        harbour = site(where).church_display("10").display("exposition").deck().begin()
        harbour.state.church_row = harbour.state.tech_row = [-1] * 6
        harbour.state.tech_row = [-1] * 5
        harbour.go(where)
        if harbour.step == "Exchange":
            harbour.stop()
        assert offer(harbour) == {"shop", "house"}
        harbour.make(moves.Build(int(house)))
        assert (harbour.state.houses if house else harbour.state.shops)[0] == 1 << place(where)


@clause("D-BUILD-8")
def test_a_new_building_changes_nothing_settled() -> None:
    harbour = site().merchants(0, 1).begin().go("customs").build_house()
    assert (harbour.step, harbour.has("yen"), harbour.told(IncomePaid)) == ("EndTurn", 16, [])
    harbour.send("customs")
    assert (harbour.level, harbour.has("yen")) == (4, 17), "a later extra turn counts it: 3 + 1, and its income"
    shop = site(yen=1).merchants(0, 1).begin().go("customs").build_shop().send("customs")
    assert (shop.level, len(shop.told(IncomePaid))) == (4, 0)


@clause("D-BUILD-9")
def test_no_piece_left() -> None:
    eight = tuple(name for name in PLACE_NAMES if name not in ("customs", "port"))
    shops = site().shops(0, *eight).begin().go("customs")
    assert (offer(shops), shops.why_not(SHOP_SITE)) == ({"house"}, "no_shop_left")
    assert "shop" in offer(site().shops(0, *eight[:7]).begin().go("customs"))
    houses = site().houses(0, *eight[:4]).begin().go("customs")
    assert (offer(houses), houses.why_not(HOUSE_SITE)) == ({"shop"}, "no_house_left")
    none = site().shops(0, *eight).houses(0, *eight[:4]).begin().go("customs")
    assert none.step == "EndTurn"


@clause("D-BUILD-10")
def test_buildings_are_never_removed() -> None:
    harbour = site().houses(1, "tea").shops(1, "tea").begin().go("customs").build_house()
    for _ in range(2):
        harbour.let_round_pass()
    assert harbour.state.houses == [places("customs"), places("tea")]
    assert harbour.state.shops[1] == places("tea")
    while not harbour.is_over():
        harbour.quietly()
    assert harbour.state.houses == [places("customs"), places("tea")]


@clause("D-BUILD-11")
def test_the_place_chosen_this_turn() -> None:
    harbour = site().merchants(0, 1).shops(0, "tea").begin().go("customs").send("tea")
    assert (harbour.level, harbour.legal[-1]) == (4, SKIP)
    harbour.build_house()
    assert harbour.state.houses[0] == places("tea"), "that of the Merchant"
    harbour.build_shop()
    assert harbour.state.shops[0] == places("tea", "customs"), "then that of the Influence card"
    declined = site().merchants(0, 1).shops(0, "tea").begin().go("customs").send("tea").skip()
    assert declined.build_house().state.houses[0] == places("customs")


def test_buildings_are_written_as_numbers() -> None:
    codec = site().rules.codec
    for number, move in enumerate((moves.BUILD_SHOP, moves.BUILD_HOUSE)):
        code = codec.encode(move)
        assert code == ["build", number]
        assert type(code[1]) is int
        assert codec.decode(["build", number]) == move
