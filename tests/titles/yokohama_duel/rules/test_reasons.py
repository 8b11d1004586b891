"""Why a thing cannot be clicked now: the true reason, with the true numbers."""

from collections.abc import Callable

import pytest

from rules.core.target import Target
from rules.core.text import Text
from rules.yokohama_duel.components import (
    CHURCH_CARDS,
    HOUSE_COSTS,
    ORDERS,
    PRODUCTION,
    RATES,
    SECOND_ORDER,
    SHOP_COST,
    TECHNOLOGIES,
    UPGRADE_COST,
)
from rules.yokohama_duel.places import (
    ASSIST,
    BUYING,
    CHURCH,
    COUNTER,
    CRITERION,
    HOUSE_SITE,
    INFLUENCE,
    ORDER,
    OWN_MERCHANTS,
    PLACE,
    SELLING,
    SHOP_SITE,
    TECHNOLOGY,
)
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import PLACE_NAMES, church, item, place, tech

IMPORT_PRICE = next(rate.yen for rate in RATES if rate.item == item("up"))
SPARE_ORDER = next(number for number, order in enumerate(ORDERS, 1) if order.demand[0] and not order.demand[1])
"""An order that asks for copper and no silk."""
Args = dict[str, object]


def reason(harbour: Harbour, target: Target) -> tuple[str, Args]:
    """The key of the reason and what fills its holes."""
    text = harbour.rules.why_not(harbour.state, target)
    assert isinstance(text, Text)
    return text.key.rsplit(".", 1)[-1], dict(text.args)


def seat(number: int) -> Target:
    return Target("seat", number)


def site(yen: int, *built: str) -> Harbour:
    return Harbour().at_level(4, "customs").houses(0, *built).own(0, yen=yen).begin().go("customs")


def exchange(**owned: int) -> Harbour:
    return Harbour().at_level(3, "chinatown").own(0, **owned).begin().go("chinatown")


def laboratory(level: int, **owned: int) -> Harbour:
    shown = Harbour().at_level(level, "laboratory").display("stock_market", "exposition")
    return shown.own(0, **owned).begin().go("laboratory")


def at_church(**owned: int) -> Harbour:
    """Level 4, the lowest and the highest card on display."""
    return Harbour().at_level(4, "church").church_display("3", "10").own(0, **owned).begin().go("church")


def paying() -> Harbour:
    """A part of the price of a Church card is still to be paid, and an order in hand would take too much."""
    harbour = Harbour().at_level(3, "church").church_display("5", "4").techs(0, "spinning_mill", "tram")
    harbour.used(0, "spinning_mill").display("ball").own(0, copper=2, silk=1, tea=1).merchants(0, 1)
    return harbour.begin().go("church").take_church("5")


def port(**owned: int) -> Harbour:
    """One order is kept; the seat has copper, so it is asked for a second even where it cannot pay."""
    harbour = Harbour().at_level(3, "port").deck(1, 2, 3).hand(0, 30).own(0, copper=1, **owned)
    return harbour.begin().go("port").keep(1)


def upgrading(yen: int) -> Harbour:
    return Harbour().upgraded(0, 2).own(0, yen=yen).own(1, yen=9).last_turn().end()


def missing(level: int) -> int:
    """The production that a level lacks for the dearest technology."""
    return TECHNOLOGIES[tech("exposition")].cost - level


