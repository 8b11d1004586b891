"""What there is to say about a kind of target: one entry in one table of each title."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from rules.core.target import Seat, Target
from rules.core.text import Text

Naming: TypeAlias = Callable[[Target], Text]
Telling: TypeAlias = Callable[[Any, Any, Seat, Target], Sequence[Text]]
"""Called with the rules, the state, the seat that asks and the target."""


def nothing_more(rules: Any, state: Any, seat: Seat, target: Target) -> Sequence[Text]:
    """For kinds whose name says all."""
    return ()


class Kind(NamedTuple):
    """How things of a kind are called, the clause a tooltip opens, and what it says below the name.

    `when` says when such a thing is chosen, for moments at which it cannot be and the step knows no better reason;
    it may speak of the thing itself. None: nothing of this kind is ever chosen, and so no reason is due.

    `left` is the prompt when something else of the same move is picked and only such a thing is left to choose.
    """

    name: Naming
    clause: str | Callable[[Target], str]
    about: Telling = nothing_more
    when: Text | Naming | None = None
    left: Text | None = None
