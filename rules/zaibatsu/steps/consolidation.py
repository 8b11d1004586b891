"""Consolidation: favour, discard, services and income, salaries and clean-up."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.core.event import Emit
from rules.core.move import DONE, Move, Take
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.components import (
    COAL,
    COAL_INCOME,
    EXPERT,
    ITEMS,
    MONEY,
    MONEY_INCOME,
    OBJECTIVES,
    ON_FINANCE,
    ON_MINES,
    SILK,
)
from rules.zaibatsu.effects import holdings, pieces, stock
from rules.zaibatsu.moves import PLACE_FAVOUR, Level, PlaceFavour
from rules.zaibatsu.reckoning.dues import favours_left, levels, points_lost, salaries_due, salaries_paid, serving_spaces
from rules.zaibatsu.reckoning.measures import objective_points
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.base import SETTLE, Decision
from rules.zaibatsu.steps.due import serve
from rules.zaibatsu.tiles import KEEPS, KEPT_ITEMS
from rules.zaibatsu.words.amounts import amount

KEEP: Final = tuple(map(Take, places.KEEP_CHIP))


def consolidation(seat: Seat) -> tuple[Step, ...]:
    """All its steps, the first on top."""
    return (
        CleanUp(seat),
        PaySalaries(seat),
        Incomes(seat),
        SETTLE[seat],
        ServiceOf(seat, True),
        SETTLE[seat],
        ServiceOf(seat, False),
        DiscardStock(seat, 0, 0),
        TakeFavour(seat),
    )


@dataclass(slots=True, unsafe_hash=True)
class OfConsolidation(Decision):
    """Base of what is decided in a consolidation."""

    def phase(self, state: ZaibatsuState) -> Text:
        final = any(isinstance(step, LastDone) for step in state.pending)
        return Text("zaibatsu.phase.final" if final else "zaibatsu.phase.consolidation")

    def role(self, state: ZaibatsuState) -> Text | None:
        return Text("zaibatsu.role.consolidation")


# ------------------------------------------------------------ A favour
@dataclass(slots=True, unsafe_hash=True)
class TakeFavour(Step):
    """The highest level is at hand unless another is chosen."""

    seat: Seat

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        pieces.begin_consolidation(state, self.seat, emit)
        able = levels(state, self.seat)
        if able:
            state.pending.append(Favour(self.seat, able[-1]))


@dataclass(slots=True, unsafe_hash=True)
class Favour(OfConsolidation):
    """A favour token of this level goes on a free objective."""

    level: int

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        placed = state.favours[self.seat]
        moves: list[Move] = [PLACE_FAVOUR[self.seat][at] for at in range(len(OBJECTIVES)) if not placed[at]]
        return [*moves, *(Level(self.seat, level) for level in levels(state, self.seat) if level != self.level)]

    def search_moves(self, state: ZaibatsuState) -> Sequence[Move]:
        """Levels only downward: the highest is at hand first, and up and down again would never end."""
        return [move for move in self.moves(state) if not isinstance(move, Level) or move.level < self.level]

    def apply(self, state: ZaibatsuState, move: Level | PlaceFavour, emit: Emit) -> None:
        if isinstance(move, Level):
            state.pending.append(Favour(self.seat, move.level))
        else:
            holdings.place_favour(state, self.seat, self.level, move.objective, emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return say("zaibatsu.prompt.favour", level=self.level)

    def help(self, state: ZaibatsuState) -> Text | None:
        return Text("zaibatsu.help.favour") if len(levels(state, self.seat)) > 1 else None

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        if isinstance(move, PlaceFavour):
            points = objective_points(state, self.seat, move.objective, self.level)
            return say("zaibatsu.do.favour", objective=move.targets()[0], n=points)
        return say("zaibatsu.do.level", favour=move.targets()[0])

    def refuse(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target in places.OBJECTIVE[self.seat]:
            return Text("zaibatsu.refuse.objective_taken")
        if target in places.FAVOUR[self.seat]:
            level = places.FAVOUR[self.seat].index(target)
            if level == self.level:
                return Text("zaibatsu.refuse.level_chosen")
            left = favours_left(state, self.seat, level)
            return Text("zaibatsu.refuse.level_high" if left else "zaibatsu.refuse.level_gone")
        return None


# ------------------------------------------------------------ B discard
@dataclass(slots=True, unsafe_hash=True)
class DiscardStock(OfConsolidation):
    """Money and coal go, but for what a factory keeps, picked one by one where there is a choice."""

    money: int
    coal: int

    def _room(self, state: ZaibatsuState) -> int:
        kept = KEPT_ITEMS if KEEPS in state.slots[self.seat] else 0
        return kept - self.money - self.coal

    def _left(self, state: ZaibatsuState) -> tuple[int, int]:
        have = state.stock[self.seat]
        return have[MONEY] - self.money, have[COAL] - self.coal

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        room, (money, coal) = self._room(state), self._left(state)
        return KEEP if room and money and coal and money + coal > room else ()

    def apply(self, state: ZaibatsuState, move: Take, emit: Emit) -> None:
        money = move.what == places.KEEP_CHIP[MONEY]
        state.pending.append(DiscardStock(self.seat, self.money + money, self.coal + (not money)))

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        room, (money, coal) = self._room(state), self._left(state)
        keep = min(room, money)
        kept_coal = min(room - keep, coal)
        stock.discard(state, self.seat, money - keep, coal - kept_coal, emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return say("zaibatsu.prompt.keep", n=self._room(state))

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return say("zaibatsu.do.keep", what=amount(ITEMS.index(str(move.targets()[0].key)), 1))


# ------------------------------------------------------------ C services and income
@dataclass(slots=True, unsafe_hash=True)
class ServiceOf(Step):
    """The service of the lowest worker, or of the topmost of four or more if it has another colour."""

    seat: Seat
    top: bool

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        spaces = serving_spaces(state, self.seat)
        for space in spaces[1:] if self.top else spaces[:1]:
            serve(state, self.seat, state.workers[self.seat][space] % EXPERT, emit)


@dataclass(slots=True, unsafe_hash=True)
class Incomes(Step):
    """Coal by Mines, money by Finance."""

    seat: Seat

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        tracks = state.tracks[self.seat]
        stock.gain(state, self.seat, COAL, COAL_INCOME[tracks[ON_MINES]], emit)
        stock.gain(state, self.seat, MONEY, MONEY_INCOME[tracks[ON_FINANCE]], emit)


# ------------------------------------------------------------ D salaries and clean-up
@dataclass(slots=True, unsafe_hash=True)
class PaySalaries(OfConsolidation):
    """Asked only where silk could pay what is missing."""

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        short = salaries_due(state, self.seat) - salaries_paid(state, self.seat)
        return (DONE,) if short and state.stock[self.seat][SILK] else ()

    def apply(self, state: ZaibatsuState, move: Move, emit: Emit) -> None:
        self.resolve(state, emit)

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        due = salaries_due(state, self.seat)
        if due:
            stock.pay_salaries(state, self.seat, due, salaries_paid(state, self.seat), emit)

    def _loss(self, state: ZaibatsuState) -> int:
        return points_lost(state, self.seat, salaries_due(state, self.seat) - salaries_paid(state, self.seat))

    def prompt(self, state: ZaibatsuState) -> Text:
        return say("zaibatsu.prompt.salaries", due=salaries_due(state, self.seat), n=self._loss(state))

    def help(self, state: ZaibatsuState) -> Text | None:
        return Text("zaibatsu.help.salaries")

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        paid = amount(MONEY, salaries_paid(state, self.seat))
        return say("zaibatsu.do.salaries", paid=paid, n=self._loss(state))


@dataclass(slots=True, unsafe_hash=True)
class CleanUp(Step):
    """The worker area is emptied."""

    seat: Seat

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        pieces.clear_area(state, self.seat, emit)


@dataclass(slots=True, unsafe_hash=True)
class LastDone(OfConsolidation):
    """The end of a final consolidation."""

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        return (DONE,)

    def apply(self, state: ZaibatsuState, move: Any, emit: Emit) -> None:
        """The next seat consolidates, or the game ends."""

    def prompt(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.prompt.last_done")

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return Text("zaibatsu.button.last_done")
