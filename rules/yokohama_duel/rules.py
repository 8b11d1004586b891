"""Yokohama Duel's rules, tied together."""

from collections.abc import Sequence
from typing import ClassVar

from rules.core.code import Codec
from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.moment import Moment
from rules.core.rules import Rules
from rules.core.score import ScoreSheet
from rules.core.shortcut import Shortcut
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say
from rules.harbour.addresses import seat_and_name
from rules.yokohama_duel import free, moves, scoring, sight
from rules.yokohama_duel.events.turns import GameEnded
from rules.yokohama_duel.places import MERCHANT_PILE
from rules.yokohama_duel.reckoning.moment import asking
from rules.yokohama_duel.reckoning.rounds import end_note
from rules.yokohama_duel.setup import dealt
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.things import things
from rules.yokohama_duel.words import moments
from rules.yokohama_duel.words.about import spoken_for
from rules.yokohama_duel.words.kinds import KINDS
from rules.yokohama_duel.words.refusals import refuse_free


class YokohamaDuel(Rules[DuelState]):
    """Two merchants, ten places, four rounds."""

    title = "yokohama_duel"
    kinds = KINDS
    counted = frozenset({"good", "money", "import", "assist"})
    codec: ClassVar[Codec] = Codec(
        {
            "play": moves.Play,
            "send": moves.Send,
            "assist": moves.PlayAssist,
            "strengthen": moves.PayForInfluence,
            "church": moves.TakeChurch,
            "technology": moves.TakeTechnology,
            "pay": moves.Pay,
            "flip": moves.Flip,
            "buy": moves.Buy,
            "sell": moves.Sell,
            "keep": moves.Keep,
            "keep_paid": moves.KeepPaid,
            "under": moves.PutUnder,
            "bonus": moves.TakeBonus,
            "build": moves.Build,
            "return": moves.ReturnAssist,
            "station": moves.PlaceStation,
            "upgrade": moves.Upgrade,
            "complete": free.Complete,
            "recruit": free.Recruit,
            "use": free.UseTechnology,
            "call": free.Call,
        }
    )

    def dealt(self, deal: Deal) -> DuelState:
        return dealt(deal)

    def seen_by(self, state: DuelState, seat: Seat) -> DuelState:
        return sight.seen_by(state, seat)

    def imagine(self, seen: DuelState, seed: int) -> DuelState:
        return sight.imagine(seen, seed)

    def things(self, state: DuelState) -> dict[tuple[Target, Target], int]:
        return things(state)

    def holder(self, place: Target) -> Seat:
        if place.kind == "counter":
            return seat_and_name(place)[0]
        return int(place.key) if place.kind == "assists" else NOBODY

    momentous = moments.MOMENTOUS

    def changed_for(self, facts: Sequence[Event], state: DuelState, seat: Seat) -> list[Text]:
        return moments.changed_for(facts, state)

    def moment(self, told: Sequence[Event], at: int, state: DuelState, seat: Seat) -> Moment | None:
        event = told[at]
        if isinstance(event, GameEnded):
            return moments.the_end(told, event, state)
        return moments.new_round(told, at, state, seat)

    def scores(self, state: DuelState) -> list[ScoreSheet]:
        return scoring.scores(state)

    def winners(self, state: DuelState) -> list[Seat]:
        return scoring.winners(state)

    def ending(self, state: DuelState) -> str:
        return "rounds" if state.ended else ""

    def end_note(self, state: DuelState) -> Text | None:
        return end_note(state)

    free_moves = staticmethod(free.free_moves)
    search_free_moves = staticmethod(free.search_free_moves)

    def shortcuts(self, state: DuelState) -> Sequence[Shortcut]:
        """A Merchant is taken from the pile for the first criterion that is met."""
        recruits = [move for move in self.legal_moves(state) if isinstance(move, free.Recruit)]
        return [Shortcut((MERCHANT_PILE,), (move,)) for move in recruits[:1]]

    # ------------------------------------------------------------ words
    def about(self, state: DuelState, seat: Seat, target: Target) -> list[Text]:
        """A space speaks for the card on it, a seat is called by its player; of a back there is nothing more to say."""
        target = spoken_for(state, target)
        if target.key == "back":
            return [self.name(target)]
        lines = super().about(state, seat, target)
        return [say("yokohama_duel.about.owner", seat=target), *lines[1:]] if target.kind == "seat" else lines

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        """A step knows its own reasons; free actions have theirs at any time."""
        step = asking(state)
        return None if step is None else step.refuse(state, target) or refuse_free(state, step, target)
