"""Rounds, turns, influence, Merchants and buildings."""

from rules.core.event import Emit, ignore
from rules.core.target import Seat
from rules.yokohama_duel.components import (
    AT_TURN_START,
    INFLUENCES,
    LEVELS,
    NONE,
    SHOP_COST,
    TECHNOLOGIES,
    YEN,
)
from rules.yokohama_duel.effects import stock
from rules.yokohama_duel.events import turns as events
from rules.yokohama_duel.reckoning.prices import house_price
from rules.yokohama_duel.state import DuelState


# ------------------------------------------------------------ rounds and turns
def begin_draft(state: DuelState, seat: Seat) -> None:
    """Before the first turn it is a seat's moment to choose orders; nothing to tell yet."""
    state.active = seat


def begin_round(state: DuelState, emit: Emit) -> None:
    """The next round."""
    state.round += 1
    emit(events.RoundBegan(state.round))


def begin_turn(state: DuelState, seat: Seat, emit: Emit) -> None:
    """It is now that seat's turn; technologies that help the poor speak up first."""
    state.active = seat
    state.turn += 1
    if emit is not ignore:
        emit(events.TurnBegan(seat, state.turn))
    techs = state.techs[seat]
    for technology in AT_TURN_START:
        if techs >> technology & 1 and state.stock[seat][YEN] <= TECHNOLOGIES[technology].max_yen:
            stock.give(state, seat, technology, YEN, TECHNOLOGIES[technology].yen, emit)


def end_game(state: DuelState, emit: Emit) -> None:
    """Nothing may happen any more."""
    state.ended = True
    emit(events.GameEnded())


# ------------------------------------------------------------ influence
def play_influence(state: DuelState, seat: Seat, card: int, place: int, emit: Emit) -> None:
    """An Influence card goes beside a place until the round ends."""
    state.laid[seat][card] = place
    if emit is not ignore:
        emit(events.InfluencePlayed(seat, card, place))


def fix_level(state: DuelState, seat: Seat, place: int, level: int, emit: Emit) -> None:
    """The level of an action is settled once; it lives on in the steps that follow."""
    if emit is not ignore:
        emit(events.LevelFixed(seat, place, level))


def take_back_influence(state: DuelState, emit: Emit) -> None:
    """Both players take back all their Influence cards."""
    cards = tuple(
        (seat, card, place) for seat, laid in enumerate(state.laid) for card, place in enumerate(laid) if place != NONE
    )
    state.laid = [[NONE] * len(INFLUENCES) for _ in range(state.seats)]
    emit(events.InfluenceTakenBack(cards))


def upgrade(state: DuelState, seat: Seat, card: int, price: int, emit: Emit) -> None:
    """Turn an Influence card over for the rest of the game."""
    state.stock[seat][YEN] -= price
    state.upgraded[seat] |= 1 << card
    emit(events.InfluenceUpgraded(seat, card, LEVELS[card][1], price))


# ------------------------------------------------------------ merchants
def recruit(state: DuelState, seat: Seat, criterion: int, emit: Emit) -> None:
    """A Merchant for a criterion, once."""
    state.recruited[seat] |= 1 << criterion
    state.merchants[seat] += 1
    emit(events.MerchantRecruited(seat, criterion))


def call_merchant(state: DuelState, seat: Seat, emit: Emit) -> None:
    """An extra turn begins; the card stays with its owner until a place is chosen."""
    emit(events.MerchantCalled(seat))


def send_merchant(state: DuelState, seat: Seat, place: int, emit: Emit) -> None:
    """The Merchant goes to a place, which does not become occupied."""
    state.merchants[seat] -= 1
    state.guest = place
    emit(events.MerchantSent(seat, place))


def return_merchant(state: DuelState, seat: Seat, emit: Emit) -> None:
    """The extra turn is over: the Merchant comes back face down."""
    place, state.guest = state.guest, NONE
    state.spent[seat] += 1
    emit(events.MerchantReturned(seat, place))


# ------------------------------------------------------------ buildings
def build_shop(state: DuelState, seat: Seat, place: int, emit: Emit) -> None:
    """A shop on the chosen place."""
    state.stock[seat][YEN] -= SHOP_COST
    state.shops[seat] |= 1 << place
    emit(events.Built(seat, place, False, SHOP_COST))


def build_house(state: DuelState, seat: Seat, place: int, emit: Emit) -> None:
    """A trading house on the chosen place, dearer each time."""
    price = house_price(state, seat)
    state.stock[seat][YEN] -= price
    state.houses[seat] |= 1 << place
    emit(events.Built(seat, place, True, price))


def place_station(state: DuelState, seat: Seat, place: int, emit: Emit) -> None:
    """The Station token is put down and never moves again."""
    state.station = place
    emit(events.StationPlaced(seat, place))
