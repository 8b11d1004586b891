"""Everything Yokohama Duel says has words in both languages, fits its place, and no words lie about unused."""

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
from rules.yokohama_duel import places
from rules.yokohama_duel.components import CATEGORIES, ITEMS, RATES, ROUNDS
from rules.yokohama_duel.moves import PlayAssist
from rules.yokohama_duel.rules import YokohamaDuel
from rules.yokohama_duel.state import DuelState
from tests.every_title.placed.yokohama_duel import placed, teach
from tests.every_title.table import Table
from tests.words.lexicon import LANGUAGES, holes, words
from ui.boards.figures import figures_of
from ui.say import Say

RULES = YokohamaDuel()
TITLE = "yokohama_duel"
FILE = f"{TITLE}.json"
SOURCES = Path(__file__).parents[2] / "rules" / TITLE
NAMES = ("Aiko", "Ashworth")
SEATS = 2
GAMES = 20

LONGEST = {
    "prompt": (70, 85),
    "help": (80, 90),
    "refuse": (60, 70),
    "log": (80, 95),
    "about": (66, 80),
    "button": (28, 34),
    "do": (70, 85),
    "phase": (46, 52),
    "end": (50, 60),
    "category": (28, 34),
    "reason": (60, 60),
}
"""Characters of what is shown, by the place where it is shown: English, French."""
OF_THE_SCREENS = (f"{TITLE}.blurb", f"{TITLE}.at_start", f"{TITLE}.board.")
"""Words that the rules never say: the board, the set-up and the lobby do."""


TOLD_MORE = (f"{TITLE}.about.technology.", f"{TITLE}.phase.")
"""Families said alike, of which some need no number or name."""
LONG_PRICE = f"{TITLE}.log.church_paid"
"""The one entry of the log that may run on: six resources can be given for one card."""


class Harbour(Table):
    """A table of Yokohama Duel, in the lobby or not."""

    @property
    def rules(self) -> YokohamaDuel:
        return RULES


class Said(NamedTuple):
    """A text and where it was said."""

    place: str
    text: Text


def every_target() -> list[Target]:
    """All that can be pointed at."""
    cards = [*places.ORDER, *places.CHURCH, *places.BONUS, *places.TECHNOLOGY, *places.ASSIST]
    backs = [places.ORDER_BACK, places.CHURCH_BACK, places.BONUS_BACK, places.TECHNOLOGY_BACK]
    slots = [*places.BONUS_SLOT, *places.TECHNOLOGY_SLOT, *places.CHURCH_SLOT]
    alone = [
        *(places.MERCHANT, places.STATION, places.SUPPLY, places.MERCHANT_PILE, places.ORDER_DECK, places.BONUS_DECK),
        *(places.BONUS_DISCARD, places.TECHNOLOGY_DECK, places.TECHNOLOGY_DISCARD, places.BOX),
        *(places.SHOP_SITE, places.HOUSE_SITE),
    ]
    of_seats = [
        each[seat]
        for each in (
            *(places.SHOP, places.HOUSE, places.OWN_INFLUENCES, places.OWN_ASSISTS, places.OWN_MERCHANTS),
            *(places.SPENT_MERCHANTS, places.OWN_TECHNOLOGIES, places.USED_TECHNOLOGIES, places.OWN_CHURCHES),
            *(places.UNBUILT, places.HAND, places.DRAWN, places.COMPLETED),
        )
        for seat in range(SEATS)
    ]
    several = [
        target
        for each in (places.COUNTER, places.CRITERION, places.INFLUENCE)
        for targets in each
        for target in targets
    ]
    trade = [Target(way, ITEMS[rate.item]) for rate in RATES for way in ("buy", "sell")]
    seats = [Target("seat", seat) for seat in range(SEATS)]
    grounds = [*places.PLACE, *places.ASSIST_PILE, *places.THING]
    return [*cards, *backs, *slots, *alone, *of_seats, *several, *trade, *seats, *grounds]


def chosen(state: DuelState, rng: random.Random) -> Move:
    """A random move, each class of moves alike; a turn ends only now and then while something else is possible."""
    moves = list(RULES.legal_moves(state))
    if len(moves) > 1 and rng.random() < 0.85:
        moves = [move for move in moves if move != END_TURN]
    kind = rng.choice(sorted({type(move).__name__ for move in moves}))
    return rng.choice([move for move in moves if type(move).__name__ == kind])


