"""A table being set up: who sits where, the deal, the options. Knows nothing of the screen."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from game.lesson import Lesson
from game.opponents.characters import NONE, at_table
from game.record import LARGEST_SEED
from game.seat import FRESH_SEEDS, LEVELS, OPPONENT_NAMES, Chair, Level, name_fits, opponent_names
from game.settings import Settings
from rules.core.deal import Deal
from rules.core.options import Option, OptionSpec
from rules.core.rules import Rules

PLACES: Final = 4
USUAL_SEATS: Final = 3
HUMAN: Final = "human"
KINDS: Final = (HUMAN, *LEVELS)


@dataclass(slots=True)
class Draft:
    """All places of the table, of which the first `seats` are taken, and everything else a deal needs.

    `person` names somebody who has not said their name, by the number of their seat.
    """

    rules: Rules[Any]
    person: Callable[[int], str]
    places: list[Chair]
    seats: int
    seed: int = field(default_factory=lambda: random.SystemRandom().randrange(FRESH_SEEDS))
    options: dict[str, Option] = field(default_factory=dict)
    curtain: bool = True
    hints: bool = True
    guided: bool = False

    @classmethod
    def remembered(cls, rules: Rules[Any], settings: Settings, person: Callable[[int], str]) -> "Draft":
        """The table as it was set up last time, else one person against merchants."""
        kinds = [kind if kind in KINDS else "merchant" for kind in settings.last_kinds[:PLACES]]
        wanted = len(kinds) or USUAL_SEATS
        seats = wanted if wanted in rules.seat_counts else rules.seat_counts[-1]
        kinds += ["merchant"] * (PLACES - len(kinds)) if kinds else [HUMAN, *["merchant"] * (PLACES - 1)]
        names = settings.last_names[:PLACES]
        draft = cls(rules, person, [], seats)
        for number in range(PLACES):
            name = names[number] if number < len(names) and names[number] not in names[:number] else ""
            chair = _chair(kinds[number], name, number)
            draft.places.append(chair)
            if not name:
                chair.name = draft.default_name(number)
        last = settings.last_options.get(rules.title, {})
        draft.options = {spec.key: _chosen(spec, last.get(spec.key, spec.default)) for spec in rules.options}
        return draft

    def remember(self, settings: Settings) -> None:
        """Keep names, levels and options for next time; but for the names a guided round was nobody's choice."""
        # "Player 2" was nobody's choice either, and may have to be said in another language next time.
        unnamed = [self.person(number + 1) for number in range(PLACES)]
        settings.last_names = ["" if chair.name in unnamed else chair.name for chair in self.places]
        if not self.guided:
            settings.last_kinds = [kind_of(chair) for chair in self.chairs]
            settings.last_options[self.rules.title] = dict(self.options)

    # ------------------------------------------------------------------ who

    @property
    def chairs(self) -> list[Chair]:
        """The places that are taken."""
        return self.places[: self.seats]

    @property
    def people(self) -> int:
        """How many persons play."""
        return sum(chair.human for chair in self.chairs)

    def default_name(self, number: int) -> str:
        """A name for a seat nobody else bears."""
        taken = [chair.name for at, chair in enumerate(self.places) if at != number]
        if self.places[number].human:
            return next(name for at in (number, *range(PLACES)) if (name := self.person(at + 1)) not in taken)
        return opponent_names(taken, 1)[0]

    def rename(self, number: int, name: str) -> None:
        """Another name; an empty one gives back a name by default."""
        name = name.strip()
        self.places[number].name = name if name_fits(name) else self.default_name(number)

    def set_kind(self, number: int, kind: str) -> None:
        """A person or an opponent of some level; a name nobody chose changes with it."""
        chair = self.places[number]
        unchosen = chair.name in (*OPPONENT_NAMES, *(self.person(at + 1) for at in range(PLACES)))
        was_human = chair.human
        _set_kind(chair, kind)
        if unchosen and chair.human != was_human:
            chair.name = self.default_name(number)

    def take_crest(self, number: int, crest: int) -> None:
        """Bear a crest; who bore it takes the other in exchange."""
        own = self.places[number].crest
        for chair in self.places:
            if chair.crest == crest:
                chair.crest = own
        self.places[number].crest = crest

    def bearer(self, crest: int) -> Chair | None:
        """Who at the table bears a crest."""
        return next((chair for chair in self.chairs if chair.crest == crest), None)

    def move(self, number: int, to: int) -> None:
        """Take a seat out and put it in at another place, the others closing up."""
        self.places.insert(to, self.places.pop(number))

    def namesake(self) -> str:
        """A name two seats share; empty if there is none."""
        names = [chair.name for chair in self.chairs]
        return next((name for name in names if names.count(name) > 1), "")

    def characters(self) -> list[str]:
        """By place that is taken the character of its opponent; in a guided round the others play what is written."""
        return [NONE] * self.seats if self.guided else at_table(self.deal(), self.chairs)

    # ------------------------------------------------------------------ what

    def draw_seed(self) -> None:
        """Another deal."""
        self.seed = random.SystemRandom().randrange(FRESH_SEEDS)

    def type_seed(self, words: str) -> None:
        """The deal of that number; what is no number changes nothing."""
        if words and seed_fits(words):
            self.seed = int(words)

    def follow(self, lesson: Lesson) -> None:
        """Set the table as the guided round needs it: its deal, the person on its seat, apprentices on the others."""
        self.seats, self.seed = lesson.deal.seats, lesson.deal.seed
        self.options = {spec.key: spec.default for spec in self.rules.options} | dict(lesson.deal.options)
        person = next(number for number, chair in enumerate(self.places) if chair.human)
        self.move(person, lesson.seat)
        for number in range(self.seats):
            self.set_kind(number, HUMAN if number == lesson.seat else "apprentice")

    def deal(self) -> Deal:
        """Title, seats, options and number; what is not offered to so many seats is left out."""
        offered = [spec.key for spec in self.rules.options if spec.offered(self.seats)]
        return Deal(self.rules.title, self.seats, {key: self.options[key] for key in offered}, self.seed)


def kind_of(chair: Chair) -> str:
    """Human, or the level of an opponent."""
    return HUMAN if chair.human else chair.level


def seed_fits(words: str) -> bool:
    """Whether this is, or may become, the number of a deal.

    >>> seed_fits("18590701"), seed_fits(""), seed_fits("-1"), seed_fits("9" * 19)
    (True, True, False, False)
    """
    return not words or (words.isascii() and words.isdigit() and len(words) < 20 and int(words) <= LARGEST_SEED)


def _chosen(spec: OptionSpec, value: Option) -> Option:
    """What was chosen last time, if it is still offered."""
    # 1 equals True, but is another answer.
    return value if any(type(value) is type(each) and value == each for each in spec.values) else spec.default


def _chair(kind: str, name: str, number: int) -> Chair:
    chair = Chair(name, crest=number)
    _set_kind(chair, kind)
    return chair


def _set_kind(chair: Chair, kind: str) -> None:
    level: Level = next((level for level in LEVELS if level == kind), chair.level)
    chair.kind, chair.level = ("human" if kind == HUMAN else "opponent"), level
