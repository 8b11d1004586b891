"""A game under way: legal moves only, undo as far as it may go, nothing lost."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.journal import Journal
from game.match import Match, UndoRefused
from game.reading import read_record
from game.record import fingerprint
from game.seat import Chair, default_chairs
from rules.core.deal import Deal
from rules.core.errors import BadDeal, IllegalMove
from rules.core.move import END_TURN
from rules.core.target import HIDDEN
from rules.toy.events.pebbles import Dipped
from rules.toy.moves import DIP, Grab
from rules.toy.rules import Toy
from tests.game.conftest import play_at_random

Make = Callable[..., Match]


def grab(match: Match) -> Grab:
    return next(move for move in match.legal_moves() if isinstance(move, Grab))


def test_an_illegal_move_changes_nothing(new_match: Make, tmp_path: Path) -> None:
    match = new_match(tmp_path / "a.comptoir")
    before, written = match.state.key(), (tmp_path / "a.comptoir").read_bytes()
    with pytest.raises(IllegalMove):
        match.play(END_TURN)
    assert match.state.key() == before
    assert (tmp_path / "a.comptoir").read_bytes() == written


def test_a_deal_the_title_does_not_offer_is_refused(toy: Toy) -> None:
    with pytest.raises(BadDeal):
        Match(toy, Deal("toy", 7), [])


@pytest.mark.parametrize(
    ("seed", "chairs"),
    [
        (-1, [Chair("A"), Chair("B")]),
        (1 << 63, [Chair("A"), Chair("B")]),
        (0, [Chair("A")]),
        (0, [Chair("A"), Chair("")]),
    ],
)
def test_a_table_that_could_not_be_read_back_is_never_opened(toy: Toy, seed: int, chairs: list[Chair]) -> None:
    with pytest.raises(ValueError, match=r"seed|chair"):
        Match(toy, Deal("toy", 2, {}, seed), chairs)


def test_a_move_is_on_disk_when_it_is_returned(new_match: Make, tmp_path: Path, toy: Toy) -> None:
    match = new_match(tmp_path / "a.comptoir")
    while not match.is_over:
        match.play(match.legal_moves()[-1])
        told = Match.resume(toy, read_record(tmp_path / "a.comptoir"))
        assert told.state.key() == match.state.key()
        assert told.moves == match.moves
        assert told.events == match.events
    assert read_record(tmp_path / "a.comptoir").result == match.result()


def test_undo_goes_back_step_by_step_and_redo_forward(new_match: Make) -> None:
    match = new_match()
    keys = [match.state.key()]
    for _ in range(2):
        match.play(grab(match))
        keys.append(match.state.key())
    match.undo()
    assert match.state.key() == keys[1]
    assert len(match.events) == len(match.moves) == 1
    match.undo()
    assert match.state.key() == keys[0]
    assert match.undo_refused() is not None
    match.redo()
    match.redo()
    assert match.state.key() == keys[2]
    assert not match.can_redo()


def test_another_move_drops_what_could_be_redone(new_match: Make) -> None:
    match = new_match()
    match.play(grab(match))
    match.undo()
    match.play(DIP)
    assert not match.can_redo()


def refusal(match: Match) -> str:
    text = match.undo_refused()
    assert text is not None
    with pytest.raises(UndoRefused):
        match.undo()
    return text.key


def test_undo_says_why_it_cannot(new_match: Make) -> None:
    match = new_match()
    assert refusal(match) == "common.undo.start"
    match.play(DIP)
    assert refusal(match) == "common.undo.revealed"
    match.play(END_TURN)
    assert refusal(match) == "common.undo.other_seat"
    play_at_random(match)
    assert refusal(match) == "common.undo.over"


def test_a_person_cannot_undo_the_move_of_an_opponent(new_match: Make) -> None:
    match = new_match(opponents=True)
    match.play(grab(match))
    match.play(END_TURN)
    match.play(grab(match))
    assert refusal(match) == "common.undo.other_seat"


def test_practice_takes_back_the_replies_too(new_match: Make, tmp_path: Path, toy: Toy) -> None:
    match = new_match(tmp_path / "a.comptoir", opponents=True)
    match.play(grab(match))
    before_end = match.state.key()
    match.play(END_TURN)
    match.play(DIP)
    match.play(END_TURN)
    match.take_back()
    assert match.state.key() == before_end
    assert len(match.moves) == 1
    assert match.practice
    match.play(END_TURN)
    told = Match.resume(toy, read_record(tmp_path / "a.comptoir"))
    assert told.practice
    assert told.state.key() == match.state.key()
    assert read_record(tmp_path / "a.comptoir").practice


def test_practice_taking_back_what_undo_may_is_no_practice(new_match: Make) -> None:
    match = new_match(opponents=True)
    match.play(grab(match))
    match.take_back()
    assert not match.practice
    with pytest.raises(UndoRefused):
        match.take_back()


def test_two_people_take_back_by_undo_only(new_match: Make) -> None:
    match = new_match()
    match.play(DIP)
    text = match.take_back_refused()
    assert text is not None
    assert text.key == "common.undo.not_alone"


def test_a_finished_game_can_be_taken_back_in_practice(new_match: Make, tmp_path: Path) -> None:
    match = play_at_random(new_match(tmp_path / "a.comptoir", opponents=True))
    match.take_back()
    assert not match.is_over
    assert read_record(tmp_path / "a.comptoir").result is None


def test_events_belong_to_their_moves(new_match: Make) -> None:
    match = play_at_random(new_match())
    total = [event for number in range(len(match.moves)) for event in match.history.events_of(number)]
    assert total == match.events
    assert match.history.turn_starts[:2] == [0, match.moves.index(END_TURN) + 1]
    assert len(match.history.turn_starts) == match.state.length


def test_a_secret_draw_stays_secret(new_match: Make) -> None:
    match = new_match()
    match.play(DIP)
    own, other = match.events[0].seen_by(0), match.events[0].seen_by(1)
    assert isinstance(own, Dipped)
    assert isinstance(other, Dipped)
    assert own.pebble != HIDDEN
    assert other.pebble == HIDDEN


def test_its_own_record_tells_the_same_game(new_match: Make, toy: Toy) -> None:
    match = play_at_random(new_match(seed=3), 15)
    told = Match.resume(toy, match.record())
    assert told.state.key() == match.state.key()
    assert told.record().lines == match.record().lines


def test_time_passes_but_a_dinner_does_not_count(toy: Toy) -> None:
    ticks = iter([0.0, 10.0, 90_000.0])
    match = Match(toy, Deal("toy", 2, seed=7), default_chairs(2, "Aiko"), clock=lambda: next(ticks))
    match.play(grab(match))
    match.play(grab(match))
    assert match.seconds == 310


def test_a_branch_is_a_new_practice_game(new_match: Make, tmp_path: Path, toy: Toy) -> None:
    match = play_at_random(new_match())
    branch = Match.branch(toy, match.record(), 5, Journal(tmp_path / "b.comptoir"))
    assert branch.moves == match.moves[:5]
    assert branch.practice
    play_at_random(branch, seed=2)
    told = Match.resume(toy, read_record(tmp_path / "b.comptoir"))
    assert fingerprint(told.state) == fingerprint(branch.state)
    assert told.practice
