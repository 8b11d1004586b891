"""Rounds: Raffles, reveal, plots."""

import pytest

from rules.core.target import NOBODY
from rules.core.text import say
from rules.singapore.components import NEUTRAL
from rules.singapore.events.rounds import FlagPlaced, RafflesTaken, RoundBegan, TileRevealed
from rules.singapore.moves import PutFlag
from rules.singapore.places import PLOT
from rules.singapore.steps.share_out import ShareOut
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import CORNER, EAST, EAST_2, NORTH, NORTH_2, SOUTH_WEST, WEST, WEST_2
from tests.titles.singapore.rules.watching import RULES


@clause("SG-ROUND-1")
def test_four_phases_in_order() -> None:
    town = Town().new_round()
    names = [type(event).__name__ for event in town.events]
    assert names[:2] == ["RoundBegan", "RafflesTaken"]
    assert set(names[2:-1]) == {"TileRevealed", "TopTurned"}
    assert names[-1] == "TurnBegan"
    assert isinstance(town.state.pending[-1], ShareOut), "now the plots"
    town.put_flags(WEST, NORTH, EAST)
    assert (town.decider, town.buildable()) == (0, town.shown()), "then the turns"
    assert town.told(RoundBegan) == [RoundBegan(4)]


@clause("SG-ROUND-2")
def test_the_player_furthest_back_takes_raffles() -> None:
    assert Town().vp(9, 7, 4).new_round().state.raffles == 2
    assert Town().vp(9, 3, 4).new_round().state.raffles == 1
    town = Town().raffles(1).vp(9, 3, 4).new_round()
    assert town.told(RafflesTaken) == [RafflesTaken(1, 1)], "it may be the same as before"


@clause("SG-ROUND-3")
@pytest.mark.parametrize(("pile", "lowest"), [((2, 0, 1), 2), ((0, 2, 1), 0), ((1, 2, 0), 2)])
def test_among_equals_the_lowest_in_the_pile(pile: tuple[int, ...], lowest: int) -> None:
    assert Town().vp(6, 9, 6).pile(*pile).new_round().state.raffles == lowest


@clause("SG-ROUND-4")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_tile_more_than_players(seats: int) -> None:
    town = Town(seats).new_round()
    assert len([tile for tile in town.shown() if tile]) == seats + 1
    assert len(town.told(TileRevealed)) == seats + 1
    left_over = Town(seats).display("", "market", "").hut("market").new_round()
    assert len([tile for tile in left_over.shown() if tile]) == seats + 1
    assert len(left_over.told(TileRevealed)) == seats
    assert "market" in left_over.shown()


@clause("SG-ROUND-5")
def test_round_one_goes_by_the_track_as_it_then_stands() -> None:
    """Seat 0 has Raffles in preparation, but seat 2 sells points for its plot and falls behind."""
    town = Town().money(5, 5, 0).raffles(0).display("market", "bank", "office").preparation()
    town.prepare("market", EAST).done().prepare("bank", NORTH)
    town.lay("bank", "pawnbroker").done().prepare("office", SOUTH_WEST)
    assert town.state.raffles == 0
    town.done()
    assert town.state.round == 1
    assert (town.state.raffles, town.decider) == (2, 2)
    assert town.told(RafflesTaken) == [RafflesTaken(2, 0)]


