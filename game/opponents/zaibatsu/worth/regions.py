"""What influence in the regions may still pay."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from game.opponents.zaibatsu.outlook import Outlook
from game.opponents.zaibatsu.temper import Temper
from rules.core.target import NOBODY, Seat
from rules.zaibatsu.board import PRINTED, RAILS_PER_REGION, REGION_OF, REGIONS, TRAIN_INFLUENCE
from rules.zaibatsu.components import AUTOMA, COUNTS, PERIODS, SCORING
from rules.zaibatsu.reckoning.influence import per_train
from rules.zaibatsu.state import VALUE, VALUE_BITS, ZaibatsuState

_PARTIES: Final = AUTOMA + 1
_SURE: Final = 0.45
"""A place differs by so little influence that no more is needed once nobody has a turn left."""
_TIME_FOR_A_TOKEN: Final = 8.0
"""With so many turns left a token may be counted on beside a train."""


class Japan(NamedTuple):
    """By region and owner: token values, number of trains, influence; by region what the foreign companies have."""

    tokens: list[list[int]]
    trains: list[list[int]]
    influence: list[list[int]]
    foreign: list[int]


def japan(state: ZaibatsuState) -> Japan:
    """The map, counted once."""
    regions = range(len(REGIONS))
    tokens = [[0] * _PARTIES for _ in regions]
    trains = [[0] * _PARTIES for _ in regions]
    foreign = [0] * len(REGIONS)
    for space, token in enumerate(state.tokens):
        if token:
            tokens[REGION_OF[space]][token >> VALUE_BITS] += token & VALUE
        else:
            foreign[REGION_OF[space]] += PRINTED[space]
    for rail, owner in enumerate(state.rails):
        if owner != NOBODY:
            trains[rail // RAILS_PER_REGION][owner] += 1
    weights = [per_train(state, seat) for seat in range(state.seats)]
    influence = [[0] * _PARTIES for _ in regions]
    for region in regions:
        here = influence[region]
        for seat, weight in enumerate(weights):
            if tokens[region][seat]:
                here[seat] = tokens[region][seat] + weight * trains[region][seat]
        here[AUTOMA] = tokens[region][AUTOMA] + TRAIN_INFLUENCE * trains[region][AUTOMA]
    return Japan(tokens, trains, influence, foreign)


@lru_cache(maxsize=1 << 16)
def expected(values: tuple[int, ...], scale: float, mine: int, others: tuple[int, ...]) -> float:
    """What a region pays for this influence, when each difference may still change by about `scale`."""
    if not mine:
        return 0.0
    rank = 0.0
    for other in others:
        if other:
            lead = (mine - other) / scale
            rank += 1 / (1 + exp(lead)) if lead < 30 else 0.0
    below = int(rank)
    if below + 1 >= len(values):
        return float(values[-1]) * max(0.0, 1 - (rank - below)) if below < len(values) else 0.0
    return values[below] + (values[below + 1] - values[below]) * (rank - below)


def place_values(seats: int, period: int) -> tuple[int, ...]:
    """What the places of a period pay."""
    return tuple(SCORING[period][index] for index in COUNTS[seats].value_indexes)


VALUES: Final = {seats: ((), *(place_values(seats, period) for period in range(1, PERIODS + 1))) for seats in COUNTS}


def region_worth(seats: int, mine: int, others: Sequence[int], foreign: int, ahead: Outlook, temper: Temper) -> float:
    """All scorings to come of one region."""
    if not mine:
        return 0.0
    rest = (*sorted(others), foreign)
    worth, weight = 0.0, 1.0
    for period in range(1, PERIODS + 1):
        turns = ahead.to_end[period]
        if turns >= 0:
            scale = _SURE + temper.swing * round(2 * turns) / 2
            worth += weight * expected(VALUES[seats][period], scale, mine, rest)
            weight *= temper.later
    return worth


def lone_train_worth(ahead: Outlook, temper: Temper) -> float:
    """A train where no token stands: less and less as the turns go in which one might come."""
    return temper.lone_train * min(1.0, ahead.turns / _TIME_FOR_A_TOKEN)


def map_worth(state: ZaibatsuState, seat: Seat, land: Japan, ahead: Outlook, temper: Temper) -> float:
    """All regions; trains that wait for a token count a little."""
    worth = 0.0
    for region in range(len(REGIONS)):
        here = land.influence[region]
        if here[seat]:
            others = [number for owner, number in enumerate(here) if owner != seat and number]
            worth += region_worth(state.seats, here[seat], others, land.foreign[region], ahead, temper)
        elif land.trains[region][seat]:
            worth += lone_train_worth(ahead, temper) * land.trains[region][seat]
    return worth
