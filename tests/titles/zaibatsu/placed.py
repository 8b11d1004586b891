"""Rare positions of Nippon: Zaibatsu: long lists, full boards, bonuses that ask, modifiers, ends of rounds and game."""

from collections.abc import Callable, Iterator
from typing import Final

from rules.core.step import Step
from rules.core.target import Seat
from rules.zaibatsu.board import MARKET_SPACES
from rules.zaibatsu.components import ALL_COLOURS, FIRST_LIGHT, GOODS, ROUNDS
from rules.zaibatsu.effects.printed import ServiceBonus
from rules.zaibatsu.modules.shared_objectives import SHARED_OBJECTIVES
from rules.zaibatsu.places import TRACK_SPACE
from rules.zaibatsu.state import TOKEN_BITS, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.steps.base import SETTLE
from rules.zaibatsu.steps.due import Bonus
from rules.zaibatsu.steps.rounds import LastConsolidations, TurnOver
from rules.zaibatsu.steps.turn import TakeTurn, begin_action
from rules.zaibatsu.tiles import OLD_FACTORY, TILE_OF
from tests.every_title.table import Table


def placed(table: Table) -> Iterator[tuple[str, ZaibatsuState]]:
    """Each position with its name."""
    for number, arrange in enumerate(ARRANGEMENTS):
        state: ZaibatsuState = table.new_state(11 + number)
        while state.turn == 0:
            table.rules.apply(state, table.rules.legal_moves(state)[0])
        seat = state.active
        steps = arrange(state, seat)
        over = [] if isinstance(steps[0], LastConsolidations) else [TurnOver(seat)]
        state.pending = [*over, *steps]
        state.offer = None
        table.rules.settle(state)
        yield arrange.__name__, state


def build(state: ZaibatsuState, seat: Seat, *names: str, goods: int = 0) -> None:
    """Factories instead of those a start token brought."""
    state.slots[seat], state.goods[seat], state.machines[seat] = [], [], []
    state.held_machine[seat], state.held_goods[seat], state.kept_tile[seat] = 0, 0, 0
    for name in names:
        state.slots[seat].append(OLD_FACTORY if name == "old" else TILE_OF[name])
        state.goods[seat].append(goods)
        state.machines[seat].append(0)
        if name != "old":
            state.shelf &= ~(3 << (TILE_OF[name] & ~1))


def own(state: ZaibatsuState, seat: Seat, money: int = 0, coal: int = 0, silk: int = 0, iron: int = 0) -> None:
    """The whole stock."""
    state.stock[seat] = [money, coal, silk, iron]


def put(state: ZaibatsuState, owner: int, space: str, value: int) -> None:
    """An influence token on the map."""
    state.tokens[MARKET_SPACES.index(space)] = owner << VALUE_BITS | value
    state.hand[owner] -= 1 << TOKEN_BITS * value


def everything_can_be_delivered(state: ZaibatsuState, seat: Seat) -> list[Step]:
    build(state, seat, "cotton_3a", "paper_3a", "bento_3a", "lenses_3a", "bulbs_3a", "clocks_4a", goods=4)
    return [begin_action(seat, 7, 0)]


def everything_can_be_invested(state: ZaibatsuState, seat: Seat) -> list[Step]:
    build(state, seat, "lenses_4b", "paper_3a", "bento_3a", "cotton_3b", "bulbs_4b", "clocks_4b", goods=4)
    return [begin_action(seat, 8, 0)]


def a_train_anywhere_for_either_price(state: ZaibatsuState, seat: Seat) -> list[Step]:
    build(state, seat, "lenses_3a", "lenses_3b")
    own(state, seat, money=30, silk=5, iron=20)
    return [begin_action(seat, 6, 1)]


def ships_for_either_price(state: ZaibatsuState, seat: Seat) -> list[Step]:
    own(state, seat, money=30, silk=2, iron=12)
    state.workers[seat] = []
    state.left[seat][1] = 5
    return [begin_action(seat, 5, 1)]


def a_production_with_every_modifier(state: ZaibatsuState, seat: Seat) -> list[Step]:
    build(state, seat, "bento_4b", "cotton_4b", "paper_4b", "bulbs_3b", "old", goods=3)
    own(state, seat, coal=7)
    return [begin_action(seat, 4, 2)]


