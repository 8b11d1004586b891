"""Every text has a sentence in every language, with the same holes, and everything on the table can be asked about."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from game.paths import title_file
from rules.core.event import Event
from rules.core.target import NOBODY, Target
from rules.core.text import Text, say
from tests.every_title.cases import Cases
from tests.every_title.playing import endings, plies, positions
from tests.every_title.table import Table, only_built, targets_of
from tests.every_title.words import ASSETS, fault, files, holes, languages, unfolded, words
from ui.say import Say


def assert_can_be_said(table: Table, texts: Iterable[Text | None]) -> None:
    """Each kind of text once, however often it comes up."""
    kinds = {(text.key, tuple(name for name, _ in text.args)): text for text in unfolded(texts, table.rules)}
    faults = {fault(language, text) for text in kinds.values() for language in languages()}
    assert not sorted(each for each in faults if each is not None)


def test_what_happens_can_be_told_to_every_seat(table: Table, cases: Cases) -> None:
    events: list[Event] = []
    table.rules.new_state(table.deal(0), events.append)
    events += [event for ply in plies(table) for event in cases.of(ply.events)]
    seats = range(table.seats)
    assert_can_be_said(table, (told.text() for event in events for told in map(event.seen_by, seats)))
    counted = {part.counted for event in events if (part := event.affair()) is not None and part.counted}
    assert_can_be_said(table, (say(key, n=2) for key in sorted(counted)))


def test_every_turn_of_the_log_belongs_to_the_seat_whose_turn_it_is(table: Table, cases: Cases) -> None:
    for ply in plies(table):
        begun = [event.opens_turn() for event in ply.events if event.opens_turn() != NOBODY]
        if ply.after.turn != ply.before.turn and ply.after.pending:
            cases.found += 1
            assert begun[-1:] == [ply.after.active]


def test_the_last_that_is_told_of_a_game_is_a_heading(table: Table, cases: Cases) -> None:
    for ply in cases.of(endings(table, 5)):
        told = [event for event in ply.events if event.text() is not None]
        assert told
        assert told[-1].heading()


def test_prompts_phases_and_descriptions_can_be_said(table: Table, cases: Cases) -> None:
    def said(state: Any) -> Iterator[Text | None]:
        rules = table.rules
        yield rules.phase(state)
        yield rules.end_note(state)
        yield rules.prompt(state)
        yield rules.help(state)
        yield from (rules.describe(state, move) for move in rules.legal_moves(state))

    assert_can_be_said(table, (text for state in cases.of(positions(table, 1000)) for text in said(state)))


def test_a_move_is_told_as_an_act_not_as_a_thing(table: Table, cases: Cases) -> None:
    """A hint that reads only "Cloth" tells nothing."""
    only_built(table)
    say, names = Say(ASSETS, "en"), [f"Seat {seat}" for seat in range(table.seats)]
    for state in cases.of(positions(table, 300)):
        for move in table.rules.legal_moves(state):
            things = [target for target in move.targets() if target.kind != "button"]
            told = say(table.rules.describe(state, move), names, table.rules)
            assert told not in [say(table.rules.name(target), names, table.rules) for target in things], told


def test_every_decision_has_a_prompt(table: Table, cases: Cases) -> None:
    for ply in cases.of(plies(table)):
        assert table.rules.prompt(ply.before) is not None


def test_the_rest_of_a_move_is_asked_for_by_name(table: Table, cases: Cases) -> None:
    """A prompt that asks for what is picked already misleads."""

    def asked(state: Any) -> Iterator[Text | None]:
        rules = table.rules
        cases.found += 1
        for move in rules.legal_moves(state):
            clicks = rules.targets(state, move)
            for picked in clicks:
                left = [each for each in clicks if each != picked]
                kinds = {each.kind for each in left}
                if len(kinds) == 1 and picked.kind not in kinds:
                    text = rules.prompt_left((picked,), left)
                    assert text is not None, picked
                    yield text

    assert_can_be_said(table, (text for state in positions(table, 300) for text in asked(state)))


def test_scores_can_be_explained_and_add_up(table: Table, cases: Cases) -> None:
    rules = table.rules
    for state in positions(table):
        sheets = rules.scores(state)
        assert len(sheets) == table.seats
        for sheet in cases.of(sheets):
            assert sheet.total == sum(row.points for row in sheet.rows)
            assert [row.category for row in sheet.rows] == [row.category for row in sheets[0].rows]
            assert_can_be_said(table, (text for row in sheet.rows for text in (row.category, row.reason)))
        winners = rules.winners(state)
        assert winners
        assert {sheets[seat].total for seat in winners} == {max(sheet.total for sheet in sheets)}


def test_every_thing_can_be_asked_about_by_every_seat(table: Table, cases: Cases) -> None:
    def told(state: Any) -> Iterator[Text]:
        for seat in range(table.seats):
            seen = table.rules.seen_by(state, seat)
            if table.rules.decider(state) == seat:
                seen.offer = state.offer
            for target in cases.of(pointed_at(table, seen)):
                lines = table.rules.about(seen, seat, target)
                assert lines, target
                yield from lines

    assert_can_be_said(table, (text for state in positions(table, 100) for text in told(state)))


def pointed_at(table: Table, seen: Any) -> list[Target]:
    """All that can be pointed at in what a seat sees; moves are asked only where they are known."""
    if seen.offer is None:
        seen.offer = ()
    return targets_of(table, seen)


def test_whatever_is_not_lit_says_why_not(table: Table, cases: Cases) -> None:
    def refusals(state: Any) -> Iterator[Text | None]:
        lit = {target for move in table.rules.legal_moves(state) for target in move.targets()}
        lit |= {target for shortcut in table.rules.shortcuts(state) for target in shortcut.targets}
        targets = [*targets_of(table, state), Target("amount", 0), Target("amount", 999), Target("button", "done")]
        for target in cases.of(each for each in targets if each not in lit):
            reason = table.rules.why_not(state, target)
            assert reason is not None, target
            yield reason

    assert_can_be_said(table, (text for state in positions(table) for text in refusals(state)))


def test_tooltips_link_to_clauses_that_exist(table: Table, cases: Cases) -> None:
    for language in languages():
        known = known_clauses(table, language)
        for state in positions(table, 40):
            for target in cases.of(targets_of(table, state)):
                assert table.rules.clause(state, target) in known, target


def known_clauses(table: Table, language: str) -> set[str]:
    """The clauses of the title's rulebook, which a coming title need not have."""
    only_built(table)
    book = json.loads(title_file(table.title, f"{language}/rulebook.json").read_text(encoding="utf-8"))
    return {clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]}


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_key_with_the_same_holes(language: str) -> None:
    english, other = words("en"), words(language)
    assert not english.keys() ^ other.keys()
    different = [key for key in english if holes(english[key]) != holes(other[key])]
    assert not different


@pytest.mark.parametrize("language", languages())
def test_a_sentence_with_two_forms_has_exactly_these(language: str) -> None:
    for key, sentence in words(language).items():
        if isinstance(sentence, dict):
            assert sentence.keys() == {"one", "other"}, key


@pytest.mark.parametrize("language", languages())
def test_a_key_stands_in_one_file_only(language: str) -> None:
    homes: dict[str, str] = {}
    for name, held in files(language).items():
        for key in held:
            assert homes.setdefault(key, name) == name, key
