"""The people in an Area: presidents, then the assistants of every seat, own ones first.

A few stand side by side. A crowd forms two rows: presidents behind, assistants in front of them with their numbers,
each group its own share of the width, so that no count, crest or hat hides another.
"""

from typing import Final, NamedTuple

from ui.boards.yokohama.parts.block import Block
from ui.theme import WHITE

PRESIDENT, ASSISTANT, BACK = 30.0, 22.0, 27.0
BEHIND: Final = 3.5
"""How far the back row of a crowd stands above the front row."""


class Crowd(NamedTuple):
    """Crests of the presidents, own ones and others, and of the assistants with their numbers; the toll of them all."""

    own: tuple[int, ...]
    others: tuple[int, ...]
    assistants: tuple[tuple[int, int], ...]
    toll: int


def draw_crowd(block: Block, crowd: Crowd, foot: float, room: float) -> None:
    """Everybody on the lower edge of the print, in so much room from the left."""
    presidents = (*crowd.own, *crowd.others)
    line = 25.0 * len(presidents) + (14 if crowd.toll else 0)
    line += sum(21.0 + (11 if number > 1 else 0) for _, number in crowd.assistants)
    if line <= room - 3:
        _draw_line(block, crowd, foot)
    else:
        _draw_rows(block, crowd, foot, room)


def _draw_president(block: Block, crowd: Crowd, number: int, x: float, y: float, size: float) -> None:
    if number < len(crowd.own):
        block.sprite("president_lit", x + size / 2, y + size / 2, size * 1.1, centre=True)
    block.sprite(f"president/{(*crowd.own, *crowd.others)[number]}", x, y, size)


def _draw_count(block: Block, crest: int, number: int, x: float, foot: float) -> None:
    if number > 1:
        block.badge(f"bubble/{crest}", number, x, foot - 8.4, WHITE)


def _draw_line(block: Block, crowd: Crowd, foot: float) -> None:
    """Side by side."""
    x = 3.0
    for number in range(len(crowd.own) + len(crowd.others)):
        _draw_president(block, crowd, number, x, foot - PRESIDENT, PRESIDENT)
        x += 25
    if crowd.toll:
        block.sprite(f"money/{crowd.toll}", x + 6, foot - 10, 18, centre=True)
        x += 14
    for crest, number in crowd.assistants:
        block.sprite(f"assistant/{crest}", x, foot - ASSISTANT - 0.5, ASSISTANT)
        _draw_count(block, crest, number, x + ASSISTANT + 2, foot)
        x += 32 if number > 1 else 21


def _draw_rows(block: Block, crowd: Crowd, foot: float, room: float) -> None:
    """Presidents behind, assistants before them; counts last."""
    heads = len(crowd.own) + len(crowd.others)
    coin = 16.0 if crowd.toll else 0.0
    step = min(25.0, (room - 3 - coin - BACK) / max(1, heads - 1))
    for number in range(heads):
        _draw_president(block, crowd, number, 3 + number * step, foot - BACK - BEHIND, BACK)
    groups = len(crowd.assistants)
    share = min(30.0, (room - 4) / max(1, groups))
    for number, (crest, _) in enumerate(crowd.assistants):
        block.sprite(f"assistant/{crest}", 2 + number * share, foot - 20.5, 20)
    for number, (crest, count) in enumerate(crowd.assistants):
        _draw_count(block, crest, count, 2 + number * share + min(19.0, share - 6), foot)
    if crowd.toll:
        block.sprite(f"money/{crowd.toll}", room - 8, foot - 22, 17, centre=True)
