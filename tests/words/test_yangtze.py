"""Everything Yangtze says has words in both languages, fits its place, and no words lie about unused."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.move import Button, Move
from rules.core.target import Target
from rules.core.text import Text
from rules.yangtze.components import CARD, EMPEROR, GOOD, POST, POST_TYPES, RIVER, SLOT
from rules.yangtze.moves import BUY_NOTHING, Bid, Buy
from rules.yangtze.rules import Yangtze
from rules.yangtze.state import YangtzeState
from tests.words.lexicon import LANGUAGES, holes, words
from ui.say import Say

RULES = Yangtze()
SOURCES = Path(__file__).parents[2] / "rules" / "yangtze"
NAMES = ("Aiko", "Ashworth", "Lin Wei", "Barros")
GAMES = 18

LONGEST = {
    "prompt": (70, 85),
    "help": (80, 90),
    "refuse": (60, 65),
    "log": (80, 95),
    "about": (60, 65),
    "button": (28, 34),
    "do": (60, 65),
    "phase": (30, 36),
    "end": (50, 60),
    "category": (28, 34),
    "reason": (60, 60),
}
"""Characters of what is shown, by the place where it is shown: English, French."""
OF_THE_SCREENS = (
    "yangtze.blurb",
    "yangtze.at_start",
    "yangtze.board.",
    "yangtze.kind_short.",
    "yangtze.type_short.",
    "yangtze.type_plural.",
    "yangtze.card_short.",
)
"""Words that the rules never say: the board, the set-up and the lobby do."""


class Said(NamedTuple):
    """A text and where it was said."""

    place: str
    text: Text


def every_target(seats: int) -> list[Target]:
    """All that can be pointed at."""
    of_seats = [
        Target(kind, seat)
        for kind in ("seat", "screen", "purse", "posts", "hand", "played", "discards")
        for seat in range(seats)
    ]
    alone = [Target(kind, kind) for kind in ("bag", "block", "gone", "bank", "cargo_values", "standings")]
    backs = [
        Target("good", "back"),
        Target("token", "back"),
        Target("money", "coin"),
        Target("amount", 1),
        Target("amount", 999),
    ]
    cards = [card for hand in CARD[:seats] for card in hand]
    types = [Target("type", key) for key in POST_TYPES]
    return [*of_seats, *alone, *backs, *cards, *types, *GOOD, *RIVER, *POST, *EMPEROR, *SLOT]


def chosen(state: YangtzeState, rng: random.Random, lazy: bool) -> Move:
    """A random move, each class of moves alike: a bid among two hundred is no likelier than the pass beside it.

    Who is lazy presses buttons wherever that is possible; the others buy while they can, so that emperors come.
    """
    moves = list(RULES.legal_moves(state))
    if not lazy and any(isinstance(move, Buy) for move in moves):
        moves = [move for move in moves if move != BUY_NOTHING]
    kinds = sorted({type(move).__name__ for move in moves})
    kind = "Button" if lazy and "Button" in kinds else rng.choice(kinds)
    return rng.choice([move for move in moves if type(move).__name__ == kind])


def said_at(state: YangtzeState, targets: list[Target]) -> Iterator[Said]:
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
    for move in RULES.legal_moves(state)[:60]:
        yield Said("button" if isinstance(move, Button | Bid) else "do", RULES.describe(state, move))
        yield from (Said("button", RULES.name(target)) for target in move.targets() if target.kind == "button")


def said_in_a_game(number: int) -> Iterator[Said]:
    """All that can be read in one random game, the log of every seat and the final score included."""
    rng = random.Random(number)
    seats = 2 + number % 3
    targets = every_target(seats)
    state = RULES.new_state(Deal("yangtze", seats, {}, number))
    events: list[Event] = []
    for _ in range(4000):
        if RULES.is_over(state):
            break
        yield from said_at(state, rng.sample(targets, 6))
        RULES.apply(state, chosen(state, rng, lazy=number % 6 == 0), events.append)
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
    names = {Said("about", RULES.name(target)) for target in every_target(4)}
    return everything | names


def written_in_the_rules() -> set[str]:
    """Keys that stand as plain strings in the source."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    return set(re.findall(r'(?<!f)"(yangtze\.[a-z0-9_.]+)"', sources))


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
    assert written_in_the_rules() - words(language, "yangtze.json").keys() == set()


def test_no_words_lie_unused(said: set[Said]) -> None:
    used = {key for each in said for key in keys_in(each.text)} | written_in_the_rules()
    unused = [key for key in words("en", "yangtze.json") if key not in used and not key.startswith(OF_THE_SCREENS)]
    assert unused == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_holes_stand_for_arguments(said: set[Said], language: str) -> None:
    """A text said with an argument that no language shows would be a text that says too much."""
    sentences = words(language, "yangtze.json")
    for _, text in said:
        if text.key in sentences:
            assert holes(sentences[text.key]) == {name for name, _ in text.args}, text.key


@pytest.mark.parametrize(
    ("family", "limits"), [("kind_short", (12, 12)), ("type_short", (12, 12)), ("card_short", (14, 15))]
)
def test_short_names_are_short(family: str, limits: tuple[int, int]) -> None:
    for language, limit in zip(("en", "fr"), limits, strict=True):
        for key, sentence in words(language, "yangtze.json").items():
            if key.startswith(f"yangtze.{family}."):
                assert len(str(sentence)) <= limit, key
