"""What is printed on factories, tracks, rows, contracts, start tokens and objective tokens."""

from typing import Any, Final, NamedTuple

from rules.core.printed import printed
from rules.zaibatsu.components import (
    ACTION_PRICES,
    ACTIONS,
    GOODS,
    NONE,
    PERIODS,
    TRACK_LENGTH,
    TRACKS,
    Price,
)
from rules.zaibatsu.effects.printed import (
    Build,
    CoalHere,
    CoalRelief,
    KeepAtDiscard,
    PrintedEffect,
    StepsForFinance,
    TrainsCount,
    read_effects,
)

_DATA: Final = printed("zaibatsu")


# ------------------------------------------------------------ factories
class Tile(NamedTuple):
    """One side of a factory tile.

    `action` is NONE unless the effect modifies that action; `when` is its condition, `least` how many contracts it
    asks for.
    """

    key: str
    good: int
    number: int
    side: str
    timing: str
    effects: tuple[PrintedEffect, ...]
    action: int
    when: str
    least: int


def _tile(entry: dict[str, Any]) -> Tile:
    trigger = entry.get("trigger", {})
    action = ACTIONS.index(trigger["action"]) if trigger else NONE
    effects = read_effects(entry["effects"])
    good, when = GOODS.index(entry["type"]), trigger.get("when", "")
    return Tile(
        entry["id"], good, entry["number"], entry["side"], entry["timing"], effects, action, when, trigger.get("n", 0)
    )


_STANDARD: Final = tuple(map(_tile, _DATA["factory_tiles"]["items"]))
_LATE: Final = tuple(map(_tile, _DATA["late_factory_tiles"]["items"]))
TILES: Final = (*_STANDARD, *_LATE)
"""Sides of factory tiles: the two sides of one tile stand side by side, A first."""
STANDARD_TILES: Final = tuple(
    tuple(at for at, tile in enumerate(_STANDARD) if tile.good == good and tile.side == "A")
    for good in range(len(GOODS))
)
"""By type, the A sides; the B side is the next number."""
LATE_TILES: Final = tuple(range(len(_STANDARD), len(TILES), 2))
OLD_TYPES: Final = tuple(GOODS.index(good) for good in _DATA["old_factory"]["types"])
OLD_FACTORY: Final = len(TILES)
"""The old factory with its first type up; the next number is the other one."""
OLD_GOODS: Final[int] = _DATA["old_factory"]["starting_goods"]
GOOD_OF: Final = (*(tile.good for tile in TILES), *OLD_TYPES)
"""By tile, the old factory included, the type of its goods."""

_TYPES: Final = _DATA["factory_types"]
_TYPE_OF: Final = {entry["id"]: entry for entry in _TYPES["items"]}
COAL_FOR: Final = tuple(int(_TYPE_OF[good]["coal_to_produce"]) for good in GOODS)
RND_FOR: Final = tuple(int(_TYPE_OF[good]["rnd_required"]) for good in GOODS)
BASE_OUTPUT: Final[int] = _TYPES["base_output"]
OUTPUT_PER_MACHINE: Final[int] = _TYPES["output_per_machine"]
SLOT_IRON: Final = tuple(int(slot["extra_cost"].get("iron", 0)) for slot in _TYPES["machine_slots"])
"""By machine slot of a factory, the iron it costs."""
MACHINE_SLOTS: Final = len(SLOT_IRON)
ALL_SLOTS: Final = (1 << MACHINE_SLOTS) - 1
RND_LEVELS: Final = tuple(sorted(set(RND_FOR)))
TILES_BY_RND: Final = tuple(
    (needed, sum(1 << at for at, tile in enumerate(TILES) if RND_FOR[tile.good] == needed)) for needed in RND_LEVELS
)
"""R&D asked, and all tiles that ask it as a bit set."""
TILE_OF: Final = {tile.key: at for at, tile in enumerate(TILES)}


def _tile_with(kind: type[PrintedEffect]) -> int:
    return next(at for at, tile in enumerate(TILES) if any(isinstance(effect, kind) for effect in tile.effects))


COAL_TILE: Final = _tile_with(CoalHere)
KEEPS: Final = _tile_with(KeepAtDiscard)
KEPT_ITEMS: Final = next(e.number for e in TILES[KEEPS].effects if isinstance(e, KeepAtDiscard))
RELIEVES: Final = _tile_with(CoalRelief)
STRONG_TRAINS: Final = _tile_with(TrainsCount)
STRONG_TRAIN_INFLUENCE: Final = next(e.influence for e in TILES[STRONG_TRAINS].effects if isinstance(e, TrainsCount))
MODIFIES: Final = (*(tile.action for tile in TILES), NONE, NONE)
"""By tile, the old factory included, the action it modifies."""
PER_FACTORY: Final = "per_factory_produced"
"""The condition that is counted only at the end of the action."""


