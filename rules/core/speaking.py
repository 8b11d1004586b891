"""What rules say: each title's steps and kinds of things speak for themselves, here they are asked."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from rules.core.kinds import Kind
from rules.core.move import FreeMove, Move
from rules.core.shortcut import Shortcut
from rules.core.state import GameState
from rules.core.target import Seat, Target
from rules.core.text import Text, say

S = TypeVar("S", bound=GameState)
NO_THING: Final = frozenset({"amount", "button"})
"""Choices that are no things: a step may say why not without the table of kinds."""
NOT_NOW: Final = Text("common.refuse.not_now")
"""The reason that says nothing: most things on a table are never chosen at all."""
CHOSEN: Final = Text("common.refuse.chosen")
"""No reason against it: it is what the question is about."""


class Speaking(ABC, Generic[S]):
    """The words of a title's rules."""

    title: ClassVar[str]
    kinds: ClassVar[Mapping[str, Kind]] = {}

    @abstractmethod
    def decider(self, state: S) -> Seat:
        """The seat that must choose."""

    @abstractmethod
    def legal_moves(self, state: S) -> Sequence[Move]:
        """All choices."""

    @abstractmethod
    def shortcuts(self, state: S) -> Sequence[Shortcut]:
        """Choices that are several moves at once."""

    def name(self, target: Target) -> Text:
        """What a thing is called, whatever the state."""
        return self.kinds[target.kind].name(target)

    def about(self, state: S, seat: Seat, target: Target) -> list[Text]:
        """What a thing is, does, and would give this seat now; one line each, the name first."""
        kind = self.kinds[target.kind]
        return [kind.name(target), *kind.about(self, state, seat, target)]

    def clause(self, state: S, target: Target) -> str:
        """The clause of the rules a tooltip links to."""
        clause = self.kinds[target.kind].clause
        return clause if isinstance(clause, str) else clause(target)

    def phase(self, state: S) -> Text:
        """Where in the turn the game stands, for the top bar."""
        return state.pending[-1].phase(state) if state.pending else Text(f"{self.title}.phase.over")

    def role(self, state: S) -> Text | None:
        """What the deciding seat does now, in a word or two; None: there is nothing more to say than that it acts."""
        return state.pending[-1].role(state) if state.pending else None

    def describe(self, state: S, move: Move) -> Text:
        """What a move would do, as a short phrase: buttons, hints, lists of choices."""
        if isinstance(move, FreeMove):
            return move.phrase(state, self.decider(state))
        return state.pending[-1].phrase(state, move)

    def prompt(self, state: S) -> Text | None:
        """What the deciding seat must do."""
        return state.pending[-1].prompt(state) if state.pending else None

    def prompt_left(self, picked: Sequence[Target], left: Sequence[Target]) -> Text | None:
        """What the deciding seat must do once a part of a move is picked; None: the prompt stays as it is."""
        kinds = dict.fromkeys(target.kind for target in left)
        if any(target.kind in kinds for target in picked):
            return None
        asked = list(dict.fromkeys(self.kinds[kind].left for kind in kinds))
        return asked[0] if len(asked) == 1 else None

    def help(self, state: S) -> Text | None:
        """The line under the prompt."""
        return state.pending[-1].help(state) if state.pending else None

    def why_not(self, state: S, target: Target) -> Text | None:
        """Why a thing cannot be chosen now: nothing for what can be, and no excuse for what never is."""
        if not state.pending:
            return say("common.refuse.over")
        if any(target in move.targets() for move in self.legal_moves(state)):
            return None
        if any(target in shortcut.targets for shortcut in self.shortcuts(state)):
            return None
        kind = self.kinds.get(target.kind)
        when = None if kind is None else kind.when
        if when is None and target.kind not in NO_THING:
            return NOT_NOW
        if target in state.pending[-1].in_hand(state):
            return CHOSEN
        return self.refuse(state, target) or (when(target) if callable(when) else when) or NOT_NOW

    def refuse(self, state: S, target: Target) -> Text | None:
        """Why not, if the step that asks knows; titles may know more."""
        return state.pending[-1].refuse(state, target)
