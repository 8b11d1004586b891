"""With what to pay: the cheapest gifts, imports or yen, and whom."""

from collections.abc import Sequence

from game.opponents.yokohama.worth.glance import Glance
from rules.core.move import Move
from rules.yokohama.components import CHURCH, IMPORT, NONE, PRODUCTION, YEN
from rules.yokohama.moves import GIVE, WAY
from rules.yokohama.reckoning.prices import fits
from rules.yokohama.reckoning.ways import Route
from rules.yokohama.steps.laboratory import PayTechnology
from rules.yokohama.steps.spaces import PaySpace, faith_missing


def gifts(glance: Glance, step: PaySpace) -> list[Move]:
    """The clicks that change what is usually given for Faith into what this seat can spare best."""
    if step.board != CHURCH:
        return []
    need = faith_missing(step.space, step.number)
    usual = step.given(glance.state)
    wanted = [item for _, item in glance.item_costs()[:need]]
    back = [item for item in range(YEN + 1) if usual >> item & 1 and item not in wanted]
    more = [item for item in wanted if not usual >> item & 1]
    give = GIVE[step.seat]
    return [give[item] for pair in zip(back, more, strict=True) for item in pair]


def imports_first(glance: Glance, step: PayTechnology) -> list[Move]:
    """The clicks towards imports, where these are worth less than the yen."""
    if glance.rate.imported * PRODUCTION.imports >= glance.rate.yen * PRODUCTION.yen:
        return []
    number = step.imports
    clicks: list[Move] = []
    while fits(glance.state, step.seat, step.prices, number + 1):
        number += 1
        clicks.append(GIVE[step.seat][IMPORT])
    return clicks


def way_to_pay(glance: Glance, routes: Sequence[Route]) -> Move:
    """The cheapest; of equal ones the bank or the seat with the fewest points is paid."""
    points = [glance.state.points(seat) for seat in range(glance.state.seats)]

    def dislike(number: int) -> tuple[int, float]:
        route = routes[number]
        return route.price, sum(paid * points[to] for to, paid in route.paid if to != NONE)

    return WAY[min(range(len(routes)), key=dislike)]
