"""The interface of a title's rules, and the loop that all titles share."""

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from typing import ClassVar, NamedTuple, TypeVar

from rules.core.code import Codec
from rules.core.deal import Deal
from rules.core.errors import BadDeal, HiddenAhead, IllegalMove
from rules.core.event import Emit, Event, ignore
from rules.core.manifest import manifests
from rules.core.move import SKIP, Button, FreeMove, Move
from rules.core.options import OptionSpec
from rules.core.printed import held
from rules.core.score import ScoreSheet, Verdict
from rules.core.shortcut import Shortcut
from rules.core.state import GameState
from rules.core.step import Step
from rules.core.target import NOBODY, Seat, Target
from rules.core.telling import Telling
from rules.core.text import Text, say

S = TypeVar("S", bound=GameState)


class Preview(NamedTuple):
    """What would happen; `whole` is False where something hidden cut it short."""

    events: tuple[Event, ...]
    whole: bool


class Rules(Telling[S]):
    """A title's rules: stateless, one instance per title.

    `dealt`, `seen_by`, `imagine`, `things`, `scores` and the words belong to the title; the loop is here.
    `apply` trusts its caller; `check` does not.
    """

    codec: ClassVar[Codec]

    # ------------------------------------------------------------ what the manifest tells
    @property
    def version(self) -> int:
        """Of the rules and their values: today's, unless this process holds those of an earlier version."""
        return held(self.title)

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many can play."""
        return manifests()[self.title].seats

    @property
    def options(self) -> tuple[OptionSpec, ...]:
        """What may be chosen before the deal: options, then modules."""
        return manifests()[self.title].options

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

    def verdict(self, state: S) -> Verdict | None:
        """What a finished game for one is called; None: seats are compared."""
        return None

    def victors(self, state: S) -> list[Seat]:
        """The winners, or nobody where a game for one is lost."""
        verdict = self.verdict(state)
        return self.winners(state) if verdict is None or verdict.won else []

    @abstractmethod
    def end_note(self, state: S) -> Text | None:
        """A warning when the end draws near."""

    def sealed(self, state: S, seat: Seat) -> Sequence[Target]:
        """Places of which this seat may not even know how much lies there; of all others the counts are public."""
        return ()

    def ending(self, state: S) -> str:
        """Why a finished game ended, the last part of its `<title>.log.end_...`; empty while it goes on."""
        return ""

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

        The top step is asked for its moves; without any it is popped and resolved. An empty stack is the end of the
        game.
        """
        pending = state.pending
        while pending:
            step = pending[-1]
            moves = step.moves(state)
            if moves:
                if step.interruptible():
                    free = self.free_moves(state, step.decider(state), step)
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
        known = {spec.key: spec for spec in self.options if spec.offered(deal.seats)}
        for key, value in deal.options.items():
            # 1 equals True, but a saved game that says 1 was not written by us.
            if key not in known or not any(type(value) is type(v) and value == v for v in known[key].values):
                raise BadDeal(say("common.refuse.option"))

    def is_over(self, state: S) -> bool:
        """Has the game ended?"""
        return not state.pending

    # ------------------------------------------------------------ how a table asks
    def targets(self, state: S, move: Move) -> tuple[Target, ...]:
        """What one clicks, in any order, to mean a legal move."""
        return move.targets() if isinstance(move, FreeMove) else state.pending[-1].targets(state, move)

    def sense(self, state: S, move: Move) -> Hashable:
        """What a legal move comes to: of those that come to the same a table asks for none in particular."""
        return move if isinstance(move, FreeMove) else state.pending[-1].sense(state, move)

    def shortcuts(self, state: S) -> Sequence[Shortcut]:
        """What the decider may also choose with one click more or less: several moves at once."""
        return state.pending[-1].shortcuts(state) if state.pending else ()

    def affair(self, state: S) -> Target | None:
        """What a limit can be left for now, such as the thing that is auctioned."""
        return None

    def limit_words(self, limit: int) -> Text:
        """What leaving this limit means, as a short phrase."""
        return say(f"{self.title}.do.up_to", n=limit)

    def idle_move(self, state: S) -> Move | None:
        """The move of the decider that is no decision: the step says so, or there is no other way."""
        if not state.pending:
            return None
        move = state.pending[-1].idle(state)
        if move is None:
            moves = self.legal_moves(state)
            move = moves[0] if len(moves) == 1 else None
            if isinstance(move, Button) and move != SKIP:
                # Buttons end or close something: until they are pressed, what was done can be looked at and taken back.
                return None
        return move

    def warning(self, state: S, move: Move) -> Text | None:
        """What a move would do for good that its name does not say."""
        return None if isinstance(move, FreeMove) else state.pending[-1].warning(state, move)

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
