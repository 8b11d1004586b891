"""The third step of a turn: a shop or a trading house on the place chosen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.core.event import Emit
from rules.core.move import END_TURN, SKIP, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.yokohama_duel.components import SHOP_COST, YEN
from rules.yokohama_duel.effects import turns as effects
from rules.yokohama_duel.moves import BUILD_HOUSE, BUILD_SHOP, Build
from rules.yokohama_duel.places import HOUSE_SITE, PLACE, SHOP_SITE
from rules.yokohama_duel.reckoning.building import no_room_for_house, no_room_for_shop
from rules.yokohama_duel.reckoning.prices import house_price
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Between
from rules.yokohama_duel.steps.end_turn import EndTurn


@dataclass(slots=True, unsafe_hash=True)
class BuildHere(Between):
    """Optional. Asks also a seat that is short of yen, for a free action may bring them.

    In the own turn declining and ending the turn are one click: all that is possible afterwards is possible before.
    """

    KEY: ClassVar[str] = "build"
    PHASE: ClassVar[str] = "build"
    ROLE: ClassVar[str] = "build"

    place: int

    def moves(self, state: DuelState) -> Sequence[Move]:
        seat, place, yen = self.seat, self.place, state.stock[self.seat][YEN]
        found: list[Move] = []
        room = False
        if no_room_for_shop(state, seat, place) is None:
            room = True
            if yen >= SHOP_COST:
                found.append(BUILD_SHOP)
        if no_room_for_house(state, seat, place) is None:
            room = True
            if house_price(state, seat) <= yen:
                found.append(BUILD_HOUSE)
        if room:
            found.append(SKIP if self.merchant else END_TURN)
        return found

    def apply(self, state: DuelState, move: Move, emit: Emit) -> None:
        if isinstance(move, Build):
            build = effects.build_house if move.house else effects.build_shop
            build(state, self.seat, self.place, emit)
            self.resolve(state, emit)

    def resolve(self, state: DuelState, emit: Emit) -> None:
        """The step is passed; in the own turn free actions are still possible."""
        if not self.merchant:
            state.pending.append(EndTurn(self.seat, False))

    def phrase(self, state: DuelState, move: Move) -> Text:
        if isinstance(move, Build):
            key = "yokohama_duel.do.build_house" if move.house else "yokohama_duel.do.build_shop"
            return say(key, price=house_price(state, self.seat) if move.house else SHOP_COST)
        return Between.phrase(self, state, move)

    def place_in_hand(self, state: DuelState) -> int:
        return self.place

    def on_offer(self) -> tuple[Target, ...]:
        return (SHOP_SITE, HOUSE_SITE)

    def prompt(self, state: DuelState) -> Text:
        key = "yokohama_duel.prompt.build_extra" if self.merchant else "yokohama_duel.prompt.build"
        return say(key, place=PLACE[self.place])

    def help(self, state: DuelState) -> Text | None:
        shop = no_room_for_shop(state, self.seat, self.place) is None
        if no_room_for_house(state, self.seat, self.place) is not None:
            return say("yokohama_duel.help.build_shop", shop=SHOP_COST)
        house = house_price(state, self.seat)
        if shop:
            return say("yokohama_duel.help.build", shop=SHOP_COST, house=house)
        return say("yokohama_duel.help.build_house", house=house)

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        yen = state.stock[self.seat][YEN]
        if target == SHOP_SITE:
            room = no_room_for_shop(state, self.seat, self.place)
            return room or say("yokohama_duel.refuse.short", n=SHOP_COST - yen)
        if target == HOUSE_SITE:
            room = no_room_for_house(state, self.seat, self.place)
            return room or say("yokohama_duel.refuse.short", n=house_price(state, self.seat) - yen)
        return None
