"""What the table of Zaibatsu shows beyond what every table must."""

from typing import Any

import pygame
import pytest

from game.match import Match
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.zaibatsu.board import RAIL_GIFTS
from rules.zaibatsu.components import ACTIONS, AUTOMA, COLOURS, GOODS, MARKETS, NONE, TRAIN, VALUES
from rules.zaibatsu.events.stock import SalariesPaid
from rules.zaibatsu.moves import Hire
from rules.zaibatsu.places import (
    ACTION,
    BAG,
    CITY,
    FACTORY_SLOT,
    FAVOUR,
    HIRING,
    MODIFIER,
    OBJECTIVE,
    OWN_TOKENS,
    PAIR,
    PIECE,
    PRICE_CHIP,
    RAIL,
    SPACE,
    STEP_CHIP,
    TOKEN,
    WORKER,
)
from rules.zaibatsu.reckoning.means import at_hand
from rules.zaibatsu.reckoning.moment import is_consolidating, stage
from rules.zaibatsu.state import FIRST_OBJECTIVE, VALUE, ZaibatsuState
from rules.zaibatsu.tiles import ACTION_TOKENS, START_B
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works
from tests.ui.table_kit import Bench, match_of
from ui.boards.view import board_of
from ui.boards.zaibatsu import seat as slips
from ui.boards.zaibatsu.board import ZaibatsuBoard
from ui.boards.zaibatsu.layout import PRINT, TRAY
from ui.boards.zaibatsu.parts import automa, japan, ledger, quay, sheets
from ui.boards.zaibatsu.parts.spread import CLOSE, SWAP
from ui.paint import Painter
from ui.scenes.table import TableScene
from ui.table.parts.hit_test import at
from ui.table.parts.seat_panels import BETWEEN, _ways_to_say

TITLE = "zaibatsu"
RULES = TITLES[TITLE]


def table_at(bench: Bench, state: ZaibatsuState) -> TableScene:
    """A table at a placed position, seen by the first seat."""
    match = Match(RULES, Deal(TITLE, state.seats, {}, 4), default_chairs(state.seats, "Aiko"))
    match.state = state
    return bench.table(match, board_of(TITLE, RULES))


def colour_for(works: Works, action: str) -> str:
    """A worker that can be hired for an action."""
    return next(COLOURS[move.colour] for move in works.offered(Hire) if ACTIONS[move.action] == action)


def board(table: TableScene) -> ZaibatsuBoard:
    assert isinstance(table.board, ZaibatsuBoard)
    return table.board


# ------------------------------------------------------------ what lies large
def test_a_key_and_the_trays_edge_swap_japan_and_the_own_zaibatsu() -> None:
    bench = Bench()
    table = table_at(bench, Works(4).begin().state)
    assert (table.picture.frame.board.h, table.picture.frame.tray.h) == (PRINT, TRAY)
    assert SPACE[0] in table.board.shapes
    bench.key(pygame.K_e)
    assert (table.picture.frame.board.h, table.picture.frame.tray.h) == (TRAY, PRINT)
    assert SPACE[0] not in table.board.shapes
    assert ACTION[0] in table.board.shapes, "the quay stays in sight"
    bench.click(*table.board.shapes[SWAP].centre)
    assert SPACE[0] in table.board.shapes


def test_what_is_chosen_on_japan_brings_japan_back() -> None:
    bench = Bench()
    works = Works(4).own(money=9, iron=9).begin()
    table = table_at(bench, works.state)
    bench.key(pygame.K_e)
    assert table.picture.frame.tray.h == PRINT
    colour = colour_for(works, "trains")
    table = table_at(bench, works.hire("trains", colour).state)
    bench.key(pygame.K_e)
    assert table.picture.frame.tray.h == TRAY


def test_a_zaibatsu_opens_by_key_or_click_and_closes_by_esc() -> None:
    bench = Bench()
    table = table_at(bench, Works(4).begin().state)
    for opens in (lambda: bench.key(pygame.K_3), lambda: bench.click(*table.board.shapes[SEATS[2]].centre)):
        opens()
        assert board(table).spread.opened(table.view) == 2
        assert OBJECTIVE[2][0] in table.board.shapes
        assert SPACE[0] not in table.board.shapes
        bench.key(pygame.K_ESCAPE)
        assert board(table).spread.opened(table.view) is None
    bench.key(pygame.K_2)
    bench.click(*table.board.shapes[CLOSE].centre)
    assert board(table).spread.opened(table.view) is None
    assert not table.match.moves


