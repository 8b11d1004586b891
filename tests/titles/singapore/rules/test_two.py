"""Two players and a neutral colour."""

import pytest

from rules.core.chance import seeded
from rules.core.deal import Deal
from rules.core.move import END_TURN
from rules.singapore.components import COUNTS, NEUTRAL, TILE_OF, TILES
from rules.singapore.effects.raid import draw_token
from rules.singapore.events.raid import RaidBegan, Raided, TokenDrawn, TotalShown
from rules.singapore.events.rounds import GameEnded, TileRevealed
from rules.singapore.events.town import PlotPaid, StreetBuilt
from rules.singapore.moves import MarkTile, StartOn, Street
from rules.singapore.places import BAG, BLACK, FLAG, FLAGS, MARKER
from tests.every_title.counting import totals
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, HEADLAND, NORTH, NORTH_2, SOUTH_WEST, WEST, WEST_2
from tests.titles.singapore.rules.test_prepare import open_plots
from tests.titles.singapore.rules.watching import RULES

FOUR = ("architect", "market", "brickyard", "weaver_1")


def prepared(raffles: int = 0) -> Town:
    return Town(2).raffles(raffles).display(*FOUR).preparation()


def second_turn(*display: str) -> Town:
    """Seat 1 is to build, then the neutral colour; seat 0 is Raffles."""
    return Town(2).display(*display).flag(1, EAST).flag(NEUTRAL, WEST).worker(0, "bazaar").worker(1, "bazaar")


def at_neutral(tile: str = "opium_den") -> Town:
    """Seat 1 has only to end its turn; then this tile is built for nobody."""
    return second_turn("architect", "", "", tile)


@clause("SG-TWO-1")
def test_a_neutral_colour_joins_without_a_turn_or_a_stock() -> None:
    state = RULES.new_state(Deal("singapore", 2, {}, 3))
    assert (len(state.money), len(state.vp), len(state.workers), len(state.cubes)) == (2, 2, 4, 8)
    assert RULES.things(state)[FLAGS[NEUTRAL], FLAG[NEUTRAL]] == 14
    assert [COUNTS[seats].neutral for seats in (2, 3, 4)] == [True, False, False]
    town = Town(2).new_round()
    deciders = set()
    while town.state.round < 6 and not town.is_over():
        deciders.add(town.decider)
        town.play(END_TURN if END_TURN in town.legal else town.legal[0])
    assert deciders == {0, 1}
    assert NEUTRAL in town.state.owner


@clause("SG-TWO-2")
@pytest.mark.parametrize("raffles", [0, 1])
def test_one_two_one(raffles: int) -> None:
    assert len(RULES.new_state(Deal("singapore", 2, {}, 3)).display) == 4
    town = prepared(raffles)
    builders = []
    for tile, spot in zip(FOUR, (WEST, NORTH, SOUTH_WEST, EAST), strict=True):
        builders.append(town.decider)
        town.prepare(tile, spot)
        while type(town.legal[0]) in (Street, StartOn):
            town.play(town.legal[0])
        if town.legal == [END_TURN]:
            town.done()
    other = 1 - raffles
    assert builders == [other, raffles, raffles, other]
    assert town.state.round == 1


@clause("SG-TWO-3")
def test_each_tile_is_its_builders_who_pays() -> None:
    town = prepared().prepare("market", WEST).done().prepare("architect", SOUTH_WEST).lay("architect", "bazaar")
    town.prepare("brickyard", EAST)
    assert [town.state.owner[town.square(spot)] for spot in (WEST, SOUTH_WEST, EAST)] == [1, 0, 0]
    assert town.told(PlotPaid) == [PlotPaid(1, 3, 3), PlotPaid(0, 2, 2), PlotPaid(0, 1, 1)]
    assert town.state.money == [2, 2]


@clause("SG-TWO-4")
@pytest.mark.parametrize("choice", ["architect", "brickyard"])
def test_the_first_worker_starts_on_either(choice: str) -> None:
    town = prepared().prepare("market", WEST)
    assert town.worker_of(1) == "aside", "not before the second building stands"
    town.done().prepare("architect", NORTH)
    if town.offered(Street):
        town.lay("architect", "pawnbroker")
    assert town.worker_of(0) == "aside"
    town.prepare("brickyard", EAST).lay("brickyard", "tea_jetty")
    assert {town.tile_at(move.square) for move in town.offered(StartOn)} == {"architect", "brickyard"}
    assert len(town.legal) == 2
    town.start_on(choice)
    assert (town.worker_of(0), town.worker_of(0, second=True)) == (choice, "aside")
    town.done().prepare("weaver_1", SOUTH_WEST).lay("weaver_1", "bazaar")
    assert {town.tile_at(move.square) for move in town.offered(StartOn)} == {"market", "weaver_1"}


@clause("SG-TWO-5")
def test_four_tiles_the_first_drawn_nearest_to_the_stack() -> None:
    town = Town(2).stack("market", "bank").new_round()
    assert town.is_over(), "two are not enough"
    town = Town(2).new_round()
    assert len([tile for tile in town.shown() if tile]) == 4
    assert [TILES[event.tile].key for event in town.told(TileRevealed)] == town.shown()
    assert [event.slot for event in town.told(TileRevealed)] == [0, 1, 2, 3]


