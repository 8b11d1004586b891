"""The pictures at the head of Yangtze's chapters, each a strip 106 high."""

from typing import Final

import pygame

from rules.yangtze.components import CARDS, EMPERORS, POST_TYPES, PRICES, START_MONEY
from rules.yangtze.reckoning.cargo import BASIC_LINES, LUXURY_LINES
from ui.boards.book_strips import HIGH, arrow, caption
from ui.boards.figures import Drawn, Words
from ui.paint import Painter
from ui.theme import BRICK, INK, alpha, rgb
from ui.widgets.small import draw_crest

RIVER: Final = (
    "rice/pale_rose",
    "silk/bright_red",
    "salt/pale_mint",
    "tea/bright_green",
    "fish/pale_sky",
    "jade/bright_blue",
    "cotton/pale_lemon",
    "crockery/pale_lilac",
)
VEIL: Final = rgb(0xE3EADB)


def token(painter: Painter, name: str, x: float, y: float, size: float) -> None:
    """A good, centred."""
    painter.sprite(f"yangtze/token_small/{name}", x, y, size, centre=True)


def posts(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """All twenty posts, a group for each type."""
    group = (room.w - 24) / len(POST_TYPES)
    across = min(30.0, (group - 14) / 5 - 2)
    for number, kind in enumerate(POST_TYPES):
        middle = room.x + 12 + group * (number + 0.5)
        for dots in range(1, 6):
            x = middle + (dots - 3) * (across + 2)
            painter.sprite(f"yangtze/post/{kind}/{dots}", x, room.y + 46, across, centre=True)
        caption(painter, words(f"yangtze.type_plural.{kind}"), middle, room, group - 6)


def setup(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The river filled, what each player gets, the bag."""
    y = room.y + 42
    shares = (0.38, 0.21, 0.25, 0.16)
    x = room.x
    for part, share in zip(("river", "own", "cards", "bag"), shares, strict=True):
        width = room.w * share
        middle = x + width / 2
        if part == "river":
            step = (width - 22) / len(RIVER)
            for number, good in enumerate(RIVER):
                token(painter, good, x + 14 + step * (number + 0.5), y, step - 2)
        elif part == "own":
            painter.sprite("yangtze/back_large", middle - 32, y, 34, centre=True)
            painter.sprite("yangtze/back_large", middle + 4, y, 34, centre=True)
            painter.sprite("coin/blank", middle + 42, y, 34, centre=True)
            painter.numeral(str(START_MONEY), middle + 42, y, 15)
        elif part == "cards":
            step = (width - 12) / len(CARDS)
            for number, card in enumerate(CARDS):
                painter.sprite(f"yangtze/mini/{card}/0", x + 6 + step * (number + 0.5), y, step - 2, centre=True)
        else:
            painter.sprite("yangtze/bag", middle, y, 50, centre=True)
        caption(painter, words(f"reader.yangtze.setup.{part}"), middle, room, width - 8)
        x += width


def screen(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """What stays behind a screen and what everybody sees."""
    half = room.w / 2
    left, right = room.x + half / 2, room.x + half * 1.5
    for number in range(4):
        painter.sprite("yangtze/back_large", left - 39 + number * 26, room.y + 22, 28, centre=True)
    painter.sprite("yangtze/screen/0", left, room.y + 49, 92, centre=True)
    caption(painter, words("reader.yangtze.screen.hidden"), left, room, half - 16)
    y = room.y + 44
    painter.line(room.x + half, room.y + 14, room.x + half, room.bottom - 14, alpha(INK, 0.3))
    painter.sprite("coin/plain", right - 110, y, 36, centre=True)
    for number, post in enumerate(("temple/1", "harbour/3")):
        painter.sprite(f"yangtze/post/{post}", right - 66 + number * 34, y, 31, centre=True)
    for number, card in enumerate(CARDS[:4]):
        painter.sprite(f"yangtze/mini/{card}/0", right + 22 + number * 29, y, 27, centre=True)
    caption(painter, words("reader.yangtze.screen.open"), right, room, half - 16)


def turn(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Sell, buy, draw, refill."""
    step = (room.w - 20) / 4
    y = room.y + 42
    for number, part in enumerate(("sell", "buy", "draw", "refill")):
        middle = room.x + 10 + step * (number + 0.5)
        if part == "sell":
            for place, good in enumerate(("salt/pale_mint", "salt/pale_sky", "salt/pale_rose")):
                token(painter, good, middle - 46 + place * 24, y, 34)
            painter.sprite("coin/20", middle + 44, y, 34, centre=True)
        elif part == "buy":
            painter.sprite("coin/6", middle - 34, y, 34, centre=True)
            arrow(painter, middle - 4, y, 16)
            token(painter, "tea/bright_green", middle + 30, y, 42)
        elif part == "draw":
            painter.sprite("yangtze/bag", middle, y, 50, centre=True)
        else:
            for place, good in enumerate((RIVER[0], RIVER[1])):
                token(painter, good, middle - 34 + place * 58, y, 38)
            arrow(painter, middle - 5, y, 16)
        caption(painter, words(f"reader.yangtze.turn.{part}"), middle, room, step - 8)
        if number:
            painter.line(middle - step / 2, room.y + 16, middle - step / 2, room.bottom - 16, alpha(INK, 0.25))


def cargoes(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """One kind, one colour, and what is neither."""
    third = room.w / 3
    groups = (
        ("kind", ("salt/pale_mint", "salt/pale_sky", "salt/pale_rose")),
        ("colour", ("silk/bright_red", "jade/bright_red", "tea/bright_red")),
        ("neither", ("rice/pale_rose", "fish/pale_sky", "silk/bright_red")),
    )
    y = room.y + 42
    for number, (part, goods) in enumerate(groups):
        middle = room.x + third * (number + 0.5)
        left = middle - (78 if part != "neither" else 48)
        for place, good in enumerate(goods):
            token(painter, good, left + place * 48, y, 44)
        if part == "neither":
            painter.rect(left - 26, y - 26, 148, 52, alpha(VEIL, 0.5))
            painter.stroke([(left - 20, y + 22), (left + 116, y - 22)], BRICK, 3)
        else:
            value = (BASIC_LINES if part == "kind" else LUXURY_LINES)[0].values[3]
            painter.sprite("coin/blank", left + 150, y, 36, centre=True)
            painter.numeral(str(value), left + 150, y, 16)
        caption(painter, words(f"reader.yangtze.cargo.{part}"), middle, room, third - 10)


def river(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Eight spaces with their prices, from upstream to Shanghai."""
    step = (room.w - 40) / len(PRICES)
    size = min(52.0, step - 12)
    for number, (good, price) in enumerate(zip(RIVER, PRICES, strict=True)):
        x = room.x + 20 + step * (number + 0.5)
        token(painter, good, x - 3, room.y + 40, size)
        painter.sprite(f"yangtze/price/{price}", x + size / 2 - 6, room.y + 40 + size / 2 - 5, 26, centre=True)
    painter.text(words("reader.yangtze.river.up"), room.x + 22, room.bottom - 13, 15, most=17)
    painter.text(words("reader.yangtze.river.down"), room.right - 22, room.bottom - 13, 15, align="right", most=17)
    arrow(painter, room.centerx, room.bottom - 18, 18)


def auction(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """Calls go round: the drawer first, then clockwise; who passed is out."""
    painter.sprite("yangtze/post_large/harbour/1", room.x + 46, room.y + 50, 56, centre=True)
    calls = ((1, 5, "drew"), (2, 8, "higher"), (0, 0, "out"), (1, 12, "again"), (2, 0, "sold"))
    step = (room.w - 100) / len(calls)
    for number, (seat, bid, part) in enumerate(calls):
        x = room.x + 88 + step * (number + 0.5)
        if bid:
            draw_crest(painter, seat, x, room.y + 40, 23)
            painter.sprite("coin/blank", x + 23, room.y + 56, 31, centre=True)
            painter.numeral(str(bid), x + 23, room.y + 56, 14)
        else:
            painter.sprite(f"mon_out_large/{seat}", x, room.y + 40, 50, centre=True)
        caption(painter, words(f"reader.yangtze.auction.{part}"), x, room, step - 6)
        if number:
            arrow(painter, x - step / 2, room.y + 40)


def emperors(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The twelve tokens: bonuses, taxes, the others."""
    groups = (
        ("bonus", [e.key for e in EMPERORS if e.effect.startswith("bonus")]),
        ("taxes", [e.key for e in EMPERORS if e.effect.startswith("tax")]),
        ("others", [e.key for e in EMPERORS if not e.effect.startswith(("bonus", "tax"))]),
    )
    step = (room.w - 60) / len(EMPERORS)
    x = room.x + 14
    for part, keys in groups:
        for number, key in enumerate(keys):
            name = f"yangtze/emperor/{key}"
            painter.sprite(name, x + step * (number + 0.5), room.y + 42, min(45.0, step - 3), centre=True)
        caption(painter, words(f"reader.yangtze.emperors.{part}"), x + step * len(keys) / 2, room, step * len(keys))
        x += step * len(keys) + 16


def cards(painter: Painter, room: pygame.FRect, words: Words) -> None:
    """The six cards with their names."""
    step = (room.w - 16) / len(CARDS)
    for number, card in enumerate(CARDS):
        x = room.x + 8 + step * (number + 0.5)
        painter.sprite(f"yangtze/card/{card}/0", x, room.y + 41, 47, centre=True)
        caption(painter, words(f"yangtze.card_short.{card}"), x, room, step - 4)


CHAPTERS: Final[Drawn] = {
    "posts": (posts, HIGH),
    "setup": (setup, HIGH),
    "screen": (screen, HIGH),
    "turn": (turn, HIGH),
    "cargoes": (cargoes, HIGH),
    "river": (river, HIGH),
    "auction": (auction, HIGH),
    "emperors": (emperors, HIGH),
    "cards": (cards, HIGH),
}
