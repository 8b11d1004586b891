"""Putting a worker down anywhere: the second one enters, or Raffles' orders send one."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules.core.bits import numbers_in
from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.singapore.components import WORKERS
from rules.singapore.effects import town
from rules.singapore.moves import JUMP, SEND, Jump, Send
from rules.singapore.places import TILE, WORKER
from rules.singapore.state import SET_ASIDE, SingaporeState
from rules.singapore.steps.base import Decision, SeatDecision
from rules.singapore.steps.refusals import refuse_absent


@lru_cache(maxsize=1 << 14)
def _jumps_to(squares: int) -> tuple[Move, ...]:
    """A jump to each of these squares."""
    return tuple(JUMP[square] for square in numbers_in(squares))


@dataclass(slots=True, unsafe_hash=True)
class SendWorker(SeatDecision):
    """Raffles' orders: which worker; one that still waits may come in so."""

    def _workers(self, state: SingaporeState) -> list[int]:
        own = range(self.seat * WORKERS, (self.seat + 1) * WORKERS)
        return [worker for worker in own if state.workers[worker] != SET_ASIDE]

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        workers = self._workers(state)
        return [SEND[worker] for worker in workers] if len(workers) > 1 else ()

    def apply(self, state: SingaporeState, move: Send, emit: Emit) -> None:
        state.pending.append(PutDown(move.worker, "sent"))

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        state.pending.append(PutDown(self._workers(state)[0], "sent"))

    def phrase(self, state: SingaporeState, move: Send) -> Text:
        return say("singapore.do.send", worker=WORKER[move.worker])

    def prompt(self, state: SingaporeState) -> Text:
        return Text("singapore.prompt.send")

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind == "worker" and int(target.key) not in self._workers(state):
            return refuse_absent(state, self.seat, int(target.key))
        return Text("singapore.refuse.worker_first")


@dataclass(slots=True, unsafe_hash=True)
class PutDown(Decision):
    """Any building of the board; `how` is enters or sent."""

    worker: int
    how: str

    def decider(self, state: SingaporeState) -> Seat:
        return self.worker // WORKERS

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        return _jumps_to(state.built)

    def search_moves(self, state: SingaporeState) -> Sequence[Move]:
        """Anywhere but where it stands."""
        square = state.workers[self.worker]
        return _jumps_to(state.built & ~(1 << square)) if square >= 0 else self.moves(state)

    def apply(self, state: SingaporeState, move: Jump, emit: Emit) -> None:
        town.put_worker(state, self.worker, move.square, self.how, emit)

    def phrase(self, state: SingaporeState, move: Jump) -> Text:
        return say("singapore.do.jump", tile=TILE[state.tiles[move.square]])

    def prompt(self, state: SingaporeState) -> Text:
        return say("singapore.prompt.put_down", worker=WORKER[self.worker])

    def help(self, state: SingaporeState) -> Text | None:
        return Text(f"singapore.help.{self.how}")

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind == "plot":
            return Text("singapore.refuse.no_building")
        return Text("singapore.refuse.place_first")
