"""Which free actions a seat could take, the moment aside."""

from rules.core.target import Seat
from rules.yokohama_duel.components import ANY_TIME, DEMANDS, IMPORT_DOWN, TECHNOLOGIES
from rules.yokohama_duel.reckoning.counting import OPEN_TALLIES
from rules.yokohama_duel.reckoning.influence import ready
from rules.yokohama_duel.state import DuelState


def completable(state: DuelState, seat: Seat) -> list[int]:
    """The orders in hand whose goods are there."""
    return DEMANDS.met(state.stock[seat], state.hands[seat])


def recruitable(state: DuelState, seat: Seat) -> list[int]:
    """The criteria that are met and not yet used."""
    still_open = OPEN_TALLIES[state.recruited[seat]]
    if not still_open:
        return []
    # Asked before nearly every decision: the four counts stand here in line.
    techs = state.techs[seat].bit_count()
    counts = (len(state.completed[seat]), techs, len(state.churches[seat]), state.stock[seat][IMPORT_DOWN])
    return [number for number, counted, at_least in still_open if counts[counted] >= at_least]


def usable(state: DuelState, seat: Seat) -> list[int]:
    """The any-time technologies whose price is there."""
    owned = state.stock[seat]
    able = ready(state, seat, ANY_TIME)
    return [each for each in able if owned[TECHNOLOGIES[each].pays[0]] >= TECHNOLOGIES[each].pays[1]]
