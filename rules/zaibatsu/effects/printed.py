"""What a printed effect says, as small values, and how they are read from the data file.

Parts that refer to the piece built just before are read into that build: the second piece one may pay for, the service
of its expert, the production of its factory.
"""

from dataclasses import dataclass
from typing import Any, Final

from rules.zaibatsu.components import (
    ALL_COLOURS,
    COLOURS,
    GAINS,
    NONE,
    OBJECTIVES,
    PIECES,
    TRACKS,
    Price,
    read_price,
)


class PrintedEffect:
    """Anything printed that does something."""

    __slots__ = ()


@dataclass(slots=True, unsafe_hash=True)
class Gain(PrintedEffect):
    """So many of an item, or points."""

    item: int
    number: int


@dataclass(slots=True, unsafe_hash=True)
class Advance(PrintedEffect):
    """Steps on a track; NONE: on one track of choice."""

    track: int
    steps: int


@dataclass(slots=True, unsafe_hash=True)
class ServiceBonus(PrintedEffect):
    """The service bonus of one of these colours."""

    colours: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class ServiceOfWorker(PrintedEffect):
    """The service bonus of the colour of the worker hired this turn."""


@dataclass(slots=True, unsafe_hash=True)
class Unlock(PrintedEffect):
    """Frees the locked influence token of this value."""

    value: int


@dataclass(slots=True, unsafe_hash=True)
class Build(PrintedEffect):
    """Pieces without the action's price.

    `second` is the price of an optional further one elsewhere; `times` says how often the train space gives its bonus;
    `service` and `produce`: what follows in the piece's place.
    """

    piece: int
    number: int
    times: int
    second: Price | None
    service: bool
    produce: bool


@dataclass(slots=True, unsafe_hash=True)
class BuildOneOf(PrintedEffect):
    """One piece of choice."""

    pieces: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class GoodsHere(PrintedEffect):
    """Goods in the factory of the tile."""

    number: int


@dataclass(slots=True, unsafe_hash=True)
class GoodsApart(PrintedEffect):
    """One good in each of so many different factories."""

    number: int


@dataclass(slots=True, unsafe_hash=True)
class GoodsWhereProduced(PrintedEffect):
    """Goods in the factory that produced."""

    number: int


@dataclass(slots=True, unsafe_hash=True)
class StepsForFinance(PrintedEffect):
    """May go back on Finance to advance on a track."""

    price: Price
    track: int
    steps: int


@dataclass(slots=True, unsafe_hash=True)
class CoalHere(PrintedEffect):
    """Coal on the tile, kept when coal is discarded."""

    number: int


@dataclass(slots=True, unsafe_hash=True)
class KeepAtDiscard(PrintedEffect):
    """So many money and coal need not be discarded."""

    number: int


@dataclass(slots=True, unsafe_hash=True)
class CoalRelief(PrintedEffect):
    """One production of the action costs no coal."""


@dataclass(slots=True, unsafe_hash=True)
class RegionBonus(PrintedEffect):
    """The bonus of one region where a train was built in this action."""


@dataclass(slots=True, unsafe_hash=True)
class ServicePerFavour(PrintedEffect):
    """A service bonus as often as the favour token on an objective says, by its level from 0 on."""

    objective: int
    colour: int
    times: tuple[int, ...]


@dataclass(slots=True, unsafe_hash=True)
class ServicesOnTrack(PrintedEffect):
    """Every service bonus reached on a track."""

    track: int


@dataclass(slots=True, unsafe_hash=True)
class TrainsCount(PrintedEffect):
    """Own trains count so much influence each."""

    influence: int


@dataclass(slots=True, unsafe_hash=True)
class MoneyPerMachine(PrintedEffect):
    """Money for each machine on own factories."""

    number: int
    most: int


@dataclass(slots=True, unsafe_hash=True)
class PointsPerType(PrintedEffect):
    """Points for each type in the own factory area."""

    points: int
    most: int


