"""The log under a hand: it follows, waits, folds, is searched; folded away it counts what is new."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.titles import find_title
from rules.core.manifest import manifests
from tests.ui.table_kit import Bench, match_of
from tests.ui.test_replay import toy_replay
from ui.boards.view import board_of
from ui.scenes.table import TableScene
from ui.table.parts.log_panel import LogPanel
from ui.table.parts.log_rows import Row

BUILT = [title for title, each in manifests().items() if each.built]


@pytest.fixture(autouse=True)
def _no_key_held() -> Iterator[None]:
    yield
    pygame.key.set_mods(0)


def table_of(bench: Bench, title: str = "singapore", plays: int = 90, seats: int = 3) -> TableScene:
    match = match_of(find_title(title), seats, plays=plays)
    return bench.table(match, board_of(title, match.rules))


def turn_wheel(bench: Bench, log: LogPanel, notches: int) -> None:
    bench.move_to(*log.box.center)
    bench.send(pygame.MOUSEWHEEL, x=0, y=notches, precise_y=float(notches))
    bench.draw()


def act_of_another(bench: Bench, table: TableScene, times: int = 1) -> None:
    """Somebody moves behind the scenes, as an opponent would."""
    for _ in range(times):
        table.match.play(table.match.legal_moves()[0])
    table.relayout()
    bench.draw()


def spot(log: LogPanel, row: Row) -> tuple[float, float]:
    return log.box.x + 60, log.upper() + row.top - log.top + 9


def in_sight(log: LogPanel, row: Row) -> bool:
    return log.top <= row.top and row.top + row.height <= log.top + log.column.scroll.room


def last_act(log: LogPanel) -> Row:
    current = log.column.current()
    assert current is not None
    return log.rows[current]


def waits_below(log: LogPanel) -> pygame.FRect | None:
    """The slip at the foot; asked anew each time."""
    return log.below


def lags(log: LogPanel) -> bool:
    """Does it wait where somebody reads?"""
    return log.lags


def is_folded(log: LogPanel) -> bool:
    """Is only the tab left?"""
    return log.folded


def heads(log: LogPanel) -> list[Row]:
    return [row for row in log.rows if row.kind == "turn"]


# ---------------------------------------------------------------- following
@pytest.mark.parametrize("title", BUILT)
def test_it_follows_by_itself(title: str) -> None:
    bench = Bench()
    table = table_of(bench, title, 60)
    for _ in range(12):
        act_of_another(bench, table)
        assert in_sight(table.log, last_act(table.log))
        assert waits_below(table.log) is None


def test_it_scrolls_three_whole_entries_a_notch() -> None:
    bench = Bench()
    log = table_of(bench).log
    first = log.column.scroll.first
    for notch in range(1, 4):
        turn_wheel(bench, log, 1)
        assert log.column.scroll.first == first - 3 * notch
        assert log.top == log.rows[first - 3 * notch].top - 8


def test_scrolled_up_it_waits_and_counts_what_comes() -> None:
    bench = Bench()
    table = table_of(bench)
    log = table.log
    turn_wheel(bench, log, 2)
    top = log.top
    assert lags(log)
    assert waits_below(log) is None
    before = sum(entry.is_act and entry.actor >= 0 for entry in table.told()[0])
    act_of_another(bench, table, 5)
    after = sum(entry.is_act and entry.actor >= 0 for entry in table.told()[0])
    assert log.top == top
    assert waits_below(log) is not None
    assert 0 < log.column.new[0] <= after - before


@pytest.mark.parametrize("way", ["click", "End", "wheel"])
def test_it_follows_again(way: str) -> None:
    bench = Bench()
    table = table_of(bench)
    log = table.log
    turn_wheel(bench, log, 3)
    act_of_another(bench, table, 3)
    slip = waits_below(log)
    assert slip is not None
    if way == "click":
        bench.click(*slip.center)
    elif way == "End":
        bench.key(pygame.K_END)
    else:
        turn_wheel(bench, log, -9)
    assert not lags(log)
    assert waits_below(log) is None
    assert in_sight(log, last_act(log))
    act_of_another(bench, table)
    assert in_sight(log, last_act(log))


def test_with_my_next_turn_it_follows_again() -> None:
    bench = Bench()
    table = table_of(bench)
    seats = table.match.history.turn_seats
    turn_wheel(bench, table.log, 2)
    began = len(seats)
    while len(seats) == began or seats[-1] != table.session.viewer:
        assert lags(table.log)
        act_of_another(bench, table)
    assert not lags(table.log)


def test_the_bar_can_be_drawn() -> None:
    bench = Bench()
    log = table_of(bench).log
    rail = log.rail()
    thumb = log.column.scroll.thumb(rail)
    bench.move_to(*thumb.center)
    bench.send(pygame.MOUSEBUTTONDOWN, pos=thumb.center, button=1)
    bench.send(pygame.MOUSEMOTION, pos=(thumb.centerx, rail.y), rel=(0, 0), buttons=(1, 0, 0))
    assert log.top == 0
    bench.send(pygame.MOUSEMOTION, pos=(thumb.centerx, rail.bottom), rel=(0, 0), buttons=(1, 0, 0))
    bench.send(pygame.MOUSEBUTTONUP, pos=(thumb.centerx, rail.bottom), button=1)
    bench.draw()
    assert not lags(log)
    assert rail.w == 6


# ---------------------------------------------------------------- folding
def test_a_click_on_a_head_folds_and_opens_its_turn() -> None:
    bench = Bench()
    log = table_of(bench).log
    head = next(row for row in heads(log) if row.open and row.last > row.number and in_sight(log, row))
    count = len(log.rows)
    bench.click(*spot(log, head))
    (folded,) = [row for row in heads(log) if row.key == head.key]
    assert not folded.open
    assert len(log.rows) < count
    bench.click(*spot(log, folded))
    assert len(log.rows) == count


def test_shift_and_a_click_fold_all_turns() -> None:
    bench = Bench()
    log = table_of(bench).log
    head = next(row for row in heads(log) if row.open and in_sight(log, row))
    pygame.key.set_mods(pygame.KMOD_LSHIFT)
    bench.click(*spot(log, head))
    assert not any(row.open for row in heads(log))
    assert all(len(row.body.tags) <= 4 for row in heads(log))
    assert any(row.body.tags for row in heads(log))
    bench.click(*spot(log, next(row for row in heads(log) if row.key == head.key)))
    assert all(row.open for row in heads(log))


def test_what_one_folds_stays_under_the_pointer() -> None:
    bench = Bench()
    log = table_of(bench, plays=150).log
    turn_wheel(bench, log, 4)
    head = next(row for row in heads(log) if in_sight(log, row))
    place = head.top - log.top
    bench.click(*spot(log, head))
    (after,) = [row for row in heads(log) if row.key == head.key]
    assert abs(after.top - log.top - place) < 60


def test_keys_walk_to_a_head_and_fold_it() -> None:
    bench = Bench()
    log = table_of(bench).log
    bench.walk_to("log")
    while log.row_hot is None or log.rows[log.row_hot].kind != "turn":
        bench.key(pygame.K_UP)
    row = log.rows[log.row_hot]
    bench.key(pygame.K_RETURN)
    assert log.row_hot is not None
    assert log.rows[log.row_hot].key == row.key
    assert log.rows[log.row_hot].open != row.open


def test_an_auction_opens() -> None:
    bench = Bench()
    log = table_of(bench, "yangtze", 120).log
    auctions = [row for row in log.rows if row.kind == "affair"]
    if not auctions:
        pygame.key.set_mods(pygame.KMOD_LSHIFT)
        log.column.fold(heads(log)[0].key or ("turn", 0), True)
        bench.top.relayout()
        bench.draw()
        auctions = [row for row in log.rows if row.kind == "affair"]
    auction, count = auctions[0], len(log.rows)
    assert auction.key is not None
    log.column.fold(auction.key, False)
    bench.top.relayout()
    bench.draw()
    assert len(log.rows) > count


# ---------------------------------------------------------------- folded away
def test_the_tab_counts_what_others_did_until_it_is_looked_at() -> None:
    bench = Bench((1024, 700))
    table = table_of(bench)
    log = table.log
    assert is_folded(log)
    assert log.column.new == (0, "")
    short = log.box.h
    act_of_another(bench, table, 12)
    assert log.column.new[0] > 0
    assert log.box.h > short
    bench.click(*log.box.center)
    assert not is_folded(log)
    bench.key(pygame.K_l)
    assert is_folded(log)
    assert log.column.new == (0, "")


# ---------------------------------------------------------------- search
def type_words(bench: Bench, words: str) -> None:
    for letter in words:
        bench.send(pygame.TEXTINPUT, text=letter)
    bench.draw()


@pytest.mark.parametrize("by", ["keys", "glass"])
def test_a_search_finds_acts_and_walks_through_them(by: str) -> None:
    bench = Bench()
    table = table_of(bench)
    log = table.log
    if by == "keys":
        bench.key(pygame.K_f, pygame.KMOD_CTRL)
    else:
        bench.click(log.box.right - 54, log.box.y + 17)
    assert bench.top.types
    type_words(bench, "BUILDS")
    hits = [table.view.speak(row.entry.text) for row in log.rows]
    assert len(hits) > 3
    assert all("builds" in words for words in hits)
    newest = log.rows[0]
    assert log.lit() == newest.entry.targets
    bench.key(pygame.K_RETURN)
    assert log.column.current() == 1
    assert log.lit() == log.rows[1].entry.targets
    bench.key(pygame.K_RETURN, pygame.KMOD_SHIFT)
    bench.key(pygame.K_RETURN, pygame.KMOD_SHIFT)
    assert log.column.current() == len(log.rows) - 1
    assert in_sight(log, log.rows[-1])
    bench.key(pygame.K_ESCAPE)
    assert not log.searching
    assert not bench.top.types
    assert len(log.rows) != len(hits)


def test_letters_that_are_typed_do_nothing_else() -> None:
    bench = Bench()
    table = table_of(bench)
    bench.key(pygame.K_f, pygame.KMOD_CTRL)
    for key in (pygame.K_h, pygame.K_m, pygame.K_l, pygame.K_SPACE, pygame.K_END):
        bench.key(key)
    assert bench.top is table
    assert not is_folded(table.log)
    assert not table.session.thinks_of_hint


def test_a_search_that_finds_nothing_says_so() -> None:
    bench = Bench()
    log = table_of(bench).log
    bench.key(pygame.K_f, pygame.KMOD_CTRL)
    type_words(bench, "lighthouse")
    assert log.rows == []
    assert log.lit() == ()
    assert bench.draw().overflows == []


def test_a_search_opens_a_log_that_was_folded_away() -> None:
    bench = Bench((1024, 700))
    table = table_of(bench)
    bench.key(pygame.K_f, pygame.KMOD_CTRL)
    assert not is_folded(table.log)
    assert table.types
    bench.key(pygame.K_ESCAPE)
    bench.key(pygame.K_ESCAPE)
    assert is_folded(table.log)


def test_accents_and_case_do_not_matter() -> None:
    bench = Bench(language="fr")
    log = table_of(bench).log
    bench.key(pygame.K_f, pygame.KMOD_CTRL)
    type_words(bench, "depla")
    assert log.rows
    (start, end), *_ = (place for line in log.rows[0].lines for place in log.column.search.places(line))
    assert end - start == 5


@pytest.mark.usefixtures("toy_on_the_shelf")
def test_a_replay_is_searched_and_leads_to_what_was_found() -> None:
    bench = Bench()
    scene: Any = toy_replay(bench)
    position = scene.position
    bench.key(pygame.K_f, pygame.KMOD_CTRL)
    type_words(bench, scene.view.names[0])
    for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_SPACE):
        bench.key(key)
    assert scene.position == position
    row = scene.log.rows[0]
    bench.click(*spot(scene.log, row))
    assert scene.position == row.entry.move + 1


# ---------------------------------------------------------------- nothing is cut
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("title", BUILT)
def test_nothing_is_cut_open_or_folded(title: str, language: str, text_size: int) -> None:
    bench = Bench((1024, 700), language=language, text_size=text_size)
    table = table_of(bench, title, 70)
    bench.key(pygame.K_l)
    log = table.log
    for every in range(3):
        while log.top > 0:
            assert bench.draw().overflows == []
            log.wheel(1)
            table.redraw()
            table.follow_pointer()
        log.column.fold(heads(log)[0].key or ("turn", 0), True)
        log.follow()
        assert bench.draw().overflows == [], every
