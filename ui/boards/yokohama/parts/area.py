"""An Area board: its print with the people on it, the Power track, the building tile.

Each is drawn once for what lies in it and kept: of eighteen seldom more than two change at a time.
"""

from typing import Final, NamedTuple

import pygame

from rules.core.target import Target
from rules.yokohama import places
from rules.yokohama.cards import HOUSE_SPACE, SHOP_SPACES, SPACES_PER_TILE, TILES, TOKEN_KEYS
from rules.yokohama.components import AREAS, CANAL, NONE, PORT_POINTS, PRESIDENT_FEE, YIELD
from rules.yokohama.reckoning.ground import sites
from rules.yokohama.reckoning.moment import Reach
from rules.yokohama.state import YokohamaState
from rules.yokohama.words.names import area_name, short_area_name
from ui.boards.view import Shape, View
from ui.boards.yokohama.parts.block import Block
from ui.boards.yokohama.parts.crowd import Crowd, draw_crowd
from ui.boards.yokohama.parts.words import area_kind, reward_sprite
from ui.paint import Painter
from ui.theme import FADED, INK, SLIP, WHITE, alpha

TRACK: Final = 25.0
BUILT: Final = 25.0
CANAL_FOOT: Final = 25.0
SIGN: Final = 24.0
PRINT: Final = (192.0, 62.0)
BEYOND: Final = 6.0
"""How far shadows and raised corners reach beyond an Area."""
PORT_LAST: Final = 42.0
LEAST_SITE, LEAST_HOUSE = 15.0, 26.0
FADE: Final = 0.62


class AreaLook(NamedTuple):
    """All that decides how an Area looks."""

    area: int
    name: str
    short: str
    tile: int
    token: int
    built: tuple[int, ...]
    station: bool
    crowd: Crowd
    box: Reach | None
    more: int
    faded: bool
    tagged: bool


def look_of(view: View, area: int, box: Reach | None, more: int, faded: bool, tagged: bool) -> AreaLook:
    """What an Area holds now; `more` is the Power with one assistant more, where that is asked, else 0. One that is
    `tagged` with a fare has less room for its name."""
    state: YokohamaState = view.state
    token = state.tokens[area]
    if token != NONE and places.FIVE[token] in view.hidden:
        token = NONE
    return AreaLook(
        area,
        view.speak(area_name(area)),
        view.speak(short_area_name(area)),
        state.tiles[area],
        token,
        tuple(NONE if owner == NONE else view.crests[owner] for owner in sites(state, area)),
        state.station == area,
        _crowd_of(view, area),
        box,
        more,
        faded,
        tagged,
    )


def _crowd_of(view: View, area: int) -> Crowd:
    """Who stands in an Area, the viewer's people first."""
    state: YokohamaState = view.state
    viewer, crests, presidents = view.viewer, view.crests, state.presidents
    order = sorted(range(state.seats), key=lambda seat: seat != viewer)
    men = tuple((crests[seat], state.men[seat][area]) for seat in order if state.men[seat][area])
    if area not in presidents:
        return Crowd((), (), men, 0)
    here = [seat for seat in order if presidents[seat] == area and places.PRESIDENT[seat] not in view.hidden]
    others = tuple(crests[seat] for seat in here if seat != viewer)
    return Crowd((crests[viewer],) if viewer in here else (), others, men, PRESIDENT_FEE * len(others))


# ------------------------------------------------------------ measures
def columns(area: int, wide: float) -> list[tuple[float, float]]:
    """Middle and width of the five columns; a Port's last one holds its points too."""
    left, room = SIGN, wide - SIGN - 3
    if AREAS[area].kind != "port":
        return [(left + room / 5 * (n + 0.5), room / 5) for n in range(5)]
    last = min(PORT_LAST, room * 0.36)
    step = (room - last) / 4
    return [*((left + step * (n + 0.5), step) for n in range(4)), (left + 4 * step + last / 2, last)]


def tile_slots(block: Block, tile: int) -> list[tuple[float, float]]:
    """Left edge and width of the four Shop spaces and that of the Trading House: as wide as their rewards need."""
    need = [block.size(reward_sprite(each))[0] if each else LEAST_SITE for each in TILES[tile].rewards]
    need[HOUSE_SPACE] = max(need[HOUSE_SPACE], LEAST_HOUSE)
    spare = (block.w - 5 - sum(need)) / SPACES_PER_TILE
    found, x = [], 2.5
    for wide in need:
        found.append((x, wide + spare))
        x += wide + spare
    return found


def token_room(block: Block) -> pygame.FRect:
    """Where the 5-Power token lies: above the fifth column."""
    return block.room(block.w - 31.5, block.h - TRACK - BUILT - 32, 30, 31)


# ------------------------------------------------------------ shapes
def shapes(painter: Painter, view: View, area: int, room: pygame.FRect, unit: float) -> dict[Target, Shape]:
    """The Area, its people, its token. What is chosen as a whole takes the whole print."""
    state: YokohamaState = view.state
    found = {places.AREA[area]: Shape.of(room, 5 * unit)}
    if area == CANAL:
        return found
    block = Block(painter, room, unit)
    for seat in range(state.seats):
        group = places.GROUP[seat][area]
        if group in view.lit:
            found[group] = Shape.of(room, 5 * unit)
    if places.TOKEN[area] in view.lit:
        found[places.TOKEN[area]] = Shape.of(block.room(0, 0, block.w, block.h - TRACK - BUILT), 4 * unit)
    elif state.tokens[area] != NONE:
        found[places.TOKEN[area]] = Shape.of(token_room(block), 8 * unit)
    return found