def test_a_consolidation_lays_the_own_zaibatsu_large_with_the_ledger() -> None:
    bench = Bench()
    works = Works(2).workers("black red").begin().consolidate()
    table = table_at(bench, works.state)
    assert table.picture.frame.tray.h == PRINT
    assert ACTION[0] not in table.board.shapes
    assert all(target in table.view.lit for target in OBJECTIVE[0])
    assert FAVOUR[0][1] in table.board.shapes


@clause("Z-CONSOL-13", "Z-CONSOL-14", "Z-CONSOL-21", "Z-GEN-13")
@pytest.mark.parametrize(
    ("workers", "points", "finance"),
    [
        ("black", 20, 1),
        ("black red grey white", 20, 1),
        ("black red grey white", 20, 2),
        ("black red grey white yellow", 20, 1),
        ("black red grey white yellow blue", 1, 1),
        ("yellow red grey white blue", 0, 1),
        ("blue red grey black white", 20, 1),
    ],
)
def test_the_ledger_tells_beforehand_what_salaries_cost(workers: str, points: int, finance: int) -> None:
    works = Works(2).workers(workers).points(points).tracks(finance=finance).begin().consolidate()
    told = [ledger.loss_ahead(works.state, 0, stage(works.state))]
    works.place("rnd")
    while is_consolidating(works.state, 0):
        told.append(ledger.loss_ahead(works.state, 0, stage(works.state)))
        works.along("mines")
    lost = works.told(SalariesPaid)[-1].points
    assert set(told) == {lost}
    if workers == "black red grey white":
        assert lost == (1 if finance == 1 else 0), "twelve coins do not pay twelve"


# ------------------------------------------------------------ choosing
def test_two_prices_are_chips_and_a_single_one_is_not_asked() -> None:
    bench = Bench()
    works = Works(2).own(money=9, iron=9).begin()
    table = table_at(bench, works.hire("ships", colour_for(works, "ships")).state)
    assert {PRICE_CHIP[1], PRICE_CHIP[2]} <= table.board.shapes.keys()
    works = Works(2).own(money=0, iron=9).begin()
    table = table_at(bench, works.hire("ships", colour_for(works, "ships")).state)
    assert PRICE_CHIP[1] not in table.board.shapes


def test_steps_lie_on_the_water_left_of_the_buttons() -> None:
    bench = Bench()
    works = Works(2).own(money=9).begin()
    table = table_at(bench, works.hire("rnd", colour_for(works, "rnd")).state)
    chips = [table.board.shapes[chip].rect for chip in STEP_CHIP]
    assert all(chip.y > table.picture.frame.tray.bottom for chip in chips)
    assert not any(chip.colliderect(button.box) for chip in chips for button in table.prompt.buttons)
    assert table.words_end <= chips[0].x


def test_where_a_plate_can_be_clicked_its_factory_is_what_lies_below() -> None:
    bench = Bench()
    works = Works(2).factory("cotton_3a").factory("paper_1a").own(coal=9).begin()
    table = table_at(bench, works.state)
    shapes = table.board.shapes
    assert shapes[FACTORY_SLOT[0][0]].rect.contains(shapes[MODIFIER[0][0]].rect)


def test_a_chosen_space_opens_the_slip_of_its_tokens() -> None:
    bench = Bench()
    works = Works(2).all_demand("cotton").factory("cotton_1a", 3).begin()
    colour = colour_for(works, "local_markets")
    table = table_at(bench, works.hire("local_markets", colour).state)
    tray = table.board.shapes[TOKEN[0][1]].rect
    assert table.picture.frame.tray.contains(tray)
    bench.click(*table.board.shapes[SPACE[0]].centre)
    beside = next(control for control, target in table.board.second_places.items() if target == TOKEN[0][2])
    assert table.picture.frame.board.contains(table.board.shapes[beside].rect)
    assert table.board.shapes[TOKEN[0][1]].rect == tray, "and they stay where they were"
    before = len(table.match.moves)
    bench.rest()
    bench.click(*table.board.shapes[beside].centre)
    assert len(table.match.moves) == before + 1
    assert table.match.state.tokens[0] & VALUE == 2


def test_pairs_lie_on_a_sheet_until_one_is_taken() -> None:
    bench = Bench()
    match = match_of(RULES, seats=2)
    table = bench.table(match, board_of(TITLE, RULES))
    pairs = [target for target in table.view.lit if target in PAIR]
    assert pairs
    bench.click(*table.board.shapes[pairs[0]].centre)
    assert not any(target in PAIR for target in table.board.shapes)


