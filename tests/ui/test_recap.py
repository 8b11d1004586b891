"""Since your last turn: who did how much, what it cost and brought, what it changed for me."""

import random
from typing import Any

import pygame
import pytest

from game.hint import Hint
from game.seat import Chair
from game.titles import TITLES
from rules.core.target import NOBODY
from rules.core.text import say
from rules.yokohama.events import cards, town
from rules.yokohama_duel.events import cards as duel_cards
from rules.yokohama_duel.events import turns as duel_turns
from rules.yokohama_duel.places import ORDER
from tests.built import BUILT
from tests.ui.table_kit import Bench, Fed, match_of
from ui.boards.view import board_of
from ui.paint import Painter
from ui.scenes.curtain import CurtainScene
from ui.scenes.table import TableScene
from ui.table.parts.recap_slip import UNROLLS
from ui.table.session.log_book import Entry, LogBook
from ui.table.session.log_chapters import Turn, blocks_of
from ui.table.session.recap import MOST_LINES, recap_of, turn_before

YOKOHAMA_ACTS = (town.Acted, town.Built, cards.TechnologyTaken, cards.OrderCompleted)
DUEL_ACTS = (duel_turns.LevelFixed, duel_turns.Built, duel_cards.TechnologyTaken, duel_cards.OrderCompleted)


def at_own_turn(title: str, plays: int = 40, seats: int = 3, **settings: Any) -> tuple[Bench, TableScene]:
    """A table at the first decision of the person's turn, the others having acted."""
    rules = TITLES[title]
    match, chance = match_of(rules, seats=seats, plays=plays), random.Random(1)
    while not match.is_over:
        fresh = match.decider == match.state.active == 0 and turn_before(match.history, 0) < len(match.moves)
        if fresh and match.history.actors[-1] != 0:
            break
        match.play(chance.choice([m for m in match.legal_moves() if not _dear(m)] or match.legal_moves()))
    bench = Bench(**{"recap_open": True, **settings})
    scene = bench.table(match, board_of(title, rules), Fed())
    bench.pass_time(0.1, 5)
    if scene.picture.frame.log_drawer:
        # Where the log is a drawer, the recap stays in it until somebody asks.
        assert not scene.recap_open
        scene.toggle_recap()
        bench.draw()
    return bench, scene


def test_it_waits_for_the_table_to_be_laid_out() -> None:
    """Only then is it known whether the log has a place for it."""
    bench, first = at_own_turn("yokohama")
    scene = TableScene(bench.app.services, bench.ways, first.match, board_of("yokohama", first.rules), Fed())
    bench.app.stack.push(scene)
    bench.pass_time(0.1)
    bench.pass_time(0.1)
    assert scene.recap is not None
    assert not scene.recap_open


def test_what_i_drew_myself_was_moved_by_nobody_else() -> None:
    rules = TITLES["yokohama_duel"]
    match = match_of(rules, seats=2, plays=0)
    while match.decider != 0 or not match.moves:
        match.play(match.legal_moves()[0])
    assert match.state.drawn, "the one who drew before me has chosen, and I am to choose"
    recap = recap_of(rules, match.history, 0, match.seen_by(0))
    assert recap is not None
    assert "order_deck" in {target.kind for target in recap.changed}
    assert not {ORDER[order] for order in match.state.drawn} & set(recap.changed)


def _dear(move: Any) -> bool:
    return any(target.kind == "amount" and int(target.key) > 9 for target in move.targets())


def test_it_is_no_news_once_a_hint_was_followed() -> None:
    bench, scene = at_own_turn("singapore")
    move = scene.match.legal_moves()[0]
    scene.session.hint = Hint((move,), (scene.rules.describe(scene.session.seen, move),), (None,))
    scene.play_hint()
    assert scene.recap is None
    bench.draw()


@pytest.mark.parametrize("title", BUILT)
def test_the_slip_opens_before_ones_own_turn(title: str) -> None:
    bench, scene = at_own_turn(title)
    recap = scene.recap
    assert recap is not None
    assert scene.recap_open
    assert all(each.seat != 0 and each.acts for each in recap.seats)
    assert len(recap.lines) <= MOST_LINES
    scene.play(scene.match.legal_moves()[0])
    assert not scene.recap_open
    bench.draw()


def test_amounts_are_netted_over_the_acts_of_all() -> None:
    """A raid that another seat brings about, a toll that it pays: what a seat holds has changed by that too."""
    by_others = 0
    for plays in range(20, 140, 12):
        _, scene = at_own_turn("yokohama", plays=plays)
        recap, history, rules = scene.recap, scene.match.history, scene.rules
        if recap is None:
            continue
        moves = [move for move in range(recap.first, len(history.moves)) if history.actors[move] != 0]
        for each in recap.seats:
            found: dict[Any, int] = {}
            for move in moves:
                for event in history.events_of(move):
                    for amount in rules.amounts(event.seen_by(0)):
                        if amount.seat == each.seat:
                            found[amount.what] = found.get(amount.what, 0) + amount.number
                            by_others += history.actors[move] != each.seat
            assert {held.what: held.number for held in each.amounts} == {k: n for k, n in found.items() if n}
    assert by_others


