"""Chips on the water of the bar: what is paid, exchanged, wished for, built, and whom a way pays."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pygame

from rules.core.target import Target
from rules.yokohama import places
from rules.yokohama.cards import ELECTRICAL_LIGHT, GASLIGHT, HOUSE_SPACE, SPACES_PER_TILE, TILES
from rules.yokohama.components import GOODS, IMPORT, NONE, RATES, YEN
from rules.yokohama.reckoning.moment import area_in_hand, in_hand, paid_now, payable, ways_to_choose
from rules.yokohama.reckoning.ways import Route
from rules.yokohama.state import YokohamaState
from ui.boards.view import Shape, View
from ui.boards.yokohama.parts.block import Block
from ui.boards.yokohama.parts.marks import draw_chosen
from ui.boards.yokohama.parts.words import area_kind, reward_sprite
from ui.paint import Painter
from ui.theme import FOOT_BAR, INK, SLIP, SMOKE, VERMILION, WHITE, alpha
from ui.widgets.small import draw_crest

HIGH: Final = 52.0
TOP: Final = 18.0
GAP: Final = 6.0
GROUP_GAP: Final = 12.0
PAYMENT, SOURCE, EXCHANGE, SITE, PART = 46.0, 62.0, 64.0, 58.0, 64.0
HALF: Final = 28.0
IN_A_ROW: Final = 3
"""So many ways lie side by side; more of them take two rows."""
PALE: Final = 0.45


class Chip(NamedTuple):
    """One thing to click, where it lies, and how it is drawn inside its room."""

    target: Target
    room: pygame.FRect
    draw: Callable[[Block, View], None]


# ------------------------------------------------------------ what lies there
def chips(painter: Painter, right: float, view: View) -> list[Chip]:
    """The chips of the moment, ending at `right`."""
    if not view.moves:
        return []
    groups = [group for group in (_payments(view), _sources(view), _wishes(view), _parts(view)) if group]
    groups += [group for group in (_sites(painter, view),) if group]
    y = painter.height - FOOT_BAR + TOP
    if any(target.kind in ("buy", "sell") for target in view.lit):
        return _exchanges(right, y - 3)
    ways = ways_to_choose(view.state, view.viewer)
    if ways:
        return _ways(painter, right, y, view, ways)
    found: list[Chip] = []
    x = right
    for group in reversed(groups):
        for target, wide, draw in reversed(group):
            x -= wide
            found.append(Chip(target, pygame.FRect(x, y, wide, HIGH), draw))
            x -= GAP
        x -= GROUP_GAP - GAP
    return found[::-1]


_Entry = tuple[Target, float, Callable[[Block, View], None]]


def _payments(view: View) -> list[_Entry]:
    """What one may pay with, and how many of it are there."""
    state: YokohamaState = view.state
    paid = paid_now(state, view.viewer)
    return [
        (places.COUNTER[view.viewer][item], PAYMENT, _payment(item, max(number, paid.get(item, 0))))
        for item, number in payable(state, view.viewer)
    ]


def _payment(item: int, number: int) -> Callable[[Block, View], None]:
    def draw(block: Block, view: View) -> None:
        have = view.state.stock[view.viewer][item]
        if item == YEN:
            block.sprite(f"money/{number}", block.w / 2, 18, 28, centre=True)
        elif item == IMPORT:
            block.sprite("sign/import", block.w / 2, 18, 27, centre=True)
        else:
            block.shared(f"good/{GOODS[item]}", block.w / 2, 18, 27, centre=True)
        if item != YEN and number > 1:
            block.badge("bubble/dark", number, block.w - 9, 24, WHITE)
        words = view.words("yokohama.board.of_have", n=have)
        block.text(words, block.w / 2, 46, 14, "sans", SMOKE, "centre", room=block.w - 4)

    return draw


def _sources(view: View) -> list[_Entry]:
    """Where an assistant comes from: asked only if there are two ways."""
    if not any(target in view.lit for target in places.FROM):
        return []
    area = area_in_hand(view.state)
    labels = (view.words(f"yokohama.board.short.{area_kind(area)}"), view.words("yokohama.board.from_hand"))
    return [(target, SOURCE, _source(label)) for target, label in zip(places.FROM, labels, strict=True)]


def _source(label: str) -> Callable[[Block, View], None]:
    def draw(block: Block, view: View) -> None:
        block.sprite(f"assistant/{view.crests[view.viewer]}", block.w / 2, 17, 28, centre=True)
        block.text(label, block.w / 2, 46, 14, "sans", INK, "centre", room=block.w - 4)

    return draw


def _wishes(view: View) -> list[_Entry]:
    def good(name: str) -> Callable[[Block, View], None]:
        return lambda block, view: block.shared(f"good/{name}", block.w / 2, block.h / 2, 32, centre=True)

    return [(places.WISH[n], PAYMENT, good(name)) for n, name in enumerate(GOODS) if places.WISH[n] in view.lit]


def _parts(view: View) -> list[_Entry]:
    signs = {"any_good": "sign/any", "warehouse": "sign/warehouse", "move": "sign/walk"}

    def part(kind: str) -> Callable[[Block, View], None]:
        return lambda block, view: block.sprite(signs[kind], block.w / 2, block.h / 2, 32, centre=True)

    return [(target, PART, part(kind)) for kind, target in places.PART.items() if target in view.lit]


def _sites(painter: Painter, view: View) -> list[_Entry]:
    """The spaces of the tile, large, with what a technology adds."""
    state: YokohamaState = view.state
    area = area_in_hand(state)
    if area == NONE or not any(target in view.lit for target in places.SITE[area]):
        return []
    rewards = TILES[state.tiles[area]].rewards
    techs = state.techs[view.viewer]
    found: list[_Entry] = []
    for space in range(SPACES_PER_TILE):
        skill = ELECTRICAL_LIGHT if space == HOUSE_SPACE else GASLIGHT
        bonus = skill.amount if techs & skill.cards else 0
        name = reward_sprite(rewards[space]) if rewards[space] else ""
        wide = painter.palette.sprites.entry(f"yokohama/{name}").size[0] if name else 0.0
        found.append(
            (places.SITE[area][space], max(SITE, wide + 10 + (24 if bonus else 0)), _site(space, name, wide, bonus))
        )
    return found


def _site(space: int, reward: str, wide: float, bonus: int) -> Callable[[Block, View], None]:
    def draw(block: Block, view: View) -> None:
        block.sprite("chip_house" if space == HOUSE_SPACE else "chip_shop", 0, 2, block.w, 16)
        across = wide + (24 if bonus else 0)
        x = (block.w - across) / 2
        if reward:
            block.sprite(reward, x, 22)
        elif not bonus:
            block.line(block.w / 2 - 7, 34, block.w / 2 + 7, 34, SMOKE, 2)
        if bonus:
            block.sprite(f"points/{bonus}", x + wide + 12, 34, 23, centre=True)

    return draw


def _exchanges(right: float, y: float) -> list[Chip]:
    """A column for each good: the upper half buys it, the lower half sells it."""
    x = right - len(RATES) * (EXCHANGE + GAP) + GAP
    found: list[Chip] = []
    for rate in RATES:
        high = HALF if rate.sold else 2 * HALF + 2
        found.append(
            Chip(places.BUYING[rate.item], pygame.FRect(x, y, EXCHANGE, high), _rate(rate.item, rate.yen, True))
        )
        if rate.sold:
            room = pygame.FRect(x, y + HALF + 2, EXCHANGE, HALF)
            found.append(Chip(places.SELLING[rate.item], room, _rate(rate.item, rate.yen, False)))
        x += EXCHANGE + GAP
    return found


def _rate(item: int, yen: int, buys: bool) -> Callable[[Block, View], None]:
    def draw(block: Block, view: View) -> None:
        middle, ends = block.h / 2, (13.0, block.w - 13)
        coin, thing = ends if buys else ends[::-1]
        block.sprite(f"money/{yen}", coin, middle, 21, centre=True)
        block.shared("mark/arrow", block.w / 2, middle, 14, centre=True, tint=VERMILION)
        block.shared(
            "yokohama/sign/import" if item == IMPORT else f"good/{GOODS[item]}", thing, middle, 21, centre=True
        )

    return draw


def _ways(painter: Painter, right: float, y: float, view: View, routes: list[Route]) -> list[Chip]:
    """Whom each way pays, and how much."""
    canal = view.words("yokohama.board.short.canal")
    word = painter.measure(canal, 14, "semi", most=14)
    widths = [16 + sum((word + 4 if to == NONE else 28) + 26 for to, _ in route.paid) for route in routes]
    rows = 1 if len(routes) <= IN_A_ROW else 2
    high = HIGH if rows == 1 else 30.0
    across = -(-len(routes) // rows)
    wide = max(widths)
    found: list[Chip] = []
    for number, route in enumerate(routes):
        x = right - (across - number % across) * (wide + GAP) + GAP
        room = pygame.FRect(x, y + number // across * (high + 2) - (4 if rows == 2 else 0), wide, high)
        found.append(Chip(places.WAY[number], room, _way(route, canal, word)))
    return found


def _way(route: Route, canal: str, word: float) -> Callable[[Block, View], None]:
    def draw(block: Block, view: View) -> None:
        x, middle = 8.0, block.h / 2
        for to, number in route.paid:
            if to == NONE:
                block.text(canal, x, middle + 5, 14, "semi", INK)
                x += word + 4
            else:
                at = block.room(x + 12, middle, 0, 0)
                draw_crest(block.painter, view.crests[to], at.x, at.y, 12, flat=True)
                x += 28
            block.sprite(f"money/{number}", x + 11, middle, 21, centre=True)
            x += 26

    return draw


def is_paid(target: Target, view: View) -> bool:
    """Is this item among those chosen to be paid?"""
    owned = places.COUNTER[view.viewer]
    return target in owned and bool(paid_now(view.state, view.viewer).get(owned.index(target)))


# ------------------------------------------------------------ picture
def shapes(laid: list[Chip]) -> Iterator[tuple[Target, Shape]]:
    """Where each lies."""
    for chip in laid:
        yield chip.target, Shape.of(chip.room, 5)


def draw(painter: Painter, laid: list[Chip], view: View) -> None:
    """Paper for what is chosen or can be, pale what cannot."""
    chosen = in_hand(view.state, view.viewer)
    for chip in laid:
        lit = chip.target in view.lit
        given = chip.target in chosen or is_paid(chip.target, view)
        hot = view.hot == chip.target and lit
        painter.nine("nine/quick_hot" if hot else "nine/quick", *chip.room)
        chip.draw(Block(painter, chip.room, 1.0), view)
        if not lit and not given:
            painter.rect(chip.room.x, chip.room.y, chip.room.w, chip.room.h, alpha(SLIP, PALE), 5)
        if given:
            draw_chosen(painter, Shape.of(chip.room, 5))
