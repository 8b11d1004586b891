"""Mini-expansion: whoever completes the third Achievement takes a reward token, a flag or a Free Agent."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.chance import draw
from rules.core.event import Emit, Shift
from rules.core.move import Move
from rules.core.seats import SeatEvent, SeatStep
from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text, say
from rules.yokohama.cards import FREE_REWARD, REWARD_TOKENS, REWARDS_DRAWN
from rules.yokohama.components import NONE
from rules.yokohama.effects import cards
from rules.yokohama.modules.module import Module
from rules.yokohama.places import OWN_AGENTS, OWN_REWARDS, REWARD, REWARD_ROW
from rules.yokohama.state import YokohamaState
from rules.yokohama.words.phases import phase


@dataclass(slots=True, unsafe_hash=True)
class TakeReward(Move):
    """Choose a reward token."""

    token: int

    def targets(self) -> tuple[Target, ...]:
        return (REWARD[self.token],)


TAKE_REWARD: Final = tuple(map(TakeReward, range(len(REWARD_TOKENS))))


@dataclass(slots=True, unsafe_hash=True)
class RewardTaken(SeatEvent):
    """Face up: a flag among the icons, a Free Agent among the Agents."""

    token: int

    def shifts(self) -> tuple[Shift, ...]:
        flag = REWARD_TOKENS[self.token].country != NONE
        to = OWN_REWARDS[self.seat] if flag else OWN_AGENTS[self.seat][FREE_REWARD]
        return (Shift(REWARD[self.token], 1, REWARD_ROW, to),)

    def text(self) -> Text:
        return say("yokohama.log.reward", seat=SEATS[self.seat], reward=REWARD[self.token])


def take_reward(state: YokohamaState, seat: Seat, token: int, emit: Emit) -> None:
    """A flag counts as an icon at once; a Free Agent can be used like any Agent."""
    state.reward_row.remove(token)
    emit(RewardTaken(seat, token))
    country = REWARD_TOKENS[token].country
    if country == NONE:
        state.agents[seat][FREE_REWARD] += 1
    else:
        state.flags[seat] = country
        cards.check_pair(state, seat, country, emit)


@dataclass(slots=True, unsafe_hash=True)
class ChooseReward(SeatStep):
    """Taken at once; one is always left."""

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        return [TAKE_REWARD[token] for token in state.reward_row]

    def apply(self, state: YokohamaState, move: TakeReward, emit: Emit) -> None:
        take_reward(state, self.seat, move.token, emit)

    def prompt(self, state: YokohamaState) -> Text:
        return Text("yokohama.prompt.reward")

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        return Text("yokohama.refuse.reward_first")

    def phase(self, state: YokohamaState) -> Text:
        return phase(state, "additional")

    def role(self, state: YokohamaState) -> Text | None:
        return Text("yokohama.role.reward")

    def phrase(self, state: YokohamaState, move: TakeReward) -> Text:
        return say("yokohama.do.reward", reward=REWARD[move.token])


class AchievementRewards(Module):
    """So many tokens lie beside the Achievement tiles."""

    key = "achievement_rewards"

    def lay_out(self, state: YokohamaState) -> None:
        tokens = list(range(len(REWARD_TOKENS)))
        state.reward_row = sorted(draw(state, tokens) for _ in range(REWARDS_DRAWN))

    def achieved(self, state: YokohamaState, seat: Seat, emit: Emit) -> None:
        if all(seat in seats for seats in state.achieved):
            state.pending.append(ChooseReward(seat))
