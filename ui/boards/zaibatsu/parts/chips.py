"""Chips on the water: choices that have no place on the table, or a second one there."""

from collections.abc import Callable
from typing import Final

import pygame

from rules.core.move import FreeMove
from rules.core.target import Target
from rules.zaibatsu.board import REGIONS
from rules.zaibatsu.components import (
    COLOURS,
    GAINS,
    LAST,
    MARKET_POINTS,
    NONE,
    SILK_TO_MONEY,
    STEP_COST,
    STEPS,
    TRACKS,
)
from rules.zaibatsu.effects.printed import Advance, Gain
from rules.zaibatsu.places import PRICE_CHIP, SERVICE_CHIP, STEP_CHIP, TRACK_CHIP
from rules.zaibatsu.reckoning.dues import service_amount
from rules.zaibatsu.reckoning.means import silk_for
from rules.zaibatsu.reckoning.moment import region_rewarding, steps_given, track_paid_for
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import PRICES, SHARED_REWARDS
from ui.boards.view import Shape, View
from ui.boards.zaibatsu.parts.rooms import Rooms
from ui.boards.zaibatsu.parts.signs import draw_run, good, sign, worker
from ui.boards.zaibatsu.parts.zaibatsu import service_sign
from ui.paint import Painter
from ui.theme import BRICK, FOOT_BAR, INK

HIGH, WIDE, GAP = 52.0, 54.0, 7.0
KINDS: Final = frozenset(
    {"steps", "price", "reward", "serve", "advance", "build", "from_bag", "old_side", "keep", "prize"}
)


def offered(view: View) -> list[Target]:
    """What lies there now, in the order of the moves."""
    if not view.moves:
        return []
    step = view.state.pending[-1]
    moves = [move for move in view.moves if not isinstance(move, FreeMove)]
    found = [target for move in moves for target in step.targets(view.state, move) if target.kind in KINDS]
    return list(dict.fromkeys(found))


def _wide(target: Target, view: View) -> float:
    if target in STEP_CHIP:
        return WIDE + 24.0 * (len(_coins(STEP_COST[STEP_CHIP.index(target)], view)) - 1)
    if target not in PRICE_CHIP:
        return WIDE
    return (78.0, 78.0, 112.0, 146.0)[len(_asked(target, view))]


def lay(painter: Painter, right: float, view: View) -> tuple[dict[Target, Shape], float]:
    """The chips, so that they end at `right`; and where they begin."""
    found = offered(view)
    x, y = right - sum(_wide(target, view) + GAP for target in found), painter.height - FOOT_BAR + 17
    left, shapes = x, {}
    for target in found:
        shapes[target] = Shape(x, y, _wide(target, view), HIGH, False, 5)
        x += _wide(target, view) + GAP
    return shapes, left - 8 if found else right


def second_places(rooms: Rooms, view: View) -> dict[Target, tuple[Target, Shape]]:
    """Chips that have a place in the tray as well: services, and the sign of a track."""
    found: dict[Target, tuple[Target, Shape]] = {}
    for target in offered(view):
        if target in SERVICE_CHIP:
            room = rooms.services[SERVICE_CHIP.index(target)]
        elif target in TRACK_CHIP:
            room = rooms.tracks[TRACK_CHIP.index(target)].sign
        else:
            continue
        found[Target("control", f"{target.kind} {target.key}")] = (target, Shape.of(room))
    return found


def draw(painter: Painter, target: Target, shape: Shape, view: View) -> None:
    """One chip with what it gives and costs."""
    lit = target in view.lit or target in view.picked
    painter.nine("nine/button_plain" if lit else "nine/button_off", *shape[:4])
    _FACES[target.kind](painter, shape.rect, target, view)


# ------------------------------------------------------------ faces
def _coins(cost: int, view: View) -> list[tuple[str, str]]:
    """A price in money, with the silk it takes where the coins fall short."""
    silk = silk_for(view.state, view.viewer, cost)
    coins = cost - silk * SILK_TO_MONEY
    return [(str(number), sign) for number, sign in ((coins, "money"), (silk, "silk")) if number]


def _two(
    painter: Painter, room: pygame.FRect, upper: tuple[str, str], lower: list[tuple[str, str]], lost: bool
) -> None:
    draw_run(painter, [upper], room.centerx, room.y + 5, 20, 17, 1, BRICK if lost else INK, "centre")
    draw_run(painter, lower, room.centerx, room.y + 29, 16, 15, 1, INK, "centre")


