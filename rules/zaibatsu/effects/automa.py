"""What the automa does to the table."""

from rules.core.chance import draw
from rules.core.event import Emit
from rules.zaibatsu.components import AUTOMA, ONE_OF
from rules.zaibatsu.events import automa as events
from rules.zaibatsu.reckoning.measures import measure, rating, score
from rules.zaibatsu.state import VALUE_BITS, ZaibatsuState
from rules.zaibatsu.tiles import ACTION_TOKENS, AUTOMA_ROWS, SOLO


def begin(emit: Emit) -> None:
    """Its turn."""
    emit(events.AutomaTurn())


def reveal(state: ZaibatsuState, emit: Emit) -> int:
    """The top token of the pile."""
    token = draw(state, state.pile)
    state.revealed.append(token)
    emit(events.TokenRevealed(token))
    return token


def return_worker(state: ZaibatsuState, space: int, colour: int, emit: Emit) -> None:
    """A worker goes back to the bag."""
    state.hiring[space] -= ONE_OF[colour]
    state.bag[colour] += 1
    emit(events.WorkerReturned(space, colour))


def find_no_worker(emit: Emit) -> None:
    """Nobody stands where the token points."""
    emit(events.NoWorkerReturned())


def pass_region(region: int, own: int, other: int, blocked: bool, emit: Emit) -> None:
    """Why a region is not the one."""
    emit(events.RegionPassed(region, own, other, blocked))


def lay_train(state: ZaibatsuState, rail: int, emit: Emit) -> None:
    """A train without the bonus of its space."""
    state.rails[rail] = AUTOMA
    emit(events.AutomaTrain(rail))


def deliver(state: ZaibatsuState, row: int, space: int, emit: Emit) -> None:
    """The lowest token of a row goes on an empty space."""
    value = AUTOMA_ROWS[row][state.row_used[row]]
    state.row_used[row] += 1
    state.tokens[space] = AUTOMA << VALUE_BITS | value
    emit(events.AutomaDelivered(row, space, value))


def do_nothing(emit: Emit) -> None:
    """No action this turn."""
    emit(events.AutomaIdle())


def shuffle(state: ZaibatsuState, emit: Emit) -> None:
    """All tokens face down again, the priority area in a new order."""
    before, tokens = tuple(state.priority), tuple(state.revealed)
    pool = sorted(state.priority)
    state.priority = [draw(state, pool) for _ in before]
    state.pile = list(range(len(ACTION_TOKENS)))
    state.revealed = []
    emit(events.TokensShuffled(before, tuple(state.priority), tokens))


def check_objectives(state: ZaibatsuState, emit: Emit) -> bool:
    """Are all solo objectives met? Otherwise the game is lost."""
    have = [measure(state, 0, SOLO[each].measure) for each in state.solo]
    for objective, number in zip(state.solo, have, strict=True):
        emit(events.ObjectiveChecked(objective, number, SOLO[objective].target))
    met = all(number >= SOLO[each].target for each, number in zip(state.solo, have, strict=True))
    if not met:
        state.lost = True
        emit(events.SoloLost())
    return met


def rate(state: ZaibatsuState, emit: Emit) -> None:
    """What the points of a game that was won are called."""
    points = score(state, 0)
    emit(events.SoloRated(rating(points), points))
