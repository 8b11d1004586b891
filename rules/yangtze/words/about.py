"""What a thing is, does, and would give now: the lines of a tooltip below its name."""

from typing import Any

from rules.core.bits import mask_of
from rules.core.target import HIDDEN, NOBODY, SEATS, Seat, Target
from rules.core.text import Text, say
from rules.yangtze.components import (
    BOARD_MONEY,
    CARDS,
    COIN,
    COLOUR_SET,
    EMPERORS,
    EMPTY,
    FIRST_EMPEROR,
    FIRST_POST,
    GOODS,
    LAST_EMPEROR,
    LIQUIDITY,
    MAJORITY,
    POSTS,
    PRICES,
)
from rules.yangtze.places import EMPEROR, HIDDEN_GOOD, POST, SLOT, TYPE
from rules.yangtze.reckoning.cards import holder_and_card, money_within_reach, unplayed_liquidity
from rules.yangtze.reckoning.cargo import LINES_OF, best_split, cargo_value, worth
from rules.yangtze.reckoning.emperors import amount_due
from rules.yangtze.reckoning.posts import holder_of, post_gain
from rules.yangtze.reckoning.prices import price_now, swaps_now
from rules.yangtze.scoring import colour_types, liquidity_points, post_points, standing
from rules.yangtze.state import YangtzeState
from rules.yangtze.words.names import by_key, good_name, post_name, shared_mark


def heading(state: YangtzeState, seat: Seat, target: Target) -> Text | None:
    """What stands first where a thing is called by what lies there now; None: its own name does."""
    if target.kind == "river" and state.river[int(target.key)] != EMPTY:
        return good_name(state.river[int(target.key)])
    if target.kind == "block" and state.block != EMPTY:
        return post_name(state.block)
    if target.kind == "slot" and SLOT.index(target) < len(state.emperors):
        return by_key(EMPEROR[state.emperors[SLOT.index(target)]])
    if target.kind == "seat":
        return say("yangtze.about.seat", seat=target)
    cargo = _cargo(state, seat, target) if target.kind == "cargo" else []
    if len(cargo) > 1:
        return say("yangtze.cargo_of", n=len(cargo), what=shared_mark(cargo))
    return good_name(cargo[0]) if cargo else None


def _cargo(state: YangtzeState, seat: Seat, target: Target) -> list[int]:
    """The goods of one of a seat's own cargoes."""
    cargoes = best_split(good for good in state.goods[seat] if good != HIDDEN)
    number = int(target.key)
    return cargoes[number] if number < len(cargoes) else []


