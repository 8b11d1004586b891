"""Why a thing on the board cannot be clicked in a turn of workers."""

from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text, say
from rules.singapore.components import RETURN_TOKENS, SECOND_WORKER, STREET_COST, TILES, WORKERS, Side
from rules.singapore.reckoning.board import BOARDS, reached
from rules.singapore.reckoning.town import streets_left
from rules.singapore.reckoning.trade import stock
from rules.singapore.state import SET_ASIDE, WAITS, SingaporeState
from rules.singapore.words.names import counted


def refuse_building(state: SingaporeState, seat: Seat, square: int, walk: int, extra: int) -> Text:
    """Why no worker can go there now; `extra` moves are those of one worker alone."""
    own = [at for at in state.workers[seat * WORKERS : (seat + 1) * WORKERS] if at >= 0]
    if not walk and not extra:
        return Text("singapore.refuse.no_moves")
    if square in own:
        return Text("singapore.refuse.stands_here")
    ways = BOARDS[state.layout].ways
    if not walk and any(square in reached(state.layout, at, state.streets & ways[at]) for at in own):
        return Text("singapore.refuse.runner_only")
    return Text("singapore.refuse.no_street_there")


def refuse_effect(state: SingaporeState, seat: Seat, square: int, acts: int, used: int) -> Text:
    """Why the building cannot be used now."""
    own = state.workers[seat * WORKERS : (seat + 1) * WORKERS]
    if used >> square & 1:
        return Text("singapore.refuse.used")
    if square not in own:
        return Text("singapore.refuse.no_worker_here")
    return Text("singapore.refuse.no_activations") if not acts else refuse_use(state, seat, state.tiles[square])


def refuse_use(state: SingaporeState, seat: Seat, number: int) -> Text:
    """What the seat lacks for this tile."""
    tile = TILES[number]
    if tile.special == RETURN_TOKENS:
        return Text("singapore.refuse.no_tokens")
    if tile.special == SECOND_WORKER:
        return Text("singapore.refuse.agent_once")
    short = lacking(state, seat, tile.give)
    if tile.both_ways:
        return say("singapore.refuse.short_both", there=short, back=lacking(state, seat, tile.get))
    return say("singapore.refuse.short", what=short)


def lacking(state: SingaporeState, seat: Seat, side: Side) -> Text:
    """What of this side a seat does not have."""
    held = stock(state, seat)
    short = [max(0, number - have) for number, have in zip(side.cubes, held, strict=True)]
    left = [max(0, have - number) for number, have in zip(side.cubes, held, strict=True)]
    alike = max(0, side.alike - max(left))
    mixed = max(0, side.mixed - max(0, sum(left) - side.alike))
    money = max(0, side.money - state.money[seat])
    return counted(short, mixed, alike, money, max(0, side.points - state.vp[seat]))


def refuse_street(state: SingaporeState, seat: Seat, edge: int) -> Text:
    """Why no street can be bought there."""
    if state.streets >> edge & 1:
        return Text("singapore.refuse.street_lies")
    if not state.lanes >> edge & 1 or edge >= len(BOARDS[state.layout].edges):
        return Text("singapore.refuse.no_building_beyond")
    if not streets_left(state):
        return Text("singapore.refuse.no_streets")
    return say("singapore.refuse.street_cash", n=STREET_COST)


def refuse_absent(state: SingaporeState, seat: Seat, worker: int) -> Text:
    """Why a worker is none of those the seat has before it or on the board."""
    if worker // WORKERS != seat:
        return say("singapore.refuse.worker_of_other", seat=Target("seat", worker // WORKERS))
    return Text("singapore.refuse.worker_aside")


def refuse_worker(state: SingaporeState, seat: Seat, worker: int, walk: int, runner: int) -> Text:
    """Why a worker cannot be moved; the `runner` has moves of its own."""
    if worker // WORKERS != seat or state.workers[worker] == SET_ASIDE:
        return refuse_absent(state, seat, worker)
    if walk or worker == runner:
        return Text("singapore.refuse.worker_stuck")
    if state.workers[worker] == WAITS:
        return Text("singapore.refuse.no_move_to_enter")
    return Text("singapore.refuse.no_moves" if runner == NOBODY else "singapore.refuse.runner_only")
