"""Consolidations no sane player makes: what they take, where the favour token goes, who is paid."""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Final

from game.audit.folly import blunder, doubt, doubt_of_the_game
from game.opponents.zaibatsu.outlook import outlook
from game.opponents.zaibatsu.sense.looking import Play, ends_round, in_place_of, turns_before
from game.opponents.zaibatsu.turn.patience import A_HARVEST, MUCH_MONEY
from rules.core.move import DONE, END_TURN
from rules.core.target import Seat
from rules.zaibatsu.board import REGIONS
from rules.zaibatsu.components import (
    ACTIVATIONS,
    COAL,
    FACTORY,
    GOOD_LEVEL,
    MACHINES,
    MONEY,
    MOST_GOODS,
    OBJECTIVES,
    PRODUCTION,
    SILK,
)
from rules.zaibatsu.free import Melt
from rules.zaibatsu.moves import CONSOLIDATE, Hire, PlaceFavour
from rules.zaibatsu.reckoning.dues import levels, salaries_due, salaries_paid
from rules.zaibatsu.reckoning.means import is_old
from rules.zaibatsu.reckoning.measures import objective_points
from rules.zaibatsu.state import SALARIES, ZaibatsuState
from rules.zaibatsu.steps.consolidation import DiscardStock, Favour, LastDone, PaySalaries
from rules.zaibatsu.steps.markets import TAKE_REWARD, MarketReward
from rules.zaibatsu.tiles import BASE_OUTPUT, COAL_FOR, GOOD_OF, KEEPS, OUTPUT_PER_MACHINE

FAR_TOO_MUCH: Final = 12
"""So much money pays for two factories."""
A_PIECE, A_PRODUCTION = 5, 3
"""So much money or coal is what a turn may well cost."""
LATE: Final = 3
"""In so many last turns points count, not what could still be bought."""
DEAR: Final = 3
"""Points for salaries that nobody means to lose."""


def _last(state: ZaibatsuState) -> bool:
    """Is it the last consolidation, after which all is counted?"""
    return any(isinstance(step, LastDone) for step in state.pending)


def _able(deed: Play) -> set[int]:
    """The actions that could be taken instead of a consolidation in the middle of the game, and of the round."""
    if deed.line[0] != CONSOLIDATE or outlook(deed.before, deed.seat).turns <= LATE:
        return set()
    able = {move.action for move in deed.rules.legal_moves(deed.before) if isinstance(move, Hire)}
    return {action for action in able if not ends_round(deed.before, action)}


# ------------------------------------------------------------ what it takes
@blunder
def throws_money_away(deed: Play) -> bool:
    """Consolidates with money for two factories in hand, though a factory or a machine could be built."""
    return bool(_able(deed) & {FACTORY, MACHINES}) and deed.before.stock[deed.seat][MONEY] >= FAR_TOO_MUCH


@doubt
def consolidates_rich(deed: Play) -> bool:
    """Consolidates with money that would build a factory or a machine, or with coal for goods worth a turn."""
    able = _able(deed)
    if able & {FACTORY, MACHINES} and deed.before.stock[deed.seat][MONEY] >= MUCH_MONEY:
        return True
    return PRODUCTION in able and _harvest(deed.before, deed.seat) >= A_HARVEST


def _harvest(state: ZaibatsuState, seat: Seat) -> int:
    """What one production may bring, goods counted by their levels; kept coal is not lost, so it does not count."""
    slots, goods, machines = state.slots[seat], state.goods[seat], state.machines[seat]
    works = [at for at, tile in enumerate(slots) if not is_old(tile)]
    best = 0
    for chosen in combinations(works, min(len(works), ACTIVATIONS[PRODUCTION])):
        coal, levels_made = state.stock[seat][COAL], 0
        for at in sorted(chosen, key=lambda each: -GOOD_LEVEL[GOOD_OF[slots[each]]]):
            good = GOOD_OF[slots[at]]
            if COAL_FOR[good] <= coal:
                coal -= COAL_FOR[good]
                made = BASE_OUTPUT + OUTPUT_PER_MACHINE * machines[at].bit_count()
                levels_made += GOOD_LEVEL[good] * min(made, MOST_GOODS - goods[at])
        best = max(best, levels_made)
    return best


