"""What everybody saw a seat gain and give in its last turns: nobody need keep it in mind, or search the log for it."""

from typing import Any, Final, TypeAlias

from game.history import History
from rules.core.amounts import Amount, netted
from rules.core.rules import Rules
from rules.core.target import NOBODY, Seat

TURNS: Final = 3
MOST_AMOUNTS: Final = 6

Turns: TypeAlias = list[tuple[int, list[Amount]]]


def remembered(rules: Rules[Any], history: History, seat: Seat) -> Turns:
    """The newest first: how many turns of its own ago, 0 for the one under way, and what that turn changed for the
    seat until its next began. What it hides is not among it: facts are asked with the eyes of nobody."""
    begun = [number for number, each in enumerate(history.turn_seats) if each == seat]
    under_way = bool(begun) and begun[-1] == len(history.turn_seats) - 1
    found = []
    for back, turn in enumerate(reversed(begun[-TURNS:])):
        start = history.turn_starts[turn]
        end = history.turn_starts[begun[-back]] if back else len(history.moves)
        net = netted(
            amount
            for move in range(start, end)
            for event in history.events_of(move)
            for amount in rules.amounts(event.seen_by(NOBODY))
            if amount.seat == seat
        )
        largest = sorted(net, key=lambda amount: -abs(amount.number))[:MOST_AMOUNTS]
        if largest:
            found.append((back if under_way else back + 1, largest))
    return found
