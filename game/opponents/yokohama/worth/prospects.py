"""Assistants that stand ready: what the next actions may bring from where everybody is."""

from typing import Final

from game.opponents.yokohama.worth.glance import Glance
from rules.yokohama.cards import TRAM
from rules.yokohama.components import CANAL, GROUNDS, HAND_ASSISTANTS, MOST_POWER, NONE, STACK
from rules.yokohama.reckoning.ground import power_without_president, streets

_TURNS_AHEAD: Final = (1.0, 0.55, 0.35, 0.2)
"""How much the best next action counts, the second best and so on: those come later, when more stands ready."""
_BRIDGED: Final = (1.0, 0.85, 0.6, 0.4)
"""By how many Areas on the way need an assistant first, how likely an Area is reached."""
_USUAL: Final = 4.5
"""What an action brings that nobody prepared."""
FAR: Final = 3


def distances(glance: Glance) -> list[int]:
    """By Area, how many assistants would have to be placed on the way, the Area itself included; FAR for more."""
    state, seat = glance.state, glance.seat
    men, at = state.men[seat], state.presidents[seat]
    if at == NONE or glance.techs & TRAM.cards:
        return [0 if number else 1 for number in men]
    near = streets(state.layout, state.seats)
    found = [FAR] * len(men)
    open_areas = [at]
    found[at] = 0
    for need in range(FAR):
        queue = [area for area in open_areas if found[area] == need]
        for area in queue:
            for to in near[area]:
                more = need + (0 if men[to] or to == CANAL else 1)
                if more < found[to]:
                    found[to] = more
                    if more == need:
                        queue.append(to)
                    open_areas.append(to)
    return found


def prospects(glance: Glance) -> float:
    """What the next actions may bring beyond what actions usually bring."""
    state, seat, rate = glance.state, glance.seat, glance.rate
    men, here, hand = state.men[seat], state.presidents[seat], glance.owned[HAND_ASSISTANTS]
    far = distances(glance)
    found = []
    for area in GROUNDS[state.seats]:
        need = far[area]
        bridges = max(0, need - (0 if men[area] else 1))
        more = min(hand, STACK if not bridges else 1)
        power = min(MOST_POWER, power_without_president(state, seat, area) + 1 + more)
        if not men[area] and not more:
            continue
        worth = glance.gain(area, power) * _BRIDGED[min(bridges, FAR)]
        if area == here:
            worth *= 0.5
        found.append(worth)
    found.sort(reverse=True)
    left = rate.turns
    total = 0.0
    for part, worth in zip(_TURNS_AHEAD, found, strict=False):
        if left <= 0:
            break
        total += part * min(1.0, left) * (worth - _USUAL)
        left -= 1.0
    return glance.temper.staging * total
