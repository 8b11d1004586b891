"""What a position of Yokohama is worth."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from game.opponents.faculties import Evaluation, chance
from game.opponents.yokohama.outlook import turns_by_seat
from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.turn.finish import finished
from game.opponents.yokohama.worth.achievements import Goal, achievements_hope
from game.opponents.yokohama.worth.glance import Glance
from game.opponents.yokohama.worth.prospects import prospects
from game.opponents.yokohama.worth.races import race_hopes
from game.opponents.yokohama.worth.sites import buildings_worth
from game.opponents.yokohama.worth.technologies import technologies_help
from game.opponents.yokohama.worth.things import Rates, men_worth, money, rates
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.yokohama.components import HAND_ASSISTANTS, HOUSE, IMPORT, IN_HAND, SHOP, YEN
from rules.yokohama.scoring import scores
from rules.yokohama.state import YokohamaState

_IN_HAND = 5
"""So many assistants in hand make the next placements free."""


_REMEMBERED = 4096
"""Standings of other seats that are kept."""


class _Held(NamedTuple):
    """What a seat holds, and the Achievements still before it."""

    worth: float
    goals: Sequence[Goal]


def _counting(state: YokohamaState, seat: Seat) -> tuple[Any, ...]:
    """All of a position that counts for what a seat holds."""
    return (
        state.points(seat),
        state.station,
        state.flags[seat],
        len(state.taken[seat]),
        sum(state.men[seat]),
        state.achievements,
        tuple(map(tuple, state.achieved)),
        tuple(state.stock[seat]),
        tuple(state.hands[seat]),
        tuple(state.completed[seat]),
        tuple(state.techs),
        tuple(map(tuple, state.agents)),
        tuple(map(tuple, state.spent)),
        tuple([at for at, owner in enumerate(state.built) if owner == seat]),
    )


def _spread(state: YokohamaState, ahead: Sequence[float]) -> float:
    return 6.0 + 7.0 * sqrt(max(ahead)) if state.pending else 2.0


class YokohamaEvaluation(Evaluation[YokohamaState, Temper]):
    """Counts points, converts what can be converted, and guesses the rest."""

    def __init__(self, rules: Rules[YokohamaState], temper: Temper) -> None:
        super().__init__(rules, temper)
        self._others: dict[tuple[Any, ...], _Held] = {}

    def worths(self, state: YokohamaState) -> Sequence[float]:
        return self._worths(state, range(state.seats), turns_by_seat(state))

    def _worths(self, state: YokohamaState, ready: Sequence[Seat], ahead: Sequence[float]) -> list[float]:
        if not state.pending:
            return [float(sheet.total) for sheet in scores(state)]
        hopes = race_hopes(state, max(ahead))
        return [hopes[seat] + self._own(state, seat, turns, seat in ready) for seat, turns in enumerate(ahead)]

    def at_rest(self, state: YokohamaState, seat: Seat) -> float:
        """What others have standing ready is much the same whatever this seat does: it is not looked at."""
        ahead = turns_by_seat(state)
        return chance(self.stance(self._worths(state, (seat,), ahead), seat), _spread(state, ahead))

    def stance(self, worths: Sequence[float], seat: Seat) -> float:
        others = [worth for other, worth in enumerate(worths) if other != seat]
        return worths[seat] - self.temper.rivals * (0.6 * max(others) + 0.4 * sum(others) / len(others))

    def spread(self, state: YokohamaState) -> float:
        return _spread(state, turns_by_seat(state))

    def value(self, state: YokohamaState, seat: Seat) -> float:
        """A turn that was cut short at something hidden is worth what its end is."""
        if state.offer is None and state.pending:
            state = finished(self.rules, state, seat, self.temper)
        return self.at_rest(state, seat)

    def _own(self, state: YokohamaState, seat: Seat, turns: float, ready: bool) -> float:
        """All but the prizes for most and second most; `ready`: with what stands ready for the next actions."""
        rate = rates(turns, self.temper)
        if not ready:
            return self._with_hopes(state, seat, self._remembered(state, seat, turns), rate)
        glance = Glance(state, seat, rate, self.temper)
        worth = self._with_hopes(state, seat, _Held(self._held(glance, turns), glance.goals), rate)
        return worth + prospects(glance) if turns else worth

    def _with_hopes(self, state: YokohamaState, seat: Seat, held: _Held, rate: Rates) -> float:
        """How near the others are to an Achievement counts too, so this is reckoned anew."""
        if not held.goals:
            return held.worth
        return held.worth + self.temper.foresight * achievements_hope(state, seat, held.goals, rate)

    def _remembered(self, state: YokohamaState, seat: Seat, turns: float) -> _Held:
        """What others hold stays the same in most positions of a turn."""
        key = (seat, turns, *_counting(state, seat))
        known = self._others.get(key)
        if known is None:
            if len(self._others) >= _REMEMBERED:
                self._others.clear()
            glance = Glance(state, seat, rates(turns, self.temper), self.temper)
            known = self._others[key] = _Held(self._held(glance, turns), glance.goals)
        return known

    def _held(self, glance: Glance, turns: float) -> float:
        """What a seat has, and what it may become."""
        state, seat, owned, rate, temper = glance.state, glance.seat, glance.owned, glance.rate, self.temper
        worth = state.points(seat) + glance.holding + glance.flags.now
        worth += money(owned[YEN], rate, temper) + owned[IMPORT] * rate.imported
        worth += sum(state.agents[seat]) * rate.agent
        if not turns:
            return worth
        hand = owned[HAND_ASSISTANTS]
        worth += men_worth(hand + sum(state.men[seat]), rate)
        worth += 0.4 * rate.late * min(hand, _IN_HAND)
        room = turns / 2
        worth += rate.shop * min(owned[IN_HAND[SHOP]], room) + rate.house * min(owned[IN_HAND[HOUSE]], room)
        worth += buildings_worth(state, seat, rate, temper)
        return worth + technologies_help(state, seat, rate, temper)
