"""Composites: steps made of steps."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.event import Emit
from rules.core.move import SKIP, Move, Take
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text


def chosen(steps: Sequence[Step], move: Take) -> Step:
    """The first of some steps whose handle was clicked. It says itself what choosing it does: `phrase` of that move."""
    return next(step for step in steps if step.handle() == move.what)


@dataclass(slots=True, unsafe_hash=True)
class InOrder(Step):
    """One after the other, the first named first."""

    steps: tuple[Step, ...]

    def resolve(self, state: Any, emit: Emit) -> None:
        state.pending.extend(reversed(self.steps))


@dataclass(slots=True, unsafe_hash=True)
class ChooseOne(Step):
    """The seat clicks the handle of the one that is to happen."""

    seat: Seat
    options: tuple[Step, ...]
    ask: Text

    def decider(self, state: Any) -> Seat:
        return self.seat

    def moves(self, state: Any) -> Sequence[Move]:
        return [Take(option.handle()) for option in self.options] if len(self.options) > 1 else ()

    def apply(self, state: Any, move: Take, emit: Emit) -> None:
        state.pending.append(chosen(self.options, move))

    def resolve(self, state: Any, emit: Emit) -> None:
        state.pending.extend(self.options)

    def prompt(self, state: Any) -> Text:
        return self.ask

    def phase(self, state: Any) -> Text:
        return self.options[0].phase(state)

    def phrase(self, state: Any, move: Take) -> Text:
        return chosen(self.options, move).phrase(state, move)


@dataclass(slots=True, unsafe_hash=True)
class MayDo(Step):
    """The same clicks as the step itself, plus SKIP: never a yes or no before it."""

    step: Step

    def decider(self, state: Any) -> Seat:
        return self.step.decider(state)

    def moves(self, state: Any) -> Sequence[Move]:
        inner = self.step.moves(state)
        return [*inner, SKIP] if inner else ()

    def search_moves(self, state: Any) -> Sequence[Move]:
        return [*self.step.search_moves(state), SKIP]

    def apply(self, state: Any, move: Move, emit: Emit) -> None:
        if move != SKIP:
            self.step.apply(state, move, emit)

    def interruptible(self) -> bool:
        return self.step.interruptible()

    def prompt(self, state: Any) -> Text:
        return self.step.prompt(state)

    def help(self, state: Any) -> Text | None:
        return self.step.help(state)

    def targets(self, state: Any, move: Move) -> tuple[Target, ...]:
        return move.targets() if move == SKIP else self.step.targets(state, move)

    def sense(self, state: Any, move: Move) -> Hashable:
        return move if move == SKIP else self.step.sense(state, move)

    def warning(self, state: Any, move: Move) -> Text | None:
        return None if move == SKIP else self.step.warning(state, move)

    def phase(self, state: Any) -> Text:
        return self.step.phase(state)

    def role(self, state: Any) -> Text | None:
        return self.step.role(state)

    def phrase(self, state: Any, move: Move) -> Text:
        return Text("common.do.skip") if move == SKIP else self.step.phrase(state, move)

    def refuse(self, state: Any, target: Target) -> Text | None:
        return self.step.refuse(state, target)

    def handle(self) -> Target:
        return self.step.handle()


@dataclass(slots=True, unsafe_hash=True)
class Settle(Step):
    """Runs what waits: plain steps and twins unasked, the rest in the order their owner clicks.

    What becomes due meanwhile joins the same list, which steps nested in a value could not do.
    """

    seat: Seat
    ask: Text

    def _unasked(self, state: Any) -> int:
        """Index of a waiting step that needs no question, or -1."""
        waiting: list[Step] = state.waiting
        for index, step in enumerate(waiting):
            if step.plain(state):
                return index
        if waiting and all(step == waiting[0] for step in waiting):
            return 0
        return -1

    def decider(self, state: Any) -> Seat:
        return self.seat

    def moves(self, state: Any) -> Sequence[Move]:
        if self._unasked(state) >= 0:
            return ()
        return [Take(handle) for handle in dict.fromkeys(step.handle() for step in state.waiting)]

    def apply(self, state: Any, move: Take, emit: Emit) -> None:
        self._run(state, state.waiting.index(chosen(state.waiting, move)))

    def resolve(self, state: Any, emit: Emit) -> None:
        if state.waiting:
            self._run(state, self._unasked(state))

    def _run(self, state: Any, index: int) -> None:
        step = state.waiting.pop(index)
        state.pending += (self, step)

    def prompt(self, state: Any) -> Text:
        return self.ask

    def phase(self, state: Any) -> Text:
        phase: Text = state.waiting[0].phase(state)
        return phase

    def phrase(self, state: Any, move: Take) -> Text:
        return chosen(state.waiting, move).phrase(state, move)
