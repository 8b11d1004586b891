# ruff: noqa: E501
"""What an effect of the data file looks like: a run of signs with numbers, never words."""

from ..kit import ink as K
from ..kit import palette as P
from . import box
from .signs import sign

HALF = ("bar", "or")  # signs that take half a square


def _track(name):
    return f"track/{name}" if name in box.TRACKS else name


def _gain(e):
    return [(e["n"], e["what"])]


def _advance(e):
    return [(f"+{e['n']}" if e["n"] > 1 else None, f"track/{e['track']}")]


def _either(names):
    first, *others = ((None, name) for name in names)
    return [first, *(term for other in others for term in ((None, "or"), other))]


def _build(e):
    n = e.get("n", 1)
    twice = [("×2", "space")] if e.get("space_bonus_times") else []
    return [(n if n > 1 else None, e["what"]), *twice]


def _goods(e):
    n = e.get("n", 1)
    return [(f"+{n}" if n > 1 else "+", "cube")]


def _optional(e):
    cost = [(f"−{n}", "track/finance") if what == "finance_back" else (n, what) for what, n in e["cost"].items()]
    return [(None, "bar"), *cost, (None, "becomes"), *terms(e["then"])]


def _service_per_favour(e):
    return [(None, _track(e["objective"])), (None, "favour/2"), (None, f"service/{e['color']}")]


def _per_threshold(e):
    """Six objectives are all that have thresholds, and need no sign; fewer are the rows or the tracks."""
    objectives = e["objectives"]
    which = [] if len(objectives) == 6 else [(None, "ship" if "ships" in objectives else "track/rnd")]
    return [*which, (None, "flags" if len(e["thresholds"]) > 1 else "flag"), (e["vp"], "vp")]


TERMS = {
    "gain": _gain,
    "advance": _advance,
    "service": lambda e: [(None, f"service/{e['color']}")],
    "service_choice": lambda e: _either([f"service/{colour}" for colour in e["colors"]]),
    "service_any": lambda e: [(None, "service/any")],
    "service_of_action_worker": lambda e: [(None, "hired"), (None, "service/any")],
    "service_of_expert": lambda e: [(None, "expert"), (None, "service/any")],
    "unlock_influence": lambda e: [(None, f"influence/{e['value']}")],
    "build": _build,
    "build_choice": lambda e: _either(e["what"]),
    "goods_here": _goods,
    "goods_in_producing_factory": _goods,
    "goods_in_distinct_factories": lambda e: [(None, "cube"), (f"×{e['n']}", "factory")],
    "produce_in_that_factory": lambda e: [(None, "production")],
    "optional": _optional,
    "keep_at_consolidation": lambda e: [(e["n"], "keep"), *((None, what) for what in e["what"])],
    "coal_kept_here": lambda e: [(e["n"], "coal"), (None, "keep")],
    "waive_coal_of_one_production": lambda e: [(None, "no_coal")],
    "region_bonus_of_one_built_region": lambda e: [(None, "region")],
    "service_per_favour": _service_per_favour,
    "all_services_reached_on_track": lambda e: [(None, f"track/{e['track']}"), ("≤", "service/any")],
    "train_influence": lambda e: [(None, "train"), (None, f"influence/{e['n']}")],
    "money_per_machine_built": lambda e: [(None, "machine"), (e["money"], "money")],
    "vp_per_factory_type": lambda e: [(None, "factory"), (e["vp"], "vp")],
    "vp_per_threshold_reached": _per_threshold,
    "advance_any": lambda e: [(f"+{e['n']}", "steps")],
}


def terms(effects):
    """[(number or None, sign), ...] of a list of effects; a bar stands before an optional part."""
    return [term for effect in effects for term in TERMS[effect["op"]](effect)]


def width(run, s, size, gap):
    """How wide a run is."""
    signs = sum(s * (0.5 if name in HALF else 1) for _, name in run)
    numbers = sum(K.width(str(n), "display", size) + 1 for n, _ in run if n not in (None, 1))
    return signs + numbers + gap * (len(run) - 1)


def row(c, run, x, y, s, room=None, size=None, gap=3.0, ink=P.INK, align="centre"):
    """Draw a run in the given room and return where it ends; what is too wide is set closer, then smaller."""
    size = size or max(14.0, s * 0.9)
    if room:
        while width(run, s, size, gap) > room and s > 12:
            s, gap = s - 0.5, max(0.6, gap - 0.4)
        free = room - width(run, s, size, gap)
        x += {"centre": free / 2, "left": 0, "right": free}[align]
    for n, name in run:
        if n not in (None, 1):
            x += K.text(c, str(n), x, y + s / 2 + size * 0.34, size, "display", ink) + 1
        if name == "bar":
            K.line(c, K.path(f"M{x + s * 0.25} {y + 1} L{x + s * 0.25} {y + s - 1}"), P.alpha(P.INK, 0.5), 1, (2, 2))
        else:
            sign(c, name, x - (s * 0.25 if name == "or" else 0), y, s)
        x += s * (0.5 if name in HALF else 1) + gap
    return x


def trigger(tile):
    """Sign of what a modifier waits for and what stands below it: how many, or a cross for each one; None for the others."""
    waits = tile.get("trigger")
    if waits is None:
        return None
    when, n = waits["when"], waits.get("n", 1)
    name = {"machine_placed_here": "machine", "contracts_at_least": "contracts"}.get(when, waits["action"])
    return name, "×" if when == "per_factory_produced" else str(n) if n > 1 else ""
