"""The rules of Pebbles, tied together."""

from collections.abc import Sequence
from typing import ClassVar

from rules.core.code import Codec
from rules.core.deal import Deal
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.score import ScoreSheet
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text
from rules.toy import free, scoring, sight
from rules.toy.moves import Grab
from rules.toy.setup import dealt
from rules.toy.state import Pebbles
from rules.toy.things import things
from rules.toy.words.kinds import KINDS


class Toy(Rules[Pebbles]):
    """Pebbles, small enough to hold in the head, with all that makes the real games hard."""

    title = "toy"
    kinds = KINDS
    codec: ClassVar[Codec] = Codec({"grab": Grab, "toss": free.Toss})

    def dealt(self, deal: Deal) -> Pebbles:
        return dealt(deal)

    def seen_by(self, state: Pebbles, seat: Seat) -> Pebbles:
        return sight.seen_by(state, seat)

    def imagine(self, seen: Pebbles, seed: int) -> Pebbles:
        return sight.imagine(seen, seed)

    def things(self, state: Pebbles) -> dict[tuple[Target, Target], int]:
        return things(state)

    def scores(self, state: Pebbles) -> list[ScoreSheet]:
        return scoring.scores(state)

    def winners(self, state: Pebbles) -> list[Seat]:
        return scoring.winners(state)

    def free_moves(self, state: Pebbles, seat: Seat, step: Step) -> Sequence[Move]:
        return free.playable(state, seat)

    def ending(self, state: Pebbles) -> str:
        return "" if state.pending else "turns"

    def end_note(self, state: Pebbles) -> Text | None:
        return Text("toy.end.last") if state.turn == state.length else None
