"""What is worth considering: whole turns, and for flags, streets and preparation every single move."""

from collections.abc import Sequence

from game.opponents.beam import follow
from game.opponents.faculties import UsualTurns
from game.opponents.player import Line
from game.opponents.singapore.reflex import by_glance, usual
from game.opponents.singapore.temper import Temper
from game.opponents.singapore.turn.deeds import Schedule
from game.opponents.singapore.turn.openings import Opening, ledger_of, openings, schedules_from, work_of
from game.opponents.singapore.turn.script import written
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.singapore.moves import BUILD
from rules.singapore.reckoning.tiles import top_tile_ends
from rules.singapore.state import SingaporeState
from rules.singapore.steps.activate import Exchange
from rules.singapore.steps.build import BuildTile
from rules.singapore.steps.share_out import ShareOut
from rules.singapore.steps.street import FreeStreet
from rules.singapore.steps.work import Work

CLOSER = 4
"""How many openings are looked at closely, after a glance at all."""
WIDE = 60
"""Schedules that are kept so that none that leaves more is missed."""
WIDEST = 200
"""The same in the last turn: what brings no points by itself may open the way to many."""
ALIKE = 2
"""How many turns with one opening are planned on from."""


class SingaporeProposals(UsualTurns[SingaporeState, Temper]):
    """Schedules a turn on numbers and writes down the best schedules as moves."""

    def lines(self, state: SingaporeState) -> Sequence[Line]:
        step = state.pending[-1]
        if isinstance(step, ShareOut):
            return self._shared_out(state, step)
        if not isinstance(step, BuildTile | FreeStreet | Work | Exchange) or work_of(state) is None:
            return super().lines(state)
        return _turns(self.rules, state, self.temper)

    def turns(self, state: SingaporeState) -> Sequence[SingaporeState]:
        """Turns planned in haste."""
        seat, found = self.rules.decider(state), []
        for line in by_glance(self.rules, state, self.temper, self.temper.few, ALIKE):
            after = state.clone()
            for move in line:
                self.rules.apply(after, move)
            # What a schedule did not foresee cuts its turn short; sharing out belongs to the next one.
            while self.rules.decider(after) == seat and not isinstance(after.pending[-1], BuildTile | ShareOut):
                self.play_usual(after)
            found.append(after)
        return found

    def begins(self, state: SingaporeState) -> bool:
        return isinstance(state.pending[-1], BuildTile)

    def usual(self, state: SingaporeState) -> Line:
        return usual(self.rules, state, self.temper)

    def _shared_out(self, state: SingaporeState, step: ShareOut) -> Sequence[Line]:
        """The best ways to share out all flags, found flag by flag: the own turn follows at once."""
        found: list[tuple[float, Line, SingaporeState]] = [(0.0, (), state)]
        for _ in step.colours:
            grown = []
            for _, line, before in found:
                for move in self.rules.search_moves(before):
                    after, _, _ = follow(self.rules, before, (move,))
                    grown.append((self.evaluation.at_rest(after, step.seat), (*line, move), after))
            grown.sort(key=lambda each: -each[0])
            found = grown[: self.temper.sharings]
        return [line for _, line, _ in found]


def _turns(rules: Rules[SingaporeState], state: SingaporeState, temper: Temper) -> Sequence[Line]:
    """Whole turns, the likeliest first."""
    seat = rules.decider(state)
    ranked: list[tuple[float, int, Opening, Schedule]] = []
    likely = openings(rules, state, temper)
    if len(likely) > CLOSER:
        likely.sort(key=lambda opening: -schedules_from(opening, seat, temper, temper.glance)[0].worth)
    last = not ledger_of(state, seat, temper).turns
    width = WIDEST if last else temper.width
    for opening in likely[: len(likely) if last else CLOSER]:
        for schedule in schedules_from(opening, seat, temper, width)[: max(3, temper.lines // 3)]:
            if _ends_lost_game(state, seat, opening, schedule):
                continue
            ranked.append((-schedule.worth, len(ranked), opening, schedule))
    ranked.sort(key=lambda each: each[:2])
    chosen = [each[2:] for each in ranked[: temper.lines]]
    wide = {opening.moves: schedules_from(opening, seat, temper, WIDE) for opening, _ in chosen}
    ends = temper.deeds > 1
    found = [
        written(rules, state, opening.moves, _sane(wide[opening.moves], schedule).deeds, ends)
        for opening, schedule in chosen
    ]
    return list(dict.fromkeys(found))


def _ends_lost_game(state: SingaporeState, seat: Seat, opening: Opening, schedule: Schedule) -> bool:
    """The last player would take the tile that is missing for another round, and still be behind."""
    if BUILD[state.top] not in opening.moves[:1] or not top_tile_ends(state):
        return False
    return schedule.spot.points < max(points for other, points in enumerate(state.vp) if other != seat)


def _sane(wide: Sequence[Schedule], schedule: Schedule) -> Schedule:
    """Of the schedules that leave no less of anything the best: whoever weighs few of them may still not waste."""
    return next((each for each in wide if each.spot.leaves_no_less(schedule.spot)), schedule)
