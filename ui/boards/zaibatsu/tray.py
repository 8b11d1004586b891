"""The own zaibatsu as a tray, or large; where its things can be pointed at."""

import pygame

from rules.core.target import Target
from rules.zaibatsu.components import TOKENS_FREE
from rules.zaibatsu.places import (
    AREA_SPACE,
    CONTRACT,
    CONTRACT_SLOT,
    FACTORY_SLOT,
    FAVOUR,
    GAP,
    LOCKED,
    MACHINE_SLOT,
    MODIFIER,
    OBJECTIVE,
    OWN_CONTRACTS,
    OWN_FAVOURS,
    OWN_TOKENS,
    PIECE,
    ROW_SPACE,
    SERVICE,
    SILK_CHIP,
    START,
    STOCK,
    TOKEN,
    TRACK_SPACE,
)
from rules.zaibatsu.reckoning.means import at_hand, is_old
from rules.zaibatsu.reckoning.moment import favour_asked
from rules.zaibatsu.state import ZaibatsuState
from ui.boards.view import Shape, View
from ui.boards.zaibatsu.parts import tokens, zaibatsu
from ui.boards.zaibatsu.parts.factories import contract_order, lasts
from ui.boards.zaibatsu.parts.rooms import TOKENS, Rooms, rooms_of
from ui.boards.zaibatsu.parts.signs import keep
from ui.paint import Painter


def rooms_for(room: pygame.FRect, large: bool, view: View, seat: int) -> Rooms:
    """The parts of a seat's zaibatsu in a room."""
    return rooms_of(room, large, len(view.state.slots[seat]))


def shapes(rooms: Rooms, view: View, seat: int) -> dict[Target, Shape]:
    """Everything on a zaibatsu that can be pointed at."""
    state: ZaibatsuState = view.state
    found: dict[Target, Shape] = {}
    found |= {AREA_SPACE[seat][at]: Shape.of(room) for at, room in enumerate(rooms.area)}
    found |= {STOCK[seat][item]: Shape.of(room) for item, room in enumerate(rooms.stock)}
    for track, room in enumerate(rooms.tracks):
        found |= {TRACK_SPACE[seat][track][at]: Shape.of(cell, 3) for at, cell in enumerate(room.cells)}
    for row, cells in enumerate(rooms.rows):
        found |= {ROW_SPACE[seat][row][at]: Shape.of(cell) for at, cell in enumerate(cells)}
    for gap, discs in enumerate(rooms.gaps):
        found |= {GAP[seat][gap][at]: disc for at, disc in enumerate(discs)}
    found |= {SERVICE[seat][colour]: Shape.of(room) for colour, room in enumerate(rooms.services)}
    found |= _tokens(rooms, state, seat)
    found |= _slots(rooms, view, seat)
    found |= _contracts(rooms, state, seat)
    found |= {FAVOUR[seat][level]: shape for level, shape in enumerate(rooms.piles, 1)}
    found |= {OBJECTIVE[seat][objective]: shape for objective, shape in enumerate(rooms.objectives)}
    if lasts(state, seat):
        found[START[seat]] = Shape.of(rooms.start)
    if seat == view.viewer:
        found[SILK_CHIP[seat][0]] = Shape.of(rooms.melt, 5)
    return found


def _tokens(rooms: Rooms, state: ZaibatsuState, seat: int) -> dict[Target, Shape]:
    """The first token of each value that is at hand stands for all of them."""
    first, last = rooms.tokens[0], rooms.tokens[-1]
    free = rooms.tokens[len(TOKENS_FREE)]
    found = {
        OWN_TOKENS[seat]: Shape(first.x, first.y, free.x - first.x, first.h),
        LOCKED[seat]: Shape(free.x, free.y, last.right - free.x, free.h),
    }
    faces = tokens.token_faces(state, seat)
    for number, value in enumerate(TOKENS):
        hand = faces[number].startswith("influence/") and at_hand(state, seat, value)
        if hand and TOKEN[seat][value] not in found:
            found[TOKEN[seat][value]] = Shape.of(rooms.tokens[number], 5)
    return found


def _slots(rooms: Rooms, view: View, seat: int) -> dict[Target, Shape]:
    """Tiles with their plates and machine slots; where a plate can be clicked, its factory is what lies below it."""
    found: dict[Target, Shape] = {}
    built = view.state.slots[seat]
    for slot, room in enumerate(rooms.slots):
        found[FACTORY_SLOT[seat][slot]] = Shape.of(room, 5)
        if slot >= len(built) or is_old(built[slot]):
            continue
        plate = rooms.plate(slot)
        found[MODIFIER[seat][slot]] = Shape.of(plate)
        if MODIFIER[seat][slot] in view.lit:
            below = pygame.FRect(room.x, plate.bottom + 2, room.w, room.bottom - plate.bottom - 2)
            found[FACTORY_SLOT[seat][slot]] = Shape.of(below, 5)
        for number, machine in enumerate(rooms.machines(slot)):
            found[MACHINE_SLOT[seat][slot][number]] = Shape.of(machine, 3)
    return found


def _contracts(rooms: Rooms, state: ZaibatsuState, seat: int) -> dict[Target, Shape]:
    done = len(state.contracts[seat])
    found: dict[Target, Shape] = {}
    for at, (number, room) in enumerate(zip(contract_order(state, seat), rooms.contracts, strict=True)):
        target = CONTRACT_SLOT[seat][at] if at < done else CONTRACT[seat][number]
        found[target] = Shape.of(room, 3)
    return found


def place(rooms: Rooms, view: View, seat: int, target: Target) -> Shape | None:
    """Where things arrive that have no shape of their own."""
    first = rooms.tokens[0]
    places = {
        OWN_TOKENS[seat]: Shape.of(first),
        OWN_FAVOURS[seat]: rooms.piles[0],
        OWN_CONTRACTS[seat]: Shape.of(rooms.contracts[0]),
        START[seat]: Shape.of(rooms.start),
    }
    if target in CONTRACT_SLOT[seat]:
        return Shape.of(rooms.contracts[CONTRACT_SLOT[seat].index(target)])
    return places.get(target)


def draw(painter: Painter, rooms: Rooms, view: View, seat: int) -> None:
    """A zaibatsu; its lacquer is drawn with the ground, or by whoever opens it."""
    state: ZaibatsuState = view.state
    asked = favour_asked(state) if view.moves else None
    key = (
        *("zaibatsu", seat, rooms.large, view.viewer, tuple(view.crests), view.words("zaibatsu.board.salaries")),
        *(tuple(map(tuple, (state.stock[seat], state.workers[seat], state.tracks[seat], state.left[seat])))),
        *(tuple(map(tuple, (state.slots[seat], state.goods[seat], state.machines[seat], state.contracts[seat])))),
        *(tuple(state.favours[seat]), state.improved[seat], state.hand[seat], state.locked[seat]),
        *(state.kept_token[seat], state.kept_tile[seat], state.held_machine[seat], state.held_goods[seat]),
        *(state.start_a[seat], asked, view.hidden.intersection((*CONTRACT[seat], *PIECE[seat]))),
    )
    keep(painter, key, rooms.outer, lambda inner: zaibatsu.draw(inner, rooms, view, seat))
