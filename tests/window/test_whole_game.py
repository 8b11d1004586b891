"""Whole games by clicks only, in the real window: lobby, set-up, table, score; in safe hands all the while."""

import sys
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest

from game.library import Library
from game.seat import default_chairs
from rules.core.deal import Deal
from rules.core.options import Option
from tests.built import BUILT
from tests.window.hands import SIZE, Hands, decided_since, kind_of_step
from tests.window.mirror import Silent, finished
from tests.window.screen import ROOT, Screen, needs_screen, until
from ui.scenes.scores import ScoresScene

pytestmark = [pytest.mark.window, needs_screen(), pytest.mark.slow]
FIXED = ("undo", "redo")
DOUBLED = 2
"""So often a double click confirms each kind of step; after that a single one, which is quicker to see through."""


class Special(NamedTuple):
    """A table that is laid on disk, with what the set-up would offer beside the usual game."""

    title: str
    seats: int
    options: dict[str, Option]


SPECIAL = [
    Special("yokohama", 2, {"achievement_rewards": True, "free_agents": True}),
    Special("zaibatsu", 2, {"late_factories": True, "shared_objectives": True, "factory_sides": "random"}),
    Special("zaibatsu", 1, {"difficulty": "normal"}),
]


def play_to_the_end(hands: Hands) -> int:
    """Click until the game is over; a double click does one thing, and buttons lie where they lay. Own moves made."""
    places: set[tuple[str, tuple[float, float]]] = set()
    doubled: Counter[str] = Counter()
    made = 0
    while (match := hands.await_turn()) is not None:
        move, before = hands.choice(match), len(match.moves)
        confirm = hands.mirror.table(match).prompt.confirm
        last = hands.mirror.clicks_for(match, move)[-1]
        places.update((name, hands.mirror.spot(name)) for name in FIXED)
        confirming = confirm is not None and hands.mirror.spot(confirm.name) == last
        if confirming:
            places.add(("confirm", last))
        decides = match.rules.idle_move(match.state) is None
        twice = confirming and decides and doubled[kind_of_step(match)] < DOUBLED
        hands.click(match, move, twice=twice)
        if twice:
            doubled[kind_of_step(match)] += 1
            hands.screen.come_to_rest()
            assert hands.over or decided_since(hands.game(), before) == 1, move
        made += 1
        assert hands.screen.alive()
    assert doubled
    assert len(places) == len(FIXED) + 1, "a button lay somewhere else"
    return made


def see_the_score(hands: Hands) -> None:
    """The last click leads through the count to the score, which is the one of the game on disk."""
    (summary,) = finished(hands.library)
    match = hands.library.open(summary.path)
    assert len(summary.result.scores) == match.deal.seats
    hands.pass_moments()
    hands.mirror.table(match)
    hands.screen.come_to_rest(still=0.6)
    hands.screen.press(*hands.mirror.spot("scores"))
    hands.mirror.show(ScoresScene(hands.mirror.app.services, Silent(), match))
    until(lambda: hands.screen.likeness(hands.mirror.surface) > 0.9, 60, "the count never came to the score")


SEEDS = {"singapore": 5, "yangtze": 22, "yokohama": 3, "yokohama_duel": 24, "zaibatsu": 5}
"""Deals of which short games come; any other serves as well."""


@pytest.mark.parametrize("title", sorted(BUILT))
def test_a_game_from_the_lobby_to_the_score(title: str, screen_of: Callable[..., Screen]) -> None:
    hands = Hands(screen_of(*SIZE), title)
    hands.screen.start()
    match = hands.open_table(SEEDS.get(title, 1))
    assert [chair.kind for chair in match.chairs] == ["human", "opponent"]
    assert match.chairs[1].level == "merchant"
    assert play_to_the_end(hands) > 10
    see_the_score(hands)


@pytest.mark.parametrize("special", SPECIAL, ids=lambda special: f"{special.title}-{special.seats}")
def test_a_game_with_all_that_can_be_added(special: Special, screen_of: Callable[..., Screen]) -> None:
    deal = Deal(special.title, special.seats, special.options, 5)
    Library().start(deal, default_chairs(special.seats, "Aiko"))
    summary = Library().running()
    assert summary is not None
    hands = Hands(screen_of(*SIZE), special.title)
    hands.screen.start(sys.executable, str(ROOT / "main.py"), "open", str(summary.path))
    assert hands.game().deal == deal
    assert play_to_the_end(hands) > 10
    see_the_score(hands)
