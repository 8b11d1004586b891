"""What others do is told: in the bar, at the things, as amounts; and how fast they go on is chosen there."""

import random
from typing import Any

import pygame
import pytest

from game.titles import TITLES
from rules.core.amounts import Amount, netted
from rules.core.move import END_TURN
from rules.core.target import Target
from rules.core.text import Text, say
from rules.toy.moves import DIP, Grab
from tests.built import BUILT
from tests.ui.table_kit import Bench, Fed, match_of, toy_match
from ui.boards.toy.board import ToyBoard
from ui.boards.view import board_of
from ui.scenes.table import TableScene
from ui.table.parts.act_bar import told_within
from ui.table.parts.prompt_bar import bar_places
from ui.table.session.acts import Act, joined, safe_reason
from ui.table.session.log_book import Entry
from ui.table.session.pace import HURRY, PLAY, STEP
from ui.table.session.thinker import Written


class Reasoned(Fed):
    """Plays any legal move for a reason."""

    def __init__(self, rules: Any, reason: Any = None) -> None:
        super().__init__()
        self._rules, self._reason = rules, reason
        self._chance = random.Random(5)

    def poll(self) -> Written:
        return Written([self._chance.choice(self._rules.legal_moves(self.asked[-1]))], self._reason)


def watched(title: str, **settings: Any) -> tuple[Bench, TableScene]:
    """A game of a title in which another seat has just done something that is told."""
    rules = TITLES[title]
    bench = Bench(**{"pace": "wait", **settings})
    match, chance = match_of(rules, seats=3, plays=20), random.Random(6)
    scene = bench.table(match, board_of(title, rules), Reasoned(rules, say("table.hint.play")))
    for _ in range(400):
        if scene.shown_act() is not None:
            return bench, scene
        while scene.scroll is not None:
            scene.go_on()
        if scene.session.decides:
            scene.play(chance.choice(match.legal_moves()))
        scene.session.go_on()
        bench.pass_time(0.1)
    raise AssertionError("nobody did anything")


@pytest.mark.parametrize("title", BUILT)
def test_an_act_is_told_in_the_bar_and_lit(title: str) -> None:
    _, scene = watched(title)
    act = scene.shown_act()
    assert act is not None
    assert act.seat != scene.session.viewer
    assert act.number >= 1
    assert scene.stage.act is act
    assert scene.form.find("pace").box.right <= bar_places(scene.width, scene.height).acts + 1


@pytest.mark.parametrize("title", ["yokohama_duel", "zaibatsu"])
def test_before_ones_own_turn_the_last_act_goes_out_by_itself(title: str) -> None:
    bench, scene = watched(title, pace="brisk")
    for _ in range(400):
        if scene.session.decides and scene.stage.act is not None:
            break
        if scene.scroll is not None:
            scene.go_on()
        elif scene.session.decides:
            scene.play(scene.match.legal_moves()[0])
        bench.pass_time(0.1)
    bench.pass_time(0.5, 8)
    assert scene.stage.act is None


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1024, 700), 100), ((1024, 700), 150), ((1920, 1080), 100)])
@pytest.mark.parametrize("title", BUILT)
def test_an_act_fits(title: str, size: tuple[int, int], text: int, language: str) -> None:
    bench, scene = watched(title, size=size, text_size=text, language=language)
    for _ in range(30):
        assert not bench.draw().overflows
        while scene.scroll is not None:
            scene.go_on()
        if scene.match.is_over:
            return
        if scene.session.decides:
            scene.play(scene.match.legal_moves()[-1])
        scene.step_on()
        bench.pass_time(0.2)


@pytest.mark.parametrize(
    ("room", "told"),
    [(40, "places; tolls; walks; acts; gains"), (24, "walks; acts; gains"), (12, "acts; gains"), (5, "acts")],
)
def test_of_moves_told_together_the_last_are_told_where_room_is_short(room: int, told: str) -> None:
    moves = [["places", "tolls"], ["walks"], ["acts", "gains"]]
    assert told_within(moves, "{}; {}".format, lambda sentence: len(sentence) <= room) == told


