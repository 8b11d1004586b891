"""What is counted of a zaibatsu: pieces built, positions, thresholds, objectives, the final score."""

from rules.core.target import Seat
from rules.zaibatsu.components import (
    COAL,
    FACTORIES,
    FIRST_TRACK,
    IRON,
    ITEMS_PER_POINT,
    MACHINE,
    MONEY,
    MONEY_PER_POINT,
    OBJECTIVES,
    SHIP,
    SILK,
    SLOT_POINTS,
    THRESHOLD_POINTS,
    THRESHOLDS,
    TRACKS,
    TRAIN,
)
from rules.zaibatsu.reckoning.means import is_old
from rules.zaibatsu.state import FIRST_OBJECTIVE, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.tiles import RATINGS


def factories_built(state: ZaibatsuState, seat: Seat) -> int:
    """The old factory was never built."""
    return sum(1 for tile in state.slots[seat] if not is_old(tile))


def pieces_built(state: ZaibatsuState, seat: Seat, row: int) -> int:
    """A held machine is not built yet."""
    return state.left[seat][row] - (state.held_machine[seat] if row == MACHINE else 0)


def tokens_on_map(state: ZaibatsuState, seat: Seat) -> int:
    """How many influence tokens of a seat lie on the map."""
    return sum(1 for token in state.tokens if token and token >> VALUE_BITS == seat)


def measure(state: ZaibatsuState, seat: Seat, name: str) -> int:
    """What an objective token counts."""
    match name:
        case "ships_built":
            return pieces_built(state, seat, SHIP)
        case "machines_built":
            return pieces_built(state, seat, MACHINE)
        case "trains_built":
            return pieces_built(state, seat, TRAIN)
        case "factories_built":
            return factories_built(state, seat)
        case "contracts_fulfilled":
            return len(state.contracts[seat])
        case "influence_tokens_on_map":
            return tokens_on_map(state, seat)
    return state.tracks[seat][TRACKS.index(name.removesuffix("_position"))] + 1


def starting_value(name: str) -> int:
    """What a measure is at the start of a game."""
    return 1 if name.endswith("_position") else 0


# ------------------------------------------------------------ objectives
def threshold_reached(state: ZaibatsuState, seat: Seat, objective: int, threshold: int) -> bool:
    """Is the lower (0) or upper (1) threshold of a row or track reached? A row's is when its space is empty."""
    if objective < FIRST_TRACK:
        have = state.left[seat][objective]
    else:
        have = state.tracks[seat][objective - FIRST_TRACK] + 1
    return bool(have >= THRESHOLDS[objective][threshold])


def reached(state: ZaibatsuState, seat: Seat, objective: int) -> int:
    """How many of the two thresholds of a row or track are reached."""
    return sum(threshold_reached(state, seat, objective, threshold) for threshold in (0, 1))


def objective_points(state: ZaibatsuState, seat: Seat, objective: int, level: int) -> int:
    """What a favour token of this level scores on an objective as things stand."""
    if not level:
        return 0
    if objective < FACTORIES:
        thresholds = reached(state, seat, objective)
        return int(THRESHOLD_POINTS[thresholds - 1][level - 1]) if thresholds else 0
    used = len(state.slots[seat]) if objective == FACTORIES else len(state.contracts[seat])
    return int(SLOT_POINTS[objective - FACTORIES][used - 1][level - 1]) if used else 0


# ------------------------------------------------------------ the end
def items_left(state: ZaibatsuState, seat: Seat) -> int:
    """Goods and resources, kept coal and held goods included."""
    stock = state.stock[seat]
    kept = state.kept_token[seat] + state.kept_tile[seat] + state.held_goods[seat]
    return stock[COAL] + stock[SILK] + stock[IRON] + kept + sum(state.goods[seat])


def final_points(state: ZaibatsuState, seat: Seat) -> list[int]:
    """By objective, then for stock and for money, what the final scoring would bring now."""
    objectives = [
        objective_points(state, seat, objective, state.favours[seat][objective]) for objective in range(len(OBJECTIVES))
    ]
    stock, money = items_left(state, seat) // ITEMS_PER_POINT, state.stock[seat][MONEY] // MONEY_PER_POINT
    return [*objectives, stock, money]


def score(state: ZaibatsuState, seat: Seat) -> int:
    """The points on the track."""
    return sum(state.points[seat])


def score_before_count(state: ZaibatsuState, seat: Seat) -> int:
    """The same without what the final scoring adds, also when it has been done."""
    return sum(state.points[seat][:FIRST_OBJECTIVE])


def rating(points: int) -> str:
    """What a solo game that was won is called.

    >>> rating(188)
    'notable'
    """
    return next(key for least, key in RATINGS if points >= least)
