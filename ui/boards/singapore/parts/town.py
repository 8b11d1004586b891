"""The map: land, plots, buildings, streets, flags and workers."""

from typing import Final

from rules.core.bits import numbers_in
from rules.core.target import NOBODY, Target
from rules.singapore.components import EMPTY, NEUTRAL, PLOTS_PER_TILE, START_SQUARES, TILES, WORKERS
from rules.singapore.places import BUILDING, EFFECT, FLAG, PLOT, STREET, TILE, WORKER
from rules.singapore.reckoning.board import BOARDS, prices
from rules.singapore.reckoning.routes import affordable, distances_from
from rules.singapore.reckoning.turn import moves_left, plot_being_built, street_is_free
from rules.singapore.state import SingaporeState
from ui.boards.singapore.layout import TownLayout
from ui.boards.view import Shape, View
from ui.paint import Painter
from ui.table.parts.outlines import draw_outline
from ui.theme import INK, NIGHT, PAPER, VERMILION, alpha
from ui.widgets.small import draw_crest

BROAD: Final = 1.3
"""How much broader a street is drawn than its piece, for the buildings leave little of its length in sight."""


RINGED: Final = frozenset(place[0].kind for place in (PLOT, BUILDING, EFFECT))
"""Squares whose rings reach into the lanes around them."""


def crest_of(view: View, colour: int) -> str:
    """The crest a colour bears; nobody's colour is grey."""
    return "neutral" if colour == NEUTRAL else str(view.crests[colour])


