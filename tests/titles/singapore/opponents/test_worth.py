"""What opponents at Singapore hold things and positions worth."""

from game.opponents.singapore.evaluate import SingaporeEvaluation
from game.opponents.singapore.outlook import outlook, stacked
from game.opponents.singapore.temper import Temper
from game.opponents.singapore.turn.openings import ledger_of
from game.opponents.singapore.turn.ways import ways
from game.opponents.singapore.worth.prices import prices
from game.opponents.singapore.worth.trades import uses
from rules.singapore.components import GOODS, TILE_OF, TILES
from tests.titles.singapore.kit import Town
from tests.titles.singapore.opponents.games import RULES, weaver_and_company
from tests.titles.singapore.rules.placing import NORTH


def test_turns_left_are_those_of_stack_and_plots() -> None:
    town = Town(2).worker(0, "bazaar").worker(1, "bazaar").stack().work(0)
    assert outlook(town.state).turns == (0, 1)


def test_nothing_but_points_is_worth_anything_without_turns() -> None:
    town = Town(2).worker(0, "bazaar").worker(1, "bazaar").stack().work(0)
    ledger = ledger_of(town.state, 0, Temper())
    assert ledger.holdings(20, (3, 0, 2, 5)) == 0
    assert ledger.posted((0, 3)) == 0


def test_things_are_worth_more_where_a_building_takes_them() -> None:
    bazaar, stonecutter = 1 << TILE_OF["bazaar"], 1 << TILE_OF["stonecutter"]
    brick = GOODS.index("brick")
    without = prices(bazaar, 0, 0, 3, Temper())
    with_it = prices(bazaar | stonecutter, 0, 0, 3, Temper())
    assert with_it.cube[brick] > without.cube[brick]


def test_what_the_stack_still_holds_is_stored_for_while_there_is_time_to_build_it() -> None:
    bazaar, stonecutter = 1 << TILE_OF["bazaar"], 1 << TILE_OF["stonecutter"]
    brick, cloth = GOODS.index("brick"), GOODS.index("cloth")
    without, stacked = (prices(bazaar, 0, stack, 3, Temper()) for stack in (0, stonecutter))
    assert stacked.cube[brick] > without.cube[brick]
    assert stacked.cube[cloth] == without.cube[cloth]
    assert stacked.cubes[brick][8] / stacked.cube[brick] > without.cubes[brick][8] / without.cube[brick]
    assert prices(bazaar, 0, stonecutter, 1, Temper()) == prices(bazaar, 0, 0, 1, Temper())


def test_more_tokens_and_opium_than_the_others_are_feared() -> None:
    town = Town(2).building("opium_den", NORTH, 1).worker(0, "bazaar").worker(1, "bazaar").tokens(0, 1).work(0)
    ledger = ledger_of(town.state, 0, Temper())
    assert ledger.danger(0, 0) == 0 < ledger.danger(1, 0) < ledger.danger(2, 2)


def test_a_double_arrow_is_used_both_ways() -> None:
    both = uses(TILE_OF["office"], 10, 1, (0, 0, 2, 2), (0, 1, 2, 3))
    assert {use.back for use in both} == {False, True}
    assert all(use.money in (10, -10) for use in both)


def test_ways_name_the_streets_to_buy() -> None:
    town = weaver_and_company().work(0)
    state = town.state
    found = ways(state.layout, town.square("pawnbroker"), state.streets, state.lanes, 3, 1)
    way = next(way for way in found if way.square == town.square("east_india_1"))
    assert (way.moves, way.bought) == (2, 1)
    assert [hop.edge for hop in way.path][-1] == town.edge("weaver_1", "east_india_1")


def test_the_end_is_judged_by_points_and_pile() -> None:
    town = Town(2).worker(0, "bazaar").worker(1, "bazaar").vp(9, 9).work(0)
    town.state.pending.clear()
    town.state.ended = "stack"
    worths = SingaporeEvaluation(RULES, Temper()).worths(town.state)
    assert worths[0] > worths[1]


def test_only_stages_that_come_in_time_are_stored_for() -> None:
    """Nine tiles of the second stage and all of the third: three come up in a turn."""
    second = [tile for tile in range(len(TILES)) if TILES[tile].stage == 2][:9]
    third = [tile for tile in range(len(TILES)) if TILES[tile].stage == 3]
    state = Town(2).state
    state.stack = [*second, *third]
    found = [stacked(state, turns) for turns in (1, 2, 4, 12)]
    assert found[:2] == [0, 0]
    assert found[2] == sum(1 << tile for tile in second)
    assert found[3] == sum(1 << tile for tile in state.stack)


def test_the_first_coins_are_worth_more_while_there_is_time() -> None:
    bazaar = 1 << TILE_OF["bazaar"]
    for turns, more in ((0, False), (3, True)):
        plain, careful = (prices(bazaar, 0, 0, turns, Temper(purse=purse)).money for purse in (0.0, 2.0))
        gains = [b - a for a, b in zip(plain, careful, strict=True)]
        assert gains == sorted(gains)
        assert (gains[2] - gains[0] > gains[9] - gains[7]) == more
