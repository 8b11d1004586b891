"""Every building by the line that the rules print for it."""

from typing import Final, NamedTuple

import pytest

from rules.singapore.components import GOODS, TILE_OF, TILES
from rules.singapore.events.trade import Given
from rules.singapore.moves import BACK, FORTH, TAKE, Jump
from rules.singapore.steps.goods import GiveGoods, PickGoods
from rules.singapore.words.clauses import of_tile
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town

LINES: Final = """
SG-BLD-1S pawnbroker (start, legal): 1 VP -> 3 pounds
SG-BLD-2S tea_jetty (start, legal): take 1 tea
SG-BLD-3S bazaar (start, legal): 1 any -> 1 pounds
SG-BLD-4S government_house (start, legal): 3 pounds -> 2 VP
SG-BLD-101 architect (I, legal): 3 brick -> 4 pounds
SG-BLD-102 trading_house (I, legal): 1 brick + 1 cloth -> 2 same
SG-BLD-103 market (I, legal): 1 any <-> 2 brick + 1 cloth
SG-BLD-104 tea_house (I, legal): 1 any -> 3 tea
SG-BLD-105 tea_carrier_1 (I, legal): 4 tea -> 8 pounds
SG-BLD-106 weaver_1 (I, legal): take 2 cloth
SG-BLD-107 brickyard (I, legal): take 2 brick
SG-BLD-108 cloth_carrier (I, legal): 3 cloth -> 4 pounds
SG-BLD-109 opium_smuggler_1 (I, illegal): take 2 opium
SG-BLD-110 syndicate_cash_1 (I, illegal): take 2 pounds
SG-BLD-111 syndicate_swap (I, illegal): 1 any <-> 3 opium
SG-BLD-112 gaming_house (I, illegal): 4 any <-> 6 pounds
SG-BLD-113 opium_barter (I, illegal): 2 opium -> 2 brick + 1 tea + 1 cloth
SG-BLD-114 black_market_1 (I, illegal): 2 any -> 4 pounds
SG-BLD-201 east_india_1 (II, legal): 3 same + 5 pounds -> 9 VP
SG-BLD-202 courthouse (II, legal): special
SG-BLD-203 cloth_works (II, legal): 1 any -> 4 cloth
SG-BLD-204 office (II, legal): 2 brick + 2 cloth <-> 10 pounds
SG-BLD-205 tea_carrier_2 (II, legal): 4 tea -> 4 pounds + 4 VP
SG-BLD-206 street_kitchen (II, legal): 2 pounds -> 2 VP
SG-BLD-207 brick_works (II, legal): 1 any -> 4 brick
SG-BLD-208 brick_kiln (II, legal): take 3 brick
SG-BLD-209 new_agent (II, legal): special
SG-BLD-210 raffles_tactics (II, legal): special
SG-BLD-211 port_1 (II, legal): take 1 opium + 1 tea
SG-BLD-212 syndicate_sale (II, illegal): 3 opium -> 8 pounds + 1 brick
SG-BLD-213 opium_smuggler_2 (II, illegal): take 3 opium
SG-BLD-214 opium_den (II, illegal): 1 opium <-> 4 pounds
SG-BLD-301 east_india_2 (III, legal): 3 same + 5 pounds -> 12 VP
SG-BLD-302 east_india_3 (III, legal): 5 any + 5 pounds -> 10 VP
SG-BLD-303 bank (III, legal): 5 pounds -> 5 VP
SG-BLD-304 weaver_2 (III, legal): take 3 cloth
SG-BLD-305 tea_carrier_3 (III, legal): 3 tea + 8 pounds -> 18 VP
SG-BLD-306 raffles_orders (III, legal): special
SG-BLD-307 port_2 (III, legal): take 1 brick + 1 tea + 1 opium
SG-BLD-308 port_3 (III, legal): 2 any -> 3 pounds
SG-BLD-309 port_4 (III, legal): 3 any + 5 pounds -> 9 VP
SG-BLD-310 syndicate_cash_2 (III, illegal): take 5 pounds
SG-BLD-311 syndicate_points (III, illegal): 3 opium + 10 pounds -> 21 VP
SG-BLD-312 black_market_2 (III, illegal): 2 same -> 4 any
SG-BLD-313 cloth_exchange (III, legal): 5 cloth + 10 pounds -> 25 VP
SG-BLD-314 stonecutter (III, legal): 5 brick + 10 pounds -> 25 VP
"""
STAGES: Final = {"start": 0, "I": 1, "II": 2, "III": 3}
Goods = dict[str, int]


class Line(NamedTuple):
    """One printed line, taken apart."""

    clause: str
    key: str
    stage: int
    illegal: bool
    effect: str

    def ways(self) -> list[tuple[Goods, Goods]]:
        """What is given and what is received, for each direction."""
        if self.effect == "special":
            return []
        if self.effect.startswith("take "):
            return [({}, side(self.effect.removeprefix("take ")))]
        left, arrow, right = self.effect.partition(" <-> " if "<->" in self.effect else " -> ")
        there = (side(left), side(right))
        return [there, there[::-1]] if "<" in arrow else [there]


def line(text: str) -> Line:
    head, _, effect = text.partition("): ")
    number, key, stage, law = head.replace("(", "").replace(",", "").split()
    return Line(number, key, STAGES[stage], law == "illegal", effect)


def side(text: str) -> Goods:
    """
    >>> side("3 same + 5 pounds")
    {'same': 3, 'pounds': 5}
    """
    return {word: int(number) for number, word in (part.split() for part in text.split(" + "))}


