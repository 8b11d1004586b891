"""How an imagined world is played on after a line of the root, and what that is worth to who thinks."""

from typing import Any, NamedTuple, Protocol

from game.opponents.beam import candidates
from game.opponents.faculties import Mind, TurnProposals
from rules.core.target import NOBODY, Seat


class Ahead(Protocol):
    """A way to play on."""

    def games(self, seats: int) -> int:
        """As much thought as so many games played by reflex."""
        ...

    def deeper(self, steps: int) -> "Ahead":
        """How it is done by who has so many times four times the thought."""
        ...

    def value(self, mind: Mind[Any], state: Any, seat: Seat, since: int) -> float:
        """The chance of winning, `since` being the turn that the line began. The world may be changed."""
        ...


class ByReflex(NamedTuple):
    """All seats play by reflex, so many turns far; further on it would lead astray, however much is thought."""

    horizon: int

    def games(self, seats: int) -> int:
        return 1

    def deeper(self, steps: int) -> "ByReflex":
        return self

    def value(self, mind: Mind[Any], state: Any, seat: Seat, since: int) -> float:
        rules, reflex = mind.rules, mind.reflex.line
        while state.turn < since + self.horizon and rules.decider(state) != NOBODY:
            for move in reflex(state):
                rules.apply(state, move)
        return mind.evaluation.value(state, seat)


class ByJudgement(NamedTuple):
    """All seats play what they judge best, so many turns far: the line after which they stand best at rest.

    `effort` says how many games by reflex one such turn takes.
    """

    horizon: int
    effort: float

    def games(self, seats: int) -> int:
        return max(1, round(self.effort * self.horizon))

    def deeper(self, steps: int) -> "ByJudgement":
        """A turn more for each of two."""
        return self._replace(horizon=self.horizon + 2 * steps)

    def value(self, mind: Mind[Any], state: Any, seat: Seat, since: int) -> float:
        rules, judge = mind.rules, mind.evaluation.at_rest
        while state.turn < since + self.horizon and rules.decider(state) != NOBODY:
            for move in candidates(mind, state, 1, judge)[0].line:
                rules.apply(state, move)
        return mind.evaluation.value(state, seat)


class ByPlans(NamedTuple):
    """The seat plans so many own turns, the best `width` plans at a time; the others do what is usual.

    By reflex alone all lines lead to the same modest end: what a line makes possible shows only to who uses it. With
    more than two seats, `crowd` turns fewer for each of them are planned: the others leave less and less as it was.
    `effort` says how many games by reflex one planned turn takes at two seats.
    """

    turns: int
    width: int
    effort: float
    crowd: int = 0

    def turns_at(self, seats: int) -> int:
        """How many are planned."""
        return max(1, self.turns - self.crowd * (seats - 2))

    def games(self, seats: int) -> int:
        planned = 1 + self.width * (self.turns_at(seats) - 1)
        return max(1, round(self.effort * planned * seats / 2))

    def deeper(self, steps: int) -> "ByPlans":
        """A turn more and a plan more."""
        return self._replace(turns=self.turns + steps, width=self.width + steps)

    def value(self, mind: Mind[Any], state: Any, seat: Seat, since: int) -> float:
        proposals, glance, value = mind.proposals, mind.evaluation.at_rest, mind.evaluation.value
        assert isinstance(proposals, TurnProposals)
        ends, plans = [], [state]
        for _ in range(self.turns_at(state.seats)):
            going = []
            for each in plans:
                if proposals.next_turn(each, seat):
                    going.append(each)
                else:
                    ends.append(value(each, seat))
            if not going:
                return max(ends)
            grown = [(glance(after, seat), after) for each in going for after in proposals.turns(each)]
            grown.sort(key=lambda found: -found[0])
            plans = [after for _, after in grown[: self.width]]
        return max([*(value(each, seat) for each in plans), *ends])
