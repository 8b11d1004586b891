"""A town for tests: set by hand in a sentence, played by verbs.

>>> town = Town().building("brickyard", WEST, 0).street("brickyard", "pawnbroker").worker(0, "brickyard").work(0)
>>> town.use("brickyard").go("pawnbroker").done()

Whatever is played is also watched: every verb is legal when it is said, all that changes is announced by the events,
nothing is lost, copies stay apart.
"""

from typing import Self

from rules.core.move import END_TURN
from rules.core.target import Seat
from rules.singapore import moves
from rules.singapore.components import EMPTY, GOODS, TILE_OF, TILES, WORKERS
from rules.singapore.reckoning.board import BOARDS, prices
from rules.singapore.reckoning.trade import stock
from rules.singapore.state import SET_ASIDE, WAITS, SingaporeState
from rules.singapore.steps.work import Work
from tests.titles.singapore.rules.placing import Place, PlacedTown, Spot
from tests.titles.singapore.rules.watching import check_announced, check_at_rest, check_words
from tests.titles.watched import Watched


class Town(PlacedTown, Watched):
    """A placed town, and what one may ask of it and do in it."""

    # ------------------------------------------------------------ looking
    def price(self, at: Spot) -> int:
        return prices(self.state.land)[self.square(at)]

    def plots(self) -> set[Spot]:
        """Where a flag may be put now."""
        return {BOARDS[self.state.layout].spots[move.square] for move in self.offered(moves.PutFlag)}

    def buildable(self) -> list[str]:
        """The tiles one may build now."""
        return [TILES[move.tile].key for move in self.offered(moves.Build)]

    def reach(self, second: bool = False) -> set[str]:
        """The buildings to which one move takes a worker of the deciding seat."""
        worker = self.decider * WORKERS + second
        return {self.tile_at(move.square) for move in self.offered(moves.Go) if move.worker == worker}

    def usable(self) -> set[str]:
        """The buildings that can be activated now."""
        return {self.tile_at(move.square) for move in self.offered(moves.Activate)}

    def streets_on_offer(self) -> set[frozenset[str]]:
        """The pairs of buildings between which a street may be laid now."""
        edges = BOARDS[self.state.layout].edges
        return {frozenset(self.tile_at(square) for square in edges[move.edge]) for move in self.offered(moves.Street)}

    def tile_at(self, place: "Place | int") -> str:
        """The key of the building there."""
        square = place if isinstance(place, int) else self.square(place)
        return TILES[self.state.tiles[square]].key

    def has_street(self, one: Place, other: Place) -> bool:
        return bool(self.state.streets >> self.edge(one, other) & 1)

    def worker_of(self, seat: Seat, second: bool = False) -> str:
        """Where a worker is: the key of a building, "aside" or "waits"."""
        square = self.state.workers[seat * WORKERS + second]
        return {SET_ASIDE: "aside", WAITS: "waits"}.get(square) or self.tile_at(square)

    def held(self, seat: Seat) -> dict[str, int]:
        """The cubes of a seat, those that are there."""
        return {good: number for good, number in zip(GOODS, stock(self.state, seat), strict=True) if number}

    def shown(self) -> list[str]:
        """The display, "" for an empty slot."""
        return ["" if tile == EMPTY else TILES[tile].key for tile in self.state.display]

    @property
    def hub(self) -> Work:
        """What is left of the turn."""
        (step,) = (step for step in self.state.pending if isinstance(step, Work))
        return step

    def order(self) -> list[str]:
        """The sorts of facts of the last move, in their order."""
        return [type(event).__name__ for event in self.last]

    # ------------------------------------------------------------ playing
    def put_flags(self, *spots: Spot) -> Self:
        """The flags one after the other, in the order of play."""
        for spot in spots:
            self.play(moves.PutFlag(self.square(spot)))
        return self

    def prepare(self, key: str, at: Spot) -> Self:
        """Preparation: build this tile there."""
        return self.play(moves.Prepare(TILE_OF[key], self.square(at)))

    def start_on(self, key: str) -> Self:
        return self.play(moves.StartOn(self.square(key)))

    def build(self, key: str) -> Self:
        return self.play(moves.Build(TILE_OF[key]))

    def lay(self, one: Place, other: Place) -> Self:
        """Lay a street, the free one or an extra one."""
        return self.play(moves.Street(self.edge(one, other)))

    def go(self, *keys: str, second: bool = False) -> Self:
        """One move after the other with a worker."""
        for key in keys:
            self.play(moves.Go(self.decider * WORKERS + second, self.square(key)))
        return self

    def use(self, key: str) -> Self:
        return self.play(moves.Activate(self.square(key)))

    def forth(self) -> Self:
        return self.play(moves.FORTH)

    def back(self) -> Self:
        return self.play(moves.BACK)

    def take(self, *goods: str) -> Self:
        """Click goods, to give or to receive them."""
        for good in goods:
            self.play(moves.TAKE[GOODS.index(good)])
        return self

    def return_tokens(self, number: int) -> Self:
        return self.play(moves.ReturnTokens(number))

    def enter(self, key: str) -> Self:
        """The second worker comes in."""
        return self.play(moves.Enter(self.decider * WORKERS + 1)).jump(key)

    def send(self, second: bool = False) -> Self:
        return self.play(moves.Send(self.decider * WORKERS + second))

    def jump(self, key: str) -> Self:
        return self.play(moves.Jump(self.square(key)))

    def mark(self, key: str) -> Self:
        return self.play(moves.MarkTile(TILE_OF[key]))

    def done(self) -> Self:
        return self.play(END_TURN)

    def build_any(self, key: str = "") -> Self:
        """Build a tile, the first unless said, with the first street there is."""
        self.build(key or self.buildable()[0])
        return self if END_TURN in self.legal else self.play(self.legal[0])

    def pass_turn(self, key: str = "") -> Self:
        """Do no more than building."""
        return self.build_any(key).done()

    play = Watched.make

    def watch(self, before: SingaporeState) -> None:
        check_announced(before, self.state, self.last)
        check_at_rest(self.state)
        check_words(self.state, self.last)