def test_a_pair_that_is_taken_is_veiled_under_the_crest_of_who_took_it() -> None:
    match = Match(RULES, Deal(TITLE, 3, {}, 4), default_chairs(3, "Aiko"))
    before, first = list(match.state.pairs), match.decider
    while match.decider == first:
        match.play(match.legal_moves()[-1])
    (taken,) = (at for at, pair in enumerate(match.state.pairs) if pair == NONE)
    table = Bench().table(match, board_of(TITLE, RULES))
    (told,) = sheets.takers(table.view).items()
    assert told[0] == taken
    assert told[1].seat == first
    assert told[1].a * len(START_B) + told[1].b == before[taken]
    assert PAIR[taken] in table.board.shapes, "it still says who has it"


def lies_on_top(table: TableScene, target: Target) -> bool:
    """Is this what is pointed at, wherever on it one points?"""
    box, shapes = table.board.shapes[target].rect, table.board.shapes
    points = [
        (box.x + box.w * (0.5 + across) / 12, box.centery + box.h * up) for across in range(12) for up in (-0.3, 0, 0.3)
    ]
    return all(at(shapes, x, y) == target for x, y in points)


def test_what_lies_under_a_sheet_is_not_pointed_at() -> None:
    bench = Bench()
    table = bench.table(match_of(RULES, seats=2), board_of(TITLE, RULES))
    assert all(lies_on_top(table, target) for target in table.board.shapes if target in PAIR)
    works = Works(2).all_demand("cotton").factory("cotton_1a", 3).begin()
    table = table_at(bench, works.hire("local_markets", colour_for(works, "local_markets")).state)
    bench.click(*table.board.shapes[SPACE[0]].centre)
    assert all(lies_on_top(table, control) for control in table.board.second_places)
    bench.key(pygame.K_ESCAPE)
    assert set(SPACE) <= set(table.board.shapes), "with the slip away all of Japan is there again"


# ------------------------------------------------------------ fitting
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1024, 700), 100), ((1024, 700), 150), ((1280, 800), 100)])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_cut(seats: int, size: tuple[int, int], text: int, language: str) -> None:
    for plays in (0, 90):
        bench = Bench(size, text_size=text, language=language)
        match = match_of(RULES, seats=seats, seed=seats, plays=plays)
        table = bench.table(match, board_of(TITLE, RULES))
        cut = list(bench.draw().overflows)
        for key in (pygame.K_e, pygame.K_e, pygame.K_2):
            bench.key(key)
            cut += bench.draw().overflows
        table.relayout()
        assert not cut


def test_pointing_at_local_markets_counts_what_could_be_delivered() -> None:
    bench = Bench()
    works = Works(2).all_demand("cotton").factory("cotton_1a", 3).begin()
    table = table_at(bench, works.state)
    assert ACTIONS[MARKETS] in works.actions()
    bench.move_to(*table.board.shapes[ACTION[MARKETS]].centre)
    bench.pass_time(0.5, 2)
    assert table.view.hot == ACTION[MARKETS]


@pytest.mark.parametrize("width", [1230, 1250, 1280])
def test_the_tokens_at_hand_can_be_told_apart_in_every_slip(width: int) -> None:
    bench = Bench((width, 800))
    table = table_at(bench, Works(4).begin().state)
    values = sum(at_hand(table.view.state, 1, value) for value in VALUES)
    assert table.board.shapes[OWN_TOKENS[1]].w >= 9 * values


def test_a_moment_of_the_automa_bears_its_crest() -> None:
    bench = Bench()
    match = Match(RULES, Deal(TITLE, 1, {}, 4), default_chairs(1, "Aiko"))
    table = bench.table(match, board_of(TITLE, RULES))
    while table.scroll is None or table.scroll.moment.actor != AUTOMA:
        table.go_on()
        table.play(match.rules.search_moves(match.state)[0])
        bench.pass_time(0.1)
    assert table.prompt.crest is not None
    assert table.prompt.crest not in table.view.crests


