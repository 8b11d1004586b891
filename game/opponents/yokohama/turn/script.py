"""From plans to moves: a turn is played on a copy, click by click, as far as nothing hidden stops it."""

from collections.abc import Iterator

from game.opponents.player import Line
from game.opponents.yokohama.outlook import outlook
from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.turn.additional import additional
from game.opponents.yokohama.turn.choices import first_offered, ways
from game.opponents.yokohama.turn.plans import Plan, Planner
from game.opponents.yokohama.worth.glance import Glance
from game.opponents.yokohama.worth.things import rates
from rules.core.errors import HiddenAhead
from rules.core.move import DONE, END_TURN, Move
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.yokohama.components import NONE
from rules.yokohama.moves import GO, HOME, PLACE, Go, Place
from rules.yokohama.reckoning.ground import neighbours, power_with_president
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.base import Hub
from rules.yokohama.steps.movement import Movement, Walk
from rules.yokohama.steps.placement import OpenTurn, Placing


def glance_at(state: YokohamaState, seat: Seat, temper: Temper) -> Glance:
    """How a seat sees its choices now."""
    return Glance(state, seat, rates(outlook(state, seat).turns, temper), temper)


def plans_of(state: YokohamaState, seat: Seat, temper: Temper, limit: int) -> list[Plan]:
    """The best plans of a seat whose Placement begins."""
    return Planner(glance_at(state, seat, temper)).plans(limit)


class Script:
    """One turn being played on a copy."""

    __slots__ = ("cut", "line", "rules", "seat", "state", "temper", "turn")

    def __init__(self, rules: Rules[YokohamaState], state: YokohamaState, seat: Seat, temper: Temper) -> None:
        self.rules, self.seat, self.temper = rules, seat, temper
        self.state = state.clone()
        self.turn = state.turn
        self.line: Line = ()
        self.cut = False

    def twin(self) -> "Script":
        """The same, to be played on otherwise."""
        other = Script(self.rules, self.state, self.seat, self.temper)
        other.turn, other.line = self.turn, self.line
        return other

    def play(self, moves: Line) -> bool:
        """Make these moves; False where something hidden ended it."""
        for move in moves:
            self.line += (move,)
            try:
                self.rules.apply(self.state, move)
            except HiddenAhead:
                self.cut = True
                return False
        return True

    @property
    def open(self) -> bool:
        """Is there more to decide in this turn?"""
        state = self.state
        return (
            not self.cut
            and bool(state.pending)
            and state.turn == self.turn
            and state.pending[-1].decider(state) == self.seat
        )

    def carry_out(self, plan: Plan) -> bool:
        """Place and go as planned."""
        for area in plan.placed:
            if not self.play((PLACE[area],)):
                return False
        step = self.state.pending[-1]
        if isinstance(step, OpenTurn):
            self.play((DONE,))
        elif isinstance(step, Placing):
            self.play((self._last_placement(step),))
        step = self.state.pending[-1]
        if not isinstance(step, Movement):
            return False
        if plan.to == NONE:
            return self.play((HOME,))
        go = GO[plan.to]
        return go in self.rules.legal_moves(self.state) and self.play((go,))

    def _last_placement(self, step: Placing) -> Move:
        """Nobody more, unless the Telegram sends one next door."""
        if not step.doubled:
            return DONE
        planner = Planner(glance_at(self.state, self.seat, self.temper))
        near = [
            area for area in neighbours(self.state, step.put[0]) if PLACE[area] in self.rules.legal_moves(self.state)
        ]
        best = max(near, key=lambda area: planner.staged[area] - planner.tolls[area], default=NONE)
        return PLACE[best] if best != NONE and planner.staged[best] > planner.tolls[best] else DONE


def turns(script: Script, width: int, limit: int) -> Iterator[Script]:
    """All ways to play a turn to its end that are worth a try: the best plans, at open choices up to `width` ways."""
    while script.open:
        state = script.state
        step = state.pending[-1]
        if isinstance(step, Hub):
            found = additional(glance_at(state, script.seat, script.temper), step, width)
            if isinstance(step, OpenTurn) and () in found:
                for line in found:
                    if line:
                        yield from _branch(script, line, width, max(1, limit // 2))
                yield from _planned(script, width, limit)
                return
            found = [line or (END_TURN,) for line in found]
        elif isinstance(step, Placing | Movement | Walk):
            found = _midway(script)
            found = found if width > 1 else found[:1]
        else:
            found = ways(glance_at(state, script.seat, script.temper), step, width) or [(first_offered(state),)]
        for line in found[1:]:
            yield from _branch(script, line, 1, 1)
        script.play(found[0])
    yield script


def _branch(script: Script, line: Line, width: int, limit: int) -> Iterator[Script]:
    other = script.twin()
    other.play(line)
    yield from turns(other, width, limit)


def _planned(script: Script, width: int, limit: int) -> Iterator[Script]:
    """Every plan, carried out and played to the end."""
    found = False
    for plan in plans_of(script.state, script.seat, script.temper, limit):
        other = script.twin()
        if other.carry_out(plan) or other.cut:
            found = True
            yield from turns(other, width, limit)
    if not found:
        script.play((first_offered(script.state),))
        yield from turns(script, 1, 1)


def _midway(script: Script) -> list[Line]:
    """A Placement or Movement that somebody else began: all that can follow, the likeliest first."""
    state, seat = script.state, script.seat
    step = state.pending[-1]
    planner = Planner(glance_at(state, seat, script.temper))

    def liking(move: Move) -> float:
        if isinstance(move, Place):
            return planner.staged[move.area] - planner.tolls[move.area]
        if isinstance(move, Go):
            return planner.glance.gain(move.area, power_with_president(state, seat, move.area))
        return 0.0

    return [(move,) for move in sorted(step.search_moves(state), key=lambda move: -liking(move))]


def habit(rules: Rules[YokohamaState], state: YokohamaState, seat: Seat, temper: Temper) -> Line:
    """The rest of the turn without much thought."""
    return next(turns(Script(rules, state, seat, temper), 1, 1)).line
