"""What Zaibatsu's table says: tooltips beside what is read, acts and sheets of the seat they are about."""

from typing import Any

import pygame
import pytest

from game.replay import Replay
from game.titles import TITLES
from rules.core.target import Target
from rules.core.text import Text, say
from rules.zaibatsu.board import DESTINATION_COLOUR
from rules.zaibatsu.components import ACTIONS, COLOURS
from rules.zaibatsu.events.japan import PeriodScored
from rules.zaibatsu.events.rounds import FinalConsolidation
from rules.zaibatsu.places import ACTION, CITY, DESTINATION, REGION, SHARED_TOKEN, SPACE, TILE
from rules.zaibatsu.tiles import SHARED, TILE_OF
from rules.zaibatsu.words.moments import _period
from tests.titles.zaibatsu.board.test_board import board, colour_for, table_at
from tests.titles.zaibatsu.kit import Works
from tests.ui.table_kit import Bench, finished_match
from ui.boards.view import board_of
from ui.boards.zaibatsu.parts import japan, shared, sheets
from ui.paint import Painter
from ui.scenes.replay import ReplayScene
from ui.scenes.table import TableScene
from ui.table.parts.tooltips import tooltip
from ui.table.session.acts import act_of

TITLE = "zaibatsu"
RULES = TITLES[TITLE]


# ------------------------------------------------------------ tooltips
def tip_box(table: TableScene) -> pygame.FRect:
    """Where the tooltip lies."""
    slip = table.tips._slip
    assert slip is not None
    return slip.box


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("action", ["local_markets", "trains"])
def test_a_tooltip_leaves_ribbons_and_the_places_below_them_in_sight(
    action: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    ribbons: list[int] = []
    monkeypatch.setattr(japan, "_ribbon", lambda painter, lay, view, region, ahead: ribbons.append(region))
    bench = Bench(size, language="fr")
    works = Works(4).all_demand("cotton").factory("cotton_1a", 3).token(0, "osaka/north", 3).own(iron=9).begin()
    table = table_at(bench, works.state)
    bench.move_to(*table.board.shapes[ACTION[ACTIONS.index(action)]].centre)
    bench.pass_time(1.0, 2)
    lay = board(table).lay
    assert lay is not None
    assert ribbons
    for region in ribbons:
        said = lay.table(region).union(japan._ribbon_room(lay, region))
        assert not tip_box(table).colliderect(said)


def test_a_tooltip_leaves_the_slip_of_a_delivery_in_sight() -> None:
    bench = Bench()
    works = Works(2).all_demand("cotton").factory("cotton_1a", 3).begin()
    table = table_at(bench, works.hire("local_markets", colour_for(works, "local_markets")).state)
    bench.click(*table.board.shapes[SPACE[0]].centre)
    lay = board(table).lay
    assert lay is not None
    for target in (SPACE[0], SPACE[5], CITY[1], *table.board.second_places):
        bench.move_to(*table.board.shapes[target].centre)
        bench.pass_time(1.0, 2)
        if table.tips._slip is not None:
            assert not tip_box(table).colliderect(sheets._slip(lay, 0))


def test_a_region_without_a_token_says_in_words_that_a_train_counts_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str] = []
    text = Painter.text

    def spy(self: Painter, words: str, *args: Any, **options: Any) -> float:
        said.append(words)
        return text(self, words, *args, **options)

    bench = Bench()
    table = table_at(bench, Works(3).token(0, "osaka/north", 3).own(iron=3).begin().state)
    monkeypatch.setattr(Painter, "text", spy)
    bench.move_to(*table.board.shapes[ACTION[ACTIONS.index("trains")]].centre)
    bench.draw()
    assert said.count("Nothing without a token") == 3


# ------------------------------------------------------------ telling
def test_a_final_consolidation_is_told_of_the_seat_that_makes_it() -> None:
    """It begins with the move by which another seat ends its turn."""
    match = finished_match(TITLE)
    told = []
    for move in range(len(match.moves)):
        opened = [event for event in match.history.events_of(move) if isinstance(event, FinalConsolidation)]
        act = act_of(RULES, match.history, move, 0, Text("zaibatsu.why.done")) if opened else None
        if act is not None and {entry.actor for entry in act.entries} == {opened[-1].seat}:
            told.append((act.seat, opened[-1].seat, match.history.actors[move]))
            assert (act.reason is None) == (act.seat != match.history.actors[move])
    assert told
    assert any(seat != maker for _, seat, maker in told)
    assert all(named == seat for named, seat, _ in told)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_the_sheet_of_a_period_tells_who_leads_its_shared_objectives(size: tuple[int, int], language: str) -> None:
    state = Works(4).begin().state
    ships, finance = (
        next(at for at, each in enumerate(SHARED) if each.key == key) for key in ("most_ships", "furthest_finance")
    )
    state.shared, state.round = ((), (ships, finance), (ships,), (ships,)), 2
    state.left[1][0] = state.left[2][0] = 2
    bench = Bench(size, language=language)
    table = table_at(bench, state)
    moment = _period([PeriodScored(1)], PeriodScored(1), state, 0)
    table.session.before = state
    table.stage_moment(moment)
    painter = bench.draw()
    assert table.scroll is not None
    told = table.scroll.moment.result
    assert told is not None
    words = table.view.speak(told)
    most, furthest, nobody = {
        "en": ("Most ships", "Furthest in Finance", "nobody"),
        "fr": ("Le plus de bateaux", "Le plus loin en Finances", "personne"),
    }[language]
    assert f"{most} ({table.view.names[1]}, {table.view.names[2]}), {furthest} ({nobody})" in words
    assert not painter.overflows


