"""Factories on a zaibatsu, the plates with their effects, contracts, and what lasts of a start token."""

from typing import Final

import pygame

from rules.zaibatsu.components import (
    CONTRACTS_ROW,
    FACTORIES,
    GOOD_LEVEL,
    GOODS,
    MOST_GOODS,
    SLOT_POINTS,
)
from rules.zaibatsu.effects.holdings import output
from rules.zaibatsu.places import CONTRACT, PIECE
from rules.zaibatsu.reckoning.means import is_old
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import COAL_FOR, COAL_TILE, CONTRACTS, DISCOUNT, GOOD_OF, START_A, TILES
from ui.boards.view import View
from ui.boards.zaibatsu.parts.rooms import NARROW_TILE, Rooms
from ui.boards.zaibatsu.parts.signs import MINE, PALE, draw_favour, draw_run, good, ink, run_wide, sign
from ui.paint import Painter
from ui.theme import INK, PAPER, SMOKE, VERMILION, WHITE, alpha

TIMINGS: Final = {"immediate": "at_once", "modifier": "modifier", "special": "always"}
TAB: Final = 17.0
"""How wide the tab of a modifier is, or how high where the tile is narrow."""
STRIPE: Final = 5.0
EDGE: Final = 3.0
"""What the coloured stripe and the edge of a plate take of it."""
LEVEL_GROUND: Final = ("", "level_1", "level_2", "level_3")


def plate_name(tile: int) -> str:
    """The ground of a tile's plate, without its form."""
    return f"{GOODS[TILES[tile].good]}_{TIMINGS[TILES[tile].timing]}"


def draw_plate(painter: Painter, tile: int, room: pygame.FRect) -> None:
    """The effect of a tile on its ground, from left to right."""
    printed = TILES[tile]
    painter.nine(f"zaibatsu/nine/plate_{plate_name(tile)}", *room)
    left, wide = room.x + STRIPE, 54.0
    if printed.timing == "modifier":
        painter.sprite(f"zaibatsu/trigger/{printed.key}", room.x + TAB / 2, room.centery, TAB, centre=True)
        left, wide = room.x + TAB, 40.0
    right = room.right - EDGE
    times = min((right - left) / wide, (room.h - 2) / 24, 1.6)
    x = (left + right) / 2
    painter.sprite(f"zaibatsu/effect/{printed.key}", x, room.centery, wide * times, 24 * times, centre=True)


def draw_tall_plate(painter: Painter, tile: int, room: pygame.FRect) -> None:
    """The same for a narrow tile: the tab above, the effect below."""
    printed = TILES[tile]
    painter.nine(f"zaibatsu/nine/plate_tall_{plate_name(tile)}", *room)
    top, high = room.y, 42.0
    if printed.timing == "modifier":
        painter.sprite(f"zaibatsu/trigger_tall/{printed.key}", room.centerx, room.y + TAB / 2, h=TAB, centre=True)
        top, high = room.y + TAB, 27.0
    times = min((room.w - 2 * EDGE) / 42, (room.bottom - top - 1) / high)
    y = (top + room.bottom) / 2
    painter.sprite(f"zaibatsu/effect_tall/{printed.key}", room.centerx, y, 42 * times, high * times, centre=True)


