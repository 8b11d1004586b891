"""The numbers opponents at Singapore weigh with, found by playing many games."""

from dataclasses import dataclass
from typing import Final

from game.opponents.characters import Characters


@dataclass(slots=True, eq=False)
class Temper:
    """What a merchant believes.

    `pound` and `cube` are points that a pound and a cube bring in the long run, `act` what an activation must earn,
    `haul` how many points a turn can make of things at most. `surplus` says how much of a building's gain its input is
    worth, `coming` how much a displayed building counts, `promise` one that is still in the stack. `hoard` says how
    many more things find a use than the buildings ask for at once. `nearness` weighs where workers stand, `owner` how
    often others use a building, `second` a second worker, `fear` raids, `rivals` the others' luck, `purse` the first
    coins beyond what they buy.

    `deeds` are the activations planned at once, `width` the schedules kept after each of them, `glance` those kept in
    haste, `lines` those weighed in the end, `sharings` the ways to share out the plots that are followed on.
    `few` are the turns followed on where several are planned in a row.
    `foresight` says how much the next own turns, planned as well, count against what they are hoped to bring, `depth`
    how many of them are planned.
    """

    pound: float = 0.7
    cube: float = 0.7
    act: float = 0.8
    haul: float = 55.0
    surplus: float = 0.43
    coming: float = 0.5
    promise: float = 0.6
    hoard: float = 1.2
    nearness: float = 0.4
    owner: float = 0.28
    second: float = 1.0
    fear: float = 1.2
    rivals: float = 0.35
    purse: float = 0.0
    deeds: int = 3
    width: int = 14
    glance: int = 4
    sharings: int = 1
    few: int = 4
    foresight: float = 0.0
    depth: int = 1
    lines: int = 10


CHARACTERS: Final[Characters] = {
    "insurer": {"fear": 3.0},
    "landlord": {"owner": 5.0},
    "smuggler": {"fear": 0.1},
    "storekeeper": {"cube": 1.15, "surplus": 1.1},
}
