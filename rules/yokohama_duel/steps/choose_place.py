"""The first step of a turn: a place, and the Influence card or Merchant that goes there."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text, say
from rules.harbour.addresses import seat_and_name
from rules.yokohama_duel.components import ACCESS, ALL_PLACES, ANY_INFLUENCE, NONE, PLACES
from rules.yokohama_duel.effects import stock
from rules.yokohama_duel.effects import turns as effects
from rules.yokohama_duel.moves import PLAY, SEND, Play, Send
from rules.yokohama_duel.places import INFLUENCE, PLACE, TECHNOLOGY
from rules.yokohama_duel.reckoning.influence import (
    card_level,
    level_with,
    lowest_level,
    occupied,
    playable,
    ready,
    ways_in,
)
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Between
from rules.yokohama_duel.steps.strengthen import Strengthen


@cache
def open_plays(seat: Seat, card: int, closed: int) -> tuple[Play, ...]:
    """A card at all places that are not occupied."""
    return tuple(play for play in PLAY[seat][card] if not closed >> play.place & 1)


@dataclass(slots=True, unsafe_hash=True)
class ChoosePlace(Between):
    """Mandatory. An occupied place takes a technology, unless a Merchant goes there."""

    ROLE: ClassVar[str] = "place"
    LEVEL_OPEN: ClassVar[bool] = True

    def moves(self, state: DuelState) -> Sequence[Move]:
        if self.merchant:
            return SEND
        return self._plays(state, playable(state, self.seat))

    def search_moves(self, state: DuelState) -> Sequence[Move]:
        """Of cards with the same level one is enough: until the round ends nothing tells them apart."""
        if self.merchant:
            return SEND
        cards = {card_level(state, self.seat, card): card for card in reversed(playable(state, self.seat))}
        return self._plays(state, sorted(cards.values()))

    def _plays(self, state: DuelState, cards: Sequence[int]) -> list[Move]:
        seat, closed = self.seat, occupied(state)
        plays: list[Move] = []
        if not ready(state, seat, ACCESS):
            for card in cards:
                plays += open_plays(seat, card, closed)
            return plays
        taken = [place for place in range(len(PLACES)) if closed >> place & 1]
        ways = [(place, way) for place in taken for way in ways_in(state, seat, place)]
        for card in cards:
            plays += open_plays(seat, card, closed)
            plays += [Play(seat, card, place, way) for place, way in ways]
        return plays

    def sense(self, state: DuelState, move: Move) -> Hashable:
        """Until the round ends nothing tells cards of one level apart."""
        if not isinstance(move, Play):
            return move
        return card_level(state, self.seat, move.card), move.place, move.technology

    def apply(self, state: DuelState, move: Play | Send, emit: Emit) -> None:
        seat, place, card = self.seat, move.place, NONE
        if isinstance(move, Play):
            card = move.card
            if move.technology != NONE:
                stock.use(state, seat, move.technology, emit)
            freedom = ready(state, seat, ANY_INFLUENCE)
            if freedom and card_level(state, seat, card) > lowest_level(state, seat):
                stock.use(state, seat, freedom[0], emit)
            effects.play_influence(state, seat, card, place, emit)
        else:
            effects.send_merchant(state, seat, place, emit)
        stock.pay_income(state, place, emit)
        state.pending.append(Strengthen(seat, self.merchant, place, level_with(state, seat, place, card), 0))

    def phrase(self, state: DuelState, move: Move) -> Text:
        if isinstance(move, Send):
            return say("yokohama_duel.do.send", place=PLACE[move.place])
        if not isinstance(move, Play):
            return Between.phrase(self, state, move)
        level = card_level(state, self.seat, move.card)
        if move.technology == NONE:
            return say("yokohama_duel.do.play", level=level, place=PLACE[move.place])
        way = TECHNOLOGY[move.technology]
        return say("yokohama_duel.do.play_with", level=level, place=PLACE[move.place], technology=way)

    def sends_merchant(self) -> bool:
        return self.merchant

    def levels_at(self, state: DuelState, place: int) -> list[int] | None:
        return [level_with(state, self.seat, place, NONE)] if self.merchant else None

    def prompt(self, state: DuelState) -> Text:
        if self.merchant:
            return Text("yokohama_duel.prompt.merchant")
        levels = [card_level(state, self.seat, card) for card in playable(state, self.seat)]
        if min(levels) == max(levels):
            return say("yokohama_duel.prompt.place", level=levels[0])
        return Text("yokohama_duel.prompt.card_and_place")

    def help(self, state: DuelState) -> Text | None:
        if self.merchant:
            return Text("yokohama_duel.help.merchant")
        free = ALL_PLACES & ~occupied(state)
        key = "yokohama_duel.help.place_assist" if sum(state.assists[self.seat]) else "yokohama_duel.help.place"
        return say(key, n=free.bit_count())

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        if target.kind == "place" and not self.merchant:
            return self._refuse_place(state, PLACE.index(target))
        if target.kind == "influence":
            return self._refuse_card(state, target)
        if target.kind == "assist":
            return Text("yokohama_duel.refuse.place_first")
        return None

    def _refuse_place(self, state: DuelState, place: int) -> Text | None:
        holder = next((seat for seat, laid in enumerate(state.laid) if place in laid), None)
        return None if holder is None else say("yokohama_duel.refuse.occupied", seat=SEATS[holder])

    def _refuse_card(self, state: DuelState, target: Target) -> Text | None:
        if self.merchant:
            return Text("yokohama_duel.refuse.merchant_goes")
        holder, _ = seat_and_name(target)
        if holder != self.seat:
            return Text("yokohama_duel.refuse.card_of_other")
        if state.laid[holder][INFLUENCE[holder].index(target)] != NONE:
            return Text("yokohama_duel.refuse.card_laid")
        return say("yokohama_duel.refuse.not_lowest", level=lowest_level(state, holder))
