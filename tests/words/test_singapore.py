"""Everything Singapore says has words in both languages, fits its place, and no words lie about unused."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.move import END_TURN, Button, Move
from rules.core.target import Target
from rules.core.text import Text
from rules.singapore import places
from rules.singapore.components import FLAGS, START_MONEY, START_POINTS
from rules.singapore.moves import BACK, FORTH, Activate
from rules.singapore.rules import Singapore
from rules.singapore.state import SingaporeState
from tests.every_title.placed.singapore import placed
from tests.every_title.table import Table
from tests.words.lexicon import LANGUAGES, holes, words
from ui.boards.figures import figures_of
from ui.say import Say

RULES = Singapore()
SOURCES = Path(__file__).parents[2] / "rules" / "singapore"
NAMES = ("Aiko", "Ashworth", "Lin Wei", "Barros")
GAMES = 15

LONGEST = {
    "prompt": (70, 85),
    "help": (80, 90),
    "refuse": (60, 70),
    "log": (80, 95),
    "about": (66, 80),
    "button": (28, 34),
    "way": (32, 36),
    "do": (60, 75),
    "phase": (30, 36),
    "end": (50, 60),
    "category": (28, 34),
    "reason": (60, 60),
}
"""Characters of what is shown, by the place where it is shown: English, French."""
OF_THE_SCREENS = ("singapore.blurb", "singapore.at_start", "singapore.board.", "singapore.stage.")
"""Words that the rules never say: the board, the set-up, the lobby and the pictures of the rulebook do."""
TOLD_MORE = ("singapore.about.special.", "singapore.about.now.", "singapore.log.turn_")
"""Families said alike, of which some need no number or name."""


class Town(Table):
    """A table of Singapore, in the lobby or not."""

    @property
    def rules(self) -> Singapore:
        return RULES


class Said(NamedTuple):
    """A text and where it was said."""

    place: str
    text: Text


def every_target(seats: int) -> list[Target]:
    """All that can be pointed at."""
    of_seats = [
        each[seat]
        for each in (
            places.SCREEN,
            places.TOKENS,
            places.FLAGS,
            places.FLAG,
            places.ASIDE,
            places.WAITING,
            places.MARKER,
        )
        for seat in range(seats)
    ]
    alone = [
        *(places.TOP, places.STACK, places.GONE, places.BAG, places.RAID, places.BANK, places.SUPPLY, places.ROADS),
        *(places.HUT_REST, places.BLACK, places.WHITE, places.MONEY, places.ROAD, places.HUT, places.RAFFLES),
        *(places.HIDDEN_STOCK, Target("amount", 1), Target("amount", 3), Target("seal", 10)),
    ]
    workers = places.WORKER[: 2 * seats]
    town = [*places.PLOT, *places.BUILDING, *places.EFFECT, *places.STREET]
    seats_at_the_table = [Target("seat", seat) for seat in range(seats)]
    on_the_track = [places.track(points) for points in range(0, 63, 9)]
    tiles_and_goods = [*places.DISPLAY, *places.TILE, *places.GOOD]
    return [*of_seats, *alone, *workers, *town, *seats_at_the_table, *on_the_track, *tiles_and_goods]


def chosen(state: SingaporeState, rng: random.Random) -> Move:
    """A random move, each class of moves alike; a turn ends only now and then while something else is possible."""
    moves = list(RULES.legal_moves(state))
    if len(moves) > 1 and rng.random() < 0.85:
        moves = [move for move in moves if move != END_TURN]
    kind = rng.choice(sorted({type(move).__name__ for move in moves}))
    return rng.choice([move for move in moves if type(move).__name__ == kind])


def said_at(state: SingaporeState, targets: list[Target]) -> Iterator[Said]:
    """All that can be read at one moment."""
    decider = max(RULES.decider(state), 0)
    for place, text in (("prompt", RULES.prompt(state)), ("help", RULES.help(state)), ("end", RULES.end_note(state))):
        if text is not None:
            yield Said(place, text)
    yield Said("phase", RULES.phase(state))
    seen = RULES.seen_by(state, decider)
    for target in targets:
        yield from (Said("about", line) for line in RULES.about(seen, decider, target))
        refusal = RULES.why_not(state, target)
        if refusal is not None:
            yield Said("refuse", refusal)
    for move in RULES.legal_moves(state)[:40]:
        place = "way" if move in (FORTH, BACK) else "button" if isinstance(move, Button) else "do"
        yield Said(place, RULES.describe(state, move))
        yield from (Said("button", RULES.name(target)) for target in move.targets() if target.kind == "button")


def said_in_a_game(number: int) -> Iterator[Said]:
    """All that can be read in one random game, the log of every seat and the final score included."""
    rng = random.Random(number)
    seats = 2 + number % 3
    targets = every_target(seats)
    state = RULES.new_state(Deal("singapore", seats, {}, number))
    events: list[Event] = []
    for _ in range(4000):
        if RULES.is_over(state):
            break
        yield from said_at(state, rng.sample(targets, 12))
        RULES.apply(state, chosen(state, rng), events.append)
    assert RULES.is_over(state)
    yield from said_at(state, targets)
    for event in events:
        for seat in range(seats):
            text = event.seen_by(seat).text()
            if text is not None:
                yield Said("log", text)
    for sheet in RULES.scores(state):
        for row in sheet.rows:
            yield Said("category", row.category)
            yield Said("reason", row.reason)


def said_in_rare_positions(seats: int) -> Iterator[Said]:
    """All that can be read where play hardly ever comes: the building under the worker is used, then all goes on."""
    rng = random.Random(seats)
    targets = every_target(seats)
    events: list[Event] = []
    for _, state in placed(Town("singapore", seats)):
        for _ in range(6):
            if RULES.is_over(state):
                break
            yield from said_at(state, rng.sample(targets, 12))
            used = [move for move in RULES.legal_moves(state) if isinstance(move, Activate)]
            RULES.apply(state, rng.choice(used) if used else chosen(state, rng), events.append)
    yield from (Said("log", text) for event in events if (text := event.text()) is not None)


def keys_in(text: Text) -> Iterator[str]:
    """The key of a text and of all texts within it, names of things included."""
    yield text.key
    for _, value in text.args:
        if isinstance(value, Text):
            yield from keys_in(value)
        elif isinstance(value, Target) and value.kind != "seat":
            yield from keys_in(RULES.name(value))


@pytest.fixture(scope="module")
def said() -> set[Said]:
    everything = {each for number in range(GAMES) for each in said_in_a_game(number)}
    rare = {each for seats in (2, 3, 4) for each in said_in_rare_positions(seats)}
    names = {Said("about", RULES.name(target)) for target in every_target(4)}
    return everything | rare | names


def written_in_the_rules() -> set[str]:
    """Keys that stand as plain strings in the source."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    return set(re.findall(r'(?<!f)"(singapore\.[a-z0-9_.]+)"', sources))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_that_is_said_has_words_that_fit(said: set[Said], language: str) -> None:
    say = Say(LANGUAGES, language, strict=True)
    too_long = {}
    for place, text in said:
        sentence = say(text, NAMES, RULES)
        assert "{" not in sentence, text
        if len(sentence) > LONGEST[place][language == "fr"]:
            too_long[place, text.key] = sentence
    assert too_long == {}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_key_in_the_source_has_words(language: str) -> None:
    assert written_in_the_rules() - words(language, "singapore.json").keys() == set()


