"""Names of things as texts."""

from collections.abc import Sequence

from rules.core.target import Target
from rules.core.text import Text, say
from rules.yangtze.components import GOODS, POST_TYPES, POSTS
from rules.yangtze.places import HIDDEN_GOOD, POST


def good_name(good: int) -> Text:
    """Kind and colour of a good; a colour after a kind has words of its own, for it is not written as when alone."""
    token = GOODS[good]
    return say("yangtze.good", kind=Text(f"yangtze.kind.{token.kind}"), colour=Text(f"yangtze.coloured.{token.colour}"))


def shared_mark(goods: Sequence[int]) -> Text:
    """What the goods of a cargo have in common: their kind or their colour."""
    first, second = GOODS[goods[0]], GOODS[goods[1]]
    if first.kind == second.kind:
        return Text(f"yangtze.kind.{first.kind}")
    return Text(f"yangtze.colour.{first.colour}")


def post_name(post: int) -> Text:
    """Type, colour and dots of a trading post."""
    token = POSTS[post]
    colour = Text("yangtze.post_green" if token.green else "yangtze.post_brown")
    return say("yangtze.post", type=Text(f"yangtze.type.{POST_TYPES[token.type]}"), colour=colour, n=token.dots)


# ------------------------------------------------------------ by target, as the table of kinds asks
def good(target: Target) -> Text:
    """A good, or its back."""
    return Text("yangtze.good_back") if target == HIDDEN_GOOD else good_name(int(target.key))


def post(target: Target) -> Text:
    """A trading post."""
    return post_name(POST.index(target))


def card(target: Target) -> Text:
    """A special card, whosever it is."""
    return Text(f"yangtze.card.{str(target.key).partition('/')[2]}")


def cargo(target: Target) -> Text:
    """One of the cargoes one's own goods are laid out in, counted from 1."""
    return say("yangtze.cargo", number=int(target.key) + 1)


def river(target: Target) -> Text:
    """A space of the river, counted from 1."""
    return say("yangtze.space", number=int(target.key) + 1)


def amount(target: Target) -> Text:
    """A bid."""
    return say("yangtze.amount", n=int(target.key))


def seat(target: Target) -> Text:
    """A seat, counted from 1."""
    return say("yangtze.place.seat", number=int(target.key) + 1)


def place_of_a_seat(target: Target) -> Text:
    """A screen, a purse: with the name of its owner."""
    return say(f"yangtze.place.{target.kind}", seat=Target("seat", target.key))


def place(target: Target) -> Text:
    """What there is once on the table."""
    return Text(f"yangtze.place.{target.kind}")


def by_key(target: Target) -> Text:
    """What has a name of its own for every key."""
    return Text(f"yangtze.{target.kind}.{target.key}")
