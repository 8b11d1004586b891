"""The wishing well: the tide brings tokens, and what is sunk in secret counts twice.

After a turn two tokens are drawn. A shell is kept at once; what else was brought is used in the order its seat chooses.
A wave brings a pebble, from the row or from the bag. A hole lets the seat sink secret pebbles into its well.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.core.event import Emit
from rules.core.flow import ChooseOne, MayDo, Settle
from rules.core.move import DONE, Move, Take
from rules.core.picking import Picking
from rules.core.score import ScoreRow
from rules.core.seats import SeatStep
from rules.core.step import Step
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say
from rules.toy.components import DEEPEST, HOLE, SHELL, SHELL_COUNTS, SUNK_COUNTS, TOKEN_COUNTS, TOKENS_DRAWN, WAVE
from rules.toy.effects import pebbles, tide
from rules.toy.modules.hooks import Module
from rules.toy.places import BAG, ROW, TOKEN, pebble
from rules.toy.reckoning.worth import worth
from rules.toy.state import Pebbles

WHICH_FIRST: Final = Text("toy.prompt.order")
WHENCE: Final = Text("toy.prompt.wave")


class Well(Module):
    """Its hooks."""

    def opened(self, state: Pebbles) -> None:
        state.tide = list(TOKEN_COUNTS)

    def turn_over(self, state: Pebbles, seat: Seat) -> tuple[Step, ...]:
        return (Tide(seat), Settle(seat, WHICH_FIRST))

    def counted(self, state: Pebbles, seat: Seat) -> tuple[ScoreRow, ...]:
        sunk, shells = state.sunk[seat], state.shells[seat]
        return (
            ScoreRow(Text("toy.score.well"), SUNK_COUNTS * worth(sunk), say("toy.score.sunk", n=len(sunk))),
            ScoreRow(Text("toy.score.shells"), SHELL_COUNTS * shells, say("toy.score.found", n=shells)),
        )


@dataclass(slots=True, unsafe_hash=True)
class WellStep(SeatStep):
    """Base of what the tide brings to a seat: the engine does it, unless a step has something to ask."""

    def decider(self, state: Any) -> Seat:
        return NOBODY

    def phase(self, state: Any) -> Text:
        return say("toy.phase.well", turn=state.turn, of=state.length)


@dataclass(slots=True, unsafe_hash=True)
class Tide(WellStep):
    """Tokens are drawn and wait for the seat to say in which order they are used."""

    def resolve(self, state: Any, emit: Emit) -> None:
        for _ in range(TOKENS_DRAWN):
            state.waiting.append(USE[tide.bring(state, self.seat, emit)](self.seat))


@dataclass(slots=True, unsafe_hash=True)
class KeepShell(WellStep):
    """Nothing can change it: it is kept unasked."""

    def resolve(self, state: Any, emit: Emit) -> None:
        tide.keep_shell(state, self.seat, emit)

    def plain(self, state: Any) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class Wave(WellStep):
    """Brings a pebble, from where the seat chooses."""

    def resolve(self, state: Any, emit: Emit) -> None:
        tide.use(state, self.seat, WAVE, emit)
        sources = [source for source, held in ((ROW, state.row), (BAG, state.bag)) if held]
        state.pending.append(ChooseOne(self.seat, tuple(Bring(self.seat, source) for source in sources), WHENCE))

    def handle(self) -> Target:
        return TOKEN[WAVE]

    def phrase(self, state: Any, move: Move) -> Text:
        return Text("toy.do.wave")


@dataclass(slots=True, unsafe_hash=True)
class Bring(WellStep):
    """The lowest pebble of the row, or one of the bag unseen."""

    source: Target

    def resolve(self, state: Any, emit: Emit) -> None:
        if self.source == ROW:
            pebbles.grab(state, self.seat, state.row[0], emit)
        else:
            pebbles.dip(state, self.seat, emit)

    def handle(self) -> Target:
        return self.source

    def phrase(self, state: Any, move: Move) -> Text:
        return say("toy.do.bring_row", pebble=pebble(state.row[0])) if self.source == ROW else Text("toy.do.dip")


@dataclass(slots=True, unsafe_hash=True)
class Hole(WellStep):
    """Lets the seat sink what it holds in secret."""

    def resolve(self, state: Any, emit: Emit) -> None:
        tide.use(state, self.seat, HOLE, emit)
        state.pending.append(MayDo(Sink(self.seat)))

    def handle(self) -> Target:
        return TOKEN[HOLE]

    def phrase(self, state: Any, move: Move) -> Text:
        return Text("toy.do.hole")


@dataclass(slots=True, unsafe_hash=True)
class Sink(Picking, WellStep):
    """Secret pebbles are picked one by one; nobody else sees which. Picks lie in the state, for all see the steps."""

    def decider(self, state: Any) -> Seat:
        return self.seat

    def picked(self, state: Any) -> Sequence[int]:
        picked: list[int] = state.picked
        return picked

    def candidates(self, state: Any) -> Sequence[int]:
        if len(state.picked) == DEEPEST:
            return ()
        return [each for each in state.secret[self.seat] if each not in state.picked]

    def complete(self, state: Any) -> bool:
        return bool(state.picked)

    def pick(self, state: Any, picked: list[int], emit: Emit) -> None:
        pebbles.pick(state, picked)
        state.pending.append(self if picked else MayDo(self))

    def finish(self, state: Any, emit: Emit) -> None:
        pebbles.sink(state, self.seat, emit)

    def thing(self, item: int) -> Target:
        return pebble(item)

    def prompt(self, state: Any) -> Text:
        return say("toy.prompt.sink", n=DEEPEST)

    def help(self, state: Any) -> Text:
        return say("toy.help.sink", n=SUNK_COUNTS)

    def role(self, state: Any) -> Text:
        return Text("toy.role.sinks")

    def phrase(self, state: Any, move: Any) -> Text:
        if move == DONE:
            return say("toy.do.sink", n=len(state.picked))
        return say("toy.do.pick" if isinstance(move, Take) else "toy.do.put_back", pebble=move.what)

    def refuse(self, state: Any, target: Target) -> Text | None:
        return Text("toy.refuse.not_secret") if target.kind == "pebble" else None


USE: Final = {SHELL: KeepShell, WAVE: Wave, HOLE: Hole}
"""What each token does."""
