"""What must hold after every move, whatever a test is about."""

from collections.abc import Sequence
from typing import Final

from rules.core.bits import numbers_in
from rules.core.event import Event
from rules.core.target import NOBODY
from rules.core.text import Text
from rules.singapore.components import START_SQUARES
from rules.singapore.reckoning.board import BOARDS
from rules.singapore.rules import Singapore
from rules.singapore.state import SingaporeState
from rules.singapore.steps.work import Work
from tests.titles.watched import announced, at_rest

RULES: Final = Singapore()


def check_announced(before: SingaporeState, after: SingaporeState, events: Sequence[Event]) -> None:
    """All that changed was announced, and nothing that did not."""
    assert all(shift.number > 0 and shift.source != shift.to for event in events for shift in event.shifts())
    announced(RULES, before, after, events)


def check_at_rest(state: SingaporeState) -> None:
    """Pools are sorted, nothing is negative, the right seat decides."""
    at_rest(RULES, state)
    assert min(*state.money, *state.vp, *state.cubes, *state.supply, *state.tokens) >= 0
    assert [state.vp[seat] for seat in state.track] == sorted(state.vp)
    assert (sorted(state.stack), sorted(state.gone)) == (state.stack, state.gone)
    check_decider(state)
    check_town(state)


def check_decider(state: SingaporeState) -> None:
    """Whatever comes up within a turn of workers, the seat whose turn it is decides."""
    for step in state.pending:
        if isinstance(step, Work):
            assert RULES.decider(state) == step.seat == state.active


def check_town(state: SingaporeState) -> None:
    """The masks say what the squares say."""
    board = BOARDS[state.layout]
    standing = [square for square, tile in enumerate(state.tiles) if tile >= 0]
    assert numbers_in(state.built) == standing
    assert numbers_in(state.reach) == sorted({other for square in standing for other in numbers_in(board.near[square])})
    joined = [edge for edge, ends in enumerate(board.edges) if all(end in standing for end in ends)]
    assert numbers_in(state.lanes) == joined
    assert set(numbers_in(state.streets)) <= set(joined)
    assert all(state.owner[square] == NOBODY for square in START_SQUARES)


def check_words(state: SingaporeState, events: Sequence[Event]) -> None:
    """Whatever happens and whatever may be chosen can be said; with which words is not asked here."""
    told: list[Text | None] = [RULES.phase(state)]
    told += [RULES.describe(state, move) for move in RULES.legal_moves(state)]
    if not RULES.is_over(state):
        told.append(RULES.prompt(state))
    assert all(isinstance(text, Text) for text in told)
    optional = [RULES.help(state), RULES.end_note(state), *(event.text() for event in events)]
    assert all(text is None or isinstance(text, Text) for text in optional)