def test_an_act_is_told_by_what_its_own_seat_did() -> None:
    def entry(actor: int) -> Entry:
        return Entry(Text(f"told.{actor}"), actor, heading=False, move=0, targets=())

    mixed = Act(1, 1, (entry(1), entry(2)), (), (), None)
    assert [each.actor for each in mixed.own_entries()] == [1]
    others = mixed._replace(entries=(entry(2),))
    assert others.own_entries() == others.entries, "nothing else is to be told"


def told_together(scene: TableScene) -> Act:
    """The act of the moment three times over, as moves one after the other: each brings a point and has its reason."""
    act = scene.shown_act()
    assert act is not None
    point = Amount(act.seat, Target("marker", act.seat), 1, Target("screen", act.seat))

    def one(move: int) -> Act:
        entries = (act.entries[0]._replace(move=move, actor=act.seat),)
        return act._replace(entries=entries, amounts=(point,), reason=Text(f"table.recap.reason_{move}"))

    return joined([one(move) for move in range(3)])


def test_sentence_amounts_and_reasons_speak_of_the_same_moves() -> None:
    bench, scene = watched("singapore")
    painter, act = bench.draw(), told_together(scene)
    words = scene.view.speak(act.entries[0].text)
    one = painter.measure(words, 22, "serif", 24)
    for moves, room in ((3, 5 * one), (2, 2.5 * one), (1, 1.4 * one)):
        sentence, told = scene.act_bar.told(painter, scene.view, act, room)
        assert sentence.count(words) == moves
        assert [amount.number for amount in told.amounts] == [moves]
        assert [text.key[-1] for text in told.reasons()] == ["0", "1", "2"][3 - moves :]


def test_why_tells_of_the_last_act_once_ones_own_turn_has_come() -> None:
    bench, scene = watched("singapore", pace="brisk")
    for _ in range(400):
        if scene.session.decides and scene.scroll is None:
            break
        if scene.scroll is not None:
            scene.go_on()
        bench.pass_time(0.2)
    last = scene.session.last_act
    assert last is not None
    assert last.seat != scene.session.viewer
    assert last.reasons()
    bench.pass_time(0.5, 8)
    bench.key(pygame.K_w)
    assert scene.act_bar.open
    assert not bench.draw().overflows
    bench.key(pygame.K_w)
    assert not scene.act_bar.open
    bench.key(pygame.K_w)
    scene.play(scene.match.legal_moves()[0])
    assert not scene.act_bar.open, "what one does oneself puts it away"
    bench.draw()


def test_nothing_is_told_of_acts_that_were_taken_back() -> None:
    bench, scene = watched("singapore")
    assert scene.session.last_act is not None
    scene.session.take_back()
    assert scene.session.last_act is None
    bench.key(pygame.K_w)
    assert not scene.act_bar.open


def test_why_opens_and_closes() -> None:
    bench, scene = watched("singapore")
    bench.key(pygame.K_w)
    assert scene.act_bar.open
    bench.key(pygame.K_ESCAPE)
    assert not scene.act_bar.open
    bench.click_on("why")
    assert scene.act_bar.open


@pytest.mark.usefixtures("toy_on_the_shelf")
def test_no_reason_no_pill() -> None:
    bench = Bench(pace="wait")
    match = toy_match(plays=1)
    scene = bench.table(match, ToyBoard(match.rules), Reasoned(match.rules))
    scene.play(match.legal_moves()[0])
    bench.pass_time(0.1, 3)
    assert not any(widget.name == "why" for widget in scene.form.widgets)


class Planned(Fed):
    """Takes a pebble, then reaches into the bag, for one reason."""

    def poll(self) -> Written:
        seen = self.asked[-1]
        return Written([Grab(seen.row[0]), DIP], say("toy.reason.tide"))


@pytest.mark.usefixtures("toy_on_the_shelf")
def test_every_act_of_a_turn_has_its_own_reason() -> None:
    bench = Bench(pace="wait")
    match = toy_match()
    scene = bench.table(match, ToyBoard(match.rules), Planned())
    scene.play(match.legal_moves()[0])
    while scene.session.decides:
        scene.play(END_TURN if END_TURN in match.legal_moves() else match.legal_moves()[0])
    told: list[str] = []
    while len(told) < 2:
        bench.pass_time(0.1)
        scene.step_on()
        act = scene.shown_act()
        if act is not None and act.reason is not None and act.reason.key not in told:
            told.append(act.reason.key)
        assert not scene.match.is_over
    assert told[0] in ("toy.reason.heavy", "toy.reason.enough")
    assert told[1] == "toy.reason.dip"


