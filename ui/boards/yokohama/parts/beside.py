"""On the water beside the town: achievements, the supply of agents, the piles, tokens of a module, ships."""

from typing import Final

import pygame

from rules.core.target import Target
from rules.yokohama import places
from rules.yokohama.cards import ACHIEVEMENTS, COUNTRIES, REWARD_TOKENS
from rules.yokohama.components import NONE
from rules.yokohama.effects.cards import agents_left
from rules.yokohama.state import YokohamaState
from ui.boards.view import Shape, View
from ui.boards.yokohama.layout import Sight, TownLayout
from ui.boards.yokohama.parts.block import Block
from ui.boards.yokohama.parts.words import draw_agent, letter_of
from ui.paint import Painter
from ui.theme import INK, NIGHT, PAPER, SMOKE, WHITE, alpha
from ui.widgets.small import draw_crest

HEADING: Final = 19.0
PILE: Final = (40.0, 50.0)
FLAG: Final = (30.0, 20.6)


# ------------------------------------------------------------ measures
def _units(room: pygame.FRect, unit: float) -> tuple[float, float]:
    return room.w / unit, room.h / unit


def _tile_rooms(room: pygame.FRect, unit: float) -> list[pygame.FRect]:
    w, h = _units(room, unit)
    step = (h - HEADING) / 3
    return [pygame.FRect(0, HEADING + n * step, w, step - 3) for n in range(3)]


