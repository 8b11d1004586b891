"""Small marks of Zaibatsu's table: whatever is written has its room, and nothing lies over a number."""

from typing import Any

import pygame
import pytest

from game.match import Match
from rules.zaibatsu.components import ACTIONS, COUNTS, FIRST_LIGHT, GOODS, ROUND_PERIOD, SCORING
from rules.zaibatsu.events.rounds import FinalConsolidation
from rules.zaibatsu.places import FACTORY_SLOT, SHARED_TOKEN
from rules.zaibatsu.state import ZaibatsuState
from tests.titles.zaibatsu.board.test_board import table_at
from tests.titles.zaibatsu.kit import Works
from tests.ui.table_kit import Bench, finished_match
from ui.boards.view import board_of
from ui.boards.zaibatsu import seat as slips
from ui.boards.zaibatsu.parts import factories, quay, shared, shelf, sky, tokens
from ui.boards.zaibatsu.parts.frame import shared_room
from ui.boards.zaibatsu.parts.signs import draw_badge, draw_favour
from ui.paint import Painter
from ui.table.parts import top_bar
from ui.table.scene import drawn_table

LAST_OF_PERIOD = {1: 2, 2: 4, 3: 8}
SIZES = ((1024, 700), (1280, 800), (1920, 1080))


class Written:
    """All that is written from now on, with where it starts and ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: list[tuple[str, float, float, float]] = []
        text = Painter.text

        def spy(painter: Painter, words: str, x: float, y: float, *args: Any, **options: Any) -> float:
            across = text(painter, words, x, y, *args, **options)
            align = options.get("align") or (args[3] if len(args) > 3 else "left")
            left = x - across * {"left": 0, "centre": 0.5, "right": 1}[align]
            self.words.append((words, left, left + across, y))
            return across

        monkeypatch.setattr(Painter, "text", spy)


# ------------------------------------------------------------ the top bar
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "period"), [(2, 1), (3, 2), (4, 3)])
def test_what_places_pay_is_told_in_every_period(
    seats: int, period: int, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = Works(seats).begin().state
    state.round = LAST_OF_PERIOD[period]
    assert ROUND_PERIOD[state.round] == period
    written, rooms, draw = Written(monkeypatch), [], sky.draw

    def spy(painter: Painter, left: float, right: float, view: Any) -> float:
        before = len(written.words)
        end = draw(painter, left, right, view)
        rooms.append((right, end, written.words[before:]))
        return end

    monkeypatch.setattr(sky, "draw", spy)
    table_at(Bench(size, language=language), state)
    right, end, words = rooms[-1]
    values = [str(SCORING[period][index]) for index in COUNTS[seats].value_indexes]
    assert [each for each, *_ in words if each in values] == values
    assert end <= right
    assert max(until for _, _, until, _ in words) <= right


def test_a_full_bar_without_a_warning_draws_none(monkeypatch: pytest.MonkeyPatch) -> None:
    notes: list[str] = []
    monkeypatch.setattr(drawn_table, "draw_note", lambda painter, note, *place: notes.append(note))
    monkeypatch.setattr(top_bar, "draw_note", lambda painter, note, *place: notes.append(note))
    for size in SIZES:
        table_at(Bench(size, language="fr"), Works(4).begin().state)
    assert not notes


def test_a_tick_can_be_told_from_the_space_it_lies_on(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Works(3).begin().state
    state.round = 8
    shown: list[str] = []
    table = table_at(Bench(), state)
    monkeypatch.setattr(Painter, "sprite", lambda self, name, *place, **look: shown.append(name))
    sky.draw(Bench().draw(), 0, 900, table.view)
    assert shown.count("mark_light/check") == FIRST_LIGHT - 1
    assert shown.count("mark/check") == 8 - FIRST_LIGHT


# ------------------------------------------------------------ factories
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("built", [1, 2, 3, 4, 5, 6])
def test_what_a_factory_makes_is_written_inside_it(
    built: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    works = Works(2)
    for number in range(built):
        works.factory(f"{GOODS[number]}_1a", 1)
    state = works.begin().state
    for slot in range(built):
        state.machines[0][slot] = 3
    reached: list[tuple[float, float]] = []
    written, paint = Written(monkeypatch), factories._yield
    signs: list[tuple[float, float]] = []
    sprite = Painter.sprite

    def spy_sprite(self: Painter, name: str, x: float, y: float, w: float = 0, *args: Any, **look: Any) -> None:
        if not look.get("centre"):
            signs.append((x, x + w))
        sprite(self, name, x, y, w, *args, **look)

    def spy(painter: Painter, rooms: Any, slot: int, *args: Any) -> None:
        before, here = len(written.words), len(signs)
        paint(painter, rooms, slot, *args)
        spans = [(left, right) for _, left, right, _ in written.words[before:]] + signs[here:]
        room = rooms.slots[slot]
        reached.append((min(left for left, _ in spans) - room.x, room.right - max(right for _, right in spans)))

    monkeypatch.setattr(Painter, "sprite", spy_sprite)
    monkeypatch.setattr(factories, "_yield", spy)
    bench = Bench(size)
    table_at(bench, state)
    bench.key(pygame.K_e)
    assert len(reached) == 2 * built
    assert min(min(each) for each in reached) >= 2


def test_dots_for_goods_lie_inside_their_factory(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at(Bench(), Works(2).factory("cotton_1a", 2).factory("paper_1a", 1).begin().state)
    room = table.board.shapes[FACTORY_SLOT[0][0]].rect
    dots: list[float] = []
    monkeypatch.setattr(Painter, "circle", lambda self, x, y, radius, *look: dots.append(x + radius))
    board = table.board
    factories._head(Bench().draw(), board.rooms, 0, "cotton", 2)  # type: ignore[attr-defined]
    assert max(dots) <= room.right - 4


def test_a_kind_without_tiles_has_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock or a tick would speak of what is not there any more."""
    works = Works(2).factory("clocks_1a", 1)
    state = works.begin().state
    clocks = GOODS.index("clocks")
    for tile, _ in shelf.columns(state)[clocks]:
        state.shelf &= ~(1 << tile)
    table = table_at(Bench(), state)
    shown: list[str] = []
    monkeypatch.setattr(Painter, "sprite", lambda self, name, *place, **look: shown.append(name))
    painter = Bench().draw()
    board: Any = table.board
    shown.clear()
    shelf._head(painter, board.lay, table.view, clocks)
    assert not [name for name in shown if name.startswith("mark")]