def test_no_words_lie_unused(said: set[Said]) -> None:
    used = {key for each in said for key in keys_in(each.text)} | written_in_the_rules()
    unused = {key for key in words("en", "singapore.json") if key not in used and not key.startswith(OF_THE_SCREENS)}
    assert not unused


@pytest.mark.parametrize("language", ["en", "fr"])
def test_holes_stand_for_arguments(said: set[Said], language: str) -> None:
    """A text said with an argument that no language shows would be a text that says too much."""
    sentences = words(language, "singapore.json")
    for _, text in said:
        if text.key in sentences:
            given = {name for name, _ in text.args}
            shown = holes(sentences[text.key])
            assert shown <= given if text.key.startswith(TOLD_MORE) else shown == given, text.key


def test_the_set_up_tells_what_everybody_starts_with() -> None:
    text = figures_of("singapore").at_start(3)
    assert dict(text.args) == {"money": START_MONEY, "points": START_POINTS, "flags": FLAGS}
    assert holes(words("en", "singapore.json")[text.key]) == {"money", "points", "flags"}


def test_every_category_of_the_score_has_a_sign() -> None:
    state = RULES.new_state(Deal("singapore", 2, {}, 1))
    for row in RULES.scores(state)[0].rows:
        assert figures_of("singapore").score_sign(row.category.key).startswith("mark/")
