"""What a position of Singapore is worth."""

from collections.abc import Sequence
from math import sqrt

from game.opponents.faculties import Evaluation, chance
from game.opponents.singapore.outlook import Outlook, hidden_share, outlook
from game.opponents.singapore.temper import Temper
from game.opponents.singapore.turn.deeds import Spot, rested, schedules, spot_of, worth
from game.opponents.singapore.turn.openings import ledger_of, openings, resumed, schedules_from, work_of
from game.opponents.singapore.turn.ways import ways
from game.opponents.singapore.worth.ledger import Ledger, closeness
from rules.core.bits import numbers_in
from rules.core.target import HIDDEN, Seat
from rules.singapore.components import EMPTY, KINDS, MONEY_PER_POINT, MOVES, OPIUM, WORKERS
from rules.singapore.reckoning.board import BOARDS, prices
from rules.singapore.reckoning.trade import stock
from rules.singapore.sight import usual_money
from rules.singapore.state import SingaporeState
from rules.singapore.steps.build import BuildTile
from rules.singapore.steps.work import Work

PURSUED = 3
"""How many schedules of a turn are followed on into the next."""
_SITE = (0.0, 1.0, 0.8, 0.5, 0.2)
"""By moves, how much a plot counts for whoever builds there."""


class SingaporeEvaluation(Evaluation[SingaporeState, Temper]):
    """Counts points, converts what can be converted, and guesses the rest."""

    def worths(self, state: SingaporeState) -> Sequence[float]:
        if state.ended:
            return [points - 0.01 * state.track.index(seat) for seat, points in enumerate(state.vp)]
        ahead = outlook(state)
        return [self._own(state, ahead, seat) for seat in range(state.seats)]

    def stance(self, worths: Sequence[float], seat: Seat) -> float:
        others = [worth for other, worth in enumerate(worths) if other != seat]
        return worths[seat] - self.temper.rivals * (0.5 * max(others) + 0.5 * sum(others) / len(others))

    def spread(self, state: SingaporeState) -> float:
        return 1.0 if state.ended else 6.0 + 8.0 * sqrt(max(outlook(state).turns))

    def value(self, state: SingaporeState, seat: Seat) -> float:
        """A turn that has begun is worth its best end."""
        work = work_of(state)
        fresh = bool(state.pending) and isinstance(state.pending[-1], BuildTile)
        if work is None or work.seat != seat or state.picked or fresh:
            worths = list(self.worths(state))
            if self.temper.foresight and not state.ended:
                ahead = outlook(state)
                ledger = Ledger(state, ahead, seat, ahead.turns[seat], self.temper)
                worths[seat] += self._next_turn(ledger, spot_of(ledger, Work(seat), 0.0))
            return chance(self.stance(worths, seat), self.spread(state))
        lost = 0.0
        if state.offer is None:
            _, state, lost = resumed(self.rules, state, seat, self.temper)
        worths = list(self.worths(state))
        worths[seat] += self._rest(state, seat, lost)
        return chance(self.stance(worths, seat), self.spread(state))

    def _rest(self, state: SingaporeState, seat: Seat, lost: float) -> float:
        """What the rest of the own turn adds to how the seat stands."""
        best, opening = max(
            (
                (schedules_from(opening, seat, self.temper, self.temper.glance)[0], opening)
                for opening in openings(self.rules, state, self.temper, lost)
            ),
            key=lambda each: each[0].worth,
        )
        gain = best.worth - self._things(state, ledger_of(state, seat, self.temper), seat)
        if self.temper.foresight:
            gain += self._next_turn(ledger_of(opening.state, seat, self.temper), rested(best.spot))
        return gain

    def _next_turn(self, ledger: Ledger, spot: Spot) -> float:
        """By how much the next turn, planned, does better than hoped."""
        if not ledger.turns:
            return 0.0
        planned = self._ahead(ledger, outlook(ledger.state), spot, self.temper.depth)
        return self.temper.foresight * (planned - worth(ledger, spot))

    def _ahead(self, ledger: Ledger, ahead: Outlook, spot: Spot, depth: int) -> float:
        """What the seat may hope for once its next turns are planned, the town staying as it is."""
        later = Ledger(ledger.state, ahead, ledger.seat, ledger.turns - 1, self.temper)
        found = schedules(later, spot, self.temper.deeds, self.temper.glance)
        if depth == 1 or not later.turns:
            return found[0].worth
        return max(self._ahead(later, ahead, rested(each.spot), depth - 1) for each in found[:PURSUED])

    @staticmethod
    def _things(state: SingaporeState, ledger: Ledger, seat: Seat) -> float:
        """Points, money, cubes, workers and what is to be feared."""
        cubes = tuple(stock(state, seat))
        own = tuple(state.workers[seat * WORKERS : (seat + 1) * WORKERS])
        total = state.vp[seat] + ledger.holdings(state.money[seat], cubes) + ledger.posted(own)
        return total - ledger.danger(state.tokens[seat], cubes[OPIUM])

    def _own(self, state: SingaporeState, ahead: Outlook, seat: Seat) -> float:
        ledger = Ledger(state, ahead, seat, ahead.turns[seat], self.temper)
        things = self._hidden(state, ledger, seat) if state.money[seat] == HIDDEN else self._things(state, ledger, seat)
        return things + self._rents(state, ahead, ledger, seat) + self._site(state, ledger, seat)

    @staticmethod
    def _hidden(state: SingaporeState, ledger: Ledger, seat: Seat) -> float:
        """What lies behind a screen: its share of all that is unknown, and what players usually have."""
        own = tuple(state.workers[seat * WORKERS : (seat + 1) * WORKERS])
        held = tuple(round(hidden_share(state, kind)) for kind in KINDS)
        total = state.vp[seat] + ledger.holdings(usual_money(state), held) + ledger.posted(own)
        return total - ledger.danger(state.tokens[seat], held[OPIUM])

    def _rents(self, state: SingaporeState, ahead: Outlook, ledger: Ledger, seat: Seat) -> float:
        """Points from others who will use the own buildings."""
        guests = sum(ahead.turns) - ahead.turns[seat]
        total = 0.0
        for square in numbers_in(state.built):
            if state.owner[square] == seat:
                gain = min(3.0, max(0.0, ledger.prices.use[state.tiles[square]]))
                total += gain * closeness(state.layout, square)
        return self.temper.owner * guests * total / 3

    def _site(self, state: SingaporeState, ledger: Ledger, seat: Seat) -> float:
        """The plot that waits for a building: what it costs and how near it is."""
        square = state.flagged[seat]
        if square == EMPTY:
            return 0.0
        price = prices(state.land)[square]
        money = state.money[seat]
        short = max(0, price - money) if money != HIDDEN else 0
        cost = ledger.prices.pound * (price - short) + short / MONEY_PER_POINT
        return _SITE[self._moves_to(state, ledger, seat, square)] * self.temper.nearness * 2 - cost

    @staticmethod
    def _moves_to(state: SingaporeState, ledger: Ledger, seat: Seat, plot: int) -> int:
        near = BOARDS[state.layout].near[plot]
        fewest = MOVES
        for square in state.workers[seat * WORKERS : (seat + 1) * WORKERS]:
            if square >= 0:
                for to, moves, _, _ in ways(state.layout, square, state.streets, ledger.lanes, MOVES, 1):
                    if near >> to & 1 and moves < fewest:
                        fewest = moves
        return fewest + 1
