"""Why the moves of a turn are made, line after line."""

from collections.abc import Sequence
from typing import Any

from game.hint import Advice, account_of
from game.opponents.act_reasons import Account
from rules.core.rules import Rules
from rules.core.target import NOBODY
from rules.core.text import Text


class TurnAccount:
    """Goes along with the lines of whoever thinks; a line that follows another of the same turn goes on with what that
    has begun."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self._reason: Text | None = None
        self._account: Account | None = None
        self._made = 0
        self._turn = (NOBODY, -1)

    def begin(self, seen: Any, plan: Advice, level: str) -> None:
        """Another line, thought out by that level."""
        turn = self._rules.decider(seen), seen.turn
        before = self._account if turn == self._turn else None
        opened = before.opened_after(self._made - 1) if before is not None else ()
        self._account = account_of(self._rules, seen, plan, level, opened)
        self._reason, self._turn, self._made = plan.reason, turn, 0

    def reasons(self, number: int) -> Sequence[Text | None]:
        """Why so many moves of the line are made, from its first."""
        return [self._of(at) for at in range(number)]

    def next(self) -> Text | None:
        """The next move of the line is made: why."""
        self._made += 1
        return self._of(self._made - 1)

    def forget(self) -> None:
        """What is done now belongs to no line."""
        self._account = None

    def _of(self, at: int) -> Text | None:
        return self._reason if self._account is None else self._account.reason(at)