@pytest.mark.parametrize("title", BUILT)
def test_it_counts_acts_as_the_log_does(title: str) -> None:
    """Also those that came of the move before the turn, those of others within it, and affairs."""
    rules, compared = TITLES[title], 0
    for seed in range(3):
        match, chance = match_of(rules, seats=2 if title == "yokohama_duel" else 3, plays=0), random.Random(seed)
        told = -1
        while not match.is_over and len(match.moves) < 300:
            match.play(chance.choice(match.legal_moves()))
            history, state = match.history, match.state
            if match.is_over or not state.active == match.decider == 0 or state.turn == told:
                continue
            told = state.turn
            recap = recap_of(rules, history, 0, match.seen_by(0))
            if recap is None or not recap.first:
                continue
            blocks = blocks_of(LogBook(history, rules.amounts).entries(history, 0))
            turns = [turn for turn in blocks if isinstance(turn, Turn)]
            for each in recap.seats:
                since = [turn for turn in turns if turn.seat == each.seat and turn.head.entry.move >= recap.first - 1]
                assert each.acts == sum(turn.acts() for turn in since)
                compared += 1
    assert compared > 8


def test_a_turns_dividend_is_no_act_but_a_turn_that_was_nothing_else_is_one() -> None:
    """The Stock Market pays when a turn begins, which is the move of the one before."""
    head = Entry(say("table.log.now"), 1, False, 7, (), turn=1, maker=0)
    paid = Entry(say("table.log.now"), 1, False, 7, (), maker=0)
    acted = Entry(say("table.log.now"), 1, False, 8, (), maker=1)
    (alone,) = blocks_of([head, paid])
    (both,) = blocks_of([head, paid, acted])
    assert isinstance(alone, Turn)
    assert isinstance(both, Turn)
    assert (alone.acts(), both.acts()) == (1, 1)


def test_it_folds_and_comes_back() -> None:
    bench, scene = at_own_turn("yokohama_duel")
    bench.key(pygame.K_ESCAPE)
    assert not scene.recap_open
    bench.key(pygame.K_r)
    assert scene.recap_open
    bench.click_on("fold recap")
    assert not scene.recap_open


def test_it_can_be_folded_for_good() -> None:
    bench, scene = at_own_turn("yokohama_duel")
    bench.click_on("keep recap")
    assert not bench.settings.recap_open
    _, scene = at_own_turn("yokohama_duel", recap_open=False)
    assert scene.recap is not None
    assert not scene.recap_open


def test_it_can_be_watched_again() -> None:
    bench, scene = at_own_turn("yokohama_duel")
    recap = scene.recap
    assert recap is not None
    bench.click_on("watch")
    name, args = bench.ways.went[-1]
    assert name == "replay"
    assert args[1:] == (0, recap.first)


def test_a_narrow_window_tells_it_in_the_bar() -> None:
    bench, scene = at_own_turn("singapore", size=(1024, 700))
    assert not scene.recap_open
    assert "Since your last turn" in scene.recap_help()
    bench.key(pygame.K_r)
    assert scene.recap_open
    assert scene.picture.frame.board.colliderect(scene.recap_slip.box)
    bench.draw()
    assert not any(widget.name == "keep recap" for widget in scene.form.widgets), "it never opens by itself here"


@pytest.mark.parametrize("title", BUILT)
def test_where_the_log_is_folded_a_button_shows_it_and_moves_no_other(title: str) -> None:
    """In the language of the longer words."""
    bench, scene = at_own_turn(title, size=(1024, 700), language="fr")
    if scene.recap_open:
        scene.toggle_recap()
    painter = bench.draw()
    before = {button.name: button.box.copy() for button in scene.prompt.buttons if button.name != "recap"}
    assert not painter.overflows
    bench.rest()
    bench.click_on("recap")
    assert scene.recap_open
    assert {button.name: button.box for button in scene.prompt.buttons} == before


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1024, 700), 100), ((1280, 800), 150), ((1920, 1080), 100)])
@pytest.mark.parametrize("title", BUILT)
def test_it_fits(title: str, size: tuple[int, int], text: int, language: str) -> None:
    bench, scene = at_own_turn(title, size=size, text_size=text, language=language, seats=4)
    if not scene.recap_open:
        scene.toggle_recap()
    assert not bench.draw().overflows


def test_the_public_recap_tells_nothing_of_one_seat_alone() -> None:
    _, scene = at_own_turn("yokohama_duel")
    history = scene.match.history
    public = recap_of(scene.rules, history, 0, None, public=True)
    assert public is not None
    assert public.lines == ()
    told = [event for each in public.seats for event in each.events]
    assert told == [event.seen_by(NOBODY) for event in told]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", BUILT)
