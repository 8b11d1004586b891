"""A sequential test, as those who test chess engines use: play until it is known whether the first entry is better.

Two claims stand against each other: its share of wins is `low`, or it is `high`. After every deal (played from every
seat, so that one deal is one observation) the likelihood of one claim is weighed against the other's, and the contest
ends as soon as one of them may be dropped.
"""

from collections.abc import Sequence
from math import log
from statistics import fmean, pvariance
from typing import Final, NamedTuple

RISK: Final = 0.05
"""Of either mistake: to believe a claim that does not hold, or to drop the one that does."""
FEWEST: Final = 8
"""Deals before anything is believed: their spread must first be known."""
IMAGINED: Final = (0.0, 1.0)
"""A lost and a won deal are added to the spread, so that a clean sweep has one too."""


class Verdict(NamedTuple):
    """What is known so far: `holds` is the claim that stands, "low" or "high", or empty while it is open."""

    weight: float
    bound: float
    holds: str


class Sequential:
    """One test under way."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.high = low, high
        self.deals: list[float] = []

    def take(self, shares: Sequence[float]) -> Verdict:
        """The shares the first entry won of one deal, one from every seat."""
        self.deals.append(fmean(shares))
        return self.verdict()

    def verdict(self) -> Verdict:
        """What the deals so far tell."""
        bound = log((1 - RISK) / RISK)
        if len(self.deals) < FEWEST:
            return Verdict(0.0, bound, "")
        spread = pvariance([*self.deals, *IMAGINED])
        lead = 2 * fmean(self.deals) - self.low - self.high
        weight = len(self.deals) * (self.high - self.low) * lead / (2 * spread)
        return Verdict(weight, bound, "high" if weight >= bound else "low" if weight <= -bound else "")
