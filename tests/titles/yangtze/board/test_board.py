"""Yangtze's table says what is so, also where cards lie over an auction or nothing lies in the tray."""

from typing import Any

import pytest

from game.match import Match
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.deal import Deal
from rules.yangtze.components import CARDS
from rules.yangtze.free import SELL_CARD
from rules.yangtze.places import CARD
from tests.titles.yangtze.kit import Table
from tests.ui.table_kit import Bench, match_of
from ui.boards.view import board_of
from ui.paint import Painter
from ui.scenes.table import TableScene
from ui.table.parts.tooltips import tooltip


def table_at(bench: Bench, state: Any) -> TableScene:
    """The window at a position that was set by hand."""
    rules = TITLES["yangtze"]
    match = Match(rules, Deal("yangtze", state.seats, {}, 4), default_chairs(state.seats, "Aiko"))
    match.state = state
    return bench.table(match, board_of("yangtze", rules))


def drawn_words(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All words of one picture."""
    drawn: list[str] = []
    plain = Painter.text

    def spy(painter: Painter, words: str, *place: Any, **look: Any) -> float:
        drawn.append(words)
        return plain(painter, words, *place, **look)

    monkeypatch.setattr(Painter, "text", spy)
    bench.top.relayout()
    bench.top.picture.touch(ground=True)
    bench.draw()
    return drawn


def auction_with_a_sell_card_over_it() -> Table:
    """Seat 1 leads, seat 2 has passed, seat 0 is called and has just played its sell card."""
    table = Table(3).all_cards().goods(0, "rice/pale_rose").bag("F1", "salt/pale_mint")
    table.begin(1).buy_at(4).draw().bid(5).pass_().play(SELL_CARD[0])
    return table


def test_roles_of_an_auction_stay_while_a_card_lies_over_it() -> None:
    bench = Bench()
    scene = table_at(bench, auction_with_a_sell_card_over_it().state)
    assert [scene.board.status(scene.view, seat) for seat in range(3)] == ["sell card", "leads", "passed"]


def test_the_seat_asked_has_the_role_its_step_names() -> None:
    bench = Bench()
    scene = table_at(bench, Table(3).goods(0, "rice/pale_rose").begin().state)
    assert [scene.board.status(scene.view, seat) for seat in range(3)] == ["sell step", "", ""]


@pytest.mark.parametrize(("viewer", "called"), [(0, "your call"), (1, "thinks")])
def test_the_seat_called_thinks_in_the_eyes_of_others(viewer: int, called: str) -> None:
    bench = Bench()
    table = Table(3).bag("F1", "salt/pale_mint").begin(1).buy_at(4).draw().bid(5).pass_()
    scene = table_at(bench, table.state)
    scene.view.viewer = viewer
    assert [scene.board.status(scene.view, seat) for seat in range(3)] == [called, "leads", "passed"]


def test_a_played_card_says_only_once_that_it_was_played() -> None:
    bench = Bench()
    state = Table(2).cards(0, "liquidity_15").begin().state
    scene = table_at(bench, state)
    card = CARD[0][CARDS.index("liquidity_10")]
    tip = tooltip(scene.rules, scene.board, scene.view, card)
    assert tip is not None
    assert [row.words for row in tip.rows].count("This card has been played") == 1
    assert not any("Already" in row.words for row in tip.rows)


def test_an_empty_tray_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench()
    table_at(bench, Table(2).all_cards().begin().state)
    assert "no goods at the moment" in drawn_words(bench, monkeypatch)
    table_at(bench, Table(2).all_cards().goods(0, "rice/pale_rose").begin().state)
    assert "no goods at the moment" not in drawn_words(bench, monkeypatch)


def test_large_text_never_makes_a_remark_larger_than_its_heading(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench((1024, 700), text_size=150)
    table_at(bench, auction_with_a_sell_card_over_it().state)
    sizes: dict[str, int] = {}
    plain = Painter.text

    def spy(painter: Painter, words: str, *place: Any, **look: Any) -> float:
        size = place[2] if len(place) > 2 else 15
        sizes[words] = painter.pixels(size, look.get("most"))
        return plain(painter, words, *place, **look)

    monkeypatch.setattr(Painter, "text", spy)
    bench.top.picture.touch(ground=True)
    bench.top.relayout()
    bench.draw()
    assert sizes["drawn by Ashworth"] <= sizes["Green post, 1 dot"] < sizes["Fortress"]
    assert sizes["Highest bid"] < sizes["Ashworth leads"]
    assert sizes["leads with"] < sizes["Lin Wei"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_large_letters_cut_nothing_in_the_log(language: str) -> None:
    bench = Bench((1024, 700), text_size=150, language=language)
    rules = TITLES["yangtze"]
    match = match_of(rules, plays=90)
    scene = bench.table(match, board_of("yangtze", rules))
    scene.toggle_log()
    for _ in range(30):
        assert bench.draw().overflows == []
        scene.log.wheel(3)
        scene.redraw()


def test_every_control_of_the_auction_says_what_it_does() -> None:
    bench = Bench()
    table = Table(3).money(7, 30, 30).all_cards().bag("F1", "salt/pale_mint").begin(1)
    scene = table_at(bench, table.buy_at(4).draw().bid(5).pass_().state)
    controls = scene.board.controls(scene.view)
    assert len(controls) == 7
    said = {}
    for control in controls:
        tip = tooltip(scene.rules, scene.board, scene.view, control)
        assert tip is not None
        said[control.key] = tip.title
    assert said["raise_1"] == "A bid of 6 leaves 1"
    assert said["raise_5"] == "Costs 10: 3 short"
    assert said["all"] == "A bid of 7 leaves 0"
    assert said["plus"] == "One more"
