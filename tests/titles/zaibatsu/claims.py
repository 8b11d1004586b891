"""What the sentences of opponents at Nippon: Zaibatsu claim."""

from collections.abc import Callable
from typing import Final

from rules.core.move import END_TURN
from rules.core.text import Text
from rules.zaibatsu import places
from rules.zaibatsu.components import (
    COAL_INCOME,
    EXPERT,
    FACTORIES,
    FIRST_TRACK,
    LAST,
    MACHINE,
    MONEY_INCOME,
    ON_FINANCE,
    ON_MINES,
    ON_RND,
)
from rules.zaibatsu.moves import CONSOLIDATE, BuildFactory, Ship
from rules.zaibatsu.reckoning.influence import influence
from rules.zaibatsu.reckoning.markets import deliveries
from rules.zaibatsu.reckoning.measures import measure, objective_points
from rules.zaibatsu.state import VALUE, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.tiles import RND_FOR, SOLO
from tests.titles.claiming import Claim, Told


class Case:
    """A line with what is said of it, and the table before and after, up to what chance brings."""

    def __init__(self, told: Told) -> None:
        self.line, self.seat, self.arg = told.line, told.seat, told.arg
        self.before: ZaibatsuState = told.before
        self.after: ZaibatsuState = told.foreseen

    def amount(self, name: str) -> int:
        """A number told as an amount: "3 coal"."""
        text = self.arg(name)
        assert isinstance(text, Text)
        number = dict(text.args)["n"]
        assert isinstance(number, int)
        return number

    def went(self, track: int) -> tuple[int, int]:
        """Where a marker was and is."""
        return self.before.tracks[self.seat][track], self.after.tracks[self.seat][track]

    def gained(self, objective: int) -> int:
        """By how much an objective with its token scores more."""
        level = self.after.favours[self.seat][objective]
        points = [objective_points(state, self.seat, objective, level) for state in (self.before, self.after)]
        return points[1] - points[0]

    def objective(self) -> int:
        """The objective that is named."""
        return places.OBJECTIVE[self.seat].index(self.arg("objective"))

    def region(self) -> int:
        """The region that is named."""
        return places.REGION.index(self.arg("region"))


def _asked(case: Case) -> bool:
    objective = places.SOLO_TOKEN.index(case.arg("objective"))
    has = measure(case.after, case.seat, SOLO[objective].measure)
    return case.arg("target") == SOLO[objective].target and has >= case.arg("n") - 1


def _income(case: Case) -> bool:
    tracks = case.after.tracks[case.seat]
    coal, money = COAL_INCOME[tracks[ON_MINES]], MONEY_INCOME[tracks[ON_FINANCE]]
    return CONSOLIDATE in case.line and (case.amount("coal"), case.amount("money")) == (coal, money)


def _influence(case: Case) -> bool:
    """Of what the end of a turn scores, the points are those that are told."""
    region = case.region()
    if influence(case.before, region, case.seat) != case.arg("before"):
        return False
    return influence(case.after, region, case.seat) == case.arg("now")


def _mines(case: Case) -> bool:
    was, now = case.went(ON_MINES)
    return case.amount("coal") == COAL_INCOME[now] and case.arg("n") == COAL_INCOME[now] - COAL_INCOME[was]


def _finance(case: Case) -> bool:
    was, now = case.went(ON_FINANCE)
    return case.amount("money") == MONEY_INCOME[now] and case.arg("n") == MONEY_INCOME[now] - MONEY_INCOME[was]


def _produce_for(case: Case) -> bool:
    able = {space for space, _ in deliveries(case.after, case.seat, -1)}
    return sum(case.after.goods[case.seat]) > sum(case.before.goods[case.seat]) and len(able) == case.arg("n")


def _rnd_opens(case: Case) -> bool:
    was, now = case.went(ON_RND)
    asked = sorted(set(RND_FOR))[case.arg("level") - 1]
    return was + 1 < asked <= now + 1 == case.arg("n")


def _ship(case: Case) -> bool:
    return any(isinstance(move, Ship) for move in case.line) and (
        sum(worker >= EXPERT for worker in case.after.workers[case.seat])
        > sum(worker >= EXPERT for worker in case.before.workers[case.seat])
    )


def _ship_improves(case: Case) -> bool:
    return case.after.improved[case.seat] != case.before.improved[case.seat] and case.arg("n") > case.arg("before")


def _throws(case: Case) -> bool:
    owner = int(case.arg("seat").key)
    token = owner << VALUE_BITS | case.arg("value") & VALUE
    return case.before.tokens.count(token) > case.after.tokens.count(token)


def _track(case: Case) -> bool:
    was, now = case.went(case.objective() - FIRST_TRACK)
    return was < now <= LAST and now + 1 == case.arg("n")


_CLAIMS: Final[dict[str, Callable[[Case], bool]]] = {
    "asked": _asked,
    "contracts": lambda case: case.arg("done") == len(case.after.contracts[case.seat]),
    "factory": lambda case: any(isinstance(move, BuildFactory) for move in case.line),
    "factory_now": lambda case: any(isinstance(move, BuildFactory) for move in case.line),
    "factory_row": lambda case: case.gained(FACTORIES) == case.arg("n"),
    "favour_later": lambda case: case.after.favours[case.seat][case.objective()] == case.arg("level"),
    "favour_now": lambda case: (
        objective_points(case.after, case.seat, case.objective(), case.arg("level")) == case.arg("n") > 0
    ),
    "done": lambda case: case.line[0] == END_TURN,
    "finance": _finance,
    "income": _income,
    "influence": _influence,
    "machines": lambda case: (
        case.after.left[case.seat][MACHINE] - case.before.left[case.seat][MACHINE] == case.arg("n")
    ),
    "mines": _mines,
    "pair": lambda case: case.after.start_a[case.seat] >= 0 > case.before.start_a[case.seat],
    "produce": lambda case: sum(case.after.goods[case.seat]) - sum(case.before.goods[case.seat]) == case.arg("n") > 0,
    "produce_for": _produce_for,
    "rest": lambda case: True,
    "rnd_opens": _rnd_opens,
    "service": lambda case: True,
    "ship": _ship,
    "ship_improves": _ship_improves,
    "threshold": lambda case: case.gained(case.objective()) == case.arg("n") > 0,
    "throws": _throws,
    "track": _track,
    "track_bonus": _track,
    "train_waits": lambda case: not influence(case.after, case.region(), case.seat),
}


def _tried(claim: Callable[[Case], bool]) -> Claim:
    return lambda told: claim(Case(told))


CLAIMS: Final[dict[str, Claim]] = {name: _tried(claim) for name, claim in _CLAIMS.items()}
