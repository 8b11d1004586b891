"""Names of things and amounts as texts."""

from collections.abc import Iterable, Sequence

from rules.core.target import HIDDEN, Target
from rules.core.text import Text, say
from rules.harbour.rewards import Reward
from rules.yokohama_duel.components import BONUS_CARDS, CHURCH_CARDS, ITEMS, NONE, ORDERS
from rules.yokohama_duel.places import BONUS, CHURCH, ORDER, ORDER_BACK, seat_and_name

_OF_SEAT = (
    "influences",
    "assists",
    "merchants",
    "spent_merchants",
    "technologies",
    "used_technologies",
    "churches",
    "unbuilt",
    "hand",
    "drawn",
    "completed",
    "shop",
    "house",
)


def amount(item: int, number: int) -> Text:
    """So many of an item: "3 silk"."""
    return say(f"yokohama_duel.gain.{ITEMS[item]}", n=number)


def reward(each: Reward) -> Text:
    """One reward of a card."""
    return say(f"yokohama_duel.gain.{each.kind}", n=each.amount)


def listed(texts: Sequence[Text]) -> Text:
    """Several things one after the other; nothing at all has a word too."""
    if not texts:
        return Text("yokohama_duel.nothing")
    text = texts[-1]
    for each in reversed(texts[:-1]):
        text = say("yokohama_duel.list", first=each, rest=text)
    return text


def rewards(each: Iterable[Reward]) -> Text:
    """All rewards of a card, in printed order."""
    return listed([reward(one) for one in each])


def demand(order: int) -> Text:
    """The goods an order asks for."""
    return listed([amount(good, number) for good, number in enumerate(ORDERS[order].demand) if number])


def an_order(order: int) -> Text:
    """An order by what it asks for: no number is printed on the cards. Of a hidden one only that it is an order."""
    if order == HIDDEN:
        return name(ORDER_BACK)
    return say("yokohama_duel.an_order", goods=demand(order))


def price(given: Iterable[tuple[int, int]]) -> Text:
    """What was given: items and numbers, those of one item added up."""
    total = [0] * len(ITEMS)
    for item, number in given:
        total[item] += number
    return listed([amount(item, number) for item, number in enumerate(total) if number])


def influence_name(seat_card: Target) -> Text:
    """An Influence card by the number it was dealt with."""
    return Text(f"yokohama_duel.influence.{seat_and_name(seat_card)[1]}")


def name(target: Target) -> Text:
    """What a thing is called, whatever the state."""
    kind, key = target
    if key == "back":
        return Text(f"yokohama_duel.back.{kind}")
    if kind == "order":
        return say("yokohama_duel.order", number=ORDER.index(target) + 1)
    if kind == "church":
        return say("yokohama_duel.church_card", faith=CHURCH_CARDS[CHURCH.index(target)].faith)
    if kind == "bonus":
        return say("yokohama_duel.bonus_card", number=BONUS.index(target) + 1)
    if kind == "influence":
        return influence_name(target)
    if kind == "counter":
        seat, item = seat_and_name(target)
        return say("yokohama_duel.counter", seat=Target("seat", seat), item=Text(f"yokohama_duel.item.{item}"))
    if kind == "criterion":
        return Text(f"yokohama_duel.criterion.{seat_and_name(target)[1]}")
    if kind in ("good", "buy", "sell"):
        text = Text(f"yokohama_duel.item.{key}")
        return text if kind == "good" else say(f"yokohama_duel.{kind}", item=text)
    if kind == "amount":
        return say("yokohama_duel.amount", n=int(key))
    if kind == "seat":
        return say("yokohama_duel.area.seat", number=int(key) + 1)
    if kind in _OF_SEAT:
        return say(f"yokohama_duel.area.{kind}", seat=Target("seat", key))
    if kind in ("bonus_slot", "technology_slot", "church_slot"):
        return say(f"yokohama_duel.area.{kind}", number=int(key) + 1)
    if kind in ("place", "technology", "assist", "assist_pile", "build", "button"):
        return Text(f"yokohama_duel.{kind}.{key}")
    return Text(f"yokohama_duel.area.{kind}")


def bonus_rewards(card: int, number: int = NONE) -> Text:
    """The first so many rewards of a bonus card; all of them unless told how many."""
    printed = BONUS_CARDS[card].rewards
    return rewards(printed if number == NONE else printed[:number])