# ------------------------------------------------------------ slots
def draw_slots(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    """Built factories, then free slots with the points they would bring."""
    built = view.state.slots[seat]
    for slot, room in enumerate(rooms.slots):
        if slot >= len(built):
            _free_slot(painter, rooms, view, seat, slot)
        elif is_old(built[slot]):
            _old(painter, rooms, view, seat, slot)
        else:
            _factory(painter, rooms, view, seat, slot)
        if slot < len(built) and built[slot] == COAL_TILE and view.state.kept_tile[seat]:
            number = str(view.state.kept_tile[seat])
            draw_run(painter, [(number, "coal")], room.right - 2, rooms.plate(slot).bottom - 9, 16, 14, 0, INK, "right")


def _head(painter: Painter, rooms: Rooms, slot: int, kind: str, number: int) -> None:
    room = rooms.slots[slot]
    painter.circle(room.x + 13, room.y + 14, 11.4, PAPER)
    painter.circle(room.x + 13, room.y + 14, 11.4, INK, 1)
    good(painter, kind, room.x + 5, room.y + 6, 16)
    x = room.right - (9 if room.w < NARROW_TILE else 27)
    painter.numeral(str(number), x, room.y + 14, 19, INK, PAPER)
    if room.w < NARROW_TILE:
        return
    for each in range(MOST_GOODS):
        x, y = room.right - 14.5 + each % 2 * 7, room.y + 10.5 + each // 2 * 7
        painter.circle(x, y, 2.7, WHITE if each < number else alpha(INK, 0.18))
        painter.circle(x, y, 2.7, INK if each < number else alpha(INK, 0.5), 0.9)


def _factory(painter: Painter, rooms: Rooms, view: View, seat: int, slot: int) -> None:
    state: ZaibatsuState = view.state
    room, tile = rooms.slots[slot], state.slots[seat][slot]
    kind, number = GOODS[GOOD_OF[tile]], state.goods[seat][slot]
    painter.nine(f"zaibatsu/nine/factory_{kind}", *room)
    narrow = not rooms.large and room.w < NARROW_TILE
    if rooms.large:
        head = rooms.head(slot)
        with painter.clip(room.x + 1, room.y + 1, room.w - 2, head - 1):
            painter.sprite(f"zaibatsu/house/{kind}", room.x, room.y, room.w, head)
        painter.line(room.x, room.y + head, room.right, room.y + head, INK)
        painter.circle(room.x + 15, room.y + 15, 12, PAPER)
        painter.circle(room.x + 15, room.y + 15, 12, INK, 1)
        good(painter, kind, room.x + 6.5, room.y + 6.5, 17)
        tag = f"{TILES[tile].number}{TILES[tile].side}"
        painter.rect(room.right - 26, room.y + 4, 22, 17, PAPER, 3)
        painter.text(tag, room.right - 15, room.y + 17, 14, "semi", INK, "centre", most=14)
    else:
        _head(painter, rooms, slot, kind, number)
    (draw_tall_plate if narrow else draw_plate)(painter, tile, rooms.plate(slot))
    _machines(painter, rooms, view, seat, slot)
    if rooms.large:
        _stored(painter, room, kind, number)
    _yield(painter, rooms, slot, COAL_FOR[GOOD_OF[tile]], output(state, seat, slot), kind)


def _yield(painter: Painter, rooms: Rooms, slot: int, coal: int, made: int, kind: str) -> None:
    """What coal becomes how many goods; where the good itself has no room, its number says it below its sign."""
    room = rooms.slots[slot]
    narrow = not rooms.large and room.w < NARROW_TILE
    size = 17.0 if rooms.large else 11.0 if narrow else 14.0
    text = 16.0 if rooms.large else 14.0
    y = room.bottom - (22 if rooms.large else 16 if narrow else 20)
    gap = 0.5 if room.w < 60 else 2.0
    cost = [(str(coal), "coal")]
    number = str(made) if made > 1 or narrow else ""
    before = run_wide(painter, cost, size, text, gap) + size * 0.8 + 2 * gap
    wide = before + painter.measure(number, text, "display", text) + size
    named = not narrow and wide <= room.w - 2 * EDGE
    if not named:
        number = str(made)
        wide = before + painter.measure(number, text, "display", text)
    x = draw_run(painter, cost, room.centerx - wide / 2, y, size, text, gap) + gap
    painter.sprite("mark/arrow", x, y + size * 0.1, size * 0.8, tint=VERMILION)
    x += size * 0.8 + gap
    x += painter.text(number, x, y + size / 2 + text * 0.34, text, "display", INK, most=text)
    if named:
        good(painter, kind, x, y, size)


def _stored(painter: Painter, room: pygame.FRect, kind: str, number: int) -> None:
    """Goods lying in a large factory; the empty places stay in sight."""
    step = (room.w - 8) / MOST_GOODS
    side, y = min(step - 2, 21.0), room.bottom - 45
    for each in range(MOST_GOODS):
        x = room.x + 4 + each * step + (step - side) / 2
        if each < number:
            good(painter, kind, x, y, side)
        else:
            painter.circle(x + side / 2, y + side / 2, side * 0.2, alpha(INK, 0.35), 1)


def _machines(painter: Painter, rooms: Rooms, view: View, seat: int, slot: int) -> None:
    """The left slot costs nothing more, the right one iron."""
    built = view.state.machines[seat][slot]
    for number, room in enumerate(rooms.machines(slot)):
        painter.sprite(f"zaibatsu/machine_slot/{('left', 'right')[number]}", room.x, room.y, room.w, room.h)
        if built >> number & 1:
            painter.sprite(f"zaibatsu/machine/{ink(view, seat)}", *room.center, room.w - 2, centre=True)


def _old(painter: Painter, rooms: Rooms, view: View, seat: int, slot: int) -> None:
    """The old factory has goods, and neither effect nor machines nor production."""
    room = rooms.slots[slot]
    tile, number = view.state.slots[seat][slot], view.state.goods[seat][slot]
    painter.nine("zaibatsu/nine/factory_old", *room)
    _head(painter, rooms, slot, GOODS[GOOD_OF[tile]], number)
    side = min(30.0, room.w - 12)
    sign(painter, "no_production", room.centerx - side / 2, room.centery - side / 2 + 12, side)


def _free_slot(painter: Painter, rooms: Rooms, view: View, seat: int, slot: int) -> None:
    """The points of a slot for each level, or for the favour token that lies there."""
    room, own = rooms.slots[slot], view.state.favours[seat][FACTORIES]
    painter.nine("zaibatsu/nine/slot", *room)
    levels = [own] if own else [1, 2, 3]
    narrow = room.w < 54
    pitch = 36.0 if narrow else 28.0
    y = room.centery - (len(levels) - 1) * pitch / 2
    for level in levels:
        points = str(SLOT_POINTS[0][slot][level - 1])
        if narrow:
            draw_favour(painter, level, room.centerx, y - 9, 8)
            painter.text(points, room.centerx, y + 13.5, 16, "display", SMOKE, "centre", most=16)
        else:
            draw_favour(painter, level, room.x + room.w * 0.3, y, 8.5)
            painter.text(points, room.x + room.w * 0.56, y + 5.5, 16, "display", SMOKE, most=16)
        y += pitch


# ------------------------------------------------------------ contracts, start token
def contract_order(state: ZaibatsuState, seat: int) -> list[int]:
    """Fulfilled ones first, on their slots, then those still open."""
    done = state.contracts[seat]
    return [*done, *(number for number in range(len(CONTRACTS)) if number not in done)]


def draw_contracts(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    """Eight papers; large, with the points each number of them brings."""
    state: ZaibatsuState = view.state
    done, own = len(state.contracts[seat]), state.favours[seat][CONTRACTS_ROW]
    for at, (number, room) in enumerate(zip(contract_order(state, seat), rooms.contracts, strict=True)):
        form = "contract_done" if at < done and CONTRACT[seat][number] not in view.hidden else "contract"
        times = min(room.w / 34, room.h / 54)
        name = f"zaibatsu/{form}/{CONTRACTS[number].key}"
        painter.sprite(name, room.x, room.y, 34 * times, 54 * times)
        if not rooms.large:
            continue
        for level in (1, 2, 3):
            now = at == done - 1 and own in (0, level)
            y = room.bottom + 13 + (level - 1) * 15
            if now:
                painter.rect(room.centerx - 13, y - 8, 26, 15, MINE, 3)
            painter.numeral(str(SLOT_POINTS[1][at][level - 1]), room.centerx, y, 14, INK if at < done else PALE)
    if rooms.large:
        last = rooms.contracts[-1]
        for level in (1, 2, 3):
            draw_favour(painter, level, last.right + 11, last.bottom + 13 + (level - 1) * 15, 7)


def draw_start(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    """What lasts of token A: kept coal, a held machine, held goods, cheaper factories."""
    state: ZaibatsuState = view.state
    run = []
    if state.kept_token[seat]:
        run = [(str(state.kept_token[seat]), "coal"), ("", "keep")]
    elif state.held_machine[seat] and PIECE[seat][1] not in view.hidden:
        run = [("", "machines"), ("", "keep")]
    elif state.held_goods[seat]:
        run = [(str(state.held_goods[seat]), "cube"), ("", "keep")]
    elif state.start_a[seat] == DISCOUNT:
        run = [("", "factory"), (f"−{START_A[DISCOUNT].number}", "money")]
    if run:
        room = rooms.start
        painter.nine("zaibatsu/nine/start_chip", *room)
        draw_run(painter, run, room.centerx, room.y + (room.h - 15) / 2, 15, 14, 1, INK, "centre")


def lasts(state: ZaibatsuState, seat: int) -> bool:
    """Is anything left of the start token?"""
    kept = state.kept_token[seat] or state.held_machine[seat] or state.held_goods[seat]
    return bool(kept) or state.start_a[seat] == DISCOUNT


def ground_of(good_number: int) -> str:
    """The ground that tells the level of a good."""
    return f"zaibatsu/nine/{LEVEL_GROUND[GOOD_LEVEL[good_number]]}"
