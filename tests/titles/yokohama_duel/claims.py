"""What the sentences of opponents at Yokohama Duel claim."""

from typing import Final

from rules.core.move import DONE, END_TURN, SKIP, Button
from rules.yokohama_duel.components import (
    CHURCH_CARDS,
    GOODS,
    IMPORT_DOWN,
    LEVELS,
    ORDERS,
    PLACES,
    ROUNDS,
    TECHNOLOGIES,
    YEN,
)
from rules.yokohama_duel.free import Recruit
from rules.yokohama_duel.moves import (
    Build,
    Flip,
    PlaceStation,
    Play,
    PutUnder,
    ReturnAssist,
    Send,
    TakeBonus,
    TakeChurch,
    TakeTechnology,
    Upgrade,
)
from rules.yokohama_duel.places import BONUS, CHURCH, CRITERION, INFLUENCE, ORDER, PLACE, TECHNOLOGY
from rules.yokohama_duel.reckoning.free_actions import completable, recruitable
from rules.yokohama_duel.steps.chinatown import Exchange
from rules.yokohama_duel.steps.church import PayChurch
from rules.yokohama_duel.steps.laboratory import PayTechnology
from rules.yokohama_duel.steps.strengthen import Strengthen
from tests.titles.claiming import Claim, Told


def _place(told: Told) -> int:
    return PLACE.index(told.arg("place"))


def _order(told: Told) -> int:
    return ORDER.index(told.arg("order"))


def _technology(told: Told) -> int:
    return TECHNOLOGY.index(told.arg("technology"))


def _plays(told: Told, effect: str) -> bool:
    """An Influence card is played at the place that is named, which has this effect, or was just played there."""
    here, step = _place(told), told.before.pending[-1]
    at_work = isinstance(step, Strengthen | Exchange) and step.place == here
    return PLACES[here].effect == effect and (at_work or any(move.place == here for move in told.does(Play)))


def _lacking(told: Told) -> int:
    """Units of the place's good that all orders in hand lack."""
    good = PLACES[_place(told)].good
    wanted = sum(ORDERS[order].demand[good] for order in told.before.hands[told.seat])
    return wanted - int(told.before.stock[told.seat][good])


def _missing(told: Told) -> int:
    """Goods that the order which is named still lacks."""
    stock = told.before.stock[told.seat]
    return sum(max(0, ORDERS[_order(told)].demand[good] - stock[good]) for good in range(len(GOODS)))


def _takes(told: Told) -> bool:
    """The card is taken, or was just chosen and is paid for."""
    card, step = _technology(told), told.before.pending[-1]
    paid_for = isinstance(step, PayTechnology) and step.technology == card
    return paid_for or any(move.technology == card for move in told.does(TakeTechnology))


def _church(told: Told) -> bool:
    """The card is taken, or was just chosen and is paid for, and has these points."""
    card, step = CHURCH.index(told.arg("card")), told.before.pending[-1]
    paid_for = isinstance(step, PayChurch) and step.card == card
    taken = paid_for or any(move.card == card for move in told.does(TakeChurch))
    return taken and CHURCH_CARDS[card].points == told.arg("n")


def _level(told: Told) -> bool:
    """The place is used for its level only."""
    effects = ("take_church_card", "take_technology", "flip_imports")
    taken = told.does(TakeChurch, TakeTechnology, Flip)
    return any(_plays(told, effect) for effect in effects) and not taken


def _flip(told: Told) -> bool:
    turned = told.after.stock[told.seat][IMPORT_DOWN] - told.before.stock[told.seat][IMPORT_DOWN]
    return len(told.does(Flip)) == told.arg("n") and turned >= 0


def _upgrade(told: Told) -> bool:
    card = INFLUENCE[told.seat].index(told.arg("card"))
    rounds = told.arg("n") == ROUNDS - told.before.round
    return any(move.card == card for move in told.does(Upgrade)) and rounds and told.arg("level") == LEVELS[card][1]


def _ends(told: Told) -> bool:
    """The turn is ended, or an offer declined."""
    return told.line[-1] in (END_TURN, DONE, SKIP)


def _ready(told: Told) -> bool:
    """Something lies ready that would bring points at once."""
    return bool(completable(told.before, told.seat) or recruitable(told.before, told.seat))


def _save(told: Told) -> bool:
    """Something that costs yen is not bought."""
    spent = told.before.stock[told.seat][YEN] - told.foreseen.stock[told.seat][YEN]
    offers = told.rules.legal_moves(told.before)
    return spent <= 0 and any(isinstance(move, Build | Upgrade) for move in offers)


CLAIMS: Final[dict[str, Claim]] = {
    "bank": lambda told: _plays(told, "gain_yen"),
    "bonus": lambda told: told.does(TakeBonus)[0].card == BONUS.index(told.arg("card")),
    "choice": lambda told: not isinstance(told.line[0], Button),
    "church": _church,
    "complete": lambda told: (
        _order(told) in told.after.completed[told.seat] and ORDERS[_order(told)].points == told.arg("n")
    ),
    "exchange": lambda told: _plays(told, "trades"),
    "flip": _flip,
    "good_needed": lambda told: _plays(told, "gain_good") and _lacking(told) == told.arg("n") > 0,
    "good_spare": lambda told: _plays(told, "gain_good") and _lacking(told) <= 0,
    "house": lambda told: told.after.houses[told.seat] != told.before.houses[told.seat],
    "keep": lambda told: _order(told) in told.after.hands[told.seat] and ORDERS[_order(told)].points == told.arg("n"),
    "level": _level,
    "merchant": lambda told: any(move.place == _place(told) for move in told.does(Send)),
    "nothing_more": lambda told: _ends(told) and not _ready(told),
    "port": lambda told: _plays(told, "draw_orders"),
    "recruit": lambda told: told.does(Recruit)[0].criterion == CRITERION[told.seat].index(told.arg("criterion")),
    "return": lambda told: (
        told.does(ReturnAssist)[0].kind == min(kind for kind, n in enumerate(told.before.assists[told.seat]) if n)
    ),
    "save": _save,
    "shop": lambda told: told.after.shops[told.seat] != told.before.shops[told.seat],
    "station": lambda told: any(move.place == _place(told) for move in told.does(PlaceStation)),
    "technology_cost": lambda told: (
        _takes(told) and TECHNOLOGIES[_technology(told)].cost == told.arg("n") and told.before.round == ROUNDS
    ),
    "technology_help": lambda told: _takes(told) and told.arg("n") == ROUNDS - told.before.round > 0,
    "technology_points": lambda told: _takes(told) and bool(TECHNOLOGIES[_technology(told)].points_per),
    "under": lambda told: _missing(told) == told.arg("n") > 1 and told.does(PutUnder)[0].order == _order(told),
    "under_less": lambda told: _missing(told) <= 1 and told.does(PutUnder)[0].order == _order(told),
    "upgrade": _upgrade,
    "wait": lambda told: _ends(told) and _ready(told),
}
