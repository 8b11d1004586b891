"""The numbers opponents at Nippon: Zaibatsu weigh with, found by playing many games."""

from dataclasses import dataclass
from typing import Final

from game.opponents.characters import Characters


@dataclass(slots=True, eq=False)
class Temper:
    """All in points at the end, most of them falling with the turns that are left.

    `money` to `iron` are what one of each is worth while it can be spent, `kept` what silk and iron are worth besides;
    `good` and `good_level` tell what goods are worth, `crowded` how fast many of them lose in worth. `factory` and
    `factory_level` to `finance` count what stands, by the part of the game that is left; `improved` an improved
    service, `white` and `yellow` two of them more; `piece` any piece built. `area` is the worth of a worker area by
    workers, `colour` what each colour in it costs. `near` tells by workers how near a consolidation is, which takes
    what is not spent; `patience` how much better than an idle turn another must be to come before it. `later` weighs
    the scorings after the next, `lone_train` a train without a token beside it, `rise` how surely an objective with a
    favour token will still rise, `hope` objectives without one. `swing` is how much a place may still change by each
    turn to come. `start_a` and `start_b` tell by start token what its owners ended with beyond what it seems worth at
    first, on average over 451 games with pairs dealt by chance. `rivals` is how much the others' luck hurts, `width`
    how many ways are tried where there are many.
    """

    money: float = 0.45
    coal: float = 0.6
    silk: float = 0.7
    iron: float = 0.9
    kept: float = 0.2
    good: float = 1.0
    good_level: float = 0.8
    crowded: float = 0.06
    factory: float = 7.5
    factory_level: float = 2.5
    modifier: float = 3.0
    machine: float = 4.0
    rnd: float = 6.0
    rnd_far: float = 0.35
    mines: float = 2.2
    finance: float = 1.9
    improved: float = 4.4
    white: float = 3.0
    yellow: float = 1.5
    piece: float = 1.0
    token: float = 0.1
    area: tuple[float, ...] = (0.0, 0.4, 0.8, 1.2, 3.0, 8.0, 14.0)
    near: tuple[float, ...] = (0.0, 0.1, 0.2, 0.35, 0.5, 0.7, 1.0)
    patience: float = 2.0
    service: float = 0.7
    colour: float = 1.1
    later: float = 0.85
    lone_train: float = 1.2
    rise: float = 0.5
    hope: float = 0.3
    swing: float = 0.18
    start_a: tuple[float, ...] = (10.6, 12.7, 0.7, -3.9, -19.0, -5.8, -1.7, 6.3)
    start_b: tuple[float, ...] = (10.0, -2.1, -5.6, -8.6, 9.1, -4.0, -5.3, 6.4)
    rivals: float = 1.0
    width: int = 2


CHARACTERS: Final[Characters] = {
    "courtier": {"hope": 1.4, "rise": 1.2},
    "financier": {"finance": 1.25, "mines": 1.15},
    "industrialist": {"factory": 2.0, "factory_level": 3.0, "good": 2.0, "good_level": 2.0},
    "surveyor": {"piece": 4.0, "lone_train": 3.0, "token": 5.0},
}