class TownView:
    """Draws the map and knows where its targets lie."""

    def shapes(self, lay: TownLayout, view: View) -> dict[Target, Shape]:
        """Plots, buildings, the strips that can be used, lanes and workers; the last lie on top."""
        state: SingaporeState = view.state
        shapes: dict[Target, Shape] = {}
        for square in range(len(state.tiles)):
            if state.tiles[square] == EMPTY:
                shapes[PLOT[square]] = lay.plot(square)
            else:
                usable = EFFECT[square] in view.lit
                shapes[BUILDING[square]] = lay.front(square) if usable else lay.tile(square)
                if usable:
                    shapes[EFFECT[square]] = lay.strip(square)
        for edge in numbers_in(state.lanes):
            shapes[STREET[edge]] = _grown(lay.edge(edge)[0], 3 * lay.k)
        for worker, shape in self.standing(lay, view).items():
            shapes[WORKER[worker]] = shape
        return shapes

    def standing(self, lay: TownLayout, view: View) -> dict[int, Shape]:
        """Where every worker on the board stands; in a crowd the viewer's own stand foremost."""
        state: SingaporeState = view.state
        places: dict[int, Shape] = {}
        met: dict[int, int] = {}
        for worker in sorted(range(len(state.workers)), key=lambda worker: worker // WORKERS == view.viewer):
            square = state.workers[worker]
            if square >= 0:
                free = state.owner[square] == NOBODY
                places[worker] = lay.worker(square, met.get(square, 0), state.workers.count(square), free)
                met[square] = met.get(square, 0) + 1
        return places

    # ------------------------------------------------------------ picture
    def shore(self, painter: Painter, lay: TownLayout) -> None:
        """Shallows and sand around the land."""
        side = lay.side
        for name in ("shore", "beach"):
            for square in range(len(BOARDS[lay.board].spots)):
                painter.sprite(f"singapore/{name}", *lay.square(square), side, side)

    def ground(self, painter: Painter, lay: TownLayout, view: View) -> None:
        """Land and prices: the same for the whole game."""
        state: SingaporeState = view.state
        side = lay.side
        first = len(START_SQUARES)
        for square in range(first, len(state.tiles)):
            land = state.land[(square - first) // PLOTS_PER_TILE] + 1
            painter.sprite(f"singapore/land/{land}", *lay.square(square), side, side)
        for place in range(len(state.land)):
            x, y = lay.square(first + place * PLOTS_PER_TILE)
            painter.nine("singapore/land_frame", x, y, 3 * side, 2 * side)
        painter.sprite("singapore/start_ground", *lay.square(0), 2 * side, 2 * side)
        for square, price in list(enumerate(prices(state.land)))[first:]:
            painter.sprite(f"singapore/price/{price}", *lay.within(square, "price"), 38 * lay.k)

    def draw(self, painter: Painter, lay: TownLayout, view: View) -> None:
        """All that was built, and who stands there."""
        state: SingaporeState = view.state
        k = lay.k
        for square in numbers_in(state.built):
            self._building(painter, lay, view, square)
        for colour, square in enumerate(state.flagged):
            if square != EMPTY and FLAG[colour] not in view.hidden:
                painter.sprite(f"singapore/flag/{crest_of(view, colour)}", *lay.within(square, "flag"), 34 * k)
        for edge in numbers_in(state.streets):
            self._street(painter, lay, edge)
        for worker, shape in self.standing(lay, view).items():
            self._worker(painter, lay, view, worker, shape)

    def _worker(self, painter: Painter, lay: TownLayout, view: View, worker: int, shape: Shape) -> None:
        if WORKER[worker] not in view.hidden:
            crest = crest_of(view, worker // WORKERS)
            painter.sprite(f"singapore/worker/{crest}", *shape.centre, 34 * lay.k, centre=True)

    def _building(self, painter: Painter, lay: TownLayout, view: View, square: int) -> None:
        state: SingaporeState = view.state
        tile = lay.tile(square)
        number = state.tiles[square]
        if TILE[number] in view.hidden:
            return
        painter.sprite(f"singapore/building/{TILES[number].key}", tile.x, tile.y, tile.w)
        if state.owner[square] != NOBODY:
            crest = crest_of(view, state.owner[square])
            x, y = lay.within(square, "pennant")
            painter.sprite(f"singapore/pennant/{crest}", x, y, 20 * lay.k)
            if painter.colour_aids and state.owner[square] != NEUTRAL:
                draw_crest(
                    painter, view.crests[state.owner[square]], x + 10 * lay.k, y + 10 * lay.k, 9 * lay.k, flat=True
                )

    def _street(self, painter: Painter, lay: TownLayout, edge: int) -> None:
        """It lies in its lane and reaches into the picture of the building below: what buildings do stays in sight."""
        shape, down = lay.edge(edge)
        x, y = shape.centre
        lane = (float(lay.noted["square"]) - float(lay.noted["tile"])) * lay.k
        long, wide = BROAD * max(shape.w, shape.h), BROAD * min(shape.w, shape.h)
        seen = (x - wide / 2, y - lane / 2, wide, 1.4 * lane) if down else (x - lane / 2, y - wide / 2, lane, wide)
        kerb = (1.2 * lay.k, 0.0) if down else (0.0, 1.2 * lay.k)
        name, width = ("down", wide) if down else ("across", long)

        def draw(inner: Painter) -> None:
            inner.rect(left, top, across, high, INK)
            with inner.clip(*seen):
                inner.sprite(f"singapore/street/{name}", x, y, width, centre=True)

        left, top, across, high = seen[0] - kerb[0], seen[1] - kerb[1], seen[2] + 2 * kerb[0], seen[3] + 2 * kerb[1]
        painter.layer(("street", name), left, top, across, high, draw, opaque=True)

    # ------------------------------------------------------------ over the outlines
    def badges(self, painter: Painter, lay: TownLayout, view: View) -> None:
        """An outline must hide neither what a building does nor that it is illegal: so both are drawn once more."""
        state: SingaporeState = view.state
        built = numbers_in(state.built)
        lit = [square for square in built if BUILDING[square] in view.lit and EFFECT[square] not in view.lit]
        for square in lit:
            if view.hot != BUILDING[square]:
                self._building(painter, lay, view, square)
        ringed = {target.key for target in (*view.lit, *view.picked) if target.kind in RINGED}
        for edge in numbers_in(state.streets) if ringed else ():
            if not ringed.isdisjoint(BOARDS[lay.board].edges[edge]):
                self._street(painter, lay, edge)
        for worker, shape in self.standing(lay, view).items():
            if state.workers[worker] in lit and WORKER[worker] not in view.lit and WORKER[worker] not in view.picked:
                self._worker(painter, lay, view, worker, shape)
        for edge in numbers_in(state.lanes & ~state.streets):
            if STREET[edge] in view.lit:
                self._open_lane(painter, lay, view, edge)
        plot = plot_being_built(state, view.viewer)
        if plot != EMPTY:
            draw_outline(painter, lay.plot(plot), "concerns")
        self._ways(painter, lay, view)

    def _open_lane(self, painter: Painter, lay: TownLayout, view: View, edge: int) -> None:
        """A street that could be laid. One to be bought shows its coin, and itself only when pointed at: the lanes are
        many, and each would hide something of the buildings beside it."""
        shape, k = lay.edge(edge)[0], lay.k
        hot, bought = view.hot == STREET[edge], not street_is_free(view.state)
        if bought and not hot:
            x, y = shape.centre
            painter.circle(x, y, 10.5 * k, PAPER)
            painter.circle(x, y, 9.5 * k, VERMILION)
        else:
            for by, colour in ((5.5, PAPER), (4.5 if hot else 3.0, VERMILION), (1.0, PAPER)):
                painter.rect(*_grown(shape, by * k)[:4], colour, radius=(3 + by) * k)
            self._street(painter, lay, edge)
        if bought:
            painter.sprite("singapore/coin/1", *shape.centre, 15 * k, centre=True)

    def _ways(self, painter: Painter, lay: TownLayout, view: View) -> None:
        """Over each building the moves to it, and the streets to be bought on the way, while a worker is pointed at."""
        state: SingaporeState = view.state
        pointed = view.hot if view.hot is not None and view.hot.kind == "worker" else None
        asked = next((target for target in view.picked if target.kind == "worker"), pointed)
        if asked is None:
            return
        worker = int(asked.key)
        most = affordable(state, worker // WORKERS)
        for square, way in distances_from(state, [state.workers[worker]], most).items():
            if 0 < way.moves <= moves_left(state, worker):
                tile = lay.tile(square)
                x, y = tile.x + tile.w / 2, tile.y + 9 * lay.k
                wide = (40 if way.streets else 22) * lay.k
                painter.rect(x - wide / 2, y - 9 * lay.k, wide, 18 * lay.k, alpha(NIGHT, 0.9), radius=9 * lay.k)
                painter.numeral(str(way.moves), x - (9 * lay.k if way.streets else 0), y, 14 * lay.k, PAPER)
                if way.streets:
                    price = view.words("singapore.count.money", n=way.streets)
                    painter.text(f"+{price}", x + 7 * lay.k, y + 5 * lay.k, 13, "semi", PAPER, "centre", most=13)


def _grown(shape: Shape, by: float) -> Shape:
    return Shape(shape.x - by, shape.y - by, shape.w + 2 * by, shape.h + 2 * by, False, shape.corner)
