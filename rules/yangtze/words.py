"""Names of things as texts."""

from collections.abc import Sequence

from rules.core.target import Target
from rules.core.text import Text, say
from rules.yangtze.components import GOODS, POST, POSTS


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


def name(target: Target) -> Text:
    """What a thing is called, whatever the state."""
    kind, key = target
    if kind == "good":
        return Text("yangtze.good_back") if key == "back" else good_name(int(key))
    if kind == "post":
        post = POSTS[POST.index(target)]
        colour = Text("yangtze.post_green" if post.green else "yangtze.post_brown")
        return say("yangtze.post", type=Text(f"yangtze.type.{str(key).rsplit('_', 2)[0]}"), colour=colour, n=post.dots)
    if kind == "card":
        return Text(f"yangtze.card.{str(key).partition('/')[2]}")
    if kind == "river":
        return say("yangtze.space", number=int(key) + 1)
    if kind == "amount":
        return say("yangtze.amount", n=int(key))
    if kind == "seat":
        return say("yangtze.place.seat", number=int(key) + 1)
    if kind in ("screen", "purse", "posts", "hand", "played", "discards"):
        return say(f"yangtze.place.{kind}", seat=Target("seat", key))
    if kind in ("emperor", "slot", "type"):
        return Text(f"yangtze.{kind}.{key}")
    if kind == "button":
        return Text(f"yangtze.button.{key}")
    return Text(f"yangtze.place.{kind}")