def site_shapes(painter: Painter, area: int, tile: int, room: pygame.FRect, unit: float) -> dict[Target, Shape]:
    """The building spaces of an Area; the Canal has none."""
    if area == CANAL:
        return {}
    block = Block(painter, room, unit)
    return {
        places.SITE[area][space]: Shape.of(block.room(x + 0.6, block.h - BUILT + 1, wide - 1.2, 23), 3 * unit)
        for space, (x, wide) in enumerate(tile_slots(block, tile))
    }


# ------------------------------------------------------------ picture
def draw(painter: Painter, look: AreaLook, room: pygame.FRect, unit: float) -> None:
    """The Area as it was drawn last, if nothing in it changed."""
    around = room.inflate(2 * BEYOND, 2 * BEYOND)

    def lay(inner: Painter) -> None:
        block = Block(inner, room, unit)
        if look.area == CANAL:
            _draw_canal(block, look)
        else:
            _draw_area(block, look)

    painter.layer(("yokohama area", look), around.x, around.y, around.w, around.h, lay)


def _draw_print(block: Block, look: AreaLook, high: float) -> None:
    """The print fills its room, the sky kept; it alone fades where nothing can be done."""
    k = max(block.w / PRINT[0], high / PRINT[1])
    with block.painter.clip(*block.room(0.65, 0.65, block.w - 1.3, high - 0.65)):
        wide = PRINT[0] * k
        block.sprite(f"print/{area_kind(look.area)}", (block.w - wide) / 2, 0, wide, PRINT[1] * k)
        if look.faded:
            block.rect(0.65, 0.65, block.w - 1.3, high, alpha(SLIP, FADE))


def _draw_name(block: Block, look: AreaLook, tone: str) -> None:
    """The name on a slip that ends before the corner of states."""
    words = look.name if block.width(look.name) <= block.w - (48 if look.tagged else 26) else look.short
    wide = block.width(words) + 10
    block.nine(f"label/{tone}", 0.6, 0.6, min(block.w - 1.2, wide), 17)
    block.text(words, 5, 13.6, 14, "semi", WHITE, room=block.w - 12)


def _draw_canal(block: Block, look: AreaLook) -> None:
    block.nine("canal_frame", 0, 0, block.w, block.h)
    _draw_print(block, look, block.h - CANAL_FOOT)
    block.nine("canal_edge", 0, 0, block.w, block.h)
    _draw_name(block, look, "canal")
    block.sprite("crossing", block.w / 2, block.h - CANAL_FOOT / 2, centre=True)


def _draw_area(block: Block, look: AreaLook) -> None:
    foot = block.h - TRACK - BUILT
    block.nine("area_frame", 0, 0, block.w, block.h)
    _draw_print(block, look, foot)
    _draw_track(block, look, foot)
    _draw_tile(block, look, foot + TRACK)
    block.nine("area_edge", 0, 0, block.w, block.h)
    _draw_name(block, look, "production" if AREAS[look.area].type == "production" else "commercial")
    if look.token != NONE:
        block.sprite(f"five/{TOKEN_KEYS[look.token]}", block.w - 31.5, foot - 32)
    else:
        block.sprite("five_gone", block.w - 28, foot - 28)
    if look.station:
        block.sprite("station", block.w - 67, foot - 32)
    draw_crowd(block, look.crowd, foot, block.w - (68 if look.station else 33))


def _draw_track(block: Block, look: AreaLook, y: float) -> None:
    """Pips count the Power, the numeral is what it gives; from 4 on, warmer, one may build."""
    kind = AREAS[look.area].kind
    spots, values = columns(look.area, block.w), YIELD[kind]
    x, step = spots[3]
    block.nine("track_warm", x - step / 2, y + 0.6, block.w - x + step / 2 - 0.7, TRACK - 1.2)
    block.sprite(f"track/{area_kind(look.area)}", 4, y + 4)
    boxed = look.box.power - 1 if look.box is not None and values[look.box.power - 1] else -1
    if boxed >= 0 and look.box is not None:
        _draw_box(block, spots[boxed], y, look.box.when)
    if look.more and look.box is not None and look.more > look.box.power and values[look.more - 1]:
        _draw_box(block, spots[look.more - 1], y, "place")
    for number, (x, _) in enumerate(spots):
        mine = number == boxed and look.box is not None and look.box.when == "now"
        block.sprite(f"{'pips_now' if mine else 'pips'}/{number + 1}", x, y + 4.9, centre=True)
        value = values[number]
        words, tone = (str(value), INK) if value else ("–", FADED)
        extra = kind == "port" and PORT_POINTS[number]
        block.text(words, x - (11 if extra else 0), y + 21.2, 16, "display", tone, "centre")
        if extra:
            block.sprite(f"points/{PORT_POINTS[number]}", x + 7, y + 13.6, 21, centre=True)


def _draw_box(block: Block, spot: tuple[float, float], y: float, when: str) -> None:
    x, step = spot
    block.nine(f"column/{when}", x - step / 2 + 0.6, y + 1.2, step - 1.2, TRACK - 2.6)


def _draw_tile(block: Block, look: AreaLook, y: float) -> None:
    """Shop spaces under low roofs, the Trading House under its gable; what stands there has taken its reward."""
    rewards = TILES[look.tile].rewards
    for space, (x, wide) in enumerate(tile_slots(block, look.tile)):
        middle, owner = x + wide / 2, look.built[space]
        if space < SHOP_SPACES:
            block.nine("site/shop", x + 0.6, y + 0.4, wide - 1.2, 24)
        else:
            block.sprite("site/house", x + 0.6, y + 0.4, wide - 1.2, 24)
        if owner != NONE:
            piece = "shop" if space < SHOP_SPACES else "house"
            block.sprite(f"{piece}/{owner}", middle - 11.5, y - 0.8, 24)
        elif rewards[space]:
            block.sprite(reward_sprite(rewards[space]), middle, y + 14, centre=True)
