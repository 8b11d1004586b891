"""What a technology is worth to its owner: points it will bring, and help for as long as the game lasts."""

from collections.abc import Callable
from typing import Final

from game.opponents.yokohama_duel.outlook import Outlook
from game.opponents.yokohama_duel.temper import Temper
from game.opponents.yokohama_duel.worth.things import assist, coin, turned
from rules.core.target import Seat
from rules.yokohama_duel.components import (
    HOUSES,
    IMPORT_DOWN,
    IMPORT_UP,
    INFLUENCES,
    SHOPS,
    TECHNOLOGIES,
    UPGRADE_COST,
)
from rules.yokohama_duel.reckoning.counting import COUNT
from rules.yokohama_duel.state import DuelState

_GROWTH: Final = {"completed_orders": 0.25, "church_cards": 0.1, "trading_houses": 0.14, "shops": 0.25, "flat": 0.0}
"""How many more of a thing a seat gets each turn that is left."""
_MOST: Final = {"trading_houses": HOUSES, "shops": SHOPS}
_TECHNOLOGIES_A_TURN: Final = 0.2
_ASSISTS_A_TURN: Final = 0.45


def _counted(state: DuelState, seat: Seat, what: str, ahead: Outlook, temper: Temper) -> float:
    """How many of a thing a seat will have at the end."""
    if what == "face_down_imports":
        stock = state.stock[seat]
        return stock[IMPORT_DOWN] + turned(ahead.turns, temper) * stock[IMPORT_UP] + 0.1 * ahead.turns
    if what == "technologies":
        return state.techs[seat].bit_count() + _TECHNOLOGIES_A_TURN * ahead.turns
    now = COUNT[what](state, seat)
    return min(now + _GROWTH[what] * ahead.turns, _MOST.get(what, 99))


_Help = Callable[[DuelState, Seat, Outlook, float, Temper], float]
"""State, seat, what is ahead, rounds in which a once-per-round effect can still be used, temper."""


def _upgrades(state: DuelState, seat: Seat, ahead: Outlook, uses: float, temper: Temper) -> float:
    """Upgrades without a price: the dearest cards first, each for the rounds that remain."""
    worth = 0.0
    levels = temper.actions
    cards = [card for card in reversed(range(len(INFLUENCES))) if not state.upgraded[seat] >> card & 1]
    for later, card in zip(range(ahead.rounds, 0, -1), cards, strict=False):
        saved = int(UPGRADE_COST[card]) * coin(ahead.turns, temper)
        worth += min(saved, later * (levels[card + 2] - levels[card + 1]))
    return worth


_HELPS: Final[dict[str, _Help]] = {
    "stock_market": lambda state, seat, ahead, uses, temper: 0.3 * ahead.turns * coin(ahead.turns, temper),
    "stagecoach": lambda state, seat, ahead, uses, temper: uses * (0.8 if state.houses[seat] else 0.3),
    "language_school": lambda state, seat, ahead, uses, temper: 0.25 * ahead.turns * coin(ahead.turns, temper),
    "spinning_mill": lambda state, seat, ahead, uses, temper: uses * 0.6,
    "station": lambda state, seat, ahead, uses, temper: uses * 0.8 + temper.visits * ahead.turns,
    "letterpress_printing": lambda state, seat, ahead, uses, temper: (
        2 * _TECHNOLOGIES_A_TURN * ahead.turns * coin(ahead.turns, temper)
    ),
    "newspaper": lambda state, seat, ahead, uses, temper: ahead.rounds * assist(ahead.turns, 1, temper),
    "postal_system": lambda state, seat, ahead, uses, temper: uses * 0.7,
    "mining_technology": lambda state, seat, ahead, uses, temper: 0.2 * ahead.turns,
    "telegram": lambda state, seat, ahead, uses, temper: _ASSISTS_A_TURN * ahead.turns * temper.assist,
    "telephone": lambda state, seat, ahead, uses, temper: uses * 0.7,
    "tram": lambda state, seat, ahead, uses, temper: uses * 0.9,
    "university": _upgrades,
}


def technology_worth(state: DuelState, seat: Seat, technology: int, ahead: Outlook, temper: Temper) -> float:
    """One technology, owned or as if it were."""
    card = TECHNOLOGIES[technology]
    if card.points_per:
        return card.points * _counted(state, seat, card.points_per, ahead, temper)
    uses = ahead.rounds + (ahead.turns > 0 and not state.used[seat] >> technology & 1)
    return temper.foresight * temper.helps * _HELPS[card.key](state, seat, ahead, uses, temper)


def technologies_worth(state: DuelState, seat: Seat, ahead: Outlook, temper: Temper) -> float:
    """All technologies of a seat."""
    techs, number, worth = state.techs[seat], 0, 0.0
    while techs:
        if techs & 1:
            worth += technology_worth(state, seat, number, ahead, temper)
        techs >>= 1
        number += 1
    return worth
