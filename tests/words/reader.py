"""Whoever reads all that a title can say: in random games, where play hardly ever comes, and at the end."""

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

from game.opponents.characters import characters_of, line_of, name_of, note_of
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.move import END_TURN, Button, Move
from rules.core.roots import rule_folder
from rules.core.rules import Rules
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from tests.words.lexicon import Sentence, words

NAMES = ("Aiko", "Ashworth", "Lin Wei", "Barros")
MOST_MOVES = 4000
LONGEST = {
    "prompt": (70, 85),
    "help": (80, 90),
    "refuse": (60, 70),
    "log": (80, 95),
    "about": (66, 80),
    "button": (28, 34),
    "do": (60, 75),
    "phase": (30, 36),
    "role": (14, 16),
    "end": (50, 60),
    "category": (28, 34),
    "reason": (60, 60),
    "note": (24, 26),
}
"""Characters of what is shown, by the place where it is shown: English, French. Titles may be stricter or looser."""


class Said(NamedTuple):
    """A text and where it was said."""

    place: str
    text: Text


class Reader(ABC):
    """Reads one title. Subclasses say what can be pointed at, how long words may be, and what the screens say alone."""

    title: str
    games: int
    longest: ClassVar = LONGEST
    of_the_screens: tuple[str, ...]
    """Words that the rules never say: the board, the set-up, the lobby and the pictures of the rulebook do."""
    told_more: tuple[str, ...] = ()
    """Families said alike, of which some need no number or name."""
    runs_on: tuple[str, ...] = ()
    """Texts that may be longer than their place: they are rare, and the log wraps them."""
    glances = 12
    """At how many things one looks before each move."""
    always_looked_at: tuple[Target, ...] = ()

    @property
    def rules(self) -> Rules[Any]:
        return TITLES[self.title]

    @abstractmethod
    def every_target(self, seats: int) -> list[Target]:
        """All that can be pointed at."""

    def deal(self, seats: int, number: int) -> Deal:
        """What is dealt for a game that is read; a title with modules plays with them now and then."""
        return Deal(self.title, seats, {}, number)

    def rare(self) -> Iterator[Said]:
        """What is said where play hardly ever comes."""
        return iter(())

    def chosen(self, state: Any, rng: random.Random, number: int) -> Move:
        """A random move, each class of moves alike; a turn ends only now and then while something else is possible."""
        moves = list(self.rules.legal_moves(state))
        if len(moves) > 1 and rng.random() < 0.85:
            moves = [move for move in moves if move != END_TURN]
        return self.any_kind(moves, rng)

    def any_kind(self, moves: Sequence[Move], rng: random.Random) -> Move:
        """A bid among two hundred is no likelier than the pass beside it."""
        kind = rng.choice(sorted({type(move).__name__ for move in moves}))
        return rng.choice([move for move in moves if type(move).__name__ == kind])

    def place_of(self, move: Move) -> str:
        """Where a move is described."""
        return "button" if isinstance(move, Button) else "do"

    # ------------------------------------------------------------ reading
    def said_at(self, state: Any, targets: Sequence[Target]) -> Iterator[Said]:
        """All that can be read at one moment."""
        rules = self.rules
        decider = max(rules.decider(state), 0)
        told = {"prompt": rules.prompt(state), "help": rules.help(state), "end": rules.end_note(state)}
        told["role"] = rules.role(state)
        yield from (Said(place, text) for place, text in told.items() if text is not None)
        yield Said("phase", rules.phase(state))
        seen = rules.seen_by(state, decider)
        for target in targets:
            yield from (Said("about", line) for line in rules.about(seen, decider, target))
            refusal = rules.why_not(state, target)
            if refusal is not None:
                yield Said("refuse", refusal)
        if rules.affair(state) is not None:
            yield Said("button", rules.limit_words(999))
        for move in rules.legal_moves(state)[:60]:
            yield Said(self.place_of(move), rules.describe(state, move))
            clicks = rules.targets(state, move)
            asked = (rules.prompt_left((picked,), [each for each in clicks if each != picked]) for picked in clicks)
            yield from (Said("prompt", text) for text in asked if text is not None)
            warning = rules.warning(state, move)
            if warning is not None:
                yield Said("prompt", warning)
            yield from (Said("button", rules.name(target)) for target in move.targets() if target.kind == "button")

    def logged(self, events: Sequence[Event], seats: int) -> Iterator[Said]:
        """The log as every seat reads it."""
        for event in events:
            for seat in range(seats):
                text = event.seen_by(seat).text()
                if text is not None:
                    yield Said("log", text)

    def said_in_a_game(self, number: int) -> Iterator[Said]:
        """All that can be read in one random game, the log of every seat and the final score included."""
        rules, rng = self.rules, random.Random(number)
        seats = rules.seat_counts[number % len(rules.seat_counts)]
        targets = self.every_target(seats)
        state = rules.new_state(self.deal(seats, number))
        events: list[Event] = []
        for _ in range(MOST_MOVES):
            if rules.is_over(state):
                break
            yield from self.said_at(state, [*self.always_looked_at, *rng.sample(targets, self.glances)])
            rules.apply(state, self.chosen(state, rng, number), events.append)
        assert rules.is_over(state)
        yield from self.said_at(state, targets)
        yield from self.logged(events, seats)
        for sheet in rules.scores(state):
            for row in sheet.rows:
                yield Said("category", row.category)
                yield Said("reason", row.reason)

    def of_opponents(self) -> Iterator[Said]:
        """Their characters: on the slips, in the set-up, in the first lines of the log."""
        for character in characters_of(self.title):
            name, line = name_of(self.title, character), line_of(self.title, character)
            yield Said("role", name)
            yield Said("note", note_of(self.title, character))
            yield Said("log", say("table.log.sitter", seat=SEATS[1], name=name, line=line))

    @cached_property
    def said(self) -> frozenset[Said]:
        """Everything, each once."""
        in_games = {each for number in range(self.games) for each in self.said_in_a_game(number)}
        names = {Said("about", self.rules.name(target)) for target in self.every_target(self.rules.seat_counts[-1])}
        return frozenset(in_games | set(self.rare()) | set(self.of_opponents()) | names)

    # ------------------------------------------------------------ keys
    def keys_in(self, text: Text) -> Iterator[str]:
        """The key of a text and of all texts within it, names of things included."""
        yield text.key
        for _, value in text.args:
            if isinstance(value, Text):
                yield from self.keys_in(value)
            elif isinstance(value, Target) and value.kind != "seat":
                yield from self.keys_in(self.rules.name(value))

    @cached_property
    def written_in_the_rules(self) -> frozenset[str]:
        """Keys that stand as plain strings in the source."""
        sources = "\n".join(path.read_text(encoding="utf-8") for path in rule_folder(self.title).rglob("*.py"))
        return frozenset(re.findall(rf'(?<!f)"({self.title}\.[a-z0-9_.]+)"', sources))

    def sentences(self, language: str) -> dict[str, Sentence]:
        """The title's words in a language."""
        return words(language, f"{self.title}/table.json")


def reader_of(title: str) -> Reader:
    """The reader of a title; every title in the lobby has one."""
    made: Reader = import_module(f"tests.titles.{title}.reader").READER
    return made
