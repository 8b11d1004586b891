"""What a merchant does without thinking: fast enough for many turns played ahead in the mind.

It needs a whole world, real or imagined.
"""

from collections.abc import Callable
from typing import Any, Final

from game.opponents.faculties import Reflex
from game.opponents.player import Line
from game.opponents.yokohama_duel.outlook import outlook
from game.opponents.yokohama_duel.temper import Temper
from game.opponents.yokohama_duel.turn.habits import habit
from game.opponents.yokohama_duel.worth.buildings import house_worth, shop_worth
from game.opponents.yokohama_duel.worth.glance import Glance
from game.opponents.yokohama_duel.worth.things import assist, bonus_value, coin, order_values
from rules.core.move import DONE, Move
from rules.core.rules import Rules
from rules.yokohama_duel.components import (
    HOUSE_COSTS,
    LEVELS,
    MERCHANT_LEVEL,
    NONE,
    PLACES,
    ROUNDS,
    SHOP_COST,
)
from rules.yokohama_duel.free import CALL, COMPLETE, RECRUIT
from rules.yokohama_duel.moves import (
    BUILD_HOUSE,
    BUILD_SHOP,
    PLAY_ASSIST,
    Play,
    Send,
    TakeBonus,
    TakeChurch,
    TakeTechnology,
    Upgrade,
)
from rules.yokohama_duel.reckoning.counting import OPEN_CRITERIA
from rules.yokohama_duel.reckoning.free_actions import completable
from rules.yokohama_duel.reckoning.influence import assist_value, card_level, rewards_at, site_level
from rules.yokohama_duel.reckoning.prices import dues_for, upgrade_price
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Between
from rules.yokohama_duel.steps.bonus import ChooseBonus
from rules.yokohama_duel.steps.build import BuildHere
from rules.yokohama_duel.steps.choose_place import ChoosePlace
from rules.yokohama_duel.steps.church import ChooseChurch
from rules.yokohama_duel.steps.end_turn import EndTurn
from rules.yokohama_duel.steps.laboratory import ChooseTechnology
from rules.yokohama_duel.steps.strengthen import Strengthen
from rules.yokohama_duel.steps.upgrade import UpgradeInfluence


class DuelReflex(Reflex[DuelState, Temper]):
    """One move at a time: a glance at large choices, a habit at small ones."""

    def line(self, state: DuelState) -> Line:
        return usual(self.rules, state, self.temper)


def usual(rules: Rules[DuelState], state: DuelState, temper: Temper) -> Line:
    """What the deciding seat does next without thinking."""
    step = state.pending[-1]
    if isinstance(step, Between):
        free = _free(state, step, temper)
        if free is not None:
            return (free,)
    known = _REFLEXES.get(type(step))
    move = habit(state, temper) if known is None else known(state, step, temper)
    return (move if move is not None else rules.legal_moves(state)[0],)


def _free(state: DuelState, step: Between, temper: Temper) -> Move | None:
    """Recruit and complete as soon as possible; call a Merchant for a good action, or before it is too late."""
    seat = step.seat
    for number, count, at_least in OPEN_CRITERIA[state.recruited[seat]]:
        if count(state, seat) >= at_least:
            return RECRUIT[seat][number]
    ready = completable(state, seat)
    if ready:
        values = order_values(outlook(state, seat).turns, temper)
        return COMPLETE[max(ready, key=lambda order: values[order])]
    if state.merchants[seat] and not step.merchant and isinstance(step, EndTurn):
        glance = Glance(state, seat, temper)
        if glance.ahead.turns <= 2 * state.merchants[seat]:
            return CALL[seat]
        best = max(_strongest(glance, place, MERCHANT_LEVEL)[0] for place in range(len(PLACES)))
        if best > temper.actions[MERCHANT_LEVEL] + 1:
            return CALL[seat]
    return None


def _strongest(glance: Glance, place: int, base: int) -> tuple[float, int]:
    """The best an action can bring at a place, and the assist card for it."""
    state, seat = glance.state, glance.seat
    level = base + site_level(state, seat, place)
    best, kind = glance.gain(place, level), NONE
    turns = glance.ahead.turns
    for each, number in enumerate(state.assists[seat]):
        if number:
            value = assist_value(state, seat, each)
            gain = glance.gain(place, level + value) - assist(turns, value, glance.temper)
            if gain > best:
                best, kind = gain, each
    return best, kind


