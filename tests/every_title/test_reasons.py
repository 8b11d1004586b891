"""What opponents say is so: every sentence of every level is held against the table around it.

A title's `claims.py` has `CLAIMS`: by the last part of a sentence's key, what must be true where it is said.
"""

import json
import os
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import count, islice

import pytest

from game.opponents.beam import follow
from game.opponents.characters import drawn
from game.opponents.levels import RANDOM, levels_of, player
from game.opponents.player import Limit
from game.titles import TITLES
from rules.core.roots import rule_folder
from tests.anatomy import LANGUAGES
from tests.built import BUILT
from tests.every_title.table import Table
from tests.titles.claiming import Claim, Told

REASONS = int(os.environ.get("COMPTOIR_REASONS", "60"))
"""Reasons of each title; 300 and more before a release."""
THOUGHT = Limit(60.0, 4)
SHARED = "opponents."
"""Sentences of the house, which say that there was no choice."""


def claims_of(title: str) -> dict[str, Claim]:
    """What its sentences claim."""
    found: dict[str, Claim] = import_module(f"tests.titles.{title}.claims").CLAIMS
    return found


def speaking(title: str) -> Iterator[Told]:
    """Reasons of games at all numbers of seats and with all options, in which all levels that speak play, with the
    characters of the deal."""
    rules = TITLES[title]
    levels = [level for level in levels_of(title) if level != RANDOM]
    for seed in count(1):
        table = Table(title, rules.seat_counts[seed % len(rules.seat_counts)])
        state = table.new_state(seed)
        while not rules.is_over(state):
            seat = rules.decider(state)
            seen = rules.seen_by(state, seat)
            who = player(title, levels[(seat + seed) % len(levels)], drawn(table.deal(seed), seat))
            line, text = who.choose(seen, THOUGHT)
            foreseen = follow(rules, seen, line)[0]
            for move in line:
                rules.apply(state, move)
            yield Told(rules, text, line, seat, seen, foreseen, rules.seen_by(state, seat))


@cache
def told(title: str) -> tuple[Told, ...]:
    """As many of them as are asked for, those without a choice left out."""
    return tuple(islice((each for each in speaking(title) if not each.text.key.startswith(SHARED)), REASONS))


@pytest.mark.parametrize("title", BUILT)
def test_what_is_said_is_so(title: str) -> None:
    claims = claims_of(title)
    assert [(each.text, each.line) for each in told(title) if not claims[each.name](each)] == []


@pytest.mark.parametrize("title", BUILT)
def test_every_sentence_has_its_claim_and_no_claim_is_without_a_sentence(title: str) -> None:
    assets = rule_folder(title).parents[1] / "assets" / "titles" / title
    for language in LANGUAGES:
        words = json.loads((assets / language / "reasons.json").read_text(encoding="utf-8"))
        assert {key.rpartition(".")[2] for key in words} == claims_of(title).keys()
