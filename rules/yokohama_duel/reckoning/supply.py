"""What is left in decks and piles, and what a hand holds too many of."""

from rules.core.target import Seat
from rules.yokohama_duel.components import ASSIST_LIMIT, ASSIST_SUPPLY, MERCHANT_SUPPLY
from rules.yokohama_duel.state import DuelState


def orders_left(state: DuelState) -> int:
    """How many orders the deck holds."""
    return len(state.deck) + len(state.under)


def pile(state: DuelState, kind: int) -> int:
    """How many assist cards of a kind nobody holds."""
    return int(ASSIST_SUPPLY[kind]) - sum(held[kind] for held in state.assists)


def excess(state: DuelState, seat: Seat) -> int:
    """How many assist cards a seat must return."""
    return sum(state.assists[seat]) - ASSIST_LIMIT


def merchants_left(state: DuelState) -> int:
    """Merchants nobody has recruited."""
    return MERCHANT_SUPPLY - sum(each.bit_count() for each in state.recruited)
