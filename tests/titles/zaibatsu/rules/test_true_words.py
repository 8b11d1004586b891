"""Sentences that were true of most positions only: each is held against the position in which it was not."""

import pytest

from rules.core.target import Target
from rules.zaibatsu import places
from rules.zaibatsu.components import ACTIONS
from rules.zaibatsu.steps.rounds import LastRoundOver
from tests.titles.clause import clause
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.speaking import said, tooltip

NO_SERVICE = "Gives no service at a consolidation"


def reason(works: Works, space: str) -> str:
    return said(works.rules.why_not(works.state, Target("space", space)))


@clause("Z-CONSOL-8", "Z-CONSOL-9", "Z-CONSOL-10", "Z-CONSOL-18")
@pytest.mark.parametrize(
    ("workers", "serving"),
    [
        ("red", [0]),
        ("red grey black", [0]),
        ("red grey black blue", [0, 3]),
        ("red grey black red*", [0]),
        ("red* red black blue yellow", [0, 4]),
    ],
)
def test_a_worker_tells_a_service_only_where_a_consolidation_gives_it(workers: str, serving: list[int]) -> None:
    works = Works().workers(workers).begin()
    for space in range(len(workers.split())):
        lines = tooltip(works, Target("area", f"0/{space}"))
        assert (NO_SERVICE in lines) == (space not in serving)
        assert any(line.startswith("Service: ") for line in lines) == (space in serving)


@clause("Z-CONSOL-7", "Z-MOD-24")
def test_money_and_coal_that_a_factory_keeps_are_not_told_as_discarded() -> None:
    plain = Works().own(money=4).begin()
    assert tooltip(plain, places.STOCK[0][0])[-1] == "Discarded at a consolidation"
    keeping = Works().own(money=4).factory("paper_3b").begin()
    for item in (0, 1):
        told = tooltip(keeping, places.STOCK[0][item])[-1]
        assert told == "Discarded at a consolidation but for 3 coins and coal in all"
    assert tooltip(keeping, places.STOCK[0][3])[-1] == "Kept at a consolidation"


@clause("Z-START-16", "Z-FACTORY-1")
def test_the_factory_action_tells_what_it_costs_this_seat() -> None:
    action = places.ACTION[ACTIONS.index("factory")]
    assert tooltip(Works().begin(), action)[1] == "Build a factory for 6 coins"
    works = Works().start("a_discount").begin()
    assert tooltip(works, action)[1] == "Build a factory for 4 coins"
    assert tooltip(works, action, 1)[1] == "Build a factory for 6 coins"


@clause("Z-MARKET-4", "Z-MARKET-7")
def test_a_token_that_is_locked_is_told_rather_than_goods_that_suffice() -> None:
    works = Works().factory("cotton_1a", 3).all_demand("cotton").token(1, "osaka/east", 2).token(0, "tokyo/west", 3)
    works.begin().hire("local_markets", "red")
    assert reason(works, "osaka/east") == "No influence token of the right value is at hand"
    few = Works().factory("cotton_1a", 1).all_demand("cotton").token(1, "osaka/east", 2).begin()
    assert reason(few.hire("local_markets", "red"), "osaka/east") == "It takes a token of 3 or more: you have 1 cotton"


@clause("Z-MARKET-3", "Z-MARKET-7")
def test_no_token_is_asked_for_that_does_not_exist() -> None:
    works = Works().factory("clocks_1a", 3).all_demand("clocks")
    works.state.hand[1] += 1 << 2 * 7
    works.token(1, "osaka/east", 7).begin()
    assert tooltip(works, Target("space", "osaka/east"))[-1] == "No token is higher"
    assert reason(works.hire("local_markets", "red"), "osaka/east") == "No token is higher"


@clause("Z-FINAL-2", "Z-FINAL-6")
def test_rounds_that_are_left_are_told_and_none_after_the_last() -> None:
    works = Works(2, shared_objectives=True).round(8, 0).contracts("red").begin()
    assert said(works.rules.end_note(works.state)) == "Last rounds: 1 to play"
    works.state.shared = ((), (), (), (0,))
    works.resolve(LastRoundOver())
    assert works.rules.end_note(works.state) is None


@clause("Z-TURN-3", "Z-TURN-13", "Z-FINAL-8")
def test_no_action_is_asked_for_where_none_is_possible() -> None:
    def asked(works: Works) -> str:
        return said(works.rules.prompt(works.begin().state))

    assert asked(Works()) == asked(Works().workers("red")) == "Consolidate: no action is possible"
    assert asked(Works().own(money=1)) == "Choose an action and a worker"
    assert asked(Works().own(money=1).workers("red")) == "Choose an action and a worker, or consolidate"
    assert asked(Works().own(money=1).workers("red " * 6)) == "Consolidate: the worker area is full"


@clause("Z-SOLO-14")
def test_a_workers_token_tells_where_the_automa_acts() -> None:
    works = Works(1).begin()
    told = tooltip(works, Target("action_token", "token_workers_2"))
    assert told[-1] == "Trains or Local markets: acts from difficulty 2 on"
