"""What everybody saw a rival gain and give can be read at the rival's slip, and nothing else can."""

from functools import cache

import pytest

from game.match import Match
from rules.core.amounts import Amount
from rules.core.target import NOBODY, SEATS
from tests.built import BUILT
from tests.ui.conftest import LANGUAGES, Hands, MakeApp
from tests.ui.test_nothing_cut import record_of
from tests.window.mirror import Silent
from ui.app_navigator import AppNavigator
from ui.clock import HandClock
from ui.table.parts.tooltips import tooltip
from ui.table.scene.table_base import TableBase
from ui.table.session.memory import TURNS, remembered

PLAYS = 120


@cache
def seen_by_all(title: str) -> dict[Amount, int]:
    """Every change that nobody's eyes are needed for, and how often it happened."""
    match = record_of(title, PLAYS)
    found: dict[Amount, int] = {}
    for event in match.history.events:
        for amount in match.rules.amounts(event.seen_by(NOBODY)):
            found[amount] = found.get(amount, 0) + 1
    return found


def others(match: Match) -> range:
    return range(1, match.deal.seats)


@pytest.mark.parametrize("title", BUILT)
def test_only_what_everybody_saw_is_remembered(title: str) -> None:
    match = record_of(title, PLAYS)
    told = 0
    for seat in others(match):
        turns = remembered(match.rules, match.history, seat)
        assert len(turns) <= TURNS
        assert [ago for ago, _ in turns] == sorted(ago for ago, _ in turns)
        for _, amounts in turns:
            for amount in amounts:
                assert amount.seat == seat
                assert any((each.seat, each.what) == (amount.seat, amount.what) for each in seen_by_all(title))
        told += len(turns)
    assert told, "nothing of all they did was worth remembering"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_slip_of_a_rival_tells_it(
    make_app: MakeApp, clock: HandClock, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(AppNavigator, "_think", lambda self, title: Silent())
    for title in BUILT:
        app = make_app(language=language, motion="off")
        match = record_of(title, PLAYS)
        AppNavigator(app).table(match)
        Hands(app, clock, (1280, 800)).look()
        table = app.stack.top
        assert isinstance(table, TableBase)
        heading = table.words("table.memory")
        for seat in others(match):
            assert SEATS[seat] in table.board.shapes, title
            tip = tooltip(table.rules, table.board, table.view, SEATS[seat])
            assert tip is not None
            told = [row.words for row in tip.rows]
            assert (heading in told) == bool(remembered(match.rules, match.history, seat)), title
        own = tooltip(table.rules, table.board, table.view, SEATS[table.view.viewer])
        assert own is None or heading not in [row.words for row in own.rows], title
