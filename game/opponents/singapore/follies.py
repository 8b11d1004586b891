"""What a sane player of Singapore never does."""

from typing import Final, NamedTuple, TypeAlias

from game.audit.folly import Deed, Folly, blunder, blunder_of_the_game, doubt, doubt_of_the_game
from game.opponents.singapore.outlook import outlook
from game.opponents.singapore.temper import Temper
from game.opponents.singapore.turn.deeds import Schedule, schedules, spot_of
from game.opponents.singapore.turn.openings import ledger_of
from rules.core.move import END_TURN
from rules.core.target import Seat
from rules.singapore.components import ACTIVATIONS, OPIUM, TILES
from rules.singapore.moves import Build, Street
from rules.singapore.reckoning.tiles import displayed, top_tile_ends
from rules.singapore.reckoning.trade import asks_for_nothing, stock
from rules.singapore.state import WAITS, SingaporeState
from rules.singapore.steps.build import BuildTile
from rules.singapore.steps.work import OWN, Work

Play: TypeAlias = Deed[SingaporeState]

WIDE: Final = 120
"""Schedules that are kept when a turn is looked into again."""
WIDEST: Final = 300
"""The same for the last turn, where only points count."""
FAIR: Final = Temper(rivals=1.0)
"""A point given to a rival is a point lost."""
CUBE: Final = 0.75
POUND: Final = 0.65
"""What one of either is worth, roughly."""
SCARCE: Final = 6
"""With fewer cubes of a kind in the supply, schedules are not exact."""
USELESS: Final = 15
"""So many pounds, or cubes, are more than the dearest exchange asks for: they should have become points."""


class Turn(NamedTuple):
    """A turn of workers that is over: the table as it lay when they began, and when the turn was ended."""

    seat: Seat
    begun: SingaporeState
    ended: SingaporeState
    hub: Work

    @property
    def given(self) -> int:
        """Points that others got by it."""
        others = [seat for seat in range(self.begun.seats) if seat != self.seat]
        return sum(self.ended.vp[seat] - self.begun.vp[seat] for seat in others)

    @property
    def gain(self) -> int:
        """Own points."""
        return self.ended.vp[self.seat] - self.begun.vp[self.seat]

    def schedules(self, width: int) -> list[Schedule]:
        """What could have been done instead, on numbers."""
        ledger = ledger_of(self.begun, self.seat, FAIR)
        work = self.begun.pending[-1]
        assert isinstance(work, Work)
        return schedules(ledger, spot_of(ledger, work, 0.0), ACTIVATIONS, width)


def turn_of(deed: Play) -> Turn | None:
    """The turn that this deed ends; None if it ends none, or if a token or a tile showed while the workers acted."""
    if END_TURN not in deed.line:
        return None
    moments = [moment for each in deed.turn() for moment in each.moments()]
    working = [state for state, _ in moments if isinstance(state.pending[-1], Work)]
    ended = next(state for state, move in moments if move == END_TURN)
    hub = ended.pending[-1]
    if not isinstance(hub, Work) or working[0].reveals != ended.reveals:
        return None
    return Turn(deed.seat, working[0], ended, hub)


def _last(turn: Turn) -> bool:
    return outlook(turn.ended).turns[turn.seat] == 0


@blunder_of_the_game
def misses_last_points(deed: Play) -> bool:
    """The last turn of the game leaves points that were to be had."""
    turns = [turn for each in deed.past if each.seat == deed.seat and (turn := turn_of(each))]
    worked = [each for each in deed.past if each.seat == deed.seat and END_TURN in each.line]
    if not turns or not worked or turns[-1].ended.turn != worked[-1].before.turn or not _last(turns[-1]):
        return False
    turn = turns[-1]
    tokens, rivals = turn.begun.tokens[turn.seat], max(1, turn.begun.seats - 1)
    best = max(each.spot.points - each.spot.lost for each in turn.schedules(WIDEST) if each.spot.tokens == tokens)
    return best - turn.begun.vp[turn.seat] - (turn.gain - turn.given / rivals) >= 1