@doubt
def pays_twice(deed: Play) -> bool:
    """Consolidates first and then pays for a turn that the money or coal thus lost would have paid for."""
    before = next(turns_before(deed), None)
    if before is None or not isinstance(deed.line[0], Hire) or not _able(before):
        return False
    instead = in_place_of(before, deed.line)
    if instead is None:
        return False
    had, left = before.before.stock[deed.seat], instead.stock[deed.seat]
    saved = (had[MONEY] - left[MONEY] - _salary_more(before, instead)) / A_PIECE
    return saved + (had[COAL] - left[COAL]) / A_PRODUCTION >= 1


def _salary_more(deed: Play, instead: ZaibatsuState) -> int:
    """What the workers of another turn would have cost more."""
    return salaries_due(instead, deed.seat) - salaries_due(deed.before, deed.seat)


@doubt
def takes_what_it_throws_away(deed: Play) -> bool:
    """Took money or coal in a market instead of points, and loses as much by consolidating next."""
    before = next(turns_before(deed), None)
    if before is None or deed.line[0] != CONSOLIDATE or KEEPS in deed.before.slots[deed.seat]:
        return False
    stock = deed.before.stock[deed.seat]
    taken = [gift for gift in _bonuses(before) if gift[0] in (MONEY, COAL)]
    return any(stock[item] >= number for item, number in taken)


def _bonuses(deed: Play) -> Iterator[tuple[int, int]]:
    """Bonuses of regions taken in markets."""
    for state, move in deed.moments():
        step = state.pending[-1]
        if isinstance(step, MarketReward) and move == TAKE_REWARD[0]:
            yield REGIONS[step.region].bonus


@blunder
def melts_for_nothing(deed: Play) -> bool:
    """Changes silk into money that stays unspent, or that the consolidation takes."""
    moments = list(deed.moments())
    for number, (state, move) in enumerate(moments):
        if not isinstance(move, Melt) or isinstance(state.pending[-1], PaySalaries) or _last(state):
            continue
        if any(isinstance(step, DiscardStock) for step in state.pending):
            return True
        if moments[-1][1] == END_TURN and all(each.stock[deed.seat][MONEY] for each, _ in moments[number + 1 :]):
            return True
    return False


# ------------------------------------------------------------ favour
@blunder
def wastes_the_last_favour(deed: Play) -> bool:
    """Places the last favour token where it scores less than it would elsewhere, or takes a lower one than it may."""
    for state, move in deed.moments():
        step = state.pending[-1]
        if isinstance(move, PlaceFavour) and isinstance(step, Favour) and _last(state):
            got = objective_points(deed.after, deed.seat, move.objective, step.level)
            free = [each for each in range(len(OBJECTIVES)) if not state.favours[deed.seat][each]]
            best = levels(state, deed.seat)[-1]
            return any(objective_points(deed.after, deed.seat, each, best) > got for each in free)
    return False


@doubt_of_the_game
def favours_what_scores_nothing(deed: Play) -> bool:
    """A favour token never scored, though an objective that scored already when it was placed never got one."""
    end, seat = deed.after, deed.seat
    for each in deed.past:
        for state, move in each.moments() if each.seat == seat else ():
            if isinstance(move, PlaceFavour) and not objective_points(end, seat, move.objective, 1):
                spare = [other for other in range(len(OBJECTIVES)) if not end.favours[seat][other]]
                if any(objective_points(state, seat, other, 1) for other in spare):
                    return True
    return False


@doubt
def consolidates_for_one(deed: Play) -> bool:
    """Consolidates with a single worker for the third time running."""
    if deed.line[0] != CONSOLIDATE:
        return False
    before = (each for each in turns_before(deed) if each.line[0] == CONSOLIDATE)
    running = [deed, *islice(before, 2)]
    return len(running) == 3 and all(len(each.before.workers[deed.seat]) == 1 for each in running)


# ------------------------------------------------------------ salaries
@blunder
def keeps_silk_for_points(deed: Play) -> bool:
    """Loses points for salaries in the last consolidation with silk that would have paid them."""
    for state, move in deed.moments():
        if move == DONE and isinstance(state.pending[-1], PaySalaries) and _last(state):
            stock, seat = state.stock[deed.seat], deed.seat
            short = salaries_due(state, seat) > salaries_paid(state, seat)
            return short and stock[SILK] + min(1, stock[MONEY]) > 1 and _lost(deed) > 0
    return False


@doubt
def works_unpaid(deed: Play) -> bool:
    """Loses several points for salaries."""
    return CONSOLIDATE in deed.line and _lost(deed) >= DEAR


def _lost(deed: Play) -> int:
    """Points lost for salaries."""
    return deed.before.points[deed.seat][SALARIES] - deed.after.points[deed.seat][SALARIES]