def _prices() -> tuple[Price, ...]:
    """Nothing, the two prices of the actions, then those of effects."""
    found = [Price(0, 0, 0), *ACTION_PRICES]
    for tile in TILES:
        for effect in tile.effects:
            asked = effect.second if isinstance(effect, Build) else None
            if isinstance(effect, StepsForFinance):
                asked = effect.price
            if asked is not None and asked not in found:
                found.append(asked)
    return tuple(found)


PRICES: Final = _prices()
FREE: Final = 0
OF_ACTIONS: Final = tuple(range(1, 1 + len(ACTION_PRICES)))
PRICE_OF: Final = {price: number for number, price in enumerate(PRICES)}

# ------------------------------------------------------------ tracks, rows, contracts
_BONUSES: Final = tuple(
    {bonus["position"]: read_effects(bonus["effects"]) for bonus in _DATA["tracks"][track]["bonuses"]}
    for track in TRACKS
)
TRACK_BONUS: Final = tuple(tuple(bonuses.get(at + 1, (None,))[0] for at in range(TRACK_LENGTH)) for bonuses in _BONUSES)
"""By track and space, the bonus printed there, if any."""
GAPS: Final = tuple(tuple(read_effects(bonus)[0] for bonus in gap["bonuses"]) for gap in _DATA["piece_rows"]["gaps"])
"""Bonuses between ships and machines, then between machines and trains, by column."""


class Contract(NamedTuple):
    """A contract; `needs` are goods of which one must have been spent, any if there are none."""

    key: str
    effect: PrintedEffect
    needs: int


CONTRACTS: Final = tuple(
    Contract(entry["id"], read_effects(entry["effects"])[0], sum(1 << GOODS.index(g) for g in entry["requires_goods"]))
    for entry in _DATA["contracts"]["items"]
)


# ------------------------------------------------------------ start tokens
class StartA(NamedTuple):
    """A start token with an effect and the points one starts with."""

    key: str
    effect: str
    number: int
    points: int


START_A: Final = tuple(
    StartA(entry["id"], entry["effect"], entry.get("n", 0), _DATA["start_tokens_a_vp"][entry["id"]])
    for entry in _DATA["start_tokens_a"]["items"]
)
DISCOUNT: Final = next(at for at, token in enumerate(START_A) if token.effect == "factory_action_discount")
START_B: Final = tuple((entry["id"], read_effects(entry["effects"])) for entry in _DATA["start_tokens_b"]["items"])


# ------------------------------------------------------------ objectives and the automa
class Measure(NamedTuple):
    """An objective token: what is counted, and in the solo game how much of it is asked."""

    key: str
    measure: str
    target: int


SHARED: Final = tuple(Measure(e["id"], e["measure"], 0) for e in _DATA["shared_objectives"]["items"])
SOLO: Final = tuple(Measure(e["id"], e["measure"], e["target"]) for e in _DATA["solo_objectives"]["items"])
_REWARDS: Final = _DATA["shared_objective_rewards"]
SHARED_REWARDS: Final = (
    (),
    *(tuple(map(read_effects, _REWARDS[f"period_{period}_choice"])) for period in range(1, PERIODS)),
    (read_effects(_REWARDS[f"period_{PERIODS}_fixed"]),),
)
"""By period, the rewards one may choose from."""


class ActionToken(NamedTuple):
    """A token of the automa: a hiring space, or the fullest one; `action` is what it does there at once."""

    key: str
    space: int
    action: int
    level: int
    leftmost: bool


def _action_token(entry: dict[str, Any]) -> ActionToken:
    if entry["kind"] == "space":
        space = int(entry["hiring_space"].removeprefix("hs")) - 1
        act = entry["automa_action"]
        return ActionToken(entry["id"], space, NONE if act == "none" else ACTIONS.index(act), 0, True)
    return ActionToken(entry["id"], NONE, NONE, entry["level"], entry["arrow"] == "left")


ACTION_TOKENS: Final = tuple(map(_action_token, _DATA["solo_action_tokens"]["items"]))
_AUTOMA: Final = _DATA["solo_automa"]
AUTOMA_TRAINS: Final[int] = _AUTOMA["trains"]
AUTOMA_ROWS: Final = tuple(tuple(_AUTOMA["influence_rows"][f"period_{period}"]) for period in range(1, PERIODS + 1))
AUTOMA_GOODS: Final = tuple(
    sum(1 << GOODS.index(good) for good in _AUTOMA["row_goods"][f"period_{period}"]) for period in range(1, PERIODS + 1)
)
DIFFICULTIES: Final = tuple(entry["id"] for entry in _DATA["solo"]["difficulties"])
OBJECTIVES_BY_DIFFICULTY: Final = tuple(int(entry["objectives"]) for entry in _DATA["solo"]["difficulties"])
RATINGS: Final = tuple((int(rating["min"]), str(rating["id"])) for rating in _DATA["solo"]["ratings"])
SLOT_COLOURS: Final = tuple(_DATA["solo_objective_slots"]["colors"])
