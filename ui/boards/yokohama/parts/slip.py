"""What stands on a slip: five rows of signs, or with two players nine rows with names."""

from typing import Final

import pygame

from rules.yokohama.cards import COUNTRIES, TECHNOLOGIES, TITLES
from rules.yokohama.components import (
    GOODS,
    HAND_LIMIT,
    HOUSES_END,
    IMPORT,
    IN_HAND,
    IN_STORE,
    ITEMS,
    PIECES,
    SHOPS_END,
    YEN,
)
from ui.boards.yokohama.parts.block import Block
from ui.boards.yokohama.parts.slip_look import NAMED_ROWS, SeatLook
from ui.boards.yokohama.parts.words import draw_agent
from ui.theme import BRICK, FADED, INK, SMOKE, WHITE, Colour

ROWS: Final = 5
ROOMY: Final = 240.0
LABEL: Final = 76.0
SLIM: Final = 180.0
"""A slip narrower inside than this closes up."""
ORDER_OF_ITEMS: Final = (YEN, *range(len(GOODS)), IMPORT)


class SlipRows:
    """Where the rows of a slip lie, in units from the corner of its body."""

    def __init__(self, w: float, h: float) -> None:
        self.w, self.h = w, h
        self.roomy = h > ROOMY
        self.step = h / (len(NAMED_ROWS) + 2 if self.roomy else ROWS)

    def middle(self, row: int) -> float:
        """The middle of a row."""
        return self.step * (row + 0.5)

    def item(self, item: int) -> pygame.FRect:
        """Where the number of an item stands."""
        y = self.step * (1 if self.roomy and item in (YEN, IMPORT) else 0)
        if not self.roomy:
            place, step = ORDER_OF_ITEMS.index(item), (self.w + 3) / len(ITEMS)
            return pygame.FRect(place * step, y, step - 2, self.step)
        if item < len(GOODS):
            return pygame.FRect(item * self.w / 4, y, self.w / 4 - 3, self.step)
        return pygame.FRect(LABEL + (0 if item == YEN else 58), y, 50, self.step)

    def piece(self, piece: int) -> pygame.FRect:
        """Where the pieces of a sort are counted."""
        if self.roomy:
            return pygame.FRect(LABEL - 4, self.step * (2 + piece), self.w - LABEL + 4, self.step)
        return pygame.FRect(piece * self.w / 3, self.step, self.w / 3 - 2, self.step)

    def orders(self) -> pygame.FRect:
        """The backs of orders in hand."""
        if self.roomy:
            return pygame.FRect(LABEL, self.step * 6 - self.step, 62, self.step)
        return pygame.FRect(self.w / 2 + 4, self.step * 2, 42, self.step)

    def done(self) -> pygame.FRect:
        """Completed orders."""
        row = self.step * (5 if self.roomy else 2)
        return pygame.FRect(self.w - 42, row, 42, self.step)

    def learned(self) -> pygame.FRect:
        """Technologies, and in a short slip agents and tokens too."""
        return pygame.FRect(0, self.step * (6 if self.roomy else 3), self.w, self.step)

    def agents(self) -> pygame.FRect:
        """Agents where they have a row of their own."""
        return pygame.FRect(LABEL, self.step * 7, self.w - LABEL - 32, self.step)

    def tokens(self) -> pygame.FRect:
        """5-Power tokens, face down."""
        return pygame.FRect(self.w - 25, self.step * (7 if self.roomy else 3), 25, self.step)

    def countries(self) -> pygame.FRect:
        """Icons by country."""
        return pygame.FRect(0, self.h - self.step, self.w, self.step)


def _count(block: Block, number: int, x: float, middle: float, size: float = 16) -> float:
    """A number beside its sign; nothing is pale."""
    return block.text(str(number), x, middle + size * 0.34, size, "display", INK if number else FADED)


def _near(number: int, end: int) -> Colour:
    """One step from the end of the game a count turns to brick."""
    return BRICK if number >= end - 1 else INK


def _item_sprite(item: int) -> str:
    return "yokohama/sign/yen" if item == YEN else "yokohama/sign/import" if item == IMPORT else f"good/{GOODS[item]}"


