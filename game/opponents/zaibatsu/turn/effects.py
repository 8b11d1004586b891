"""What to try where an effect or a consolidation asks: mostly one way, a few where it matters."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.opponents.player import Line
from game.opponents.zaibatsu.turn.sense import Sense
from rules.core.move import DONE, SKIP, FreeMove, Move, Take
from rules.zaibatsu import places
from rules.zaibatsu.board import DESTINATION_COLOUR, RAILS_PER_REGION, REGIONS
from rules.zaibatsu.components import (
    COLOURS,
    GOOD_LEVEL,
    IRON,
    ITEMS,
    LOSS,
    MARKET_POINTS,
    MOST_GOODS,
    NONE,
    SILK,
    TRACKS,
)
from rules.zaibatsu.free import Melt
from rules.zaibatsu.moves import BuildMachine, From, PlaceFavour, Produce, Ship, Store, Train
from rules.zaibatsu.state import VALUE_BITS, ZaibatsuState
from rules.zaibatsu.steps import consolidation, due, markets, start
from rules.zaibatsu.steps.base import SettleBonuses
from rules.zaibatsu.steps.gains_by_effect import BonusOfRegion, ProduceByEffect, StoreApart
from rules.zaibatsu.steps.pieces_by_effect import MachineByEffect, ShipByEffect, TrainByEffect
from rules.zaibatsu.tiles import GOOD_OF, MODIFIES, SLOT_IRON, TILES


def branches(state: ZaibatsuState, step: Any, sense: Sense) -> Sequence[Line]:
    """The ways on; all of them where nothing is known about the step."""
    offer = state.offer if state.offer is not None else step.moves(state)
    moves = [move for move in offer if not isinstance(move, FreeMove)]
    known = _TRIED.get(type(step))
    chosen = known(state, step, moves, sense) if known else moves
    return [(move,) for move in chosen or moves[:1]]


def _first(state: ZaibatsuState, step: Any, moves: list[Move], sense: Sense) -> list[Move]:
    return moves[:1]


# ------------------------------------------------------------ pieces
def machines(state: ZaibatsuState, moves: Sequence[Move], sense: Sense) -> list[Move]:
    """Slots for machines, the best first: one a factory, its free slot before the one that costs iron."""
    seat = sense.seat
    best: dict[int, tuple[float, Move]] = {}
    for move in moves:
        if not isinstance(move, BuildMachine):
            continue
        tile = state.slots[seat][move.factory]
        liking = GOOD_LEVEL[GOOD_OF[tile]] - SLOT_IRON[move.slot] * sense.at.items[IRON]
        if MODIFIES[tile] != NONE and TILES[tile].when == "machine_placed_here":
            liking += 4.0
        if move.factory not in best or liking > best[move.factory][0]:
            best[move.factory] = (liking, move)
    return [move for _, move in sorted(best.values(), key=lambda each: -each[0])]


def _machine(state: ZaibatsuState, step: MachineByEffect, moves: list[Move], sense: Sense) -> list[Move]:
    return machines(state, moves, sense)[: sense.width]


def _ship(state: ZaibatsuState, step: ShipByEffect, moves: list[Move], sense: Sense) -> list[Move]:
    ships = [move for move in moves if isinstance(move, Ship)]
    ships.sort(key=lambda move: -sense.ship(state, DESTINATION_COLOUR[move.destination]))
    return [*ships[: sense.width], *_declined(moves)]


def _train(state: ZaibatsuState, step: TrainByEffect, moves: list[Move], sense: Sense) -> list[Move]:
    land = sense.land(state)
    best: dict[int, tuple[float, Move]] = {}
    for move in moves:
        if isinstance(move, Train):
            gain, region = sense.rail(state, land, move.rail, step.times), move.rail // RAILS_PER_REGION
            if region not in best or gain > best[region][0]:
                best[region] = (gain, move)
    ranked = [move for _, move in sorted(best.values(), key=lambda each: -each[0])]
    declined = _declined(moves) if step.price else []
    return [*ranked[: sense.width], *declined]


def _declined(moves: list[Move]) -> list[Move]:
    return [SKIP] if SKIP in moves else []


def _produce(state: ZaibatsuState, step: ProduceByEffect, moves: list[Move], sense: Sense) -> list[Move]:
    full = state.goods[sense.seat][step.factory] >= MOST_GOODS
    return _declined(moves) if full else [move for move in moves if isinstance(move, Produce)]


def _store(state: ZaibatsuState, step: StoreApart, moves: list[Move], sense: Sense) -> list[Move]:
    slots, goods = state.slots[sense.seat], state.goods[sense.seat]

    def liking(move: Move) -> float:
        assert isinstance(move, Store)
        room = goods[move.factory] < MOST_GOODS
        return room * sense.at.goods[GOOD_OF[slots[move.factory]]] - 0.1 * goods[move.factory]

    return sorted(moves, key=liking, reverse=True)[:1]


def _region_bonus(state: ZaibatsuState, step: BonusOfRegion, moves: list[Move], sense: Sense) -> list[Move]:
    def gain(move: Move) -> float:
        assert isinstance(move, Take)
        bonus = REGIONS[places.REGION.index(move.what)].bonus
        return bonus.number * sense.at.items[bonus.item]

    return sorted(moves, key=gain, reverse=True)[:1]


# ------------------------------------------------------------ services and tracks
def _service(state: ZaibatsuState, step: due.ChooseService, moves: list[Move], sense: Sense) -> list[Move]:
    def gain(move: Move) -> float:
        assert isinstance(move, Take)
        return sense.service(state, COLOURS.index(str(move.what.key)))

    return sorted(moves, key=gain, reverse=True)[: sense.width]


def _track(state: ZaibatsuState, step: due.ChooseTrack, moves: list[Move], sense: Sense) -> list[Move]:
    def gain(move: Move) -> float:
        assert isinstance(move, Take)
        return sense.steps(state, TRACKS.index(str(move.what.key)), step.steps)

    return sorted(moves, key=gain, reverse=True)[: sense.width]


# ------------------------------------------------------------ goods and markets
def _from(state: ZaibatsuState, step: markets.SpendGoods, moves: list[Move], sense: Sense) -> list[Move]:
    """From the fullest factory: it has most to lose when it produces again."""
    goods = state.goods[sense.seat]
    return sorted(moves, key=lambda move: -goods[move.factory] if isinstance(move, From) else 0)[:1]


def _leaves(state: ZaibatsuState, step: markets.PutToken, moves: list[Move], sense: Sense) -> list[Move]:
    def own(move: Move) -> bool:
        assert isinstance(move, Take)
        return state.tokens[places.SPACE.index(move.what)] >> VALUE_BITS == sense.seat

    return sorted(moves, key=own)[:1]


def _reward(state: ZaibatsuState, step: markets.MarketReward, moves: list[Move], sense: Sense) -> list[Move]:
    bonus = REGIONS[step.region].bonus
    worth = bonus.number * sense.at.items[bonus.item]
    return [moves[0] if worth > MARKET_POINTS else moves[1]]


# ------------------------------------------------------------ consolidation
def _favour(state: ZaibatsuState, step: consolidation.Favour, moves: list[Move], sense: Sense) -> list[Move]:
    placed = [move for move in moves if isinstance(move, PlaceFavour)]
    placed.sort(key=lambda move: -sense.favour(state, move.objective, step.level))
    return list(placed[: sense.width + 1])


def _keep(state: ZaibatsuState, step: consolidation.DiscardStock, moves: list[Move], sense: Sense) -> list[Move]:
    def worth(move: Move) -> float:
        assert isinstance(move, Take)
        return sense.at.items[ITEMS.index(str(move.what.key))]

    return sorted(moves, key=worth, reverse=True)[:1]


def _salaries(state: ZaibatsuState, step: consolidation.PaySalaries, moves: list[Move], sense: Sense) -> list[Move]:
    """Silk pays where it is worth less than the points that are lost."""
    return [Melt(sense.seat)] if sense.at.items[SILK] < LOSS else [DONE]


def _worker(state: ZaibatsuState, step: start.ChooseWorker, moves: list[Move], sense: Sense) -> list[Move]:
    def gain(move: Move) -> float:
        assert isinstance(move, Take)
        return sense.service(state, COLOURS.index(str(move.what.key)))

    return sorted(moves, key=gain, reverse=True)[: sense.width]


_TRIED: Final[dict[type, Callable[[ZaibatsuState, Any, list[Move], Sense], list[Move]]]] = {
    MachineByEffect: _machine,
    ShipByEffect: _ship,
    TrainByEffect: _train,
    ProduceByEffect: _produce,
    StoreApart: _store,
    BonusOfRegion: _region_bonus,
    SettleBonuses: _first,
    due.ChooseService: _service,
    due.ChooseTrack: _track,
    markets.SpendGoods: _from,
    markets.PutToken: _leaves,
    markets.MarketReward: _reward,
    consolidation.Favour: _favour,
    consolidation.DiscardStock: _keep,
    consolidation.PaySalaries: _salaries,
    start.ChooseWorker: _worker,
}