def _supply_rooms(room: pygame.FRect, unit: float) -> list[pygame.FRect]:
    w, h = _units(room, unit)
    step, wide = (h - HEADING) / 3, w / 2
    return [pygame.FRect(n // 3 * wide, HEADING + n % 3 * step, wide - 4, step - 3) for n in range(len(COUNTRIES))]


def _has_rewards(state: YokohamaState) -> bool:
    """Is the module with reward tokens in play?"""
    return bool(state.reward_row) or any(flag != NONE for flag in state.flags)


def _pile_room(room: pygame.FRect, unit: float, raised: bool = False) -> pygame.FRect:
    """A pile in the middle of its room, or `raised` to make way for what lies below it."""
    w, h = _units(room, unit)
    return pygame.FRect(w / 2 - 22, 0 if raised else h / 2 - 40, *PILE)


def _flag_rooms(room: pygame.FRect, unit: float, count: int) -> list[pygame.FRect]:
    """Two by two under the pile of technologies, where otherwise a boat lies."""
    w, h = _units(room, unit)
    x, y = w / 2 - FLAG[0] - 1, PILE[1] + 5
    step = min(FLAG[1] + 1.5, h - y - FLAG[1])
    return [pygame.FRect(x + n % 2 * (FLAG[0] + 2), y + n // 2 * step, *FLAG) for n in range(count)]


def _placed(room: pygame.FRect, unit: float, part: pygame.FRect, corner: float = 4) -> Shape:
    where = pygame.FRect(room.x + part.x * unit, room.y + part.y * unit, part.w * unit, part.h * unit)
    return Shape.of(where, corner * unit)


def shapes(lay: TownLayout, view: View) -> dict[Target, Shape]:
    """Tiles, supplies, piles, tokens."""
    state: YokohamaState = view.state
    k = lay.board_unit
    orders, technologies = lay.decks
    found = {
        places.ORDER_DECK: _placed(orders, k, _pile_room(orders, k)),
        places.TECHNOLOGY_DECK: _placed(technologies, k, _pile_room(technologies, k, _has_rewards(state))),
    }
    for tile, part in zip(state.achievements, _tile_rooms(lay.achievements, k), strict=True):
        found[places.ACHIEVEMENT[tile]] = _placed(lay.achievements, k, part)
    for country, part in enumerate(_supply_rooms(lay.agents, k)):
        found[places.AGENT_SUPPLY[country]] = _placed(lay.agents, k, part)
    for token, part in zip(state.reward_row, _flag_rooms(technologies, k, len(state.reward_row)), strict=True):
        found[places.REWARD[token]] = _placed(technologies, k, part)
    return found


# ------------------------------------------------------------ picture
def ground(painter: Painter, lay: TownLayout, view: View) -> None:
    """Ships and headings."""
    for ship in lay.sights:
        _draw_ship(painter, ship)
    _heading(painter, lay.achievements, lay.board_unit, view.words("yokohama.board.achievements"))
    _heading(painter, lay.agents, lay.board_unit, view.words("yokohama.board.agents"))
    boats = lay.decks[:1] if _has_rewards(view.state) else lay.decks
    for room in boats:
        block = Block(painter, room, lay.board_unit)
        block.sprite("sight/sampan", block.w / 2 - 22, block.h / 2 + 26)


def _draw_ship(painter: Painter, ship: Sight) -> None:
    painter.sprite(f"yokohama/sight/{ship.name}", ship.x, ship.y, ship.wide)


def _heading(painter: Painter, room: pygame.FRect, unit: float, words: str) -> None:
    block = Block(painter, room, unit)
    block.text(words, 1.6, 14, 15, "serif", alpha(NIGHT, 0.6), room=block.w)
    block.text(words, 1, 13, 15, "serif", PAPER, room=block.w)


def draw(painter: Painter, lay: TownLayout, view: View) -> None:
    """What changes."""
    state: YokohamaState = view.state
    k = lay.board_unit
    block = Block(painter, lay.achievements, k)
    for tile, seats, part in zip(state.achievements, state.achieved, _tile_rooms(lay.achievements, k), strict=True):
        _draw_achievement(block, view, tile, [view.crests[seat] for seat in seats], part)
    block = Block(painter, lay.agents, k)
    for country, part in enumerate(_supply_rooms(lay.agents, k)):
        _draw_supply(block, view, country, agents_left(state, country), part)
    orders, technologies = lay.decks
    _draw_pile(Block(painter, orders, k), "order", len(state.deck), _pile_room(orders, k))
    raised = _pile_room(technologies, k, _has_rewards(state))
    _draw_pile(Block(painter, technologies, k), "tech", len(state.tech_deck), raised)
    block = Block(painter, lay.decks[1], k)
    for token, part in zip(state.reward_row, _flag_rooms(lay.decks[1], k, len(state.reward_row)), strict=True):
        if places.REWARD[token] not in view.hidden:
            draw_reward(block, view, token, part)


def draw_reward(block: Block, view: View, token: int, part: pygame.FRect) -> None:
    """A flag or the Free Agent among the rewards of the first module."""
    country = REWARD_TOKENS[token].country
    block.sprite(f"reward_flag/{'free' if country == NONE else COUNTRIES[country]}", *part)
    if country != NONE:
        size = part.h / FLAG[1]
        block.text(
            letter_of(view.words, country), part.x + 8 * size, part.y + part.h / 2 + 5, 14, "bold", WHITE, "centre"
        )


def _draw_achievement(block: Block, view: View, tile: int, crests: list[int], part: pygame.FRect) -> None:
    """What a tile asks for, the place of the first, the points of later ones and who has been there."""
    goal, middle = ACHIEVEMENTS[tile], part.y + part.h / 2
    block.nine("achievement", *part)
    asked = f"requirement/{goal.key}"
    room = part.w - 53
    grown = min(1.3, max(1.0, part.h / 24))
    wide = min(block.size(asked)[0] * grown, room)
    block.sprite(asked, part.x + 2 + room / 2, middle, wide, centre=True)
    size = min(30.0, 24 * grown)
    for place, number in enumerate((goal.first, goal.later)):
        x = part.x + part.w - (38.5, 12.6)[place] * (1 + (grown - 1) * 0.5)
        block.sprite(f"points/{number}", x, middle, size, centre=True)
        if place == 0 and crests:
            block.sprite(f"assistant/{crests[0]}", x, middle - 1, 23, centre=True)
    for number, crest in enumerate(crests[1:]):
        at = block.room(part.x + part.w - 5 - 12 * number, part.y + part.h - 4, 0, 0)
        draw_crest(block.painter, crest, at.x, at.y, 7 * block.unit, flat=True)


def _draw_supply(block: Block, view: View, country: int, left: int, part: pygame.FRect) -> None:
    """How many agents of a country can still be won; none is a dashed place."""
    block.nine("supply" if left else "supply_none", *part)
    size = min(28.0, part.h - 3)
    x, y = part.x + 3, part.y + (part.h - size) / 2 - 0.8
    if left:
        draw_agent(block, letter_of(view.words, country), country, x, y, size)
    else:
        block.sprite("agent_none", x, y, size)
        block.text(letter_of(view.words, country), x + size / 2, part.y + part.h / 2 + 5, 14, "bold", SMOKE, "centre")
    at = part.x + part.w - (part.w - size - 3) / 2
    block.text(str(left), at, part.y + part.h / 2 + 5.6, 17, "display", INK if left else SMOKE, "centre")


def _draw_pile(block: Block, name: str, left: int, part: pygame.FRect) -> None:
    if left > 1:
        block.sprite("pile_foot", part.x + 2.5, part.y + 3)
    if left:
        block.sprite(f"back/{name}", part.x, part.y)
    else:
        block.nine("slot", *part)
    block.badge("bubble/dark", left, part.right + 2, part.bottom - 1, WHITE)