def _steps(painter: Painter, room: pygame.FRect, target: Target, view: View) -> None:
    """Steps with their price; those beyond the end of the track are lost."""
    state: ZaibatsuState = view.state
    tier = STEP_CHIP.index(target)
    track = track_paid_for(state)
    lost = state.tracks[view.viewer][track] + STEPS[tier] > LAST
    upper = (f"+{STEPS[tier]}", f"track_{TRACKS[track]}")
    _two(painter, room, upper, _coins(STEP_COST[tier], view), lost)


def _asked(target: Target, view: View) -> list[tuple[str, str]]:
    price = PRICES[PRICE_CHIP.index(target)]
    run = _coins(price.money, view)
    run += [(str(price.iron), "iron")] if price.iron else []
    return [*run, (f"−{price.back}", "track_finance")] if price.back else run


def _price(painter: Painter, room: pygame.FRect, target: Target, view: View) -> None:
    draw_run(painter, _asked(target, view) or [("0", "money")], room.centerx, room.y + 12, 28, 22, 4, INK, "centre")


def _reward(painter: Painter, room: pygame.FRect, target: Target, view: View) -> None:
    run = (str(MARKET_POINTS), "vp")
    region = region_rewarding(view.state)
    if target.key == "region" and region != NONE:
        bonus = REGIONS[region].bonus
        run = (str(bonus.number), GAINS[bonus.item])
    draw_run(painter, [run], room.centerx, room.y + 14, 24, 20, 2, INK, "centre")


def _serve(painter: Painter, room: pygame.FRect, target: Target, view: View) -> None:
    colour = COLOURS.index(str(target.key))
    painter.sprite(f"zaibatsu/service/{COLOURS[colour]}", room.centerx, room.y + 16, 25, centre=True)
    run = [(str(service_amount(view.state, view.viewer, colour)), service_sign(colour))]
    draw_run(painter, run, room.centerx, room.y + 31, 17, 16, 1, INK, "centre")


def _advance(painter: Painter, room: pygame.FRect, target: Target, view: View) -> None:
    name = f"track_{TRACKS[TRACK_CHIP.index(target)]}"
    draw_run(painter, [(f"+{steps_given(view.state)}", name)], room.centerx, room.y + 14, 24, 19, 1, INK, "centre")


def _build(painter: Painter, room: pygame.FRect, target: Target, view: View) -> None:
    sign(painter, str(target.key), room.centerx - 17, room.centery - 17, 34)


def _from_bag(painter: Painter, room: pygame.FRect, target: Target, view: View) -> None:
    worker(painter, str(target.key), room.centerx - 17, room.y + 1, 34)
    number = view.state.bag[COLOURS.index(str(target.key))]
    painter.text(str(number), room.centerx, room.bottom - 4, 15, "display", INK, "centre", most=15)


def _old_side(painter: Painter, room: pygame.FRect, target: Target, view: View) -> None:
    good(painter, str(target.key), room.centerx - 17, room.centery - 17, 34)


def _keep(painter: Painter, room: pygame.FRect, target: Target, view: View) -> None:
    draw_run(painter, [("1", str(target.key))], room.centerx, room.y + 13, 26, 20, 2, INK, "centre")


def _prize(painter: Painter, room: pygame.FRect, target: Target, view: View) -> None:
    """The reward of a shared objective."""
    period, number = map(int, str(target.key).split("/"))
    effects = SHARED_REWARDS[period][number]
    first = effects[0]
    if isinstance(first, Gain):
        draw_run(painter, [(str(first.number), GAINS[first.item])], room.centerx, room.y + 14, 24, 20, 1, INK, "centre")
    elif isinstance(first, Advance):
        draw_run(painter, [(f"+{first.steps}", "steps")], room.centerx, room.y + 14, 24, 20, 1, INK, "centre")
    else:
        for at in range(len(effects)):
            x = room.centerx + (at - (len(effects) - 1) / 2) * 23
            painter.sprite("zaibatsu/service/any", x, room.centery, 26 if len(effects) == 1 else 22, centre=True)


Face = Callable[[Painter, pygame.FRect, Target, View], None]
_FACES: Final[dict[str, Face]] = {
    "steps": _steps,
    "price": _price,
    "reward": _reward,
    "serve": _serve,
    "advance": _advance,
    "build": _build,
    "from_bag": _from_bag,
    "old_side": _old_side,
    "keep": _keep,
    "prize": _prize,
}
