"""A turn looked back at: what it brought, and what it might have been."""

from collections.abc import Iterator
from typing import TypeAlias

from game.audit.folly import Deed
from game.opponents.player import Line
from game.opponents.zaibatsu.outlook import outlook
from rules.core.errors import HiddenAhead
from rules.core.move import END_TURN
from rules.core.target import Seat
from rules.zaibatsu.components import EXPERT, FIRST_LIGHT, SPACE_OF, counted
from rules.zaibatsu.moves import CONSOLIDATE, HIRE, Hire
from rules.zaibatsu.reckoning.measures import score, tokens_on_map
from rules.zaibatsu.state import ZaibatsuState

Play: TypeAlias = Deed[ZaibatsuState]


def is_turn(line: Line) -> bool:
    """Does a turn begin with the line?"""
    return isinstance(line[0], Hire) or line[0] == CONSOLIDATE


def is_last_turn(deed: Play) -> bool:
    """Is it the last turn of its seat?"""
    return is_turn(deed.line) and deed.before.round >= FIRST_LIGHT and outlook(deed.before, deed.seat).turns == 1


def turns_before(deed: Play) -> Iterator[Play]:
    """The seat's own turns before this one, the latest first."""
    for each in reversed(deed.past):
        if each.seat == deed.seat and each.before.turn != deed.before.turn and is_turn(each.line):
            yield each


def ends_round(state: ZaibatsuState, action: int) -> bool:
    """Would hiring for an action take the last worker of a round? Who is glad of more turns does not."""
    return state.round < FIRST_LIGHT and not any(state.queue) and counted(state.hiring[SPACE_OF[action]]) == 1


def end_of_turn(deed: Play) -> ZaibatsuState | None:
    """The table when nothing was left of the turn but to end it."""
    return next((state for state, move in deed.moments() if move == END_TURN), None)


def gains(state: ZaibatsuState, seat: Seat) -> tuple[int, ...]:
    """All that an action may bring, the worker aside."""
    stands = (*state.tracks[seat], *state.left[seat], len(state.slots[seat]), len(state.contracts[seat]))
    held = (sum(state.goods[seat]), state.kept_tile[seat], state.improved[seat].bit_count())
    tokens = (tokens_on_map(state, seat), -state.locked[seat].bit_count())
    return (*state.stock[seat], *stands, *held, *tokens, score(state, seat))


def in_place_of(earlier: Play, line: Line) -> ZaibatsuState | None:
    """The table at the end of the turn, could a line have been played in place of an earlier turn; else None.

    The worker may be another one, best of a colour that costs no further salary.
    """
    rules, seat = earlier.rules, earlier.seat
    own = {worker % EXPERT for worker in earlier.before.workers[seat]}
    for colour in sorted(range(EXPERT), key=lambda each: each not in own):
        state = earlier.before.clone()
        for move in line:
            if move == END_TURN:
                return state
            meant = HIRE[move.action][colour] if isinstance(move, Hire) else move
            if meant not in rules.legal_moves(state):
                break
            try:
                rules.apply(state, meant)
            except HiddenAhead:
                return state
    return None
