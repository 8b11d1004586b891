"""Plans of several own turns: as wide as the limit allows, never beyond the clock, the same twice."""

from typing import Any

import pytest

from game.opponents.faculties import TurnProposals
from game.opponents.foresight_player import ForesightPlayer
from game.opponents.levels import school
from game.opponents.player import Limit, Line
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.manifest import manifests

TITLE = next(
    title
    for title in manifests()
    if (taught := school(title)) is not None
    and isinstance(taught.mind(taught.levels["tycoon"].temper).proposals, TurnProposals)
)


def thinker(depth: int) -> tuple[ForesightPlayer, Any]:
    """Somebody who plans so many turns, and a table to think about."""
    taught = school(TITLE)
    assert taught is not None
    state = TITLES[TITLE].new_state(Deal(TITLE, 2, {}, 3))
    for _ in range(6):
        seat = taught.rules.decider(state)
        for move in taught.player("apprentice").choose(taught.rules.seen_by(state, seat), Limit(60.0, 1)).line:
            taught.rules.apply(state, move)
    seen = taught.rules.seen_by(state, taught.rules.decider(state))
    return ForesightPlayer(taught.mind(taught.levels["tycoon"].temper), 3, 2, depth), seen


def opened(player: ForesightPlayer, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one with every position looked into."""
    looked: list[int] = []
    grow = player.proposals.turns

    def counted(state: Any) -> Any:
        looked.append(1)
        return grow(state)

    monkeypatch.setattr(player.proposals, "turns", counted)
    monkeypatch.setattr(player.proposals, "clear", lambda *_: False)
    return looked


@pytest.mark.parametrize(("iterations", "positions"), [(1, 1), (4, 4), (240, 3 + 2), (960, 12 + 8)])
def test_more_thought_looks_into_more(iterations: int, positions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    player, seen = thinker(2)
    looked = opened(player, monkeypatch)
    player.choose(seen, Limit(60.0, iterations))
    assert len(looked) == positions


def test_the_clock_ends_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    player, seen = thinker(3)
    looked = opened(player, monkeypatch)
    now = iter(range(1000))
    monkeypatch.setattr("game.opponents.foresight_player.time.monotonic", lambda: float(next(now)))
    line: Line = player.choose(seen, Limit(1.5, 240)).line
    assert line
    assert len(looked) == 2


def test_the_same_question_gets_the_same_answer() -> None:
    player, seen = thinker(2)
    assert player.choose(seen, Limit(60.0, 240)) == player.choose(seen.clone(), Limit(60.0, 240))
