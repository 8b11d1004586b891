"""What tooltips count ahead: as often as an action can be done, all that a bonus brings, nothing that cannot be had."""

from rules.core.target import Target
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.speaking import tooltip


def able(works: Works, action: str) -> str:
    """How often an action could be activated."""
    return tooltip(works.begin(), Target("action", action))[-1]


def test_machines_need_iron_for_each_right_slot() -> None:
    works = Works().own(money=15, iron=1).factory("cotton_3a", 0, "L").factory("paper_3a", 0, "L")
    assert able(works, "machines") == "Now: 1 of 3 activations"
    assert able(works.factory("bento_3a"), "machines") == "Now: 2 of 3 activations"


def test_coal_relief_is_one_production_more() -> None:
    works = Works().factory("bento_4b").own(coal=2)
    assert able(works, "production") == "Now: 1 of 3 activations"
    assert able(works.factory("cotton_3a"), "production") == "Now: 2 of 3 activations"


def test_deliveries_are_as_many_as_can_be_made_not_those_that_help_most() -> None:
    works = Works().all_demand("cotton").factory("cotton_3a", 3)
    assert able(works, "local_markets") == "Now: 2 of 3 activations"


def test_what_a_contract_gives_counts_the_bonus_it_reaches() -> None:
    works = Works().tracks(rnd=12, mines=3).factory("cotton_3a", 1).begin()
    assert tooltip(works, Target("contract", "0/contract_white"))[-1] == "Now: 2 iron, 1 step on Mines"


def test_a_modifier_tells_what_it_gives_only_where_it_may_be_applied() -> None:
    works = Works().own(money=10).factory("bulbs_4a").factory("cotton_3a").begin().hire("machines", "white")
    there = Target("modifier", "0/0")
    before = tooltip(works, there)
    assert not any(line.startswith("Now") for line in before)
    assert tooltip(works.machine(0), there) == [*before, "Now: 4 coins"]
