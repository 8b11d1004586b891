"""Amounts in words: the keys are the title's, lists are everybody's."""

from rules.core.text import say
from rules.core.wording import NOTHING
from rules.harbour.rewards import Reward
from rules.harbour.wording import Amounts

AMOUNTS = Amounts("toy", ("tea", "silk", "yen"))
TEA, YEN = say("toy.gain.tea", n=2), say("toy.gain.yen", n=3)


def test_a_price_adds_up_what_was_given_of_an_item() -> None:
    assert AMOUNTS.price([(2, 1), (0, 2), (2, 2)]) == say("common.list", first=TEA, rest=YEN)
    assert AMOUNTS.price([]) == NOTHING


def test_a_demand_leaves_out_what_is_not_asked_for() -> None:
    assert AMOUNTS.demand([2, 0]) == TEA


def test_rewards_keep_their_printed_order_and_their_own_kinds() -> None:
    printed = [Reward("yen", 3), Reward("station", 1)]
    assert AMOUNTS.rewards(printed) == say("common.list", first=YEN, rest=say("toy.gain.station", n=1))
