"""The small pictures beside single clauses of Zaibatsu's rules: tiles that are named, tokens, tables."""

from functools import partial
from typing import Final

import pygame

from rules.zaibatsu.components import GOOD_LEVEL, GOODS, SLOT_POINTS, TOKEN_FOR
from rules.zaibatsu.tiles import ACTION_TOKENS, START_A, TILE_OF, TILES
from ui.boards.figures import Drawn, Words
from ui.boards.zaibatsu.book.ends import favour_levels, influence, solo_slots
from ui.boards.zaibatsu.book.strips import ROOT, put, tile_row
from ui.paint import Painter
from ui.theme import SMOKE

TILE_HIGH: Final = 74.0
TOKEN_HIGH: Final = 58.0
ROW_HIGH: Final = 46.0
TILE_WIDE, TILE_STEP = 104.0, 112.0

NAMED: Final = {
    "old": ("old_cotton", "old_paper"),
    "region": ("lenses_3a",),
    "relief": ("bento_4b",),
    "goods": ("bulbs_1a",),
    "two_machines": ("bulbs_2a",),
    "second": ("lenses_2a", "lenses_2b", "clocks_2a", "clocks_3a", "clocks_3b"),
    "worker": ("paper_2b", "lenses_3b", "clocks_2b"),
    "twice": ("lenses_1b",),
    "at_once": ("bulbs_2b",),
    "keep": ("paper_3b",),
    "coal": ("bento_2b",),
    "favour": ("cotton_5a", "paper_5a", "paper_5b", "bento_5b", "lenses_5b"),
    "services": ("bento_5a",),
    "types": ("cotton_5b",),
    "counted": ("bulbs_5a", "bulbs_5b", "clocks_5a", "clocks_5b"),
    "trains": ("lenses_5a",),
    "each": ("paper_4b", "bulbs_3b"),
}
"""The tiles a clause speaks of."""


def tiles(keys: tuple[str, ...], painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Whole tiles as they are printed."""
    if keys[0] in TILE_OF:
        tile_row(painter, [TILES[TILE_OF[key]] for key in keys], room.x, room.centery, TILE_WIDE, TILE_STEP)
        return
    for number, key in enumerate(keys):
        put(painter, f"tile/{key}", room.x + TILE_WIDE / 2 + number * TILE_STEP, room.centery, TILE_WIDE)


def start_token(key: str, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A start token with an effect."""
    put(painter, f"start_a/{key}", room.x + 76, room.centery)


def values(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The token that one, two or three goods of each level place."""
    for number, level in enumerate(sorted(set(GOOD_LEVEL))):
        x = room.x + number * 200
        painter.nine(f"zaibatsu/nine/level_{level}", x, room.y + 8, 66, 30)
        pair = [good for good in range(len(GOODS)) if GOOD_LEVEL[good] == level]
        for place, good in enumerate(pair):
            put(painter, f"good/{GOODS[good]}", x + 18 + place * 30, room.y + 23, 22)
        for place, value in enumerate(TOKEN_FOR[pair[0]]):
            put(painter, f"influence/0/{value}", x + 88 + place * 32, room.y + 23, 27)


def slot_points(row: int, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What the rightmost slot in use is worth, by the level of the token."""
    step = 44.0
    for level in (1, 2, 3):
        y = room.y + 4 + (level - 0.5) * 24
        put(painter, f"favour_small/{level}", room.x + 16, y, 22)
        for place, points in enumerate(SLOT_POINTS[row]):
            painter.numeral(str(points[level - 1]), room.x + 60 + place * step, y, 17)
    for place in range(len(SLOT_POINTS[row])):
        x = room.x + 60 + place * step
        painter.text(str(place + 1), x, room.bottom - 4, 15, "sans", SMOKE, "centre", most=17)
    left = room.x + 60 + len(SLOT_POINTS[row]) * step
    painter.text(words(f"{ROOT}.slots"), left, room.bottom - 4, 15, "sans", SMOKE, max_width=room.right - left, most=17)


def action_tokens(of_workers: bool, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The tokens of the automa that name a hiring space, or those that send it to the fullest one."""
    shown = [token for token in ACTION_TOKENS if token.key.startswith("token_workers") == of_workers]
    for number, token in enumerate(shown):
        put(painter, f"action_token/{token.key}", room.x + 26 + number * 56, room.centery, 46)


CLAUSES: Final[Drawn] = {
    **{f"start/{each.key}": (partial(start_token, each.key), TOKEN_HIGH) for each in START_A},
    **{f"tiles/{name}": (partial(tiles, keys), TILE_HIGH) for name, keys in NAMED.items()},
    "values": (values, ROW_HIGH),
    "favour_levels": (favour_levels, TOKEN_HIGH),
    "influence": (influence, ROW_HIGH),
    "slots": (partial(slot_points, 0), 100.0),
    "space_tokens": (partial(action_tokens, False), TOKEN_HIGH),
    "worker_tokens": (partial(action_tokens, True), TOKEN_HIGH),
    "solo_slots": (solo_slots, TOKEN_HIGH),
}
