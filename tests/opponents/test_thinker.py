"""The other process: it answers, and the table never waits for one that does not."""

import logging
import os
import signal
import time

import pytest

from game.opponents import worker
from game.opponents.levels import limit_of, player
from game.opponents.player import Answer, Limit
from game.opponents.thinker import Thinker
from game.opponents.worker import Question, Worker, WorkerLost
from game.seat import LEVELS
from tests.titles.yangtze.opponents.games import QUICK, RULES, new_game

SEEN = RULES.seen_by(new_game(8), RULES.decider(new_game(8)))
LONG = Limit(60.0, 10_000_000)


def wait(thinker: Thinker, seconds: float = 40.0) -> Answer:
    """Poll as a window does; every poll must return at once, but for a stand-in's."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        choice = thinker.poll()
        if choice is not None:
            return choice
        time.sleep(0.01)
    raise AssertionError("no answer")


def test_the_other_process_gives_the_answer_of_this_one() -> None:
    thinker = Thinker("yangtze")
    thinker.warm_up()
    for level in LEVELS:
        thinker.begin(SEEN, level, limit=QUICK)
        assert thinker.thinking
        assert wait(thinker) == player("yangtze", level).choose(SEEN, QUICK)
        assert thinker.poll() is None
    thinker.close()


def test_a_killed_process_is_replaced_and_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    thinker = Thinker("yangtze")
    thinker.begin(SEEN, "merchant")
    first = thinker.worker_pid()
    assert first is not None
    os.kill(first, getattr(signal, "SIGKILL", signal.SIGTERM))
    with caplog.at_level(logging.WARNING):
        assert wait(thinker).line
    assert thinker.worker_pid() not in (None, first)
    assert "replaced" in caplog.text
    thinker.close()


def test_after_two_failures_a_stand_in_answers_here(caplog: pytest.LogCaptureFixture) -> None:
    thinker = Thinker("yangtze")
    thinker.begin(SEEN, "a level nobody knows", limit=QUICK)
    assert wait(thinker) == player("yangtze", "merchant").choose(SEEN, limit_of("merchant"))
    assert caplog.text.count("replaced") == 2
    thinker.close()


def test_a_thought_that_overruns_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "START_UP", 0.0)
    monkeypatch.setattr(worker, "GRACE", -120.0)
    thinker = Thinker("yangtze")
    thinker.begin(SEEN, "tycoon", limit=LONG)
    assert wait(thinker).line
    assert thinker.worker_pid() is None


def test_a_cancelled_thought_does_not_hold_up_the_next() -> None:
    thinker = Thinker("yangtze")
    thinker.begin(SEEN, "tycoon", limit=LONG)
    thinker.cancel()
    assert not thinker.thinking
    assert thinker.poll() is None
    thinker.begin(SEEN, "apprentice")
    assert wait(thinker).line
    thinker.close()


def test_a_worker_refuses_a_second_question_and_tells_when_it_is_lost() -> None:
    lone = Worker()
    question = Question("yangtze", "tycoon", SEEN, LONG)
    lone.ask(question)
    with pytest.raises(RuntimeError):
        lone.ask(question)
    lone.close()
    with pytest.raises(WorkerLost):
        lone.ask(question)
