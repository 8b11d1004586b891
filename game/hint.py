"""A hint: the line an opponent would follow in this place, in words."""

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple, Protocol

from game.opponents.act_reasons import Account, ActReasons, Opened
from game.opponents.levels import school
from rules.core.errors import HiddenAhead
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.core.text import Text


class Advice(Protocol):
    """What a chooser returns: the moves up to the next reveal or seat, and why."""

    @property
    def line(self) -> Sequence[Move]:
        """The moves, the next one first."""

    @property
    def reason(self) -> Text | None:
        """Why, in one line."""


class Chooser(Protocol):
    """Anybody who can say what to play, knowing only what the seat knows."""

    def choose(self, seen: Any, limit: Any) -> Advice:
        """Advice for the seat that decides in the seen state."""


class Hint(NamedTuple):
    """The moves, a phrase for each, the reason for the whole and for each after the first. Never empty."""

    moves: tuple[Move, ...]
    phrases: tuple[Text, ...]
    reasons: tuple[Text | None, ...]

    @property
    def reason(self) -> Text | None:
        """Why it should be done."""
        return self.reasons[0]

    def rest(self) -> "Hint | None":
        """What is left once its first move is made."""
        return Hint(self.moves[1:], self.phrases[1:], self.reasons[1:]) if len(self.moves) > 1 else None


def ask(chooser: Chooser, rules: Rules[Any], state: Any, seat: Seat, limit: Any) -> Hint | None:
    """Ask at once; None when the seat has nothing to decide. A window lets a worker choose and calls `explain`."""
    if rules.decider(state) != seat:
        return None
    seen = rules.seen_by(state, seat)
    return explain(rules, seen, chooser.choose(seen.clone(), limit))


def explain(rules: Rules[Any], seen: Any, advice: Advice, reasons: Sequence[Text | None] = ()) -> Hint | None:
    """Put advice into words, as far as it is legal and nothing hidden comes up; None when its first move is not.

    `reasons` say why each of its moves is made.
    """
    seat = rules.decider(seen)
    ahead = seen.clone()
    moves: list[Move] = []
    phrases: list[Text] = []
    for move in advice.line:
        if rules.decider(ahead) != seat or move not in rules.legal_moves(ahead):
            break
        moves.append(move)
        phrases.append(rules.describe(ahead, move))
        try:
            rules.apply(ahead, move)
        except HiddenAhead:
            break
    later = (*reasons[1 : len(moves)], *[None] * (len(moves) - max(1, len(reasons))))
    return Hint(tuple(moves), tuple(phrases), (advice.reason, *later)) if moves else None


def account_of(
    rules: Rules[Any], seen: Any, advice: Advice, level: str, opened: tuple[Opened, ...] = ()
) -> Account | None:
    """Why each move of an advised line is made; None where nobody was taught to say so, or nothing was said of it."""
    taught = school(rules.title)
    if advice.reason is None or taught is None or level not in taught.levels:
        return None
    reasons = taught.mind(taught.levels[level].temper).reasons
    if not isinstance(rules, type(taught.rules)) or not isinstance(reasons, ActReasons):
        return None
    return Account(reasons, rules, seen, tuple(advice.line), opened)


class HintBook:
    """The hints that were told: where one of them, or the rest of one, still fits, nothing else is advised."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self._told: dict[Hashable, Hint] = {}

    def write(self, seen: Any, hint: Hint) -> None:
        """A hint is told to who sees this."""
        ahead, rest = seen.clone(), hint.rest()
        self._told[seen.key()] = hint
        for move in hint.moves:
            if rest is None:
                return
            self._rules.apply(ahead, move)
            self._told[ahead.key()] = rest
            rest = rest.rest()

    def at(self, seen: Any) -> Hint | None:
        """What was told of a position as it is seen."""
        return self._told.get(seen.key())
