"""What the table of Yokohama shows beyond what every table must."""

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.match import Match
from game.seat import Chair
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.target import Target
from rules.yokohama import places
from rules.yokohama.components import CELL_NEIGHBOURS, GOODS, YEN
from rules.yokohama.events.people import PresidentMoved
from rules.yokohama.moves import GO, TakeOrder
from rules.yokohama.reckoning.moment import in_hand
from rules.yokohama.state import YokohamaState
from tests.every_title.table import tables
from tests.titles.yokohama.kit import Harbour
from tests.titles.yokohama.placed import placed
from tests.titles.yokohama.rules.placing import area
from tests.titles.yokohama.rules.test_movement import moving
from tests.ui.table_kit import Bench
from ui.boards.figures import figures_of
from ui.boards.view import board_of
from ui.boards.yokohama.layout import lay_out, table_frame
from ui.boards.yokohama.parts import streets
from ui.boards.yokohama.parts.slip import SlipRows, learned_places
from ui.boards.yokohama.parts.slip_look import look_of, words_of
from ui.paint import Painter
from ui.scenes.table import TableScene
from ui.table.parts.hit_test import at

TITLE = "yokohama"
RULES = TITLES[TITLE]
NAMES = ("Aiko", "Ashworth", "Lin Wei", "Okada")
TABLES = [table for table in tables() if table.title == TITLE]
WIDTHS = (1170, 1280, 1422, 1700)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all nine-slices and all words that are drawn."""
    told: list[str] = []
    text, nine = Painter.text, Painter.nine

    def spy_text(self: Painter, words: str, *args: Any, **options: Any) -> float:
        told.append(words)
        return text(self, words, *args, **options)

    def spy_nine(self: Painter, name: str, *args: Any, **options: Any) -> None:
        told.append(name)
        nine(self, name, *args, **options)

    monkeypatch.setattr(Painter, "text", spy_text)
    monkeypatch.setattr(Painter, "nine", spy_nine)
    return told


def table_at(bench: Bench, state: YokohamaState) -> TableScene:
    """A table at a placed position, seen by whoever decides."""
    seats = state.seats
    chairs = [Chair(name, crest=crest) for crest, name in enumerate(NAMES[:seats])]
    match = Match(RULES, Deal(TITLE, seats, {}, 4), chairs)
    match.state = state
    return bench.table(match, board_of(TITLE, RULES), curtain=False)


def centre(table: TableScene, target: Target) -> tuple[float, float]:
    """Where a thing is clicked."""
    return table.board.shapes[target].centre


# ------------------------------------------------------------ places
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_on_the_print_lies_over_another(seats: int, width: int) -> None:
    frame = table_frame(width, 800, True, seats)
    lay = lay_out(frame.board, seats)
    rooms = [
        *lay.areas,
        *lay.ports,
        *lay.laboratories,
        lay.church,
        lay.customs,
        lay.achievements,
        lay.agents,
        *lay.decks,
    ]
    for number, room in enumerate(rooms):
        assert lay.inner.inflate(1, 1).contains(room)
        assert not any(room.inflate(-1, -1).colliderect(other) for other in rooms[number + 1 :])
    assert not frame.board.colliderect(frame.tray)
    assert frame.log_drawer == (width < 1640)


def test_every_neighbour_is_one_street_away() -> None:
    assert sum(map(len, CELL_NEIGHBOURS[4])) == 2 * 38


def _positions() -> Iterator[tuple[str, YokohamaState]]:
    for table in TABLES:
        yield from placed(table)


def test_all_that_is_legal_has_a_place_that_can_be_clicked() -> None:
    bench = Bench()
    for name, state in _positions():
        scene = table_at(bench, state)
        for target in scene.view.lit:
            if target.kind == "button":
                continue
            shape = scene.board.shapes[target]
            assert min(shape.w, shape.h) >= 14, (name, target)
            assert at(scene.board.shapes, *shape.centre, scene.view.lit) == target, (name, target)
        bench.app.stack.remove(scene)


# ------------------------------------------------------------ states
def test_many_lit_areas_have_a_red_corner_each_and_no_frame(drawn: list[str]) -> None:
    bench = Bench()
    table = table_at(bench, Harbour().begin().state)
    lit = [target for target in table.view.lit if target.kind == "area"]
    assert len(lit) > 6
    assert drawn.count("yokohama/lit") == len(lit)
    assert not any(name.startswith("nine/legal") for name in drawn)
    drawn.clear()
    bench.move_to(*centre(table, lit[0]))
    bench.draw()
    assert drawn.count("yokohama/lit") == len(lit) - 1


def test_rows_of_a_board_have_a_plain_line_that_covers_nothing(drawn: list[str]) -> None:
    bench = Bench()
    table = table_at(bench, Harbour().own(0, tea=1, fish=1).at("church", 4).state)
    spaces = [target for target in table.view.lit if target.kind == "space"]
    assert len(spaces) == 3
    assert not any(name.startswith("nine/legal") for name in drawn)
    assert all(table.board.marks_itself(target, table.view) for target in spaces)


def test_a_placed_area_stays_marked_and_may_be_clicked_again() -> None:
    bench = Bench()
    table = table_at(bench, Harbour().begin().state)
    bank = places.AREA[area("bank")]
    bench.click(*centre(table, bank))
    assert bank in in_hand(table.session.seen, 0)
    bench.rest()
    bench.click(*centre(table, bank))
    assert table.session.seen.men[0][area("bank")] == 2


def test_the_log_is_a_drawer_that_its_button_and_l_open() -> None:
    bench = Bench()
    table = table_at(bench, Harbour().begin().state)
    assert table.log.hidden
    bench.click_on("log_button")
    assert not table.log.hidden
    assert table.log.box.w > 200
    bench.key(pygame.K_l)
    assert table.log.hidden


def test_the_president_walks_along_the_streets(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the Bank over the Church to Customs, not straight."""
    bench = Bench()
    harbour = moving(church=1, customs=1).president(0, "bank").begin()
    table = table_at(bench, harbour.state)
    told: list[Event] = []
    RULES.apply(harbour.state, GO[area("customs")], told.append)
    painter, drawn_at = bench.draw(), list[tuple[float, float]]()
    monkeypatch.setattr(table.board, "piece", lambda _, what, x, y, view: drawn_at.append((x, y)))
    walk = next(event for event in told if isinstance(event, PresidentMoved))
    table.player.play([walk], table.view, 0.0, 1.0)
    for moment in range(50):
        table.player.draw_flights(painter, table.view, moment / 100)
    church = centre(table, places.AREA[area("church")])
    assert min(math.dist(each, church) for each in drawn_at) < 12
    assert math.dist(drawn_at[-1], centre(table, places.AREA[area("customs")])) < 12


