"""Opponents of one level differ: each has a character, which weighs some things more and some less than its level does.

It decides where the level is in two minds (`beam.liked`): so it shows in play and makes nobody stronger or weaker.

A title's characters stand beside its temper, `game.opponents.<title>.temper.CHARACTERS`. Who sits where follows from
the deal, so nothing of it is stored: a saved game has the same characters when it is opened again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar, cast

from game.opponents.shelf import part_of
from game.seat import Chair
from rules.core.chance import MASK, mixed, seeded
from rules.core.deal import Deal
from rules.core.target import Seat
from rules.core.text import Text

T = TypeVar("T")
Characters: TypeAlias = Mapping[str, Mapping[str, float]]
"""By name, by which factor it weighs which numbers of a temper."""
NONE: Final = ""
"""No character: hints have none, nor has a level in the arena unless one is named."""
_SALT: Final = 0x5EA7
"""Characters have their own chance: nobody can tell the deal from who sits there."""


def characters_of(title: str) -> tuple[str, ...]:
    """The characters that may sit at a title; none without a school."""
    found: Characters = part_of(title, "temper", "CHARACTERS") or {}
    return tuple(found)


def name_of(title: str, character: str) -> Text:
    """What a character is called."""
    return Text(f"{title}.character.{character}")


def note_of(title: str, character: str) -> Text:
    """How it plays, in a few words."""
    return Text(f"{title}.character.{character}.note")


def line_of(title: str, character: str) -> Text:
    """How it plays, in a line."""
    return Text(f"{title}.character.{character}.line")


def leaning(temper: T, factors: Mapping[str, float]) -> T:
    """The temper of a level as a character has it."""
    leaned: T = replace(
        cast(Any, temper), **{name: _scaled(getattr(temper, name), factor) for name, factor in factors.items()}
    )
    return leaned


def _scaled(number: Any, factor: float) -> Any:
    return tuple(each * factor for each in number) if isinstance(number, tuple) else number * factor


def drawn(deal: Deal, seat: Seat) -> str:
    """Who would sit there; at one table a character comes again only after all others."""
    order = _order(deal.title, deal.seed)
    return order[seat % len(order)] if order else NONE


def at_table(deal: Deal, chairs: Sequence[Chair]) -> list[str]:
    """By seat the character of its opponent; people have none."""
    return [NONE if chair.human else drawn(deal, seat) for seat, chair in enumerate(chairs)]


@cache
def _order(title: str, seed: int) -> tuple[str, ...]:
    left, chance, found = list(characters_of(title)), seeded((seed ^ _SALT) & MASK), []
    while left:
        chance = mixed(chance)
        found.append(left.pop(chance % len(left)))
    return tuple(found)
