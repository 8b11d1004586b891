"""From a deal to the first state."""

from rules.core.chance import draw, roll, seeded
from rules.core.deal import Deal
from rules.core.event import ignore
from rules.core.target import NOBODY
from rules.singapore.components import COUNTS, LAND_TILES, SEALS, STACK_TILES, START_POINTS, START_SQUARES, START_TILES
from rules.singapore.effects import rounds, town
from rules.singapore.reckoning.board import BOARDS
from rules.singapore.state import SingaporeState
from rules.singapore.steps.prepare import PrepareTurn, preparation_order
from rules.singapore.steps.rounds import BeginRound


def dealt(deal: Deal) -> SingaporeState:
    """A layout, the land, the order on the score track and the first tiles, all by lot."""
    state = SingaporeState(deal.seats, seeded(deal.seed))
    state.open_screens = deal.options.get("screens") == "open"
    state.layout = roll(state, len(BOARDS))
    land = list(range(len(LAND_TILES)))
    state.land = tuple(draw(state, land) for _ in LAND_TILES)
    for square in START_SQUARES:
        town.set_building(state, NOBODY, START_TILES[square], square)
    pile = list(range(deal.seats))
    state.track = [draw(state, pile) for _ in range(deal.seats)]
    state.sealed = [sum(1 for seal in SEALS if seal <= START_POINTS)] * deal.seats
    state.raffles = state.track[0]
    state.stack = list(range(STACK_TILES))
    rounds.turn_top(state, ignore)
    rounds.reveal(state, COUNTS[deal.seats].preparation, ignore)
    state.pending = [BeginRound(), PrepareTurn(preparation_order(state.raffles, deal.seats))]
    state.reveals = 0
    return state
