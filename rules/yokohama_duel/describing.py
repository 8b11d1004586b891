"""What a move would do, as a short phrase for buttons, hints and lists."""

from rules.core.move import Button, Move
from rules.core.text import Text, say
from rules.yokohama_duel import moves, places
from rules.yokohama_duel.components import NONE, ORDERS, RATES, SECOND_ORDER, SHOP_COST, TECHNOLOGIES
from rules.yokohama_duel.effects.stock import shares
from rules.yokohama_duel.effects.turns import house_price
from rules.yokohama_duel.influence import assist_value, card_level
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps import free
from rules.yokohama_duel.steps.bonus import ChooseBonus, rewards_at
from rules.yokohama_duel.steps.build import BuildHere
from rules.yokohama_duel.steps.chinatown import Exchange
from rules.yokohama_duel.steps.church import ChooseChurch
from rules.yokohama_duel.steps.customs import FlipImports
from rules.yokohama_duel.steps.laboratory import ChooseTechnology, PayTechnology
from rules.yokohama_duel.steps.port import KeepOrders
from rules.yokohama_duel.steps.strengthen import Strengthen
from rules.yokohama_duel.steps.upgrade import UpgradeInfluence, upgrade_price
from rules.yokohama_duel.words import amount, an_order, bonus_rewards, price

_CLOSING = (
    (Strengthen, "strengthen"),
    (FlipImports, "flip"),
    (Exchange, "exchange"),
    (ChooseChurch, "church"),
    (ChooseTechnology, "technology"),
    (KeepOrders, "keep"),
    (BuildHere, "build"),
    (UpgradeInfluence, "upgrade"),
)
"""What SKIP declines and DONE closes."""


def describe(state: DuelState, move: Move) -> Text:
    """The phrase of any move."""
    step = state.pending[-1]
    seat = step.decider(state)
    match move:
        case Button("skip" | "done" as key):
            what = next(name for kind, name in _CLOSING if isinstance(step, kind))
            return Text(f"yokohama_duel.do.{key}_{what}")
        case Button(key):
            return Text(f"yokohama_duel.do.{key}")
        case moves.Play(_, card, place, technology):
            level = card_level(state, seat, card)
            if technology == NONE:
                return say("yokohama_duel.do.play", level=level, place=places.PLACE[place])
            way = places.TECHNOLOGY[technology]
            return say("yokohama_duel.do.play_with", level=level, place=places.PLACE[place], technology=way)
        case moves.Send(place):
            return say("yokohama_duel.do.send", place=places.PLACE[place])
        case moves.PlayAssist(kind):
            return say("yokohama_duel.do.assist", n=assist_value(state, seat, kind))
        case moves.PayForInfluence(technology):
            pays = amount(*TECHNOLOGIES[technology].pays)
            return say("yokohama_duel.do.strengthen", technology=places.TECHNOLOGY[technology], price=pays)
        case moves.TakeChurch(card):
            return say("yokohama_duel.do.church", card=places.CHURCH[card])
        case moves.TakeTechnology(technology):
            return say("yokohama_duel.do.technology", technology=places.TECHNOLOGY[technology])
        case moves.Build(house):
            key = "yokohama_duel.do.build_house" if house else "yokohama_duel.do.build_shop"
            return say(key, price=house_price(state, seat) if house else SHOP_COST)
        case moves.ReturnAssist(kind):
            return say("yokohama_duel.do.return", assist=places.ASSIST[kind])
        case moves.PlaceStation(place):
            return say("yokohama_duel.do.station", place=places.PLACE[place])
        case moves.Upgrade(_, card):
            cost = upgrade_price(state, seat, card)
            return say("yokohama_duel.do.upgrade", card=places.INFLUENCE[seat][card], price=cost)
        case moves.TakeBonus(card):
            number = rewards_at(step.level) if isinstance(step, ChooseBonus) else NONE
            return say("yokohama_duel.do.bonus", rewards=bonus_rewards(card, number))
    return _describe_items(state, move)


def _describe_items(state: DuelState, move: Move) -> Text:
    """Moves about items, orders and Merchants."""
    step = state.pending[-1]
    seat = step.decider(state)
    match move:
        case moves.Pay(_, item):
            due = step.dues[0] if isinstance(step, PayTechnology) else None
            what = amount(item, 1) if due is None else price(shares(state, seat, due, item))
            return say("yokohama_duel.do.pay", what=what)
        case moves.Flip():
            return Text("yokohama_duel.do.flip")
        case moves.Buy(item) | moves.Sell(item):
            key = "buy" if isinstance(move, moves.Buy) else "sell"
            rate = next(rate for rate in RATES if rate.item == item)
            return say(f"yokohama_duel.do.{key}", what=amount(item, 1), price=rate.yen)
        case moves.Keep(order):
            return say("yokohama_duel.do.keep", order=an_order(order))
        case moves.KeepPaid(_, order, item):
            paid = price(shares(state, seat, SECOND_ORDER, item))
            return say("yokohama_duel.do.keep_paid", order=an_order(order), price=paid)
        case moves.PutUnder(order):
            return say("yokohama_duel.do.under", order=an_order(order))
        case free.Complete(order):
            return say("yokohama_duel.do.complete", order=an_order(order), n=ORDERS[order].points)
        case free.Recruit(_, criterion):
            return say("yokohama_duel.do.recruit", criterion=places.CRITERION[seat][criterion])
        case free.UseTechnology(technology):
            return say("yokohama_duel.do.use", technology=places.TECHNOLOGY[technology])
        case free.Call():
            return Text("yokohama_duel.do.call")
    raise TypeError(move)
