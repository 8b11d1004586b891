"""What a state answers when it is asked: the turn, the round, the town, the tiles, the bag."""

from rules.core.target import Target
from rules.singapore import places
from rules.singapore.components import EMPTY, MOVES, NEUTRAL, TILE_OF, TILES
from rules.singapore.reckoning.raids import black_in_bag, fine, opium_of, raid_total
from rules.singapore.reckoning.routes import Way, way_to
from rules.singapore.reckoning.tiles import displayed, shown_in
from rules.singapore.reckoning.town import flags_left, joined_by
from rules.singapore.reckoning.trade import sides, yielded
from rules.singapore.reckoning.turn import (
    flags_to_place,
    has_built,
    moves_left,
    plot_being_built,
    street_is_free,
    work_of,
)
from rules.singapore.words.kinds import KINDS
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, NORTH, WEST


# ------------------------------------------------------------ the turn
def test_a_turn_of_workers_is_that_of_one_seat() -> None:
    town = Town().on(0, "office").cubes(0, brick=2, cloth=2).money(20).work(0).use("office")
    assert work_of(town.state, 0) == town.hub, "also below the step that asks"
    assert work_of(town.state, 1) is None
    assert work_of(Town().new_round().state, 0) is None


def test_only_the_runner_has_the_further_moves() -> None:
    town = Town().on(0, "raffles_tactics").worker(0, "bazaar", second=True).work(0, walk=1).use("raffles_tactics")
    assert [moves_left(town.state, worker) for worker in (0, 1)] == [6, 1]
    assert moves_left(town.state, 2) == MOVES, "the next turn of another seat"


def test_a_plot_is_being_built_only_while_its_tile_is_chosen() -> None:
    town = Town().display("market", "bank").building("office", WEST, 1).building("port_1", NORTH, 1).flag(0, CORNER)
    town.worker(0, "office").turn(0)
    assert plot_being_built(town.state, 0) == town.square(CORNER)
    assert plot_being_built(town.state, 1) == EMPTY
    assert not street_is_free(town.state)
    town.build("market")
    assert plot_being_built(town.state, 0) == EMPTY
    assert street_is_free(town.state)
    town.lay("market", "office")
    assert not street_is_free(town.state)


# ------------------------------------------------------------ the round
def test_nobody_has_built_before_all_flags_are_set() -> None:
    town = Town().new_round()
    assert flags_to_place(town.state) == 3
    town.put_flags(WEST, NORTH)
    assert flags_to_place(town.state) == 1
    assert not any(has_built(town.state, seat) for seat in range(3))
    town.put_flags(EAST).build_any()
    assert [has_built(town.state, seat) for seat in range(3)] == [True, False, False]


def test_nobody_has_built_in_preparation() -> None:
    town = Town().display("market", "bank", "office").preparation()
    assert not any(has_built(town.state, seat) for seat in range(3))


# ------------------------------------------------------------ the town
def test_flags_left_are_neither_planned_nor_built() -> None:
    town = Town(2).building("office", WEST, 0).flag(0, NORTH).flag(NEUTRAL, EAST).work(0)
    assert [flags_left(town.state, colour) for colour in (0, 1, NEUTRAL)] == [12, 14, 13]


def test_a_street_joins_two_buildings() -> None:
    town = Town().building("office", WEST, 0).work(0)
    ends = joined_by(town.state, town.edge("office", "pawnbroker"))
    assert sorted(ends) == [Target("tile", "office"), Target("tile", "pawnbroker")]


def test_a_way_too_dear_is_still_a_way() -> None:
    town = Town().building("office", WEST, 0).worker(0, "pawnbroker").money(0).work(0)
    assert way_to(town.state, 0, town.square("office")) == Way(1, 1)
    assert way_to(town.state, 0, town.square(NORTH)) is None


# ------------------------------------------------------------ tiles, goods, tokens
def test_a_slot_may_be_empty_or_not_there() -> None:
    town = Town().display("market", "", "bank").work(0)
    market, bank = TILE_OF["market"], TILE_OF["bank"]
    assert [shown_in(town.state, slot) for slot in range(5)] == [market, EMPTY, bank, EMPTY, EMPTY]
    assert displayed(town.state) == [market, bank]


def test_no_more_is_received_than_the_supply_has_once_the_input_is_back() -> None:
    town = Town().supply(brick=1, cloth=0).work(0)
    given, got = sides(TILES[TILE_OF["office"]], back=True)
    assert yielded(town.state, given, got) == got._replace(cubes=(0, 0, 1, 0))
    assert yielded(town.state, got, got) == got, "what was given can be taken again"


def test_what_a_raid_would_find() -> None:
    town = Town(2).tokens(2, 3, neutral=4).cubes(0, opium=3).work(0)
    assert black_in_bag(town.state) == 16 - 9
    assert [opium_of(town.state, colour) for colour in (0, 1, NEUTRAL)] == [3, 0, 0]
    assert [raid_total(town.state, colour) for colour in (0, 1, NEUTRAL)] == [5, 3, 4]
    assert fine(town.state, 0) == 2 + 3


# ------------------------------------------------------------ kinds
def test_every_kind_of_place_and_thing_has_its_words_and_its_clause() -> None:
    single = [each for each in vars(places).values() if isinstance(each, Target)]
    rows = [each[0] for each in vars(places).values() if isinstance(each, tuple) and isinstance(each[0], Target)]
    kinds = {target.kind for target in (*single, *rows)}
    assert KINDS.keys() - kinds == {"seat", "seal", "amount", "button"}, "those are made where they are needed"
    assert kinds <= KINDS.keys()
