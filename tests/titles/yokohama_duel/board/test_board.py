"""What the table of Yokohama Duel shows beyond what every table must."""

import random
from itertools import pairwise

import pytest

from game.match import Match
from game.seat import Chair
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.target import SEATS
from rules.yokohama_duel.components import YEN
from rules.yokohama_duel.moves import Play
from rules.yokohama_duel.places import COUNTER, ORDER, OWN_TECHNOLOGIES, PLACE, TECHNOLOGY
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.laboratory import ChooseTechnology
from tests.titles.yokohama_duel.kit import Harbour
from tests.ui.table_kit import Bench
from ui.boards.view import board_of
from ui.paint import Painter
from ui.scenes.curtain import CurtainScene
from ui.scenes.table import TableScene
from ui.table.parts.table_frame import purse_of_two, slips

TITLE = "yokohama_duel"
RULES = TITLES[TITLE]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all sprites and all words that are drawn."""
    told: list[str] = []
    sprite, text, nine = Painter.sprite, Painter.text, Painter.nine

    def spy_sprite(self: Painter, name: str, *args: object, **options: object) -> object:
        told.append(name)
        return sprite(self, name, *args, **options)  # type: ignore[arg-type]

    def spy_text(self: Painter, words: str, *args: object, **options: object) -> object:
        told.append(words)
        return text(self, words, *args, **options)  # type: ignore[arg-type]

    def spy_nine(self: Painter, name: str, *args: object, **options: object) -> object:
        told.append(name)
        return nine(self, name, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Painter, "sprite", spy_sprite)
    monkeypatch.setattr(Painter, "text", spy_text)
    monkeypatch.setattr(Painter, "nine", spy_nine)
    return told


def new_match(people: int = 1) -> Match:
    second = Chair("Ben", crest=1) if people > 1 else Chair("Okada", "opponent", "merchant", 1)
    return Match(RULES, Deal(TITLE, 2, {}, 4), [Chair("Aiko", crest=0), second])


def table_at(bench: Bench, state: DuelState) -> TableScene:
    """A table at a placed position, seen by the first seat."""
    match = new_match()
    match.state = state
    return bench.table(match, board_of(TITLE, RULES))


def test_before_the_first_turn_the_curtain_names_the_choice(drawn: list[str]) -> None:
    bench = Bench()
    match = new_match(people=2)
    bench.table(match, board_of(TITLE, RULES), curtain=True)
    first = match.decider
    match.play(match.legal_moves()[0])
    assert match.decider != first
    curtain = CurtainScene(
        bench.app.services,
        bench.ways,
        match,
        match.decider,
        lambda seat: None,
        lambda: None,
    )
    bench.app.stack.push(curtain)
    drawn.clear()
    bench.draw()
    assert "Yokohama Duel: Choice of orders" in drawn
    assert not any("turn 0" in words for words in drawn)


def test_the_purse_is_lit_as_wide_as_it_is_drawn() -> None:
    bench = Bench()
    for yen in (0, 7, 12, 120):
        table = table_at(bench, Harbour().own(0, yen=yen).begin().state)
        (slip, _) = slips(table.picture.frame, 2)
        shape = table.board.shapes[COUNTER[0][YEN]]
        assert shape.rect == purse_of_two(slip, yen)
        head = table.board.shapes[SEATS[0]]
        assert head.rect.right < shape.x


def test_a_card_being_paid_for_is_marked_as_chosen(drawn: list[str]) -> None:
    bench = Bench()
    harbour = Harbour().at_level(4, "laboratory").display("tram", "ball").own(0, up=2, yen=4).begin().go("laboratory")
    assert isinstance(harbour.state.pending[-1], ChooseTechnology)
    table_at(bench, harbour.state)
    assert "stamp/chosen" not in drawn
    table_at(bench, harbour.take_tech("tram").state)
    assert "stamp/chosen" in drawn


def test_rows_without_cards_say_so_and_costs_are_added_up(drawn: list[str]) -> None:
    bench = Bench()
    table = table_at(bench, Harbour().begin().state)
    assert drawn.count("none") == 4, "assist cards and orders of both seats"
    drawn.clear()
    table = table_at(bench, Harbour().techs(1, "tram", "ball").begin().state)
    assert OWN_TECHNOLOGIES[1] in table.board.shapes
    row = table.board.shapes[OWN_TECHNOLOGIES[1]].rect
    cards = [table.board.shapes[target].rect for target in TECHNOLOGY if target in table.board.shapes]
    assert sum(row.contains(card) for card in cards) == 2


def test_many_technologies_stay_inside_their_row() -> None:
    names = [target.key for target in TECHNOLOGY]
    table = table_at(Bench(), Harbour().techs(1, *map(str, names[:12])).begin().state)
    row = table.board.shapes[OWN_TECHNOLOGIES[1]].rect
    owned = [table.board.shapes[target].rect for target in TECHNOLOGY[:12]]
    assert all(row.left <= card.left and card.right <= row.right + 1 for card in owned)
    assert all(card.w >= 20 for card in owned)


def test_assist_cards_lie_free_where_few_influence_cards_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[float] = []
    sprite = Painter.sprite

    def spy(self: Painter, name: str, x: float, *args: object, **options: object) -> object:
        if name.startswith("yokohama_duel/assist_small/"):
            found.append(x)
        return sprite(self, name, x, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Painter, "sprite", spy)
    state = Harbour().laid(1, one="tea", two="bank").begin().state
    state.assists[1][:] = [3, 0]
    table_at(Bench(), state)
    assert all(after - before >= 26 for before, after in pairwise(found[-3:]))


def test_nobody_is_asked_which_of_two_equal_influence_cards_goes() -> None:
    """Card 1, upgraded, is as strong as card 2."""
    bench = Bench()
    table = table_at(bench, Harbour().upgraded(0, 1).begin().state)
    cards = {move.card for move in table.session.offered() if isinstance(move, Play)}
    assert len(cards) == 2
    before = len(table.match.moves)
    bench.click(*table.board.shapes[PLACE[0]].centre)
    assert len(table.match.moves) == before + 1


def test_drawn_orders_stay_where_they_lie_when_one_is_kept() -> None:
    """What comes to lie under a resting hand was not meant by it."""
    match, chance = Match(RULES, Deal(TITLE, 2, {}, 4), [Chair("Aiko"), Chair("Mei", crest=1)]), random.Random(4)
    while not (len(match.state.drawn) > 2 and match.state.turn and match.state.stock[match.decider][YEN] > 2):
        match.play(chance.choice(match.legal_moves()))
    bench = Bench()
    table = bench.table(match, board_of(TITLE, RULES), curtain=False)
    drawn = list(match.state.drawn)
    before = {order: table.board.shapes[ORDER[order]] for order in drawn}
    bench.click(*before[drawn[0]].centre)
    left = [order for order in drawn if order in match.state.drawn]
    assert len(left) == len(drawn) - 1
    assert {order: table.board.shapes[ORDER[order]] for order in left} == {order: before[order] for order in left}
