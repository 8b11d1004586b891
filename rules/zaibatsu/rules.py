"""Nippon: Zaibatsu's rules, tied together."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rules.core.code import Codec
from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.moment import Moment
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.score import ScoreSheet, Verdict
from rules.core.step import Step
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say
from rules.zaibatsu import free, moves, places, scoring, sight
from rules.zaibatsu.components import ROUNDS
from rules.zaibatsu.setup import dealt
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.consolidation import PaySalaries
from rules.zaibatsu.steps.rounds import FinalScoring
from rules.zaibatsu.things import things
from rules.zaibatsu.words import moments
from rules.zaibatsu.words.kinds import KINDS

HOLDING: Final = frozenset({"stock", "score", "factory", "start"})
"""Kinds of places where a seat's counted things lie."""


class Zaibatsu(Rules[ZaibatsuState]):
    """Industry and influence in Meiji Japan; one to four players."""

    title = "zaibatsu"
    kinds = KINDS
    counted = frozenset({"item", "good", "point"})
    codec: ClassVar[Codec] = Codec(
        {
            "pair": moves.Pair,
            "hire": moves.Hire,
            "steps": moves.Steps,
            "factory": moves.BuildFactory,
            "machine": moves.BuildMachine,
            "produce": moves.Produce,
            "ship": moves.Ship,
            "train": moves.Train,
            "rail": moves.ChooseRail,
            "deliver": moves.Deliver,
            "space": moves.ChooseSpace,
            "invest": moves.Invest,
            "from": moves.From,
            "store": moves.Store,
            "modify": moves.Modify,
            "level": moves.Level,
            "favour": moves.PlaceFavour,
            "melt": free.Melt,
        }
    )

    def dealt(self, deal: Deal) -> ZaibatsuState:
        return dealt(deal)

    def seen_by(self, state: ZaibatsuState, seat: Seat) -> ZaibatsuState:
        return sight.seen_by(state, seat)

    def imagine(self, seen: ZaibatsuState, seed: int) -> ZaibatsuState:
        return sight.imagine(seen, seed)

    def things(self, state: ZaibatsuState) -> dict[tuple[Target, Target], int]:
        return things(state)

    def holder(self, place: Target) -> Seat:
        return places.seat_and_name(place)[0] if place.kind in HOLDING else NOBODY

    momentous = moments.MOMENTOUS

    def changed_for(self, facts: Sequence[Event], state: ZaibatsuState, seat: Seat) -> list[Text]:
        return moments.changed_for(facts, seat)

    def brief(self, facts: Sequence[Event], seat: Seat) -> Text | None:
        return moments.brief(facts, seat)

    def moment(self, told: Sequence[Event], at: int, state: ZaibatsuState, seat: Seat) -> Moment | None:
        return moments.moment(told, at, state, seat)

    def scores(self, state: ZaibatsuState) -> list[ScoreSheet]:
        return scoring.scores(state)

    def winners(self, state: ZaibatsuState) -> list[Seat]:
        return scoring.winners(state)

    def verdict(self, state: ZaibatsuState) -> Verdict | None:
        return scoring.verdict(state)

    free_moves = staticmethod(free.free_moves)

    def search_free_moves(self, state: ZaibatsuState, seat: Seat, step: Step) -> Sequence[Move]:
        """Prices take silk by themselves; salaries do not."""
        return free.free_moves(state, seat, step) if isinstance(step, PaySalaries) else ()

    # ------------------------------------------------------------ words
    def ending(self, state: ZaibatsuState) -> str:
        return "scored" if state.ended else ""

    def end_note(self, state: ZaibatsuState) -> Text | None:
        if state.ended or state.last_first == NOBODY or any(isinstance(step, FinalScoring) for step in state.pending):
            return None
        return say("zaibatsu.end.last_rounds", n=ROUNDS - state.round + 1)
