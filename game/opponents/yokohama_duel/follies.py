"""What a sane player of Yokohama Duel never does."""

from typing import Final, TypeAlias

from game.audit.folly import Deed, Folly, blunder, blunder_of_the_game, doubt, doubt_of_the_game
from game.opponents.yokohama_duel.outlook import outlook
from game.opponents.yokohama_duel.turn.idle import brings_nothing
from game.opponents.yokohama_duel.worth.orders import needs
from rules.core.move import END_TURN
from rules.yokohama_duel.components import ASSIST_VALUE, BONUS_LEVEL, GOODS, IMPORT_DOWN, IMPORT_UP, SHOP_COST, YEN
from rules.yokohama_duel.free import CALL
from rules.yokohama_duel.moves import BUILD_SHOP, Build, Buy, KeepPaid, Pay, Play, PlayAssist, Sell, Send
from rules.yokohama_duel.reckoning.free_actions import completable, recruitable
from rules.yokohama_duel.reckoning.influence import assist_value, rewards_at
from rules.yokohama_duel.scoring import points_by_category
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.build import BuildHere
from rules.yokohama_duel.steps.strengthen import Strengthen

DuelDeed: TypeAlias = Deed[DuelState]

SPARE_YEN: Final = 2
"""Whoever has so much more than a shop costs builds it."""


def _end(deed: DuelDeed) -> DuelState | None:
    """The table when the turn was ended in this deed."""
    return next((state for state, move in deed.moments() if move == END_TURN), None)


def _last_end(deed: DuelDeed) -> DuelState | None:
    """The same, if it was the last turn of the seat."""
    state = _end(deed)
    return state if state is not None and outlook(state, deed.seat).turns == 0 else None


@blunder
def leaves_order(deed: DuelDeed) -> bool:
    """Ends the last turn with an order whose goods are there."""
    state = _last_end(deed)
    return state is not None and bool(completable(state, deed.seat))


@blunder
def leaves_merchant(deed: DuelDeed) -> bool:
    """Ends the last turn with a Merchant that could have been called."""
    state = _last_end(deed)
    return state is not None and CALL[deed.seat] in deed.rules.legal_moves(state)


@blunder
def leaves_building(deed: DuelDeed) -> bool:
    """Ends the last turn without a building that would have brought points."""
    state = _last_end(deed)
    if state is None or not isinstance(state.pending[-1], BuildHere):
        return False
    points = sum(points_by_category(state, deed.seat))
    for move in deed.rules.legal_moves(state):
        if isinstance(move, Build):
            after = state.clone()
            deed.rules.apply(after, move)
            if sum(points_by_category(after, deed.seat)) > points:
                return True
    return False


@blunder_of_the_game
def leaves_recruit(deed: DuelDeed) -> bool:
    """Ends the game with a criterion met for which no Merchant was recruited."""
    return bool(recruitable(deed.after, deed.seat))


@doubt
def keeps_order_back(deed: DuelDeed) -> bool:
    """Ends a turn with an order whose goods are there."""
    state = _end(deed)
    return state is not None and outlook(state, deed.seat).turns > 0 and bool(completable(state, deed.seat))


@doubt
def declines_shop(deed: DuelDeed) -> bool:
    """Ends a turn without a shop it could easily pay."""
    state = _end(deed)
    if state is None or outlook(state, deed.seat).turns == 0 or not isinstance(state.pending[-1], BuildHere):
        return False
    rich = state.stock[deed.seat][YEN] >= SHOP_COST + SPARE_YEN
    return rich and BUILD_SHOP in deed.rules.legal_moves(state)


@blunder
def pays_face_down_import(deed: DuelDeed) -> bool:
    """Pays with a face-down import while holding a face-up one."""
    return any(
        isinstance(move, Pay | KeepPaid) and move.item == IMPORT_DOWN and state.stock[deed.seat][IMPORT_UP] > 0
        for state, move in deed.moments()
    )


@doubt
def pays_needed_good(deed: DuelDeed) -> bool:
    """Pays with a good that an order needs while another was to spare."""
    for state, move in deed.moments():
        if not isinstance(move, Pay) or move.item >= len(GOODS) or outlook(state, deed.seat).turns == 0:
            continue
        lack = needs(state.hands[deed.seat], state.stock[deed.seat])
        offered = [each.item for each in deed.rules.legal_moves(state) if isinstance(each, Pay)]
        if lack[move.item] >= 0 and any(item < len(GOODS) and lack[item] < 0 for item in offered):
            return True
    return False


def _of_use(state: DuelState, deed: DuelDeed) -> bool:
    """Could an assist card be played later?"""
    return outlook(state, deed.seat).turns > 0


def _same(low: int, high: int) -> bool:
    """Do two levels bring the same? Beyond the level that brings the first bonus only bonuses grow."""
    return min(low, BONUS_LEVEL) == min(high, BONUS_LEVEL) and rewards_at(low) == rewards_at(high)


@blunder
def wastes_assist(deed: DuelDeed) -> bool:
    """Plays an assist card that changes nothing."""
    for state, move in deed.moments():
        step = state.pending[-1]
        if isinstance(move, PlayAssist) and isinstance(step, Strengthen) and _of_use(state, deed):
            high = step.level + assist_value(state, deed.seat, move.kind)
            if _same(step.level, high):
                return True
    return False


@blunder
def overdoes_assist(deed: DuelDeed) -> bool:
    """Plays a strong assist card where a weaker one does the same."""
    for state, move in deed.moments():
        step = state.pending[-1]
        if not isinstance(move, PlayAssist) or not isinstance(step, Strengthen) or not _of_use(state, deed):
            continue
        high = step.level + assist_value(state, deed.seat, move.kind)
        for kind, number in enumerate(state.assists[deed.seat]):
            mid = step.level + assist_value(state, deed.seat, kind)
            weaker = number and ASSIST_VALUE[kind] < ASSIST_VALUE[move.kind]
            if weaker and _same(mid, high):
                return True
    return False


@blunder
def buys_and_sells_the_same(deed: DuelDeed) -> bool:
    """Buys and sells the same good at one exchange."""
    bought = {move.item for move in deed.line if isinstance(move, Buy)}
    return any(isinstance(move, Sell) and move.item in bought for move in deed.line)


@blunder
def acts_for_nothing(deed: DuelDeed) -> bool:
    """Spends a turn that adds nothing to what it owns."""
    if deed.after.turn == deed.before.turn or deed.after.ended:
        return False
    turn = deed.turn()
    went = any(isinstance(move, Play | Send) for each in turn for move in each.line)
    return went and brings_nothing(turn[0].before, deed.after, deed.seat)


@doubt_of_the_game
def pays_for_idle_order(deed: DuelDeed) -> bool:
    """Paid for a further order and never completed it."""
    paid = [move.order for each in deed.past for move in each.line if isinstance(move, KeepPaid)]
    return any(order in deed.after.hands[deed.seat] for order in paid)


FOLLIES: Final[tuple[Folly, ...]] = (
    leaves_order,
    leaves_merchant,
    leaves_building,
    leaves_recruit,
    keeps_order_back,
    declines_shop,
    pays_face_down_import,
    pays_needed_good,
    wastes_assist,
    overdoes_assist,
    buys_and_sells_the_same,
    acts_for_nothing,
    pays_for_idle_order,
)
