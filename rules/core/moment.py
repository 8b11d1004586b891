"""Moments: what stops the game for a breath. A title fills them, the table stages, times and sounds them."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from rules.core.amounts import Amount
from rules.core.target import NOBODY, Seat, Target
from rules.core.text import Text


class Count(NamedTuple):
    """A number in a cell, with the thing it counts; with `signed` it is what is gained or lost."""

    number: int
    what: Target | None = None
    signed: bool = False


Cell: TypeAlias = Count | Text


class Row(NamedTuple):
    """One seat: a cell for each column, then a total or a note. `hit`: the moment falls on this seat.

    Who is no seat has a `name` instead.
    """

    seat: Seat
    cells: tuple[Cell, ...]
    total: int | None = None
    note: Text | None = None
    hit: bool = False
    name: Text | None = None


class Moment(NamedTuple):
    """What happened, seat by seat, and what it means for the one who looks.

    `sentence` says it in one line, for the bar and for the recap; `emblem` is the thing of the moment. A moment that is
    `grave` (the last round, the end) or the viewer's (`mine`: it costs or brings them something) waits at every pace.
    A `brief` one comes often: it goes by itself unless every act waits. Its `actor` may play without a seat.
    """

    seal: str
    heading: Text
    sentence: Text
    actor: Seat = NOBODY
    aside: Text | None = None
    columns: tuple[Text, ...] = ()
    rows: tuple[Row, ...] = ()
    total: Text | None = None
    result: Text | None = None
    terms: tuple[Text | Amount, ...] = ()
    consequence: Text | None = None
    emblem: Target | None = None
    origin: Target | None = None
    grave: bool = False
    mine: bool = False
    brief: bool = False


def since(amounts: Iterable[Amount], seat: Seat, what: Target) -> int:
    """How many of a thing a seat gained, less what it lost."""
    return sum(amount.number for amount in amounts if amount.seat == seat and amount.what == what)
