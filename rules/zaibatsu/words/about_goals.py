"""Tooltips of what a zaibatsu strives for: contracts, objectives, favours, and the tokens of its start."""

from collections.abc import Sequence
from typing import Any

from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.zaibatsu import places
from rules.zaibatsu.components import (
    FACTORIES,
    FAVOURS,
    FIRST_TRACK,
    NONE,
    OBJECTIVES,
    THRESHOLD_POINTS,
    THRESHOLDS,
    VALUES,
)
from rules.zaibatsu.places import seat_and_name
from rules.zaibatsu.reckoning.dues import favours_left
from rules.zaibatsu.reckoning.means import at_hand
from rules.zaibatsu.reckoning.measures import objective_points
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.due import Bonus
from rules.zaibatsu.tiles import (
    CONTRACTS,
    START_A,
    START_B,
)
from rules.zaibatsu.words.effects import effect_text, effects_text
from rules.zaibatsu.words.foreseen import gives

State = ZaibatsuState
Lines = Sequence[Text]


def contract_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What a contract gives now, and what it asks for."""
    holder, _ = seat_and_name(target)
    number = places.CONTRACT[holder].index(target)
    contract = CONTRACTS[number]
    lines = [effect_text(contract.effect)]
    if contract.needs:
        lines.append(Text(f"zaibatsu.about.needs.{contract.key}"))
    if number in state.contracts[holder]:
        return [*lines, Text("zaibatsu.about.fulfilled")]
    return [*lines, *gives(rules, state, holder, Bonus(holder, contract.effect, target))]


def objective_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What a favour token scores on an objective, as things stand."""
    holder, name = seat_and_name(target)
    objective = OBJECTIVES.index(name)
    level = state.favours[holder][objective]
    if level:
        n = objective_points(state, holder, objective, level)
        return [say("zaibatsu.about.favour_now", level=level, n=n), *_scale(objective)]
    now = [objective_points(state, holder, objective, each) for each in (1, 2, 3)]
    return [say("zaibatsu.about.objective_now", first=now[0], second=now[1], third=now[2]), *_scale(objective)]


def _scale(objective: int) -> list[Text]:
    if objective >= FACTORIES:
        return [Text(f"zaibatsu.about.scale.{OBJECTIVES[objective]}")]
    lower, upper = THRESHOLDS[objective]
    (low, _, low3), (high, _, high3) = THRESHOLD_POINTS
    key = "zaibatsu.about.scale.rows" if objective < FIRST_TRACK else "zaibatsu.about.scale.tracks"
    return [say(key, lower=lower, upper=upper, low=low, low3=low3, high=high, high3=high3)]


def favour_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """How many favour tokens are left."""
    holder, level = seat_and_name(target)
    return [say("zaibatsu.about.favours_left", n=favours_left(state, holder, int(level)))]


def favours_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """All piles."""
    holder = int(target.key)
    left = [favours_left(state, holder, level) for level in range(1, len(FAVOURS))]
    return [say("zaibatsu.about.favours", first=left[0], second=left[1], third=left[2])]


def tokens_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The values at hand, or those still locked."""
    holder = int(target.key)
    if target.kind == "locked":
        values = [value for value in VALUES if state.locked[holder] >> value & 1]
    else:
        values = [value for value in VALUES for _ in range(at_hand(state, holder, value))]
    return [listed([Text(f"={value}") for value in values])]


def contracts_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """How many contracts are fulfilled."""
    return [say("zaibatsu.about.contracts", n=len(state.contracts[int(target.key)]))]


def start_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What lasts of a start token."""
    holder = int(target.key)
    if state.start_a[holder] == NONE:
        return ()
    lines = [Text(f"zaibatsu.about.start.{START_A[state.start_a[holder]].effect}")]
    if state.kept_token[holder]:
        lines.append(say("zaibatsu.about.kept_coal", n=state.kept_token[holder]))
    return lines


def start_a_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The effect of a token A and its points."""
    token = START_A[places.START_TOKEN_A.index(target)]
    return [Text(f"zaibatsu.about.start.{token.effect}"), say("zaibatsu.about.start_points", n=token.points)]


def start_b_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """All that a token B gives."""
    return [effects_text(START_B[places.START_TOKEN_B.index(target)][1])]
