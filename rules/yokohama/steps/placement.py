"""Phase A and the Placement step: the first assistant placed ends the one and begins the other."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import DONE, Move
from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text, say
from rules.yokohama.cards import NEWSPAPER, SPINNING, TELEGRAM, UNIVERSITY
from rules.yokohama.components import CANAL, GROUNDS, HAND_ASSISTANTS, PRESIDENT_FEE, SPREAD_MOST, STACK, YEN
from rules.yokohama.effects import people as effects
from rules.yokohama.moves import PLACE, Place
from rules.yokohama.places import AREA
from rules.yokohama.reckoning.ground import neighbours, opposing, power_with_president, toll
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.base import Hub, Turn

_EVERYWHERE = {seats: [PLACE[area] for area in grounds] for seats, grounds in GROUNDS.items()}


def affordable(state: YokohamaState, seat: Seat) -> Sequence[Place]:
    """Placements anywhere that can be paid for."""
    yen, presidents = state.stock[seat][YEN], state.presidents
    found = _EVERYWHERE[state.seats]
    if yen >= PRESIDENT_FEE * (state.seats - 1):
        return found
    return [move for move in found if move.area not in presidents or toll(state, seat, move.area) <= yen]


def refuse_area(state: YokohamaState, seat: Seat, target: Target) -> Text | None:
    """Why no assistant can be placed in an Area at all."""
    if target not in AREA:
        return None
    area = AREA.index(target)
    if area == CANAL:
        return Text("yokohama.refuse.canal")
    if not state.stock[seat][HAND_ASSISTANTS]:
        return Text("yokohama.refuse.no_assistant")
    short = toll(state, seat, area) - state.stock[seat][YEN]
    if short > 0:
        return say("yokohama.refuse.toll", seat=SEATS[opposing(state, seat, area)[0]], n=short)
    return None


def placing_phrase(state: YokohamaState, seat: Seat, move: Place) -> Text:
    """Where to, for how much, and the Power the President would have there."""
    power = power_with_president(state, seat, move.area, 1)
    fee = toll(state, seat, move.area)
    if fee:
        return say("yokohama.do.place_paid", area=AREA[move.area], power=power, n=fee)
    return say("yokohama.do.place", area=AREA[move.area], power=power)


@dataclass(slots=True, unsafe_hash=True)
class OpenTurn(Hub):
    """Phase A, and the first assistant of Placement. Without one to place the seat says when Phase A is over.

    Whether it is asked then depends on public things alone: how many orders are in hand, not which.
    """

    KEY = "open"
    PHASE = "placement"
    LEADS = "placement"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        seat = self.seat
        if state.stock[seat][HAND_ASSISTANTS]:
            return affordable(state, seat)
        idle = not (state.hands[seat] or any(state.agents[seat]) or state.techs[seat] & _ONCE_A_TURN)
        return () if idle else (DONE,)

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Place):
            effects.place_assistant(state, self.seat, move.area, emit)
            state.pending.append(Placing(self.seat, (move.area,)))

    def prompt(self, state: YokohamaState) -> Text:
        if not state.stock[self.seat][HAND_ASSISTANTS]:
            return Text("yokohama.prompt.open_none")
        return say("yokohama.prompt.open", n=min(spread(state, self.seat), state.stock[self.seat][HAND_ASSISTANTS]))

    def help(self, state: YokohamaState) -> Text | None:
        held = state.stock[self.seat][HAND_ASSISTANTS]
        if not held:
            return None
        return say("yokohama.help.open", n=STACK) if held >= STACK else Text("yokohama.help.open_one")

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        return refuse_area(state, self.seat, target)

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, Place):
            return placing_phrase(state, self.seat, move)
        return Turn.phrase(self, state, move)


_ONCE_A_TURN = SPINNING.cards | UNIVERSITY.cards


def spread(state: YokohamaState, seat: Seat) -> int:
    """How many different Areas option A allows."""
    return NEWSPAPER.amount if state.techs[seat] & NEWSPAPER.cards else SPREAD_MOST


@dataclass(slots=True, unsafe_hash=True)
class Placing(Turn):
    """`put`: where assistants were placed, ascending. The same Area twice is option B, then only Telegram goes on."""

    put: tuple[int, ...]

    KEY = "placing"
    PHASE = "placement"
    LEADS = "placement"

    @property
    def doubled(self) -> bool:
        """Is this option B?"""
        return len(self.put) == STACK and self.put[0] == self.put[-1]

    def marked(self, state: YokohamaState) -> tuple[Target, ...]:
        return tuple(AREA[area] for area in dict.fromkeys(self.put))

    def _more(self, state: YokohamaState) -> list[Move]:
        """What may still be placed."""
        seat, put = self.seat, self.put
        if not state.stock[seat][HAND_ASSISTANTS]:
            return []
        if self.doubled:
            if not state.techs[seat] & TELEGRAM.cards:
                return []
            near = neighbours(state, put[0])
            return [move for move in affordable(state, seat) if move.area in near]
        if len(put) > 1 and len(put) >= spread(state, seat):
            return []
        alone = len(put) == 1
        return [move for move in affordable(state, seat) if move.area not in put or alone]

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        found = self._more(state)
        return [*found, DONE] if found else ()

    def search_moves(self, state: YokohamaState) -> Sequence[Move]:
        """Upwards only: the order of placing changes nothing."""
        found = self.moves(state)
        if self.doubled:
            return found
        last = self.put[-1]
        return [move for move in found if not isinstance(move, Place) or move.area >= last]

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Place):
            effects.place_assistant(state, self.seat, move.area, emit)
            if not self.doubled:
                state.pending.append(Placing(self.seat, tuple(sorted((*self.put, move.area)))))

    def prompt(self, state: YokohamaState) -> Text:
        if self.doubled:
            return say("yokohama.prompt.telegram", area=AREA[self.put[0]])
        left = min(spread(state, self.seat) - len(self.put), state.stock[self.seat][HAND_ASSISTANTS])
        if len(self.put) == 1:
            return say("yokohama.prompt.placing_first", area=AREA[self.put[0]], n=left)
        return say("yokohama.prompt.placing", n=left)

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target in AREA and AREA.index(target) != CANAL:
            area = AREA.index(target)
            if self.doubled and area not in neighbours(state, self.put[0]):
                return say("yokohama.refuse.telegram", area=AREA[self.put[0]])
            if area in self.put and len(self.put) > 1 and not self.doubled:
                return Text("yokohama.refuse.one_each")
        return refuse_area(state, self.seat, target)

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, Place):
            return placing_phrase(state, self.seat, move)
        return Turn.phrase(self, state, move)
