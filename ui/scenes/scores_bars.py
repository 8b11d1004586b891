"""A bar for each seat that grows with the count, a layer for each category; the order stays that of the seats."""

from collections.abc import Sequence
from typing import Final

import pygame

from ui.paint import Painter
from ui.say import Number
from ui.scene import Scene
from ui.scenes.scores_story import Story
from ui.scenes.scores_table import Progress
from ui.theme import (
    ASH,
    BRICK,
    BUTTER,
    CEDAR,
    CELADON,
    GOLD,
    HINOKI,
    INK,
    JADE,
    PINE,
    PRUSSIAN,
    ROSE,
    SMOKE,
    STEEL,
    STRAW,
    VERMILION,
    WHITE,
    alpha,
)
from ui.widgets.small import draw_crest

LAYERS: Final = (GOLD, CEDAR, PINE, BRICK, PRUSSIAN, HINOKI, JADE, VERMILION, STEEL, ROSE, ASH, BUTTER, CELADON, STRAW)
TOP, FOOT, LEFT = 72.0, 62.0, 54.0
LEGEND, ROW = 40.0, 22.0
CREST: Final = 60.0
"""The highest bar bears its total and its crest under the legend."""
THIN: Final = 18.0
"""A layer lower than this has no room for its number."""


def draw_bars(painter: Painter, box: pygame.FRect, scene: Scene, story: Story, progress: Progress) -> None:
    """Paper, legend, scale, bars."""
    painter.nine("nine/paper", *box)
    painter.text(scene.words("scores.count.so_far"), box.x + 18, box.y + 30, 19, "serif", max_width=box.w - 36)
    categories = [scene.services.say(row.category) for row in story.sheets[0].rows]
    places = legend_places(painter, box, categories)
    _legend(painter, places, categories, progress.counted)
    top = max(box.y + TOP, places[-1][1] + ROW) + CREST
    field = pygame.FRect(box.x + LEFT, top, box.w - LEFT - 22, box.bottom - FOOT - top)
    most = max(1, *(sheet.total for sheet in story.sheets))
    _scale(painter, field, most)
    step = field.w / len(story.sheets)
    for seat in range(len(story.sheets)):
        column = pygame.FRect(field.x + step * seat + step * 0.18, field.y, step * 0.64, field.h)
        _bar(painter, column, story, seat, progress, most)
    left = len(story.sheets[0].rows) - progress.counted - 1
    if left > 0:
        words = scene.words("scores.count.face_down", n=left)
        painter.text(words, box.x + 18, box.bottom - 14, 14, "italic", SMOKE, max_width=box.w - 36, most=16)


def legend_places(painter: Painter, box: pygame.FRect, words: Sequence[str]) -> list[tuple[float, float]]:
    """Where the words of all categories lie, row by row."""
    found: list[tuple[float, float]] = []
    x, y = box.x + 18, box.y + LEGEND
    for each in words:
        across = 22 + painter.measure(each, 14, most=15) + 14
        if x + across > box.right - 12:
            x, y = box.x + 18, y + ROW
        found.append((x, y))
        x += across
    return found


def _legend(painter: Painter, places: Sequence[tuple[float, float]], words: Sequence[str], counted: int) -> None:
    for number, (x, y) in enumerate(places[: counted + 1]):
        painter.rect(x, y + 2, 15, 15, LAYERS[number % len(LAYERS)], 3)
        painter.rect(x, y + 2, 15, 15, INK, 3, 1)
        painter.text(words[number], x + 22, y + 15, 14, "sans", SMOKE, most=15)


def _scale(painter: Painter, field: pygame.FRect, most: int) -> None:
    step = next(step for step in (5, 10, 20, 50, 100, 200, 500, 10_000) if most / step <= 6)
    for points in range(0, most + 1, step):
        y = field.bottom - field.h * points / most
        painter.line(field.x, y, field.right, y, alpha(INK, 0.9 if not points else 0.2), 1.4 if not points else 1)
        painter.text(str(points), field.x - 8, y + 5, 14, "sans", SMOKE, "right", most=15)


def _bar(painter: Painter, column: pygame.FRect, story: Story, seat: int, progress: Progress, most: int) -> None:
    base = column.bottom
    for number, row in enumerate(story.sheets[seat].rows[: progress.counted + 1]):
        points = row.points * (progress.share if number == progress.counted else 1.0)
        high = column.h * abs(points) / most
        top = base - high if points > 0 else base
        if high >= 1:
            ink = LAYERS[number % len(LAYERS)] if points > 0 else alpha(VERMILION, 0.45)
            painter.rect(column.x, top, column.w, high, ink)
            painter.rect(column.x, top, column.w, high, INK, 0, 1)
        if high >= THIN:
            painter.numeral(str(Number(round(points))), column.centerx, top + high / 2, 15, WHITE, alpha(INK, 0.75))
        base -= high if points > 0 else -high
    top = min(base, column.bottom)
    total = str(Number(progress.total(story.sheets[seat])))
    painter.text(total, column.centerx, top - 8, 18, "display", INK, "centre", most=20)
    draw_crest(painter, story.chairs[seat].crest, column.centerx, top - 42, 15)
    room = column.w / 0.64 - 6
    painter.text(story.names[seat], column.centerx, column.bottom + 24, 16, "serif", INK, "centre", room, 18)
