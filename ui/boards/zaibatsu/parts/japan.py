"""Japan: four regions with their cities, railways and tables of places."""

from typing import Final

import pygame

from rules.core.target import NOBODY, Target
from rules.zaibatsu.board import (
    CITIES,
    CITIES_PER_REGION,
    DEMANDS,
    MARKET_SPACES,
    PRINTED,
    RAIL_GIFTS,
    RAILS_PER_REGION,
    REGIONS,
    SPACES_OF_REGION,
)
from rules.zaibatsu.components import COLOURS, COUNTS, MARKETS, NONE, ROUND_PERIOD, SCORING, TRAIN, TRAINS
from rules.zaibatsu.places import ACTION, CITY, PIECE, RAIL, REGION, REGION_WORKER, SPACE, TOKEN
from rules.zaibatsu.reckoning.ahead import Prospect, after_deliveries, after_train, standing_of
from rules.zaibatsu.reckoning.influence import FOREIGN, Place, standings
from rules.zaibatsu.reckoning.markets import deliveries
from rules.zaibatsu.state import VALUE, VALUE_BITS, ZaibatsuState
from ui.boards.view import Shape, View
from ui.boards.zaibatsu.layout import Layout
from ui.boards.zaibatsu.parts.signs import MINE, ink, keep, worker
from ui.paint import Painter
from ui.theme import BRICK, BUTTER, FADED, GOLD, INK, NIGHT, PAPER, alpha
from ui.widgets.small import draw_crest

LAID: Final = frozenset(token for tokens in TOKEN for token in tokens)
"""What of all that may fly comes to lie here; whatever else flies changes nothing in this picture."""


def shapes(lay: Layout) -> dict[Target, Shape]:
    """Regions by their tables and cartouches, cities, spaces, train spaces."""
    found: dict[Target, Shape] = {REGION[region]: Shape.of(lay.table(region)) for region in range(len(REGIONS))}
    if lay.large:
        return found
    if lay.seats == 1:
        titles = [lay.title(region) for region in range(len(REGIONS))]
        found |= {REGION_WORKER[at]: Shape(title.x + 2, title.y - 4, 30, 30) for at, title in enumerate(titles)}
    found |= {CITY[city]: Shape.of(lay.demand(city)) for city in range(len(CITIES))}
    found |= {SPACE[space]: lay.space(space) for space in range(len(MARKET_SPACES))}
    rails = {RAIL[rail]: lay.rail(rail) for rail in range(len(RAIL_GIFTS))}
    return found | {target: shape for target, shape in rails.items() if shape is not None}


# ------------------------------------------------------------ ground
def ground(painter: Painter, lay: Layout, view: View) -> None:
    """Cartouches and the names of the cities."""
    for region, printed in enumerate(REGIONS):
        room = lay.title(region)
        if lay.large:
            painter.nine("zaibatsu/nine/region", *room)
            name = view.words(f"zaibatsu.board.region.{printed.key}")
            painter.text(name, room.centerx, room.y + 18, 14, "serif", INK, "centre", room.w - 4, most=14)
            painter.sprite(f"zaibatsu/region_bonus/{printed.key}", room.centerx, room.bottom - 13, h=21, centre=True)
            continue
        painter.nine("zaibatsu/nine/region", room.x, room.y, room.w, room.h)
        painter.sprite(f"zaibatsu/region_bonus/{printed.key}", room.right - 40, room.y, 40, room.h)
        solo = bool(view.state.region_workers)
        key = f"zaibatsu.board.region.{printed.key}" if solo else f"zaibatsu.region.{printed.key}"
        left = room.x + (34 if solo else 9)
        painter.text(view.words(key), left, room.y + 17.5, 15, "serif", INK, max_width=room.right - 42 - left, most=15)
    if not lay.large:
        for city, key in enumerate(CITIES):
            cross = lay.city(city)
            _label(painter, view.words(f"zaibatsu.city.{key}"), cross.centerx, cross.y - 4)


def _label(painter: Painter, words: str, x: float, y: float) -> None:
    """A name on the map: ink with a paper edge, so that hills and coasts never cut it."""
    for dx, dy in ((-1.4, 0), (1.4, 0), (0, -1.4), (0, 1.4), (-1, -1), (1, -1), (-1, 1), (1, 1)):
        painter.text(words, x + dx, y + dy, 14, "semi", PAPER, "centre", most=14)
    painter.text(words, x, y, 14, "semi", INK, "centre", most=14)