@pytest.mark.parametrize("width", [126, 240])
def test_action_tokens_of_the_automa_stay_in_their_place_however_many_lie_open(width: int) -> None:
    box = pygame.FRect(0, 0, width, 600)
    for count in range(1, len(ACTION_TOKENS) + 1):
        spots = [automa.revealed_spot(box, number, count) for number in range(count)]
        assert len({spot.topleft for spot in spots}) == count
        assert all(spot.right <= width and spot.bottom < automa.SECTIONS["priority"] for spot in spots)


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_name_of_the_markets_ends_before_its_beads(text_size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ends: list[float] = []
    beads: list[float] = []
    text, bead = Painter.text, quay._bead

    def spy(self: Painter, words: str, x: float, *args: Any, **options: Any) -> float:
        across = text(self, words, x, *args, **options)
        if words in ("Marchés", "locaux"):
            ends.append(x + across)
        return across

    def spy_bead(painter: Painter, face: str, x: float, y: float, size: float) -> None:
        beads.append(x - size / 2)
        bead(painter, face, x, y, size)

    monkeypatch.setattr(Painter, "text", spy)
    monkeypatch.setattr(quay, "_bead", spy_bead)
    table_at(Bench((1024, 700), language="fr", text_size=text_size), Works(3).begin().state)
    assert len(ends) >= 2
    assert max(ends) <= max(beads)


def test_a_slip_shows_the_points_on_the_track() -> None:
    """Money and goods count at the end: paid before, they would seem to cost points."""
    works = Works().state
    works.points[0][0], works.stock[0][0] = 14, 12
    table = table_at(Bench(), works)
    assert table.board.standing(table.view, 0) == ("mark/points", 14)
    works.points[0][FIRST_OBJECTIVE], works.ended = 20, True
    table = table_at(Bench(), works)
    assert table.board.standing(table.view, 0) == ("mark/points", 14), "the count has yet to tell"


def test_only_what_flies_to_a_place_is_left_out_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers on their way to the bag take none of their colour from the hiring spaces, nor a train the others."""
    bench = Bench()
    table, painter = table_at(bench, Works(3).train(0, "region_iron", 1).begin().state), bench.draw()
    lay, drawn = board(table).lay, []
    assert lay is not None
    white, train = WORKER[COLOURS.index("white")], PIECE[0][TRAIN]
    table.view.hidden = frozenset({white, train})
    table.view.landing = frozenset({(white, BAG), (white, HIRING[2]), (train, RAIL[0])})
    monkeypatch.setattr(quay, "worker", lambda painter, name, *place: drawn.append(name))
    monkeypatch.setattr(Painter, "sprite", lambda self, name, *place, **look: drawn.append(name))
    quay._hiring(painter, lay, table.view, False, (), (quay.Beads(0, 0),) * len(ACTIONS))
    assert drawn.count("white") == 4
    for rail in range(len(RAIL_GIFTS)):
        japan._rail(painter, lay, table.view, rail)
    assert drawn.count("zaibatsu/train/0") == 1


def test_no_forecast_lies_over_train_spaces_that_are_to_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    ribbons: list[int] = []
    monkeypatch.setattr(japan, "_ribbon", lambda painter, lay, view, region, ahead: ribbons.append(region))
    bench = Bench()
    works = Works(3).token(0, "osaka/north", 3).own(iron=3).begin()
    table = table_at(bench, works.state)
    plate = table.board.shapes[ACTION[ACTIONS.index("trains")]].centre
    bench.move_to(*plate)
    bench.draw()
    assert ribbons
    ribbons.clear()
    table = table_at(bench, works.hire("trains", colour_for(works, "trains")).state)
    bench.move_to(*plate)
    bench.draw()
    assert table.view.hot == ACTION[ACTIONS.index("trains")]
    assert not ribbons


@pytest.mark.parametrize("built", [1, 6])
def test_a_slip_shows_the_favour_token_on_factories(built: int, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[float] = []
    monkeypatch.setattr(slips, "draw_favour", lambda painter, level, x, y, radius: shown.append(x + radius))
    works = Works(3)
    for number in range(built):
        works.factory(f"{GOODS[number]}_1a", 1, seat=1)
    table = table_at(Bench(), works.favour(1, factories=2).begin().state)
    assert len(shown) == 1
    assert shown[0] <= table.picture.frame.seats.right
    assert all(table.board.shapes[FACTORY_SLOT[1][slot]].rect.right < shown[0] - 15 for slot in range(built))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_slip_says_where_a_seat_delivered_rather_than_that_it_did(language: str) -> None:
    """Both if there is room; of words too long for a slip the place is kept, which says more."""
    words = Bench(language=language).app.services.say
    told = words(
        say("zaibatsu.brief.action", action=Text("zaibatsu.board.action.local_markets"), place=CITY[1]), ["Aiko"], RULES
    )
    assert _ways_to_say(("Surveyor", *told.split(BETWEEN)), "waits")[-1] == "Kagoshima"
