"""What the raid bag holds, and what a raid would find."""

from rules.core.target import Seat
from rules.singapore.components import BLACK_TOKENS, FINE_PER_OPIUM, FINE_PER_TOKEN, GOODS, NEUTRAL, OPIUM
from rules.singapore.state import SingaporeState


def black_in_bag(state: SingaporeState) -> int:
    """The black tokens nobody holds; the white ones are always back in the bag."""
    return BLACK_TOKENS - sum(state.tokens)


def opium_of(state: SingaporeState, colour: int) -> int:
    """What a colour would have to show; the neutral one has none."""
    return 0 if colour == NEUTRAL else state.cubes[colour * len(GOODS) + OPIUM]


def raid_total(state: SingaporeState, colour: int) -> int:
    """Who has the highest one is raided."""
    return state.tokens[colour] + opium_of(state, colour)


def fine(state: SingaporeState, seat: Seat) -> int:
    """What a raided seat has to pay."""
    return state.tokens[seat] * FINE_PER_TOKEN + opium_of(state, seat) * FINE_PER_OPIUM
