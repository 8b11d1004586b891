"""Why a thing on the board cannot be clicked in a turn of workers."""

from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.singapore.board import BOARDS
from rules.singapore.components import RETURN_TOKENS, SECOND_WORKER, STREET_COST, TILES, WORKERS, Side
from rules.singapore.state import SET_ASIDE, WAITS, SingaporeState
from rules.singapore.steps.street import streets_left
from rules.singapore.trade import stock
from rules.singapore.words import counted


def refuse_building(state: SingaporeState, seat: Seat, square: int, walk: int) -> Text:
    """Why no worker can go there now."""
    own = state.workers[seat * WORKERS : (seat + 1) * WORKERS]
    if not walk:
        return Text("singapore.refuse.no_moves")
    if square in own:
        return Text("singapore.refuse.stands_here")
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


def refuse_worker(state: SingaporeState, seat: Seat, worker: int, walk: int) -> Text:
    """Why a worker cannot be moved."""
    if worker // WORKERS != seat:
        return say("singapore.refuse.worker_of_other", seat=Target("seat", worker // WORKERS))
    if state.workers[worker] == SET_ASIDE:
        return Text("singapore.refuse.worker_aside")
    if state.workers[worker] == WAITS and not walk:
        return Text("singapore.refuse.no_move_to_enter")
    return Text("singapore.refuse.worker_stuck" if walk else "singapore.refuse.no_moves")
