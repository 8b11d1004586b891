"""Actions no sane player takes: those that bring nothing, and what they leave lying."""

from typing import Final

from game.audit.folly import blunder, doubt, doubt_of_the_game
from game.opponents.zaibatsu.outlook import outlook
from game.opponents.zaibatsu.sense.looking import Play, end_of_turn, gains
from rules.core.move import DONE, SKIP, Move
from rules.core.target import Seat
from rules.zaibatsu.components import (
    EXPERT,
    FACTORIES,
    FACTORY,
    FAVOUR_LEVELS,
    GOOD_LEVEL,
    INVEST_GOODS,
    LAST,
    MOST_GOODS,
    PRODUCTION,
    SECOND_SERVICE,
    STEPS,
    TRAINS,
)
from rules.zaibatsu.moves import HIRE, BuildMachine, Hire, Invest, Modify, Produce, Steps
from rules.zaibatsu.reckoning.means import goods_by_type
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.actions import Research
from rules.zaibatsu.steps.activation import Activation
from rules.zaibatsu.steps.investment import InvestGoods
from rules.zaibatsu.steps.pieces_by_effect import MachineByEffect, TrainByEffect
from rules.zaibatsu.steps.turn import EndTurn
from rules.zaibatsu.tiles import CONTRACTS, FREE, GOOD_OF, MODIFIES, TILES

MOTLEY: Final = 3
"""From so many colours on each costs more than a service gives."""
LATE: Final = 4
"""With so few turns left all goods are worth about the same."""


# ------------------------------------------------------------ actions that bring nothing
@blunder
def acts_for_nothing(deed: Play) -> bool:
    """Takes an action that brings nothing but its worker, who lifts no favour token either."""
    end, seat, move = end_of_turn(deed), deed.seat, deed.line[0]
    if end is None or not isinstance(move, Hire) or _lifts(deed.before, end, seat):
        return False
    if all(isinstance(each, Hire) and each.action == move.action for each in deed.rules.legal_moves(deed.before)):
        return False
    return all(now <= had for now, had in zip(gains(end, seat), gains(deed.before, seat), strict=True))


def _lifts(before: ZaibatsuState, after: ZaibatsuState, seat: Seat) -> bool:
    """Does the worker area stand for a higher favour token, or for any at all, or for one more service?"""
    had, has = len(before.workers[seat]), len(after.workers[seat])
    return not had or has == SECOND_SERVICE or FAVOUR_LEVELS[had - 1] < FAVOUR_LEVELS[has - 1]


@blunder
def pays_for_lost_steps(deed: Play) -> bool:
    """Pays for more steps than the track has left."""
    for state, move in deed.moments():
        step = state.pending[-1]
        if isinstance(move, Steps) and isinstance(step, Research) and move.tier:
            return state.tracks[deed.seat][step.action()] + STEPS[move.tier - 1] >= LAST
    return False


@blunder
def produces_without_room(deed: Play) -> bool:
    """Pays coal for goods that find no room at all, and no modifier rewards it."""
    if any(MODIFIES[tile] == PRODUCTION for tile in deed.before.slots[deed.seat]):
        return False
    return any(
        isinstance(move, Produce) and state.goods[deed.seat][move.factory] >= MOST_GOODS
        for state, move in deed.moments()
    )


# ------------------------------------------------------------ what is left lying
@blunder
def leaves_modifier(deed: Play) -> bool:
    """Ends an action with a modifier unused that would have brought something for nothing."""
    for state, move in deed.moments():
        if move == DONE and isinstance(state.pending[-1], Activation):
            offered = deed.rules.legal_moves(state)
            return any(isinstance(each, Modify) and _brings_something(deed, state, each) for each in offered)
    return False


def _brings_something(deed: Play, state: ZaibatsuState, move: Move) -> bool:
    """Whatever is answered first where it asks something."""
    after = state.clone()
    deed.rules.apply(after, move)
    while not isinstance(after.pending[-1], Activation | EndTurn):
        deed.rules.apply(after, deed.rules.legal_moves(after)[0])
    had, has = gains(state, deed.seat), gains(after, deed.seat)
    return had != has and all(now >= then for now, then in zip(has, had, strict=True))


@doubt
def declines_gift(deed: Play) -> bool:
    """Declines a train or a machine that costs nothing."""
    for state, move in deed.moments():
        step = state.pending[-1]
        if move == SKIP and isinstance(step, TrainByEffect) and step.price == FREE:
            return True
        if move == SKIP and isinstance(step, MachineByEffect):
            return any(isinstance(each, BuildMachine) and not each.slot for each in deed.rules.legal_moves(state))
    return False


@doubt_of_the_game
def leaves_factory_idle(deed: Play) -> bool:
    """Built a factory that never produced nor helped an action, and for whose row there is no favour token."""
    own = [each for each in deed.past if each.seat == deed.seat]
    used = {(type(move), move.factory) for each in own for move in each.line if isinstance(move, Produce | Modify)}
    end, seat = deed.after, deed.seat
    idle = [
        at
        for at, tile in enumerate(end.slots[seat])
        if _only_works(tile) and not {(Produce, at), (Modify, at)} & used and not end.goods[seat][at]
    ]
    return bool(idle) and not end.favours[seat][FACTORIES]


def _only_works(tile: int) -> bool:
    """Does a factory give nothing when it is built, and nothing by being there?"""
    return tile < len(TILES) and TILES[tile].timing == "modifier"


# ------------------------------------------------------------ workers and goods
@doubt
def hires_motley(deed: Play) -> bool:
    """Hires a third colour where it gives no service, or a fourth at all, though one of the own colours was there."""
    move, state = deed.line[0], deed.before
    if not isinstance(move, Hire) or move.action in (FACTORY, TRAINS):
        return False
    workers = state.workers[deed.seat]
    own = {worker % EXPERT for worker in workers}
    if move.colour in own or len(own) < MOTLEY - (len(workers) + 1 < SECOND_SERVICE):
        return False
    return any(HIRE[move.action][colour] in deed.rules.legal_moves(state) for colour in own)


@doubt
def invests_dear(deed: Play) -> bool:
    """Spends goods of a higher level where as many of a lower one would have done that stay unused."""
    if outlook(deed.before, deed.seat).turns <= LATE:
        return False
    spent = 0
    found: list[tuple[int, int, int]] = []
    for state, move in deed.moments():
        step = state.pending[-1]
        if isinstance(move, Invest) and isinstance(step, InvestGoods):
            good = GOOD_OF[state.slots[deed.seat][move.factory]]
            needs = CONTRACTS[move.contract].needs if move.contract >= 0 else 0
            have = goods_by_type(state, deed.seat)
            able = (each for each, number in enumerate(have) if number >= INVEST_GOODS[step.count])
            found += [
                (good, each, needs)
                for each in able
                if GOOD_LEVEL[each] < GOOD_LEVEL[good] and (not needs or needs & (spent | 1 << each))
            ]
            spent |= 1 << good
    return any(not spent >> other & 1 for _, other, _ in found)
