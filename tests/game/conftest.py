"""A table for the toy title, and games played on it."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.journal import Journal
from game.match import Match
from game.seat import Chair, default_chairs
from rules.core.deal import Deal
from rules.toy.rules import Toy


@pytest.fixture(autouse=True)
def _toy_title(toy_on_the_shelf: None) -> None:
    """The toy is a title like the others while these tests run."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every file of the program lies in a folder of its own."""
    monkeypatch.setenv("COMPTOIR_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def toy() -> Toy:
    return Toy()


@pytest.fixture
def new_match(toy: Toy) -> Callable[..., Match]:
    """A fresh game: two seats, people on both unless said otherwise."""

    def make(path: Path | None = None, seed: int = 7, opponents: bool = False, **options: int) -> Match:
        chairs = default_chairs(2, "Aiko") if opponents else [Chair("Aiko"), Chair("Paul", crest=1)]
        return Match(toy, Deal("toy", 2, options, seed), chairs, Journal(path) if path else None)

    return make


def play_at_random(match: Match, moves: int = 10_000, seed: int = 1) -> Match:
    """Play on, with an undo now and then where a person may."""
    chance = random.Random(seed)
    for _ in range(moves):
        if match.is_over:
            break
        if match.undo_refused() is None and chance.random() < 0.15:
            match.undo()
        else:
            match.play(chance.choice(match.legal_moves()))
    return match