def test_other_moments_and_games_without_the_module_say_nothing_of_shared_objectives() -> None:
    state = Works(4).begin().state
    moment = _period([PeriodScored(1)], PeriodScored(1), state, 0)
    assert shared.staged(moment, state) is moment


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_the_log_of_a_replay_leaves_the_timeline_in_sight(size: tuple[int, int]) -> None:
    bench = Bench(size)
    scene = ReplayScene(
        bench.app.services, bench.ways, Replay(RULES, finished_match(TITLE).record()), board_of(TITLE, RULES)
    )
    bench.app.stack.push(scene)
    bench.draw()
    if scene.log.folded:
        scene.toggle_log()
    bench.draw()
    assert not scene.log.folded
    assert not scene.log.box.colliderect(scene.timeline.box)
    assert not scene.log.box.colliderect(scene.form.find("eyes").screen_box())


# ------------------------------------------------------------ what a thing would give now
def said_of(table: TableScene, target: Target) -> list[str]:
    """The lines of a tooltip."""
    tip = tooltip(RULES, table.board, table.view, target)
    assert tip is not None
    return [row.words for row in tip.rows]


def test_a_space_says_which_tokens_could_be_placed_there_now() -> None:
    works = Works(2).all_demand("cotton").factory("cotton_1a", 2).begin()
    assert "Now: token 1, 2" in said_of(table_at(Bench(), works.state), SPACE[0])
    works = Works(2).all_demand("paper").factory("cotton_1a", 2).begin()
    assert "Now: no delivery with your goods and tokens" in said_of(table_at(Bench(), works.state), SPACE[0])


@pytest.mark.parametrize(
    ("coins", "at", "line"), [(0, 1, ""), (3, 1, "Now: up to 2 steps"), (9, 11, "Now: up to 1 step")]
)
def test_steps_that_can_be_paid_are_told_before_the_worker_is_chosen(coins: int, at: int, line: str) -> None:
    table = table_at(Bench(), Works(2).own(money=coins).tracks(rnd=at).begin().state)
    told = [each for each in said_of(table, ACTION[ACTIONS.index("rnd")]) if each.startswith("Now")]
    assert told == ([line] if line else [])


def test_a_built_tile_says_whose_it_is() -> None:
    works = Works(2).factory("cotton_1a", seat=1).begin()
    table = table_at(Bench(), works.state)
    assert f"Built already: {table.view.names[1]}" in said_of(table, TILE[TILE_OF["cotton_1a"]])
    assert not [line for line in said_of(table, TILE[TILE_OF["paper_1a"]]) if line.startswith("Built already")]


def test_a_destination_says_what_a_ship_makes_of_the_own_service() -> None:
    state = Works(2).begin().state
    at = DESTINATION_COLOUR.index(COLOURS.index("red"))
    assert "A ship improves yours: 3 instead of 2" in said_of(table_at(Bench(), state), DESTINATION[at])
    state.improved[0] |= 1 << COLOURS.index("red")
    assert "Your service is improved already" in said_of(table_at(Bench(), state), DESTINATION[at])


def test_a_shared_objective_says_what_its_leaders_gain() -> None:
    state = Works(2).begin().state
    state.shared = ((), (0,), (1,), (2,))
    table = table_at(Bench(), state)
    lines = said_of(table, SHARED_TOKEN[0])
    (first,) = (at for at, line in enumerate(lines) if line.startswith("Leaders choose one: "))
    assert all(line.startswith("Or: ") for line in lines[first + 1 : first + 3])
    assert any(line.startswith("Leaders gain: ") for line in said_of(table, SHARED_TOKEN[2]))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_head_names_a_region_so_that_nothing_is_cut(language: str) -> None:
    table = table_at(Bench(language=language), Works(4).begin().state)
    table.view.last_acts = [
        say("zaibatsu.brief.action", action=Text("zaibatsu.board.action.trains"), place=REGION[3])
    ] * 4
    assert table.board.status(table.view, 1) == "Trains · Tohoku"
