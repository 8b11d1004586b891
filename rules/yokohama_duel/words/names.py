"""What things are called, whatever the state."""

from collections.abc import Callable

from rules.core.kinds import Naming
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.harbour.addresses import seat_and_name
from rules.yokohama_duel.components import CHURCH_CARDS
from rules.yokohama_duel.places import BONUS, CHURCH, ORDER
from rules.yokohama_duel.words.amounts import bonus_rewards, demand


def by_key(target: Target) -> Text:
    """Things whose key has words of its own."""
    return Text(f"yokohama_duel.{target.kind}.{target.key}")


def alone(target: Target) -> Text:
    """Things and places of which there is one sort."""
    return Text(f"yokohama_duel.area.{target.kind}")


def of_seat(target: Target) -> Text:
    """Things and places that every seat has."""
    return say(f"yokohama_duel.area.{target.kind}", seat=SEATS[int(target.key)])


def numbered(target: Target) -> Text:
    """Seats and the spaces of displays, counted from 1."""
    return say(f"yokohama_duel.area.{target.kind}", number=int(target.key) + 1)


def own(target: Target) -> Text:
    """Things of a seat that have words of their own, whosever they are."""
    return Text(f"yokohama_duel.{target.kind}.{seat_and_name(target)[1]}")


def counter(target: Target) -> Text:
    """An item of a seat."""
    seat, item = seat_and_name(target)
    return say("yokohama_duel.counter", seat=SEATS[seat], item=Text(f"yokohama_duel.item.{item}"))


def good(target: Target) -> Text:
    """A good."""
    return Text(f"yokohama_duel.item.{target.key}")


def exchange(target: Target) -> Text:
    """A line of the exchange."""
    return say(f"yokohama_duel.{target.kind}", item=good(target))


# ------------------------------------------------------------ cards
def _face(name: Callable[[Target], Text]) -> Naming:
    """The name of a card, or that of its back."""

    def face_or_back(target: Target) -> Text:
        return Text(f"yokohama_duel.back.{target.kind}") if target.key == "back" else name(target)

    return face_or_back


# No number is printed on these: what they show is their name.
order = _face(lambda target: say("yokohama_duel.order", goods=demand(ORDER.index(target))))
bonus = _face(lambda target: say("yokohama_duel.bonus_card", rewards=bonus_rewards(BONUS.index(target))))
church = _face(lambda target: say("yokohama_duel.church_card", faith=CHURCH_CARDS[CHURCH.index(target)].faith))
technology = _face(by_key)