def by_glance(state: DuelState, step: ChoosePlace, temper: Temper) -> list[Move]:
    """Where to go, what looks best first."""
    glance = Glance(state, step.seat, temper)
    gains: dict[Move, float] = {}
    for move in step.search_moves(state):
        if isinstance(move, Play):
            base = card_level(state, step.seat, move.card)
            gain = _strongest(glance, move.place, base)[0]
            gains[move] = gain - temper.actions[base] - (0.5 if move.technology != NONE else 0.0)
        elif isinstance(move, Send):
            gains[move] = _strongest(glance, move.place, MERCHANT_LEVEL)[0]
    return sorted(gains, key=lambda move: -gains[move])


def _place(state: DuelState, step: ChoosePlace, temper: Temper) -> Move:
    return by_glance(state, step, temper)[0]


def _strengthen(state: DuelState, step: Strengthen, temper: Temper) -> Move:
    if step.assists:
        return DONE
    glance = Glance(state, step.seat, temper)
    base = step.level - site_level(state, step.seat, step.place)
    kind = _strongest(glance, step.place, base)[1]
    return DONE if kind == NONE else PLAY_ASSIST[kind]


def _church(state: DuelState, step: ChooseChurch, temper: Temper) -> Move:
    glance = Glance(state, step.seat, temper)
    moves = step.moves(state)
    cards = [move for move in moves if isinstance(move, TakeChurch)]
    best = max(cards, key=lambda move: glance.church(move.card, step.faith))
    return best if glance.church(best.card, step.faith) > 0 else moves[-1]


def _technology(state: DuelState, step: ChooseTechnology, temper: Temper) -> Move:
    glance = Glance(state, step.seat, temper)
    moves = step.moves(state)

    def gain(move: TakeTechnology) -> float:
        dues = dues_for(state, step.seat, move.technology, step.production)
        return glance.technology(move.technology) - len(dues) * glance.due

    best = max((move for move in moves if isinstance(move, TakeTechnology)), key=gain)
    return best if gain(best) > 0 else moves[-1]


def _bonus(state: DuelState, step: ChooseBonus, temper: Temper) -> Move:
    turns, number = outlook(state, step.seat).turns, rewards_at(step.level)
    moves = [move for move in step.moves(state) if isinstance(move, TakeBonus)]
    return max(moves, key=lambda move: bonus_value(turns, move.card, number, temper))


def _build(state: DuelState, step: BuildHere, temper: Temper) -> Move:
    moves = step.moves(state)
    ahead = outlook(state, step.seat)
    price = coin(ahead.turns, temper)
    best, chosen = 0.0, moves[-1]
    if BUILD_SHOP in moves:
        best, chosen = shop_worth(step.place, ahead, temper) - SHOP_COST * price, BUILD_SHOP
    if BUILD_HOUSE in moves:
        cost = int(HOUSE_COSTS[state.houses[step.seat].bit_count()])
        gain = house_worth(step.place, ahead, temper) - cost * price
        if gain > best:
            best, chosen = gain, BUILD_HOUSE
    return chosen if best > 0 else moves[-1]


def _upgrade(state: DuelState, step: UpgradeInfluence, temper: Temper) -> Move:
    moves = step.moves(state)
    price, rounds = coin(outlook(state, step.seat).turns, temper), ROUNDS - state.round
    actions = temper.actions

    def gain(move: Upgrade) -> float:
        before, after = map(int, LEVELS[move.card])
        return rounds * (actions[after] - actions[before]) - price * upgrade_price(state, step.seat, move.card)

    best = max((move for move in moves if isinstance(move, Upgrade)), key=gain)
    return best if gain(best) > 0 else moves[-1]


_REFLEXES: Final[dict[type, Callable[[DuelState, Any, Temper], Move]]] = {
    ChoosePlace: _place,
    Strengthen: _strengthen,
    ChooseChurch: _church,
    ChooseTechnology: _technology,
    ChooseBonus: _bonus,
    BuildHere: _build,
    UpgradeInfluence: _upgrade,
}