# ------------------------------------------------------------ plots
@clause("SG-PLOT-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_flag_of_every_player_one_per_plot(seats: int) -> None:
    town = Town(seats).raffles(1).vp(9, 3, 9).new_round()
    spots = (WEST, NORTH, EAST, SOUTH_WEST)[:seats]
    for spot in spots:
        assert town.decider == 1, "Raffles alone; the last of four plots is given unasked"
        if town.plots():
            assert spot in town.plots()
            town.put_flags(spot)
        assert spot not in town.plots()
    flagged = town.state.flagged
    assert sorted(flagged[:seats]) == sorted(map(town.square, spots))
    assert set(flagged[seats:]) == {NOBODY}
    assert flagged[1] == town.square(WEST), "own included"
    assert [event.seat for event in town.told(FlagPlaced)] == [1] * seats
    assert [event.price for event in town.told(FlagPlaced)] == [town.price(spot) for spot in spots]


@clause("SG-PLOT-2")
def test_beside_any_building_that_stands() -> None:
    assert Town().new_round().plots() == {WEST, SOUTH_WEST, NORTH, EAST}
    town = Town().building("bank", NORTH, 2).building("office", WEST, NEUTRAL).new_round()
    assert town.plots() == {SOUTH_WEST, EAST, NORTH_2, CORNER, WEST_2}
    assert town.why_not(PLOT[town.square(EAST_2)]) == "plot_alone"


@clause("SG-PLOT-3")
def test_not_beside_flags_alone() -> None:
    town = Town().new_round().put_flags(WEST)
    assert WEST_2 not in town.plots()
    assert CORNER not in town.plots()
    town.put_flags(NORTH)
    assert town.plots() == {SOUTH_WEST, EAST}


# ------------------------------------------------------------ a narrow town
FAR_WEST = ((-6, 0), (-5, 0), (-4, 0), (-6, 1), (-5, 1), (-4, 1))
"""A land tile of which only the plots of the last column lie beside others."""
UPPER_RIGHT = ((-1, -4), (0, -4), (1, -4), (-1, -3), (0, -3), (1, -3))
"""A land tile of which four plots lie beside others."""


@clause("SG-PLOT-6", "SG-PLOT-3")
def test_where_plots_are_short_flags_go_beside_flags() -> None:
    town = Town().full(*FAR_WEST).new_round()
    assert town.plots() == {(-4, 0), (-4, 1)}
    assert RULES.help(town.state) == say("singapore.help.plots_short", n=3)
    town.put_flags((-4, 0))
    assert town.plots() == {(-4, 1), (-5, 0)}
    assert town.why_not(PLOT[town.square((-6, 0))]) == "plot_alone"
    town.put_flags((-5, 0))
    assert town.plots() == {(-4, 1), (-6, 0), (-5, 1)}, "all flags that stand belong to players who act earlier"


@clause("SG-PLOT-6")
def test_whoever_is_beside_a_flag_finds_a_building_there() -> None:
    town = Town().full(*FAR_WEST).new_round().put_flags((-4, 0), (-5, 0), (-6, 0))
    for spot in ((-4, 0), (-5, 0), (-6, 0)):
        town.pass_turn()
        assert town.tile_at(spot)
    assert town.has_street((-4, 0), (-5, 0))
    assert town.has_street((-5, 0), (-6, 0))


@clause("SG-PLOT-6")
def test_the_flags_of_the_whole_round_are_counted() -> None:
    """Marked reading: as many plots beside a building as the round has flags are enough, however many are placed."""
    town = Town(4).full(*UPPER_RIGHT).new_round()
    assert len(town.plots()) == 4
    town.put_flags((-1, -3), (1, -3))
    assert town.plots() == {(-1, -4), (0, -3)}, "not (1, -4), though only two are left for two flags"


@clause("SG-PLOT-4")
def test_the_raffles_holder_decides_alone_who_gets_what() -> None:
    """Every assignment of three plots can be chosen, all by the same seat."""
    for spots in ((WEST, NORTH, EAST), (EAST, WEST, NORTH), (NORTH, EAST, WEST)):
        town = Town().vp(9, 9, 4).new_round()
        deciders = []
        for spot in spots:
            deciders.append(town.decider)
            town.put_flags(spot)
        assert deciders == [2, 2, 2]
        assert [town.state.flagged[seat] for seat in (2, 0, 1)] == [town.square(spot) for spot in spots]


@clause("SG-PLOT-5")
def test_a_free_plot_bears_neither_building_nor_flag() -> None:
    town = Town().building("bank", NORTH, 2).new_round().put_flags(WEST)
    assert NORTH not in town.plots()
    assert WEST not in town.plots()
    assert town.why_not(PLOT[town.square(WEST)]) == "flagged"
    town.put_flags(SOUTH_WEST, EAST)
    flagged = town.state.flagged[:3]
    assert town.offered(PutFlag) == [], "flags are not moved"
    town.build(town.buildable()[0]).done()
    assert town.state.flagged[:3] == [NOBODY, *flagged[1:]]


@clause("SG-PLOT-5")
def test_with_one_plot_left_the_flag_goes_there_unasked() -> None:
    town = Town(4).new_round().put_flags(NORTH, EAST, SOUTH_WEST)
    assert town.state.flagged[:4] == [town.square(spot) for spot in (NORTH, EAST, SOUTH_WEST, WEST)]
    assert town.buildable() == town.shown()
