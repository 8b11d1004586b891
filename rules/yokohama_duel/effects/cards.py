"""Orders, assist cards, technologies, Church cards and bonus cards; and the rewards printed on cards."""

from bisect import insort

from rules.core.chance import draw
from rules.core.errors import HiddenAhead
from rules.core.event import Emit, ignore
from rules.core.target import Seat
from rules.harbour.prices import Due
from rules.harbour.purse import Given, spend
from rules.harbour.rewards import Reward
from rules.yokohama_duel.components import (
    ASSISTS,
    IMPORT_UP,
    NONE,
    ON_ORDER,
    ON_TECHNOLOGY,
    ORDERS,
    PURSE,
    REWARDED_ITEM,
    TECHNOLOGIES,
    YEN,
)
from rules.yokohama_duel.effects import stock
from rules.yokohama_duel.events import cards as events
from rules.yokohama_duel.reckoning.supply import orders_left, pile
from rules.yokohama_duel.state import DuelState


# ------------------------------------------------------------ orders
def _top_order(state: DuelState) -> int:
    """The top card of the deck; below what is shuffled lie the cards put under it, in their order."""
    if state.deck:
        return draw(state, state.deck)
    if state.rng == 0:
        raise HiddenAhead
    state.reveals += 1
    return state.under.pop(0)


def draw_orders(state: DuelState, seat: Seat, number: int, emit: Emit) -> None:
    """Draw to look; what the deck cannot give is not drawn."""
    drawn = [_top_order(state) for _ in range(min(number, orders_left(state)))]
    if drawn:
        state.drawn = sorted(state.drawn + drawn)
        emit(events.OrdersDrawn(seat, tuple(drawn)))


def keep_order(state: DuelState, seat: Seat, order: int, emit: Emit) -> None:
    """A drawn order becomes the seat's own."""
    _keep(state, seat, order, (), emit)


def keep_paid_order(state: DuelState, seat: Seat, order: int, due: Due, item: int, emit: Emit) -> None:
    """A further drawn order, for a price paid with this item."""
    paid = PURSE.shares(state.stock[seat], due, item)
    spend(state.stock[seat], paid)
    _keep(state, seat, order, paid, emit)


def _keep(state: DuelState, seat: Seat, order: int, paid: Given, emit: Emit) -> None:
    state.drawn.remove(order)
    insort(state.hands[seat], order)
    if emit is not ignore:
        emit(events.OrderKept(seat, order, paid))


def put_under(state: DuelState, seat: Seat, order: int, emit: Emit) -> None:
    """A drawn order goes to the very bottom of the deck."""
    state.drawn.remove(order)
    state.under.append(order)
    if emit is not ignore:
        emit(events.OrderPutUnder(seat, order))


def complete(state: DuelState, seat: Seat, order: int, emit: Emit) -> None:
    """Spend the goods and lay the card open; its reward is gained afterwards."""
    owned = state.stock[seat]
    for good, number in enumerate(ORDERS[order].demand):
        owned[good] -= number
    state.hands[seat].remove(order)
    insort(state.completed[seat], order)
    emit(events.OrderCompleted(seat, order))
    techs = state.techs[seat]
    for technology in ON_ORDER:
        if techs >> technology & 1:
            stock.give(state, seat, technology, YEN, TECHNOLOGIES[technology].yen, emit)


# ------------------------------------------------------------ rewards
def gain_reward(state: DuelState, seat: Seat, reward: Reward, source: str, emit: Emit) -> None:
    """One reward, as far as it can be carried out; an assist card may come in excess."""
    kind, number = reward
    if kind in REWARDED_ITEM:
        stock.gain(state, seat, REWARDED_ITEM[kind], number, source, emit, quiet=True)
        return
    if kind == "flip_import":
        able = min(number, state.stock[seat][IMPORT_UP])
        if able:
            stock.flip(state, seat, able, emit, quiet=True)
    elif kind == "order":
        able = min(number, orders_left(state))
        for _ in range(able):
            _gain_order(state, seat, emit)
    else:
        assist = ASSISTS.index(kind)
        able = min(number, pile(state, assist))
        for _ in range(able):
            gain_assist(state, seat, assist, emit, quiet=True)
    if able < number:
        emit(events.RewardLost(seat, kind, number - able))


def _gain_order(state: DuelState, seat: Seat, emit: Emit) -> None:
    order = _top_order(state)
    insort(state.hands[seat], order)
    emit(events.OrderGained(seat, order))


# ------------------------------------------------------------ assist cards
def gain_assist(state: DuelState, seat: Seat, kind: int, emit: Emit, quiet: bool = False) -> None:
    """One assist card from its pile."""
    state.assists[seat][kind] += 1
    emit(events.AssistGained(seat, kind, quiet))


def play_assist(state: DuelState, seat: Seat, kind: int, place: int, emit: Emit) -> None:
    """A card that strengthens the action at a place returns to its pile at once."""
    state.assists[seat][kind] -= 1
    emit(events.AssistPlayed(seat, kind, place))


def return_assist(state: DuelState, seat: Seat, kind: int, emit: Emit) -> None:
    """One assist card too many goes back."""
    state.assists[seat][kind] -= 1
    emit(events.AssistReturned(seat, kind))


# ------------------------------------------------------------ displays
def take_technology(state: DuelState, seat: Seat, technology: int, paid: Given, emit: Emit) -> None:
    """From the display to the owner, whose other technologies may give something for it."""
    slot = state.tech_row.index(technology)
    state.tech_row[slot] = NONE
    before = state.techs[seat]
    state.techs[seat] |= 1 << technology
    emit(events.TechnologyTaken(seat, technology, slot, paid))
    for each in ON_TECHNOLOGY:
        if before >> each & 1 or (each == technology and TECHNOLOGIES[each].includes_itself):
            stock.give(state, seat, each, YEN, TECHNOLOGIES[each].yen, emit)


def replace_technologies(state: DuelState, emit: Emit) -> None:
    """Discard what was not taken and reveal new ones."""
    row = state.tech_row
    left = tuple((technology, slot) for slot, technology in enumerate(row) if technology != NONE)
    state.tech_discard = sorted(state.tech_discard + [technology for technology, _ in left])
    state.tech_row = [draw(state, state.tech_deck) if state.tech_deck else NONE for _ in row]
    new = tuple((technology, slot) for slot, technology in enumerate(state.tech_row) if technology != NONE)
    emit(events.TechnologiesReplaced(left, new))


def take_church(state: DuelState, seat: Seat, card: int, paid: Given, emit: Emit) -> None:
    """A Church card leaves its display for good."""
    slot = state.church_row.index(card)
    state.church_row[slot] = NONE
    insort(state.churches[seat], card)
    emit(events.ChurchTaken(seat, card, slot, paid))


def choose_bonus(state: DuelState, seat: Seat, card: int, number: int, emit: Emit) -> None:
    """The card stays on display while its rewards are gained."""
    emit(events.BonusChosen(seat, card, number))


def replace_bonus(state: DuelState, card: int, emit: Emit) -> None:
    """Discard a used bonus card and reveal another; an empty deck is shuffled anew first."""
    slot = state.bonus_row.index(card)
    state.bonus_row[slot] = NONE
    insort(state.bonus_discard, card)
    emit(events.BonusDiscarded(card, slot))
    if not state.bonus_deck:
        state.bonus_deck, state.bonus_discard = state.bonus_discard, []
        emit(events.BonusReshuffled(tuple(state.bonus_deck)))
    new = draw(state, state.bonus_deck)
    state.bonus_row[slot] = new
    emit(events.BonusRevealed(new, slot))
