"""What the table asks: an opponent's answer that always comes, whatever happens to the process that thinks."""

import logging
from typing import Any, Final

from game.opponents.characters import NONE
from game.opponents.levels import limit_of, player
from game.opponents.player import Answer, Limit
from game.opponents.worker import Question, Worker, WorkerLost
from game.titles import TITLES

_LOG: Final = logging.getLogger(__name__)
TRIES: Final = 2
"""How often another process is asked before the answer is worked out here, by a level that is fast."""
STAND_INS: Final = ("merchant", "random")


class Thinker:
    """Begin, then poll once a frame; one question at a time, a new one replaces the old.

    A process that crashes, is killed or overruns is replaced and asked again; after two failures a faster level answers
    in this process.
    """

    def __init__(self, title: str) -> None:
        self._title = title
        self._worker: Worker | None = None
        self._question: Question | None = None
        self._failures = 0

    def warm_up(self) -> None:
        """Start the process before it is needed, so that the first answer comes sooner."""
        if self._worker is None:
            self._worker = Worker()

    def begin(self, seen: Any, level: str, character: str = NONE, limit: Limit | None = None) -> None:
        """Let the deciding seat of a seen state think, at its level and with its character."""
        self.cancel()
        self._failures = 0
        self._question = Question(self._title, level, seen, limit or limit_of(level), character)
        self._ask()

    @property
    def thinking(self) -> bool:
        """Is an answer still to come?"""
        return self._question is not None

    def poll(self) -> Answer | None:
        """The answer, once; None while it is being thought about."""
        if self._question is None:
            return None
        try:
            answer = self._worker.poll() if self._worker is not None else None
            if answer is not None and not self._playable(answer):
                raise WorkerLost("it chose what is not legal")
        except WorkerLost as trouble:
            self._replace(trouble)
            answer = None
        if answer is None and self._failures >= TRIES:
            answer = self._stand_in(self._question)
        if answer is not None:
            self._question = None
        return answer

    def cancel(self) -> None:
        """Forget the question. A process that is still at it is ended: the next question must not wait for it."""
        self._question = None
        if self._worker is not None and self._worker.busy:
            self.close()

    def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def worker_pid(self) -> int | None:
        """The process that thinks, if there is one."""
        return self._worker.pid if self._worker is not None else None

    # ------------------------------------------------------------ trouble
    def _ask(self) -> None:
        if self._question is None:
            return
        try:
            if self._worker is None:
                self._worker = Worker()
            self._worker.ask(self._question)
        except (WorkerLost, OSError) as trouble:
            self._replace(trouble)

    def _replace(self, trouble: Exception) -> None:
        self._failures += 1
        _LOG.warning("an opponent's process is replaced: %s (failure %d)", trouble, self._failures)
        self.close()
        if self._failures < TRIES:
            self._ask()

    def _playable(self, answer: Answer) -> bool:
        assert self._question is not None
        return bool(answer.line) and answer.line[0] in TITLES[self._title].legal_moves(self._question.seen)

    def _stand_in(self, question: Question) -> Answer:
        for level in STAND_INS[:-1]:
            try:
                answer = player(self._title, level).choose(question.seen, limit_of(level))
                if self._playable(answer):
                    return answer
            except Exception:  # a game must go on; the log keeps what happened
                _LOG.exception("the stand-in %s failed", level)
        return player(self._title, STAND_INS[-1]).choose(question.seen, limit_of(STAND_INS[-1]))
