"""The automa's turn: reveal, return a worker, maybe act, refill. Nothing is asked, each deed is told."""

from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.step import Step
from rules.zaibatsu.components import MARKETS, NONE, SPACE_OF, TRAINS
from rules.zaibatsu.effects import automa as effects
from rules.zaibatsu.effects.japan import send_home
from rules.zaibatsu.reckoning import automa as reckoning
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.tiles import ACTION_TOKENS


@dataclass(slots=True, unsafe_hash=True)
class AutomaPlays(Step):
    """Steps A to D."""

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        effects.begin(emit)
        token = ACTION_TOKENS[effects.reveal(state, emit)]
        space = token.space if token.space != NONE else reckoning.fullest_space(state, token.leftmost)
        action = self._action(state, token.space, token.action, token.level, space)
        if space == NONE or not state.hiring[space]:
            effects.find_no_worker(emit)
        else:
            effects.return_worker(state, space, reckoning.worker_taken(state, space), emit)
        self._act(state, action, emit)
        if not state.pile:
            effects.shuffle(state, emit)

    def _action(self, state: ZaibatsuState, named: int, action: int, level: int, space: int) -> int:
        """What a token makes the automa do; a workers token only up to the difficulty."""
        if named != NONE:
            return action
        if level > state.difficulty:
            return NONE
        return next((each for each in (TRAINS, MARKETS) if SPACE_OF[each] == space), NONE)

    def _act(self, state: ZaibatsuState, action: int, emit: Emit) -> None:
        if action == TRAINS:
            rails = reckoning.next_rails(state)
            region = self._region(state, [rail != NONE for rail in rails], emit)
            if region != NONE:
                effects.lay_train(state, rails[region], emit)
                return
        elif action == MARKETS:
            row = reckoning.row_in_use(state)
            spaces = reckoning.next_spaces(state, row)
            region = self._region(state, [space != NONE for space in spaces], emit)
            if region != NONE:
                if state.tokens[spaces[region]]:
                    send_home(state, spaces[region], emit)
                effects.deliver(state, row, spaces[region], emit)
                return
        effects.do_nothing(emit)

    def _region(self, state: ZaibatsuState, able: list[bool], emit: Emit) -> int:
        """The first region in priority order in which the automa is not ahead; failing that the first at all."""
        regions = reckoning.regions_by_priority(state)
        for region in regions:
            own, other = reckoning.influences(state, region)
            if able[region] and own <= other:
                return region
            effects.pass_region(region, own, other, not able[region], emit)
        return next((region for region in regions if able[region]), NONE)
