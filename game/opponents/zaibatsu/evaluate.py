"""What a position of Nippon: Zaibatsu is worth."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from game.opponents.faculties import Evaluation
from game.opponents.zaibatsu.outlook import Outlook, outlook, outlooks
from game.opponents.zaibatsu.temper import Temper
from game.opponents.zaibatsu.worth.asked import missed
from game.opponents.zaibatsu.worth.house import house_key, house_worth
from game.opponents.zaibatsu.worth.prizes import prizes_worth
from game.opponents.zaibatsu.worth.regions import japan, map_worth
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.zaibatsu.reckoning.measures import score
from rules.zaibatsu.scoring import total, winners
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.consolidation import LastDone
from rules.zaibatsu.steps.rounds import FinalScoring, LastConsolidation

PAR: Final = 170.0
"""What a solo game is measured by."""
_FIRST: Final = 0.2
"""How much the best of the others counts beside all of them: to hold one back serves the rest as well."""
_ALONE: Final = 120.0
_LEAST: Final = 20.0
_HOUSES: Final = 1 << 14
"""So many are remembered at most."""
_SAME: Final = 0.5
"""A tie is won by whoever has the last turn."""


class ZaibatsuEvaluation(Evaluation[ZaibatsuState, Temper]):
    """Counts points, and hopes for the rest by what the turns left may make of it."""

    def __init__(self, rules: Rules[ZaibatsuState], temper: Temper) -> None:
        super().__init__(rules, temper)
        self._houses: dict[tuple[Any, ...], float] = {}

    def worths(self, state: ZaibatsuState) -> Sequence[float]:
        seats = range(state.seats)
        if state.ended:
            if state.lost:
                return [0.0]
            first = winners(state)[0]
            return [total(state, seat) + _SAME * (seat == first) for seat in seats]
        land = japan(state)
        worths = []
        for seat, ahead in enumerate(outlooks(state)):
            if not ahead.turns and _has_consolidated(state, seat):
                worths.append(float(total(state, seat)))
                continue
            own = score(state, seat) + self._house(state, seat, ahead)
            own += map_worth(state, seat, land, ahead, self.temper)
            if state.modules:
                own += prizes_worth(state, seat, ahead)
            if state.solo:
                own -= missed(state, seat, ahead.turns)
            worths.append(own)
        return worths

    def _house(self, state: ZaibatsuState, seat: Seat, ahead: Outlook) -> float:
        """What a zaibatsu is worth, remembered: while one seat weighs its turn the others stay as they are."""
        key = house_key(state, seat, ahead)
        worth = self._houses.get(key)
        if worth is None:
            if len(self._houses) >= _HOUSES:
                self._houses.clear()
            worth = self._houses[key] = house_worth(state, seat, ahead, self.temper)
        return worth

    def stance(self, worths: Sequence[float], seat: Seat) -> float:
        others = [worth for other, worth in enumerate(worths) if other != seat]
        if not others:
            return worths[seat] - PAR
        return worths[seat] - self.temper.rivals * (_FIRST * max(others) + (1 - _FIRST) * sum(others) / len(others))

    def spread(self, state: ZaibatsuState) -> float:
        """Never so small that a lead hides what a last turn still brings."""
        return _ALONE if state.seats == 1 else _LEAST + 8.0 * sqrt(outlook(state, 0).turns)


def _has_consolidated(state: ZaibatsuState, seat: Seat) -> bool:
    """Is the last consolidation of a seat behind it?"""
    if not any(isinstance(step, FinalScoring) for step in state.pending):
        return False
    return not any(isinstance(step, LastConsolidation | LastDone) and step.seat == seat for step in state.pending)
