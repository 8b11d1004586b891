"""The black hut, and the end of the game."""

import pytest

from rules.core.move import END_TURN
from rules.singapore.components import EMPTY, TILE_OF, TILES
from rules.singapore.events.rounds import GameEnded, HutPlaced, TileGone
from rules.singapore.moves import MarkTile
from rules.singapore.scoring import winner
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import EAST, HEADLAND, NORTH, WEST
from tests.titles.singapore.rules.watching import RULES

A, B, C = "market", "architect", "brickyard"


def last_turn(*display: str, seats: int = 3) -> Town:
    """The last player of the round is to build; seat 0 is Raffles."""
    last = seats - 1
    return Town(seats).display(*display).flag(last, EAST).worker(last, "pawnbroker")


@clause("SG-HUT-1")
def test_the_tile_left_over_gets_the_hut() -> None:
    town = last_turn("", A, "", B).turn(2).build(A)
    assert town.state.hut == EMPTY, "not before the turn is over"
    town.done()
    assert town.told(HutPlaced) == [HutPlaced(TILE_OF[B])]
    assert town.state.hut == TILE_OF[B]
    assert B in town.shown()
    assert town.state.gone == []


@clause("SG-HUT-2")
def test_left_over_a_second_time_it_leaves_the_game() -> None:
    town = last_turn("", A, "", B).hut(B).turn(2).pass_turn(A)
    assert town.told(TileGone) == [TileGone(TILE_OF[B], 3, True)]
    assert town.state.gone == [TILE_OF[B]]
    assert B not in town.shown()
    assert town.state.hut == EMPTY
    assert town.told(HutPlaced) == []
    assert town.state.round == 4
    assert len([tile for tile in town.shown() if tile]) == 4, "all new ones"


@clause("SG-HUT-3")
@pytest.mark.parametrize(("marked", "lost"), [(A, B), (B, A)])
def test_whoever_took_the_stack_tile_says_which_gets_the_hut(marked: str, lost: str) -> None:
    town = last_turn("", A, "", B).turn(2)
    town.build(TILES[town.state.top].key).done()
    assert town.decider == 2
    assert town.legal == [MarkTile(TILE_OF[A]), MarkTile(TILE_OF[B])]
    assert town.state.round == 3
    town.mark(marked)
    assert town.state.hut == TILE_OF[marked]
    assert town.state.gone == [TILE_OF[lost]], "at once"
    assert (town.decider, town.legal) == (2, [END_TURN])
    town.done()
    assert marked in town.shown()
    assert lost not in town.shown()


@clause("SG-HUT-4")
def test_of_the_two_the_one_with_the_hut_leaves() -> None:
    town = last_turn("", A, "", B).hut(A).turn(2)
    town.build(TILES[town.state.top].key).done()
    assert town.offered(MarkTile) == [], "there is nothing to say"
    assert town.state.gone == [TILE_OF[A]]
    assert town.state.hut == TILE_OF[B]
    assert B in town.shown()


@clause("SG-HUT-5")
def test_a_tile_with_the_hut_may_be_chosen() -> None:
    town = Town().display(A, B, C).hut(C).flag(0, EAST).worker(0, "pawnbroker").turn(0)
    assert town.buildable() == [A, B, C]
    town.build(C)
    assert town.tile_at(EAST) == C


@clause("SG-HUT-6")
def test_built_it_gives_the_hut_back() -> None:
    town = last_turn("", A, "", B).hut(B).turn(2).build(B)
    assert town.state.hut == EMPTY
    town.done()
    assert town.state.hut == TILE_OF[A], "the tile left over this round"
    assert town.state.gone == []


@clause("SG-HUT-7")
def test_hut_and_removal_come_before_the_end_is_checked() -> None:
    """Two tiles in the stack and one left over: the left-over tile leaves first, so that tiles are short."""
    town = last_turn("", A, "", B).hut(B).stack("bank", "office", "stonecutter").turn(2).build(A)
    assert town.told(TileGone) == [], "the turn is not complete"
    town.done()
    names = town.order()
    assert names.index("TileGone") < names.index("GameEnded")
    assert town.is_over()
    enough = last_turn("", A, "", B).stack("bank", "office", "stonecutter").turn(2).pass_turn(A)
    assert not enough.is_over(), "with the hut for the first time it counts"