@clause("SG-TWO-6")
@pytest.mark.parametrize("slot", range(4))
def test_a_tile_left_over_lies_furthest(slot: int) -> None:
    left = ["", "", "", ""]
    left[slot] = "market"
    town = Town(2).display(*left).hut("market").new_round()
    assert town.shown()[3] == "market"
    assert [event.slot for event in town.told(TileRevealed)] == [0, 1, 2]
    assert [TILES[event.tile].key for event in town.told(TileRevealed)] == town.shown()[:3]


@clause("SG-TWO-7")
def test_three_flags() -> None:
    town = Town(2).vp(9, 4).new_round()
    for spot in (WEST, NORTH, EAST):
        assert town.decider == 1
        town.put_flags(spot)
    assert [town.state.flagged[colour] for colour in (1, 0, NEUTRAL)] == [
        town.square(spot) for spot in (WEST, NORTH, EAST)
    ]
    assert town.buildable()


@clause("SG-TWO-8")
def test_raffles_then_the_other_then_the_furthest_tile_for_nobody() -> None:
    town = Town(2).stack("market", "bank", "office", "port_1", "architect", *FOUR[2:], "stonecutter").vp(9, 4)
    town.new_round().put_flags(WEST, NORTH, EAST)
    assert town.decider == 1
    furthest = town.shown()[3]
    town.pass_turn()
    assert town.decider == 0
    town.pass_turn()
    assert town.tile_at(EAST) == furthest
    assert town.state.owner[town.square(EAST)] == NEUTRAL
    assert [event.seat for event in town.told(PlotPaid)] == [1, 0], "for free"


@clause("SG-TWO-8")
def test_the_furthest_of_those_that_are_left() -> None:
    town = second_turn("architect", "market", "", "bank").turn(1).build("bank").done()
    assert town.tile_at(WEST) == "market", "slot 3 is empty, so slot 1 is the furthest"
    assert town.state.flagged[NEUTRAL] == -1


@clause("SG-TWO-9")
def test_raffles_lays_the_neutral_street() -> None:
    town = Town(2).display("architect", "", "", "market").flag(NEUTRAL, CORNER).building("bank", WEST, 0)
    town.building("office", NORTH, 1).worker(1, "bazaar").work(1).done()
    assert town.decider == 0
    assert town.streets_on_offer() == {frozenset(("market", "bank")), frozenset(("market", "office"))}
    town.lay("market", "office")
    assert town.told(StreetBuilt)[-1].seat == 0
    assert town.state.money == [5, 5]
    assert (town.decider, town.legal) == (0, [END_TURN])
    single = at_neutral("market").work(1).done()
    assert single.has_street("market", "pawnbroker")
    assert single.state.round == 4, "nothing to choose, so nothing is asked"


@clause("SG-TWO-10")
def test_a_neutral_illegal_tile_draws_a_token() -> None:
    black = at_neutral().draws("black").work(1).done()
    assert black.state.tokens == [0, 0, 0, 0, 1]
    assert black.told(TokenDrawn) == [TokenDrawn(NEUTRAL, 1)]
    white = at_neutral().cubes(0, opium=2).draws("white").work(1).done()
    assert white.told(RaidBegan) == [RaidBegan(NEUTRAL)]
    assert white.held(0) == {"opium": 1}
    legal = at_neutral("market").work(1).done()
    assert (legal.told(TokenDrawn), legal.told(RaidBegan)) == ([], [])


@clause("SG-TWO-11")
def test_the_neutral_colour_returns_its_tokens_and_pays_nothing() -> None:
    town = at_neutral().tokens(1, 1, neutral=3).draws("white").work(1).done()
    assert town.told(Raided) == [Raided(NEUTRAL, 0, 0, 3, 0)]
    assert town.state.tokens == [1, 1, 0, 0, 0]
    assert town.state.money == [5, 5]


@clause("SG-TWO-12")
@pytest.mark.parametrize(
    ("own", "neutral", "raided"), [(2, 3, [NEUTRAL]), (3, 3, [0, NEUTRAL]), (4, 3, [0]), (0, 0, [])]
)
def test_the_neutral_total_counts(own: int, neutral: int, raided: list[int]) -> None:
    town = Town(2).on(0, "opium_smuggler_1").cubes(0, opium=own).tokens(neutral=neutral).draws("white").work(0)
    town.use("opium_smuggler_1")
    assert [event.colour for event in town.told(Raided)] == raided
    assert [(event.colour, event.total) for event in town.told(TotalShown)] == [(0, own), (1, 0), (NEUTRAL, neutral)]


@clause("SG-TWO-12")
def test_with_three_there_is_no_neutral_total() -> None:
    town = Town().on(0, "opium_smuggler_1").draws("white").work(0).use("opium_smuggler_1")
    assert [event.colour for event in town.told(TotalShown)] == [0, 1, 2]


