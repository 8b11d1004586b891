"""The frame of this table: the print and the tray take all that is right of the seats, the log is a drawer."""

from typing import Final

import pygame

from rules.core.seat_order import from_seat
from ui.boards.view import View
from ui.boards.zaibatsu.layout import BETWEEN, PRINT, TRAY, print_wide
from ui.table.parts.table_frame import FOOT, GAP, LOG_FOLDED, LOG_LARGEST, LOG_WIDE, SEATS, TOP, TableFrame

LEAST_SEATS: Final = 126.0
LOG_LEAST: Final = 212.0
DOCKS: Final = SEATS + print_wide(0) + LOG_LEAST + 4 * GAP
"""From this width on the log has a place beside the print."""
BAND: Final = 96.0
"""So much height to spare is worth telling something in."""
OWN_SLIP: Final = 46.0
SHARED: Final = 56.0
REPLAY_TRAY: Final = 106.0
"""A replay has its timeline where the own zaibatsu lies else: all of them are on their slips."""


def table_frame(width: float, height: float, log_open: bool, view: View, large: bool) -> TableFrame:
    """Seats give way first where the window is narrow; heights of print and tray never change."""
    seats = max(LEAST_SEATS, min(SEATS, width - 3 * GAP - print_wide(0)))
    left = seats + 2 * GAP
    docked = width >= DOCKS and log_open
    drawer = width < DOCKS
    room = width - left - GAP
    wide = print_wide(room - (LOG_LEAST if docked else LOG_FOLDED) - GAP if not drawer else room)
    log = LOG_WIDE if drawer else LOG_FOLDED
    if docked:
        log = min(LOG_LARGEST, room - GAP - wide)
    if not drawer:
        room -= log + GAP
    x = left + (room - wide) / 2
    top, body = TOP + 10, height - TOP - FOOT - 20
    tray = REPLAY_TRAY if view.open_hands else PRINT if large else TRAY
    board = TRAY if large else PRINT
    spare = body - tray - BETWEEN - board
    # A drawer ends above the timeline, which is used while the log is read.
    log_high = body - tray - BETWEEN if drawer and view.open_hands else body
    banded = spare >= BAND and view.state.seats > 1
    return TableFrame(
        top=pygame.FRect(0, 0, width, TOP),
        seats=pygame.FRect(GAP, top, seats, body),
        board=pygame.FRect(x, top if banded else top + spare / 2, wide, board),
        tray=pygame.FRect(x, top + body - tray, wide, tray),
        log=pygame.FRect(width - log - GAP, top, log, log_high),
        prompt=pygame.FRect(0, height - FOOT, width, FOOT),
        log_folded=not docked,
        log_drawer=drawer,
        slip_rooms=_slips(pygame.FRect(GAP, top, seats, body), view),
        band=pygame.FRect(x, top + board + BETWEEN, wide, spare - BETWEEN) if banded else None,
    )


def _slips(column: pygame.FRect, view: View) -> tuple[pygame.FRect, ...]:
    """The own slip is a head above the others, which follow in turn order; in a replay all are alike."""
    count = view.state.seats
    own = pygame.FRect(column.x, column.y, column.w, OWN_SLIP)
    if count == 1:
        return (own,)
    top = column.y + (0 if view.open_hands else OWN_SLIP + BETWEEN)
    if any(view.state.shared):
        top += SHARED + BETWEEN
    order = from_seat(view.viewer, count)
    others = order if view.open_hands else order[1:]
    high = (column.bottom - top - BETWEEN * (len(others) - 1)) / len(others)
    rooms = {view.viewer: own}
    for number, seat in enumerate(others):
        rooms[seat] = pygame.FRect(column.x, top + number * (high + BETWEEN), column.w, high)
    return tuple(rooms[seat] for seat in range(count))


def shared_room(frame: TableFrame) -> pygame.FRect:
    """The slip of the shared objectives: below the own one, or at the head of a replay's column."""
    column = frame.seats
    heads = [slip for slip in frame.slip_rooms if slip.h == OWN_SLIP]
    top = heads[0].bottom + BETWEEN if heads else column.y
    return pygame.FRect(column.x, top, column.w, SHARED)


def automa_room(frame: TableFrame) -> pygame.FRect:
    """The automa's board fills the column below the own slip."""
    column = frame.seats
    return pygame.FRect(column.x, column.y + OWN_SLIP + BETWEEN, column.w, column.h - OWN_SLIP - BETWEEN)