# ------------------------------------------------------------ pieces
def draw(painter: Painter, lay: Layout, view: View) -> None:
    """All that lies on the map now, region by region."""
    state: ZaibatsuState = view.state
    for region in range(len(REGIONS)):
        here = slice(region * RAILS_PER_REGION, (region + 1) * RAILS_PER_REGION)
        rails, coming = state.rails[here], frozenset(to for _, to in view.landing if to in RAIL[here])
        tokens = [state.tokens[space] for space in SPACES_OF_REGION[region]]
        ranked = tuple(standings(state, region, ROUND_PERIOD[state.round]))
        key = (
            *("japan", region, lay.large, state.seats, state.demand_tiles, tuple(rails), tuple(tokens), ranked),
            *(state.round, state.region_workers, tuple(view.crests), view.viewer, view.hidden & LAID, coming),
        )
        room = lay.title(region).union(lay.table(region)) if lay.large else lay.region(region)
        room = room.inflate(8, 12)

        def paint(inner: Painter, region: int = region) -> None:
            _region(inner, lay, view, region)

        keep(painter, key, room, paint)


def _region(painter: Painter, lay: Layout, view: View, region: int) -> None:
    state: ZaibatsuState = view.state
    _table(painter, lay.table(region), view, region)
    if lay.large:
        return
    if state.region_workers:
        title = lay.title(region)
        worker(painter, COLOURS[state.region_workers[region]], title.x + 3, title.y - 3, 28)
    for city in range(CITIES_PER_REGION * region, CITIES_PER_REGION * (region + 1)):
        room, (tile, turns) = lay.demand(city), state.demand_tiles[city]
        painter.sprite(f"zaibatsu/demand/{DEMANDS[tile]}/{turns}", *room.center, 46, centre=True)
    for space in SPACES_OF_REGION[region]:
        draw_space(painter, lay, view, space)
    for rail in range(region * RAILS_PER_REGION, (region + 1) * RAILS_PER_REGION):
        _rail(painter, lay, view, rail)


def draw_space(painter: Painter, lay: Layout, view: View, space: int, form: str = "space") -> None:
    """The printed value of the foreign companies, or the token that covers it."""
    shape, token = lay.space(space), view.state.tokens[space]
    painter.sprite(f"zaibatsu/{form}/{PRINTED[space]}", shape.x, shape.y, shape.w, shape.h)
    if token and TOKEN[token >> VALUE_BITS][token & VALUE] not in view.hidden:
        name = f"zaibatsu/influence/{ink(view, token >> VALUE_BITS)}/{token & VALUE}"
        painter.sprite(name, *shape.centre, 27, centre=True)


def _rail(painter: Painter, lay: Layout, view: View, rail: int) -> None:
    shape, owner = lay.rail(rail), view.state.rails[rail]
    if shape is None:
        return
    if owner == NOBODY or (PIECE[owner][TRAIN], RAIL[rail]) in view.landing:
        name = f"zaibatsu/rail/{RAIL[rail].key}"
        painter.sprite(name, *shape.centre, 24, centre=True)
    else:
        x, y = shape.centre
        painter.sprite(f"zaibatsu/train/{ink(view, owner)}", x, y - 1, 27, centre=True)


def _table(painter: Painter, room: pygame.FRect, view: View, region: int) -> None:
    """From left to right who, influence, points if the period ended now; free places show what they would pay."""
    state: ZaibatsuState = view.state
    period = ROUND_PERIOD[state.round]
    ranked = standings(state, region, period)
    values = [SCORING[period][index] for index in COUNTS[state.seats].value_indexes]
    painter.nine("zaibatsu/nine/places", *room)
    columns = max(len(values) + 1, len(ranked))
    step = room.w / columns
    for number in range(columns):
        x = room.x + number * step
        if number < len(ranked) and ranked[number].party == view.viewer:
            painter.rect(x + 1, room.y + 1, step - 2, room.h - 2, MINE, 3)
        if number:
            painter.line(x, room.y + 3, x, room.bottom - 3, alpha(INK, 0.25))
        if number < len(ranked):
            _place(painter, view, ranked[number], pygame.FRect(x, room.y, step, room.h))
        else:
            value = str(values[number]) if number < len(values) else "–"
            painter.text(value, x + step / 2, room.centery + 5, 15, "sans", FADED, "centre", most=15)