@blunder
def plays_dominated_turn(deed: Play) -> bool:
    """Ends a turn with fewer things than another would have left, workers, tokens and points of rivals being alike."""
    turn = turn_of(deed)
    if turn is None or _last(turn) or min(turn.begun.supply) < SCARCE:
        return False
    state, seat = turn.ended, turn.seat
    places = tuple(state.workers[worker] for worker in OWN[seat])
    cubes = tuple(stock(state, seat))
    lost = turn.given / max(1, state.seats - 1) + 1e-9
    for _, spot, _ in turn.schedules(WIDE):
        if spot.workers != places or spot.tokens > state.tokens[seat] or spot.lost > lost:
            continue
        if spot.cubes[OPIUM] != cubes[OPIUM]:  # more of it is more to lose in a raid
            continue
        more = [spot.points - state.vp[seat], spot.money - state.money[seat]]
        more += [here - there for here, there in zip(spot.cubes, cubes, strict=True)]
        if min(more) >= 0 and more[0] + POUND * more[1] + CUBE * sum(more[2:]) > 0.5:
            return True
    return False


@blunder
def leaves_free_gain(deed: Play) -> bool:
    """Ends a turn with an activation left, on an own or nobody's building that gives for nothing."""
    turn = turn_of(deed)
    if turn is None or _last(turn) or not turn.hub.acts:
        return False
    state = turn.ended
    for worker in OWN[turn.seat]:
        square = state.workers[worker]
        if square >= 0 and not turn.hub.used >> square & 1 and _is_free(state, turn.seat, square):
            return True
    return False


def _is_free(state: SingaporeState, seat: Seat, square: int) -> bool:
    number, owner = state.tiles[square], state.owner[square]
    tile = TILES[number]
    plain = asks_for_nothing(number) and not tile.illegal and not tile.special
    there = any(state.supply[kind] for kind, cubes in enumerate(tile.get.cubes) if cubes) or not any(tile.get.cubes)
    return plain and there and (owner == seat or not 0 <= owner < state.seats)


@blunder
def ends_lost_game(deed: Play) -> bool:
    """Takes the stack's tile and so ends the game although it is behind, with a displayed tile to be had."""
    if END_TURN not in deed.line or max(deed.after.vp) == deed.after.vp[deed.seat]:
        return False
    for each in deed.turn():
        for state, move in each.moments():
            if isinstance(state.pending[-1], BuildTile) and isinstance(move, Build) and move.tile == state.top:
                return top_tile_ends(state) and bool(displayed(state))
    return False


@doubt
def lets_worker_wait(deed: Play) -> bool:
    """Ends a turn with a worker waiting and a move left."""
    turn = turn_of(deed)
    if turn is None or _last(turn) or not turn.hub.walk:
        return False
    return any(turn.ended.workers[worker] == WAITS for worker in OWN[turn.seat])


@doubt
def buys_idle_street(deed: Play) -> bool:
    """Buys a street in a turn in which no building is used."""
    turn = turn_of(deed)
    moments = [moment for each in deed.turn() for moment in each.moments()]
    bought = any(isinstance(move, Street) and isinstance(state.pending[-1], Work) for state, move in moments)
    return turn is not None and bought and not turn.hub.used


@doubt
def uses_nothing(deed: Play) -> bool:
    """Uses no building in a whole turn."""
    turn = turn_of(deed)
    return turn is not None and not turn.hub.used


@doubt_of_the_game
def keeps_useless_things(deed: Play) -> bool:
    """Ends the game with many pounds or cubes that it had before its last turn and did not use."""
    seat, end = deed.seat, deed.after
    turns = [each.turn()[0].before for each in deed.past if each.seat == seat and turn_of(each)]
    if not turns:
        return False
    pounds = min(turns[-1].money[seat], end.money[seat])
    cubes = sum(map(min, stock(turns[-1], seat), stock(end, seat)))
    return pounds > USELESS or cubes > USELESS


FOLLIES: Final[tuple[Folly, ...]] = (
    misses_last_points,
    plays_dominated_turn,
    leaves_free_gain,
    ends_lost_game,
    lets_worker_wait,
    buys_idle_street,
    uses_nothing,
    keeps_useless_things,
)
