"""Characters as a person meets them: in the set-up, on the slips, in tooltips, first in the log; none in a lesson."""

from typing import Any

import pytest

from game.lesson import lesson_titles, lessons_of
from game.opponents.characters import NONE, at_table, characters_of, line_of, name_of
from game.titles import TITLES
from rules.core.move import Move
from rules.core.target import SEATS
from tests.built import BUILT
from tests.ui.conftest import LANGUAGES, MakeApp
from tests.ui.table_kit import Bench, Fed, match_of
from tests.ui.test_set_up import Table
from tests.ui.test_table_guided import guided
from ui.boards.view import board_of
from ui.clock import HandClock
from ui.scenes.set_up_seats import CharacterNote
from ui.scenes.table import TableScene
from ui.table.parts.tooltips import tooltip

LEAST = (1024, 700)
every_title = pytest.mark.parametrize("title", BUILT)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def note(table: Table, number: int) -> CharacterNote:
    found = table.set_up.form.find(f"note {number}")
    assert isinstance(found, CharacterNote)
    return found


# ------------------------------------------------------------ set-up
@each_language
@every_title
def test_the_set_up_tells_every_character_and_cuts_none(
    make_app: MakeApp, clock: HandClock, title: str, language: str
) -> None:
    table = Table(make_app(language=language, text_size=150), clock, LEAST, title=title)
    say, met = table.app.services.say, set()
    for seed in range(12):
        table.draft.seed = seed
        table.set_up.relayout()
        assert table.look().overflows == []
        for number, character in enumerate(table.draft.characters()):
            if character != NONE:
                met.add(character)
                tip = note(table, number).tip()
                assert tip is not None
                assert tip.title == say(name_of(title, character))
                assert tip.lines == (say(line_of(title, character)),)
                assert all(say(name_of(title, each)) in tip.now[0] for each in characters_of(title))
    assert met == set(characters_of(title))


def test_people_have_only_a_note(make_app: MakeApp, clock: HandClock) -> None:
    table = Table(make_app(), clock)
    assert note(table, 0).head == ()
    assert not note(table, 0).focusable
    table.choose("kind 0", 1)
    table.look()
    assert note(table, 0).focusable


def test_another_deal_has_others(make_app: MakeApp, clock: HandClock) -> None:
    table = Table(make_app(), clock)
    met = set()
    for seed in range(12):
        table.draft.seed = seed
        met.add(tuple(table.draft.characters()))
    assert len(met) > 3


def test_a_guided_round_has_none(make_app: MakeApp, clock: HandClock) -> None:
    title = lesson_titles()[0]
    table = Table(make_app(), clock, title=title)
    table.draft.follow(lessons_of(title)[0])
    table.draft.guided = True
    assert set(table.draft.characters()) == {NONE}


# ------------------------------------------------------------ at the table
def laid(title: str, language: str = "en", thinker: Fed | None = None, **settings: Any) -> tuple[Bench, TableScene]:
    bench = Bench(LEAST, language=language, **settings)
    match = match_of(TITLES[title], 4)
    return bench, bench.table(match, board_of(title, match.rules), thinker)


@each_language
@every_title
def test_slip_tooltip_and_log_tell_who_sits_there(title: str, language: str) -> None:
    bench, table = laid(title, language)
    say, match = bench.app.services.say, table.match
    sitting = at_table(match.deal, match.chairs)
    told = [say(entry.text, table.view.names, match.rules) for entry in table.told()[0]]
    for seat, character in enumerate(sitting):
        tip = tooltip(match.rules, table.board, table.view, SEATS[seat])
        assert tip is not None
        if character == NONE:
            continue
        name, line = say(name_of(title, character)), say(line_of(title, character))
        assert name in table.view.roles[seat].split(" · ")
        assert tip.rows[0].words.startswith(name)
        assert tip.rows[0].words.endswith(line)
        assert told.pop(0).startswith(match.chairs[seat].name)
    assert bench.draw().overflows == []


class Asked(Fed):
    """Remembers which character thinks."""

    def __init__(self) -> None:
        super().__init__(self.first)
        self.characters: list[str] = []
        self.seats: list[int] = []

    def first(self, seen: Any) -> list[Move]:
        return [TITLES["yangtze"].legal_moves(seen)[0]]

    def begin(self, seen: Any, level: str, character: str = NONE, limit: Any = None) -> None:
        super().begin(seen, level)
        self.characters.append(character)
        self.seats.append(TITLES["yangtze"].decider(seen))


def test_each_thinks_with_its_own_and_a_hint_with_none() -> None:
    thinker = Asked()
    bench, table = laid("yangtze", thinker=thinker)
    table.ask_hint()
    assert thinker.characters == [NONE]
    bench.pass_time(0.1)
    for _ in range(200):
        if not table.session.others_act:
            table.match.play(table.match.legal_moves()[0])
        bench.app.stack.update(0.1)
        bench.clock.push(0.1)
        if len(thinker.characters) > 4:
            break
    sitting = at_table(table.match.deal, table.match.chairs)
    assert len(thinker.characters) > 4
    assert thinker.characters[1:] == [sitting[seat] for seat in thinker.seats[1:]]


def test_a_lesson_shows_none() -> None:
    lesson = lessons_of(lesson_titles()[0])[0]
    scene = guided(Bench(), lesson)
    assert set(scene.session.characters) == {NONE}
    assert scene.view.sitters == [None] * lesson.deal.seats
