"""Amounts, prices, rewards and orders as texts."""

from typing import Final

from rules.core.target import HIDDEN
from rules.core.text import Text, say
from rules.harbour.wording import Amounts
from rules.yokohama_duel.components import BONUS_CARDS, ITEMS, ORDERS

_AMOUNTS: Final = Amounts("yokohama_duel", ITEMS)
amount: Final = _AMOUNTS.amount
amounts: Final = _AMOUNTS.amounts
price: Final = _AMOUNTS.price
reward: Final = _AMOUNTS.reward
rewards: Final = _AMOUNTS.rewards


def demand(order: int) -> Text:
    """The goods an order asks for."""
    return _AMOUNTS.demand(ORDERS[order].demand)


def an_order(order: int) -> Text:
    """An order by what it asks for: no number is printed on the cards. Of a hidden one only that it is an order."""
    if order == HIDDEN:
        return Text("yokohama_duel.back.order")
    return say("yokohama_duel.an_order", goods=demand(order))


def order_goods(order: int) -> Text:
    """The same where several orders follow one word."""
    return an_order(order) if order == HIDDEN else say("yokohama_duel.order_goods", goods=demand(order))


def bonus_rewards(card: int, number: int | None = None) -> Text:
    """The first so many rewards of a bonus card; all of them unless told how many."""
    return rewards(BONUS_CARDS[card].rewards[:number])
