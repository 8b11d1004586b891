"""The small pictures beside single clauses of Yokohama's rules: Areas, Technologies, Achievements, spaces, slots."""

from functools import partial
from typing import Final

import pygame

from rules.yokohama.cards import ACHIEVEMENTS, COUNTRIES, SET_POINTS, TECHNOLOGIES, TITLES
from rules.yokohama.components import (
    AREAS,
    BOARD_KEYS,
    CANAL_FEE,
    PORT_POINTS,
    SLOT_LEVELS,
    SLOT_SURCHARGE,
    SPACES,
    YIELD,
)
from ui.boards.book_strips import arrow, note
from ui.boards.figures import Drawn, Words
from ui.boards.yokohama.book.small import (
    CARD_WIDE,
    ROOT,
    card_of,
    points,
    print_of,
    put,
    reward,
    signal,
    technology,
    yen,
)
from ui.boards.yokohama.parts.words import area_kind
from ui.paint import Painter
from ui.theme import BRICK, INK, SMOKE, alpha

CARD: Final = 52.0
AREA: Final = 66.0
TILE: Final = 44.0
SPACE: Final = 64.0


def technology_card(title: str, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """A Technology card with its Production value and the countries of its copies."""
    technology(painter, title, room.x + CARD_WIDE / 2 + 4, room.centery, words)
    cost = TECHNOLOGIES[card_of(title)].production
    note(painter, words(f"{ROOT}.value", n=cost), room.x + CARD_WIDE + 20, room.centery + 5, room)
    copies = [card.country for card in TECHNOLOGIES if TITLES[card.title] == title]
    for number, country in enumerate(copies):
        signal(painter, country, room.right - 24 - (len(copies) - 1 - number) * 44, room.centery, words)


def area(number: int, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """An Area with what it gives by Power."""
    kind, gives = area_kind(number), YIELD[AREAS[number].kind]
    print_of(painter, kind, room.x + 84, room.centery, 164)
    put(painter, f"track/{kind}", room.x + 206, room.y + 46, 24)
    note(painter, words(f"{ROOT}.by_power"), room.x + 190, room.y + 24, room)
    step = 44.0
    for at, amount in enumerate(gives):
        x = room.x + 306 + at * step
        if at:
            painter.line(x - step / 2, room.y + 8, x - step / 2, room.bottom - 8, alpha(INK, 0.25))
        painter.text(str(at + 1), x, room.y + 24, 15, "sans", SMOKE, "centre", most=17)
        painter.numeral(str(amount) if amount else "–", x, room.y + 48, 20)
    if AREAS[number].kind == "port":
        points(painter, PORT_POINTS[-1], room.x + 306 + len(gives) * step - 6, room.y + 46, 28)


def canal(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The Canal and what crossing it costs."""
    print_of(painter, "canal", room.x + 84, room.centery, 164)
    put(painter, "sign/president", room.x + 206, room.centery, 34)
    arrow(painter, room.x + 244, room.centery, 20)
    yen(painter, CANAL_FEE, room.x + 280, room.centery)


def tiles(stack: str, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The Achievement tiles of a stack."""
    shown = [tile for tile in ACHIEVEMENTS if tile.stack == stack]
    step = room.w / len(shown)
    for number, tile in enumerate(shown):
        _tile(painter, tile.key, tile.first, tile.later, room.x + step * number, room.centery, step - 8)


def one_tile(key: str, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """One Achievement tile, and its points told."""
    tile = next(tile for tile in ACHIEVEMENTS if tile.key == key)
    _tile(painter, key, tile.first, tile.later, room.x, room.centery, 140)
    note(painter, words(f"{ROOT}.tile", first=tile.first, later=tile.later), room.x + 156, room.centery + 5, room)


def _tile(painter: Painter, key: str, first: int, later: int, x: float, y: float, width: float) -> None:
    painter.nine("yokohama/achievement", x, y - 17, width, 34)
    name = f"requirement/{key}"
    wide = min(painter.palette.sprites.entry(f"yokohama/{name}").size[0] * 1.15, width - 64)
    put(painter, name, x + (width - 60) / 2 + 2, y, wide)
    points(painter, first, x + width - 44, y, 28)
    points(painter, later, x + width - 16, y, 25)


def spaces(board: int, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """All spaces of the Church or Customs board: what each asks for and gives."""
    key, half = BOARD_KEYS[board], len(SPACES[board]) // 2
    step = room.w / half
    for number, space in enumerate(SPACES[board]):
        x, y = room.x + step * (number % half), room.y + 4 + number // half * 29
        painter.nine(f"yokohama/space/{key}", x, y, step - 8, 26)
        painter.numeral(str(space.cost), x + 13, y + 13, 16)
        put(painter, "sign/faith" if key == "church" else "sign/import", x + 27, y + 13, 16)
        reward(painter, space.rewards, x + 37 + (step - 45) / 2, y + 13, 1.0)


def slots(surcharges: bool, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The slots of a Laboratory with their surcharges, or of a Port with the Power that opens them."""
    deck = "tech" if surcharges else "order"
    for number in range(len(SLOT_LEVELS)):
        x = room.x + 26 + number * 62
        put(painter, f"back/{deck}", x - 8, room.centery, 32)
        if surcharges:
            told = SLOT_SURCHARGE[number]
            painter.numeral(f"+{told}" if told else "–", x + 24, room.centery, 18, BRICK if told else SMOKE)
        else:
            put(painter, f"level/{SLOT_LEVELS[number] + 1}", x + 22, room.centery, 17)


def sets(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What a set of countries scores."""
    sizes = range(len(COUNTRIES), 1, -1)
    step = room.w / len(sizes)
    for number, size in enumerate(sizes):
        for country in range(size):
            put(painter, f"flag/{COUNTRIES[country]}", room.x + 14 + step * number + country * 15, room.centery, 21)
        points(painter, SET_POINTS[size], room.x + step * number + 24 + size * 15, room.centery, 28)


def sign(name: str, painter: Painter, room: pygame.FRect, words: Words) -> None:
    """One sign."""
    put(painter, name, room.x + 20, room.centery, 32)


def _number_of(key: str) -> int:
    return next(number for number, each in enumerate(AREAS) if area_kind(number) == key)


SHOWN_AREAS: Final = (
    *("copper_mine", "silk_mill", "tea", "fishing", "bank", "chinatown", "church", "customs"),
    *("employment_agency", "laboratory_a", "port_a"),
)
SIGNS: Final = {
    "yen": "money/2",
    "points": "points/3",
    "good": "reward/tea_2",
    "any_good": "reward/any_good_2",
    "import": "sign/import",
    "warehouse": "sign/warehouse",
    "move": "sign/walk",
}
CLAUSES: Final[Drawn] = {
    "canal": (canal, AREA),
    "sets": (sets, TILE),
    "lab_slots": (partial(slots, True), CARD),
    "port_slots": (partial(slots, False), CARD),
    **{f"area/{key}": (partial(area, _number_of(key)), AREA) for key in SHOWN_AREAS},
    **{f"tech/{title}": (partial(technology_card, title), CARD) for title in TITLES},
    **{f"tiles/{stack}": (partial(tiles, stack), TILE) for stack in ("A", "C")},
    **{f"tile/{tile.key}": (partial(one_tile, tile.key), TILE) for tile in ACHIEVEMENTS if tile.stack == "B"},
    **{f"spaces/{key}": (partial(spaces, number), SPACE) for number, key in enumerate(BOARD_KEYS)},
    **{f"sign/{key}": (partial(sign, name), TILE) for key, name in SIGNS.items()},
}
