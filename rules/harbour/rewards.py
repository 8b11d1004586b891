"""Rewards as they are printed: so many of a kind, one after the other."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple


class Reward(NamedTuple):
    """So many of one kind."""

    kind: str
    amount: int


def read_rewards(printed: Mapping[str, int] | Iterable[Mapping[str, Any]]) -> tuple[Reward, ...]:
    """Rewards in printed order, from a table of kinds or a list of kind and amount.

    >>> read_rewards({"yen": 2})
    (Reward(kind='yen', amount=2),)
    >>> read_rewards([{"kind": "tea", "amount": 1}])
    (Reward(kind='tea', amount=1),)
    """
    if isinstance(printed, Mapping):
        return tuple(Reward(kind, amount) for kind, amount in printed.items())
    return tuple(Reward(each["kind"], each["amount"]) for each in printed)
