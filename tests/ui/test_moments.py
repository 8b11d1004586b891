"""Great moments: every title fills them from its facts, the table stages them."""

import random
from functools import cache
from typing import Any

import pygame
import pytest

from game.match import Match
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.amounts import Amount
from rules.core.deal import Deal
from rules.core.moment import Moment, Row
from rules.core.target import Seat
from rules.core.text import Text
from tests.built import BUILT
from tests.ui.shared_palette import ASSETS
from tests.ui.table_kit import Bench, Fed, match_of
from ui.boards.view import board_of
from ui.say import Say
from ui.scenes.table import TableScene
from ui.sprites import Sprites
from ui.table.parts.moment import MomentScroll
from ui.table.session.staging import moments_of, staged, stays, waits

WANTED = {
    "singapore": {"singapore.moment.raid", "singapore.moment.round", "singapore.moment.end"},
    "yangtze": {"yangtze.moment.emperor", "yangtze.moment.won", "yangtze.moment.end"},
    "yokohama_duel": {"yokohama_duel.moment.round", "yokohama_duel.moment.last", "yokohama_duel.moment.end"},
}


@cache
def told(title: str, seat: Seat) -> tuple[Moment, ...]:
    """All moments of some random games, as a seat is told of them."""
    rules, found = TITLES[title], []
    for seed in range(3):
        seats = rules.seat_counts[seed % len(rules.seat_counts)]
        match = Match(rules, Deal(title, seats, {}, seed), default_chairs(seats, "Aiko"))
        chance = random.Random(seed)
        while not match.is_over:
            match.play(chance.choice(cheap(match.legal_moves())))
            last = len(match.moves) - 1
            found += moments_of(rules, match.history, last, match.seen_by(seat), seat)
    return tuple(found)


def cheap(moves: Any) -> Any:
    """Random bidders would ruin themselves at once."""
    kept = [move for move in moves if not any(t.kind == "amount" and int(t.key) > 9 for t in move.targets())]
    return kept or moves


@pytest.mark.parametrize("title", BUILT)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_line_above_a_moment_begins_as_a_line_does(title: str, language: str) -> None:
    speak, names = Say(ASSETS, language, strict=True), ["Aiko", "Ashworth", "Lin Wei", "Okada"]
    asides = [speak(moment.aside, names, TITLES[title]) for moment in told(title, 0) if moment.aside is not None]
    assert asides
    assert not [words for words in asides if words[0].islower()]


def texts(moment: Moment) -> list[Text]:
    """All that a moment says."""
    parts: list[Any] = [moment.heading, moment.sentence, moment.aside, *moment.columns, moment.total, moment.result]
    parts += [*moment.terms, moment.consequence]
    for row in moment.rows:
        parts += [row.note, row.name, *row.cells]
    return [part for part in parts if isinstance(part, Text)]


@pytest.mark.parametrize("title", sorted(WANTED))
def test_every_great_moment_comes(title: str) -> None:
    keys = {moment.heading.key for moment in told(title, 0)}
    assert keys >= WANTED[title]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("title", sorted(WANTED))
def test_a_moment_has_words(title: str, language: str) -> None:
    say = Say(ASSETS, language, strict=True)
    for moment in told(title, 1):
        for text in texts(moment):
            assert "{" not in say(text, ["A", "B", "C", "D"], TITLES[title])


@pytest.mark.parametrize("title", sorted(WANTED))
def test_a_moment_is_well_formed(title: str) -> None:
    for moment in told(title, 1):
        assert all(len(row.cells) == len(moment.columns) for row in moment.rows)
        assert moment.consequence is not None or not moment.mine


@pytest.mark.parametrize("title", sorted(WANTED))
def test_the_end_tells_no_winner(title: str) -> None:
    ends = [moment for moment in told(title, 0) if moment.heading.key.endswith(".end")]
    assert all(moment.grave and not any(row.hit for row in moment.rows) for moment in ends)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1024, 700), 100), ((1024, 700), 150), ((1920, 1080), 100)])
