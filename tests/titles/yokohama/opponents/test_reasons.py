"""What opponents at Yokohama say is so: every claim is compared with the table before and after."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest

from rules.core.target import Seat
from rules.core.text import Text
from rules.yokohama.cards import ACHIEVEMENTS, EXPOSITION, ORDERS, TECHNOLOGIES
from rules.yokohama.components import AREAS, BOARD_KEYS, HAND_ASSISTANTS, IN_STORE, NONE
from rules.yokohama.free import UseAgent
from rules.yokohama.moves import HOME, Buy, Sell
from rules.yokohama.places import ACHIEVEMENT, AREA, ORDER, TECHNOLOGY
from rules.yokohama.reckoning.prices import missing_goods
from rules.yokohama.reckoning.standing import icons
from rules.yokohama.scoring import board_standing
from rules.yokohama.state import YokohamaState
from tests.titles.yokohama.opponents.games import RULES, game

LEFT_TO_OTHERS: Final = ("bank", "goods_spare", "technology_help", "complete", "house", "shop", "shop_power", "placed")
"""Sentences that claim no more than what the log tells too."""


class Told(NamedTuple):
    """A reason with the table around it."""

    args: dict[str, Any]
    line: tuple[Any, ...]
    before: YokohamaState
    after: YokohamaState
    seat: Seat


def _missing(told: Told, order: int) -> int:
    return sum(number for _, number in missing_goods(told.before, told.seat, order))


def _order(told: Told) -> int:
    return ORDER.index(told.args["order"])


def _card(told: Told) -> int:
    return TECHNOLOGY.index(told.args["technology"])


def _standing(told: Told, seat: Seat) -> Any:
    board = BOARD_KEYS.index(AREAS[AREA.index(told.args["area"])].kind)
    return board_standing(told.after, board, seat)


def _agents(state: YokohamaState, seat: Seat) -> int:
    return sum(state.agents[seat]) + sum(state.spent[seat])


def _others(told: Told) -> list[Seat]:
    return [seat for seat in range(told.after.seats) if seat != told.seat]


def _first(told: Told) -> bool:
    tile = ACHIEVEMENT.index(told.args["tile"])
    at = told.after.achievements.index(tile)
    return told.after.achieved[at][:1] == [told.seat] and told.args["n"] == ACHIEVEMENTS[tile].first


def _in_store(state: YokohamaState, seat: Seat) -> int:
    return sum(state.stock[seat][at] for at in IN_STORE)


CLAIMS: Final[dict[str, Callable[[Told], bool]]] = {
    "achieve_first": _first,
    "achieve": lambda told: told.after.points(told.seat) >= told.before.points(told.seat) + told.args["n"],
    "agent": lambda told: any(isinstance(move, UseAgent) for move in told.line),
    "complete_agent": lambda told: (
        _agents(told.after, told.seat) > _agents(told.before, told.seat)
        and _order(told) in told.after.completed[told.seat]
    ),
    "ends": lambda told: told.after.last_turn > 0 and not told.before.last_turn and told.args["n"] > 0,
    "exchange": lambda told: sum(isinstance(move, Buy | Sell) for move in told.line) == told.args["n"],
    "goods_needed": lambda told: (
        told.args["n"] <= sum(sum(ORDERS[order].demand) for order in told.before.hands[told.seat])
    ),
    "hire": lambda told: _in_store(told.before, told.seat) - _in_store(told.after, told.seat) == told.args["n"],
    "home": lambda told: HOME in told.line and told.after.presidents[told.seat] == NONE,
    "people": lambda told: told.after.stock[told.seat][HAND_ASSISTANTS] >= told.args["n"],
    "nothing_more": lambda told: told.after.points(told.seat) == told.before.points(told.seat),
    "order_missing": lambda told: _missing(told, _order(told)) == told.args["n"] > 0,
    "order_ready": lambda told: _missing(told, _order(told)) == 0,
    "orders_two": lambda told: len(told.after.hands[told.seat]) >= 2,
    "space": lambda told: told.after.points(told.seat) >= told.before.points(told.seat) + told.args["n"],
    "space_paid": lambda told: told.after.points(told.seat) >= told.before.points(told.seat) + told.args["n"],
    "space_most": lambda told: all(_standing(told, told.seat) > _standing(told, seat) for seat in _others(told)),
    "technology_agent": lambda told: _agents(told.after, told.seat) > _agents(told.before, told.seat),
    "technology_points": lambda told: bool(EXPOSITION.cards >> _card(told) & 1),
    "technology_production": lambda told: TECHNOLOGIES[_card(told)].production == told.args["n"],
    "technology_set": lambda told: not icons(told.before, told.seat)[TECHNOLOGIES[_card(told)].country],
    "token": lambda told: told.after.tokens[AREA.index(told.args["area"])] == NONE,
}


def reasons(level: str, seats: int) -> list[tuple[Text, Told]]:
    found = []
    for before, choice in game(level, seats)[:-1]:
        after = before.clone()
        for move in choice.line:
            RULES.apply(after, move)
        args = dict(choice.reason.args)
        found.append((choice.reason, Told(args, choice.line, before, after, RULES.decider(before))))
    return found


@pytest.mark.parametrize(("level", "seats"), [("merchant", 2), ("merchant", 4), ("apprentice", 2), ("tycoon", 2)])
def test_what_is_said_is_so(level: str, seats: int) -> None:
    for text, told in reasons(level, seats):
        name = text.key.removeprefix("yokohama.why.")
        if name not in LEFT_TO_OTHERS:
            assert CLAIMS[name](told), (text, told.line)


def test_reasons_differ_with_what_is_done() -> None:
    """A whole game is told in many sentences, and few turns are said to bring nothing."""
    said = Counter(text.key for text, _ in reasons("merchant", 4))
    assert len(said) >= 10
    assert said["yokohama.why.nothing_more"] < sum(said.values()) / 4
