"""Why each move of a line is made: its own reason, that of what it belongs to, or that of what it makes ready."""

from typing import Any, Self

import pytest

from game.opponents.act_reasons import Account, ActReasons, Opened
from rules.core.errors import HiddenAhead
from rules.core.move import END_TURN, Button, Move
from rules.core.text import Text

TURN = Text("nothing left")


class Table:
    """Moves are made in a fixed order, each over a stack of steps that is so high."""

    def __init__(self, heights: tuple[int, ...], at: int = 0) -> None:
        self.heights, self.at = heights, at
        self.pending = [None] * (heights[at] if at < len(heights) else 0)

    def clone(self) -> Self:
        return type(self)(self.heights, self.at)


class Steps:
    """Rules of such a table; after the last move something hidden comes up."""

    def decider(self, state: Table) -> int:
        return 0

    def legal_moves(self, state: Table) -> tuple[Move, ...]:
        return LINE[state.at : state.at + 1]

    def apply(self, state: Table, move: Move) -> None:
        if state.at + 1 == len(state.heights):
            raise HiddenAhead
        state.__init__(state.heights, state.at + 1)


class Spoken(ActReasons[Any, Any]):
    """Moves whose names are written large speak."""

    def __init__(self) -> None:
        pass

    def deed(self, seen: Table, line: tuple[Move, ...]) -> Text | None:
        names = [move.name for move in line if isinstance(move, Button)]
        return next((Text(name) for name in names if name.isupper()), None)

    def reason(self, seen: Table, line: tuple[Move, ...]) -> Text:
        return TURN if line == (END_TURN,) else Text("of all that can be chosen")


LINE: tuple[Move, ...] = ()


def told(monkeypatch: pytest.MonkeyPatch, *moves: tuple[int, str], opened: tuple[Opened, ...] = ()) -> list[str]:
    """Why each move is made, of a line of heights and names."""
    line = tuple(END_TURN if name == "end" else Button(name) for _, name in moves)
    monkeypatch.setitem(globals(), "LINE", line)
    rules: Any = Steps()
    account = Account(Spoken(), rules, Table(tuple(height for height, _ in moves)), line, opened)
    reasons = [account.reason(at) for at in range(len(line))]
    return [reason.key if reason is not None else "" for reason in reasons]


def test_who_speaks_is_heard_before_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch, (2, "BUILD"), (2, "TRADE"), (2, "end")) == ["BUILD", "TRADE", TURN.key]


def test_what_makes_ready_has_the_reason_of_what_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch, (2, "go"), (2, "go"), (2, "TRADE")) == ["TRADE"] * 3


def test_what_is_chosen_and_paid_belongs_to_what_opened_it(monkeypatch: pytest.MonkeyPatch) -> None:
    line = (2, "go"), (4, "choose"), (4, "TAKE"), (4, "pay"), (3, "BONUS"), (2, "end")
    assert told(monkeypatch, *line) == ["TAKE", "TAKE", "TAKE", "TAKE", "BONUS", TURN.key]


def test_the_end_of_a_turn_is_no_payment_and_nothing_aims_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch, (2, "TRADE"), (2, "go"), (2, "end")) == ["TRADE", "of all that can be chosen", TURN.key]


def test_a_line_goes_on_with_what_an_earlier_one_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = (Opened(2, Text("TAKE")), Opened(4, Text("TOKEN")))
    assert told(monkeypatch, (3, "pay"), (2, "go"), opened=opened) == ["TAKE", "of all that can be chosen"]


def test_what_stays_open_goes_into_the_next_line(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Button("TAKE"), Button("TOKEN"), Button("pay")
    monkeypatch.setitem(globals(), "LINE", line)
    rules: Any = Steps()
    account = Account(Spoken(), rules, Table((2, 5, 4)), line)
    assert account.opened_after(1) == (Opened(2, Text("TAKE")), Opened(5, Text("TOKEN")))
    assert account.opened_after(2) == (Opened(2, Text("TAKE")), Opened(4, Text("TAKE")))


def test_what_cannot_be_foreseen_has_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Button("TAKE"), Button("TOKEN")
    monkeypatch.setitem(globals(), "LINE", line)
    rules: Any = Steps()
    assert Account(Spoken(), rules, Table((2,)), line).reason(1) is None
