"""How much of the game is left to a seat."""

from typing import Final, NamedTuple

from rules.core.target import Seat
from rules.yokohama.components import CHURCH, CUSTOMS, EXTRA_ROUNDS, HOUSE, HOUSES_END, SET_UP, SHOP, SHOPS_END
from rules.yokohama.reckoning.standing import built, on_board
from rules.yokohama.state import YokohamaState

USUAL_ROUNDS: Final = 14.0
"""How many rounds a game has where nobody hurries."""
_PER_TURN: Final = {"customs": 0.14, "church": 0.17, "orders": 0.2, "pieces": 0.35}
"""How fast each way to the end is gone, by a seat in a turn."""
_EARLY: Final = 0.5
"""How much the usual length counts against the counting of what is missing."""


class Outlook(NamedTuple):
    """Turns still to come, the one under way left out; `sure` once the end is settled."""

    turns: float
    sure: bool


def rounds_to_trigger(state: YokohamaState) -> float:
    """After how many rounds somebody will meet an end condition."""
    told, seats = SET_UP[state.seats], state.seats
    missing = [
        (told.customs_end - on_board(state, CUSTOMS)) / (_PER_TURN["customs"] * seats),
        (told.church_end - on_board(state, CHURCH)) / (_PER_TURN["church"] * seats),
        (len(state.deck) + 1) / (_PER_TURN["orders"] * seats),
    ]
    for piece, end in ((HOUSE, HOUSES_END), (SHOP, SHOPS_END)):
        most = max([built(state, seat, piece) for seat in range(seats)])
        missing.append((end - most) / _PER_TURN["pieces"])
    usual = max(0.0, USUAL_ROUNDS - EXTRA_ROUNDS - state.round)
    fewest = min(missing)
    return min(fewest, _EARLY * usual + (1 - _EARLY) * fewest)


def outlook(state: YokohamaState, seat: Seat) -> Outlook:
    """What is left to a seat."""
    if not state.pending:
        return Outlook(0.0, True)
    seats = state.seats
    if state.last_turn:
        begun = (seat - state.first) % seats + 1
        left = sum(1 for turn in range(begun, state.last_turn + 1, seats) if turn > state.turn)
        return Outlook(float(left), True)
    return Outlook(max(1.0, rounds_to_trigger(state) + EXTRA_ROUNDS), False)


def turns_by_seat(state: YokohamaState) -> list[float]:
    """The turns left to each seat; before the end is settled they are the same for all."""
    if state.pending and not state.last_turn:
        return [outlook(state, 0).turns] * state.seats
    return [outlook(state, seat).turns for seat in range(state.seats)]
