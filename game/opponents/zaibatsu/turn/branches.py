"""What to try at each step of a turn, the likeliest first: each is a move, or moves that belong together."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.opponents.player import Line
from game.opponents.zaibatsu.turn import effects
from game.opponents.zaibatsu.turn.sense import Sense
from rules.core.move import DONE, END_TURN, FreeMove, Move
from rules.zaibatsu.board import DESTINATION_COLOUR, RAILS_PER_REGION
from rules.zaibatsu.components import (
    EXPERT,
    FACTORY,
    INVEST_GOODS,
    INVEST_STEPS,
    INVESTMENT,
    LAST,
    MINES,
    MOST_GOODS,
    NONE,
    ON_FINANCE,
    PRODUCTION,
    RND,
    STEP_COST,
    STEPS,
    TRAINS,
)
from rules.zaibatsu.effects.printed import ServiceOfWorker
from rules.zaibatsu.moves import (
    CHOOSE_SPACE,
    CONSOLIDATE,
    DELIVER,
    HIRE,
    ChooseRail,
    Hire,
    Invest,
    Modify,
    Produce,
    Ship,
    Steps,
    Train,
)
from rules.zaibatsu.reckoning.markets import deliveries
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps import actions, investment, markets, start, turn, voyages
from rules.zaibatsu.steps.activation import Activation
from rules.zaibatsu.steps.voyages import MOST_LISTED
from rules.zaibatsu.tiles import CONTRACTS, GOOD_OF, MODIFIES, PER_FACTORY, TILES

_CLOSE: Final = 0.6
"""A colour so much worse than the best is tried too."""


def branches(state: ZaibatsuState, sense: Sense) -> Sequence[Line]:
    """The ways on from here; never empty while somebody decides."""
    step = state.pending[-1]
    known = _TRIED.get(type(step))
    if known is None:
        return effects.branches(state, step, sense)
    return known(state, step, sense) or [(move,) for move in _offered(state)[:1]]


def _offered(state: ZaibatsuState) -> list[Move]:
    """The legal moves without those possible at any time."""
    offer = state.offer
    if offer is None:
        offer = state.pending[-1].moves(state)
    return [move for move in offer if not isinstance(move, FreeMove)]


# ------------------------------------------------------------ the turn
def _turn(state: ZaibatsuState, step: turn.TakeTurn, sense: Sense) -> list[Line]:
    """Each action with the colour that suits the worker area best, and consolidation."""
    able: dict[int, list[int]] = {}
    found: list[Line] = []
    for move in _offered(state):
        if isinstance(move, Hire):
            able.setdefault(move.action, []).append(move.colour)
    useful = {action: colours for action, colours in able.items() if not _is_idle(state, sense.seat, action)}
    able = useful or able
    worth = [sense.hired(state, colour) for colour in range(EXPERT)] if able else []
    for action, colours in able.items():
        colours.sort(key=lambda colour: -worth[colour])
        number = 3 if _asks_colour(state, sense.seat, action) else sense.width - 1
        best = worth[colours[0]]
        found += [(HIRE[action][colour],) for colour in colours[: max(1, number)] if worth[colour] > best - _CLOSE]
    if CONSOLIDATE in _offered(state):
        found.append((CONSOLIDATE,))
    return found


def _is_idle(state: ZaibatsuState, seat: int, action: int) -> bool:
    """Would an action bring nothing but its worker?"""
    if action in (RND, MINES):
        return state.tracks[seat][action] == LAST
    if action == PRODUCTION:
        return all(number >= MOST_GOODS for number in state.goods[seat])
    if action == INVESTMENT:
        return state.tracks[seat][ON_FINANCE] == LAST and len(state.contracts[seat]) == len(CONTRACTS)
    return False


def _asks_colour(state: ZaibatsuState, seat: int, action: int) -> bool:
    """Can the colour of the worker itself bring something in this action?"""
    if action == FACTORY:
        return any(state.shelf >> tile & 1 for tile in _OF_WORKER if TILES[tile].action == NONE)
    return action == TRAINS and any(tile in _OF_WORKER for tile in state.slots[seat])


_OF_WORKER: Final = tuple(
    number for number, tile in enumerate(TILES) if any(isinstance(each, ServiceOfWorker) for each in tile.effects)
)


def _end(state: ZaibatsuState, step: Any, sense: Sense) -> list[Line]:
    return [(END_TURN,)]


def _pair(state: ZaibatsuState, step: start.PickPair, sense: Sense) -> list[Line]:
    return [(move,) for move in _offered(state)]


# ------------------------------------------------------------ activations
def _act(
    state: ZaibatsuState, step: Activation, sense: Sense, ranked: Callable[[list[Move]], list[Line]], most: int
) -> list[Line]:
    """The best ways to go on, or an end; a modifier that closes nothing is used at once."""
    moves = _offered(state)
    at_once: list[Line] = []
    closing: list[Line] = []
    for move in moves:
        if isinstance(move, Modify):
            tile = TILES[state.slots[sense.seat][move.factory]]
            (closing if tile.when == PER_FACTORY else at_once).append((move,))
    ways = ranked([move for move in moves if not isinstance(move, Modify) and move != DONE])[:most]
    if at_once:
        others = sum(1 for tile in state.slots[sense.seat] if MODIFIES[tile] == step.action())
        return at_once if others == len(at_once) else [*at_once, *ways]
    if step.count:
        ways += closing or [(DONE,)]
    return ways


def _most(sense: Sense, step: Activation, *by_count: int) -> int:
    """So many ways at each activation; who tries little tries half."""
    number = by_count[min(step.count, len(by_count) - 1)]
    return number if sense.width > 1 else max(1, number // 2)


def _research(state: ZaibatsuState, step: actions.Research, sense: Sense) -> list[Line]:
    """No step that is lost is paid for."""
    here = state.tracks[sense.seat][step.action()]

    def ranked(moves: list[Move]) -> list[Line]:
        return [
            (move,)
            for move in moves
            if isinstance(move, Steps) and (not move.tier or here + STEPS[move.tier - 1] < LAST)
        ]

    return _act(state, step, sense, ranked, len(STEP_COST))


def _factory(state: ZaibatsuState, step: actions.BuildOneFactory, sense: Sense) -> list[Line]:
    return _act(state, step, sense, lambda moves: [(move,) for move in moves], len(TILES))


def _machines(state: ZaibatsuState, step: actions.BuildMachines, sense: Sense) -> list[Line]:
    def ranked(moves: list[Move]) -> list[Line]:
        return [(move,) for move in effects.machines(state, moves, sense)]

    return _act(state, step, sense, ranked, _most(sense, step, 4, 2, 2))


def _produce(state: ZaibatsuState, step: actions.Produce, sense: Sense) -> list[Line]:
    """Every set of factories once, the most productive first; none that is full."""
    seat = sense.seat
    slots, machines, goods = state.slots[seat], state.machines[seat], state.goods[seat]
    order = sorted(
        range(len(slots)), key=lambda at: (-(1 + machines[at].bit_count()) * sense.at.goods[GOOD_OF[slots[at]]], at)
    )
    lowest = max((number for number, at in enumerate(order) if step.used >> at & 1), default=-1)

    def ranked(moves: list[Move]) -> list[Line]:
        able = {move.factory: move for move in moves if isinstance(move, Produce) and goods[move.factory] < MOST_GOODS}
        further = order if step.relieved else order[lowest + 1 :]
        return [(able[at],) for at in further if at in able]

    return _act(state, step, sense, ranked, _most(sense, step, 6, 6, 6))


def _ships(state: ZaibatsuState, step: voyages.BuildShips, sense: Sense) -> list[Line]:
    def ranked(moves: list[Move]) -> list[Line]:
        ships = [move for move in moves if isinstance(move, Ship)]
        ships.sort(key=lambda move: sense.price(move.price) - sense.ship(state, DESTINATION_COLOUR[move.destination]))
        return [(move,) for move in ships]

    return _act(state, step, sense, ranked, _most(sense, step, 5, 3, 2))


def _trains(state: ZaibatsuState, step: voyages.BuildTrains, sense: Sense) -> list[Line]:
    """In each region the best space, for the price that hurts least."""
    land = sense.land(state)

    def ranked(moves: list[Move]) -> list[Line]:
        best: dict[int, tuple[float, Move]] = {}
        for move in moves:
            if not isinstance(move, Train | ChooseRail):
                continue
            gain = sense.rail(state, land, move.rail)
            if isinstance(move, Train):
                gain -= sense.price(move.price)
            region = move.rail // RAILS_PER_REGION
            if region not in best or gain > best[region][0]:
                best[region] = (gain, move)
        return [(move,) for _, move in sorted(best.values(), key=lambda each: -each[0])]

    return _act(state, step, sense, ranked, _most(sense, step, 4, 2, 2))


def _pay_train(state: ZaibatsuState, step: voyages.PayForTrain, sense: Sense) -> list[Line]:
    moves = [move for move in _offered(state) if isinstance(move, Train)]
    moves.sort(key=lambda move: sense.price(move.price))
    return [(move,) for move in moves[: sense.width - 1 or 1]]


def _deliver(state: ZaibatsuState, step: markets.DeliverGoods, sense: Sense) -> list[Line]:
    def ranked(moves: list[Move]) -> list[Line]:
        able = deliveries(state, sense.seat, step.region) if moves else []
        listed = len(able) <= MOST_LISTED
        land = sense.land(state)
        gains = [(sense.delivery(state, land, space, value), space, value) for space, value in able]
        gains.sort(key=lambda each: -each[0])
        table = DELIVER[sense.seat]
        return [
            (table[space][value],) if listed else (CHOOSE_SPACE[space], table[space][value])
            for _, space, value in gains
        ]

    return _act(state, step, sense, ranked, _most(sense, step, 10, 4, 2))


def _invest(state: ZaibatsuState, step: investment.InvestGoods, sense: Sense) -> list[Line]:
    """Contracts by what they give, and steps on Finance, which would else be crowded out by so many contracts."""
    seat = sense.seat
    most = _most(sense, step, 6, 3, 2)

    def ranked(moves: list[Move]) -> list[Line]:
        contracts: list[tuple[float, int, Move]] = []
        finance: list[tuple[float, int, Move]] = []
        for number, move in enumerate(moves):
            if not isinstance(move, Invest):
                continue
            cost = INVEST_GOODS[step.count] * sense.at.goods[GOOD_OF[state.slots[seat][move.factory]]]
            if move.contract != NONE:
                contracts.append((cost - sense.contract(state, move.contract), number, move))
            elif state.tracks[seat][ON_FINANCE] < LAST:
                finance.append((cost - sense.steps(state, ON_FINANCE, INVEST_STEPS[step.count]), number, move))
        finance = sorted(finance)[:1]
        contracts = sorted(contracts)[: max(1, most - len(finance))]
        return [(move,) for _, _, move in sorted([*contracts, *finance])]

    return _act(state, step, sense, ranked, most + 1)


_TRIED: Final[dict[type, Callable[[ZaibatsuState, Any, Sense], list[Line]]]] = {
    turn.TakeTurn: _turn,
    turn.EndTurn: _end,
    start.PickPair: _pair,
    start.KeepPair: _end,
    actions.Research: _research,
    actions.Mining: _research,
    actions.BuildOneFactory: _factory,
    actions.BuildMachines: _machines,
    actions.Produce: _produce,
    voyages.BuildShips: _ships,
    voyages.BuildTrains: _trains,
    voyages.PayForTrain: _pay_train,
    markets.DeliverGoods: _deliver,
    investment.InvestGoods: _invest,
}