# ------------------------------------------------------------ chips
def test_what_is_paid_lies_as_chips_in_the_bar() -> None:
    bench = Bench()
    harbour = Harbour().own(0, copper=1, silk=1, tea=1, fish=1, yen=2).at("church", 2).take_space("church", 4)
    table = table_at(bench, harbour.state)
    bar = table.picture.frame.prompt
    counters = places.COUNTER[0]
    assert all(bar.contains(table.board.shapes[counters[item]].rect) for item in (*range(len(GOODS)), YEN))
    before = table.session.seen.pending[-1].paid_now(table.session.seen)
    given = next(item for item, _ in before)
    bench.click(*centre(table, counters[given]))
    after = dict(table.session.seen.pending[-1].paid_now(table.session.seen))
    assert given not in after


def test_a_building_space_is_a_chip_and_a_place_on_its_tile() -> None:
    bench = Bench()
    harbour = Harbour().at("bank", 4)
    assert harbour.step == "Construct"
    table = table_at(bench, harbour.state)
    tile, site = next(iter(table.board.second_places.items()))
    assert table.picture.frame.prompt.contains(table.board.shapes[site].rect)
    assert table.picture.frame.board.contains(table.board.shapes[tile].rect)
    bench.click(*table.board.shapes[tile].centre)
    assert table.session.seen.built[area("bank") * 5] == 0