def machines_with_every_modifier(state: ZaibatsuState, seat: Seat) -> list[Step]:
    build(state, seat, "bulbs_4a", "clocks_4a", "lenses_4a", "bento_4a", "cotton_4a")
    own(state, seat, money=12, silk=5, iron=3)
    return [begin_action(seat, 3, 2)]


def a_factory_of_any_kind(state: ZaibatsuState, seat: Seat) -> list[Step]:
    build(state, seat, "old", goods=1)
    own(state, seat, money=40, silk=8, iron=4, coal=4)
    state.tracks[seat] = [7, 4, 5]
    state.shelf = (1 << 48) - 1 & ~0x5555
    return [begin_action(seat, 2, 0)]


def bonuses_in_any_order(state: ZaibatsuState, seat: Seat) -> list[Step]:
    any_service, white = ServiceBonus(ALL_COLOURS), ServiceBonus((0,))
    state.improved[seat] = 1
    state.waiting = [
        Bonus(seat, any_service, TRACK_SPACE[seat][0][6]),
        Bonus(seat, white, TRACK_SPACE[seat][2][5]),
        Bonus(seat, any_service, TRACK_SPACE[seat][1][9]),
    ]
    return [SETTLE[seat]]


def tied_tokens_in_full_cities(state: ZaibatsuState, seat: Seat) -> list[Step]:
    build(state, seat, "cotton_3a", "cotton_3b", goods=4)
    state.demand = (GOODS.index("cotton"),) * len(MARKET_SPACES)
    other = (seat + 1) % state.seats
    put(state, seat, "osaka/north", 1)
    put(state, other, "osaka/east", 2 if other == seat else 1)
    if state.seats > 2:
        put(state, (seat + 2) % state.seats, "osaka/south", 1)
    return [begin_action(seat, 7, 0)]


def a_consolidation_with_choices(state: ZaibatsuState, seat: Seat) -> list[Step]:
    build(state, seat, "paper_3b")
    own(state, seat, money=5, coal=5, silk=9)
    state.workers[seat] = [0, 1, 2, 3, 4, 5]
    state.improved[seat] = 1
    return [TakeTurn(seat)]


def nobody_can_pay(state: ZaibatsuState, seat: Seat) -> list[Step]:
    for each in range(state.seats):
        own(state, each)
        build(state, each)
        state.workers[each] = []
    return [TakeTurn(seat)]


def the_round_is_about_to_end(state: ZaibatsuState, seat: Seat) -> list[Step]:
    state.round = 2
    for row, workers in enumerate(state.queue):
        state.queue[row] = 0
        for colour in range(6):
            state.bag[colour] += workers >> 4 * colour & 15
    put(state, seat, "tokyo/west", 6)
    own(state, seat, money=9)
    return [TakeTurn(seat)]


def objectives_are_shared_out(state: ZaibatsuState, seat: Seat) -> list[Step]:
    if state.seats == 1:
        return [TakeTurn(seat)]
    state.shared = ((), (0, 3), (1, 4), (2, 5))
    state.left[seat][0] = 2
    state.docked[seat] += 2
    state.tracks[seat][0] = 4
    return [TakeTurn(seat), *SHARED_OBJECTIVES.period_ended(state, 2, seat)]


def the_last_turns(state: ZaibatsuState, seat: Seat) -> list[Step]:
    state.round, state.last_first = FIRST_LIGHT, seat
    own(state, seat, money=20, iron=6)
    return [TakeTurn(seat)]


def the_last_consolidations(state: ZaibatsuState, seat: Seat) -> list[Step]:
    state.round, state.last_first = ROUNDS, seat
    state.workers[seat] = [0, 4, 4, 4, 1]
    own(state, seat, silk=3)
    if state.seats == 1:
        state.solo = ()
    return [LastConsolidations()]


ARRANGEMENTS: Final[tuple[Callable[[ZaibatsuState, Seat], list[Step]], ...]] = (
    everything_can_be_delivered,
    everything_can_be_invested,
    a_train_anywhere_for_either_price,
    ships_for_either_price,
    a_production_with_every_modifier,
    machines_with_every_modifier,
    a_factory_of_any_kind,
    bonuses_in_any_order,
    tied_tokens_in_full_cities,
    a_consolidation_with_choices,
    nobody_can_pay,
    the_round_is_about_to_end,
    objectives_are_shared_out,
    the_last_turns,
    the_last_consolidations,
)
