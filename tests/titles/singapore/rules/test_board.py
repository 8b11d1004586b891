"""The board and the set-up: layouts, land, stack, markers."""

from collections import Counter
from itertools import pairwise

import pytest

from rules.core.bits import numbers_in
from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.target import SEATS
from rules.singapore.components import COUNTS, LAND_TILES, PLOTS_MASK, START_MASK, TILES
from rules.singapore.effects.rounds import turn_top
from rules.singapore.events.rounds import TileRevealed, TopTurned
from rules.singapore.moves import Prepare
from rules.singapore.places import ASIDE, FLAG, FLAGS, MARKER, MONEY, RAFFLES, SCREEN, WORKER, track
from rules.singapore.reckoning.board import BOARDS, prices
from rules.singapore.state import SingaporeState
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.watching import RULES, check_at_rest

WATER = {(2, 0), (2, 1), (0, 2), (1, 2), (2, 2)}
BOARD_IDS = [board.key for board in BOARDS]


def new_game(seats: int = 3, seed: int = 1) -> SingaporeState:
    return RULES.new_state(Deal("singapore", seats, {}, seed))


def beside(spot: tuple[int, int]) -> set[tuple[int, int]]:
    x, y = spot
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def tiles_of(number: int) -> list[set[tuple[int, int]]]:
    """The squares of the six land tiles."""
    spots = BOARDS[number].spots[4:]
    return [set(spots[at : at + 6]) for at in range(0, 36, 6)]


@clause("SG-BOARD-1")
@pytest.mark.parametrize("number", range(3), ids=BOARD_IDS)
def test_land_tiles_touch_and_leave_no_hole(number: int) -> None:
    land = tiles_of(number)
    assert all(len(tile) == 6 for tile in land)
    assert len(set().union(*land)) == 36, "no two tiles overlap"
    start = {(x, y) for x in range(3) for y in range(3)}
    assert not start & set().union(*land)
    joined, waiting = set(start), land[:]
    while waiting:
        touching = [tile for tile in waiting if any(beside(spot) & joined for spot in tile)]
        assert touching, "a land tile lies apart"
        for tile in touching:
            joined |= tile
            waiting.remove(tile)
    # Walk over all empty squares of a frame around the board: those not met are a hole.
    frame = {(x, y) for x in range(-10, 8) for y in range(-8, 6)}
    outside, edge = {(-10, -8)}, [(-10, -8)]
    while edge:
        for spot in beside(edge.pop()) & frame - joined - outside:
            outside.add(spot)
            edge.append(spot)
    assert outside == frame - joined


@clause("SG-BOARD-1")
@pytest.mark.parametrize("number", range(3), ids=BOARD_IDS)
def test_the_map_says_what_lies_beside_what(number: int) -> None:
    board = BOARDS[number]
    at = {spot: square for square, spot in enumerate(board.spots)}
    for spot, square in at.items():
        near = {at[other] for other in beside(spot) if other in at}
        assert {other for other in range(40) if board.near[square] >> other & 1} == near
        joined = {other for _, other in board.edges_at[square]}
        assert joined == (near - set(range(4)) if square < 4 else near)
        assert all(square in board.edges[edge] and other in board.edges[edge] for edge, other in board.edges_at[square])
    assert len(set(board.edges)) == len(board.edges)
    assert all(one < other for one, other in board.edges)


@clause("SG-BOARD-1", "SG-COMP-4")
def test_every_square_that_is_no_start_building_is_a_plot() -> None:
    assert (numbers_in(START_MASK), numbers_in(PLOTS_MASK)) == ([*range(4)], [*range(4, 40)])


@clause("SG-BOARD-2")
def test_land_tiles_are_not_turned() -> None:
    """Whatever its place, a land tile is three wide and two high and shows its prices in the same order."""
    for number in range(3):
        spots = BOARDS[number].spots[4:]
        for place in range(6):
            (x, y), *_ = corner = spots[place * 6 : place * 6 + 6]
            assert corner == tuple((x + dx, y + dy) for dy in range(2) for dx in range(3))
    printed = {0: (1, 2, 3, 0, 1, 2), 3: (1, 3, 2, 2, 0, 4), 5: (4, 2, 1, 3, 1, 0)}
    for tile, row in printed.items():
        for place in range(6):
            others = [other for other in range(6) if other != tile]
            land = (*others[:place], tile, *others[place:])
            assert prices(land)[4 + place * 6 : 10 + place * 6] == row


@clause("SG-BOARD-3")
@pytest.mark.parametrize("number", range(3), ids=BOARD_IDS)
def test_no_land_below_or_right_of_the_water(number: int) -> None:
    for x, y in set().union(*tiles_of(number)):
        assert not any(y > below and x == column for column, below in WATER)
        assert not any(x > right and y == row for right, row in WATER)