def said_at(state: DuelState, targets: list[Target]) -> Iterator[Said]:
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
        yield Said("button" if isinstance(move, Button) else "do", RULES.describe(state, move))
        yield from (Said("button", RULES.name(target)) for target in move.targets() if target.kind == "button")


def logged(events: list[Event]) -> Iterator[Said]:
    """The log as either seat reads it."""
    for event in events:
        for seat in range(SEATS):
            text = event.seen_by(seat).text()
            if text is not None:
                yield Said("log", text)


def said_in_a_game(number: int) -> Iterator[Said]:
    """All that can be read in one random game, the log of every seat and the final score included."""
    rng = random.Random(number)
    targets = every_target()
    state = RULES.new_state(Deal(TITLE, SEATS, {}, number))
    events: list[Event] = []
    for _ in range(2000):
        if RULES.is_over(state):
            break
        yield from said_at(state, [*places.ASSIST, *rng.sample(targets, 12)])
        RULES.apply(state, chosen(state, rng), events.append)
    assert RULES.is_over(state)
    yield from said_at(state, targets)
    yield from logged(events)
    for sheet in RULES.scores(state):
        for row in sheet.rows:
            yield Said("category", row.category)
            yield Said("reason", row.reason)


def said_in_rare_positions() -> Iterator[Said]:
    """All that can be read where play hardly ever comes, and a few moves on."""
    rng = random.Random(1)
    targets = every_target()
    events: list[Event] = []
    for _, state in placed(Harbour(TITLE, SEATS)):
        for _ in range(6):
            if RULES.is_over(state):
                break
            yield from said_at(state, targets)
            RULES.apply(state, chosen(state, rng), events.append)
    yield from logged(events)


def said_after_an_assist() -> Iterator[Said]:
    """What is said once an Assist card is played and a Telephone still rings."""
    state = RULES.new_state(Deal(TITLE, SEATS, {}, 1))
    for _ in range(SEATS):
        RULES.apply(state, RULES.legal_moves(state)[0])
    teach(state, state.active, "telephone")
    RULES.apply(state, RULES.legal_moves(state)[0])
    RULES.apply(state, PlayAssist(0))
    yield from said_at(state, every_target())


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
    names = {Said("about", RULES.name(target)) for target in every_target()}
    return everything | set(said_in_rare_positions()) | set(said_after_an_assist()) | names


def written_in_the_rules() -> set[str]:
    """Keys that stand as plain strings in the source."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    return set(re.findall(r'(?<!f)"(yokohama_duel\.[a-z0-9_.]+)"', sources))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_that_is_said_has_words_that_fit(said: set[Said], language: str) -> None:
    say = Say(LANGUAGES, language, strict=True)
    too_long = {}
    for place, text in said:
        sentence = say(text, NAMES, RULES)
        assert "{" not in sentence, text
        if len(sentence) > LONGEST[place][language == "fr"] and text.key != LONG_PRICE:
            too_long[place, text.key] = sentence
    assert too_long == {}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_key_in_the_source_has_words(language: str) -> None:
    assert written_in_the_rules() - words(language, FILE).keys() == set()


def test_no_words_lie_unused(said: set[Said]) -> None:
    used = {key for each in said for key in keys_in(each.text)} | written_in_the_rules()
    unused = {key for key in words("en", FILE) if key not in used and not key.startswith(OF_THE_SCREENS)}
    assert unused == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_holes_stand_for_arguments(said: set[Said], language: str) -> None:
    """A text said with an argument that no language shows would be a text that says too much."""
    sentences = words(language, FILE)
    for _, text in said:
        if text.key in sentences:
            given = {name for name, _ in text.args}
            shown = holes(sentences[text.key])
            assert shown <= given if text.key.startswith(TOLD_MORE) else shown == given, text.key


def test_the_set_up_tells_what_everybody_starts_with() -> None:
    text = figures_of(TITLE).at_start(SEATS)
    state = RULES.new_state(Deal(TITLE, SEATS, {}, 1))
    assert dict(text.args) == {"orders": 2, "yen": min(stock[-1] for stock in state.stock), "rounds": ROUNDS}
    assert holes(words("en", FILE)[text.key]) == {"orders", "yen", "rounds"}


def test_every_category_of_the_score_has_a_sign_of_its_own() -> None:
    signs = {figures_of(TITLE).score_signs[f"{TITLE}.score.{category.key}"] for category in CATEGORIES}
    assert len(signs) == len(CATEGORIES)