@clause("SG-HUT-7")
def test_hut_and_removal_are_settled_though_the_game_ends() -> None:
    town = last_turn("", A, "", B).stack("bank").turn(2).pass_turn(A)
    assert town.order() == ["HutPlaced", "GameEnded"]
    assert (town.is_over(), town.state.hut) == (True, TILE_OF[B])
    two = last_turn("", A, "", B).stack("bank").turn(2).build("bank").done()
    assert two.legal == [MarkTile(TILE_OF[A]), MarkTile(TILE_OF[B])], "it still has to be said"
    two.mark(A).done()
    assert (two.is_over(), two.state.hut) == (True, TILE_OF[A])
    assert TILE_OF[B] in two.state.gone


# ------------------------------------------------------------ the end
@clause("SG-END-1")
@pytest.mark.parametrize(
    ("stack", "left_over", "ends"), [(3, False, True), (4, False, False), (2, True, True), (3, True, False)]
)
def test_the_game_ends_when_the_reveal_cannot_be_made(stack: int, left_over: bool, ends: bool) -> None:
    town = Town().stack(*(tile.key for tile in TILES[14 : 14 + stack]))
    if left_over:
        town.display("market").hut("market")
    town.new_round()
    assert town.is_over() == ends
    assert town.told(GameEnded) == ([GameEnded("stack")] if ends else [])
    assert town.state.ended == ("stack" if ends else "")
    assert town.state.round == (3 if ends else 4)


LAST_PLOTS = HEADLAND.spots[34:]
"""The upper right land tile; four of its plots lie beside others."""
FAR_WEST = HEADLAND.spots[22:28]
"""A land tile of which only two plots lie beside others."""


@clause("SG-END-2")
@pytest.mark.parametrize(("free", "ends"), [(2, True), (3, False)])
def test_the_game_ends_when_plots_are_short(free: int, ends: bool) -> None:
    town = Town().full(*LAST_PLOTS[:free]).new_round()
    assert town.is_over() == ends
    assert town.told(GameEnded) == ([GameEnded("plots")] if ends else [])
    if ends:
        assert town.shown() == [], "before the reveal"


@clause("SG-END-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_free_plots_count(seats: int) -> None:
    """Six plots are free. Four of them lie beside no building, but the game goes on while land is left."""
    town = Town(seats).full(*FAR_WEST).new_round()
    assert not town.is_over()
    assert len(town.plots()) == 2


@clause("SG-END-3")
def test_most_points_win_and_nothing_else_counts() -> None:
    town = Town().vp(20, 21, 3).money(99, 0, 99).cubes(0, tea=9, opium=9).tokens(0, 9, 0).work(0)
    assert winner(town.state) == 1
    assert RULES.winners(town.state) == [1]
    assert [sheet.total for sheet in RULES.scores(town.state)] == [20, 21, 3]
    for sheet in RULES.scores(town.state):
        assert sum(row.points for row in sheet.rows) == sheet.total


@clause("SG-END-3")
def test_the_score_sheet_tells_where_points_came_from() -> None:
    town = Town().on(0, "street_kitchen").money(8).building("opium_den", NORTH, 0).work(0)
    town.use("street_kitchen").go("pawnbroker").use("pawnbroker").go("government_house").use("government_house")
    assert [row.points for row in RULES.scores(town.state)[0].rows] == [5, 2 - 1 + 2, 0, 0]
    assert [row.points for row in RULES.scores(town.state)[1].rows] == [5, 0, 1, 0]
    seller = Town().money(0).display("market", "bank").flag(0, WEST).worker(0, "bazaar").turn(0).build("market")
    assert [row.points for row in RULES.scores(seller.state)[0].rows] == [5, 0, 0, -2]


@clause("SG-END-4")
@pytest.mark.parametrize(("pile", "best"), [((1, 0, 2), 1), ((2, 1, 0), 1), ((0, 2, 1), 0)])
def test_among_equals_the_lowest_in_the_pile_wins(pile: tuple[int, ...], best: int) -> None:
    assert RULES.winners(Town().vp(20, 20, 3).pile(*pile).state) == [best]
    rich = Town().vp(20, 20, 3).pile(*pile).cubes(1 - best, tea=9).tokens(*(4 * (seat == best) for seat in range(3)))
    assert RULES.winners(rich.money(*(99 * (seat != best) for seat in range(3))).state) == [best], "riches do not help"


@clause("SG-END-5")
def test_a_round_once_begun_is_played_to_its_end() -> None:
    """The stack is empty and no plot is free for another round, but three turns are still played."""
    town = Town().full(*LAST_PLOTS[:3]).stack("port_2", "port_3", "port_4", "stonecutter").new_round()
    assert (town.state.top, town.state.stack) == (EMPTY, [])
    while town.plots():
        town.put_flags(min(town.plots()))
    for seat in range(3):
        assert town.decider == seat
        assert not town.is_over()
        town.pass_turn()
    assert town.is_over()
    assert town.told(GameEnded) == [GameEnded("stack")]
