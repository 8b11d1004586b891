"""Common and individual set-up, and what everybody knows."""

from collections import Counter

import pytest

from rules.core.deal import Deal
from rules.zaibatsu.board import CITIES, DEMANDED, DESTINATIONS
from rules.zaibatsu.components import COLOURS, COUNTS, counted
from rules.zaibatsu.places import EXPERT_WORKER, LAST_MARKER, ROUND, ROUND_MARKER
from rules.zaibatsu.reckoning.dues import favours_left
from rules.zaibatsu.reckoning.means import at_hand
from rules.zaibatsu.rules import Zaibatsu
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import STANDARD_TILES, TILES
from tests.titles.clause import clause

RULES = Zaibatsu()


def dealt(seats: int, seed: int = 1, **options: bool | str) -> ZaibatsuState:
    return RULES.new_state(Deal("zaibatsu", seats, options, seed))


@clause("Z-SETUP-1", "Z-MARKET-13")
def test_eight_of_nine_demand_tiles_each_turned_by_lot() -> None:
    turns, unused = Counter[int](), Counter[int]()
    for seed in range(40):
        state = dealt(2, seed)
        tiles = [tile for tile, _ in state.demand_tiles]
        assert len(set(tiles)) == len(CITIES) == 8
        unused.update(set(range(len(DEMANDED))) - set(tiles))
        turns.update(turn for _, turn in state.demand_tiles)
        for city, (tile, turn) in enumerate(state.demand_tiles):
            goods = state.demand[city * 4 : city * 4 + 4]
            assert list(goods) == [DEMANDED[tile][(side - turn) % 4] for side in range(4)]
    assert set(turns) == {0, 1, 2, 3}
    assert len(unused) > 5


@clause("Z-SETUP-2")
def test_round_markers_on_the_first_dark_and_the_first_light_space() -> None:
    things = RULES.things(dealt(2))
    assert things[ROUND[1], ROUND_MARKER] == 1
    assert things[ROUND[6], LAST_MARKER] == 1


@clause("Z-SETUP-3")
def test_every_expert_stands_at_its_destination() -> None:
    things = RULES.things(dealt(3))
    where = {thing: place.key for place, thing in things if thing in EXPERT_WORKER}
    assert [where[expert] for expert in EXPERT_WORKER] == [
        "berlin",
        "new_york",
        "washington",
        "paris",
        "san_francisco",
        "london",
    ]
    assert len(DESTINATIONS) == 6


@pytest.mark.parametrize(
    ("seats", "tokens", "bag", "rows"), [(1, 1, 36, 1), (2, 2, 36, 1), (3, 3, 42, 2), (4, 4, 48, 3)]
)
@clause("Z-SETUP-4", "Z-SETUP-5", "Z-SETUP-6", "Z-SETUP-7", "Z-SOLO-1")
def test_what_depends_on_the_number_of_players(seats: int, tokens: int, bag: int, rows: int) -> None:
    state = dealt(seats)
    assert COUNTS[seats].improvements == tokens
    assert [counted(workers) for workers in state.hiring] == [3] * 5
    assert [counted(workers) for workers in state.queue] == [3] * rows
    drawn = sum(counted(workers) for workers in (*state.hiring, *state.queue))
    held = sum(len(workers) for workers in state.workers)
    assert sum(state.bag) + drawn + held == bag
    for colour in range(len(COLOURS)):
        out = sum(workers >> 4 * colour & 15 for workers in (*state.hiring, *state.queue))
        assert state.bag[colour] + out == bag // 6


@pytest.mark.parametrize(("seats", "number"), [(1, 2), (2, 2), (3, 3), (4, 4)])
@clause("Z-SETUP-8", "Z-SETUP-9")
def test_so_many_tiles_of_each_type_side_a_unless_chosen(seats: int, number: int) -> None:
    for seed in range(5):
        state = dealt(seats, seed)
        for good, tiles in enumerate(STANDARD_TILES):
            shown = [tile for tile in range(len(TILES)) if state.shelf >> tile & 1 and TILES[tile].good == good]
            assert len(shown) == number
            assert set(shown) <= set(tiles)


@clause("Z-SETUP-9", "Z-SETUP-10")
def test_random_sides_and_one_side_of_a_tile_only() -> None:
    sides = Counter[str]()
    for seed in range(10):
        state = dealt(4, seed, factory_sides="random")
        shown = [TILES[tile] for tile in range(len(TILES)) if state.shelf >> tile & 1]
        assert len(shown) == 24
        assert len({(tile.good, tile.number) for tile in shown}) == 24
        sides.update(tile.side for tile in shown)
    assert min(sides["A"], sides["B"]) > 80


@clause("Z-SETUP-11", "Z-SETUP-12", "Z-SETUP-13", "Z-SETUP-14", "Z-SETUP-15", "Z-SETUP-16")
def test_what_everybody_starts_with() -> None:
    state = dealt(3)
    for seat in range(3):
        assert state.left[seat] == [0, 0, 0]
        assert state.tracks[seat] == [0, 0, 0]
        assert [at_hand(state, seat, value) for value in range(1, 8)] == [1] * 7
        assert [value for value in range(8) if state.locked[seat] >> value & 1] == [3, 5, 7]
        assert state.contracts[seat] == []
        assert [favours_left(state, seat, level) for level in (1, 2, 3)] == [3, 3, 3]
        assert state.stock[seat] == [0, 0, 0, 0]
        assert sum(state.points[seat]) == 0


@clause("Z-SETUP-17", "Z-START-1", "Z-START-2")
def test_the_table_is_laid_before_the_start_tokens_and_the_first_player_is_drawn() -> None:
    firsts = {dealt(4, seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    for seats, pairs in ((1, 2), (2, 3), (3, 4), (4, 5)):
        state = dealt(seats)
        assert len(state.pairs) == pairs
        assert len({pair // 8 for pair in state.pairs}) == len({pair % 8 for pair in state.pairs}) == pairs
        assert all(state.hiring)
        assert type(state.pending[-1]).__name__ == "PickPair"


@clause("Z-INFO-1", "Z-INFO-2", "Z-INFO-3")
def test_all_but_chance_is_open_to_everybody() -> None:
    state = dealt(4, 3)
    for seat in range(4):
        seen = RULES.seen_by(state, seat)
        assert seen.rng == 0
        assert seen.unknown == []
        assert RULES.things(seen) == RULES.things(state)
        assert seen.bag == state.bag


@clause("Z-INFO-1")
def test_the_order_of_bag_and_pile_is_fixed_by_nothing_but_chance() -> None:
    state = dealt(1)
    assert state.pile == sorted(state.pile)
    worlds = [RULES.imagine(RULES.seen_by(state, 0), seed) for seed in range(8)]
    assert len({world.rng for world in worlds}) == 8
