"""From a deal to the first state."""

from rules.core.chance import draw, draw_counted, roll, seeded
from rules.core.deal import Deal
from rules.zaibatsu.board import CITIES, DEMANDS, REGIONS, SPACES_PER_CITY, shown
from rules.zaibatsu.components import (
    COLOURS,
    COUNTS,
    ONE_OF,
    ROWS_PER_ZONE,
    SPACES,
    WORKERS_PER_COLOUR,
    WORKERS_PER_ROW,
    WORKERS_PER_SPACE,
    Count,
)
from rules.zaibatsu.modules.chosen import MODULES, modules_of
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.rounds import BeginTurn
from rules.zaibatsu.steps.start import BeginPicking, RemovePairs, picking_order
from rules.zaibatsu.tiles import (
    ACTION_TOKENS,
    DIFFICULTIES,
    OBJECTIVES_BY_DIFFICULTY,
    SOLO,
    STANDARD_TILES,
    START_A,
    START_B,
)


def dealt(deal: Deal) -> ZaibatsuState:
    """Map, workers and factories by lot, then the modules, the automa, and the start tokens to pick."""
    state = ZaibatsuState(deal.seats, seeded(deal.seed))
    count = COUNTS[deal.seats]
    _lay_demand(state)
    _lay_workers(state, count)
    _lay_factories(state, count, str(deal.options.get("factory_sides", "all_a")))
    if deal.seats == 1:
        _lay_automa(state, DIFFICULTIES.index(str(deal.options.get("difficulty", "normal"))))
    else:
        state.modules = modules_of(deal.options)
    for module in state.modules:
        MODULES[module].set_out(state)
    _lay_start(state, count)
    state.reveals = 0
    return state


def _lay_demand(state: ZaibatsuState) -> None:
    pool = list(range(len(DEMANDS)))
    state.demand_tiles = tuple((draw(state, pool), roll(state, SPACES_PER_CITY)) for _ in CITIES)
    state.demand = tuple(good for tile, turns in state.demand_tiles for good in shown(tile, turns))


def _lay_workers(state: ZaibatsuState, count: Count) -> None:
    state.bag = [WORKERS_PER_COLOUR - count.removed_per_colour] * len(COLOURS)
    state.hiring = [_drawn(state, WORKERS_PER_SPACE) for _ in SPACES]
    state.queue = [_drawn(state, WORKERS_PER_ROW) for _ in range(count.zones * ROWS_PER_ZONE)]


def _drawn(state: ZaibatsuState, number: int) -> int:
    return sum(ONE_OF[draw_counted(state, state.bag)] for _ in range(number))


def _lay_factories(state: ZaibatsuState, count: Count, sides: str) -> None:
    for tiles in STANDARD_TILES:
        pool = list(tiles)
        for _ in range(count.tiles_per_type):
            side = roll(state, 2) if sides == "random" else 0
            state.shelf |= 1 << draw(state, pool) + side


def _lay_automa(state: ZaibatsuState, difficulty: int) -> None:
    """Two sets of the workers that the bag does not hold: one on the map, one in the priority area."""
    state.difficulty = difficulty + 1
    colours = list(range(len(COLOURS)))
    state.region_workers = tuple(draw(state, colours) for _ in REGIONS)
    colours = list(range(len(COLOURS)))
    state.priority = [draw(state, colours) for _ in COLOURS]
    pool = list(range(len(SOLO)))
    state.solo = tuple(draw(state, pool) for _ in range(OBJECTIVES_BY_DIFFICULTY[difficulty]))
    state.pile = list(range(len(ACTION_TOKENS)))


def _lay_start(state: ZaibatsuState, count: Count) -> None:
    state.first = roll(state, state.seats)
    state.active = state.first
    tokens_a, tokens_b = list(range(len(START_A))), list(range(len(START_B)))
    state.pairs = [draw(state, tokens_a) * len(START_B) + draw(state, tokens_b) for _ in range(count.pairs)]
    order = picking_order(state.first, state.seats)
    state.pending = [BeginTurn(state.first), RemovePairs(), *map(BeginPicking, reversed(order))]
