"""What the sentences of opponents at Yokohama claim."""

from typing import Any, Final

from rules.core.move import Button
from rules.core.target import Seat
from rules.yokohama.cards import ACHIEVEMENTS, EXPOSITION, ORDERS, TECHNOLOGIES
from rules.yokohama.components import AREAS, BOARD_KEYS, HAND_ASSISTANTS, HOUSE, IN_STORE, NONE, SHOP
from rules.yokohama.moves import HOME, Buy, Sell, Send
from rules.yokohama.places import ACHIEVEMENT, AREA, ORDER, TECHNOLOGY
from rules.yokohama.reckoning.prices import missing_goods
from rules.yokohama.reckoning.standing import built, icons
from rules.yokohama.scoring import board_standing
from rules.yokohama.state import YokohamaState
from tests.titles.claiming import Claim, Told, opinion


def _built(told: Told, piece: int) -> int:
    return built(told.after, told.seat, piece) - built(told.before, told.seat, piece)


def _missing(told: Told, order: int) -> int:
    return sum(number for _, number in missing_goods(told.before, told.seat, order))


def _order(told: Told) -> int:
    return ORDER.index(told.arg("order"))


def _card(told: Told) -> int:
    return TECHNOLOGY.index(told.arg("technology"))


def _standing(told: Told, seat: Seat) -> Any:
    board = BOARD_KEYS.index(AREAS[AREA.index(told.arg("area"))].kind)
    return board_standing(told.after, board, seat)


def _agents(state: YokohamaState, seat: Seat) -> int:
    return sum(state.agents[seat]) + sum(state.spent[seat])


def _others(told: Told) -> list[Seat]:
    return [seat for seat in range(told.after.seats) if seat != told.seat]


def _first(told: Told) -> bool:
    tile = ACHIEVEMENT.index(told.arg("tile"))
    at = told.after.achievements.index(tile)
    return told.after.achieved[at][:1] == [told.seat] and told.arg("n") == ACHIEVEMENTS[tile].first


def _in_store(state: YokohamaState, seat: Seat) -> int:
    return sum(state.stock[seat][at] for at in IN_STORE)


CLAIMS: Final[dict[str, Claim]] = {
    "choice": lambda told: not isinstance(told.line[0], Button),
    "achieve_first": _first,
    "achieve": lambda told: told.after.points(told.seat) >= told.before.points(told.seat) + told.arg("n"),
    "agent": lambda told: any(move.area == AREA.index(told.arg("area")) for move in told.does(Send)),
    "complete_agent": lambda told: (
        _agents(told.after, told.seat) > _agents(told.before, told.seat)
        and _order(told) in told.after.completed[told.seat]
    ),
    "ends": lambda told: told.after.last_turn > 0 and not told.before.last_turn and told.arg("n") > 0,
    "exchange": lambda told: sum(isinstance(move, Buy | Sell) for move in told.line) == told.arg("n"),
    "goods_needed": lambda told: (
        told.arg("n") <= sum(sum(ORDERS[order].demand) for order in told.before.hands[told.seat])
    ),
    "hire": lambda told: _in_store(told.before, told.seat) - _in_store(told.after, told.seat) == told.arg("n"),
    "home": lambda told: HOME in told.line and told.after.presidents[told.seat] == NONE,
    "people": lambda told: told.after.stock[told.seat][HAND_ASSISTANTS] >= told.arg("n"),
    "nothing_more": lambda told: (
        isinstance(told.line[0], Button) and told.after.points(told.seat) == told.before.points(told.seat)
    ),
    "order_missing": lambda told: _missing(told, _order(told)) == told.arg("n") > 0,
    "order_ready": lambda told: _missing(told, _order(told)) == 0,
    "orders_two": lambda told: len(told.after.hands[told.seat]) >= 2,
    "bank": opinion,
    "goods_spare": opinion,
    "technology_help": opinion,
    "complete": lambda told: _order(told) in told.after.completed[told.seat],
    "house": lambda told: _built(told, HOUSE) > 0,
    "shop": lambda told: _built(told, SHOP) > 0,
    "shop_power": lambda told: _built(told, SHOP) > 0,
    "placed": opinion,
    "space": lambda told: told.after.points(told.seat) >= told.before.points(told.seat) + told.arg("n"),
    "space_paid": lambda told: told.after.points(told.seat) >= told.before.points(told.seat) + told.arg("n"),
    "space_most": lambda told: all(_standing(told, told.seat) > _standing(told, seat) for seat in _others(told)),
    "technology_agent": lambda told: _agents(told.after, told.seat) > _agents(told.before, told.seat),
    "technology_points": lambda told: bool(EXPOSITION.cards >> _card(told) & 1),
    "technology_production": lambda told: TECHNOLOGIES[_card(told)].production == told.arg("n"),
    "technology_set": lambda told: not icons(told.before, told.seat)[TECHNOLOGIES[_card(told)].country],
    "token": lambda told: told.after.tokens[AREA.index(told.arg("area"))] == NONE,
}
