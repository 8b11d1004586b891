"""Both ways through a game, and on from any point of it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.check import check_file
from game.journal import Journal
from game.match import Match
from game.reading import read_record
from game.replay import Replay
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.deal import Deal
from rules.toy.rules import Toy
from tests.game.conftest import play_at_random

Make = Callable[..., Match]


@pytest.fixture
def match(new_match: Make) -> Match:
    return play_at_random(new_match())


@pytest.fixture
def replay(match: Match, toy: Toy) -> Replay:
    return Replay(toy, match.record())


def test_every_position_forwards_and_backwards(match: Match, replay: Replay, toy: Toy) -> None:
    state = toy.new_state(match.deal)
    keys = [state.key()]
    for move in match.moves:
        toy.apply(state, move)
        keys.append(state.key())
    assert [replay.at(position).key() for position in range(len(replay) + 1)] == keys
    assert [replay.at(position).key() for position in reversed(range(len(replay) + 1))] == keys[::-1]
    for beyond in (-1, len(replay) + 1):
        with pytest.raises(IndexError):
            replay.at(beyond)


def test_a_position_is_a_copy(replay: Replay, toy: Toy) -> None:
    state = replay.at(16)
    toy.apply(state, toy.legal_moves(state)[0])
    assert replay.at(16).key() != state.key()


def test_turns_cover_the_game(match: Match, replay: Replay) -> None:
    turns = replay.turns()
    assert len(turns) == 12
    assert [turn.seat for turn in turns[:4]] == [0, 1, 0, 1]
    assert turns[0].first == 0
    assert turns[-1].end == len(replay)
    for number, turn in enumerate(turns):
        assert replay.turn_of(turn.first + 1) == replay.turn_of(turn.end) == number
    assert replay.turn_of(0) == 0


def test_the_chart_goes_from_the_deal_to_the_result(match: Match, replay: Replay) -> None:
    result = match.result()
    assert result is not None
    assert replay.chart[0].moves == 0
    assert replay.chart[-1].points == result.scores
    assert len(replay.chart) == 13


def test_events_of_a_move(match: Match, replay: Replay) -> None:
    assert [e for number in range(len(replay)) for e in replay.events_of(number)] == match.events


def test_play_on_from_any_point(replay: Replay, tmp_path: Path, toy: Toy) -> None:
    for position in (0, 9, len(replay)):
        path = tmp_path / f"{position}.comptoir"
        branch = replay.branch(position, Journal(path))
        assert branch.state.key() == replay.at(position).key()
        assert Match.resume(toy, read_record(path)).moves == branch.moves
        play_at_random(branch, seed=9)


def test_a_branch_of_a_damaged_game_needs_only_its_good_part(match: Match, toy: Toy) -> None:
    record = match.record()
    assert len(Match.branch(toy, record, 3).moves) == 3


def test_an_empty_game_is_a_replay_of_one_position(new_match: Make, toy: Toy) -> None:
    replay = Replay(toy, new_match().record())
    assert len(replay) == 0
    assert replay.turns() == []
    assert replay.at(0).turn == 1


def test_check_says_ok_or_where_it_drifts(tmp_path: Path) -> None:
    path = tmp_path / "a.comptoir"
    rules = TITLES["yangtze"]
    match = Match(rules, Deal("yangtze", 4, {}, 3), default_chairs(4, "Aiko"), Journal(path))
    play_at_random(match, 20)
    assert check_file(path).text.key == "common.record.running"
    play_at_random(match)
    report = check_file(path)
    assert report.ok
    assert report.text.key == "common.record.finished"
    assert report.moves == len(match.moves)
    assert report.result == match.result()
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:-1], lines[-1].replace('"scores":[', '"scores":[1')]) + "\n")
    assert check_file(path).text.key == "common.record.other_end"
    mark = next(number for number, line in enumerate(lines) if line.startswith('{"mark"'))
    lines[mark] = '{"mark":1,"seconds":0}'
    path.write_text("\n".join(lines) + "\n")
    drifted = check_file(path)
    assert not drifted.ok
    assert dict(drifted.text.args)["line"] == mark
