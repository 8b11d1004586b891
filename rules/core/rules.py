"""The interface of a title's rules, and the loop that all titles share."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from rules.core.code import Codec
from rules.core.deal import Deal, Option
from rules.core.errors import BadDeal, HiddenAhead, IllegalMove
from rules.core.event import Emit, Event, ignore
from rules.core.move import FreeMove, Move
from rules.core.score import ScoreSheet
from rules.core.state import GameState
from rules.core.step import Step
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say

S = TypeVar("S", bound=GameState)


class Preview(NamedTuple):
    """What would happen; `whole` is False where something hidden cut it short."""

    events: tuple[Event, ...]
    whole: bool


class OptionSpec(NamedTuple):
    """An option of the set-up: its name, what it may be, what it is unless chosen."""

    key: str
    values: tuple[Option, ...]
    default: Option


class Rules(ABC, Generic[S]):
    """A title's rules: stateless, one instance per title.

    `dealt`, `seen_by`, `imagine`, `things`, `scores` and the words belong to the title; the loop is here.
    `apply` trusts its caller; `check` does not.
    """

    title: ClassVar[str]
    version: ClassVar[int]
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    codec: ClassVar[Codec]

    # ------------------------------------------------------------ what a title must give
    @abstractmethod
    def dealt(self, deal: Deal) -> S:
        """The table as the deal lays it out, its first steps pending."""

    @abstractmethod
    def seen_by(self, state: S, seat: Seat) -> S:
        """The state as a seat may know it: same class, rng 0, hidden things HIDDEN, public counts kept."""

    @abstractmethod
    def imagine(self, seen: S, seed: int) -> S:
        """One world that fits what was seen: `seen_by(imagine(seen, n), p) == seen` for the seat that saw it."""

    @abstractmethod
    def things(self, state: S) -> dict[tuple[Target, Target], int]:
        """(place, thing) -> how many: all that is drawn on the table. Places with none of a thing are left out."""

    @abstractmethod
    def scores(self, state: S) -> list[ScoreSheet]:
        """Score sheets by seat, as if the game ended now."""

    @abstractmethod
    def winners(self, state: S) -> list[Seat]:
        """Who wins, ties settled as far as the title settles them."""

    @abstractmethod
    def name(self, target: Target) -> Text:
        """What a thing is called, whatever the state."""

    @abstractmethod
    def describe(self, state: S, move: Move) -> Text:
        """What a move would do, as a short phrase: buttons, hints, lists of choices."""

    @abstractmethod
    def about(self, state: S, seat: Seat, target: Target) -> list[Text]:
        """What a thing is, does, and would give this seat now; one line each, the name first."""

    @abstractmethod
    def clause(self, state: S, target: Target) -> str:
        """The clause of the rules a tooltip links to."""

    @abstractmethod
    def phase(self, state: S) -> Text:
        """Where in the turn the game stands, for the top bar."""

    @abstractmethod
    def end_note(self, state: S) -> Text | None:
        """A warning when the end draws near."""

    def free_moves(self, state: S, seat: Seat, step: Step) -> Sequence[Move]:
        """Moves "at any time", joined where the step is interruptible."""
        return ()

    def search_free_moves(self, state: S, seat: Seat, step: Step) -> Sequence[Move]:
        """The part of `free_moves` that opponents consider."""
        return self.free_moves(state, seat, step)

    # ------------------------------------------------------------ the loop
    def new_state(self, deal: Deal, emit: Emit = ignore) -> S:
        """The first state at rest; BadDeal for what the title does not offer."""
        self.check_deal(deal)
        state = self.dealt(deal)
        self.settle(state, emit)
        return state

    def settle(self, state: S, emit: Emit = ignore) -> None:
        """Resolve steps until one asks somebody. Call it after placing pieces by hand.

        The top step is asked for its decider, then its moves; without either it is popped and resolved. An empty
        stack is the end of the game.
        """
        pending = state.pending
        while pending:
            step = pending[-1]
            seat = step.decider(state)
            if seat != NOBODY:
                moves = step.moves(state)
                if moves:
                    if step.interruptible():
                        free = self.free_moves(state, seat, step)
                        if free:
                            moves = [*moves, *free]
                    state.offer = moves
                    return
            pending.pop()
            step.resolve(state, emit)
        state.offer = ()

    def decider(self, state: S) -> Seat:
        """The seat that must choose; NOBODY when the game is over."""
        return state.pending[-1].decider(state) if state.pending else NOBODY

    def legal_moves(self, state: S) -> Sequence[Move]:
        """All choices, in a stable order, without duplicates; empty only when the game is over.

        In a seen state this may be asked only for the seat that sees and decides.
        """
        if state.offer is None:
            state.offer = self._asked(state)
        return state.offer

    def _asked(self, state: S) -> Sequence[Move]:
        if not state.pending:
            return ()
        step = state.pending[-1]
        moves = step.moves(state)
        if step.interruptible():
            moves = [*moves, *self.free_moves(state, step.decider(state), step)]
        return moves

    def search_moves(self, state: S) -> Sequence[Move]:
        """A part of `legal_moves` that reaches the same ends, never empty before the end."""
        if not state.pending:
            return ()
        step = state.pending[-1]
        moves = step.search_moves(state)
        if step.interruptible():
            moves = [*moves, *self.search_free_moves(state, step.decider(state), step)]
        return moves

    def apply(self, state: S, move: Move, emit: Emit = ignore) -> None:
        """Make a legal move. Trusts the caller: see `check`."""
        state.offer = None
        if isinstance(move, FreeMove):
            move.play(state, state.pending[-1].decider(state), emit)
        else:
            state.pending.pop().apply(state, move, emit)
        self.settle(state, emit)

    def check(self, state: S, move: Move) -> None:
        """Raise IllegalMove unless the move is legal."""
        if move not in self.legal_moves(state):
            raise IllegalMove(say("common.refuse.not_legal"))

    def check_deal(self, deal: Deal) -> None:
        """Raise BadDeal for what the title does not offer."""
        if deal.seats not in self.seat_counts:
            least, most = self.seat_counts[0], self.seat_counts[-1]
            if least == most:
                raise BadDeal(say("common.refuse.seats_exactly", count=least, n=deal.seats))
            raise BadDeal(say("common.refuse.seats", least=least, most=most, n=deal.seats))
        known = {spec.key: spec for spec in self.options}
        for key, value in deal.options.items():
            # 1 equals True, but a saved game that says 1 was not written by us.
            if key not in known or not any(type(value) is type(v) and value == v for v in known[key].values):
                raise BadDeal(say("common.refuse.option"))

    def is_over(self, state: S) -> bool:
        """Has the game ended?"""
        return not state.pending

    # ------------------------------------------------------------ looking ahead
    def preview(self, state: S, move: Move) -> Preview:
        """The events of a move on a clone, cut at the first hidden thing."""
        ahead = state.clone()
        ahead.rng = 0
        events: list[Event] = []
        try:
            self.apply(ahead, move, events.append)
        except HiddenAhead:
            return Preview(tuple(events), False)
        return Preview(tuple(events), True)

    def foresee(self, state: S, *steps: Step) -> Preview:
        """The same for steps nobody has reached yet; of several the last is on top."""
        ahead = state.clone()
        ahead.rng = 0
        ahead.pending = list(steps)
        events: list[Event] = []
        try:
            self.settle(ahead, events.append)
        except HiddenAhead:
            return Preview(tuple(events), False)
        return Preview(tuple(events), True)

    def prompt(self, state: S) -> Text | None:
        """What the deciding seat must do."""
        return state.pending[-1].prompt(state) if state.pending else None

    def help(self, state: S) -> Text | None:
        """The line under the prompt."""
        return state.pending[-1].help(state) if state.pending else None

    def why_not(self, state: S, target: Target) -> Text | None:
        """Why a thing cannot be clicked now: the step's reason, else that it is not its moment."""
        if not state.pending:
            return say("common.refuse.over")
        return state.pending[-1].refuse(state, target) or say("common.refuse.not_now")
