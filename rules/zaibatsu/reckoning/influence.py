"""Influence in the regions, places, and what they pay."""

from typing import Final, NamedTuple

from rules.core.target import NOBODY, Seat
from rules.zaibatsu.board import PRINTED, RAILS_PER_REGION, SPACES_OF_REGION, TRAIN_INFLUENCE
from rules.zaibatsu.components import AUTOMA, COUNTS, SCORING
from rules.zaibatsu.state import VALUE, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.tiles import STRONG_TRAIN_INFLUENCE, STRONG_TRAINS

FOREIGN: Final = NOBODY
"""The foreign companies among the parties of a region."""


class Place(NamedTuple):
    """A party of a region: its influence and the points its place pays, shared if it is tied."""

    party: int
    influence: int
    points: int


def trains_in(state: ZaibatsuState, region: int, owner: int) -> int:
    """How many trains an owner has in a region."""
    return state.rails[region * RAILS_PER_REGION : (region + 1) * RAILS_PER_REGION].count(owner)


def tokens_in(state: ZaibatsuState, region: int, owner: int) -> list[int]:
    """The values of an owner's tokens in a region."""
    tokens = [state.tokens[space] for space in SPACES_OF_REGION[region]]
    return [token & VALUE for token in tokens if token and token >> VALUE_BITS == owner]


def per_train(state: ZaibatsuState, seat: Seat) -> int:
    """What a train counts for a seat that has a token beside it."""
    return STRONG_TRAIN_INFLUENCE if STRONG_TRAINS in state.slots[seat] else TRAIN_INFLUENCE


def influence(state: ZaibatsuState, region: int, owner: int) -> int:
    """A seat's trains count with a token there only, the automa's always."""
    tokens = tokens_in(state, region, owner)
    if owner == AUTOMA:
        return sum(tokens) + TRAIN_INFLUENCE * trains_in(state, region, owner)
    return sum(tokens) + per_train(state, owner) * trains_in(state, region, owner) if tokens else 0


def foreign_influence(state: ZaibatsuState, region: int) -> int:
    """The printed values that no token covers."""
    return sum(PRINTED[space] for space in SPACES_OF_REGION[region] if not state.tokens[space])


def parties(state: ZaibatsuState) -> list[int]:
    """Who is ranked: the seats, the automa of a solo game, the foreign companies."""
    automa = [AUTOMA] if state.seats == 1 else []
    return [*range(state.seats), *automa, FOREIGN]


def standings(state: ZaibatsuState, region: int, period: int) -> list[Place]:
    """All parties with influence in a region, the highest first, with what their places pay in a period."""
    have = [
        (foreign_influence(state, region) if party == FOREIGN else influence(state, region, party), party)
        for party in parties(state)
    ]
    ranked = sorted([each for each in have if each[0]], key=lambda each: -each[0])
    values = [SCORING[period][index] for index in COUNTS[state.seats].value_indexes]
    places = []
    for number, party in ranked:
        first = sum(1 for other, _ in ranked if other > number)
        tied = sum(1 for other, _ in ranked if other == number)
        places.append(Place(party, number, sum(values[first : first + tied]) // tied))
    return places


def points(state: ZaibatsuState, region: int, period: int) -> list[tuple[Seat, int]]:
    """What the seats get of a region, those who get anything."""
    return [
        (place.party, place.points)
        for place in standings(state, region, period)
        if place.points and 0 <= place.party < AUTOMA
    ]
