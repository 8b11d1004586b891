"""What no sane player leaves uncounted: regions, and the last turn."""

from collections.abc import Iterator
from typing import Final

from game.audit.folly import blunder, doubt, doubt_of_the_game
from game.opponents.zaibatsu.evaluate import ZaibatsuEvaluation
from game.opponents.zaibatsu.propose import ZaibatsuProposals
from game.opponents.zaibatsu.sense.looking import Play, end_of_turn, is_last_turn
from game.opponents.zaibatsu.temper import Temper
from game.opponents.zaibatsu.turn.growth import grown
from game.opponents.zaibatsu.turn.sense import Sense
from rules.core.target import NOBODY
from rules.zaibatsu.board import RAIL_GIFTS, RAILS_OF_REGION, RAILS_PER_REGION, REGION_OF, REGIONS
from rules.zaibatsu.components import COAL, MONEY, NONE, PERIODS, VP
from rules.zaibatsu.moves import ChooseRail, Deliver, Train
from rules.zaibatsu.reckoning.influence import FOREIGN, foreign_influence, influence, parties, points, tokens_in
from rules.zaibatsu.reckoning.markets import deliveries
from rules.zaibatsu.scoring import total
from rules.zaibatsu.state import VALUE_BITS, ZaibatsuState
from rules.zaibatsu.steps.markets import TAKE_REWARD, DeliverGoods, MarketReward
from rules.zaibatsu.steps.pieces_by_effect import TrainByEffect
from rules.zaibatsu.steps.voyages import BuildTrains
from rules.zaibatsu.tiles import KEEPS

OTHER_LINES: Final = 12
"""In the last turn, so many other turns are played to the end."""
WORLDS: Final = 3
"""What the automa does next nobody knows: another turn must be better whatever it is, in so many trials."""
CLEARLY_MORE: Final = 4
"""Points that nobody leaves there."""
FAR_AHEAD: Final = 6
"""A lead in a region that hardly any turn takes away."""


# ------------------------------------------------------------ the last turn
@blunder
def misses_points(deed: Play) -> bool:
    """Plays the last turn clearly worse than another way that was plain to see."""
    if not is_last_turn(deed):
        return False
    rules, temper = deed.rules, Temper()
    evaluation = ZaibatsuEvaluation(rules, temper)
    proposals = ZaibatsuProposals(rules, temper, evaluation)
    worlds = [rules.imagine(deed.before, number) for number in range(WORLDS if deed.before.seats == 1 else 1)]
    got = [_at_the_end(proposals, world, deed) for world in worlds]
    others = grown(rules, worlds[0], Sense(worlds[0], deed.seat, temper, 2))
    others.sort(key=lambda each: -evaluation.at_rest(each.state, deed.seat))
    for each in others[:OTHER_LINES]:
        other = deed._replace(line=each.line)
        if all(_is_better(_at_the_end(proposals, world, other), mine) for world, mine in zip(worlds, got, strict=True)):
            return True
    return False


def _at_the_end(proposals: ZaibatsuProposals, world: ZaibatsuState, deed: Play) -> tuple[int, int]:
    """Points and lead after a line if the others do nothing more."""
    state, seat = world.clone(), deed.seat
    for move in deed.line:
        deed.rules.apply(state, move)
    proposals.next_turn(state, seat)
    own = 0 if state.lost else total(state, seat)
    return own, own - max((total(state, other) for other in range(state.seats) if other != seat), default=0)


def _is_better(might: tuple[int, int], got: tuple[int, int]) -> bool:
    """Clearly more points, and a clearly larger lead."""
    return all(other >= mine + CLEARLY_MORE for other, mine in zip(might, got, strict=True))


@blunder
def takes_what_is_discarded(deed: Play) -> bool:
    """Takes money or coal in a market of its last turn instead of points, and has no use for it."""
    end = end_of_turn(deed)
    if end is None or not is_last_turn(deed) or KEEPS in end.slots[deed.seat]:
        return False
    for state, move in deed.moments():
        step = state.pending[-1]
        if isinstance(step, MarketReward) and move == TAKE_REWARD[0]:
            item, number = REGIONS[step.region].bonus
            return item in (MONEY, COAL) and end.stock[deed.seat][item] >= number
    return False


# ------------------------------------------------------------ regions
@doubt
def gives_influence_up(deed: Play) -> bool:
    """Replaces an own token by a lower one, and has less influence in the region at the end of the turn."""
    end, seat = end_of_turn(deed), deed.seat
    if end is None:
        return False
    lowered = {
        REGION_OF[move.space]
        for state, move in deed.moments()
        if isinstance(move, Deliver)
        and (seat << VALUE_BITS) + move.value < state.tokens[move.space] < seat + 1 << VALUE_BITS
    }
    return any(influence(end, region, seat) < influence(deed.before, region, seat) for region in lowered)


@doubt
def crowds_a_region(deed: Play) -> bool:
    """Delivers where it is far ahead, while the same token could have gone to a region where it has none."""
    first = next((state for state, _ in deed.moments() if isinstance(state.pending[-1], DeliverGoods)), None)
    delivered = next((move for move in deed.line if isinstance(move, Deliver)), None)
    if first is None or delivered is None or _lead(first, REGION_OF[delivered.space], deed.seat) < FAR_AHEAD:
        return False
    return any(
        value >= delivered.value and not influence(first, REGION_OF[space], deed.seat)
        for space, value in deliveries(first, deed.seat, NONE)
    )


def _lead(state: ZaibatsuState, region: int, seat: int) -> int:
    """By how much a seat is ahead of everybody else in a region."""
    others = [
        foreign_influence(state, region) if party == FOREIGN else influence(state, region, party)
        for party in parties(state)
        if party != seat
    ]
    return influence(state, region, seat) - max(others)


@doubt_of_the_game
def builds_lone_train(deed: Play) -> bool:
    """Built a train beside which never a token stood, though elsewhere it would have paid in the last scoring."""
    own = [each for each in deed.past if each.seat == deed.seat]
    for number, each in enumerate(own):
        for region, others in _lone_trains(each):
            if any(tokens_in(later.after, region, deed.seat) for later in own[number:]):
                continue
            if any(_wins_place(deed.after, other, deed.seat) for other in others):
                return True
    return False


def _lone_trains(deed: Play) -> Iterator[tuple[int, list[int]]]:
    """Regions without an own token to which a train went, with those that were open to it and had one."""
    for state, move in deed.moments():
        if not isinstance(state.pending[-1], BuildTrains | TrainByEffect) or not isinstance(move, Train | ChooseRail):
            continue
        region = move.rail // RAILS_PER_REGION
        if not tokens_in(state, region, deed.seat) and not any(gift.item == VP for gift in RAIL_GIFTS[move.rail]):
            able = {each.rail for each in deed.rules.legal_moves(state) if isinstance(each, Train | ChooseRail)}
            regions = {rail // RAILS_PER_REGION for rail in able}
            yield region, [other for other in sorted(regions) if tokens_in(state, other, deed.seat)]


def _wins_place(end: ZaibatsuState, region: int, seat: int) -> bool:
    """Would one train more have paid in the last scoring of a region?"""
    more = end.clone()
    free = [rail for rail in RAILS_OF_REGION[end.seats][region] if end.rails[rail] == NOBODY]
    if not free:
        return False
    more.rails[free[0]] = seat
    return dict(points(more, region, PERIODS)).get(seat, 0) > dict(points(end, region, PERIODS)).get(seat, 0)