@pytest.mark.parametrize("title", sorted(WANTED))
def test_a_moment_fits(title: str, size: tuple[int, int], text: int, language: str) -> None:
    bench = Bench(size, language=language, text_size=text)
    match = match_of(TITLES[title], seats=4 if title != "yokohama_duel" else 2, plays=10)
    scene = bench.table(match, board_of(title, match.rules), Fed())
    scene.session.before = scene.session.seen
    kinds = {moment.heading.key: moment for moment in told(title, 1) if len(moment.rows) <= len(scene.view.names)}
    for moment in kinds.values():
        stand(scene, moment)
        assert not bench.draw().overflows
        assert scene.scroll is not None
        assert scene.picture.frame.board.contains(scene.scroll.box)


def stand(scene: TableScene, moment: Moment) -> MomentScroll:
    scene._moments, scene._waiting = [moment], ()
    scene._next_moment()
    assert scene.scroll is not None
    return scene.scroll


PLAIN = Moment("turn", Text("table.over"), Text("table.over"), rows=(Row(0, ()), Row(1, ())))


def at_table(**settings: Any) -> tuple[Bench, TableScene]:
    bench = Bench(**settings)
    match = match_of(TITLES["singapore"], plays=10)
    scene = bench.table(match, board_of("singapore", match.rules), Fed())
    scene.session.before = scene.session.seen
    return bench, scene


def test_play_waits_until_somebody_goes_on() -> None:
    bench, scene = at_table(pace="calm", motion="normal")
    stand(scene, PLAIN)
    bench.pass_time(0.5, 20)
    assert scene.scroll is not None
    assert not scene.view.lit
    bench.key(pygame.K_SPACE)
    assert scene.scroll is None


def test_a_moment_of_the_end_leaves_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    bench, scene = at_table()
    scene.session.before = scene.session.seen.clone()
    scene.session.before.turn = -1
    near = Text("table.over")
    monkeypatch.setattr(type(scene.rules), "end_note", lambda _, state: near if state.turn < 0 else None)
    stand(scene, PLAIN)
    bench.draw()
    assert scene.view.state.turn < 0, "the picture is that of before"
    assert scene.note_words() == "", "then the end was near; now it has come"


def test_the_first_key_shows_all_of_it() -> None:
    bench, scene = at_table(pace="calm", motion="normal")
    scroll = stand(scene, PLAIN)
    bench.key(pygame.K_SPACE)
    assert scene.scroll is scroll
    assert not scroll.unrolling(bench.clock.now())
    bench.click_on("go_on")
    assert scene.scroll is None


def test_what_concerns_others_goes_by_itself_when_brisk() -> None:
    bench, scene = at_table(pace="brisk")
    stand(scene, PLAIN)
    bench.pass_time(0.5, 6)
    assert scene.scroll is None
    stand(scene, PLAIN._replace(mine=True))
    bench.pass_time(0.5, 20)
    assert scene.scroll is not None


def test_who_reads_a_moment_is_not_hurried() -> None:
    bench, scene = at_table(pace="brisk")
    scroll = stand(scene, PLAIN)
    bench.draw()
    bench.move_to(*scroll.box.center)
    bench.pass_time(0.5, 20)
    assert scene.scroll is scroll


def test_one_may_look_at_the_board() -> None:
    bench, scene = at_table(pace="calm")
    scroll = stand(scene, PLAIN)
    bench.draw()
    bench.click_on("look")
    assert scroll.folded
    bench.rest()
    bench.click_on("look")
    assert not scroll.folded


def test_paces() -> None:
    mine, grave = PLAIN._replace(mine=True), PLAIN._replace(grave=True)
    assert staged([PLAIN, mine, grave], "instant") == [mine, grave]
    assert staged([PLAIN], "wait") == [PLAIN]
    assert stays(PLAIN, "brisk") == 2.5
    assert stays(mine, "brisk") is stays(PLAIN, "calm") is None
    assert waits(grave)


def test_a_raid_tells_who_pays_what() -> None:
    raids = [each for each in told("singapore", 0) if each.heading.key == "singapore.moment.raid"]
    struck = [each for each in raids if any(row.hit for row in each.rows)]
    assert struck
    for moment in struck:
        totals = {row.total for row in moment.rows if row.hit}
        assert totals == {max(row.total or 0 for row in moment.rows)}
        assert any(isinstance(term, Amount) for term in moment.terms)


@pytest.mark.parametrize("title", sorted(WANTED))
def test_every_seal_of_a_moment_is_cut(title: str) -> None:
    sprites = Sprites(ASSETS)
    assert all(sprites.has(f"seal/{moment.seal}") for moment in told(title, 0))
    assert sprites.has("seal/count")
