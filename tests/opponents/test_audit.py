"""The auditor: games watched, counted and told."""

import json

import pytest

from game import audit
from game.audit.folly import Deed, Kind, blunder, doubt, follies_of
from game.audit.report import as_text, in_a_game, rows
from game.audit.watch import Found, Task, Watched, watch
from game.opponents.player import Limit
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.move import Move

TASK = Task("yangtze", "random", Limit(60.0, 1), 2, 5)


@blunder
def lost(deed: Deed[object]) -> bool:  # type: ignore[type-var]
    """Lost something."""
    return False


@doubt
def idled(deed: Deed[object]) -> bool:  # type: ignore[type-var]
    """Idled.

    What follows the first line is not told.
    """
    return False


def test_a_check_is_named_and_told_by_its_function() -> None:
    assert (lost.name, lost.kind, lost.about) == ("lost", Kind.BLUNDER, "Lost something.")
    assert (idled.kind, idled.about) == (Kind.DOUBT, "Idled.")


def test_the_same_deal_is_the_same_game() -> None:
    assert watch(TASK) == watch(TASK)
    assert watch(TASK).found, "who plays at random is a fool"


def test_each_move_is_shown_with_the_table_as_it_lay() -> None:
    rules = TITLES["yangtze"]
    state = rules.new_state(Deal("yangtze", 2, {}, 3))
    before, line, keys = state.clone(), list[Move](), []
    while len(line) < 3:
        move = rules.search_moves(state)[0]
        keys.append(state.key())
        rules.apply(state, move)
        line.append(move)
    deed = Deed(rules, 0, before, tuple(line), state)
    assert [(each.key(), move) for each, move in deed.moments()] == list(zip(keys, line, strict=True))


def test_a_turn_is_made_of_the_deeds_of_one_seat() -> None:
    rules = TITLES["yangtze"]
    state = rules.new_state(Deal("yangtze", 2, {}, 3))
    first, other, last = (Deed(rules, seat, state, (), state) for seat in (0, 1, 1))
    last = last._replace(past=[first, other])
    assert last.turn() == [other, last]


def test_follies_are_counted_by_game() -> None:
    found = [Found("lost", Kind.BLUNDER, 3, 1, "['pass']"), Found("idled", Kind.DOUBT, 4, 0, "['pass']")]
    games = [Watched(TASK, found, 9), Watched(TASK, found[1:], 8)]
    counted = rows((idled, lost), games)
    assert [(row.name, row.times, row.a_game) for row in counted] == [("lost", 1, 0.5), ("idled", 2, 1.0)]
    assert in_a_game(counted, Kind.DOUBT) == 1.0
    head = {"title": "yangtze", "level": "random", "games": 2, "lines": 17, "seconds": 3.0}
    words = as_text(head, counted, games, 1).splitlines()
    assert words[0] == "yangtze, random: 2 games, 17 lines, 3 s"
    assert words[1] == "blunders: 0.50 a game"
    assert words[3].strip() == "2 seats, deal 5, turn 3, seat 1: ['pass']"


def test_the_command_tells_every_check(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["yangtze", "--level", "random", "--seats", "2", "--games", "1", "--workers", "1", "--json"]
    assert audit.run(told) == 0
    found = json.loads(capsys.readouterr().out)
    assert {row["name"] for row in found["checks"]} == {folly.name for folly in follies_of("yangtze")}
    assert found["blunders"] > 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["yangtze", "--level", "wizard"],
        ["yangtze", "--seats", "9"],
        ["yangtze", "--games", "0"],
        ["yangtze", "--seed", "-1"],
        [],
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("audit: ")
    assert err.count("\n") == 1
