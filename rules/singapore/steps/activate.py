"""What an activation is made of: the token of an illegal building, its effect, the point of its owner."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.singapore.components import EXTRA_MOVES, PLACE_ANYWHERE, RETURN_TOKENS, SECOND_WORKER, TILES, Side
from rules.singapore.effects import raid, town
from rules.singapore.effects import stock as effects
from rules.singapore.moves import BACK, FORTH, ReturnTokens
from rules.singapore.places import TILE
from rules.singapore.reckoning.trade import asks_for_nothing, can_give, sides
from rules.singapore.state import SingaporeState
from rules.singapore.steps.base import SeatDecision
from rules.singapore.steps.goods import GiveGoods, ReceiveGoods
from rules.singapore.steps.place_worker import SendWorker
from rules.singapore.words.names import side


@dataclass(slots=True, unsafe_hash=True)
class DrawToken(Step):
    """Building or using an illegal tile draws a token, and a white one is settled before anything else."""

    colour: int

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        raid.draw_token(state, self.colour, emit)


@dataclass(slots=True, unsafe_hash=True)
class RewardOwner(Step):
    """Last of all: whoever owns the building gets a point."""

    owner: Seat
    tile: int

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        effects.reward_owner(state, self.owner, self.tile, emit)


@dataclass(slots=True, unsafe_hash=True)
class Exchange(SeatDecision):
    """Take, or give and take. Asks only for the direction of a double arrow, and only if both can be paid.

    A raid may just have taken what is to be given: then the effect is lost.
    """

    square: int

    def _payable(self, state: SingaporeState, back: bool) -> bool:
        tile = TILES[state.tiles[self.square]]
        return (tile.both_ways or not back) and can_give(state, self.seat, sides(tile, back)[0])

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        both = TILES[state.tiles[self.square]].both_ways and self._payable(state, False) and self._payable(state, True)
        return (FORTH, BACK) if both else ()

    def apply(self, state: SingaporeState, move: Move, emit: Emit) -> None:
        self._run(state, move == BACK, emit)

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        if self._payable(state, False):
            self._run(state, False, emit)
        elif self._payable(state, True):
            self._run(state, True, emit)
        else:
            town.lose_effect(state, self.seat, self.square, emit)

    def _run(self, state: SingaporeState, back: bool, emit: Emit) -> None:
        number = state.tiles[self.square]
        given, got = sides(TILES[number], back)
        receive = ReceiveGoods(self.seat, number, back, got.alike, got.mixed)
        if _asks(given):
            state.pending += (receive, GiveGoods(self.seat, number, back, given.alike, given.mixed))
            return
        if not asks_for_nothing(number):
            effects.give(state, self.seat, given, emit)
        if _asks(got):
            state.pending.append(receive)
        else:
            effects.receive(state, self.seat, got, emit)

    def phrase(self, state: SingaporeState, move: Move) -> Text:
        _, got = sides(TILES[state.tiles[self.square]], move == BACK)
        return say("singapore.do.exchange", get=side(got))

    def prompt(self, state: SingaporeState) -> Text:
        return say("singapore.prompt.direction", tile=TILE[state.tiles[self.square]])

    def help(self, state: SingaporeState) -> Text | None:
        tile = TILES[state.tiles[self.square]]
        return say("singapore.about.both_ways", give=side(tile.give), get=side(tile.get))

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        return say("singapore.refuse.direction_first", tile=TILE[state.tiles[self.square]])


def _asks(side: Side) -> bool:
    """Are there cubes to be chosen?"""
    return bool(side.mixed or side.alike)


@dataclass(slots=True, unsafe_hash=True)
class VisitCourt(SeatDecision):
    """Courthouse: how many black tokens go back into the bag."""

    square: int

    def _most(self, state: SingaporeState) -> int:
        return min(state.tokens[self.seat], TILES[state.tiles[self.square]].amount)

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        most = self._most(state)
        return [ReturnTokens(number) for number in range(1, most + 1)] if most > 1 else ()

    def search_moves(self, state: SingaporeState) -> Sequence[Move]:
        """A token kept is never of use to its holder."""
        return (ReturnTokens(self._most(state)),)

    def apply(self, state: SingaporeState, move: ReturnTokens, emit: Emit) -> None:
        raid.return_tokens(state, self.seat, move.number, emit)

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        if self._most(state):
            raid.return_tokens(state, self.seat, self._most(state), emit)
        else:
            town.lose_effect(state, self.seat, self.square, emit)

    def phrase(self, state: SingaporeState, move: ReturnTokens) -> Text:
        return say("singapore.do.return", n=move.number)

    def prompt(self, state: SingaporeState) -> Text:
        return say("singapore.prompt.return_tokens", n=self._most(state))

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind == "amount":
            return say("singapore.refuse.tokens", n=self._most(state))
        return Text("singapore.refuse.tokens_first")


@dataclass(slots=True, unsafe_hash=True)
class HireAgent(Step):
    """New agent: the second worker is received."""

    seat: Seat
    square: int

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        town.receive_worker(state, self.seat, emit)


@dataclass(slots=True, unsafe_hash=True)
class GainMoves(Step):
    """Raffles' tactics: the worker here gets further moves, which the step of the turn counts."""

    worker: int
    square: int

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        town.gain_moves(state, self.worker, TILES[state.tiles[self.square]].amount, emit)


def effect_of(tile: int, seat: Seat, worker: int, square: int) -> Step:
    """The step that carries out a building for the worker on it."""
    special = TILES[tile].special
    if special == RETURN_TOKENS:
        return VisitCourt(seat, square)
    if special == SECOND_WORKER:
        return HireAgent(seat, square)
    if special == EXTRA_MOVES:
        return GainMoves(worker, square)
    return SendWorker(seat) if special == PLACE_ANYWHERE else Exchange(seat, square)