def test_enter_keeps_the_order_that_was_chosen() -> None:
    bench = Bench()
    state = RULES.new_state(Deal(TITLE, 2, {}, 4))
    table = table_at(bench, state)
    assert table.red_button() is None, "nothing is chosen yet"
    chosen = next(iter(table.view.lit))
    bench.click(*centre(table, chosen))
    assert table.red_button() is not None


def test_enter_pays_as_proposed() -> None:
    bench = Bench()
    church = Harbour(2).own(fish=1, tea=1, silk=1).at("church", 4).take_space("church", 2)
    assert church.step == "PaySpace"
    assert table_at(bench, church.state).red_button() is not None
    port = Harbour(2).own(yen=2, imports=1).at("port_a", 4)
    for _ in range(2):
        port.make(port.offered(TakeOrder)[0])
    assert port.step == "PayOrders"
    assert table_at(bench, port.state).red_button() is not None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_agents_stand_beside_their_name(language: str) -> None:
    bench = Bench((1920, 1080), language=language)
    table = table_at(bench, Harbour(2).begin().state)
    painter = bench.draw()
    name = painter.measure(table.view.words("yokohama.board.agents"), 15, "sans", most=15)
    assert SlipRows(208, 279).agents().x >= name


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_street_reaches_over_the_name_of_an_area(seats: int) -> None:
    lay = lay_out(table_frame(1170, 800, True, seats).board, seats)
    lanes = [(max(lane.cells), lane.room) for lane in streets.lanes(lay, seats) if lane.lies == "down"]
    assert lanes
    assert all(room.bottom <= lay.areas[lower].y + 0.1 for lower, room in lanes)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_chart_names_a_round_as_the_table_and_the_replay_do(language: str) -> None:
    bench = Bench(language=language)
    table = table_at(bench, Harbour().begin().state)
    assert table.words(figures_of(TITLE).mark_words) == table.board.mark_name("", table.view)


def test_an_agent_that_brings_nothing_is_asked_about_and_not_said_to_be_gone_for_good() -> None:
    bench = Bench(ask_first=True)
    table = table_at(bench, Harbour(2).own(yen=0).agents(british=1).men(chinatown=1, bank=1).begin().state)
    table.press(places.OWN_AGENTS[0][0])
    bench.rest()
    table.press(places.AREA[area("chinatown")])
    bench.draw()
    assert table.prompt.sentence.startswith("Nothing to gain there")
    assert table.prompt.help == ""
    bench.rest()
    bench.click_on("confirm")
    assert table.match.undo_refused() is None


def test_the_top_bar_counts_a_board_no_further_than_the_end() -> None:
    taken = {f"space_{space}": 1 for space in range(1, 8)}
    scene = table_at(Bench(), Harbour(2).board("church", **taken).begin().state)
    told = [words for _, words in scene.facts()]
    assert "5 of 5" in told


@pytest.mark.parametrize("agents", range(6))
@pytest.mark.parametrize("technologies", range(1, 11))
def test_emblems_of_a_short_slip_keep_off_its_agents(technologies: int, agents: int) -> None:
    names = ("ball", "brickyard", "gaslight", "language", "patent", "stock", "telegram", "tram", "winery", "university")
    harbour = Harbour(4).techs(1, *names[:technologies]).agents(1, british=agents)
    scene = table_at(Bench(), harbour.begin().state)
    look = look_of(scene.view, 1, words_of(scene.view))
    for wide in (190.0, 220.0, 260.0, 300.0):
        emblems, summed = learned_places(SlipRows(wide, 150.0), look)
        first_agent = wide - (48 if summed else 22 * agents)
        assert emblems[-1].right <= first_agent + 0.01
        assert all(each.left < after.left for each, after in pairwise(emblems))
