"""What was asked of the arena, read from the command line; what cannot be is told in one sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from os import cpu_count
from typing import NamedTuple

from game.arena.games import TIMES, WITH, Entry
from game.door import Parser
from game.opponents.characters import characters_of
from game.opponents.levels import RANDOM, levels_of, limit_of
from game.opponents.player import Limit
from game.titles import TITLES

LADDER = "ladder"


class Sitter(NamedTuple):
    """A level, its character or none, and how many times as far as usual it thinks."""

    level: str
    character: str
    times: int


@dataclass(slots=True)
class Asked:
    """One contest, or a ladder."""

    title: str
    ladder: bool
    sitters: list[Sitter]
    games: int
    seed: int
    seconds: float | None
    iterations: int | None
    workers: int
    cluster: str
    against: str
    sprt: tuple[float, float] | None
    json: bool

    def entry(self, number: int, checkout: str = "") -> Entry:
        """One of those who were asked for, of this version or of another."""
        level, character, times = self.sitters[number]
        usual = limit_of(level)
        seconds, iterations = self.seconds or usual.seconds, self.iterations or usual.iterations
        return Entry(level, Limit(seconds * times, iterations * times), checkout, character, times)


def _parser() -> Parser:
    parser = Parser(
        prog="arena",
        description="Let opponents play against each other; `arena ladder TITLE` rates all levels.",
    )
    parser.add_argument("title", metavar="TITLE", help=", ".join(TITLES))
    parser.add_argument(
        "--seats",
        default="",
        help="levels by seat: tycoon,merchant; with a character, tycoon:banker; thinking further, tycoon*5; "
        "of a ladder, who climbs it",
    )
    parser.add_argument("--games", type=int, default=200, help="how many games (every deal from every seat)")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--iterations", type=int, help="how far each may think (as at the table)")
    parser.add_argument("--seconds", type=float, help="how long each may think (as at the table)")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="games at the same time")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="play on a cluster of dask.distributed")
    parser.add_argument(
        "--against",
        default="",
        metavar="CHECKOUT",
        help="the first entry is of this version, the others (marked @) of the one in that folder",
    )
    parser.add_argument(
        "--sprt",
        default="",
        metavar="LOW,HIGH",
        help="stop once it is known which share of wins the first entry has, for example 0.5,0.55",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    return parser


def _claims(parser: Parser, text: str) -> tuple[float, float] | None:
    if not text:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        parser.error("--sprt takes two shares, for example 0.5,0.55")
    if not 0 < low < high < 1:
        parser.error("--sprt takes a lower and a higher share between 0 and 1")
    return low, high


def _sitter(parser: Parser, title: str, words: str, known: Sequence[str]) -> Sitter:
    who, further, times = words.partition(TIMES)
    level, _, character = who.partition(WITH)
    if further and not (times.isdecimal() and int(times)):
        parser.error(f"{words!r} does not say how many times as far as usual, as tycoon*5 does")
    if level not in known:
        parser.error(f"no level is called {level!r}, only {', '.join(known)}")
    characters = () if level == RANDOM else characters_of(title)
    if character and character not in characters:
        parser.error(f"no {level} of {title} is called {character!r}, only {', '.join(characters) or 'none'}")
    return Sitter(level, character, int(times) if further else 1)


def _usual(against: str) -> list[str]:
    return ["tycoon", "tycoon" if against else "merchant"]


def read(argv: Sequence[str]) -> Asked:
    """SystemExit after one sentence where something is wrong."""
    parser, words = _parser(), list(argv)
    ladder = words[:1] == [LADDER]
    args = parser.parse_args(words[ladder:])
    if args.title not in TITLES:
        parser.error(f"no title is called {args.title!r}, only {', '.join(TITLES)}")
    known, counts = levels_of(args.title), TITLES[args.title].seat_counts
    levels = args.seats.split(",") if args.seats else list(known) if ladder else _usual(args.against)
    sitters = [_sitter(parser, args.title, words, known) for words in levels]
    if not ladder and len(sitters) not in counts:
        possible = f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else counts[0]
        parser.error(f"{args.title} is played by {possible} seats, not {len(sitters)}")
    if ladder and len(sitters) == 1 and not args.against:
        parser.error(f"{sitters[0].level} has nobody to meet on a ladder of its own")
    if ladder and args.sprt:
        parser.error("a ladder rates everybody and knows no --sprt")
    parser.at_least(args, 1, "games", "iterations", "workers")
    parser.at_least(args, 0, "seed")
    if args.seconds is not None and not 0 < args.seconds < inf:
        parser.error("--seconds must be more than 0, and end")
    return Asked(
        title=args.title,
        ladder=ladder,
        sitters=sitters,
        games=args.games,
        seed=args.seed,
        seconds=args.seconds,
        iterations=args.iterations,
        workers=args.workers,
        cluster=args.cluster,
        against=args.against,
        sprt=_claims(parser, args.sprt),
        json=args.json,
    )
