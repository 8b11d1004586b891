"""The map: land, plots, buildings, streets, flags and workers."""

from rules.core.target import NOBODY, Target
from rules.singapore.board import BOARDS, PLOTS_PER_TILE, START_SQUARES, bits, prices
from rules.singapore.components import EMPTY, NEUTRAL, TILES, WORKERS
from rules.singapore.places import BUILDING, EFFECT, FLAG, PLOT, STREET, TILE, WORKER
from rules.singapore.routes import distances
from rules.singapore.state import SingaporeState
from ui.boards.singapore.layout import TownLayout
from ui.boards.view import Shape, View
from ui.paint import Painter
from ui.theme import NIGHT, PAPER, alpha


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
        for edge in bits(state.lanes):
            shapes[STREET[edge]] = _grown(lay.edge(edge)[0], 3 * lay.k)
        for worker, shape in self.standing(lay, state).items():
            shapes[WORKER[worker]] = shape
        return shapes

    def standing(self, lay: TownLayout, state: SingaporeState) -> dict[int, Shape]:
        """Where every worker on the board stands."""
        places: dict[int, Shape] = {}
        crowd: dict[int, int] = {}
        for worker, square in enumerate(state.workers):
            if square >= 0:
                places[worker] = lay.worker(square, crowd.get(square, 0))
                crowd[square] = crowd.get(square, 0) + 1
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
        for square in bits(state.built):
            self._building(painter, lay, view, square)
        for colour, square in enumerate(state.flagged):
            if square != EMPTY and FLAG[colour] not in view.hidden:
                painter.sprite(f"singapore/flag/{crest_of(view, colour)}", *lay.within(square, "flag"), 34 * k)
        for edge in bits(state.streets):
            self._street(painter, lay, edge, 1.0)
        for edge in bits(state.lanes & ~state.streets):
            if STREET[edge] in view.lit:
                self._street(painter, lay, edge, 0.45)
        for worker, shape in self.standing(lay, state).items():
            if WORKER[worker] not in view.hidden:
                crest = crest_of(view, worker // WORKERS)
                painter.sprite(f"singapore/worker/{crest}", *shape.centre, 34 * k, centre=True)

    def _building(self, painter: Painter, lay: TownLayout, view: View, square: int) -> None:
        state: SingaporeState = view.state
        tile = lay.tile(square)
        number = state.tiles[square]
        if TILE[number] in view.hidden:
            return
        painter.sprite(f"singapore/building/{TILES[number].key}", tile.x, tile.y, tile.w)
        if state.owner[square] != NOBODY:
            crest = crest_of(view, state.owner[square])
            painter.sprite(f"singapore/pennant/{crest}", *lay.within(square, "pennant"), 20 * lay.k)

    def _street(self, painter: Painter, lay: TownLayout, edge: int, opacity: float) -> None:
        shape, down = lay.edge(edge)
        painter.sprite(f"singapore/street/{'down' if down else 'across'}", shape.x, shape.y, shape.w, alpha=opacity)

    def ways(self, painter: Painter, lay: TownLayout, view: View) -> None:
        """Over each building the moves to it, and the streets to be bought on the way, while a worker is pointed at."""
        state: SingaporeState = view.state
        pointed = view.hot if view.hot is not None and view.hot.kind == "worker" else None
        asked = next((target for target in view.picked if target.kind == "worker"), pointed)
        if asked is None:
            return
        for square, way in distances(state, int(asked.key) // WORKERS).items():
            if 0 < way.moves <= 3:
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
