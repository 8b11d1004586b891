"""The frame all tables share: fixed places for bars, seats, tray, log and prompt; the board takes what is left."""

from typing import Final, NamedTuple

import pygame

TOP: Final = 54.0
FOOT: Final = 84.0
SEATS: Final = 236.0
TRAY: Final = 106.0
GAP: Final = 12.0
LOG_WIDE, LOG, LOG_FOLDED = 248.0, 212.0, 34.0
LOG_LARGE, LOG_LARGEST = 300.0, 400.0
LARGE: Final = 1560.0
"""From this width on there is room for more than a board and its log."""
SLIP_HEAD: Final = 44.0
SLIM_SLIP: Final = 230.0
"""In a slip narrower than this the head closes up."""
WIDEST_BOARD: Final = 976.0
"""A print sheet wider than this would only show more sky, unless it is higher than designed."""
BOARD_HIGH: Final = 528.0
FIGURE: Final = 20.0
"""The height of one of two figures in the head of a slip."""


class TableFrame(NamedTuple):
    """Places in logical pixels."""

    top: pygame.FRect
    seats: pygame.FRect
    board: pygame.FRect
    tray: pygame.FRect
    log: pygame.FRect
    prompt: pygame.FRect
    log_folded: bool
    log_drawer: bool = False
    """Is the log a drawer over the board, opened by a button of the sky? Then no tab is left of it."""
    slip_rooms: tuple[pygame.FRect, ...] = ()
    """Slips of a title's own sizes; empty: all alike."""
    slip_head: float = SLIP_HEAD
    above_log: float = 0.0
    """How much of the log's column something else takes."""
    spare: pygame.FRect | None = None
    """Room that a folded log leaves where the board has no use for it."""
    band: pygame.FRect | None = None
    """Room over the tray where a large screen is higher than the board."""


def frame(width: float, height: float, log_open: bool = True) -> TableFrame:
    """The places for a window; below 1200 the log folds away unless it is asked for, then it lies over the board."""
    room = LOG_WIDE if width >= 1400 else LOG if width >= 1200 else LOG_FOLDED
    if width >= LARGE:
        room = min(LOG_LARGEST, LOG_LARGE + (width - LARGE) / 3)
    folded = room == LOG_FOLDED or not log_open
    if folded:
        room = LOG_FOLDED
    body_top, body = TOP + 10, height - TOP - FOOT - 20
    left = SEATS + 2 * GAP
    middle = width - left - room - 2 * GAP
    high = height - TOP - FOOT - TRAY - 28
    board_width = min(middle, WIDEST_BOARD * max(1.0, high / BOARD_HIGH))
    board_left = left + (middle - board_width) / 2
    return TableFrame(
        top=pygame.FRect(0, 0, width, TOP),
        seats=pygame.FRect(GAP, body_top, SEATS, body),
        board=pygame.FRect(board_left, body_top, board_width, high),
        tray=pygame.FRect(board_left, height - FOOT - TRAY - 10, board_width, TRAY),
        log=pygame.FRect(width - room - GAP, body_top, room, body),
        prompt=pygame.FRect(0, height - FOOT, width, FOOT),
        log_folded=folded,
    )


def frame_beside(width: float, height: float, log_open: bool) -> TableFrame:
    """The places for a board that a wider room would not make larger: what a folded log leaves is spare."""
    full = frame(width, height)
    if log_open or full.log_folded:
        return full
    tab = pygame.FRect(width - LOG_FOLDED - GAP, full.log.y, LOG_FOLDED, full.log.h)
    spare = pygame.FRect(full.log.x, full.log.y, tab.x - full.log.x - GAP, full.log.h)
    return full._replace(log=tab, log_folded=True, spare=spare)


def slips(frame: TableFrame, seats: int) -> list[pygame.FRect]:
    """The slip of every seat, from top to bottom."""
    if frame.slip_rooms:
        return list(frame.slip_rooms)
    gap = 10.0
    height = (frame.seats.h - gap * (seats - 1)) / seats
    return [
        pygame.FRect(frame.seats.x, frame.seats.y + n * (height + gap), frame.seats.w, height) for n in range(seats)
    ]


def slip_body(slip: pygame.FRect, head: float = SLIP_HEAD) -> pygame.FRect:
    """The room below the head of a slip, where a title shows what a seat has."""
    return pygame.FRect(slip.x + 10, slip.y + head + 6, slip.w - 20, slip.h - head - 12)


def purse(slip: pygame.FRect, number: int) -> pygame.FRect:
    """Where the head of a slip shows so much money or so many points: as wide as the number needs."""
    if slip.w < SLIM_SLIP:
        wide = 29.0 + 11.0 * len(str(number))
        return pygame.FRect(slip.right - 6 - wide, slip.y + 6, wide, 28)
    wide = min(72.0, 38.0 + 12.0 * len(str(number)))
    return pygame.FRect(slip.right - 8 - wide, slip.y + 7, wide, 30)


def purse_of_two(slip: pygame.FRect, number: int) -> pygame.FRect:
    """Where the head of a slip shows two figures one above the other: money, and points as things stand."""
    box = purse(slip, max(number, 100))
    return pygame.FRect(box.x, box.y - 5, box.w, 2 * FIGURE)
