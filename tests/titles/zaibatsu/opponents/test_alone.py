"""A solo game goes through the program as any other: played move by move, written down, taken up again, advised."""

from pathlib import Path

from game.hint import ask
from game.journal import Journal
from game.match import Match
from game.opponents.levels import player
from game.reading import read_record
from game.seat import default_chairs
from rules.core.deal import Deal
from rules.zaibatsu.events.automa import AutomaTurn
from tests.titles.zaibatsu.opponents.games import QUICK, RULES


def test_a_solo_game_is_played_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "alone.comptoir"
    deal = Deal("zaibatsu", 1, {"difficulty": "easy"}, 6)
    match = Match(RULES, deal, default_chairs(1, "Mei"), Journal(path))
    helper = player("zaibatsu", "apprentice")
    while not match.is_over:
        hint = ask(helper, RULES, match.state, 0, QUICK)
        assert hint is not None
        for move in hint.moves:
            match.play(move)
    turns = [event for event in match.events if isinstance(event, AutomaTurn)]
    assert len(turns) > 20
    result = match.result()
    assert result is not None
    again = Match.resume(RULES, read_record(path))
    assert again.state.key() == match.state.key()
    assert again.result() == result
