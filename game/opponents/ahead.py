"""How an imagined world is played on after a line of the root, and what that is worth to who thinks."""

from typing import Any, NamedTuple, Protocol

from game.opponents.faculties import Mind, TurnProposals
from rules.core.target import NOBODY, Seat


class Ahead(Protocol):
    """A way to play on."""

    @property
    def games(self) -> int:
        """As much thought as so many games played by reflex."""
        ...

    def value(self, mind: Mind[Any], state: Any, seat: Seat, since: int) -> float:
        """The chance of winning, `since` being the turn that the line began. The world may be changed."""
        ...


class ByReflex(NamedTuple):
    """All seats play by reflex, so many turns far."""

    horizon: int
    games: int = 1

    def value(self, mind: Mind[Any], state: Any, seat: Seat, since: int) -> float:
        rules, reflex = mind.rules, mind.reflex.line
        while state.turn < since + self.horizon and rules.decider(state) != NOBODY:
            for move in reflex(state):
                rules.apply(state, move)
        return mind.evaluation.value(state, seat)


class ByPlans(NamedTuple):
    """The seat plans so many own turns, the best `width` plans at a time; the others do what is usual.

    By reflex alone all lines lead to the same modest end: what a line makes possible shows only to who uses it.
    """

    turns: int
    width: int
    games: int

    def value(self, mind: Mind[Any], state: Any, seat: Seat, since: int) -> float:
        proposals, value = mind.proposals, mind.evaluation.value
        assert isinstance(proposals, TurnProposals)
        ends, plans = [], [state]
        for _ in range(self.turns):
            going = []
            for each in plans:
                if proposals.next_turn(each, seat):
                    going.append(each)
                else:
                    ends.append(value(each, seat))
            if not going:
                return max(ends)
            grown = [(value(after, seat), after) for each in going for after in proposals.turns(each)]
            grown.sort(key=lambda found: -found[0])
            best = grown[0][0]
            plans = [after for _, after in grown[: self.width]]
        return max([best, *ends])
