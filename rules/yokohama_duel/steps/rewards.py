"""Rewards of a card, and the choices forced by a gain."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.harbour.rewards import Reward
from rules.yokohama_duel.components import ASSIST_LIMIT, PLACES, TECHNOLOGIES, WITH_STATION
from rules.yokohama_duel.effects import cards as effects
from rules.yokohama_duel.effects import turns
from rules.yokohama_duel.moves import PLACE_STATION, RETURN_ASSIST, PlaceStation, ReturnAssist
from rules.yokohama_duel.places import ASSIST, PLACE
from rules.yokohama_duel.reckoning.supply import excess, pile
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Forced


def gain_rewards(state: DuelState, seat: Seat, rewards: tuple[Reward, ...], source: str, emit: Emit) -> None:
    """Gain rewards in printed order; one assist card too many is returned before the next reward."""
    for number, reward in enumerate(rewards):
        effects.gain_reward(state, seat, reward, source, emit)
        if excess(state, seat) > 0:
            if number + 1 < len(rewards):
                state.pending.append(GainRest(seat, rewards[number + 1 :], source))
            state.pending.append(ReturnExcess(seat))
            return


def technology_gained(state: DuelState, seat: Seat, technology: int, emit: Emit) -> None:
    """What a technology does when it is gained, besides lying there."""
    give_assists(state, seat, technology, emit)
    if technology in WITH_STATION:
        state.pending.append(LocateStation(seat))


def give_assists(state: DuelState, seat: Seat, technology: int, emit: Emit) -> None:
    """The assist cards of a technology, as far as their piles last."""
    for kind, number in enumerate(TECHNOLOGIES[technology].assists):
        for _ in range(min(number, pile(state, kind))):
            effects.gain_assist(state, seat, kind, emit)
    if excess(state, seat) > 0:
        state.pending.append(ReturnExcess(seat))


@dataclass(slots=True, unsafe_hash=True)
class GainRest(Step):
    """The rewards after one that had to be interrupted."""

    seat: Seat
    rewards: tuple[Reward, ...]
    source: str

    def resolve(self, state: DuelState, emit: Emit) -> None:
        gain_rewards(state, self.seat, self.rewards, self.source, emit)


@dataclass(slots=True, unsafe_hash=True)
class ReturnExcess(Forced):
    """Above the limit: one card goes back, the new one or another. Asks only while there is a choice."""

    PHASE: ClassVar[str] = "assist"

    def moves(self, state: DuelState) -> Sequence[Move]:
        held = [kind for kind, number in enumerate(state.assists[self.seat]) if number]
        return [RETURN_ASSIST[kind] for kind in held] if len(held) > 1 else ()

    def apply(self, state: DuelState, move: ReturnAssist, emit: Emit) -> None:
        self._give_back(state, move.kind, emit)

    def resolve(self, state: DuelState, emit: Emit) -> None:
        self._give_back(state, next(kind for kind, number in enumerate(state.assists[self.seat]) if number), emit)

    def _give_back(self, state: DuelState, kind: int, emit: Emit) -> None:
        effects.return_assist(state, self.seat, kind, emit)
        if excess(state, self.seat) > 0:
            state.pending.append(self)

    def phrase(self, state: DuelState, move: ReturnAssist) -> Text:
        return say("yokohama_duel.do.return", assist=ASSIST[move.kind])

    def prompt(self, state: DuelState) -> Text:
        return say("yokohama_duel.prompt.return_assist", n=ASSIST_LIMIT)

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        return Text("yokohama_duel.refuse.return_first")


@dataclass(slots=True, unsafe_hash=True)
class LocateStation(Forced):
    """All places may receive the token."""

    def moves(self, state: DuelState) -> Sequence[Move]:
        return PLACE_STATION[: len(PLACES)]

    def apply(self, state: DuelState, move: PlaceStation, emit: Emit) -> None:
        turns.place_station(state, self.seat, move.place, emit)

    def phrase(self, state: DuelState, move: PlaceStation) -> Text:
        return say("yokohama_duel.do.station", place=PLACE[move.place])

    def prompt(self, state: DuelState) -> Text:
        return Text("yokohama_duel.prompt.station")

    def help(self, state: DuelState) -> Text | None:
        return Text("yokohama_duel.help.station")

    def refuse(self, state: DuelState, target: Target) -> Text | None:
        return Text("yokohama_duel.refuse.station_first")
