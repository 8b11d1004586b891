"""Walking by keys: which widget comes next in order, or lies next in a direction."""

from collections.abc import Sequence

import pygame

from ui.widgets.widget import Widget


def after(widgets: Sequence[Widget], start: Widget | None, way: int) -> Widget | None:
    """The next one in their order, what comes foremost before the rest; from the last on to the first."""
    stops = sorted((widget for widget in widgets if widget.focusable), key=lambda widget: not widget.foremost)
    if not stops:
        return None
    at = stops.index(start) if start in stops else (-1 if way > 0 else 0)
    return stops[(at + way) % len(stops)]


def beside(
    widgets: Sequence[Widget], focus: Widget | None, stood: Widget | None, dx: int, dy: int, wraps: bool
) -> Widget | None:
    """The next one that way from the focus, or from where keys `stood` before it could no longer be walked to; from
    nowhere, the first of all."""
    stops = [widget for widget in widgets if widget.focusable]
    start = focus if focus in stops else stood
    if start is None:
        return after(widgets, focus, 1)
    found = _neighbour(stops, start, dx, dy, wraps)
    return after(widgets, focus, 1) if found is None and start is stood else found


def _neighbour(stops: Sequence[Widget], start: Widget, dx: int, dy: int, wraps: bool) -> Widget | None:
    """The next one that way, those in line before those aside; at the end of a form that wraps, the other end."""
    here = start.screen_box()
    best: tuple[float, Widget] | None = None
    for widget in stops:
        there = widget.screen_box()
        if widget is start or widget.aside:
            continue
        ahead = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
        beside = abs((there.centerx - here.centerx) * dy) + abs((there.centery - here.centery) * dx)
        overlap = _overlaps(here, there, dx != 0)
        if ahead <= 1 or (not overlap and beside > 2.5 * ahead):
            continue
        cost = ahead + (0.0 if overlap else 2 * beside)
        if best is None or cost < best[0]:
            best = (cost, widget)
    if best is not None:
        return best[1]
    if not (wraps and dy):
        return None
    end = min(stops, key=lambda widget: dy * widget.screen_box().centery)
    return end if end is not start else None


def _overlaps(here: pygame.FRect, there: pygame.FRect, sideways: bool) -> bool:
    if sideways:
        return here.top < there.bottom and there.top < here.bottom
    return here.left < there.right and there.left < here.right