def test_the_curtain_tells_the_same(title: str, language: str) -> None:
    bench, scene = at_own_turn(title, language=language, size=(1024, 700))
    scene.match.chairs[0] = Chair("Aiko")
    bench.app.stack.push(CurtainScene(bench.app.services, bench.ways, scene.match, 0, print, print))
    assert not bench.draw().overflows


def _spoken(monkeypatch: pytest.MonkeyPatch, bench: Bench) -> list[tuple[str, float]]:
    """All words of the next picture, each with how low it stands."""
    spoken: list[tuple[str, float]] = []
    text = Painter.text

    def listen(painter: Painter, words: str, x: float, y: float, *args: Any, **options: Any) -> float:
        spoken.append((words, y))
        return text(painter, words, x, y, *args, **options)

    monkeypatch.setattr(Painter, "text", listen)
    bench.draw()
    return spoken


@pytest.mark.parametrize(("size", "text"), [((1024, 700), 100), ((1280, 800), 150), ((1920, 1080), 100)])
@pytest.mark.parametrize("title", ["singapore", "yokohama", "zaibatsu"])
def test_what_it_means_for_me_is_never_cut(
    title: str, size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much the three others did before."""
    bench, scene = at_own_turn(title, size=size, text_size=text, seats=4)
    assert scene.recap is not None
    busy = max(scene.recap.seats, key=lambda each: len(each.amounts))
    lines = (say("common.refuse.chosen"), say("table.moment.help"), say("table.hint.not_now"))
    scene.recap = scene.recap._replace(seats=(busy, busy, busy), mine=busy.amounts[:2], lines=lines)
    scene.recap_open = True
    scene.relayout()
    spoken = _spoken(monkeypatch, bench)
    slip = scene.recap_slip
    for line in lines:
        last = slip._lines(bench.app.painter_for(bench.surface), scene.view, line, slip.box.w - 20)[-1]
        found = [y for words, y in spoken if words == last]
        assert found, last
        assert all(y <= slip.box.bottom - slip._foot for y in found)


@pytest.mark.parametrize(("title", "kinds"), [("yokohama", YOKOHAMA_ACTS), ("yokohama_duel", DUEL_ACTS)])
def test_what_was_taken_built_and_fulfilled_has_a_stamp(title: str, kinds: tuple[type, ...]) -> None:
    """Amounts alone tell neither a building nor which technology it was."""
    bench, scene = at_own_turn(title, plays=400, seats=2)
    events = [event for move in range(len(scene.match.moves)) for event in scene.match.history.events_of(move)]
    painter = bench.draw()
    for kind in kinds:
        found = [event for event in events if isinstance(event, kind)]
        assert found, kind
        for event in found:
            stamp = scene.board.stamp(event, scene.view)
            assert stamp is not None
            painter.sprite(stamp[0], 0, 0, h=20)


def test_over_an_opened_log_it_lies_on_top_with_its_buttons(monkeypatch: pytest.MonkeyPatch) -> None:
    bench, scene = at_own_turn("yokohama", size=(1024, 700))
    assert scene.recap_open
    scene.toggle_log()
    bench.rest()
    order: list[str] = []
    monkeypatch.setattr(scene.log, "draw_panel", lambda *args: order.append("log"))
    monkeypatch.setattr(scene.recap_slip, "draw", lambda *args: order.append("slip"))
    bench.draw()
    assert scene.log_place.over
    assert order == ["log", "slip"]


def test_it_is_drawn_once_more_when_it_has_unrolled_however_often_it_was_asked() -> None:
    """The program asks before it waits and before it draws; else the slip stays cut where the last picture left it."""
    bench, scene = at_own_turn("yokohama_duel", motion="normal")
    bench.pass_time(1.0, 5)
    scene.toggle_recap()
    scene.toggle_recap()
    bench.pass_time(UNROLLS / 2)
    bench.clock.push(UNROLLS)
    assert [scene.animating(), scene.animating()] == [True, True]
    bench.draw()
    assert not scene.animating()


def test_it_comes_a_frame_after_the_table_was_drawn_anew_and_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two dear pictures in one frame would make it long; once it is seen it never goes out again."""
    bench, scene = at_own_turn("yokohama_duel", motion="normal")
    drawn: list[float] = []
    monkeypatch.setattr(scene.recap_slip, "draw", lambda painter, recap, view, share: drawn.append(share))
    scene.toggle_recap()
    bench.pass_time(UNROLLS)
    assert scene.recap is not None
    scene.recap = scene.recap._replace()
    scene.toggle_recap()
    drawn.clear()
    bench.draw()
    assert drawn == []
    bench.pass_time(0.02)
    assert len(drawn) == 1
    assert drawn[0] < 1.0
    scene.relayout()
    bench.draw()
    assert len(drawn) == 2
