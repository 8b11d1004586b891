"""What a thing is, does, and would give now: the lines of a tooltip."""

from rules.core.target import HIDDEN, Seat, Target
from rules.core.text import Text, say
from rules.yangtze import words
from rules.yangtze.cargo import LINES_OF, mask_of, worth
from rules.yangtze.components import (
    BOARD_MONEY,
    CARD,
    CARDS,
    COIN,
    COLOUR_SET,
    EMPEROR,
    EMPERORS,
    EMPTY,
    FIRST_EMPEROR,
    FREE_GOOD,
    GOODS,
    LAST_EMPEROR,
    LIQUIDITY,
    MAJORITY,
    POST,
    POSTS,
    PRICES,
    SELL_CARGO,
    SLOT,
    TWO_GOODS,
)
from rules.yangtze.scoring import colour_types, liquidity_points, post_points, standing
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.buy import price_now
from rules.yangtze.steps.emperor import amount_due
from rules.yangtze.steps.offers import SwapOffer

_CLAUSES = {
    "river": "YZ-BUY-1",
    "good": "YZ-SELL-2",
    "screen": "YZ-INFO-3",
    "purse": "YZ-MONEY-2",
    "posts": "YZ-SCORE-5",
    "post": "YZ-SCORE-5",
    "block": "YZ-AUCTION-1",
    "amount": "YZ-AUCTION-8",
    "slot": "YZ-EMP-1",
    "hand": "YZ-CARD-1",
    "played": "YZ-CARD-1",
    "bag": "YZ-DRAW-1",
    "type": "YZ-SCORE-7",
    "cargo_values": "YZ-SELL-6",
    "standings": "YZ-SCORE-5",
    "seat": "YZ-INFO-2",
}
_EFFECT_CLAUSES = {
    "bonus_per_post_of_type": "YZ-EMP-5",
    "tax_per_full_ten_money": "YZ-EMP-6",
    "tax_per_post": "YZ-EMP-7",
    "tax_per_good": "YZ-EMP-8",
    "sell_one_cargo": "YZ-EMP-9",
    "discard_good": "YZ-EMP-10",
    "swap_good_with_river": "YZ-EMP-11",
    "redeem_liquidity_card": "YZ-EMP-13",
    "repeat_visible_emperor": "YZ-EMP-15",
}
_CARD_CLAUSES = {"double_purchase": "YZ-CARD-3", "free_good": "YZ-CARD-5", "sell_any_time": "YZ-CARD-6"}


def clause(target: Target) -> str:
    """The clause a tooltip links to."""
    if target.kind == "emperor":
        return _EFFECT_CLAUSES[EMPERORS[EMPEROR.index(target)].effect]
    if target.kind == "card":
        return _CARD_CLAUSES.get(str(target.key).partition("/")[2], "YZ-CARD-7")
    return _CLAUSES.get(target.kind, "YZ-TURN-1")


def about(state: YangtzeState, seat: Seat, target: Target) -> list[Text]:
    """One line each, the name first."""
    kind, key = target
    if kind == "river":
        return _river(state, seat, int(key))
    if kind == "good" and key != "back":
        return [words.name(target), _category(int(key)), *_lines(state, seat, int(key), owned=True)]
    if kind == "post":
        return _post(state, seat, POST.index(target))
    if kind == "block" and state.block != EMPTY:
        return _post(state, seat, state.block)
    if kind == "emperor":
        return _emperor(state, seat, EMPEROR.index(target))
    if kind == "slot":
        return _slot(state, seat, SLOT.index(target))
    if kind == "card":
        return _card(state, target)
    if kind == "type":
        return _type(state, str(key))
    if kind == "seat":
        return _seat(state, int(key))
    if kind == "screen":
        return _screen(state, seat, int(key))
    if kind == "purse":
        return [words.name(target), _coins(state.money[int(key)])]
    if kind == "bag":
        emperors = LAST_EMPEROR - len(state.emperors)
        posts = len(POSTS) - sum(map(len, state.posts)) - sum(1 for n in state.gone if len(GOODS) <= n < FIRST_EMPEROR)
        posts -= state.block != EMPTY
        goods = len(state.bag) - emperors - posts
        return [words.name(target), say("yangtze.about.bag", goods=goods, posts=posts, emperors=emperors)]
    if kind in ("cargo_values", "standings"):
        return [words.name(target), Text(f"yangtze.about.{kind}")]
    return [words.name(target)]


def _category(good: int) -> Text:
    return Text("yangtze.about.luxury" if GOODS[good].luxury else "yangtze.about.basic")


