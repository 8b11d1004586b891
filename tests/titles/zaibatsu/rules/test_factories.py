"""The Factory action and the effects of factories."""

import pytest

from rules.zaibatsu.moves import BuildMachine
from rules.zaibatsu.tiles import TILES
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works


def building(name: str, worker: str = "red", money: int = 6, **own: int) -> Works:
    """Seat 0, with R&D on its sixth space, builds a tile."""
    works = Works().tracks(rnd=6).own(money=money, **own).shelf(name)
    return works.begin().hire("factory", worker).build(name)


@clause("Z-FACTORY-1", "Z-FACTORY-12", "Z-FACTORY-13")
def test_six_coins_for_an_available_tile_which_is_not_replaced() -> None:
    works = Works().tracks(rnd=6).own(money=8).shelf("cotton_2a", "paper_2a").begin().hire("factory", "red")
    assert works.tiles() == ["cotton_2a", "paper_2a"]
    works.build("cotton_2a")
    assert works.has("money") == 2
    assert [TILES[tile].key for tile in range(len(TILES)) if works.state.shelf >> tile & 1] == ["paper_2a"]
    told = [type(event).__name__ for event in works.last]
    assert told.index("Paid") < told.index("FactoryBuilt") < told.index("Gained")


@clause("Z-FACTORY-2", "Z-FACTORY-3", "Z-FACTORY-14")
def test_levels_ask_for_two_four_and_six() -> None:
    shelf = ("cotton_2a", "paper_2a", "bento_2a", "lenses_3a", "bulbs_3a", "clocks_4a")
    for level in range(1, 8):
        works = Works().tracks(rnd=level).own(money=6).shelf(*shelf).begin()
        expected = [name for name, asked in zip(shelf, (2, 2, 4, 4, 6, 6), strict=True) if asked <= level]
        assert ("factory" in works.actions()) == bool(expected)
        if expected:
            assert works.hire("factory", "red").tiles() == expected


@pytest.mark.parametrize(("level", "silk"), [(5, 1), (4, 3), (3, 6)])
@clause("Z-FACTORY-4", "Z-FACTORY-5")
def test_silk_raises_the_level_for_one_build(level: int, silk: int) -> None:
    works = Works().tracks(rnd=level).own(money=6, silk=silk).shelf("bulbs_1b").begin().hire("factory", "red")
    works.build("bulbs_1b")
    assert (works.has("silk"), works.at("rnd"), works.has("coal")) == (0, level, 0)
    short = Works().tracks(rnd=level).own(money=6, silk=silk - 1).shelf("bulbs_1b").begin()
    assert "factory" not in short.actions()
    melted = Works().tracks(rnd=level).own(money=5, silk=silk).shelf("bulbs_1b").begin()
    assert "factory" not in melted.actions(), "the same silk cannot pay twice"
    far = Works().tracks(rnd=2).own(money=6, silk=60).shelf("bulbs_1b").begin()
    assert "factory" not in far.actions(), "one payment raises the level by three at most"


@clause("Z-FACTORY-6", "Z-FACTORY-8")
def test_the_leftmost_free_slot_and_none_beyond_the_sixth() -> None:
    works = Works().tracks(rnd=6).own(money=6).shelf("cotton_2a").factory("cotton_1a").begin()
    works.hire("factory", "red").build("cotton_2a")
    assert [TILES[tile].key for tile in works.state.slots[0]] == ["cotton_1a", "cotton_2a"]
    full = Works().tracks(rnd=6).own(money=6).shelf("cotton_2a")
    for name in ("cotton_1a", "paper_1a", "bento_1a", "lenses_1a", "bulbs_1a", "clocks_1a"):
        full.factory(name)
    assert "factory" not in full.begin().actions()


@clause("Z-FACTORY-7", "Z-MOD-1")
def test_an_immediate_effect_comes_before_the_turn_goes_on() -> None:
    assert building("bento_2a").has("coal") == 4
    assert building("paper_2a").has("money") == 5
    assert {tile.timing for tile in TILES} == {"immediate", "modifier", "special"}


@clause("Z-FACTORY-9", "Z-MACHINE-2", "Z-MACHINE-4", "Z-MACHINE-3")
def test_the_right_slot_costs_an_iron() -> None:
    works = Works().factory("cotton_1a").own(money=5).begin().hire("machines", "red")
    assert [move.slot for move in works.offered(BuildMachine)] == [0]
    richer = Works().factory("cotton_1a").own(money=5, iron=1).begin().hire("machines", "red")
    assert [move.slot for move in richer.offered(BuildMachine)] == [0, 1]
    richer.machine(0, "R")
    assert (richer.has("iron"), richer.state.machines[0]) == (0, [2])
    stuck = Works().factory("cotton_1a", machines="L").own(money=5).begin()
    assert "machines" not in stuck.actions()


@clause("Z-FACTORY-10", "Z-PROD-4")
def test_a_factory_stores_four_goods() -> None:
    works = Works().factory("cotton_1a", 3, "LR").own(coal=2).begin().hire("production", "red").produce(0)
    assert works.goods() == {"cotton": 4}