# ------------------------------------------------------------ goods
def good(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """Its category and the cargoes it lengthens."""
    if target == HIDDEN_GOOD:
        return []
    number = int(target.key)
    if number in state.gone:
        return [_category(number), Text("yangtze.about.out")]
    lines = _lines(state, seat, number, owned=number in state.goods[seat])
    return [_category(number), *(lines or [say("yangtze.about.alone", n=LINES_OF[number][0].values[1])])]


def cargo(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """What these goods bring together."""
    goods = _cargo(state, seat, target)
    return [say("yangtze.about.cargo_brings", n=cargo_value(goods))] if goods else []


def river(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """What the good on a space costs and would join."""
    space = int(target.key)
    good = state.river[space]
    if good == EMPTY:
        return [say("yangtze.about.empty_space", price=PRICES[space])]
    price, money = price_now(state, seat, space), state.money[seat]
    if swaps_now(state, seat):
        cost = Text("yangtze.about.exchange")
    elif price <= money:
        cost = say("yangtze.about.costs", price=price, left=money - price)
    else:
        cost = say("yangtze.about.costs_short", price=price, n=price - money)
    return [_category(good), cost, *_lines(state, seat, good, owned=False)]


def screen(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """How many goods lie there; of one's own what they bring, of others' how many were seen."""
    owner = int(target.key)
    goods = state.goods[owner]
    count = say("yangtze.about.goods", n=len(goods))
    if owner == seat:
        return [count, say("yangtze.about.worth_now", n=worth(g for g in goods if g != HIDDEN))]
    return [count, say("yangtze.about.seen_goods", n=min(state.seen[owner].bit_count(), len(goods)))]


def bag(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """What is still in it."""
    emperors = LAST_EMPEROR - len(state.emperors)
    unsold = sum(1 for token in state.gone if FIRST_POST <= token < FIRST_EMPEROR)
    posts = len(POSTS) - sum(map(len, state.posts)) - unsold - (state.block != EMPTY)
    goods = len(state.bag) - emperors - posts
    return [say("yangtze.about.bag", goods=goods, posts=posts, emperors=emperors)]


def _category(good: int) -> Text:
    return Text("yangtze.about.luxury" if GOODS[good].luxury else "yangtze.about.basic")


def _lines(state: YangtzeState, seat: Seat, good: int, owned: bool) -> list[Text]:
    """How the good would lengthen, or lengthens, the seat's cargoes of its kind and of its colour."""
    given = state.picked if not owned and swaps_now(state, seat) else ()
    mask = mask_of(g for g in state.goods[seat] if g not in (HIDDEN, good) and g not in given)
    lines = []
    for line, mark in zip(LINES_OF[good], (GOODS[good].kind, GOODS[good].colour), strict=True):
        size = (mask & line.mask).bit_count()
        if size:
            what = Text(f"yangtze.{'kind' if mark == GOODS[good].kind else 'colour'}.{mark}")
            key = "yangtze.about.in_line" if owned else "yangtze.about.joins_line"
            lines.append(say(key, what=what, n=size + 1, before=line.values[size], after=line.values[size + 1]))
    return lines


# ------------------------------------------------------------ posts
def post(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """Its colour, and what it brings."""
    return _post(state, seat, POST.index(target))


def block(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """The post under the hammer."""
    return _post(state, seat, state.block) if state.block != EMPTY else []


def post_type(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """Who has the majority, who is second."""
    ranked = standing(state, TYPE.index(target))
    lines = [Text("yangtze.about.majority")]
    for place, award, holder in zip(("first", "second"), MAJORITY, ranked, strict=False):
        lines.append(say(f"yangtze.about.{place}", seat=SEATS[holder], award=award))
    return lines


def _post(state: YangtzeState, seat: Seat, post: int) -> list[Text]:
    green = POSTS[post].green
    colour = Text("yangtze.about.post_green" if green else "yangtze.about.post_brown")
    holder = holder_of(state, post)
    if FIRST_POST + post in state.gone:
        return [colour, Text("yangtze.about.out")]
    if holder == NOBODY:
        return [colour, say("yangtze.about.post_worth", n=post_gain(state, seat, post)[seat])]
    types = colour_types(state.posts[holder], green)
    return [colour, say("yangtze.about.colour_set", seat=SEATS[holder], n=types, value=COLOUR_SET[types])]


# ------------------------------------------------------------ emperors
def emperor(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """What it does, and what that means for this seat."""
    return _emperor(state, seat, EMPEROR.index(target))


def slot(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """The emperor that lies there, or how long until one does."""
    number = SLOT.index(target)
    if number < len(state.emperors):
        return _emperor(state, seat, state.emperors[number])
    until = say("yangtze.about.slot", n=number + 1 - len(state.emperors))
    return [until, Text("yangtze.about.last_slot")] if number + 1 == LAST_EMPEROR else [until]


def _emperor(state: YangtzeState, seat: Seat, emperor: int) -> list[Text]:
    token = EMPERORS[emperor]
    lines = [Text(f"yangtze.about.effect.{token.effect}")]
    if token.effect == "bonus_per_post_of_type":
        lines.append(say("yangtze.about.would_receive", n=amount_due(state, seat, emperor)))
    elif token.effect.startswith("tax"):
        due = -amount_due(state, seat, emperor)
        lines.append(say("yangtze.about.would_pay", n=min(due, money_within_reach(state, seat))))
    elif token.optional:
        lines.append(Text("yangtze.about.optional"))
    return lines


# ------------------------------------------------------------ cards, money, seats
def card(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """What it does, and whether it is still to be played."""
    holder, number = holder_and_card(target)
    lines = [Text(f"yangtze.about.card.{CARDS[number]}")]
    if not state.cards[holder] >> number & 1:
        lines.append(Text("yangtze.about.played"))
    elif number in LIQUIDITY:
        lines.append(Text("yangtze.about.unplayed_liquidity"))
    return lines


def purse(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """Money as it lies on the money board, and the points as far as they may be known."""
    owner = int(target.key)
    return [_coins(state.money[owner]), say("yangtze.about.points_now", n=rules.scores(state)[owner].total)]


def merchant(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """Money, posts and cards of a seat."""
    owner = int(target.key)
    kept = len(unplayed_liquidity(state.cards[owner]))
    return [
        _coins(state.money[owner]),
        say("yangtze.about.posts_bring", n=len(state.posts[owner]), value=post_points(state)[owner]),
        say("yangtze.about.liquidity_kept", n=kept, value=liquidity_points(state.cards[owner])),
    ]


def notice(rules: Any, state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """What is printed beside the river."""
    return [Text(f"yangtze.about.{target.kind}")]


def _coins(money: int) -> Text:
    coins = max(0, -(-(money - BOARD_MONEY) // COIN))
    if not coins:
        return say("yangtze.about.money", n=money)
    return say("yangtze.about.coins", money=money, n=coins, board=money - coins * COIN)