# ------------------------------------------------------------ five rows
def draw_short(block: Block, rows: SlipRows, look: SeatLook) -> None:
    """Five rows: items; pieces; built and orders; technologies, agents, tokens; countries."""
    many = max(look.owned[: len(ITEMS)]) > 9
    size = min(1.0, rows.item(0).w / 30) * (0.8 if many else 1.0)
    for item in ORDER_OF_ITEMS:
        part, middle = rows.item(item), rows.middle(0)
        block.shared(_item_sprite(item), part.x, middle - 9.4 * size, 18.8 * size)
        _count(block, look.owned[item], part.x + 20 * size, middle, 14 if many else 16)
    for piece in range(len(PIECES)):
        part, middle = rows.piece(piece), rows.middle(1)
        name = ("assistant", "shop", "house")[piece]
        close = 0.86 if rows.w < SLIM else 1.0
        block.sprite(f"{name}/{look.crest}", part.x - 1, middle - 12 * close, 22 * close)
        wide = _count(block, look.owned[IN_HAND[piece]], part.x + 23 * close, middle, 16 * close)
        x = part.x + 23 * close + wide + 1.5
        block.sprite("sign/warehouse", x, middle - 5.5 * close, 12 * close)
        block.text(str(look.owned[IN_STORE[piece]]), x + 12.5 * close, middle + 5, 14 * close, "semi", SMOKE)
    middle = rows.middle(2)
    for n, (name, end) in enumerate((("sign/shop", SHOPS_END), ("sign/trading_house", HOUSES_END))):
        x = n * rows.w / 4
        block.sprite(name, x, middle - 9, 18)
        done = look.built[n]
        tone = _near(done, end) if done else FADED
        wide = block.text(str(done), x + 20, middle + 5.4, 16, "display", tone)
        block.text(f"/{end}", x + 20 + wide, middle + 5, 14, "sans", SMOKE)
    _draw_backs(block, look.hand, rows.orders().x, middle, 13, (16, 21))
    block.sprite("sign/done_order", rows.w - 36, middle - 9.5, 19)
    block.text(str(look.done), rows.w, middle + 5.4, 16, "display", INK if look.done else FADED, "right")
    _draw_learned(block, rows, look)
    _draw_countries(block, rows, look)


def _draw_backs(block: Block, hand: int, x: float, middle: float, step: float, size: tuple[float, float]) -> None:
    """Orders in hand, of as many as it may hold."""
    for number in range(HAND_LIMIT):
        back = "order" if number < hand else "none"
        block.sprite(f"back_small/{back}", x + number * step, middle - size[1] / 2, *size)


def learned_places(rows: SlipRows, look: SeatLook) -> tuple[list[pygame.FRect], bool]:
    """Where the emblems of technologies stand; True: agents are told by a number, for both are many."""
    whole, count = rows.learned(), len(look.technologies)
    if rows.roomy:
        left, room = LABEL - 7, rows.w - LABEL + 7
        step = min(27.0, room / max(1, count))
        size = min(25.0, max(16.0, step))
        return [pygame.FRect(left + n * step, whole.centery - size / 2, size, size) for n in range(count)], False
    right = rows.w - (24 if look.tokens else 0)
    summed = right - 22 * len(look.agents) - 23 < 15 * count
    right -= 48 if summed else 22 * len(look.agents)
    step = min(24.0, (right - 23) / max(1, count))
    size = min(22.0, max(15.0, step + 1.5))
    if step < size and count > 1:
        # Close together they overlap each other, but the last one keeps off what stands at the right.
        step = (right - 23 - size) / (count - 1)
    return [pygame.FRect(23 + n * step, whole.centery - size / 2, size, size) for n in range(count)], summed


def _draw_learned(block: Block, rows: SlipRows, look: SeatLook) -> None:
    """The sum of production, technologies; at the right agents, then 5-Power tokens."""
    middle = rows.learned().centery
    block.sprite("cost", 10, middle, centre=True)
    block.number(look.production, 10, middle, 14)
    right = rows.w
    if look.tokens:
        _draw_tokens(block, look.tokens, right - 11, middle)
        right -= 24
    emblems, summed = learned_places(rows, look)
    if summed:
        unused = sum(not used for _, used in look.agents)
        wide = block.text(f"/{len(look.agents)}", right - 2, middle + 5, 14, "sans", SMOKE, "right")
        wide += block.text(str(unused), right - 2 - wide, middle + 5.5, 16, "display", INK, "right")
        block.sprite("sign/agent", right - 23 - wide, middle - 10, 20)
    else:
        for number, (kind, used) in enumerate(reversed(look.agents)):
            _draw_agent(block, look, kind, right - 22 * (number + 1), middle - 11, 21, used)
    _draw_emblems(block, look, emblems)