# ------------------------------------------------------------ favour tokens
def favoured(seats: int = 3) -> ZaibatsuState:
    """Two digits wherever there can be two, a favour token beside each."""
    state = Works(seats).begin().state
    for seat in range(seats):
        state.tracks[seat] = [11, 9, 10]
        state.left[seat] = [6, 6, 6]
        for objective in range(len(state.favours[seat])):
            state.favours[seat][objective] = 2
    return state


def test_a_favour_token_lies_beside_the_number_it_belongs_to(monkeypatch: pytest.MonkeyPatch) -> None:
    written = Written(monkeypatch)
    badges: list[tuple[float, float, float]] = []

    def spy(painter: Painter, level: int, x: float, y: float, radius: float, *look: float) -> None:
        badges.append((x - radius, x + radius, y))
        draw_favour(painter, level, x, y, radius, *look)

    monkeypatch.setattr(slips, "draw_favour", spy)
    table_at(Bench(), favoured())
    assert badges
    covered = [
        (words, left, x)
        for words, left, right, base in written.words
        for x, end, y in badges
        if words.isdigit() and abs(base - 5.5 - y) < 7 and left < end and x < right
    ]
    assert not covered


def test_points_of_a_favour_token_stay_in_their_group(monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[float] = []

    def spy(painter: Painter, points: int, x: float, y: float, radius: float) -> None:
        ends.extend((x - radius - 5, x + radius + 5))
        draw_badge(painter, points, x, y, radius)

    monkeypatch.setattr(tokens, "draw_badge", spy)
    table: Any = table_at(Bench(), favoured())
    crossed = [
        (rule, left)
        for rule in table.board.rooms.rules
        for left, right in zip(ends[::2], ends[1::2], strict=True)
        if left < rule < right
    ]
    assert not crossed


# ------------------------------------------------------------ the quay
def test_beads_tell_what_is_done_and_what_is_left() -> None:
    works = Works(2).factory("cotton_1a").factory("paper_1a").own(coal=9).begin()
    production = ACTIONS.index("production")
    assert quay.beads_of(table_at(Bench(), works.state).view, production) == (0, 2)
    works.hire("production", "white").produce(0)
    beads = quay.beads_of(table_at(Bench(), works.state).view, production)
    assert [beads.face(number) for number in range(3)] == ["done", "on", "on"]


def test_no_bead_is_red_where_no_action_can_be_chosen() -> None:
    works = Works(2).factory("cotton_1a").factory("paper_1a").own(coal=9, money=9).begin()
    works.hire("rnd", "white").steps(1)
    view = table_at(Bench(), works.state).view
    assert not any(target.kind == "action" for target in view.lit)
    assert {quay.beads_of(view, action) for action in range(len(ACTIONS))} == {(0, 0)}


def test_the_last_bead_of_a_plate_lies_above_its_foot(monkeypatch: pytest.MonkeyPatch) -> None:
    feet: list[float] = []
    monkeypatch.setattr(quay, "_bead", lambda painter, face, x, y, size: feet.append(y + size / 2))
    table: Any = table_at(Bench(), Works(3).begin().state)
    lowest = max(table.board.lay.plate(action).bottom for action in range(len(ACTIONS)))
    assert max(feet) <= lowest - 4


def test_crests_of_leaders_leave_the_next_objective_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Works(4).begin().state
    state.shared = ((), (0, 3, 6), (1,), (2,))
    for seat in range(4):
        state.left[seat][0] = 3
    table: Any = table_at(Bench(), state)
    crests: list[float] = []
    monkeypatch.setattr(shared, "draw_crest", lambda painter, crest, x, y, radius, flat: crests.append(x + radius))
    painter = Bench().draw()
    crests.clear()
    shared.draw(painter, shared_room(table.board.frame), table.view)
    first, second = (table.board.shapes[SHARED_TOKEN[number]].rect for number in (0, 3))
    here = [right for right in crests if first.x < right < second.right]
    assert len(here) >= 4
    assert max(here) <= second.x - 3


# ------------------------------------------------------------ the end
def test_final_consolidations_are_announced_in_place_of_what_places_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    paid: list[float] = []
    monkeypatch.setattr(sky, "_pay", lambda painter, x, right, view: paid.append(x))
    whole = finished_match("zaibatsu")
    match = Match(whole.rules, whole.deal, whole.chairs)
    for move in whole.moves:
        match.play(move)
        if any(isinstance(event, FinalConsolidation) for event in match.history.events_of(len(match.moves) - 1)):
            break
    for language, words in (("en", "Final consolidations"), ("fr", "Consolidations finales")):
        table = Bench(language=language).table(match, board_of("zaibatsu", match.rules))
        assert table.note_words() == words
        assert not paid