CASES: tuple[tuple[Callable[[], Harbour], Target, str, Args], ...] = (
    # choosing a place
    (lambda: Harbour().laid(1, one="tea").begin(), PLACE[0], "occupied", {"seat": seat(1)}),
    (lambda: Harbour().laid(0, one="tea").begin(), PLACE[0], "occupied", {"seat": seat(0)}),
    (lambda: Harbour().laid(0, one="tea").begin(), INFLUENCE[0][0], "card_laid", {}),
    (lambda: Harbour().laid(0, one="tea").begin(), INFLUENCE[0][2], "not_lowest", {"level": 2}),
    (lambda: Harbour().upgraded(0, 1).laid(0, two="tea").begin(), INFLUENCE[0][2], "not_lowest", {"level": 2}),
    (lambda: Harbour().begin(), INFLUENCE[1][0], "card_of_other", {}),
    (lambda: Harbour().assists(0, 1).begin(), ASSIST[0], "place_first", {}),
    (lambda: Harbour().merchants(0, 1).begin().call(), INFLUENCE[0][0], "merchant_goes", {}),
    # adding to the level
    (lambda: Harbour().assists(0, 1).begin().play("tea"), ASSIST[1], "no_such_assist", {}),
    (
        lambda: Harbour().assists(0, 2).techs(0, "telephone").own(0, yen=1).begin().play("tea").assist(1),
        ASSIST[0],
        "one_assist",
        {},
    ),
    (lambda: Harbour().assists(0, 1).begin().play("tea"), PLACE[1], "place_chosen", {}),
    (
        lambda: Harbour().assists(0, 1).techs(0, "telephone").begin().play("tea"),
        TECHNOLOGY[tech("telephone")],
        "short",
        {"n": TECHNOLOGIES[tech("telephone")].pays[1]},
    ),
    # places
    (lambda: exchange(yen=1), BUYING[item("up")], "short", {"n": IMPORT_PRICE - 1}),
    (lambda: exchange(yen=1), SELLING[item("tea")], "none_to_sell", {}),
    (lambda: exchange(yen=1, up=1), SELLING[item("up")], "never_sold", {}),
    (
        lambda: at_church(tea=1),
        CHURCH[church("10")],
        "faith_short",
        {"n": CHURCH_CARDS[church("10")].faith - 4 - 1},
    ),
    (
        lambda: laboratory(3, yen=PRODUCTION.yen + 1),
        TECHNOLOGY[tech("exposition")],
        "production_short",
        {"yen": missing(3) * PRODUCTION.yen - PRODUCTION.yen - 1, "n": (missing(3) - 1) * PRODUCTION.imports},
    ),
    (
        lambda: laboratory(3, up=1, down=1),
        TECHNOLOGY[tech("exposition")],
        "production_short",
        {"yen": (missing(3) - 2) * PRODUCTION.yen, "n": (missing(3) - 2) * PRODUCTION.imports},
    ),
    (port, ORDER[1], "second_order", {"yen": SECOND_ORDER.yen, "n": SECOND_ORDER.imports}),
    (lambda: port(yen=1), PLACE[0], "orders_first", {}),
    # paying
    (paying, PLACE[0], "pay_first", {}),
    (paying, CHURCH[church("5")], "chosen", {}),
    (paying, CHURCH[church("4")], "pay_first", {}),
    (paying, TECHNOLOGY[tech("ball")], "pay_first", {}),
    (paying, TECHNOLOGY[tech("spinning_mill")], "used", {}),
    (paying, TECHNOLOGY[tech("tram")], "other_moment", {}),
    (paying, COUNTER[0][item("yen")], "not_for_this", {}),
    (paying, COUNTER[1][item("tea")], "of_other", {}),
    (paying, OWN_MERCHANTS[0], "merchant_between", {}),
    # bonus and building
    (lambda: Harbour().at_level(5, "tea").begin().go("tea"), PLACE[1], "bonus_first", {}),
    (lambda: Harbour().at_level(5, "tea").begin().go("tea"), PLACE[0], "chosen", {}),
    (lambda: Harbour().at_level(5, "tea").begin().go("tea"), SHOP_SITE, "bonus_first", {}),
    (lambda: site(0), SHOP_SITE, "short", {"n": SHOP_COST}),
    (lambda: site(2), HOUSE_SITE, "short", {"n": HOUSE_COSTS[0] - 2}),
    (lambda: site(2, "tea"), HOUSE_SITE, "short", {"n": HOUSE_COSTS[1] - 2}),
    # free actions
    (lambda: Harbour().own(0, down=1).begin(), CRITERION[0][3], "criterion", {"have": 1, "n": 2}),
    (lambda: Harbour().own(1, down=2).begin(), CRITERION[1][3], "of_other", {}),
    (lambda: Harbour().merchants(1, 1).begin(), OWN_MERCHANTS[1], "of_other", {}),
    (lambda: Harbour().techs(0, "ball").begin(), TECHNOLOGY[tech("ball")], "by_itself", {}),
    (lambda: Harbour().begin().go("tea"), COUNTER[1][0], "of_other", {}),
    (lambda: Harbour().begin().go("tea"), INFLUENCE[1][0], "of_other", {}),
    # round preparation
    (lambda: upgrading(UPGRADE_COST[0]), INFLUENCE[0][3], "short", {"n": UPGRADE_COST[3] - UPGRADE_COST[0]}),
    (lambda: upgrading(UPGRADE_COST[0]), INFLUENCE[0][1], "upgraded", {}),
    (lambda: upgrading(UPGRADE_COST[0]), INFLUENCE[1][3], "card_of_other", {}),
    (lambda: upgrading(9).own(0, down=2), CRITERION[0][3], "no_free_action", {}),
    (
        lambda: upgrading(9).techs(0, "spinning_mill").own(0, silk=1),
        TECHNOLOGY[tech("spinning_mill")],
        "no_free_action",
        {},
    ),
    # forced choices
    (
        lambda: Harbour().at_level(5, "laboratory").display("station").begin().go("laboratory").take_tech("station"),
        OWN_MERCHANTS[0],
        "station_first",
        {},
    ),
    (lambda: port(yen=2).skip(), PLACE[0], "under_first", {}),
)


