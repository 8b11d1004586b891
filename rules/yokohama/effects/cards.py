"""Orders, technologies, Agents and Achievements."""

from bisect import insort

from rules.core.chance import draw
from rules.core.event import Emit
from rules.core.target import Seat
from rules.harbour.purse import spend
from rules.yokohama.cards import (
    ACHIEVEMENTS,
    AGENTS,
    BALL,
    EXPOSITION,
    LANGUAGE_SCHOOL,
    LETTERPRESS,
    ORDERS,
    PATENT,
)
from rules.yokohama.components import HAND_ASSISTANTS, ICONS_PER_AGENT, NONE
from rules.yokohama.effects import stock, turns
from rules.yokohama.events import cards as events
from rules.yokohama.reckoning.standing import icons
from rules.yokohama.state import YokohamaState


def _refill(
    state: YokohamaState, row: list[int], deck: list[int]
) -> tuple[tuple[tuple[int, int, int], ...], tuple[tuple[int, int], ...]]:
    """Close the gaps of a row to the left, then deal: what slid, what is new."""
    kept = [(card, slot) for slot, card in enumerate(row) if card != NONE]
    slides = tuple((card, slot, to) for to, (card, slot) in enumerate(kept) if slot != to)
    row[:] = [card for card, _ in kept] + [NONE] * (len(row) - len(kept))
    new = []
    for slot in range(len(kept), len(row)):
        if deck:
            row[slot] = draw(state, deck)
            new.append((row[slot], slot))
    return slides, tuple(new)


# ------------------------------------------------------------ orders
def take_orders(
    state: YokohamaState,
    seat: Seat,
    letter: int,
    orders: tuple[int, ...],
    paid: tuple[tuple[int, int], ...],
    emit: Emit,
) -> None:
    """From a Port board to the hand, paid for before."""
    spend(state.stock[seat], paid)
    row = state.ports[letter]
    taken = []
    for order in orders:
        slot = row.index(order)
        row[slot] = NONE
        insort(state.hands[seat], order)
        taken.append((order, slot))
    emit(events.OrdersTaken(seat, letter, tuple(taken), paid))


def refill_port(state: YokohamaState, seat: Seat, letter: int, emit: Emit) -> None:
    """Cards slide left and new ones are dealt; a slot that stays empty ends the game."""
    slides, new = _refill(state, state.ports[letter], state.deck)
    emit(events.PortRefilled(letter, slides, new))
    if NONE in state.ports[letter]:
        turns.trigger_end(state, seat, "orders", emit)


def complete(state: YokohamaState, seat: Seat, order: int, emit: Emit) -> None:
    """Spend the goods and lay the card open; its reward is gained afterwards."""
    spend(state.stock[seat], enumerate(ORDERS[order].demand))
    state.hands[seat].remove(order)
    insort(state.completed[seat], order)
    emit(events.OrderCompleted(seat, order))
    stock.score_by(state, seat, BALL, emit)
    stock.give_by(state, seat, LANGUAGE_SCHOOL, emit)


# ------------------------------------------------------------ technologies
def take_technology(
    state: YokohamaState, seat: Seat, letter: int, card: int, paid: tuple[tuple[int, int], ...], emit: Emit
) -> None:
    """From a Laboratory board to its owner: earlier technologies speak first, then its own immediate effect."""
    spend(state.stock[seat], paid)
    slot = state.laboratories[letter].index(card)
    state.laboratories[letter][slot] = NONE
    emit(events.TechnologyTaken(seat, card, letter, slot, paid))
    stock.give_by(state, seat, LETTERPRESS, emit)
    stock.score_by(state, seat, PATENT, emit)
    state.techs[seat] |= 1 << card
    if EXPOSITION.cards >> card & 1:
        stock.score_by(state, seat, EXPOSITION, emit)


def refill_laboratory(state: YokohamaState, letter: int, emit: Emit) -> None:
    """Cards slide left and one is dealt, while the deck lasts."""
    slides, new = _refill(state, state.laboratories[letter], state.tech_deck)
    emit(events.LaboratoryRefilled(letter, slides, new))


# ------------------------------------------------------------ Agents
def agents_left(state: YokohamaState, country: int) -> int:
    """How many Foreign Agents of a country nobody has."""
    out = sum(held[country] for held in state.agents) + sum(held[country] for held in state.spent)
    return int(AGENTS[country]) - out


def check_pair(state: YokohamaState, seat: Seat, country: int, emit: Emit) -> None:
    """After an icon is gained: an even number of that country brings an Agent, if one is left."""
    if icons(state, seat)[country] % ICONS_PER_AGENT == 0 and agents_left(state, country):
        state.agents[seat][country] += 1
        emit(events.AgentGained(seat, country))


def use_agent(state: YokohamaState, seat: Seat, kind: int, area: int, emit: Emit) -> None:
    """An Agent is turned face down for good."""
    state.sent += 1
    state.agents[seat][kind] -= 1
    state.spent[seat][kind] += 1
    emit(events.AgentUsed(seat, kind, area))


# ------------------------------------------------------------ Achievements
def achieve(state: YokohamaState, seat: Seat, tile: int, emit: Emit) -> None:
    """An assistant on the tile; the first there gains more."""
    before = state.achieved[state.achievements.index(tile)]
    number = ACHIEVEMENTS[tile].later if before else ACHIEVEMENTS[tile].first
    before.append(seat)
    state.stock[seat][HAND_ASSISTANTS] -= 1
    emit(events.Achieved(seat, tile, number))
    stock.score(state, seat, number, stock.BY_ACHIEVEMENTS, emit, quiet=True)