def _draw_emblems(block: Block, look: SeatLook, emblems: list[pygame.FRect]) -> None:
    for card, place in zip(look.technologies, emblems, strict=True):
        block.sprite(f"tech_small/{TITLES[TECHNOLOGIES[card].title]}", place.x, place.y, place.w)


def _draw_agent(block: Block, look: SeatLook, kind: int, x: float, y: float, size: float, used: bool) -> None:
    draw_agent(block, look.letters[kind] if kind < len(COUNTRIES) else "", kind, x, y, size, used)


def _draw_tokens(block: Block, tokens: int, x: float, middle: float) -> None:
    block.sprite("five_back", x, middle, 22, centre=True)
    block.number(tokens, x, middle + 0.8, 14, WHITE)


def _draw_countries(block: Block, rows: SlipRows, look: SeatLook) -> None:
    """Icons on technologies and completed orders, country by country."""
    step, middle = rows.w / len(COUNTRIES), rows.countries().centery
    wide = min(28.0, step - 12)
    for country, name in enumerate(COUNTRIES):
        x, number = country * step, look.icons[country]
        block.sprite(f"signal/{name}", x, middle - 7.5, wide, 15, alpha=1.0 if number else 0.45)
        tab = 12 * wide / 28
        block.text(look.letters[country], x + tab / 2, middle + 5, 14, "bold", WHITE, "centre")
        block.text(str(number), x + wide + 2, middle + 5.2, 15, "display", INK if number else FADED)


# ------------------------------------------------------------ nine rows with names
def draw_roomy(block: Block, rows: SlipRows, look: SeatLook) -> None:
    """Nine rows, each kind of thing with its name."""
    for item in range(len(GOODS)):
        part, middle = rows.item(item), rows.middle(0)
        block.shared(f"chip/{GOODS[item]}", part.x, middle - 14, 28)
        _count(block, look.owned[item], part.x + 31, middle, 18 if look.owned[item] < 10 else 15)
    for number, words in enumerate(look.labels):
        block.text(words, 0, rows.middle(number + 1) + 5, 15, "sans", SMOKE, room=LABEL - 4)
    for item in (YEN, IMPORT):
        part, middle = rows.item(item), rows.middle(1)
        block.shared(_item_sprite(item), part.x, middle - 11, 22)
        _count(block, look.owned[item], part.x + 26, middle, 18)
    ends = (None, (look.built[0], SHOPS_END), (look.built[1], HOUSES_END))
    for piece, name in enumerate(("assistant", "shop", "house")):
        middle = rows.middle(2 + piece)
        block.sprite(f"{name}/{look.crest}", LABEL - 2, middle - 13, 25)
        _count(block, look.owned[IN_HAND[piece]], LABEL + 26, middle, 18)
        block.sprite("sign/warehouse", LABEL + 44, middle - 8, 15)
        block.text(str(look.owned[IN_STORE[piece]]), LABEL + 61, middle + 5.2, 15, "semi", SMOKE)
        end = ends[piece]
        if end is not None:
            wide = block.text(f"/{end[1]}", rows.w, middle + 5.2, 15, "sans", SMOKE, "right")
            block.text(str(end[0]), rows.w - wide, middle + 5.8, 18, "display", _near(*end), "right")
    _draw_backs(block, look.hand, LABEL, rows.middle(5), 20, (19, 26))
    block.sprite("sign/done_order", rows.w - 42, rows.middle(5) - 11, 22)
    block.text(str(look.done), rows.w, rows.middle(5) + 6, 18, "display", INK if look.done else FADED, "right")
    block.sprite("cost", LABEL - 22, rows.middle(6), 22, centre=True)
    block.number(look.production, LABEL - 22, rows.middle(6), 14)
    _draw_emblems(block, look, learned_places(rows, look)[0])
    room = rows.agents()
    step = min(26.0, room.w / max(1, len(look.agents)))
    for number, (kind, used) in enumerate(look.agents):
        _draw_agent(block, look, kind, room.x + number * step, rows.middle(7) - 12, 24, used)
    if look.tokens:
        _draw_tokens(block, look.tokens, rows.w - 13, rows.middle(7))
    _draw_countries(block, rows, look)
