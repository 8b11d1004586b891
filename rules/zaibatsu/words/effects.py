"""What printed effects say, in words."""

from collections.abc import Callable
from typing import Any, Final

from rules.core.text import Text, say
from rules.core.wording import listed
from rules.zaibatsu import places
from rules.zaibatsu.components import ALL_COLOURS, NONE, PIECES
from rules.zaibatsu.effects.printed import (
    Advance,
    Build,
    BuildOneOf,
    CoalHere,
    CoalRelief,
    Gain,
    GoodsApart,
    GoodsHere,
    GoodsWhereProduced,
    KeepAtDiscard,
    MoneyPerMachine,
    PointsPerThreshold,
    PointsPerType,
    PrintedEffect,
    RegionBonus,
    ServiceBonus,
    ServiceOfWorker,
    ServicePerFavour,
    ServicesOnTrack,
    StepsForFinance,
    TrainsCount,
    Unlock,
)
from rules.zaibatsu.tiles import TILES, Tile
from rules.zaibatsu.words.amounts import amount, price
from rules.zaibatsu.words.names import name


def effect_text(effect: PrintedEffect) -> Text:
    """One effect as a short phrase."""
    return _SAY[type(effect)](effect)


def effects_text(effects: tuple[PrintedEffect, ...]) -> Text:
    """Several, one after the other."""
    return listed([effect_text(effect) for effect in effects])


def tile_lines(number: int) -> list[Text]:
    """What a factory tile does, and when."""
    tile = TILES[number]
    return [_when(tile), *(effect_text(effect) for effect in tile.effects)]


def _when(tile: Tile) -> Text:
    if tile.action == NONE:
        return Text(f"zaibatsu.timing.{tile.timing}")
    key = f"zaibatsu.when.{tile.when}"
    if tile.least:
        return say(key, action=places.ACTION[tile.action], n=tile.least)
    return say(key, action=places.ACTION[tile.action])


# ------------------------------------------------------------ by kind of effect
def _gain(effect: Any) -> Text:
    return amount(effect.item, effect.number)


def _advance(effect: Any) -> Text:
    if effect.track == NONE:
        return say("zaibatsu.effect.advance_any", n=effect.steps)
    return say("zaibatsu.do.advance", track=places.TRACK_CHIP[effect.track], n=effect.steps)


def _service(effect: Any) -> Text:
    if effect.colours == ALL_COLOURS:
        return Text("zaibatsu.effect.service_any")
    if len(effect.colours) == 1:
        return say("zaibatsu.effect.service", service=places.SERVICE_CHIP[effect.colours[0]])
    services = listed([name(places.SERVICE_CHIP[colour]) for colour in effect.colours])
    return say("zaibatsu.effect.service_choice", services=services)


def _unlock(effect: Any) -> Text:
    return say("zaibatsu.effect.unlock", value=effect.value)


def _build(effect: Any) -> Text:
    piece = PIECES[effect.piece]
    if effect.second is not None:
        return say(f"zaibatsu.effect.build_second.{piece}", price=price(effect.second))
    if effect.times > 1:
        return say("zaibatsu.effect.build_times", n=effect.times)
    if effect.service or effect.produce:
        return Text(f"zaibatsu.effect.build_then.{piece}")
    return say(f"zaibatsu.effect.build.{piece}", n=effect.number)


def _steps_for_finance(effect: Any) -> Text:
    track = places.TRACK_CHIP[effect.track]
    return say("zaibatsu.effect.for_finance", price=price(effect.price), track=track, n=effect.steps)


def _per_favour(effect: Any) -> Text:
    service, objective = places.SERVICE_CHIP[effect.colour], places.OBJECTIVE[0][effect.objective]
    return say("zaibatsu.effect.per_favour", service=service, objective=objective)


def _services_on_track(effect: Any) -> Text:
    return say("zaibatsu.effect.services_on_track", track=places.TRACK_CHIP[effect.track])


def _per_machine(effect: Any) -> Text:
    return say("zaibatsu.effect.per_machine", n=effect.number, most=effect.most)


def _per_type(effect: Any) -> Text:
    return say("zaibatsu.effect.per_type", n=effect.points, most=effect.most)


def _per_threshold(effect: Any) -> Text:
    which = {(0,): "lower", (0, 1): "both"}[effect.thresholds]
    objectives = listed([name(places.OBJECTIVE[0][each]) for each in effect.objectives])
    if len(effect.objectives) > 3:
        return say("zaibatsu.effect.per_threshold_all", n=effect.points, most=effect.most)
    return say(f"zaibatsu.effect.per_threshold.{which}", n=effect.points, objectives=objectives)


def _numbered(key: str, field: str = "number") -> Callable[[Any], Text]:
    """A phrase with one number."""
    return lambda effect: say(f"zaibatsu.effect.{key}", n=getattr(effect, field))


def _plain(key: str) -> Callable[[Any], Text]:
    return lambda effect: Text(f"zaibatsu.effect.{key}")


_SAY: Final[dict[type[PrintedEffect], Callable[[Any], Text]]] = {
    Gain: _gain,
    Advance: _advance,
    ServiceBonus: _service,
    ServiceOfWorker: _plain("service_of_worker"),
    Unlock: _unlock,
    Build: _build,
    BuildOneOf: _plain("build_one_of"),
    GoodsHere: _numbered("goods_here"),
    GoodsApart: _numbered("goods_apart"),
    GoodsWhereProduced: _numbered("goods_where_produced"),
    StepsForFinance: _steps_for_finance,
    CoalHere: _numbered("coal_here"),
    KeepAtDiscard: _numbered("keep"),
    CoalRelief: _plain("relief"),
    RegionBonus: _plain("region_bonus"),
    ServicePerFavour: _per_favour,
    ServicesOnTrack: _services_on_track,
    TrainsCount: _numbered("trains_count", "influence"),
    MoneyPerMachine: _per_machine,
    PointsPerType: _per_type,
    PointsPerThreshold: _per_threshold,
}
