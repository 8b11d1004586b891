"""Shortcuts: several moves that are one choice for who clicks."""

from rules.core.target import Target
from tests.every_title.cases import Cases
from tests.every_title.playing import positions
from tests.every_title.table import Table


def test_shortcuts_are_lines_of_legal_moves(table: Table, cases: Cases) -> None:
    rules = table.rules
    for state in positions(table):
        seat = rules.decider(state)
        seen = rules.seen_by(state, seat) if seat >= 0 else state
        assert list(rules.shortcuts(seen)) == list(rules.shortcuts(state)), "made of what the seat knows"
        for shortcut in cases.of(rules.shortcuts(state)):
            ahead = state.clone()
            assert shortcut.line
            for move in shortcut.line:
                assert move in rules.legal_moves(ahead)
                assert rules.warning(ahead, move) is None
                rules.apply(ahead, move)
                assert rules.decider(ahead) == seat
            assert (ahead.turn, ahead.reveals) == (state.turn, state.reveals)


def test_clicks_tell_shortcuts_and_moves_apart(table: Table, cases: Cases) -> None:
    """None of them may contain another, as bags: else one would stand in the way of the other."""
    rules = table.rules
    for state in cases.of(positions(table)):
        short = [shortcut.targets for shortcut in rules.shortcuts(state)]
        single = [rules.targets(state, move) for move in rules.legal_moves(state)] if short else []
        for number, targets in enumerate(short):
            others = short[:number] + short[number + 1 :] + single
            assert not any(_within(targets, other) or _within(other, targets) for other in others)


def _within(part: tuple[Target, ...], whole: tuple[Target, ...]) -> bool:
    return all(part.count(target) <= whole.count(target) for target in part)
