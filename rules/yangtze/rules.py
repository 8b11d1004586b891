"""Yangtze's rules, tied together."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rules.core.amounts import Amount
from rules.core.code import Codec
from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.moment import Moment, since
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.score import ScoreSheet
from rules.core.step import Step
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say
from rules.yangtze import free, moves, scoring, sight
from rules.yangtze.components import EMPTY, LAST_EMPEROR
from rules.yangtze.events.emperors import EmperorDrawn
from rules.yangtze.events.turns import GameEnded
from rules.yangtze.places import HIDDEN_GOOD, MONEY, POST
from rules.yangtze.setup import dealt
from rules.yangtze.state import YangtzeState
from rules.yangtze.things import things
from rules.yangtze.words import moments
from rules.yangtze.words.about import heading
from rules.yangtze.words.kinds import KINDS


class Yangtze(Rules[YangtzeState]):
    """Two to four merchants on the river, from Nurhaci to Puyi."""

    title = "yangtze"
    kinds = KINDS
    counted = frozenset({"good", "money", "post"})
    codec: ClassVar[Codec] = Codec(
        {
            "buy": moves.Buy,
            "lay": moves.LayCard,
            "cash": free.Cash,
            "sell_card": free.SellCard,
            "bid": moves.Bid,
            "discard": moves.Discard,
            "exchange": moves.Exchange,
            "redeem": moves.Redeem,
            "follow": moves.Follow,
        }
    )

    def dealt(self, deal: Deal) -> YangtzeState:
        return dealt(deal)

    def seen_by(self, state: YangtzeState, seat: Seat) -> YangtzeState:
        return sight.seen_by(state, seat)

    def imagine(self, seen: YangtzeState, seed: int) -> YangtzeState:
        return sight.imagine(seen, seed)

    def things(self, state: YangtzeState) -> dict[tuple[Target, Target], int]:
        return things(state)

    def holder(self, place: Target) -> Seat:
        return int(place.key) if place.kind in ("screen", "purse", "posts") else NOBODY

    def amounts(self, event: Event) -> list[Amount]:
        """Goods are counted, whatever they are: each is another one."""
        found = super().amounts(event)
        return [each._replace(what=HIDDEN_GOOD) if each.what.kind == "good" else each for each in found]

    momentous = moments.MOMENTOUS

    def moment(self, told: Sequence[Event], at: int, state: YangtzeState, seat: Seat) -> Moment | None:
        event = told[at]
        if isinstance(event, EmperorDrawn):
            then = state.clone()
            later = [amount for fact in told[at + 1 :] for amount in self.amounts(fact)]
            for each in range(state.seats):
                then.money[each] -= since(later, each, MONEY)
            return moments.emperor(event, then, seat)
        if isinstance(event, GameEnded):
            return moments.the_end(event, state)
        return moments.auction(told, at, state, seat)

    def opening(self, state: YangtzeState, seat: Seat) -> Moment:
        return moments.opening(state, seat)

    def affair(self, state: YangtzeState) -> Target | None:
        return POST[state.block] if state.block != EMPTY else None

    def scores(self, state: YangtzeState) -> list[ScoreSheet]:
        return scoring.scores(state)

    def winners(self, state: YangtzeState) -> list[Seat]:
        return scoring.winners(state)

    def free_moves(self, state: YangtzeState, seat: Seat, step: Step) -> Sequence[Move]:
        return free.playable(state, seat)

    def search_free_moves(self, state: YangtzeState, seat: Seat, step: Any) -> Sequence[Move]:
        return free.playable(state, seat, step.searched_cards)

    def about(self, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
        lines = super().about(state, seat, target)
        return [heading(state, seat, target) or lines[0], *lines[1:]]

    def ending(self, state: YangtzeState) -> str:
        return state.ended

    def end_note(self, state: YangtzeState) -> Text | None:
        left = LAST_EMPEROR - len(state.emperors)
        if state.ended:
            return None
        if state.passes == state.seats - 1 and not state.acted:
            return Text("yangtze.end.one_pass")
        if not left:
            return Text("yangtze.end.last")
        return say("yangtze.end.near", n=left) if left <= 2 else None