def _coins(money: int) -> Text:
    coins = max(0, -(-(money - BOARD_MONEY) // COIN))
    if not coins:
        return say("yangtze.about.money", n=money)
    return say("yangtze.about.coins", money=money, n=coins, board=money - coins * COIN)


def _lines(state: YangtzeState, seat: Seat, good: int, owned: bool) -> list[Text]:
    """How the good would lengthen, or lengthens, the seat's cargoes of its kind and of its colour."""
    mask = mask_of(g for g in state.goods[seat] if g != HIDDEN and g != good)
    lines = []
    for line, mark in zip(LINES_OF[good], (GOODS[good].kind, GOODS[good].colour), strict=True):
        size = (mask & line.mask).bit_count()
        if size:
            what = Text(f"yangtze.{'kind' if mark == GOODS[good].kind else 'colour'}.{mark}")
            key = "yangtze.about.in_line" if owned else "yangtze.about.joins_line"
            lines.append(say(key, what=what, n=size + 1, before=line.values[size], after=line.values[size + 1]))
    if not lines and owned:
        lines.append(say("yangtze.about.alone", n=LINES_OF[good][0].values[1]))
    return lines


def _river(state: YangtzeState, seat: Seat, space: int) -> list[Text]:
    good = state.river[space]
    if good == EMPTY:
        return [words.name(Target("river", space)), say("yangtze.about.empty_space", price=PRICES[space])]
    lines = [words.good_name(good), _category(good)]
    price, money = price_now(state, seat, space), state.money[seat]
    if price <= money:
        lines.append(say("yangtze.about.costs", price=price, left=money - price))
    else:
        lines.append(say("yangtze.about.costs_short", price=price, n=price - money))
    return lines + _lines(state, seat, good, owned=False)


def post_gain(state: YangtzeState, seat: Seat, post: int) -> list[int]:
    """By seat, what changes at the end if this seat gets the post, as things stand."""
    before = post_points(state)
    after = state.clone()
    after.posts[seat].append(post)
    return [new - old for new, old in zip(post_points(after), before, strict=True)]


def _post(state: YangtzeState, seat: Seat, post: int) -> list[Text]:
    token = POSTS[post]
    lines = [words.name(POST[post]), Text("yangtze.about.post_green" if token.green else "yangtze.about.post_brown")]
    holder = next((s for s, posts in enumerate(state.posts) if post in posts), None)
    if holder is None:
        lines.append(say("yangtze.about.post_worth", n=post_gain(state, seat, post)[seat]))
    else:
        types = colour_types(state.posts[holder], token.green)
        lines.append(say("yangtze.about.colour_set", seat=Target("seat", holder), n=types, value=COLOUR_SET[types]))
    return lines


def _type(state: YangtzeState, key: str) -> list[Text]:
    post_type = next(post.type for post in POSTS if post.key.startswith(key))
    ranked = standing(state, post_type)
    lines = [words.name(Target("type", key)), Text("yangtze.about.majority")]
    for place, award, seat in zip(("first", "second"), MAJORITY, ranked, strict=False):
        lines.append(say(f"yangtze.about.{place}", seat=Target("seat", seat), award=award))
    return lines


def _emperor(state: YangtzeState, seat: Seat, emperor: int) -> list[Text]:
    token = EMPERORS[emperor]
    lines = [words.name(EMPEROR[emperor]), Text(f"yangtze.about.effect.{token.effect}")]
    if token.effect == "bonus_per_post_of_type":
        lines.append(say("yangtze.about.would_receive", n=amount_due(state, seat, emperor)))
    elif token.effect.startswith("tax"):
        lines.append(say("yangtze.about.would_pay", n=-amount_due(state, seat, emperor)))
    elif token.optional:
        lines.append(Text("yangtze.about.optional"))
    return lines


def _slot(state: YangtzeState, seat: Seat, slot: int) -> list[Text]:
    if slot < len(state.emperors):
        return _emperor(state, seat, state.emperors[slot])
    lines = [words.name(SLOT[slot]), say("yangtze.about.slot", n=slot + 1 - len(state.emperors))]
    return [*lines, Text("yangtze.about.last_slot")] if slot + 1 == LAST_EMPEROR else lines


def _holder(target: Target) -> tuple[Seat, int]:
    """Whose card it is, and which."""
    holder = next(seat for seat in range(4) if target in CARD[seat])
    return holder, CARD[holder].index(target)


def _card(state: YangtzeState, target: Target) -> list[Text]:
    holder, card = _holder(target)
    lines = [words.name(target), Text(f"yangtze.about.card.{CARDS[card]}")]
    if not state.cards[holder] >> card & 1:
        lines.append(Text("yangtze.about.played"))
    elif card in LIQUIDITY:
        lines.append(Text("yangtze.about.unplayed_liquidity"))
    return lines


def refuse_card(state: YangtzeState, seat: Seat, target: Target) -> Text | None:
    """Why a card is not for now, where the card itself says it."""
    holder, card = _holder(target)
    if holder != seat:
        return Text("yangtze.refuse.card_of_other")
    if not state.cards[seat] >> card & 1:
        return Text("yangtze.refuse.card_played")
    if state.picked:
        swapping = isinstance(state.pending[-1], SwapOffer)
        return Text("yangtze.refuse.swap_first" if swapping else "yangtze.refuse.cargo_first")
    if card in (TWO_GOODS, FREE_GOOD):
        return Text("yangtze.refuse.card_in_buy_step")
    return Text("yangtze.refuse.nothing_to_sell") if card == SELL_CARGO and not state.goods[seat] else None


def _seat(state: YangtzeState, seat: Seat) -> list[Text]:
    kept = sum(1 for card in LIQUIDITY if state.cards[seat] >> card & 1)
    return [
        say("yangtze.about.seat", seat=Target("seat", seat)),
        _coins(state.money[seat]),
        say("yangtze.about.posts_bring", n=len(state.posts[seat]), value=post_points(state)[seat]),
        say("yangtze.about.liquidity_kept", n=kept, value=liquidity_points(state.cards[seat])),
    ]


def _screen(state: YangtzeState, seat: Seat, other: int) -> list[Text]:
    goods = state.goods[other]
    lines = [words.name(Target("screen", other)), say("yangtze.about.goods", n=len(goods))]
    if other == seat:
        lines.append(say("yangtze.about.worth_now", n=worth(g for g in goods if g != HIDDEN)))
    else:
        lines.append(say("yangtze.about.seen_goods", n=min(state.seen[other].bit_count(), len(goods))))
    return lines
