"""What the log tells, in English."""

from collections.abc import Callable

import pytest

from rules.zaibatsu.steps.rounds import LastRoundOver, TurnOver
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.speaking import log, said

CASES: dict[str, tuple[Callable[[], Works], list[str]]] = {
    "a_factory": (
        lambda: (
            Works()
            .own(money=11, iron=3, coal=4, silk=1)
            .tracks(rnd=2)
            .shelf("cotton_1a")
            .left(machines=0)
            .begin()
            .hire("factory", "red")
            .build("cotton_1a")
            .end()
        ),
        [
            "Aiko takes a worker (red): Factory",
            "Aiko builds Cotton factory 1A: 6 coins",
            "Aiko moves on, R&D: 2 steps",
            "Aiko gains 2 coal",
            "Turn 2",
        ],
    ),
    "a_ship": (
        lambda: Works().own(iron=3).begin().hire("ships", "red").sail("berlin").end(),
        ["Aiko takes a worker (red): Ships", "Aiko builds a ship: Berlin (3 iron), a service improved", "Turn 2"],
    ),
    "a_train": (
        lambda: Works().own(money=5, iron=1).begin().hire("trains", "red").lay("region_iron", 1, "money"),
        ["Aiko takes a worker (red): Trains", "Aiko builds a train: Kansai (5 coins, 1 iron)", "Aiko gains 1 iron"],
    ),
    "production": (
        lambda: Works().factory("cotton_3a", 3, "LR").own(coal=2).begin().hire("production", "red").produce(0),
        [
            "Aiko takes a worker (red): Production",
            "Aiko produces in Cotton factory 3A: 2 coal",
            "Aiko stores 1 cotton, 2 lost",
        ],
    ),
    "a_modifier": (
        lambda: Works().factory("cotton_3a").own(money=6).begin().hire("rnd", "red").steps(3).modify(0),
        [
            "Aiko takes a worker (red): R&D",
            "Aiko moves on, R&D: 3 steps",
            "Aiko gains 2 coal",
            "Aiko applies a modifier: Cotton factory 3A",
            "Aiko moves on, R&D: 1 step",
            "Aiko gains 2 silk",
        ],
    ),
    "investments": (
        lambda: (
            Works()
            .factory("cotton_1a", 1)
            .factory("paper_1a", 2)
            .begin()
            .hire("investment", "red")
            .invest(0)
            .invest(1, "grey")
        ),
        [
            "Aiko takes a worker (red): Investment and contracts",
            "Aiko invests 1 cotton",
            "Aiko moves on, Finance: 2 steps",
            "Aiko fulfils a contract for 2 paper: Transport contract",
            "Aiko gains 2 iron",
        ],
    ),
    "a_delivery": (
        lambda: (
            Works()
            .factory("cotton_1a", 2)
            .all_demand("paper")
            .demand(osaka_north="cotton")
            .token(1, "osaka/north", 1)
            .begin()
            .hire("local_markets", "red")
            .deliver("osaka/north", 2)
            .reward("points")
        ),
        [
            "Aiko takes a worker (red): Local markets",
            "Lin takes back token 1 (Osaka)",
            "Aiko delivers 2 cotton: token 2 (Osaka)",
            "Aiko gains 2 points",
        ],
    ),
    "a_machine": (
        lambda: Works().factory("cotton_1a").own(money=5, iron=1).begin().hire("machines", "red").machine(0, "R"),
        ["Aiko takes a worker (red): Machines", "Aiko builds a machine: Cotton factory 1A (5 coins, 1 iron)"],
    ),
    "a_consolidation": (
        lambda: (
            Works()
            .workers("red blue")
            .own(money=4, coal=2, silk=1)
            .points(9)
            .begin()
            .melt()
            .consolidate()
            .place("ships")
        ),
        [
            "Aiko changes 1 silk into 1 coin",
            "Aiko consolidates",
            "Aiko places a favour token of level 1: Ships",
            "Aiko discards 5 coins, 2 coal",
            "Aiko gains 2 silk",
            "Aiko gains 2 coal",
            "Aiko gains 12 coins",
            "Aiko pays salaries: 6 coins",
        ],
    ),
    "the_end_of_a_period": (
        lambda: (
            Works(3)
            .round(2)
            .token(0, "osaka/south", 7)
            .token(1, "osaka/north", 7)
            .hiring("", "red", "red", "red", "red")
            .queue("", "")
            .bag("red " * 20)
            .resolve(TurnOver(1))
        ),
        [
            "Period I: influence is scored",
            "Kyushu: nothing",
            "Kansai: Aiko 7, Lin 7",
            "Kanto: nothing",
            "Tohoku and Hokkaido: nothing",
            "Round 3, Period II",
            "11 workers come from the bag",
            "Turn 2",
        ],
    ),
    "the_last_rounds": (
        lambda: (
            Works(3).round(5).hiring("", "red", "red", "red", "red").queue("", "").bag("red " * 20).resolve(TurnOver(1))
        ),
        [
            "Round 6, Period III: one turn each",
            "Okada starts the last rounds",
            "11 workers come from the bag",
            "Turn 2",
        ],
    ),
    "the_end": (
        lambda: Works().round(8, last_first=0).own(money=10, iron=4).resolve(LastRoundOver()).done().done(),
        [
            "Period III: influence is scored",
            "Kyushu: nothing",
            "Kansai: nothing",
            "Kanto: nothing",
            "Tohoku and Hokkaido: nothing",
            "Final consolidation: Aiko",
            "Aiko consolidates",
            "Aiko discards 10 coins",
            "Aiko gains 2 coal",
            "Aiko gains 12 coins",
            "Final consolidation: Lin",
            "Lin consolidates",
            "Lin gains 2 coal",
            "Lin gains 12 coins",
            "Aiko scores: objectives 0, stock 2, money 2",
            "Lin scores: objectives 0, stock 0, money 2",
            "The game is over",
        ],
    ),
    "lost_steps": (
        lambda: Works().tracks(rnd=12).own(money=1).begin().hire("rnd", "red").steps(1),
        ["Aiko takes a worker (red): R&D", "Aiko loses the steps: R&D, at the end"],
    ),
    "steps_back": (
        lambda: (
            Works()
            .tracks(rnd=4, finance=3)
            .own(money=6)
            .shelf("bento_1b")
            .begin()
            .hire("factory", "red")
            .build("bento_1b")
            .take("price", 3)
        ),
        [
            "Aiko takes a worker (red): Factory",
            "Aiko builds Bento factory 1B: 6 coins",
            "Aiko moves on, Mines: 2 steps",
            "Aiko moves back, Finance: 2 steps",
            "Aiko moves on, Mines: 2 steps",
            "Aiko gains 2 iron",
        ],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_log(name: str) -> None:
    place, told = CASES[name]
    assert log(place()) == told


def test_chapters_of_the_log() -> None:
    """Turns, rounds, periods, final consolidations and the end open one; nothing else does."""
    works = Works().round(8, last_first=0).resolve(LastRoundOver()).done().done()
    headings = [type(event).__name__ for event in works.events if event.heading()]
    assert headings == ["PeriodScored", "FinalConsolidation", "FinalConsolidation", "GameEnded"]
    turns = Works().own(money=1).begin().hire("rnd", "red").steps(1).end()
    assert [type(event).__name__ for event in turns.events if event.heading()] == ["TurnBegan"]
    ended = Works(3).hiring("", "red", "red", "red", "red").queue("", "").resolve(TurnOver(1))
    assert [type(event).__name__ for event in ended.events if event.heading()] == ["RoundBegan", "TurnBegan"]
    solo = Works(1).automa("token_hs1")
    assert [type(event).__name__ for event in solo.events if event.heading()] == ["AutomaTurn", "TurnBegan"]


def test_sentences_that_go_on() -> None:
    """What follows from a deed is told in its sentence."""
    works = Works().own(money=6, silk=1).shelf("cotton_1a").begin().hire("factory", "red").build("cotton_1a")
    told = [(type(event).__name__, event.goes_on(), said(event.tail())) for event in works.last if event.text()]
    assert told == [
        ("FactoryBuilt", True, ""),
        ("Moved", True, "R&D: 2 steps"),
        ("Gained", True, "gains 2 coal"),
    ]
    assert [event.actor() for event in works.last] == [0] * len(works.last)
