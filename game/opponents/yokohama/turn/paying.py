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
    """The clicks that change what would be given for Faith into what this seat can spare best."""
    if step.board != CHURCH:
        return []
    need = faith_missing(step.space, step.number)
    chosen = step.given(glance.state)
    wanted = [item for _, item in glance.item_costs()[:need]]
    back = [item for item in range(YEN + 1) if chosen >> item & 1 and item not in wanted]
    more = [item for item in wanted if not chosen >> item & 1]
    missing = len(more) - len(back)
    clicks = [*more[:missing], *(item for pair in zip(back, more[missing:], strict=True) for item in pair)]
    return [GIVE[step.seat][item] for item in clicks]


def imports_or_yen(glance: Glance, step: PayTechnology) -> list[Move]:
    """The clicks towards imports or yen, whichever are worth less."""
    cheaper = glance.rate.imported * PRODUCTION.imports < glance.rate.yen * PRODUCTION.yen
    item, change = (IMPORT, 1) if cheaper else (YEN, -1)
    number = step.imports
    clicks: list[Move] = []
    while fits(glance.state, step.seat, step.prices, number + change):
        number += change
        clicks.append(GIVE[step.seat][item])
    return clicks


def way_to_pay(glance: Glance, routes: Sequence[Route]) -> Move:
    """The cheapest; of equal ones the bank or the seat with the fewest points is paid."""
    points = [glance.state.points(seat) for seat in range(glance.state.seats)]

    def dislike(number: int) -> tuple[int, float]:
        route = routes[number]
        return route.price, sum(paid * points[to] for to, paid in route.paid if to != NONE)

    return WAY[min(range(len(routes)), key=dislike)]
