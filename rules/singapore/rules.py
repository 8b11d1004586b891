"""Singapore's rules, tied together."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rules.core.amounts import Amount
from rules.core.code import Codec
from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.kinds import Kind
from rules.core.moment import Moment
from rules.core.rules import Rules
from rules.core.score import ScoreSheet
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say
from rules.singapore import moves, scoring, sight
from rules.singapore.components import EMPTY, NEUTRAL
from rules.singapore.events.raid import RaidBegan
from rules.singapore.events.rounds import GameEnded
from rules.singapore.places import BANK, SCREEN
from rules.singapore.reckoning.turn import further_rounds
from rules.singapore.setup import dealt
from rules.singapore.state import SingaporeState
from rules.singapore.things import things
from rules.singapore.words import moments
from rules.singapore.words.clauses import of_tile
from rules.singapore.words.kinds import CLICKED, KINDS
from rules.singapore.words.names import heading


class Singapore(Rules[SingaporeState]):
    """Two to four merchants build Raffles' town."""

    title = "singapore"
    codec: ClassVar[Codec] = Codec(
        {
            "prepare": moves.Prepare,
            "start": moves.StartOn,
            "flag": moves.PutFlag,
            "build": moves.Build,
            "street": moves.Street,
            "go": moves.Go,
            "use": moves.Activate,
            "enter": moves.Enter,
            "send": moves.Send,
            "jump": moves.Jump,
            "return": moves.ReturnTokens,
            "hut": moves.MarkTile,
        }
    )
    kinds: ClassVar[Mapping[str, Kind]] = KINDS
    counted = frozenset({"good", "money", "token"})

    def dealt(self, deal: Deal) -> SingaporeState:
        return dealt(deal)

    def seen_by(self, state: SingaporeState, seat: Seat) -> SingaporeState:
        return sight.seen_by(state, seat)

    def imagine(self, seen: SingaporeState, seed: int) -> SingaporeState:
        return sight.imagine(seen, seed)

    def sealed(self, state: SingaporeState, seat: Seat) -> Sequence[Target]:
        closed = [SCREEN[other] for other in sight.closed_screens(state, seat)]
        return (*closed, BANK) if closed else ()

    def things(self, state: SingaporeState) -> dict[tuple[Target, Target], int]:
        return things(state)

    def holder(self, place: Target) -> Seat:
        owned = place.kind in ("screen", "tokens") and place.key != NEUTRAL
        return int(place.key) if owned else NOBODY

    def amounts(self, event: Event) -> list[Amount]:
        """Points are a marker that goes along the track."""
        moved = [shift for shift in event.shifts() if shift.what.kind == "marker"]
        points = [
            Amount(int(marker.key), marker, int(to.key) - int(source.key), marker) for marker, _, source, to in moved
        ]
        return [*super().amounts(event), *points]

    momentous = moments.MOMENTOUS

    def changed_for(self, facts: Sequence[Event], state: SingaporeState, seat: Seat) -> list[Text]:
        return moments.changed_for(facts, seat)

    def moment(self, told: Sequence[Event], at: int, state: SingaporeState, seat: Seat) -> Moment | None:
        event = told[at]
        if isinstance(event, RaidBegan):
            after = told[moments.end_of_raid(told, at) :]
            later = [amount for fact in after for amount in self.amounts(fact)]
            return moments.raid(told, at, later, state, seat)
        if isinstance(event, GameEnded):
            return moments.the_end(event, state)
        return moments.new_round(told, at, state, seat)

    def scores(self, state: SingaporeState) -> list[ScoreSheet]:
        return scoring.scores(state)

    def winners(self, state: SingaporeState) -> list[Seat]:
        return [scoring.winner(state)]

    def ending(self, state: SingaporeState) -> str:
        return state.ended

    def end_note(self, state: SingaporeState) -> Text | None:
        if state.ended or not state.round:
            return None
        further = further_rounds(state)
        if not further:
            return Text("singapore.end.last_round")
        return say("singapore.end.rounds", n=further) if further <= 2 else None

    def about(self, state: SingaporeState, seat: Seat, target: Target) -> list[Text]:
        """The name of a place gives way to what stands there."""
        kind = self.kinds[target.kind]
        return [heading(state, seat, target) or kind.name(target), *kind.about(self, state, seat, target)]

    def why_not(self, state: SingaporeState, target: Target) -> Text | None:
        """The reason of the step is about things that decisions are made with."""
        if state.pending and target.kind not in CLICKED:
            return say("common.refuse.not_now")
        return super().why_not(state, target)

    def clause(self, state: SingaporeState, target: Target) -> str:
        """A building opens the clause of its tile."""
        if target.kind in ("building", "effect") and state.tiles[int(target.key)] != EMPTY:
            return of_tile(state.tiles[int(target.key)])
        return super().clause(state, target)
