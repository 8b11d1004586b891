"""The log's entries: one sentence for what is done, given and received at once."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.titles import find_title
from rules.core.event import Event
from rules.core.target import Target
from rules.singapore.components import TILE_OF
from rules.singapore.events.trade import Activated, Given, OwnerRewarded, Received, SealPassed
from ui.say import Say
from ui.table.parts.log_rows import act_and_result
from ui.table.session.log_book import Entry, entries_of

ASSETS = Path(__file__).parents[2] / "assets"
RULES: Any = find_title("singapore")
NAMES = ["Aiko", "Ashworth", "Lin Wei", "Okada"]
NOTHING = (0, 0, 0, 0)
SOLD = [
    Activated(1, 9, TILE_OF["east_india_1"]),
    Given(1, (0, 0, 0, 3), 5, 0, 8),
    Received(1, NOTHING, 0, 9, 8),
    SealPassed(1, 10, 5),
    OwnerRewarded(2, TILE_OF["east_india_1"], 1, 4),
]


def told(events: Sequence[Event], language: str = "en") -> list[str]:
    say = Say(ASSETS, language, strict=True)
    return [say(entry.text, NAMES, RULES) for entry in book(events)]


def book(events: Sequence[Event]) -> list[Entry]:
    return entries_of(events, None, 3)


def test_what_a_use_gives_and_receives_is_one_sentence() -> None:
    first, *rest = told(SOLD)
    assert first == "Ashworth uses: East India Company 1; gives 3 cloth, £5; receives 9 points"
    assert rest == ["Ashworth reaches seal 10: £5", "Lin Wei: +1 point (East India Company 1)"]


@pytest.mark.parametrize(("language", "most"), [("en", 80), ("fr", 95)])
def test_the_longest_of_them_fits_two_lines(language: str, most: int) -> None:
    assert len(told(SOLD, language)[0]) <= most


def test_after_picking_what_was_given_leads_the_sentence() -> None:
    events = [Given(0, (1, 0, 0, 0), 0, 0, 5), Received(0, (0, 0, 2, 1), 0, 0, 5)]
    assert told(events) == ["Aiko gives: 1 tea; receives 2 bricks, 1 cloth"]


def test_another_actor_or_another_fact_stands_alone() -> None:
    assert len(book([Activated(0, 9, TILE_OF["brickyard"]), Received(1, (0, 0, 2, 0), 0, 0, 5)])) == 2
    assert len(book([SealPassed(0, 10, 5), Received(0, (0, 0, 2, 0), 0, 0, 5)])) == 2


def test_it_still_points_at_all_it_speaks_of() -> None:
    (entry,) = book(SOLD[:3])
    assert {Target("tile", "east_india_1"), Target("good", "cloth"), Target("marker", 1)} <= set(entry.targets)
    assert entry.move == 3


def test_a_colon_in_brackets_belongs_to_a_name() -> None:
    assert act_and_result("Lin places one (Customs: 1 import) for 1 import: 4 points") == (
        "Lin places one (Customs: 1 import) for 1 import",
        "4 points",
    )
    assert act_and_result("Lin en place un (Douane\u00a0: 1)\u00a0: 4 points") == (
        "Lin en place un (Douane\u00a0: 1)",
        "4 points",
    )
    assert act_and_result("Lin waits") == ("Lin waits", "")


def test_a_colon_after_a_semicolon_belongs_to_what_was_done_besides() -> None:
    assert act_and_result("Lin starts with 6 points; gains 2 coal; R&D: 1 step") == (
        "Lin starts with 6 points",
        "gains 2 coal; R&D: 1 step",
    )
    assert act_and_result("Lin commence avec 6\u00a0points\u00a0; R&D\u00a0: 1\u00a0pas") == (
        "Lin commence avec 6\u00a0points",
        "R&D\u00a0: 1\u00a0pas",
    )
    assert act_and_result("Lin pays 2 coins; gains 2 coal") == ("Lin pays 2 coins; gains 2 coal", "")
