"""Tooltips of a zaibatsu: stock, workers, tracks, rows, services, factories."""

from collections.abc import Sequence
from typing import Any

from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.components import (
    COAL,
    COAL_INCOME,
    COLOURS,
    EXPERT,
    FAVOUR_LEVELS,
    FIRST_TRACK,
    ITEMS,
    MONEY,
    MONEY_INCOME,
    MOST_GOODS,
    NONE,
    ON_FINANCE,
    ON_MINES,
    ON_RND,
    PIECES,
    RND_LEVEL,
    SALARY,
    SERVICES,
    SLOT_POINTS,
    THRESHOLDS,
    TRACKS,
)
from rules.zaibatsu.effects.holdings import output
from rules.zaibatsu.moves import MODIFY
from rules.zaibatsu.places import seat_and_name
from rules.zaibatsu.reckoning.building import refuse_factory, silk_for
from rules.zaibatsu.reckoning.dues import salaries_due, service_amount, serving_spaces
from rules.zaibatsu.reckoning.means import factory_price, is_old
from rules.zaibatsu.reckoning.measures import score
from rules.zaibatsu.scoring import total
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.activation import Activation
from rules.zaibatsu.steps.due import Bonus
from rules.zaibatsu.steps.tile_effects import TileAtWork
from rules.zaibatsu.tiles import (
    COAL_FOR,
    GAPS,
    GOOD_OF,
    KEEPS,
    KEPT_ITEMS,
    OLD_FACTORY,
    RND_FOR,
    SLOT_IRON,
    TILE_OF,
    TRACK_BONUS,
)
from rules.zaibatsu.words.amounts import amount, of_good
from rules.zaibatsu.words.effects import effect_text, tile_lines
from rules.zaibatsu.words.foreseen import gives

State = ZaibatsuState
Lines = Sequence[Text]


def seat_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The points on the track, and those that tokens, stock and money would add; influence is told in its region."""
    holder = int(target.key)
    return [
        say("zaibatsu.about.owner", seat=SEATS[holder]),
        say("zaibatsu.about.score", n=score(state, holder), total=total(state, holder)),
    ]


def stock_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """How much of an item, and what the next consolidation does to it."""
    holder, item = seat_and_name(target)
    number = ITEMS.index(item)
    kept = number in (MONEY, COAL) and KEEPS in state.slots[holder]
    fate = say("zaibatsu.about.stock_but", n=KEPT_ITEMS) if kept else Text(f"zaibatsu.about.stock.{item}")
    return [amount(number, state.stock[holder][number]), fate]


def area_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """Salaries due, and the favour this height earns."""
    holder, at = seat_and_name(target)
    space = int(at)
    lines = [say("zaibatsu.about.area", level=FAVOUR_LEVELS[space])]
    if space in serving_spaces(state, holder):
        colour = state.workers[holder][space] % EXPERT
        lines.append(say("zaibatsu.about.serves", gain=service_gain(state, holder, colour)))
    elif space < len(state.workers[holder]):
        lines.append(Text("zaibatsu.about.serves_not"))
    return [*lines, say("zaibatsu.about.salaries", n=salaries_due(state, holder))]


def service_gain(state: State, seat: Seat, colour: int) -> Text:
    """What a service gives a seat now."""
    number, item = service_amount(state, seat, colour), SERVICES[colour].item
    return say("zaibatsu.chip.steps", n=number) if item == NONE else amount(item, number)


def service_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What a service of a seat gives; a chip asks for the own one."""
    holder, name = seat_and_name(target) if target.kind == "service" else (seat, str(target.key))
    colour = COLOURS.index(name)
    improved = state.improved[holder] >> colour & 1
    state_line = Text("zaibatsu.about.improved" if improved else "zaibatsu.about.not_improved")
    return [say("zaibatsu.about.serves", gain=service_gain(state, holder, colour)), state_line]


def hire_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The service of a colour now, salaries before and after, favour with one worker more."""
    colour = COLOURS.index(str(target.key).partition("/")[2])
    before = salaries_due(state, seat)
    new = colour not in [one % EXPERT for one in state.workers[seat]]
    top = min(len(state.workers[seat]), len(FAVOUR_LEVELS) - 1)
    return [
        say("zaibatsu.about.serves", gain=service_gain(state, seat, colour)),
        say("zaibatsu.about.salaries_after", before=before, n=before + (SALARY if new else 0)),
        say("zaibatsu.about.area", level=FAVOUR_LEVELS[top]),
    ]


# ------------------------------------------------------------ tracks and rows
def track_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What a space of a track is worth, and its bonus."""
    holder, line = seat_and_name(target)
    name, _, at = line.partition("/")
    track, space = TRACKS.index(name), int(at)
    worth = {ON_RND: RND_LEVEL, ON_MINES: COAL_INCOME, ON_FINANCE: MONEY_INCOME}[track][space]
    lines = [say(f"zaibatsu.about.track.{name}", n=worth)]
    bonus = TRACK_BONUS[track][space]
    if bonus is not None:
        lines.append(say("zaibatsu.about.bonus", gain=effect_text(bonus)))
        if space > state.tracks[holder][track] and holder == seat:
            lines += gives(rules, state, seat, Bonus(seat, bonus, target))
    return lines + _threshold_lines(FIRST_TRACK + track, space + 1)


