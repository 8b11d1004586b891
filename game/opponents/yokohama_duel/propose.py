"""What is worth trying: whole actions, from the place chosen to where their worth shows."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from game.opponents.faculties import UsualTurns
from game.opponents.player import Line
from game.opponents.yokohama_duel.outlook import outlook
from game.opponents.yokohama_duel.reflex import by_glance, usual
from game.opponents.yokohama_duel.temper import Temper
from game.opponents.yokohama_duel.turn.habits import habit
from game.opponents.yokohama_duel.turn.idle import brings_nothing, more_to_come
from rules.core.errors import HiddenAhead
from rules.core.move import END_TURN, SKIP, Move
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.yokohama_duel.free import Complete, Recruit
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Between
from rules.yokohama_duel.steps.choose_place import ChoosePlace
from rules.yokohama_duel.steps.church import ChooseChurch
from rules.yokohama_duel.steps.laboratory import ChooseTechnology
from rules.yokohama_duel.steps.port import KeepOrders, ReturnDrafted
from rules.yokohama_duel.steps.rewards import LocateStation
from rules.yokohama_duel.steps.strengthen import Strengthen
from rules.yokohama_duel.steps.upgrade import UpgradeInfluence

_WITHIN: Final = (Strengthen, ChooseChurch, ChooseTechnology)
"""Choices inside an action whose worth shows only with what follows."""
_OPEN: Final = (KeepOrders, ReturnDrafted, LocateStation, UpgradeInfluence)
"""Choices that are tried one by one."""
_LAST_CARE: Final = 5


class DuelProposals(UsualTurns[DuelState, Temper]):
    """Recruits at once, completes orders before a turn is over, follows habits at small choices, tries all else."""

    def lines(self, state: DuelState) -> Sequence[Line]:
        step = state.pending[-1]
        moves = self.rules.search_moves(state)
        if isinstance(step, Between):
            recruits = [move for move in moves if isinstance(move, Recruit)]
            if recruits:
                return [(recruits[0],)]
            if any(isinstance(move, Complete) for move in moves):
                # Whoever waits risks the goods, and lines that differ in nothing else take the place of better ones.
                moves = [move for move in moves if move != END_TURN]
        elif not isinstance(step, _WITHIN) and not isinstance(step, _OPEN):
            chosen = habit(state, self.temper)
            moves = moves if chosen is None else [chosen]
        grown = [each for move in moves for each in _grown(self.rules, state, (move,), self.temper)]
        if isinstance(step, ChoosePlace) and not step.merchant:
            grown = _gainful(grown, state, step.seat)
        return [each.line for each in grown]

    def care(self, state: DuelState) -> int:
        """What is left to gain in a seat's last turn is gained by an order of acts that a narrow beam may miss."""
        return _LAST_CARE if outlook(state, state.pending[-1].decider(state)).turns == 0 else 1

    def turns(self, state: DuelState) -> Sequence[DuelState]:
        """The places that look best, each with the usual rest of a turn."""
        step, found = state.pending[-1], []
        assert isinstance(step, ChoosePlace)
        for move in by_glance(state, step, self.temper)[: self.temper.few]:
            after = state.clone()
            self.rules.apply(after, move)
            while after.pending and after.turn == state.turn:
                self.play_usual(after)
            found.append(after)
        return found

    def begins(self, state: DuelState) -> bool:
        step = state.pending[-1]
        return isinstance(step, ChoosePlace) and not step.merchant

    def usual(self, state: DuelState) -> Line:
        return usual(self.rules, state, self.temper)


class _Grown(NamedTuple):
    """A line and the table after it, where it is still the seat's own and all of it known."""

    line: Line
    after: DuelState | None


def _gainful(grown: list[_Grown], state: DuelState, seat: Seat) -> list[_Grown]:
    """Nobody plays a card for nothing while something can be had for it."""
    found = [
        each
        for each in grown
        if each.after is None or more_to_come(each.after) or not brings_nothing(state, each.after, seat)
    ]
    return found or grown


def _grown(rules: Rules[DuelState], state: DuelState, line: Line, temper: Temper) -> Iterator[_Grown]:
    """A line followed to the next moment between steps, to something hidden or to the other seat."""
    after = state.clone()
    seat = state.pending[-1].decider(state)
    try:
        rules.apply(after, line[-1])
    except HiddenAhead:
        yield _Grown(line, None)
        return
    if not after.pending or after.pending[-1].decider(after) != seat:
        yield _Grown(line, None)
        return
    step = after.pending[-1]
    if isinstance(step, _WITHIN) or (isinstance(step, ChoosePlace) and step.merchant):
        for move in _inner(step.search_moves(after)):
            yield from _grown(rules, after, (*line, move), temper)
        return
    move_on = None if isinstance(step, Between | KeepOrders) else habit(after, temper)
    if move_on is None:
        yield _Grown(line, after)
    else:
        yield from _grown(rules, after, (*line, move_on), temper)


def _inner(moves: Sequence[Move]) -> list[Move]:
    """Nobody goes somewhere to take nothing, unless nothing can be taken."""
    return [move for move in moves if move is not SKIP] or list(moves)
