"""Planted follies of Nippon: Zaibatsu."""

from typing import Final

from rules.zaibatsu.moves import CONSOLIDATE
from tests.titles.planting import Planted, Script
from tests.titles.zaibatsu.kit import Works


def consolidated(money: int) -> Script:
    """A consolidation with so much money in hand."""
    works = Works().workers("red red").own(money=money).begin()
    return Script(works.state, ((CONSOLIDATE,),))


def throws_money_away() -> Planted:
    """With much money, or with little."""
    return Planted(consolidated(14), consolidated(3))


def consolidates_rich() -> Planted:
    """With some money, or with little."""
    return Planted(consolidated(7), consolidated(3))


PLANTED: Final = (throws_money_away, consolidates_rich)
