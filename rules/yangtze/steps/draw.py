"""Drawing from the bag until a good fills each gap in the river."""

from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.seat_order import from_seat
from rules.core.step import Step
from rules.core.target import NOBODY, Seat
from rules.yangtze.components import FIRST_EMPEROR, FIRST_POST, LAST_EMPEROR
from rules.yangtze.effects import emperors, goods, posts, turns
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.auction import Auction
from rules.yangtze.steps.emperor import obey


@dataclass(slots=True, unsafe_hash=True)
class Draw(Step):
    """One token, resolved fully before the next; `gaps` are still to be filled, upstream first."""

    seat: Seat
    gaps: tuple[int, ...]

    def resolve(self, state: YangtzeState, emit: Emit) -> None:
        token = goods.draw_token(state)
        if token < FIRST_POST:
            goods.refill(state, token, self.gaps[0], emit)
            if len(self.gaps) > 1:
                state.pending.append(Draw(self.seat, self.gaps[1:]))
        elif token < FIRST_EMPEROR:
            posts.put_on_block(state, self.seat, token - FIRST_POST, emit)
            state.pending += (self, Auction(0, NOBODY, from_seat(self.seat, state.seats)))
        else:
            emperors.place_emperor(state, token - FIRST_EMPEROR, emit)
            if len(state.emperors) >= LAST_EMPEROR:
                state.pending[:] = [GameOver()]
            else:
                state.pending.append(self)
            seats = from_seat(state.active, state.seats)
            state.pending += [obey(seat, token - FIRST_EMPEROR) for seat in reversed(seats)]


@dataclass(slots=True, unsafe_hash=True)
class GameOver(Step):
    """The twelfth emperor has been carried out; draws still owed are dropped."""

    def resolve(self, state: YangtzeState, emit: Emit) -> None:
        turns.end_game(state, "emperors", emit)
