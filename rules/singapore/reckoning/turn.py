"""What the steps still to come say of the turn and of the round."""

from rules.core.target import NOBODY, Seat
from rules.singapore.components import COUNTS, EMPTY, MOVES, PLOTS_MASK, WORKERS
from rules.singapore.reckoning.tiles import stack_size
from rules.singapore.state import SingaporeState
from rules.singapore.steps.build import BuildTile
from rules.singapore.steps.goods import ReceiveGoods
from rules.singapore.steps.prepare import PrepareBuilding
from rules.singapore.steps.share_out import ShareOut
from rules.singapore.steps.street import FreeStreet
from rules.singapore.steps.work import Work


def work_of(state: SingaporeState, seat: Seat) -> Work | None:
    """What is left of a seat's turn of workers; None out of its turn."""
    for step in reversed(state.pending):
        if isinstance(step, Work):
            return step if step.seat == seat else None
    return None


def moves_left(state: SingaporeState, worker: int) -> int:
    """How far a worker may go in this turn; out of its turn, in the next one."""
    work = work_of(state, worker // WORKERS)
    if work is None:
        return MOVES
    return work.walk + (work.extra if work.runner == worker else 0)


def plot_being_built(state: SingaporeState, seat: Seat) -> int:
    """The plot this seat now chooses a tile for; EMPTY if it does not."""
    step = state.pending[-1] if state.pending else None
    return state.flagged[seat] if isinstance(step, BuildTile) and step.seat == seat else EMPTY


def prepares_now(state: SingaporeState, seat: Seat) -> bool:
    """Does this seat choose a tile and a plot before the first round?"""
    step = state.pending[-1] if state.pending else None
    return isinstance(step, PrepareBuilding) and step.seat == seat


def street_is_free(state: SingaporeState) -> bool:
    """Does the street that can be laid now come with a new building?"""
    return bool(state.pending) and isinstance(state.pending[-1], FreeStreet)


def picks_are_received(state: SingaporeState) -> bool:
    """Do the cubes being picked come from the supply?"""
    return bool(state.pending) and isinstance(state.pending[-1], ReceiveGoods)


# ------------------------------------------------------------ the round
def flags_to_place(state: SingaporeState) -> int:
    """How many flags the Raffles holder has still to set in this round."""
    return sum(len(step.colours) for step in state.pending if isinstance(step, ShareOut))


def flag_in_hand(state: SingaporeState) -> int:
    """The colour whose flag is being placed now; NOBODY if none is."""
    step = state.pending[-1] if state.pending else None
    return step.colours[0] if isinstance(step, ShareOut) else NOBODY


def has_built(state: SingaporeState, seat: Seat) -> bool:
    """Has a seat built in this round? Its flag has left the plot, once all flags were given out."""
    return bool(state.round) and state.flagged[seat] == EMPTY and not flags_to_place(state)


def further_rounds(state: SingaporeState) -> int:
    """How many whole rounds can follow this one, by the tiles and by the plots."""
    count = COUNTS[state.seats]
    flags = sum(1 for square in state.flagged if square != EMPTY) + flags_to_place(state)
    plots = (PLOTS_MASK & ~state.built).bit_count() - flags
    return min(stack_size(state) // (count.display - 1), plots // count.flags)
