"""What a merchant does without thinking: a turn planned in haste; flags, streets and all else by habit."""

from typing import Final

from game.opponents.faculties import Reflex
from game.opponents.player import Line
from game.opponents.singapore.outlook import outlook
from game.opponents.singapore.temper import Temper
from game.opponents.singapore.turn.openings import Opening, openings, schedules_from, work_of
from game.opponents.singapore.turn.script import written
from game.opponents.singapore.worth.ledger import closeness
from game.opponents.singapore.worth.prices import prices as worths_of
from rules.core.bits import numbers_in
from rules.core.move import Move
from rules.core.rules import Rules
from rules.singapore.components import EMPTY, NEUTRAL, WORKERS
from rules.singapore.moves import PUT_FLAG, Build
from rules.singapore.reckoning.board import BOARDS, prices
from rules.singapore.reckoning.town import open_plots
from rules.singapore.state import SingaporeState
from rules.singapore.steps.activate import Exchange
from rules.singapore.steps.build import BuildTile
from rules.singapore.steps.share_out import ShareOut
from rules.singapore.steps.street import FreeStreet
from rules.singapore.steps.work import Work

LIKELY: Final = 3
"""How many openings are looked at."""


class SingaporeReflex(Reflex[SingaporeState, Temper]):
    """The best schedule of the openings that look best at first sight."""

    def line(self, state: SingaporeState) -> Line:
        return usual(self.rules, state, self.temper)


def usual(rules: Rules[SingaporeState], state: SingaporeState, temper: Temper) -> Line:
    """What the deciding seat does next without thinking."""
    step = state.pending[-1]
    if isinstance(step, ShareOut):
        return (_flag(state, step),)
    if not isinstance(step, BuildTile | FreeStreet | Work | Exchange) or work_of(state) is None:
        return (rules.search_moves(state)[0],)
    return by_glance(rules, state, temper, 1, 1)[0]


def by_glance(rules: Rules[SingaporeState], state: SingaporeState, temper: Temper, few: int, each: int) -> list[Line]:
    """Whole turns, what looks best first: so many, and of each opening no more than `each`."""
    seat = rules.decider(state)
    likely = openings(rules, state, temper)
    if len(likely) > LIKELY:
        likely = sorted(likely, key=lambda opening: -_promise(state, opening, temper))[:LIKELY]
    found = [
        (schedule.worth, opening.moves, schedule.deeds)
        for opening in likely
        for schedule in schedules_from(opening, seat, temper, temper.glance)[:each]
    ]
    found.sort(key=lambda turn: -turn[0])
    return [written(rules, state, moves, deeds, True) for _, moves, deeds in found[:few]]


def _promise(state: SingaporeState, opening: Opening, temper: Temper) -> float:
    """How good a new building looks at first sight."""
    if not opening.moves or not isinstance(opening.moves[0], Build):
        return 0.0
    ahead = outlook(state)
    seat = state.active
    use = worths_of(ahead.standing, ahead.coming, ahead.stacked, ahead.turns[seat], temper).use
    streets = opening.state.streets & BOARDS[state.layout].ways[state.flagged[seat]]
    return use[opening.moves[0].tile] - opening.lost + 0.1 * streets.bit_count()


def _flag(state: SingaporeState, step: ShareOut) -> Move:
    """Cheap and near for oneself, dear and far for the others, dear and near for nobody."""
    colour = step.colours[0]
    cost = prices(state.land)
    spots = BOARDS[state.layout].spots
    own = state.workers[step.seat * WORKERS]
    x, y = spots[own] if own != EMPTY else (0, 0)

    def liking(square: int) -> float:
        far = abs(spots[square][0] - x) + abs(spots[square][1] - y)
        if colour == step.seat:
            return -cost[square] - 0.5 * far + closeness(state.layout, square)
        if colour == NEUTRAL:
            return cost[square] - 0.6 * far
        return cost[square] + 0.3 * far - closeness(state.layout, square)

    return PUT_FLAG[max(numbers_in(open_plots(state)), key=liking)]
