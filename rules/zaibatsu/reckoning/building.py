"""Where pieces and factories can be built, and why not."""

from rules.core.target import NOBODY, Seat
from rules.core.text import Text, say
from rules.zaibatsu.board import DESTINATIONS, RAIL_PLAYERS, RAILS_PER_REGION, RAILS_USED
from rules.zaibatsu.components import (
    AREA,
    BOOST_SILK,
    COUNTS,
    FACTORY_SLOTS,
    IRON,
    MACHINE,
    MONEY,
    NONE,
    ON_RND,
    PIECES_EACH,
    RND_LEVEL,
    SHIP,
    SILK,
    SILK_TO_MONEY,
    TRAIN,
)
from rules.zaibatsu.reckoning.means import factory_price, is_old, money
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import GOOD_OF, MACHINE_SLOTS, RND_FOR, SLOT_IRON


# ------------------------------------------------------------ ships
def refuse_ship(state: ZaibatsuState, seat: Seat, destination: int) -> Text | None:
    """Why no ship can go there, whatever it costs."""
    if state.left[seat][SHIP] >= PIECES_EACH:
        return Text("zaibatsu.refuse.no_ship")
    if not state.experts >> destination & 1:
        return Text("zaibatsu.refuse.no_expert")
    if len(state.workers[seat]) >= AREA:
        return Text("zaibatsu.refuse.no_room_for_expert")
    if ships_at(state, destination) >= COUNTS[state.seats].docks:
        return Text("zaibatsu.refuse.no_dock")
    return None


def ships_at(state: ZaibatsuState, destination: int) -> int:
    """How many ships lie at a destination."""
    seats = state.seats
    return sum(state.docked[destination * seats : (destination + 1) * seats])


def ports(state: ZaibatsuState, seat: Seat, used: int) -> list[int]:
    """Where a ship can go, except to these destinations (a bit set)."""
    if state.left[seat][SHIP] >= PIECES_EACH or len(state.workers[seat]) >= AREA:
        return []
    usable = state.experts & ~used
    docks, docked, seats = COUNTS[state.seats].docks, state.docked, state.seats
    return [
        at for at in range(len(DESTINATIONS)) if usable >> at & 1 and sum(docked[at * seats : (at + 1) * seats]) < docks
    ]


# ------------------------------------------------------------ trains
def refuse_train(state: ZaibatsuState, seat: Seat, rail: int) -> Text | None:
    """Why no train can be put there, whatever it costs."""
    if state.left[seat][TRAIN] >= PIECES_EACH:
        return Text("zaibatsu.refuse.no_train")
    if RAIL_PLAYERS[rail] > max(2, state.seats):
        return Text("zaibatsu.refuse.no_rail")
    if state.rails[rail] != NOBODY:
        return Text("zaibatsu.refuse.rail_taken")
    return None


def free_rails(state: ZaibatsuState, seat: Seat, used: int) -> list[int]:
    """Where a train can be put, except in these regions (a bit set)."""
    if state.left[seat][TRAIN] >= PIECES_EACH:
        return []
    rails = state.rails
    return [
        rail for rail in RAILS_USED[state.seats] if rails[rail] == NOBODY and not used >> rail // RAILS_PER_REGION & 1
    ]


# ------------------------------------------------------------ machines
def refuse_machine(state: ZaibatsuState, seat: Seat, factory: int, slot: int) -> Text | None:
    """Why no machine can be put there, whatever the action costs."""
    if factory >= len(state.slots[seat]):
        return Text("zaibatsu.refuse.no_factory")
    if is_old(state.slots[seat][factory]):
        return Text("zaibatsu.refuse.old_machine")
    if state.left[seat][MACHINE] >= PIECES_EACH:
        return Text("zaibatsu.refuse.no_machine")
    if state.machines[seat][factory] >> slot & 1:
        return Text("zaibatsu.refuse.machine_taken")
    if state.stock[seat][IRON] < SLOT_IRON[slot]:
        return say("zaibatsu.refuse.slot_iron", n=SLOT_IRON[slot])
    return None


def machine_slots(state: ZaibatsuState, seat: Seat, used: int) -> list[tuple[int, int]]:
    """Factory and slot of every place for a machine, except in these factories (a bit set)."""
    if state.left[seat][MACHINE] >= PIECES_EACH:
        return []
    iron, machines = state.stock[seat][IRON], state.machines[seat]
    return [
        (at, slot)
        for at, tile in enumerate(state.slots[seat])
        if not used >> at & 1 and not is_old(tile)
        for slot in range(MACHINE_SLOTS)
        if not machines[at] >> slot & 1 and iron >= SLOT_IRON[slot]
    ]


# ------------------------------------------------------------ factories
def silk_for(state: ZaibatsuState, seat: Seat, tile: int) -> int:
    """The silk a tile takes for the R&D level that is missing; NONE if no tier suffices."""
    lacking = RND_FOR[GOOD_OF[tile]] - RND_LEVEL[state.tracks[seat][ON_RND]]
    if lacking <= 0:
        return 0
    return BOOST_SILK[lacking] if lacking < len(BOOST_SILK) else NONE


def refuse_factory(state: ZaibatsuState, seat: Seat, tile: int) -> Text | None:
    """Why a factory cannot be built now."""
    if not state.shelf >> tile & 1:
        return Text("zaibatsu.refuse.tile_gone")
    if len(state.slots[seat]) >= FACTORY_SLOTS:
        return Text("zaibatsu.refuse.no_slot")
    silk = silk_for(state, seat, tile)
    if silk == NONE:
        return say("zaibatsu.refuse.rnd", n=RND_FOR[GOOD_OF[tile]])
    if silk > state.stock[seat][SILK]:
        return say("zaibatsu.refuse.rnd_silk", n=RND_FOR[GOOD_OF[tile]], silk=silk)
    short = factory_price(state, seat) - money(state, seat) + silk * SILK_TO_MONEY
    return say("zaibatsu.refuse.money", n=short) if short > 0 else None


def buildable_with(state: ZaibatsuState, seat: Seat, rnd: int) -> bool:
    """Can a factory that asks this R&D level be paid, a free slot taken for granted?"""
    lacking = rnd - RND_LEVEL[state.tracks[seat][ON_RND]]
    silk = 0
    if lacking > 0:
        if lacking >= len(BOOST_SILK):
            return False
        silk = BOOST_SILK[lacking]
    stock = state.stock[seat]
    spare = stock[SILK] - silk
    return spare >= 0 and stock[MONEY] + spare * SILK_TO_MONEY >= factory_price(state, seat)