@clause("SG-BOARD-4")
def test_layout_and_land_are_dealt_at_random() -> None:
    games = [new_game(seed=seed) for seed in range(60)]
    assert Counter(game.layout for game in games).keys() == {0, 1, 2}
    assert all(sorted(game.land) == list(range(len(LAND_TILES))) for game in games)
    assert {game.land[place] for game in games for place in range(6)} == set(range(6))
    assert all({game.land[place] for game in games} == set(range(6)) for place in range(6))
    assert [board.key for board in BOARDS] == ["plateau", "headland", "saddle"]
    assert [tuple(board.spots[4:][place * 6] for place in range(6)) for board in BOARDS] == [
        ((-3, 0), (-2, -2), (-5, -2), (-6, 0), (-5, -4), (-2, -4)),
        ((-3, 0), (-1, -2), (-4, -2), (-6, 0), (-4, -4), (-1, -4)),
        ((-3, 0), (-1, -2), (-4, -2), (-6, 0), (-3, -4), (0, -4)),
    ]


@clause("SG-BOARD-4")
@pytest.mark.parametrize("number", range(3), ids=BOARD_IDS)
def test_the_land_lies_close_together(number: int) -> None:
    """Six rows and nine columns hold it all, and hardly any way to lay the tiles makes more neighbours."""
    spots = BOARDS[number].spots
    assert max(y for _, y in spots) - min(y for _, y in spots) < 6
    assert max(x for x, _ in spots) - min(x for x, _ in spots) < 9
    assert len(BOARDS[number].edges) >= 61, "62 is the most"


@clause("SG-BOARD-5")
@pytest.mark.parametrize("number", range(3), ids=BOARD_IDS)
def test_no_land_touches_the_water(number: int) -> None:
    assert not any(beside(spot) & WATER for spot in set().union(*tiles_of(number)))


# ------------------------------------------------------------ set-up
@clause("SG-SETUP-1")
def test_stage_i_lies_on_stage_ii_on_stage_iii() -> None:
    first_tiles = set()
    for seed in range(12):
        town = Town()
        town.state.rng += seed
        town.stack(*(tile.key for tile in TILES[:42])).display().new_round()
        order = [event.tile for event in town.told(TileRevealed)]
        assert all(TILES[tile].stage == 1 for tile in order)
        while town.state.stack:
            before = len(town.state.stack)
            town.state.top = -1
            turned: list[Event] = []
            turn_top(town.state, turned.append)
            assert isinstance(turned[0], TopTurned)
            order.append(turned[0].tile)
            assert len(town.state.stack) == before - 1
        stages = [TILES[tile].stage for tile in order]
        assert all(one <= next_one for one, next_one in pairwise(stages))
        first_tiles.add(order[1])
    assert len(first_tiles) > 3, "each stage is shuffled"


@clause("SG-SETUP-2")
def test_the_top_tile_lies_face_up() -> None:
    games = [new_game(seed=seed) for seed in range(30)]
    for game in games:
        assert TILES[game.top].stage == 1
        assert game.top not in game.stack
        for seat in range(3):
            assert RULES.seen_by(game, seat).top == game.top
    assert len({game.top for game in games}) > 6


@clause("SG-SETUP-3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_pounds_one_worker_fourteen_flags(seats: int) -> None:
    state = new_game(seats)
    things = RULES.things(state)
    for seat in range(seats):
        assert things[SCREEN[seat], MONEY] == 5
        assert things[FLAGS[seat], FLAG[seat]] == 14
        assert things[ASIDE[seat], WORKER[2 * seat + 1]] == 1
    town = Town(seats).display("market", "bank", "office", "weaver_1").preparation()
    while not town.state.round:
        town.play(town.legal[0])
    assert all(town.worker_of(seat) != "aside" for seat in range(seats))
    assert all(town.worker_of(seat, second=True) == "aside" for seat in range(seats))


@clause("SG-SETUP-4")
def test_markers_are_piled_on_five_in_random_order() -> None:
    games = [new_game(4, seed) for seed in range(60)]
    assert all(game.vp == [5, 5, 5, 5] for game in games)
    assert all(RULES.things(games[0])[track(5), MARKER[seat]] == 1 for seat in range(4))
    assert all(sorted(game.track) == [0, 1, 2, 3] for game in games)
    assert len({tuple(game.track) for game in games}) > 15


@clause("SG-SETUP-5")
def test_the_bottom_marker_takes_raffles() -> None:
    games = [new_game(4, seed) for seed in range(40)]
    assert all(game.raffles == game.track[0] for game in games)
    assert {game.raffles for game in games} == {0, 1, 2, 3}
    assert all(RULES.things(game)[SEATS[game.raffles], RAFFLES] == 1 for game in games)


@clause("SG-SETUP-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_starts_with_cubes_or_tokens(seats: int) -> None:
    state = new_game(seats)
    assert (set(state.cubes), set(state.tokens)) == ({0}, {0})
    assert state.supply == [20, 20, 20, 20]
    assert state.sealed == [0] * seats, "no seal is paid yet"
    assert state.reveals == 0
    assert len(state.display) == COUNTS[seats].preparation
    assert all(type(move) is Prepare for move in RULES.legal_moves(state))
    check_at_rest(state)
