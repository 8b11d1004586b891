"""What lies large and what lies open on the table, and the two controls that change it."""

from typing import Final

import pygame

from rules.core.target import Seat, Target
from rules.zaibatsu.reckoning.moment import is_consolidating
from ui.boards.view import Shape, View
from ui.paint import Painter
from ui.widgets.tip import Tip

SWAP: Final = Target("control", "swap")
SWAP_KEY: Final = pygame.K_e
SEAT_KEYS: Final = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)
"""What opens the zaibatsu of each seat."""
CLOSE: Final = Target("control", "close")
OPEN: Final = "open"
"""Where `View.extra` keeps whose zaibatsu lies open."""
ON_JAPAN: Final = frozenset({"space", "rail", "destination", "pair", "region"})
"""What can only be chosen while Japan lies there."""


class Spread:
    """Whoever looks may lay the own zaibatsu large, and anybody else's open over the print."""

    def __init__(self) -> None:
        self._wants_large = False
        self._kept_small = False

    # ------------------------------------------------------------ large
    def large(self, view: View) -> bool:
        """Does the own zaibatsu lie large? A consolidation swaps by itself; what is chosen on Japan swaps back."""
        if view.open_hands or any(target.kind in ON_JAPAN for target in view.lit):
            return False
        if self.consolidates(view):
            return not self._kept_small
        return self._wants_large

    @staticmethod
    def consolidates(view: View) -> bool:
        """Is the viewer consolidating?"""
        return view.decider == view.viewer and is_consolidating(view.state, view.viewer)

    def swap(self, view: View) -> None:
        """Japan and the own zaibatsu change sizes."""
        if self.consolidates(view):
            self._kept_small = not self._kept_small
        else:
            self._wants_large = not self._wants_large

    def forget(self, view: View) -> None:
        """The next consolidation swaps by itself again."""
        if not self.consolidates(view):
            self._kept_small = False

    # ------------------------------------------------------------ open
    @staticmethod
    def opened(view: View) -> int | None:
        """Whose zaibatsu lies open over the print, if anybody's."""
        seat = view.extra.get(OPEN)
        return seat if isinstance(seat, int) and seat < view.state.seats else None

    def toggle(self, seat: Seat, view: View) -> bool:
        """Open a zaibatsu over the print, or close it; the own one is in the tray already."""
        if seat >= view.state.seats or (seat == view.viewer and not view.open_hands):
            return False
        if self.opened(view) == seat:
            view.extra.pop(OPEN)
        else:
            view.extra[OPEN] = seat
        return True

    @staticmethod
    def close(view: View) -> bool:
        """Was anything open?"""
        return view.extra.pop(OPEN, None) is not None


# ------------------------------------------------------------ controls
def swap_shape(tray: pygame.FRect) -> Shape:
    """On the edge of the tray."""
    return Shape(tray.centerx - 70, tray.y - 9, 140, 15, corner=7)


def close_shape(board: pygame.FRect) -> Shape:
    """In the corner of what lies open."""
    return Shape(board.right - 34, board.y + 8, 26, 26, corner=5)


def draw_swap(painter: Painter, shape: Shape, large: bool, view: View) -> None:
    """An arrow the way the edge would go."""
    painter.nine("nine/quick_hot" if view.hot == SWAP else "nine/quick", *shape[:4])
    painter.sprite("mark/down" if large else "mark/up", *shape.centre, 14, centre=True)


def draw_close(painter: Painter, shape: Shape, view: View) -> None:
    """A cross."""
    painter.nine("nine/quick_hot" if view.hot == CLOSE else "nine/quick", *shape[:4])
    painter.sprite("mark/cross", *shape.centre, 16, centre=True)


def tip(target: Target, large: bool, view: View) -> Tip | None:
    """What a control would do."""
    if target == SWAP:
        key = "zaibatsu.board.swap_back" if large else "zaibatsu.board.swap"
        return Tip(view.words(key), (view.words("zaibatsu.board.swap_keys"),))
    if target == CLOSE:
        return Tip(view.words("zaibatsu.board.close"), (view.words("zaibatsu.board.close_keys"),))
    return None
