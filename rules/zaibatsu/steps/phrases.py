"""Short phrases for moves that several steps offer."""

from rules.core.move import SKIP, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.board import RAIL_GIFTS, REGIONS
from rules.zaibatsu.components import MARKET_POINTS, MOST_GOODS, NONE, Price
from rules.zaibatsu.effects.holdings import output
from rules.zaibatsu.moves import BuildMachine, Produce, Ship, Store, Train
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import COAL_FOR, GOOD_OF, PRICES, SLOT_IRON
from rules.zaibatsu.words.amounts import amount, counted, of_good, price
from rules.zaibatsu.words.names import name, region_of_rail


def targets_of(move: Move, prices: int) -> tuple[Target, ...]:
    """What one clicks for a ship or train: a price that is the only one is not asked for."""
    targets = move.targets()
    return targets[:1] if isinstance(move, Ship | Train) and prices == 1 else targets


def of_ship(move: Move) -> Text:
    """A ship with its price."""
    if not isinstance(move, Ship):
        return of_button(move)
    return say("zaibatsu.do.ship", place=places.DESTINATION[move.destination], price=price(PRICES[move.price]))


def of_train(move: Move, times: int) -> Text:
    """A train with its price and what its space gives."""
    if not isinstance(move, Train):
        return of_button(move)
    gifts = [(gift.item, gift.number * times) for gift in RAIL_GIFTS[move.rail]]
    where, cost = region_of_rail(move.rail), price(PRICES[move.price])
    if not gifts:
        return say("zaibatsu.do.train", place=where, price=cost)
    return say("zaibatsu.do.train_bonus", place=where, price=cost, gain=counted(gifts))


def of_machine(state: ZaibatsuState, move: Move, money: int) -> Text:
    """A machine with its price."""
    if not isinstance(move, BuildMachine):
        return of_button(move)
    tile = state.slots[move.seat][move.factory]
    return say("zaibatsu.do.machine", tile=places.TILE[tile], price=price(Price(money, SLOT_IRON[move.slot], 0)))


def of_production(state: ZaibatsuState, move: Move, relieved: bool) -> Text:
    """Coal and what it makes."""
    if not isinstance(move, Produce):
        return of_button(move)
    tile = state.slots[move.seat][move.factory]
    room = MOST_GOODS - state.goods[move.seat][move.factory]
    made = min(room, output(state, move.seat, move.factory))
    cost = 0 if relieved else COAL_FOR[GOOD_OF[tile]]
    return say("zaibatsu.do.produce", n=cost, gain=of_good(GOOD_OF[tile], made))


def of_storing(state: ZaibatsuState, move: Move) -> Text:
    """One good in a factory, lost if it is full."""
    if not isinstance(move, Store):
        return of_button(move)
    full = state.goods[move.seat][move.factory] >= MOST_GOODS
    key = "zaibatsu.do.store_lost" if full else "zaibatsu.do.store"
    return say(key, tile=places.TILE[state.slots[move.seat][move.factory]])


def of_region_bonus(region: int) -> Text:
    """What a region gives; NONE: points instead."""
    if region == NONE:
        return say("zaibatsu.amount.vp", n=MARKET_POINTS)
    return amount(*REGIONS[region].bonus)


def of_button(move: Move) -> Text:
    """A button by its name, whatever else by what one clicks."""
    return Text("zaibatsu.button.skip") if move == SKIP else name(move.targets()[0])
