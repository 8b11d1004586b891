"""What is worth considering: whole turns, and for flags, streets and preparation every single move."""

from collections.abc import Sequence

from game.opponents.player import Line
from game.opponents.singapore.ledger import closeness
from game.opponents.singapore.openings import Opening, openings, plans_from, work_of
from game.opponents.singapore.outlook import outlook
from game.opponents.singapore.prices import prices as worths_of
from game.opponents.singapore.script import written
from game.opponents.singapore.temper import Temper
from game.opponents.singapore.turn import Plan
from rules.core.move import Move
from rules.core.rules import Rules
from rules.singapore.board import BOARDS, bits, prices
from rules.singapore.components import EMPTY, NEUTRAL, WORKERS
from rules.singapore.moves import PUT_FLAG, Build
from rules.singapore.state import SingaporeState
from rules.singapore.steps.activate import Exchange
from rules.singapore.steps.build import BuildTile
from rules.singapore.steps.share_out import ShareOut, open_plots
from rules.singapore.steps.street import FreeStreet
from rules.singapore.steps.work import Work

CLOSER = 4
"""How many openings are looked at closely, after a glance at all."""
REFLEX_OPENINGS = 3


def options(rules: Rules[SingaporeState], state: SingaporeState, temper: Temper) -> Sequence[Line]:
    """Lines to consider, the likeliest first."""
    step = state.pending[-1]
    if not isinstance(step, BuildTile | FreeStreet | Work | Exchange) or work_of(state) is None:
        return [(move,) for move in rules.search_moves(state)]
    seat = rules.decider(state)
    ranked: list[tuple[float, int, Opening, Plan]] = []
    likely = openings(rules, state, temper)
    if len(likely) > CLOSER:
        likely.sort(key=lambda opening: -plans_from(opening, seat, temper, temper.glance)[0].worth)
    for opening in likely[:CLOSER]:
        for found in plans_from(opening, seat, temper, temper.width)[: max(3, temper.lines // 3)]:
            ranked.append((-found.worth, len(ranked), opening, found))
    ranked.sort(key=lambda each: each[:2])
    ends = temper.deeds > 1
    return list(dict.fromkeys(written(rules, state, o.moves, p.deeds, ends) for _, _, o, p in ranked[: temper.lines]))


def reflex(rules: Rules[SingaporeState], state: SingaporeState, temper: Temper) -> Line:
    """A turn planned in haste; flags, streets and all else by habit."""
    step = state.pending[-1]
    if isinstance(step, ShareOut):
        return (_flag(state, step),)
    if not isinstance(step, BuildTile | FreeStreet | Work | Exchange) or work_of(state) is None:
        return (rules.search_moves(state)[0],)
    seat = rules.decider(state)
    found = openings(rules, state, temper)
    if len(found) > REFLEX_OPENINGS:
        found = sorted(found, key=lambda opening: -_promise(state, opening, temper))[:REFLEX_OPENINGS]
    best = None
    for opening in found:
        first = plans_from(opening, seat, temper, temper.glance)[0]
        if best is None or first.worth > best[0]:
            best = first.worth, opening, first
    assert best is not None
    return written(rules, state, best[1].moves, best[2].deeds, True)


def _promise(state: SingaporeState, opening: Opening, temper: Temper) -> float:
    """How good a new building looks at first sight."""
    if not opening.moves or not isinstance(opening.moves[0], Build):
        return 0.0
    ahead = outlook(state)
    seat = state.active
    use = worths_of(ahead.standing, ahead.coming, ahead.turns[seat], temper).use
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

    return PUT_FLAG[max(bits(open_plots(state)), key=liking)]
