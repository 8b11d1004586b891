"""Which target lies under a point: where shapes overlap, the smaller one is on top."""

from collections.abc import Collection, Mapping

from rules.core.target import Target
from ui.boards.view import Shape


def area(shape: Shape) -> float:
    """How much a shape covers."""
    return shape.w * shape.h


def at(shapes: Mapping[Target, Shape], x: float, y: float, among: Collection[Target] | None = None) -> Target | None:
    """The smallest shape that contains the point; of equal ones the one drawn last."""
    found: Target | None = None
    least = float("inf")
    for target, shape in shapes.items():
        if (among is None or target in among) and area(shape) <= least and shape.contains(x, y):
            found, least = target, area(shape)
    return found
