"""Rare positions of Singapore: two workers, Raffles' tiles, raids on the poor, a full town, an empty supply."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, Final

from rules.core.bits import numbers_in
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.step import Step
from rules.core.target import Seat
from rules.singapore.components import (
    BLACK_TOKENS,
    COUNTS,
    EMPTY,
    NEUTRAL,
    STREETS,
    TILE_OF,
    TILES,
    WORKERS,
)
from rules.singapore.moves import Activate, Build
from rules.singapore.reckoning.board import BOARDS, prices
from rules.singapore.reckoning.town import open_plots
from rules.singapore.state import SET_ASIDE, WAITS, SingaporeState
from rules.singapore.steps.build import BuildNeutral, BuildTile
from rules.singapore.steps.rounds import RoundOver, TurnOver
from rules.singapore.steps.work import Work
from tests.every_title.playing import at_random, lively, play
from tests.every_title.table import Table
from tests.titles.singapore.rules.rearranging import (
    empty_screens,
    exchange_tiles,
    fill_town,
    give_all_tokens,
    give_cubes,
    give_points,
    leave_two_tiles,
    make_last,
    stand_on,
)


@cache
def base(table: Table) -> SingaporeState:
    """The first turn of workers in the fourth round of a random game."""
    plies = play(table.rules, table.new_state(11), at_random, 11)
    return next(ply.after for ply in plies if ply.after.round == 4 and isinstance(ply.after.pending[-1], Work))


def placed(table: Table) -> Iterator[tuple[str, SingaporeState]]:
    """Each position with its name."""
    for arrange in ARRANGEMENTS:
        if arrange not in ONLY_FOR_TWO or COUNTS[table.seats].neutral:
            state = base(table).clone()
            state.open_screens = False
            steps = arrange(state, state.active)
            state.pending = [TurnOver(), *steps]
            state.offer = None
            table.rules.settle(state)
            yield arrange.__name__, state


# ------------------------------------------------------------ positions
def a_runner_and_a_second_worker(state: SingaporeState, seat: Seat) -> list[Step]:
    stand_on(state, seat, "raffles_tactics")
    state.workers[seat * WORKERS + 1] = 0
    state.money[seat] = 20
    return [Work(seat)]


def two_workers_in_one_gaming_house(state: SingaporeState, seat: Seat) -> list[Step]:
    stand_on(state, seat, "gaming_house")
    stand_on(state, seat, "gaming_house", worker=1)
    state.money[seat] = 9
    give_cubes(state, seat, 3, 2, 1, 2)
    return [Work(seat)]


def agent_hired_without_a_move_left(state: SingaporeState, seat: Seat) -> list[Step]:
    state.workers[seat * WORKERS + 1] = SET_ASIDE
    stand_on(state, seat, "new_agent")
    return [Work(seat, walk=0)]


def agent_hired_with_moves_left(state: SingaporeState, seat: Seat) -> list[Step]:
    state.workers[seat * WORKERS + 1] = SET_ASIDE
    stand_on(state, seat, "new_agent")
    return [Work(seat)]


def orders_for_one_who_waits(state: SingaporeState, seat: Seat) -> list[Step]:
    stand_on(state, seat, "raffles_orders")
    state.workers[seat * WORKERS + 1] = WAITS
    return [Work(seat, walk=1)]


def many_tokens_at_court(state: SingaporeState, seat: Seat) -> list[Step]:
    stand_on(state, seat, "courthouse")
    give_all_tokens(state)
    return [Work(seat)]


def raid_on_the_poor(state: SingaporeState, seat: Seat) -> list[Step]:
    stand_on(state, seat, "opium_smuggler_1")
    give_all_tokens(state)
    for each in range(state.seats):
        state.money[each] = each
        give_points(state, each, 2 * each)
        give_cubes(state, each, 1, state.tokens[0] + 2 - state.tokens[each], 0, 0)
    return [Work(seat)]


def raid_that_takes_the_input(state: SingaporeState, seat: Seat) -> list[Step]:
    stand_on(state, seat, "syndicate_sale")
    give_all_tokens(state)
    give_cubes(state, seat, 0, 3, 0, 0)
    return [Work(seat)]


def raid_by_nobody(state: SingaporeState, seat: Seat) -> list[Step]:
    """Two players: the neutral colour draws, and is raided."""
    give_all_tokens(state)
    state.tokens[NEUTRAL], state.tokens[0], state.tokens[1] = BLACK_TOKENS - 2, 1, 1
    leave_two_tiles(state, seat)
    furthest = [tile for tile in state.display if tile != EMPTY][-1]
    if not TILES[furthest].illegal:
        exchange_tiles(state, furthest, TILE_OF["opium_den"])
    return [RoundOver(), BuildNeutral()]


def much_to_choose_and_little_in_supply(state: SingaporeState, seat: Seat) -> list[Step]:
    stand_on(state, seat, "black_market_2")
    empty_screens(state)
    give_cubes(state, seat, 4, 3, 6, 2)
    give_cubes(state, (seat + 1) % state.seats, 15, 16, 12, 18)
    return [Work(seat)]


def two_alike_of_a_scarce_kind(state: SingaporeState, seat: Seat) -> list[Step]:
    stand_on(state, seat, "trading_house")
    empty_screens(state)
    give_cubes(state, seat, 0, 0, 2, 2)
    give_cubes(state, (seat + 1) % state.seats, 19, 20, 0, 0)
    return [Work(seat)]


def five_of_many_kinds(state: SingaporeState, seat: Seat) -> list[Step]:
    stand_on(state, seat, "east_india_3")
    give_cubes(state, seat, 2, 3, 2, 4)
    state.money[seat] = 7
    return [Work(seat)]


def the_last_seal(state: SingaporeState, seat: Seat) -> list[Step]:
    stand_on(state, seat, "stonecutter")
    for each in range(state.seats):
        give_points(state, each, 58)
    give_cubes(state, seat, 0, 0, 5, 0)
    state.money[seat] = 10
    return [Work(seat)]


def no_street_left_for_a_walk(state: SingaporeState, seat: Seat) -> list[Step]:
    fill_town(state)
    state.streets = sum(1 << edge for edge in numbers_in(state.lanes)[:STREETS])
    state.money[seat] = 5
    return [Work(seat)]


def no_street_left_for_a_building(state: SingaporeState, seat: Seat) -> list[Step]:
    make_last(state, seat)
    state.flagged[seat] = numbers_in(open_plots(state))[0]
    fill_town(state)
    state.streets = sum(1 << edge for edge in numbers_in(state.lanes)[:STREETS])
    return [Work(seat), BuildTile(seat)]


def a_plot_too_dear(state: SingaporeState, seat: Seat) -> list[Step]:
    make_last(state, seat)
    cost = prices(state.land)
    state.flagged[seat] = max(numbers_in(open_plots(state)), key=lambda square: cost[square])
    state.money[seat] = 1
    give_points(state, seat, 1)
    return [Work(seat), BuildTile(seat)]


def the_hut_on_either(state: SingaporeState, seat: Seat) -> list[Step]:
    leave_two_tiles(state, seat)
    state.flagged[NEUTRAL] = EMPTY
    return [RoundOver()]


def a_full_town(state: SingaporeState, seat: Seat) -> list[Step]:
    fill_town(state, but=2)
    stand_on(state, seat, "raffles_orders")
    state.workers[seat * WORKERS + 1] = WAITS
    state.money[seat] = 30
    return [Work(seat)]


def the_stack_runs_out(state: SingaporeState, seat: Seat) -> list[Step]:
    state.gone = sorted([*state.gone, *state.stack])
    state.stack = []
    return [Work(seat)]


def far_from_everything(state: SingaporeState, seat: Seat) -> list[Step]:
    """No street touches the worker: only buying one helps."""
    square = next(square for square in numbers_in(state.built) if state.owner[square] >= 0)
    state.workers[seat * WORKERS] = square
    state.streets &= ~BOARDS[state.layout].ways[square]
    state.money[seat] = 3
    return [Work(seat)]


ARRANGEMENTS: Final[tuple[Callable[[SingaporeState, Seat], list[Step]], ...]] = (
    a_runner_and_a_second_worker,
    two_workers_in_one_gaming_house,
    agent_hired_without_a_move_left,
    agent_hired_with_moves_left,
    orders_for_one_who_waits,
    many_tokens_at_court,
    raid_on_the_poor,
    raid_that_takes_the_input,
    raid_by_nobody,
    much_to_choose_and_little_in_supply,
    two_alike_of_a_scarce_kind,
    five_of_many_kinds,
    the_last_seal,
    no_street_left_for_a_walk,
    no_street_left_for_a_building,
    a_plot_too_dear,
    the_hut_on_either,
    a_full_town,
    the_stack_runs_out,
    far_from_everything,
)
ONLY_FOR_TWO: Final = (raid_by_nobody,)


def towards_an_empty_stack(rules: Rules[Any], state: Any, chance: Random) -> Move:
    """Whoever may take the top tile of the stack does, and earns the pound for it."""
    moves = rules.legal_moves(state)
    top = [move for move in moves if isinstance(move, Build) and move.tile == state.top]
    if top:
        return top[0]
    earning = [move for move in moves if isinstance(move, Activate)]
    if earning and chance.random() < 0.8:
        return chance.choice(earning)
    return lively(rules, state, chance)


RARELY: Final = (towards_an_empty_stack,)
