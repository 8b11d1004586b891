"""Yokohama's rules, tied together."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rules.core.code import Codec
from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.kinds import Kind
from rules.core.moment import Moment
from rules.core.rules import Rules
from rules.core.score import ScoreSheet
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say
from rules.harbour.addresses import seat_and_name
from rules.yokohama import free, moves, scoring, sight
from rules.yokohama.modules.achievement_rewards import TakeReward
from rules.yokohama.setup import dealt
from rules.yokohama.state import YokohamaState
from rules.yokohama.things import things
from rules.yokohama.words import moments
from rules.yokohama.words.kinds import KINDS
from rules.yokohama.words.refusals import refuse_free


class Yokohama(Rules[YokohamaState]):
    """Two to four merchants in a harbour that is laid out anew for every game."""

    title = "yokohama"
    counted = frozenset({"good", "money", "import", "points"})
    kinds: ClassVar[Mapping[str, Kind]] = KINDS
    codec: ClassVar[Codec] = Codec(
        {
            "keep": moves.Keep,
            "place": moves.Place,
            "go": moves.Go,
            "way": moves.Way,
            "enter": moves.Enter,
            "return": moves.Return,
            "send": moves.Send,
            "buy": moves.Buy,
            "sell": moves.Sell,
            "space": moves.TakeSpace,
            "give": moves.Give,
            "from": moves.From,
            "choose": moves.Choose,
            "order": moves.TakeOrder,
            "hire": moves.Hire,
            "free_man": moves.FreeMan,
            "free_to": moves.FreeManTo,
            "wish": moves.Wish,
            "five": moves.Five,
            "build": moves.Build,
            "station": moves.PlaceStation,
            "reward": TakeReward,
            "complete": free.Complete,
            "achieve": free.Achieve,
            "agent": free.UseAgent,
            "spin": free.Spin,
            "study": free.Study,
        }
    )

    def dealt(self, deal: Deal) -> YokohamaState:
        return dealt(deal)

    def seen_by(self, state: YokohamaState, seat: Seat) -> YokohamaState:
        return sight.seen_by(state, seat)

    def imagine(self, seen: YokohamaState, seed: int) -> YokohamaState:
        return sight.imagine(seen, seed)

    def things(self, state: YokohamaState) -> dict[tuple[Target, Target], int]:
        return things(state)

    def scores(self, state: YokohamaState) -> list[ScoreSheet]:
        return scoring.scores(state)

    def winners(self, state: YokohamaState) -> list[Seat]:
        return scoring.winners(state)

    free_moves = staticmethod(free.free_moves)
    search_free_moves = staticmethod(free.search_free_moves)

    # ------------------------------------------------------------ what changed
    def holder(self, place: Target) -> Seat:
        if place.kind == "counter":
            return seat_and_name(place)[0]
        return int(place.key) if place.kind == "score" else NOBODY

    momentous = moments.MOMENTOUS

    def moment(self, told: Sequence[Event], at: int, state: YokohamaState, seat: Seat) -> Moment | None:
        """The end announced, the last round, the end."""
        return moments.moment(told[at], state, seat)

    def changed_for(self, facts: Sequence[Event], state: YokohamaState, seat: Seat) -> list[Text]:
        return moments.changed_for(facts, state, seat)

    def brief(self, facts: Sequence[Event], seat: Seat) -> Text | None:
        return moments.brief(facts, seat)

    # ------------------------------------------------------------ words
    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        """The step's reason, else that of an Additional Action the thing belongs to."""
        step = state.pending[-1]
        return step.refuse(state, target) or refuse_free(state, step.decider(state), step, target)

    def ending(self, state: YokohamaState) -> str:
        return "round" if state.ended else ""

    def end_note(self, state: YokohamaState) -> Text | None:
        """Why the game ends and how many turns are left."""
        if not state.last_turn or state.ended:
            return None
        left = state.last_turn - state.turn + 1
        return say("yokohama.end.turns", cause=Text(f"yokohama.cause.{state.cause}"), n=left)
