"""Amounts, prices and rewards as texts."""

from collections.abc import Sequence
from typing import Final

from rules.core.target import HIDDEN, SEATS, Seat
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.harbour.wording import Amounts
from rules.yokohama.cards import COUNTRIES, ORDERS, TECHNOLOGIES, TITLES, TOKEN_KEYS, TOKEN_REWARDS
from rules.yokohama.components import ITEMS

_AMOUNTS: Final = Amounts("yokohama", ITEMS)
amount = _AMOUNTS.amount
price = _AMOUNTS.price
reward = _AMOUNTS.reward
rewards = _AMOUNTS.rewards


def points(number: int) -> Text:
    """So many points."""
    return say("yokohama.gain.points", n=number)


def demand(order: int) -> Text:
    """The goods an order asks for."""
    return _AMOUNTS.demand(ORDERS[order].demand)


def an_order(order: int) -> Text:
    """An order by country and goods: no number is printed on the cards. Of a hidden one only that it is an order."""
    if order == HIDDEN:
        return Text("yokohama.back.order")
    return say("yokohama.an_order", country=country(ORDERS[order].country), goods=demand(order))


def token(kind: int) -> Text:
    """What a 5-Power token gives, within a sentence; its name begins one."""
    return rewards(TOKEN_REWARDS[kind]) if TOKEN_REWARDS[kind] else Text(f"yokohama.five.{TOKEN_KEYS[kind]}")


def country(number: int) -> Text:
    """The name of a country."""
    return Text(f"yokohama.country.{COUNTRIES[number]}")


def technology(card: int) -> Text:
    """A technology by its title."""
    return title(TECHNOLOGIES[card].title)


def title(number: int) -> Text:
    """The name of a technology's title."""
    return Text(f"yokohama.technology.{TITLES[number]}")


def toll(seat: Seat, number: int) -> Text:
    """So many yen to a seat."""
    return say("yokohama.toll", seat=SEATS[seat], n=number)


def tolls(paid: Sequence[tuple[Seat, int]]) -> Text:
    """Who gets how many yen."""
    return listed([toll(seat, number) for seat, number in paid])
