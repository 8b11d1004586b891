"""The town: its Areas with what one would get there, the streets, the way under the pointer."""

from itertools import pairwise

import pygame

from rules.core.target import Target
from rules.yokohama import places
from rules.yokohama.components import NONE
from rules.yokohama.reckoning.ground import power_with_president
from rules.yokohama.reckoning.moment import Reach, area_in_hand, in_hand, leads, reach, routes, ways_to_choose
from rules.yokohama.reckoning.ways import Route
from rules.yokohama.state import YokohamaState
from ui.boards.view import Shape, View
from ui.boards.yokohama.parts import area as area_view
from ui.boards.yokohama.parts import marks, streets
from ui.boards.yokohama.parts.measured import Measured
from ui.boards.yokohama.parts.words import area_kind
from ui.paint import Painter


class Town:
    """The Areas of a moment. What a seat could reach is asked once, when the table is laid out."""

    def __init__(self, measured: Measured, view: View) -> None:
        state: YokohamaState = view.state
        self.lay = measured.lay
        self._measured = measured
        self.placing = leads(state, view.viewer) == "placement"
        self._reach = reach(state, view.viewer) if view.moves else {}
        self._routes = routes(state, view.viewer) if view.moves else {}
        self._cells = {area: cell for cell, area in enumerate(state.layout)}

    def room(self, area: int) -> pygame.FRect:
        """Where an Area lies."""
        return self.lay.areas[self._cells[area]]

    def shapes(self, painter: Painter, view: View) -> dict[Target, Shape]:
        """Areas and all that lies in them."""
        found: dict[Target, Shape] = {}
        for area, cell in self._cells.items():
            found.update(area_view.shapes(painter, view, area, self.lay.areas[cell], self.lay.area_unit))
            found.update(self._measured.sites(painter, area, cell, view.state.tiles[area]))
        return found

    # ------------------------------------------------------------ picture
    def draw(self, painter: Painter, view: View) -> None:
        """All Areas, then the streets between them, gold where the president would go."""
        way = self._way(view)
        hot = marks.area_of(view.hot)
        faded = self._faded(view, way)
        for area in self._cells:
            box, more = self._box(view, area, hot)
            tagged = self._fare(view, area) is not None
            look = area_view.look_of(view, area, box, more, area in faded, tagged)
            area_view.draw(painter, look, self.room(area), self.lay.area_unit)
        pairs = [frozenset((self._cells[first], self._cells[second])) for first, second in pairwise(way)]
        streets.draw(painter, self._measured.lanes, pairs)
        acting = area_in_hand(view.state)
        if acting in self._cells:
            marks.draw_gold(painter, self.room(acting))

    def _way(self, view: View) -> tuple[int, ...]:
        """The Areas the president would pass on his way to the one pointed at, his own first."""
        state: YokohamaState = view.state
        start = state.presidents[view.viewer]
        offered = list(self._routes.get(marks.area_of(view.hot), ()))
        if view.moves and view.hot in places.WAY:
            number = places.WAY.index(view.hot)
            offered = ways_to_choose(state, view.viewer)[number : number + 1]
        if not offered or start == NONE or offered[0].how != "walk":
            return ()
        return (start, *offered[0].path)

    def _box(self, view: View, area: int, hot: int) -> tuple[Reach | None, int]:
        """The boxed column of an Area, and the Power with one assistant more while it is pointed at."""
        found = self._reach.get(area)
        if found is None or (found.when == "no" and area != hot):
            return None, 0
        own = view.state.men[view.viewer][area]
        once_more = self.placing and area == hot and own and places.AREA[area] in view.lit
        return found, power_with_president(view.state, view.viewer, area, 1) if once_more else 0

    def _faded(self, view: View, way: tuple[int, ...]) -> frozenset[int]:
        """Only the picture of an Area fades, where Areas are chosen and this one is not among them."""
        if not any(target.kind in ("area", "assistants") for target in view.lit):
            return frozenset()
        seen = view.lit.union(in_hand(view.state, view.viewer))
        groups = places.GROUP[view.viewer]
        dark = (area for area in self._cells if places.AREA[area] not in seen and groups[area] not in view.lit)
        return frozenset(area for area in dark if area not in way)

    def draw_belonging(self, painter: Painter, view: View, pointed: Shape | None) -> None:
        """The board that the Area under the pointer acts on, or the Areas of the board, framed in gold."""
        lay = self.lay
        rooms = {"church": lay.church, "customs": lay.customs}
        rooms |= {f"port_{letter}": room for letter, room in zip("ab", lay.ports, strict=False)}
        rooms |= {f"laboratory_{letter}": room for letter, room in zip("ab", lay.laboratories, strict=False)}
        hot = marks.area_of(view.hot)
        if hot != NONE and area_kind(hot) in rooms:
            marks.draw_gold(painter, rooms[area_kind(hot)])
        for area in self._cells:
            room = rooms.get(area_kind(area))
            if pointed is not None and room is not None and room.contains(pointed.rect):
                marks.draw_gold(painter, self.room(area))

    def _fare(self, view: View, area: int) -> Route | None:
        """The cheapest way of the president to a lit Area while he moves, if it costs something or is a ride."""
        if self.placing or places.AREA[area] not in view.lit or area not in self._routes:
            return None
        cheapest = min(self._routes[area], key=lambda route: route.price)
        return cheapest if cheapest.price or cheapest.how in marks.RIDES else None

    def draw_fares(self, painter: Painter, view: View) -> None:
        """While the president moves: what each way costs, or by what means it is free."""
        for area in self._routes:
            fare = self._fare(view, area)
            if fare is not None:
                marks.draw_fare(painter, Shape.of(self.room(area)), fare, self.lay.area_unit)
