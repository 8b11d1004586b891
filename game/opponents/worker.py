"""The other process: opponents think there, so that the window never waits for them.

It is spawned, not forked (the window has threads), gets nothing but the seen state, and ends with the pipe.
"""

import logging
import signal
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from game.opponents.characters import NONE
from game.opponents.levels import player
from game.opponents.player import Answer, Limit
from game.processes import hold_all
from rules.core.printed import earlier_held

_LOG: Final = logging.getLogger(__name__)
START_UP: Final = 20.0
"""Seconds a new process may need before it can think at all."""
GRACE: Final = 3.0
"""Seconds beyond twice its limit after which a thought counts as stuck."""


class Question(NamedTuple):
    """What a seat sees and who thinks about it for how long."""

    title: str
    level: str
    seen: Any
    limit: Limit
    character: str = NONE


class WorkerLost(Exception):
    """The process died, was killed, failed or overran its time: it must be replaced."""


def serve(pipe: Connection, versions: dict[str, int]) -> None:
    """The loop of the other process, under the same values. A failure is sent back as a sentence for the log."""
    hold_all(versions)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            number, question = pipe.recv()
        except (EOFError, OSError):
            return
        answer: Answer | str
        try:
            who = player(question.title, question.level, question.character)
            answer = who.choose(question.seen, question.limit)
        except Exception as error:  # whatever went wrong, the table must hear of it
            answer = f"{type(error).__name__}: {error}"
        try:
            pipe.send((number, answer))
        except OSError:
            return


class Worker:
    """One process with one question at a time. No call blocks."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, earlier_held()), daemon=True, name="opponent")
        self._process.start()
        theirs.close()
        self._number = 0
        self._busy = False
        self._patience = START_UP
        self._deadline = 0.0

    @property
    def busy(self) -> bool:
        """Is a question open?"""
        return self._busy

    @property
    def pid(self) -> int | None:
        """The number the system knows the process by."""
        return self._process.pid

    def ask(self, question: Question) -> int:
        """Begin to think; returns the question's number. One question must be answered before the next."""
        if self._busy:
            raise RuntimeError("one question at a time")
        self._number += 1
        try:
            self._pipe.send((self._number, question))
        except (OSError, ValueError) as error:
            raise WorkerLost("the pipe is closed") from error
        self._busy = True
        self._deadline = time.monotonic() + self._patience + 2 * question.limit.seconds + GRACE
        return self._number

    def poll(self) -> Answer | None:
        """The answer, or None while there is none. WorkerLost when there will never be one."""
        if not self._busy:
            return None
        try:
            if self._pipe.poll():
                return self._take(*self._pipe.recv())
        except (EOFError, OSError) as error:
            raise WorkerLost("it died") from error
        if not self._process.is_alive():
            raise WorkerLost("it died")
        if time.monotonic() > self._deadline:
            raise WorkerLost("it overran its time")
        return None

    def _take(self, number: int, answer: Answer | str) -> Answer:
        self._busy = False
        self._patience = 0.0
        if isinstance(answer, str):
            raise WorkerLost(answer)
        _LOG.debug("question %d: %d moves, %s", number, len(answer.line), answer.reason.key)
        return answer

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._busy = False
        self._pipe.close()
        self._process.kill()