@pytest.mark.parametrize("case", range(len(CASES)))
def test_the_reason_and_its_numbers(case: int) -> None:
    placed, target, key, args = CASES[case]
    assert reason(placed(), target) == (key, args)


def test_an_order_in_hand_is_not_taken_for_one_drawn() -> None:
    """It lacks goods; what a second order costs has nothing to do with it."""
    key, args = reason(port(), ORDER[29])
    assert (key, list(args)) == ("goods_missing", ["goods"])
    assert reason(port(yen=2), ORDER[29])[0] == "goods_missing"


def test_goods_that_the_price_takes() -> None:
    demand = dict(zip(("copper", "silk", "tea", "fish"), ORDERS[SPARE_ORDER - 1].demand, strict=True))
    lacking = Harbour().own(0, **{**demand, "copper": 0}).hand(0, SPARE_ORDER).begin()
    key, args = reason(lacking, ORDER[SPARE_ORDER - 1])
    assert (key, args) == ("goods_missing", {"goods": Text("yokohama_duel.gain.copper", (("n", demand["copper"]),))})
    prepared = upgrading(9).own(0, **demand).hand(0, SPARE_ORDER)
    assert reason(prepared, ORDER[SPARE_ORDER - 1]) == ("no_free_action", {})


def test_no_reason_against_what_can_be_clicked() -> None:
    """Somebody who has clicked one thing of a move may point at the things of another: nothing stands against those."""
    rich = {"copper": 3, "silk": 4, "tea": 4, "fish": 3, "up": 2, "down": 2, "yen": 9}

    def able() -> Harbour:
        harbour = Harbour().own(0, **rich).hand(0, 1).merchants(0, 1, "techs_3").laid(1, one="port", two="tea")
        harbour.techs(0, "spinning_mill", "postal_system", "tram").assists(0, 1, 1).at_level(3, "chinatown")
        return harbour.begin()

    asked = [able(), able().call(), able().play("chinatown", card=4)]
    asked += [Harbour().at_level(4, where).own(0, **rich).begin().go(where) for where in PLACE_NAMES[4:]]
    asked += [port(yen=2, up=1), paying(), laboratory(3, **rich).take_tech("exposition"), upgrading(20)]
    for harbour in asked:
        for move in harbour.legal:
            for target in move.targets():
                assert harbour.why_not(target) == "", (harbour.step, target)
    lying = Harbour().laid(1, one="laboratory").begin()
    assert lying.why_not(PLACE[place("laboratory")]) == "", "never occupied"