def test_a_reason_gives_nothing_away() -> None:
    seen, hidden = Target("card", 1), Target("card", 2)
    assert safe_reason(say("a", card=seen), frozenset(), [seen]) is not None
    assert safe_reason(say("a", card=hidden), frozenset(), [seen]) is None
    assert safe_reason(say("a"), frozenset({"a"}), []) is None


def test_step_play_on_and_to_my_turn() -> None:
    bench, scene = watched("singapore")
    session = scene.session
    bench.pass_time(0.1)
    assert session.pace.chosen == STEP
    assert session.waits_for_step
    bench.key(pygame.K_p)
    assert session.pace.chosen == PLAY
    assert bench.settings.pace == "calm"
    bench.key(pygame.K_p)
    assert bench.settings.pace == "wait"
    bench.key(pygame.K_END)
    assert session.pace.chosen == HURRY
    assert bench.settings.pace == "wait"
    for _ in range(200):
        while scene.scroll is not None:
            scene.go_on()
        bench.pass_time(0.1)
    assert session.decides
    assert not session.pace.hurried
    assert scene.shown_act() is None


def test_play_on_goes_back_to_the_pace_that_was_set() -> None:
    bench, scene = watched("singapore", pace="brisk")
    scene.set_pace(STEP)
    assert bench.settings.pace == "wait"
    scene.set_pace(PLAY)
    assert bench.settings.pace == "brisk"


def test_who_reads_is_not_hurried() -> None:
    bench, scene = watched("singapore", pace="calm")
    moves = len(scene.match.moves)
    bench.move_to(200, bench.surface.get_height() - 30)
    bench.pass_time(0.5, 10)
    assert len(scene.match.moves) == moves
    bench.move_to(640, 20)
    bench.pass_time(0.5, 10)
    assert len(scene.match.moves) > moves


def test_nothing_is_shown_at_once() -> None:
    bench = Bench()
    match = match_of(TITLES["singapore"], plays=20)
    scene = bench.table(match, board_of("singapore", match.rules), Reasoned(match.rules))
    while scene.session.decides:
        scene.play(match.legal_moves()[0])
        while scene.scroll is not None:
            scene.go_on()
    bench.pass_time(0.1, 5)
    assert scene.shown_act() is None
    assert scene.stage.act is None


def test_amounts_float_beside_their_numbers_and_go() -> None:
    bench, scene = watched("singapore", pace="calm", motion="normal")
    screen = Target("screen", 1)
    tea, money = Target("good", "tea"), Target("money", "pound")
    gains = (Amount(1, tea, -3, screen), Amount(1, money, -5, screen), Amount(1, Target("marker", 1), 9, screen))
    act = Act(1, 1, (), gains, (), None)
    scene.stage.begin(act, bench.clock.now(), 0.9)
    floats = scene.stage.floats(bench.draw(), scene.view)
    assert [each.tag.label for each in floats] == ["\u22123", "\u2212£5", "+9"]
    boxes = [each.box for each in floats]
    assert not any(first.colliderect(second) for first in boxes for second in boxes if first is not second)
    bench.clock.push(1.3)
    assert not scene.stage.moving(bench.clock.now())


def test_own_goods_do_not_glow_when_another_gains_the_same() -> None:
    bench, scene = watched("singapore")
    act = scene.stage.act
    assert act is not None
    bench.draw()
    tray = scene.picture.frame.tray
    tea = Target("good", "tea")
    entry = act.entries[0]._replace(targets=(tea,))
    scene.stage.begin(act._replace(entries=(entry,), amounts=()), 0.0, None)
    assert not any(tray.colliderect(shape.rect) for shape in scene.stage._shapes(scene.view))
    own = Amount(scene.session.viewer, tea, 1, Target("screen", scene.session.viewer))
    scene.stage.begin(act._replace(entries=(entry,), amounts=(own,)), 0.0, None)
    assert any(tray.colliderect(shape.rect) for shape in scene.stage._shapes(scene.view))


def test_what_came_and_went_is_no_amount() -> None:
    tea, screen = Target("good", "tea"), Target("screen", 0)
    assert netted([Amount(0, tea, 2, screen), Amount(0, tea, -2, screen)]) == []