@clause("SG-TWO-10", "SG-RAID-19")
def test_tokens_of_the_neutral_colour_are_not_in_the_bag() -> None:
    for seed in range(40):
        town = Town(2).tokens(2, 3, neutral=11)
        town.state.rng = seeded(seed)
        told: list[object] = []
        draw_token(town.state, 0, told.append)
        assert told[0] == RaidBegan(0), "all sixteen lie on the table"
    assert RULES.things(Town(2).tokens(2, 3, neutral=4).state)[BAG, BLACK] == 7


@clause("SG-TWO-13")
@pytest.mark.parametrize(("user", "raffles"), [(0, 0), (0, 1), (1, 0)])
def test_a_neutral_building_gives_nobody_a_point(user: int, raffles: int) -> None:
    town = Town(2).raffles(raffles).on(user, "brickyard", owner=NEUTRAL).work(user).use("brickyard")
    assert (town.held(user), town.state.vp) == ({"brick": 2}, [5, 5])
    assert Town(2).on(0, "brickyard", owner=1).work(0).use("brickyard").state.vp == [5, 6]


@clause("SG-TWO-14")
def test_the_stack_tile_and_the_hut() -> None:
    town = second_turn("architect", "market", "", "bank").stack("office", "port_1", "stonecutter", "cloth_exchange")
    town.turn(1)
    assert "office" in town.buildable()
    town.build("office").done()
    assert town.tile_at(WEST) == "bank", "the neutral building comes first"
    assert town.legal == [MarkTile(TILE_OF["architect"]), MarkTile(TILE_OF["market"])]
    assert town.decider == 1
    town.mark("architect").done()
    assert town.state.hut == TILE_OF["architect"]
    assert TILE_OF["market"] in town.state.gone
    first = Town(2).display(*FOUR).flag(0, EAST).turn(0)
    assert first.buildable() == [*FOUR], "not for the first player"


@clause("SG-TWO-15")
@pytest.mark.parametrize(("left_over", "stack", "ends"), [(0, 3, True), (0, 4, False), (1, 2, True), (1, 3, False)])
def test_four_tiles_and_three_plots(left_over: int, stack: int, ends: bool) -> None:
    town = Town(2).display(*FOUR[:left_over]).stack(*(tile.key for tile in TILES[14 : 14 + stack])).new_round()
    assert town.is_over() == ends
    for free, short in ((2, True), (3, False)):
        full = Town(2).full(*HEADLAND.spots[34 : 34 + free]).new_round()
        assert full.is_over() == short
        assert full.told(GameEnded) == ([GameEnded("plots")] if short else [])


@clause("SG-TWO-15", "SG-PLOT-6")
def test_the_neutral_flag_is_the_last_where_plots_are_short() -> None:
    far_west = ((-6, 0), (-5, 0), (-4, 0), (-6, 1), (-5, 1), (-4, 1))
    town = Town(2).full(*far_west).new_round().put_flags((-4, 0), (-5, 0))
    assert town.plots() == {(-4, 1), (-5, 1), (-6, 0)}
    town.put_flags((-6, 0)).pass_turn().pass_turn()
    assert town.state.owner[town.square((-6, 0))] == NEUTRAL
    assert town.has_street((-5, 0), (-6, 0))


@clause("SG-TWO-16")
def test_an_own_building_alone_does_not_make_a_plot_eligible() -> None:
    town = prepared().prepare("market", NORTH).done()
    assert NORTH_2 in open_plots(town), "beside the building of the other"
    town.prepare("architect", WEST)
    assert town.decider == 0
    assert WEST_2 not in open_plots(town), "beside the own one only"
    assert CORNER in open_plots(town), "beside both"


@clause("SG-TWO-17")
@pytest.mark.parametrize("raffles", [0, 1])
def test_after_a_neutral_building_players_settle_from_raffles_on(raffles: int) -> None:
    last = 1 - raffles
    town = Town(2).raffles(raffles).display("architect", "", "", "opium_den").flag(NEUTRAL, WEST).worker(last, "bazaar")
    town.money(0, 0).tokens(2, 2).vp(9, 9).draws("white").work(last).done()
    assert [event.colour for event in town.told(Raided)] == [raffles, last]
    assert town.state.track == [raffles, last]
    assert town.state.vp == [8, 8]


@clause("SG-TWO-18")
def test_only_the_players_have_markers() -> None:
    things = totals(RULES.things(Town(2).state))
    assert [things[marker] for marker in MARKER] == [1, 1, 0, 0]
    assert Town(2).raffles(1).vp(9, 4).new_round().state.raffles == 1
    assert Town(2).vp(6, 6).pile(1, 0).new_round().state.raffles == 1
    assert Town(2).vp(6, 6).pile(0, 1).new_round().state.raffles == 0


@clause("SG-TWO-19")
def test_the_second_player_chooses_among_three_or_the_top() -> None:
    town = Town(2).new_round().put_flags(WEST, NORTH, EAST).pass_turn()
    assert town.decider == 1
    shown = [tile for tile in town.shown() if tile]
    assert len(shown) == 3
    assert town.buildable() == [*shown, TILES[town.state.top].key]
