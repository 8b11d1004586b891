"""The hub of a turn: moves, activations and extra streets in any mix, until the seat ends its turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from rules.core.bits import numbers_in
from rules.core.event import Emit
from rules.core.move import END_TURN, Move
from rules.core.shortcut import Shortcut
from rules.core.target import NOBODY, Target
from rules.core.text import Text, say
from rules.singapore.components import (
    ACTIVATIONS,
    EMPTY,
    EXTRA_MOVES,
    MOST_SEATS,
    MOVES,
    STREET_COST,
    TILES,
    WORKERS,
)
from rules.singapore.effects import town
from rules.singapore.moves import ACTIVATE, ENTER, GO, STREETS, Activate, Enter, Go, Street
from rules.singapore.places import BUILDING, TILE, WORKER
from rules.singapore.reckoning.board import BOARDS, reached
from rules.singapore.reckoning.routes import walks
from rules.singapore.reckoning.town import joined_by, streets_left
from rules.singapore.reckoning.trade import can_use
from rules.singapore.state import WAITS, SingaporeState
from rules.singapore.steps.activate import DrawToken, RewardOwner, effect_of
from rules.singapore.steps.base import SeatDecision
from rules.singapore.steps.place_worker import PutDown
from rules.singapore.steps.refusals import refuse_building, refuse_effect, refuse_street, refuse_worker
from rules.singapore.steps.street import streets_over
from rules.singapore.words.names import drawing

OWN: Final = tuple(range(seat * WORKERS, (seat + 1) * WORKERS) for seat in range(MOST_SEATS))
"""The workers of each seat."""


@cache
def _steps_from(layout: int, worker: int, square: int, streets: int) -> tuple[Move, ...]:
    """Every move of a worker; `streets` is cut down to the ways of its square, so that there are few of these lists."""
    return tuple(GO[worker][other] for other in reached(layout, square, streets))


@dataclass(slots=True, unsafe_hash=True)
class Work(SeatDecision):
    """What is left of a turn: `walk` moves for all workers, `acts` activations, `extra` moves for the `runner` alone.

    `used` are the squares activated in this turn, as a mask. `lane` is the edge of the street just bought: only
    opponents care for it, who buy a street in order to cross it.
    """

    walk: int = MOVES
    acts: int = ACTIVATIONS
    used: int = 0
    runner: int = NOBODY
    extra: int = 0
    lane: int = EMPTY

    def open_lanes(self, state: SingaporeState) -> int:
        """The edges over which the seat could buy a street, as a mask."""
        if state.money[self.seat] < STREET_COST or not streets_left(state):
            return 0
        return state.lanes & ~state.streets

    # ------------------------------------------------------------ choices
    def moves(self, state: SingaporeState) -> Sequence[Move]:
        offer = self._walks(state)
        offer += self._uses(state)
        lanes = self.open_lanes(state)
        if lanes:
            offer += streets_over(lanes)
        offer.append(END_TURN)
        return offer

    def _walks(self, state: SingaporeState) -> list[Move]:
        walks: list[Move] = []
        if self.walk or self.extra:
            layout, streets, ways = state.layout, state.streets, BOARDS[state.layout].ways
            for worker in OWN[self.seat]:
                square = state.workers[worker]
                if square >= 0 and (self.walk or worker == self.runner):
                    walks += _steps_from(layout, worker, square, streets & ways[square])
        return walks

    def _uses(self, state: SingaporeState) -> list[Move]:
        uses: list[Move] = []
        met = self.used
        for worker in OWN[self.seat]:
            square = state.workers[worker]
            if square >= 0:
                if self.acts and not met >> square & 1 and can_use(state, self.seat, state.tiles[square]):
                    uses.append(ACTIVATE[square])
                    met |= 1 << square
            elif square == WAITS and self.walk:
                uses.append(ENTER[worker])
        return uses

    def search_moves(self, state: SingaporeState) -> Sequence[Move]:
        """A street is bought only from under an own worker, and then crossed; of two workers in one place one moves."""
        if self.lane != EMPTY:
            crossing = self._crossings(state, self.lane)
            if crossing:
                return crossing
        walks = self._walks(state)
        first, second = OWN[self.seat][0], OWN[self.seat][-1]
        if first != second and state.workers[first] == state.workers[second]:
            single = self.runner if self.extra else first
            walks = [move for move in walks if isinstance(move, Go) and move.worker == single]
        lanes = self.open_lanes(state)
        bought: list[Move] = (
            [STREETS[edge] for edge in numbers_in(lanes) if self._crossings(state, edge)] if lanes else []
        )
        return [*walks, *self._uses(state), *bought, END_TURN]

    def _crossings(self, state: SingaporeState, edge: int) -> list[Move]:
        """The moves that this street makes possible."""
        moves: list[Move] = []
        board, street = BOARDS[state.layout], 1 << edge
        for worker in OWN[self.seat]:
            square = state.workers[worker]
            if square >= 0 and board.ways[square] & street and (self.walk or worker == self.runner):
                others = state.streets & board.ways[square] & ~street
                without = reached(state.layout, square, others)
                across = reached(state.layout, square, others | street)
                moves += [GO[worker][to] for to in across if to not in without]
        return moves

    def shortcuts(self, state: SingaporeState) -> Sequence[Shortcut]:
        """A building further off is walked to by the worker that has the shortest way."""
        nearest: dict[int, list[tuple[int, tuple[int, ...]]]] = {}
        for worker in OWN[self.seat]:
            start = state.workers[worker]
            most = self.walk + (self.extra if worker == self.runner else 0)
            for square, way in walks(state, start, most).items() if start >= 0 else ():
                best = nearest.setdefault(square, [(worker, way)])
                if len(way) < len(best[0][1]):
                    nearest[square] = [(worker, way)]
                elif len(way) == len(best[0][1]) and best[0][0] != worker:
                    best.append((worker, way))
        return [
            Shortcut((WORKER[worker], BUILDING[square]), tuple(GO[worker][stop] for stop in way))
            for square, walkers in nearest.items()
            for worker, way in walkers
            if len(way) > 1
        ]

    # ------------------------------------------------------------ what they do
    def apply(self, state: SingaporeState, move: Move, emit: Emit) -> None:
        if isinstance(move, Go):
            state.pending.append(self._walked(move.worker))
            town.put_worker(state, move.worker, move.square, "moves", emit)
        elif isinstance(move, Activate):
            self._activate(state, move.square, emit)
        elif isinstance(move, Street):
            town.buy_street(state, self.seat, move.edge, emit)
            after = Work(self.seat, self.walk, self.acts, self.used, self.runner, self.extra, move.edge)
            state.pending.append(after)
        elif isinstance(move, Enter):
            state.pending += (self._walked(move.worker), PutDown(move.worker, "enters"))

    def _walked(self, worker: int) -> "Work":
        """Further moves are used up first: no other worker could use them."""
        if worker != self.runner:
            return Work(self.seat, self.walk - 1, self.acts, self.used, self.runner, self.extra)
        if self.extra == 1:
            return Work(self.seat, self.walk, self.acts, self.used)
        return Work(self.seat, self.walk, self.acts, self.used, worker, self.extra - 1)

    def _activate(self, state: SingaporeState, square: int, emit: Emit) -> None:
        seat, number = self.seat, state.tiles[square]
        tile, owner = TILES[number], state.owner[square]
        worker = state.workers.index(square, seat * WORKERS)
        runner, extra = self.runner, self.extra
        if tile.special == EXTRA_MOVES:
            runner, extra = worker, tile.amount
        town.use_building(state, seat, square, emit)
        pending = state.pending
        pending.append(Work(seat, self.walk, self.acts - 1, self.used | 1 << square, runner, extra))
        if owner != seat and 0 <= owner < state.seats:
            pending.append(RewardOwner(owner, number))
        pending.append(effect_of(number, seat, worker, square))
        if tile.illegal:
            pending.append(DrawToken(seat))

    # ------------------------------------------------------------ words
    def warning(self, state: SingaporeState, move: Move) -> Text | None:
        illegal = isinstance(move, Activate) and TILES[state.tiles[move.square]].illegal
        return drawing(state, "use") if illegal else None

    def phrase(self, state: SingaporeState, move: Move) -> Text:
        match move:
            case Go(_, square):
                return say("singapore.do.go", tile=TILE[state.tiles[square]])
            case Activate(square):
                return say("singapore.do.use", tile=TILE[state.tiles[square]])
            case Street(edge):
                here, there = joined_by(state, edge)
                return say("singapore.do.street", here=here, there=there, price=STREET_COST)
            case Enter():
                return Text("singapore.do.enter")
        return Text("singapore.do.end_turn")

    def prompt(self, state: SingaporeState) -> Text:
        uses = [move for move in self._uses(state) if isinstance(move, Activate)]
        walks = self._walks(state)
        if uses:
            key = "singapore.prompt.walk_or_use" if walks else "singapore.prompt.use"
            return say(key, tile=TILE[state.tiles[uses[0].square]])
        return Text("singapore.prompt.walk" if walks else "singapore.prompt.end_turn")

    def help(self, state: SingaporeState) -> Text | None:
        walks = say("singapore.count.moves", n=self.walk)
        acts = say("singapore.count.activations", n=self.acts)
        if self.extra:
            return say("singapore.help.work_extra", moves=walks, acts=acts, n=self.extra)
        key = "singapore.help.work_streets" if self.open_lanes(state) else "singapore.help.work"
        return say(key, moves=walks, acts=acts)

    def _idle_at(self, state: SingaporeState, square: int) -> bool:
        """Does an own worker stand there and cannot use the building?"""
        own = [state.workers[worker] for worker in OWN[self.seat]]
        return square in own and ACTIVATE[square] not in self._uses(state)

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        kind, key = target
        if kind == "building":
            if self._idle_at(state, int(key)):
                return refuse_effect(state, self.seat, int(key), self.acts, self.used)
            return refuse_building(state, self.seat, int(key), self.walk, self.extra)
        if kind == "effect":
            return refuse_effect(state, self.seat, int(key), self.acts, self.used)
        if kind == "street":
            return refuse_street(state, self.seat, int(key))
        if kind == "worker":
            return refuse_worker(state, self.seat, int(key), self.walk, self.runner)
        if kind == "tile":
            return Text("singapore.refuse.has_built")
        return Text("singapore.refuse.no_building") if kind == "plot" else None