def _threshold_lines(objective: int, at: int) -> list[Text]:
    keys = ("zaibatsu.about.lower", "zaibatsu.about.upper")
    return [Text(key) for key, asked in zip(keys, THRESHOLDS[objective], strict=True) if asked == at]


def marker_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """Where a marker stands."""
    holder, name = seat_and_name(target)
    track = TRACKS.index(name)
    return track_lines(rules, state, seat, places.TRACK_SPACE[holder][track][state.tracks[holder][track]])


def row_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """How many pieces are left, and whether this space is a threshold."""
    holder, line = seat_and_name(target)
    name, _, at = line.partition("/")
    row = PIECES.index(name)
    return [say("zaibatsu.about.row", n=state.left[holder][row]), *_threshold_lines(row, int(at) + 1)]


def gap_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """A bonus between two rows."""
    _, first, second = map(int, str(target.key).split("/"))
    effect = GAPS[first][second]
    return [say("zaibatsu.about.bonus", gain=effect_text(effect)), Text("zaibatsu.about.gap")]


# ------------------------------------------------------------ factories
def tile_about(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What a tile does; of one on the shelf also what it takes, or why it cannot be built."""
    key = str(target.key)
    if key.startswith("old_"):
        return [Text("zaibatsu.about.old_factory")]
    tile = TILE_OF[key]
    lines = tile_lines(tile)
    if not state.shelf >> tile & 1:
        return lines
    silk = silk_for(state, seat, tile)
    lines.append(say("zaibatsu.about.rnd_asked", n=RND_FOR[GOOD_OF[tile]]))
    reason = refuse_factory(state, seat, tile)
    if reason is not None:
        return [*lines, reason]
    cost = amount(0, factory_price(state, seat))
    if silk:
        cost = say("common.list", first=cost, rest=amount(2, silk))
    return [*lines, say("zaibatsu.about.costs", price=cost)]


def factory_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """A built factory with its goods and yield, or the points an empty slot would bring."""
    holder, at = seat_and_name(target)
    factory = int(at)
    if factory >= len(state.slots[holder]):
        first, second, third = SLOT_POINTS[0][factory]
        return [say("zaibatsu.about.slot_points", first=first, second=second, third=third)]
    tile, goods = state.slots[holder][factory], state.goods[holder][factory]
    lines = [say("zaibatsu.about.factory", tile=places.TILE[tile])]
    lines.append(say("zaibatsu.about.stored", what=of_good(GOOD_OF[tile], goods), most=MOST_GOODS))
    if is_old(tile):
        return [*lines, Text("zaibatsu.about.old_factory")]
    made = of_good(GOOD_OF[tile], output(state, holder, factory))
    return [*lines, say("zaibatsu.about.yield", n=COAL_FOR[GOOD_OF[tile]], gain=made)]


def modifier_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """The effect of a built tile; of a modifier also what it would give now."""
    holder, at = seat_and_name(target)
    factory = int(at)
    if factory >= len(state.slots[holder]) or state.slots[holder][factory] >= OLD_FACTORY:
        return [Text("zaibatsu.about.no_effect")]
    tile = state.slots[holder][factory]
    lines = tile_lines(tile)
    step = state.pending[-1] if state.pending else None
    ours = isinstance(step, Activation) and holder == seat == step.seat and step.count
    if isinstance(step, Activation) and ours and MODIFY[seat][factory] in step.modifiers(state):
        lines += gives(rules, state, seat, TileAtWork(seat, factory, step.colour, step.used, 0))
    return lines


def machine_lines(rules: Any, state: State, seat: Seat, target: Target) -> Lines:
    """What a machine slot costs besides the action."""
    slot = int(str(target.key).rpartition("/")[2])
    iron = SLOT_IRON[slot]
    return [say("zaibatsu.about.machine_slot", n=iron) if iron else Text("zaibatsu.about.machine_slot_free")]