ALL: Final = [line(text) for text in LINES.split("\n") if text]
WAYS: Final = [
    pytest.param(each, number, id=f"{each.key}-{'back' if number else 'forth'}")
    for each in ALL
    for number in range(len(each.ways()))
]
every_tile = clause(*(each.clause for each in ALL))


def standing(tile: Line, **cubes: int) -> Town:
    """A worker of seat 0 on the building, which is of seat 1 unless it is a start building."""
    town = Town().worker(0, tile.key) if not tile.stage else Town().on(0, tile.key)
    town.cubes(0, **cubes).vp(0, 0, 0).money(0)
    return town.draws("black") if tile.illegal else town


def concrete(goods: Goods, kind: str) -> Goods:
    """White and black cubes are all of this kind."""
    cubes = {good: goods.get(good, 0) for good in GOODS}
    cubes[kind] += goods.get("any", 0) + goods.get("same", 0)
    return {good: number for good, number in cubes.items() if number}


def choose(town: Town, back: bool, given: str, received: str) -> None:
    """Answer what is asked: the direction, then the kinds."""
    if town.legal == [FORTH, BACK]:
        town.play(BACK if back else FORTH)
    while town.legal and town.legal[0] in TAKE:
        giving = isinstance(town.state.pending[-1], GiveGoods)
        town.take(given if giving else received)


@every_tile
def test_stage_and_law() -> None:
    assert [each.key for each in ALL] == [tile.key for tile in (*TILES[42:], *TILES[:42])]
    for each in ALL:
        tile = TILES[TILE_OF[each.key]]
        assert (tile.stage, tile.illegal) == (each.stage, each.illegal)
        assert bool(tile.special) == (each.effect == "special")
        assert tile.both_ways == ("<->" in each.effect)
        assert of_tile(TILE_OF[each.key]) == each.clause, "what its tooltip links to"


@every_tile
@pytest.mark.parametrize(("tile", "way"), WAYS)
def test_exactly_what_is_printed_goes_and_comes(tile: Line, way: int) -> None:
    given, got = tile.ways()[way]
    for kind, other in (("tea", "cloth"), ("opium", "brick"), ("brick", "opium"), ("cloth", "tea")):
        stock = {good: 6 + (good == kind) for good in GOODS}
        town = standing(tile, **stock).money(40).vp(2).work(0)
        town.use(tile.key)
        choose(town, bool(way), kind, other)
        gone, come = concrete(given, kind), concrete(got, other)
        expected = {good: stock[good] - gone.get(good, 0) + come.get(good, 0) for good in GOODS}
        assert town.held(0) == {good: number for good, number in expected.items() if number}
        points = 2 - given.get("VP", 0) + got.get("VP", 0)
        assert town.state.vp == [points, 1 if tile.stage else 0, 0]
        assert town.state.money[0] == 40 - given.get("pounds", 0) + got.get("pounds", 0) + points // 10 * 5
        assert town.state.tokens[0] == tile.illegal, "an illegal one draws a token"
        assert tile.key not in town.usable(), "once"


@every_tile
@pytest.mark.parametrize(("tile", "way"), WAYS)
def test_the_input_must_be_there_to_the_last_piece(tile: Line, way: int) -> None:
    given, _ = tile.ways()[way]
    for kind in GOODS:
        exact = {**concrete(given, kind), "pounds": given.get("pounds", 0), "VP": given.get("VP", 0)}
        assert can_be_paid(tile, way, exact)
        for word, number in exact.items():
            if number:
                assert not can_be_paid(tile, way, {**exact, word: number - 1})


def can_be_paid(tile: Line, way: int, held: Goods) -> bool:
    """May the building be used in this direction by whoever holds just that?"""
    cubes = {good: held.get(good, 0) for good in GOODS}
    town = standing(tile, **cubes).money(held["pounds"]).vp(held["VP"]).work(0)
    if tile.key not in town.usable():
        return False
    town.use(tile.key)
    if town.legal == [FORTH, BACK]:
        return True
    step = town.state.pending[-1]
    if isinstance(step, PickGoods):
        return step.back == bool(way)
    given = tile.ways()[way][0]
    cubes_given = sum(number for word, number in given.items() if word not in ("pounds", "VP"))
    paid = [(sum(event.cubes), event.money) for event in town.told(Given)]
    return paid == ([(cubes_given, given.get("pounds", 0))] if given else [])


@every_tile
@pytest.mark.parametrize("tile", [each for each in ALL if each.effect == "special"], ids=lambda each: str(each.key))
def test_the_four_that_are_no_exchange(tile: Line) -> None:
    """Their effects have tests of their own; here that nothing is paid and nobody else's tile does the same."""
    town = standing(tile).tokens(1).work(0).use(tile.key)
    happened = {
        "courthouse": town.state.tokens[0] == 0,
        "new_agent": town.worker_of(0, second=True) == "waits",
        "raffles_tactics": "MovesGained" in town.order(),
        "raffles_orders": len(town.offered(Jump)) == 5,
    }
    assert [key for key, did in happened.items() if did] == [tile.key]
    assert (town.held(0), town.state.money[0], town.state.vp[0]) == ({}, 0, 0)


def test_there_are_no_other_lines() -> None:
    assert len(ALL) == len({each.clause for each in ALL}) == 46
    assert len(WAYS) == 42 + 5, "five double arrows, four that are no exchange"