@dataclass(slots=True, unsafe_hash=True)
class PointsPerThreshold(PrintedEffect):
    """Points for each of these thresholds reached: 0 the lower ones, 1 the upper ones."""

    points: int
    most: int
    objectives: tuple[int, ...]
    thresholds: tuple[int, ...]


# ------------------------------------------------------------ reading
_THRESHOLDS: Final = ("lower", "upper")


def _build(op: dict[str, Any], after: dict[str, Any]) -> Build:
    piece = PIECES.index(f"{op['what']}s")
    second = after["cost"] if after.get("op") == "optional" else None
    return Build(
        piece,
        op["n"],
        op.get("space_bonus_times", 1),
        None if second is None else read_price(second),
        after.get("op") == "service_of_expert",
        after.get("op") == "produce_in_that_factory",
    )


def _read(op: dict[str, Any], after: dict[str, Any]) -> PrintedEffect:
    """One effect; `after` is the part that follows it."""
    match op["op"]:
        case "gain":
            return Gain(GAINS.index(op["what"]), op["n"])
        case "advance":
            return Advance(TRACKS.index(op["track"]), op["n"])
        case "advance_any":
            return Advance(NONE, op["n"])
        case "service":
            return ServiceBonus((COLOURS.index(op["color"]),))
        case "service_choice":
            return ServiceBonus(tuple(COLOURS.index(colour) for colour in op["colors"]))
        case "service_any":
            return ServiceBonus(ALL_COLOURS)
        case "service_of_action_worker":
            return ServiceOfWorker()
        case "unlock_influence":
            return Unlock(op["value"])
        case "build":
            return _build(op, after)
        case "build_choice":
            return BuildOneOf(tuple(PIECES.index(f"{what}s") for what in op["what"]))
        case "goods_here":
            return GoodsHere(op["n"])
        case "goods_in_distinct_factories":
            return GoodsApart(op["n"])
        case "goods_in_producing_factory":
            return GoodsWhereProduced(op["n"])
        case "optional":
            (then,) = op["then"]
            return StepsForFinance(read_price(op["cost"]), TRACKS.index(then["track"]), then["n"])
        case "coal_kept_here":
            return CoalHere(op["n"])
        case "keep_at_consolidation":
            return KeepAtDiscard(op["n"])
        case "waive_coal_of_one_production":
            return CoalRelief()
        case "region_bonus_of_one_built_region":
            return RegionBonus()
    return _read_late(op)


def _read_late(op: dict[str, Any]) -> PrintedEffect:
    """The effects of the late factories."""
    match op["op"]:
        case "service_per_favour":
            colour, times = COLOURS.index(op["color"]), (0, *op["times_by_level"])
            return ServicePerFavour(OBJECTIVES.index(op["objective"]), colour, times)
        case "all_services_reached_on_track":
            return ServicesOnTrack(TRACKS.index(op["track"]))
        case "train_influence":
            return TrainsCount(op["n"])
        case "money_per_machine_built":
            return MoneyPerMachine(op["money"], op["max"])
        case "vp_per_factory_type":
            return PointsPerType(op["vp"], op["max"])
        case "vp_per_threshold_reached":
            objectives = tuple(OBJECTIVES.index(each) for each in op["objectives"])
            thresholds = tuple(_THRESHOLDS.index(each) for each in op["thresholds"])
            return PointsPerThreshold(op["vp"], op["max"], objectives, thresholds)
    raise ValueError(op["op"])


_PART_OF_A_BUILD: Final = ("service_of_expert", "produce_in_that_factory")


def read_effects(ops: list[dict[str, Any]]) -> tuple[PrintedEffect, ...]:
    """The effects of a list, in its order."""
    found: list[PrintedEffect] = []
    for number, op in enumerate(ops):
        before = ops[number - 1]["op"] if number else ""
        if op["op"] in _PART_OF_A_BUILD or (op["op"] == "optional" and before == "build"):
            continue
        found.append(_read(op, ops[number + 1] if number + 1 < len(ops) else {}))
    return tuple(found)