def _place(painter: Painter, view: View, place: Place, cell: pygame.FRect) -> None:
    slim = cell.w < 38
    if place.party == FOREIGN:
        size = 14.0 if slim else 17.0
        painter.sprite("zaibatsu/sign_small/foreign", cell.x + 2, cell.y + (5 if slim else 3), size)
        painter.line(cell.centerx - 6, cell.bottom - 11, cell.centerx + 6, cell.bottom - 11, alpha(INK, 0.5), 1.4)
    else:
        draw_crest(painter, ink(view, place.party), cell.x + (9 if slim else 10.5), cell.y + 12, 7.5, flat=True)
        # Without a plus, as in free places: two digits and a sign leave no room for the blossom.
        words = str(place.points)
        wide = painter.measure(words, 14, "semi", 14) + (0 if slim else 14)
        x = cell.centerx - wide / 2
        x += painter.text(words, x, cell.bottom - 6.5, 14, "semi", BRICK, most=14)
        if not slim:
            painter.sprite("zaibatsu/sign_small/vp", x + 1, cell.bottom - 18, 13)
    size = 16.0 if place.influence < 10 else 14.0 if slim else 15.0
    x = cell.centerx + 9.5 - slim
    painter.text(str(place.influence), x, cell.y + 17.5, size, "display", INK, "centre", most=size)


# ------------------------------------------------------------ help at the moment of choice
def draw_forecast(painter: Painter, lay: Layout, view: View) -> None:
    """While Local markets or Trains is pointed at: what it would do to each region; not at rest, nor over train spaces
    that are to be chosen."""
    if not _forecasts(lay, view):
        return
    state: ZaibatsuState = view.state
    markets = view.hot == ACTION[MARKETS]
    if markets:
        for space in dict.fromkeys(space for space, _ in deliveries(state, view.viewer, NONE)):
            draw_space(painter, lay, view, space, "space_lit")
            shape = lay.space(space)
            painter.rect(shape.x - 1, shape.y - 1, shape.w + 2, shape.h + 2, GOLD, 6, 2.2)
    for region in range(len(REGIONS)):
        if markets:
            ahead: Prospect | None = after_deliveries(state, view.viewer, region)
        else:
            ahead = after_train(state, view.viewer, region)
        if ahead is not None and ahead.steps:
            _ribbon(painter, lay, view, region, ahead)


def _forecasts(lay: Layout, view: View) -> bool:
    if lay.large or view.hot not in (ACTION[MARKETS], ACTION[TRAINS]) or view.decider != view.viewer:
        return False
    return view.lit.isdisjoint(RAIL)


def forecast_rooms(lay: Layout, view: View) -> list[pygame.FRect]:
    """While regions are forecast: where the ribbons may lie, down to the places they speak of."""
    if not _forecasts(lay, view):
        return []
    ribbons = [_ribbon_room(lay, region) for region in range(len(REGIONS))]
    return [ribbon.union(lay.table(region)) for region, ribbon in enumerate(ribbons)]


def _ribbon_room(lay: Layout, region: int) -> pygame.FRect:
    room = lay.region(region)
    return pygame.FRect(room.x + 6, room.y + 145, room.w - 12, 26)


def _ribbon(painter: Painter, lay: Layout, view: View, region: int, ahead: Prospect) -> None:
    """A dark ribbon over the railway: influence now and then, the place, the points."""
    x, y, w, h = _ribbon_room(lay, region)
    painter.rect(x, y, w, h, NIGHT, 4)
    painter.rect(x + 2, y + 2, w - 4, h - 4, alpha(GOLD, 0.85), 3, 1)
    draw_crest(painter, view.crests[view.viewer], x + 16, y + h / 2, 8, flat=True)
    now = standing_of(view.state, region, view.viewer)
    at = x + 30
    if not ahead.influence:
        words = view.words("zaibatsu.board.no_token_here")
        painter.text(words, at, y + 18.5, 14, "semi", PAPER, max_width=w - 36, most=14)
        return
    at += painter.text(str(now.influence), at, y + 19, 16, "display", PAPER, most=16) + 4
    painter.sprite("mark_light/arrow", at, y + 7, 13, tint=BUTTER)
    painter.text(str(ahead.influence), at + 17, y + 19, 17, "display", BUTTER, most=17)
    if ahead.place:
        words = view.words(f"zaibatsu.board.place.{ahead.place}")
        painter.text(words, x + w * 0.56, y + 18.5, 15, "semi", PAPER, "centre", most=15)
    painter.text(f"+{ahead.points}", x + w - 28, y + 19, 17, "display", BUTTER, "right", most=17)
    painter.sprite("zaibatsu/sign_small/vp", x + w - 25, y + 5, 16)
