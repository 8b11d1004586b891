"""The boards around the town: ports and laboratories with their cards, Church and Customs with their steps."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pygame

from rules.core.target import Target
from rules.yokohama import places
from rules.yokohama.cards import TECHNOLOGY_POINTS
from rules.yokohama.components import (
    BLOCKED,
    BOARD_KEYS,
    CHURCH,
    MAJORITY,
    NONE,
    PORT_LEVELS,
    SLOT_SURCHARGE,
    SLOTS,
    SPACES,
    YIELD,
)
from rules.yokohama.state import YokohamaState
from ui.boards.view import Shape, View
from ui.boards.yokohama.layout import TownLayout
from ui.boards.yokohama.parts.block import Block
from ui.boards.yokohama.parts.cards import draw_order, draw_squeezed, draw_technology
from ui.boards.yokohama.parts.words import reward_sprite
from ui.paint import Painter
from ui.theme import BUTTER, INK, PAPER, alpha

HEAD: Final = 19.0
PAIR: Final = 3.0
"""The gap between the pairs of slots that rising Power opens."""
OPENED_BY: Final = tuple(YIELD["port"].index(level) + 1 for level in range(1, len(PORT_LEVELS)))
"""By level of a slot, from the lowest, the Power that opens it."""
ASKED: Final = 37.0
BEYOND: Final = 4.0
PALE: Final = 0.35


# ------------------------------------------------------------ measures, in units of the board
def order_rooms(w: float, h: float) -> list[pygame.FRect]:
    """The six slots of a Port, from left to right."""
    step = (w - 8 - 2 * PAIR) / SLOTS
    lefts = [4 + slot * step + slot // 2 * PAIR for slot in range(SLOTS)]
    return [pygame.FRect(x, HEAD + 1, step - 2.6, h - HEAD - 5) for x in lefts]


def technology_rooms(w: float, h: float) -> list[pygame.FRect]:
    """The six slots of a Laboratory: one below the other, or in two columns where it is wider than high."""
    across = 2 if w > h else 1
    wide = (w - 8 - 4 * (across - 1)) / across
    step = (h - HEAD - 4) / (SLOTS // across)
    return [
        pygame.FRect(4 + slot % across * (wide + 4), HEAD + 1 + slot // across * step, wide, step - 2.4)
        for slot in range(SLOTS)
    ]


def space_rooms(board: int, w: float, h: float) -> list[pygame.FRect]:
    """The steps of Church or Customs, one below the other."""
    step = (h - HEAD - 4) / len(SPACES[board])
    return [pygame.FRect(4, HEAD + 1 + n * step, w - 8, step - 1.8) for n in range(len(SPACES[board]))]


def _on_screen(room: pygame.FRect, unit: float, part: pygame.FRect) -> Shape:
    where = pygame.FRect(room.x + part.x * unit, room.y + part.y * unit, part.w * unit, part.h * unit)
    return Shape.of(where, 4 * unit)


def slot_shapes(lay: TownLayout) -> dict[Target, Shape]:
    """Every slot and space."""
    k = lay.board_unit
    found: dict[Target, Shape] = {}
    for letter, room in enumerate(lay.ports):
        for slot, part in enumerate(order_rooms(room.w / k, room.h / k)):
            found[places.PORT_SLOT[letter][slot]] = _on_screen(room, k, part)
    for letter, room in enumerate(lay.laboratories):
        for slot, part in enumerate(technology_rooms(room.w / k, room.h / k)):
            found[places.LABORATORY_SLOT[letter][slot]] = _on_screen(room, k, part)
    for board, room in enumerate(lay.boards):
        for space, part in enumerate(space_rooms(board, room.w / k, room.h / k)):
            found[places.SPACE[board][space]] = _on_screen(room, k, part)
    return found


def shapes(slots_and_spaces: Mapping[Target, Shape], view: View) -> dict[Target, Shape]:
    """Spaces, and cards in place of the slots they lie on."""
    state: YokohamaState = view.state
    found = dict(slots_and_spaces)
    rows = (
        (places.PORT_SLOT, state.ports, places.ORDER),
        (places.LABORATORY_SLOT, state.laboratories, places.TECHNOLOGY),
    )
    for slots, boards, faces in rows:
        for letter, cards in enumerate(boards):
            for slot, card in enumerate(cards):
                if card != NONE:
                    found[faces[card]] = found.pop(slots[letter][slot])
    return found


# ------------------------------------------------------------ picture
def draw(painter: Painter, lay: TownLayout, view: View) -> None:
    """All boards, each as it was drawn last if nothing on it changed."""
    state: YokohamaState = view.state
    for letter, room in enumerate(lay.ports):
        cards = _shown(state.ports[letter], places.ORDER, view)
        _keep(painter, room, ("port", letter, cards, _title(view, f"port_{'ab'[letter]}")), lay.board_unit, view, _port)
    for letter, room in enumerate(lay.laboratories):
        cards = _shown(state.laboratories[letter], places.TECHNOLOGY, view)
        title = _title(view, f"laboratory_{'ab'[letter]}")
        _keep(painter, room, ("laboratory", letter, cards, title), lay.board_unit, view, _laboratory)
    for board, room in enumerate(lay.boards):
        owners = tuple(owner if owner < 0 else view.crests[owner] for owner in state.boards[board])
        title = view.words(f"yokohama.board.short.{BOARD_KEYS[board]}")
        _keep(painter, room, ("steps", board, owners, title), lay.board_unit, view, _steps)


def _shown(row: list[int], faces: tuple[Target, ...], view: View) -> tuple[int, ...]:
    return tuple(NONE if card != NONE and faces[card] in view.hidden else card for card in row)


def _title(view: View, key: str) -> str:
    return view.words(f"yokohama.area.{key}")


def _keep(
    painter: Painter, room: pygame.FRect, what: tuple[Any, ...], unit: float, view: View, lay: Callable[..., None]
) -> None:
    around = room.inflate(2 * BEYOND, 2 * BEYOND)
    painter.layer(
        ("yokohama board", *what),
        around.x,
        around.y,
        around.w,
        around.h,
        lambda inner: lay(Block(inner, room, unit), view, *what[1:]),
    )


def _ground(block: Block, name: str, title: str, majority: tuple[int, ...] = ()) -> None:
    """The board on the water, its title, and what its majority scores at the end."""
    block.nine(f"board/{name}", 0, 0, block.w, block.h)
    scored = "·".join(map(str, majority))
    wide = block.width(scored, 14, "display") if scored else 0.0
    draw_squeezed(block, title, 6, 15, block.w - 10 - (wide + 13 if scored else 0), 15, "serif", PAPER)
    if scored:
        block.text(scored, block.w - 4, 14.8, 14, "display", BUTTER, "right")
        block.shared("mark/points", block.w - 5 - wide - 11, 4.6, 11)


def _port(block: Block, view: View, letter: int, cards: tuple[int, ...], title: str) -> None:
    """Six slots in pairs that rising Power opens; cards slide left."""
    _ground(block, "port", title)
    rooms = order_rooms(block.w, block.h)
    for pair, power in enumerate(OPENED_BY):
        first, second = rooms[2 * pair], rooms[2 * pair + 1]
        middle = second.x - 1.3
        start = max(first.x + 3, 14 + block.width(title, 15, "serif")) if pair == 0 else first.x + 3
        for left, right in ((start, middle - 11), (middle + 11, second.right - 3)):
            if right > left:
                block.line(left, 11, right, 11, alpha(PAPER, 0.45))
        block.sprite(f"level/{power}", middle, 10.2, 14, centre=True)
    for card, part in zip(cards, rooms, strict=True):
        if card == NONE:
            block.nine("slot", *part)
        else:
            draw_order(block, view.words, card, part)


def _laboratory(block: Block, view: View, letter: int, cards: tuple[int, ...], title: str) -> None:
    """Six slots; the farther from the first, the more production is asked."""
    _ground(block, "laboratory", title, TECHNOLOGY_POINTS)
    for slot, (card, part) in enumerate(zip(cards, technology_rooms(block.w, block.h), strict=True)):
        if card == NONE:
            block.nine("slot", *part)
        else:
            draw_technology(block, view.words, card, part, SLOT_SURCHARGE[slot])


def _steps(block: Block, view: View, board: int, owners: tuple[int, ...], title: str) -> None:
    """What each step asks for, its reward, whoever stands there."""
    key = BOARD_KEYS[board]
    _ground(block, key, title, MAJORITY[board])
    for space, owner, part in zip(SPACES[board], owners, space_rooms(board, block.w, block.h), strict=True):
        free, middle = owner == NONE, part.y + part.h / 2
        block.nine(f"space/{key}" if free else f"space/{key}_taken", *part)
        block.text(str(space.cost), part.x + 19.4, middle + 5.6, 16, "display", INK, "right")
        sign = "sign/faith" if board == CHURCH else "sign/import"
        block.sprite(sign, part.x + 28, middle, 15.2, centre=True)
        at = part.x + ASKED + (part.w - ASKED) / 2
        reward = reward_sprite(space.rewards)
        high = min(24.0, part.h - 0.5)
        wide = min(block.size(reward)[0] * high / 24, part.w - ASKED - 2)
        block.sprite(reward, at, middle, wide, centre=True, alpha=1.0 if free else PALE)
        if not free:
            who = "nobody" if owner == BLOCKED else str(owner)
            block.sprite(f"assistant/{who}", at, middle - 0.8, 23, centre=True)
