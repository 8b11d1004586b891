"""From schedules to moves: a schedule is played on a copy, click by click, as far as nothing hidden stops it."""

from collections.abc import Sequence

from game.opponents.player import Line
from game.opponents.singapore.turn.deeds import Deed
from rules.core.errors import HiddenAhead
from rules.core.move import END_TURN, Move
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.singapore.components import EMPTY
from rules.singapore.moves import ACTIVATE, BACK, ENTER, FORTH, GO, JUMP, SEND, STREETS, TAKE
from rules.singapore.state import SingaporeState
from rules.singapore.steps.activate import Exchange, VisitCourt
from rules.singapore.steps.goods import GiveGoods, ReceiveGoods
from rules.singapore.steps.place_worker import PutDown, SendWorker
from rules.singapore.steps.work import OWN, Work


class _Stop(Exception):
    """The schedule cannot go on."""


class Script:
    """The moves of a schedule, each checked when it is written down."""

    def __init__(self, rules: Rules[SingaporeState], state: SingaporeState, seat: Seat) -> None:
        self.rules = rules
        self.state = state.clone()
        self.seat = seat
        self.line: list[Move] = []

    def play(self, move: Move) -> None:
        """Write a move down; stops where it is not legal or shows something hidden."""
        if move not in self.rules.legal_moves(self.state):
            raise _Stop
        self.line.append(move)
        try:
            self.rules.apply(self.state, move)
        except HiddenAhead:
            raise _Stop from None

    def deed(self, deed: Deed, after: Deed | None) -> None:
        """A way, an activation and its clicks."""
        if deed.worker != EMPTY:
            worker = OWN[self.seat][deed.worker]
            if deed.enters:
                self.play(ENTER[worker])
                self.play(JUMP[deed.square])
            for square, edge in deed.path:
                if edge != EMPTY:
                    self.play(STREETS[edge])
                self.play(GO[worker][square])
            self.play(ACTIVATE[deed.square])
        self._clicks(deed, after)

    def _clicks(self, deed: Deed, after: Deed | None) -> None:
        gives, takes = list(deed.gives), list(deed.takes)
        while self.state.pending and self.rules.decider(self.state) == self.seat:
            step = self.state.pending[-1]
            if isinstance(step, Exchange):
                self.play(BACK if deed.back else FORTH)
            elif isinstance(step, GiveGoods):
                self._pick(gives)
            elif isinstance(step, ReceiveGoods):
                self._pick(takes)
            elif isinstance(step, VisitCourt):
                self.play(self.rules.legal_moves(self.state)[-1])
            elif isinstance(step, SendWorker):
                self.play(SEND[OWN[self.seat][max(0, deed.worker)]])
            elif isinstance(step, PutDown):
                self.play(JUMP[after.square if after else self.state.workers[step.worker]])
            else:
                return

    def _pick(self, kinds: list[int]) -> None:
        moves = self.rules.legal_moves(self.state)
        move = TAKE[kinds.pop(0)] if kinds else moves[0]
        self.play(move if move in moves else moves[0])


def written(
    rules: Rules[SingaporeState], state: SingaporeState, prelude: Line, deeds: Sequence[Deed], ends: bool
) -> Line:
    """The line of a schedule; never empty. `ends` says whether the turn is ended after it."""
    seat = rules.decider(state)
    script = Script(rules, state, seat)
    try:
        for move in prelude:
            script.play(move)
        for number, deed in enumerate(deeds):
            script.deed(deed, deeds[number + 1] if number + 1 < len(deeds) else None)
        if (ends or not script.line) and isinstance(script.state.pending[-1], Work):
            script.play(END_TURN)
    except _Stop:
        pass
    return tuple(script.line) or (rules.search_moves(state)[0],)
