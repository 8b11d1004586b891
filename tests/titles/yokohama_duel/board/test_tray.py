"""The tray of Yokohama Duel: what one holds can be read, however much it is."""

from itertools import combinations, pairwise
from typing import Any

import pytest

from game.match import Match
from game.seat import Chair
from game.titles import TITLES
from rules.core.deal import Deal
from rules.yokohama_duel.components import TECHNOLOGIES
from rules.yokohama_duel.places import ASSIST, ORDER, TECHNOLOGY
from tests.titles.yokohama_duel.kit import Harbour
from tests.ui.table_kit import Bench
from ui.boards.view import Shape, board_of
from ui.paint import Painter
from ui.table.parts.outlines import draw_outline

TITLE = "yokohama_duel"
RULES = TITLES[TITLE]
WINDOWS = (
    ((1920, 1080), "en", 100),
    ((1280, 800), "en", 100),
    ((1024, 700), "fr", 100),
    ((1280, 800), "fr", 150),
    ((1024, 700), "fr", 150),
)
NAMED = ("ball", "winery", "mining_technology", "telegram")


def tray_of(
    window: tuple[tuple[int, int], str, int], orders: int, techs: tuple[str, ...]
) -> tuple[list[Shape], list[Shape], Painter]:
    """Where orders and technologies lie, and what was drawn."""
    size, language, text_size = window
    bench = Bench(size=size, language=language, text_size=text_size)
    harbour = Harbour().techs(0, *techs).begin()
    state = harbour.state
    state.hands[0][:] = range(orders)
    state.merchants[0] = 1
    state.assists[0][:] = [1, 1]
    match = Match(RULES, Deal(TITLE, 2, {}, 4), [Chair("Aiko", crest=0), Chair("Okada", "opponent", "merchant", 1)])
    match.state = state
    table = bench.table(match, board_of(TITLE, RULES))
    shapes = table.board.shapes
    owned = [shapes[TECHNOLOGY[n]] for n, each in enumerate(TECHNOLOGIES) if each.key in techs]
    return [shapes[ORDER[n]] for n in range(orders)], owned, bench.draw()


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_four_technologies_lie_free_and_bear_their_names_beside_three_orders(
    window: tuple[tuple[int, int], str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    text = Painter.text

    def spy(self: Painter, words: str, *args: object, **options: object) -> object:
        told.append(words)
        return text(self, words, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Painter, "text", spy)
    orders, owned, painter = tray_of(window, 3, NAMED)
    assert not any(one.rect.colliderect(other.rect) for one, other in combinations(owned, 2))
    assert orders[-1].x + orders[-1].w < min(shape.x for shape in owned)
    assert not painter.overflows
    assert "Ball" in told or "Bal" in told
    assert "Mining" in told or "Technologie" in told, "the longest name takes two lines"


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize(("orders", "count"), [(1, 1), (2, 2), (4, 3), (4, 6), (3, 9), (2, 12)])
def test_nothing_in_the_tray_covers_a_technology(
    window: tuple[tuple[int, int], str, int], orders: int, count: int
) -> None:
    names = tuple(str(each.key) for each in TECHNOLOGIES[:count])
    held, owned, painter = tray_of(window, orders, names)
    assert not any(one.rect.colliderect(other.rect) for one, other in combinations([*owned, held[-1]], 2))
    assert all(after.x - before.x >= 0.5 * before.w for before, after in pairwise(held)), "of an order half is in sight"
    assert all(shape.w >= 18 for shape in owned)
    assert not painter.overflows


def test_how_many_of_a_card_one_holds_is_read_while_it_is_lit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number lies over the outline, not under it."""
    drawn: list[str] = []
    plain = Painter.numeral

    def numeral(painter: Painter, number: str, *place: Any, **look: Any) -> None:
        drawn.append(number)
        plain(painter, number, *place, **look)

    def outline(*given: Any) -> None:
        drawn.append("outline")
        draw_outline(*given)

    monkeypatch.setattr(Painter, "numeral", numeral)
    monkeypatch.setattr("ui.table.parts.picture.draw_outline", outline)
    harbour = Harbour().assists(0, 3).begin().play("bank")
    match = Match(RULES, Deal(TITLE, 2, {}, 4), [Chair("Aiko", crest=0), Chair("Okada", "opponent", "merchant", 1)])
    match.state = harbour.state
    bench = Bench()
    table = bench.table(match, board_of(TITLE, RULES))
    assert ASSIST[0] in table.view.lit
    drawn.clear()
    bench.draw()
    assert "3" in drawn[drawn.index("outline") :]
