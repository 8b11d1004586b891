"""Few clicks and fair warnings: a far building is walked to, the last tile asks first, aids for colours are seen."""

from typing import Any

import pytest

from game.match import Match
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.text import Text
from rules.singapore.components import COUNTS, GOODS, NEUTRAL, WORKERS
from rules.singapore.moves import BUILD, Go
from rules.singapore.places import BUILDING
from rules.singapore.reckoning.tiles import top_tile_ends
from rules.singapore.steps.build import BuildTile
from rules.singapore.steps.work import Work
from tests.every_title.playing import random_game
from tests.every_title.table import Table
from tests.ui.table_kit import Bench, match_of
from ui.boards.view import board_of
from ui.paint import Painter
from ui.scenes.table import TableScene
from ui.table.parts.spots import spot_name

RULES = TITLES["singapore"]


def table_at(bench: Bench, state: Any) -> TableScene:
    """The window at a position; the seat that decides is the person."""
    match = Match(RULES, Deal("singapore", state.seats, {}, 4), default_chairs(state.seats, "Aiko"))
    match.state = state
    return bench.table(match, board_of("singapore", RULES))


def far_walk() -> tuple[Any, Any]:
    """A position of the first seat with a building that takes more than one move, and the way there."""
    for seed in range(20):
        for ply in random_game(Table("singapore", 3), seed):
            step = ply.before.pending[-1]
            if isinstance(step, Work) and step.seat == 0:
                for shortcut in step.shortcuts(ply.before):
                    if sum(shortcut.targets[1] in other.targets for other in step.shortcuts(ply.before)) == 1:
                        return ply.before.clone(), shortcut
    raise AssertionError("no such position")


def test_a_far_building_is_walked_to_by_one_click() -> None:
    bench = Bench()
    state, shortcut = far_walk()
    scene = table_at(bench, state)
    bench.rest()
    bench.click_on(spot_name(shortcut.targets[1]))
    assert all(isinstance(move, Go) for move in scene.match.moves)
    assert len(scene.match.moves) == len(shortcut.line) > 1
    goal = BUILDING.index(shortcut.targets[1])
    assert goal in scene.match.state.workers[:WORKERS]
    bench.rest()
    bench.click_on("undo")
    assert scene.match.state.key() == state.key(), "and taken back by one"


def test_taking_the_tile_that_ends_the_game_is_asked_for_first() -> None:
    state = next(
        ply.before.clone()
        for ply in random_game(Table("singapore", 3), 1)
        if isinstance(ply.before.pending[-1], BuildTile) and ply.before.pending[-1].refuse_top(ply.before) is None
    )
    assert RULES.warning(state, BUILD[state.top]) != Text("singapore.about.top_ends")
    del state.stack[COUNTS[3].display - 2 :]
    assert top_tile_ends(state)
    told = RULES.warning(state, BUILD[state.top])
    assert told == Text("singapore.about.top_ends")


@pytest.mark.parametrize("aids", [False, True])
def test_the_aids_for_colours_are_seen(aids: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    sprite = Painter.sprite

    def spy(painter: Painter, name: str, *place: Any, **look: Any) -> Any:
        drawn.append(name)
        return sprite(painter, name, *place, **look)

    bench = Bench(colour_aids=aids)
    match = match_of(RULES, plays=60)
    assert any(owner not in (-1, NEUTRAL) for owner in match.state.owner)
    monkeypatch.setattr(Painter, "sprite", spy)
    bench.table(match, board_of("singapore", RULES))
    assert ({f"good/{good}" for good in GOODS} <= set(drawn)) == aids
