"""A stepper: minus and plus beside an amount. Keys set the amount too; the prompt's button chooses it."""

from collections.abc import Mapping
from typing import Final

import pygame

from rules.core.target import Target
from ui.boards.view import AMOUNT, Shape, View
from ui.paint import Painter
from ui.widgets.tip import Tip

MINUS: Final = Target("control", "minus")
PLUS: Final = Target("control", "plus")


def shapes(room: pygame.FRect, wide: float) -> dict[Target, Shape]:
    """Minus and plus at the ends of a room, as high as it is."""
    return {
        MINUS: Shape(room.x, room.y, wide, room.h, corner=5),
        PLUS: Shape(room.right - wide, room.y, wide, room.h, corner=5),
    }


def click(target: Target, view: View, amount: int | None) -> bool:
    """One less or one more; `BoardView.amount` holds it within what is legal."""
    if amount is None or target not in (MINUS, PLUS):
        return False
    view.extra[AMOUNT] = amount + (1 if target == PLUS else -1)
    return True


def tip(target: Target, view: View) -> Tip | None:
    """What minus and plus do, and that keys do it too."""
    if target not in (MINUS, PLUS):
        return None
    words = view.words("table.stepper.less" if target == MINUS else "table.stepper.more")
    return Tip(words, (view.words("table.stepper.keys"),))


def draw(
    painter: Painter, places: Mapping[Target, Shape], view: View, amount: int, amounts: range, mark: float
) -> pygame.FRect:
    """Minus and plus, pale where there is no lower or higher amount; the room between them, for the amount itself."""
    for target, sprite, can in ((MINUS, "minus", amount > amounts[0]), (PLUS, "plus", amount < amounts[-1])):
        shape = places[target]
        kind = "button_off" if not can else "button_plain_hot" if view.hot == target else "button_plain"
        painter.nine(f"nine/{kind}", *shape[:4])
        painter.sprite(f"mark/{sprite}", *shape.centre, mark, centre=True, alpha=1 if can else 0.4)
    left, right = places[MINUS].rect, places[PLUS].rect
    return pygame.FRect(left.right, left.y, right.x - left.right, left.h)
