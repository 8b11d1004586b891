"""What a thing would give or cost the viewer now, beyond what the rules say of it."""

from collections.abc import Callable
from typing import Any, Final

from rules.core.rules import Rules
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.zaibatsu.board import DESTINATION_COLOUR
from rules.zaibatsu.components import (
    ACTIONS,
    COUNTS,
    LAST,
    NONE,
    ON_MINES,
    ON_RND,
    PERIODS,
    SERVICES,
    STEP_COST,
)
from rules.zaibatsu.places import ACTION, DESTINATION, PRIZE, SHARED_TOKEN, SPACE, TILE
from rules.zaibatsu.reckoning.markets import deliveries
from rules.zaibatsu.reckoning.means import money
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import SHARED_REWARDS
from ui.boards.view import View

Lines = list[Text]
ALONG: Final = {ACTION[ACTIONS.index("rnd")]: ON_RND, ACTION[ACTIONS.index("mines")]: ON_MINES}
"""The actions that only go along a track."""


def more(rules: Rules[Any], view: View, target: Target) -> Lines:
    """Lines of a tooltip after those of the rules."""
    if target in ALONG:
        return _steps(view, ALONG[target])
    lines = _BY_KIND.get(target.kind)
    return lines(rules, view, target) if lines is not None else []


def _steps(view: View, track: int) -> Lines:
    """How far one would come."""
    state: ZaibatsuState = view.state
    have, at = money(state, view.viewer), state.tracks[view.viewer][track]
    number = min(sum(cost <= have for cost in STEP_COST), LAST - at)
    return [say("zaibatsu.board.more.steps", n=number)] if number or at == LAST else []


def _tile(rules: Rules[Any], view: View, target: Target) -> Lines:
    """Who built it."""
    if target not in TILE:
        return []
    tile, state = TILE.index(target), view.state
    owner = next((seat for seat in range(state.seats) if tile in state.slots[seat]), None)
    return [] if owner is None else [say("zaibatsu.board.more.built", seat=SEATS[owner])]


def _space(rules: Rules[Any], view: View, target: Target) -> Lines:
    """Which tokens could be placed with the goods at hand."""
    here = SPACE.index(target)
    values = [value for space, value in deliveries(view.state, view.viewer, NONE) if space == here]
    if not values:
        return [Text("zaibatsu.board.more.no_delivery")]
    return [say("zaibatsu.board.more.deliver", values=listed([Text(f"={value}") for value in sorted(values)]))]


def _destination(rules: Rules[Any], view: View, target: Target) -> Lines:
    """What a ship would make of the own service."""
    state, at = view.state, DESTINATION.index(target)
    colour = DESTINATION_COLOUR[at]
    if state.improved[view.viewer] >> colour & 1:
        return [Text("zaibatsu.board.more.improved")]
    taken = sum(1 for improved in state.improved if improved >> colour & 1)
    if taken >= COUNTS[state.seats].improvements:
        return []
    before, after = SERVICES[colour].amounts
    return [say("zaibatsu.board.more.improves", n=after, before=before)]


def _shared(rules: Rules[Any], view: View, target: Target) -> Lines:
    """What leading it is worth at the end of its period."""
    state, objective = view.state, SHARED_TOKEN.index(target)
    period = next((each for each in range(1, PERIODS + 1) if objective in state.shared[each]), NONE)
    if period == NONE:
        return []
    prizes = PRIZE[period][: len(SHARED_REWARDS[period])]
    first, *others = [rules.about(state, view.viewer, prize)[1] for prize in prizes]
    key = "choice" if others else "fixed"
    alternatives = [say("zaibatsu.board.more.reward.or", what=what) for what in others]
    return [say(f"zaibatsu.board.more.reward.{key}", what=first), *alternatives]


_BY_KIND: Final[dict[str, Callable[[Rules[Any], View, Target], Lines]]] = {
    "tile": _tile,
    "space": _space,
    "destination": _destination,
    "shared": _shared,
}
