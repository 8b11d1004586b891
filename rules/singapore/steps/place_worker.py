"""Putting a worker down anywhere: the second one enters, or Raffles' orders send one."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.singapore.components import WORKERS
from rules.singapore.effects import town
from rules.singapore.moves import SEND, Jump, Send, jumps_to
from rules.singapore.places import WORKER
from rules.singapore.state import SET_ASIDE, SingaporeState
from rules.singapore.steps.refusals import refuse_absent


@dataclass(slots=True, unsafe_hash=True)
class SendWorker(Step):
    """Raffles' orders: which worker; one that still waits may come in so."""

    seat: Seat

    def decider(self, state: SingaporeState) -> Seat:
        return self.seat

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

    def prompt(self, state: SingaporeState) -> Text:
        return Text("singapore.prompt.send")

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind == "worker" and int(target.key) not in self._workers(state):
            return refuse_absent(state, self.seat, int(target.key))
        return Text("singapore.refuse.worker_first")


@dataclass(slots=True, unsafe_hash=True)
class PutDown(Step):
    """Any building of the board; `how` is enters or sent."""

    worker: int
    how: str

    def decider(self, state: SingaporeState) -> Seat:
        return self.worker // WORKERS

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        return jumps_to(state.built)

    def search_moves(self, state: SingaporeState) -> Sequence[Move]:
        """Anywhere but where it stands."""
        square = state.workers[self.worker]
        return jumps_to(state.built & ~(1 << square)) if square >= 0 else self.moves(state)

    def apply(self, state: SingaporeState, move: Jump, emit: Emit) -> None:
        town.put_worker(state, self.worker, move.square, self.how, emit)

    def prompt(self, state: SingaporeState) -> Text:
        return say("singapore.prompt.put_down", worker=WORKER[self.worker])

    def help(self, state: SingaporeState) -> Text | None:
        return Text(f"singapore.help.{self.how}")

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind == "plot":
            return Text("singapore.refuse.no_building")
        return Text("singapore.refuse.place_first")
