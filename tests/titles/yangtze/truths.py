"""What Yangtze's tooltips say, compared with what happens."""

from typing import Any, Final

from rules.core.event import Event
from rules.core.step import Step
from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text
from rules.yangtze.components import EMPERORS, FIRST_EMPEROR, FIRST_POST, GOODS
from rules.yangtze.events.goods import CargoSold
from rules.yangtze.moves import BUY, CARRY_OUT, EXCHANGE, SELL, TAKE
from rules.yangtze.places import EMPEROR, MONEY, POST, SLOT
from rules.yangtze.reckoning.cards import holder_and_card
from rules.yangtze.reckoning.cargo import best_split
from rules.yangtze.state import YangtzeState
from rules.yangtze.steps.emperor import obey
from rules.yangtze.steps.sell import SellByCard
from rules.yangtze.words.names import post_name
from tests.every_title.test_true_tooltips import Saying, Truth

PRINTED: Final = (
    "about.basic",
    "about.luxury",
    "about.alone",
    "about.cargo_values",
    "about.standings",
    "about.post_green",
    "about.post_brown",
    "about.majority",
    "about.effect.",
    "about.optional",
    "about.card.",
    "about.unplayed_liquidity",
    "about.last_slot",
)


# ------------------------------------------------------------ doing it
def _money_after(said: Saying, *steps: Step) -> int:
    """The money of the seat when these steps have happened, its own choices being the first offered."""
    ahead = said.state.clone()
    ahead.pending = list(steps)
    said.table.rules.settle(ahead)
    while ahead.pending:
        moves = said.table.rules.legal_moves(ahead)
        said.table.rules.apply(ahead, CARRY_OUT if CARRY_OUT in moves else moves[0])
    return int(ahead.money[said.seat])


def _sold(said: Saying, goods: list[int]) -> int:
    """What these goods of the seat bring as one cargo, whether it owns them or not."""
    ahead: YangtzeState = said.state.clone()
    ahead.picked = []
    ahead.goods[said.seat] = sorted(goods)
    ahead.pending = [SellByCard(said.seat)]
    said.table.rules.settle(ahead)
    for good in goods:
        said.table.rules.apply(ahead, TAKE[good])
    before = ahead.money[said.seat]
    said.table.rules.apply(ahead, SELL)
    return int(ahead.money[said.seat] - before)


def _points(said: Saying, state: YangtzeState, seat: Seat, *categories: str) -> int:
    rows = said.table.rules.scores(state)[seat].rows
    return sum(row.points for row in rows if row.category.key.removeprefix("yangtze.score.") in categories)


# ------------------------------------------------------------ goods
def _costs(said: Saying) -> bool:
    move = BUY[int(said.target.key)]
    if move not in said.state.offer:
        return bool(said.args["left"] == said.state.money[said.seat] - said.args["price"])
    ahead = said.state.clone()
    said.table.rules.apply(ahead, move)
    return bool(ahead.money[said.seat] == said.args["left"])


def _short(said: Saying) -> bool:
    unpaid = said.args["price"] - said.args["n"] == said.state.money[said.seat]
    return unpaid and BUY[int(said.target.key)] not in said.state.offer


def _exchange(said: Saying) -> bool:
    move = EXCHANGE[int(said.target.key)]
    if move not in said.state.offer:
        return not said.state.picked
    ahead, events = said.state.clone(), list[Event]()
    said.table.rules.apply(ahead, move, events.append)
    # What else follows, a tax or another auction, is no price of the swap.
    return not any(amount.what == MONEY for amount in said.table.rules.amounts(events[0]))


def _alike(said: Saying, good: int) -> list[int]:
    """The goods of the seat in the cargo a line speaks of, without the good itself."""
    mark = said.args["what"].key.rsplit(".", 1)[-1]
    token = GOODS[good]
    held = [each for each in said.state.goods[said.seat] if each != good]
    return [each for each in held if GOODS[each].luxury == token.luxury and mark in GOODS[each][1:3]]


def _in_line(said: Saying) -> bool:
    good = int(said.target.key)
    others = _alike(said, good)
    worth = (_sold(said, others), _sold(said, [good, *others]))
    return good in said.state.goods[said.seat] and worth == (said.args["before"], said.args["after"])


def _joins_line(said: Saying) -> bool:
    state: YangtzeState = said.state
    good = state.river[int(said.target.key)] if said.target.kind == "river" else int(said.target.key)
    given = state.picked if any(move in EXCHANGE for move in said.table.rules.legal_moves(state)) else []
    others = [each for each in _alike(said, good) if each not in given]
    worth = (_sold(said, others), _sold(said, [good, *others]))
    return good not in state.goods[said.seat] and worth == (said.args["before"], said.args["after"])


def _cargo_brings(said: Saying) -> bool:
    """A click on it sells it for so much; where it cannot be sold now, the goods would bring it together."""
    lines = [shortcut.line for shortcut in said.table.rules.shortcuts(said.state) if said.target in shortcut.targets]
    if not lines:
        return _sold(said, best_split(said.state.goods[said.seat])[int(said.target.key)]) == int(said.args["n"])
    ahead, events = said.state.clone(), list[Event]()
    for move in lines[0] if lines[0][-1] == SELL else (*lines[0], SELL):
        said.table.rules.apply(ahead, move, events.append)
    return next(event.value for event in events if isinstance(event, CargoSold)) == int(said.args["n"])


def _out(said: Saying) -> bool:
    token = FIRST_POST + POST.index(said.target) if said.target.kind == "post" else int(said.target.key)
    return token in said.state.gone


def _worth_now(said: Saying) -> bool:
    goods = said.state.goods[said.seat]
    return bool(sum(_sold(said, cargo) for cargo in best_split(goods)) == said.args["n"])


def _seen_goods(said: Saying) -> bool:
    """What nobody hides from this seat is at least so many goods of that screen."""
    return 0 <= said.args["n"] <= len(said.state.goods[int(said.target.key)])


def _bag(said: Saying) -> bool:
    bag = said.state.bag
    counted = {
        "goods": sum(1 for token in bag if token < FIRST_POST),
        "posts": sum(1 for token in bag if FIRST_POST <= token < FIRST_EMPEROR),
        "emperors": sum(1 for token in bag if token >= FIRST_EMPEROR),
    }
    return counted == said.args


# ------------------------------------------------------------ posts
def _post_of(said: Saying) -> int:
    return int(said.state.block) if said.target.kind == "block" else POST.index(said.target)


def _post_worth(said: Saying) -> bool:
    ahead = said.state.clone()
    ahead.posts[said.seat].append(_post_of(said))
    of_posts = ("green", "brown", "majorities")
    gained = _points(said, ahead, said.seat, *of_posts) - _points(said, said.state, said.seat, *of_posts)
    return _post_of(said) == said.state.block and gained == said.args["n"]


def _colour_set(said: Saying) -> bool:
    post = _post_of(said)
    holder = SEATS.index(said.args["seat"])
    colour = "green" if said.lines[0].key.endswith("green") else "brown"
    return post in said.state.posts[holder] and _points(said, said.state, holder, colour) == said.args["value"]


def _majority(said: Saying) -> bool:
    """Without its posts of this type the seat loses what the line says."""
    holder = SEATS.index(said.args["seat"])
    kept = [p for p in said.state.posts[holder] if post_name(p).args[0] != _type_words(said.target)]
    ahead = said.state.clone()
    ahead.posts[holder] = kept
    lost = _points(said, said.state, holder, "majorities") - _points(said, ahead, holder, "majorities")
    return bool(lost == said.args["award"])


def _type_words(target: Target) -> tuple[str, Any]:
    return ("type", Text(f"yangtze.type.{target.key}"))


# ------------------------------------------------------------ emperors
def _emperor_of(said: Saying) -> int:
    return EMPEROR.index(said.target) if said.target.kind == "emperor" else said.state.emperors[SLOT.index(said.target)]


def _obeyed(said: Saying) -> int:
    """What the seat's money becomes when it carries out the emperor, its liquidity cards cashed as it must."""
    return _money_after(said, obey(said.seat, _emperor_of(said)))


def _would_receive(said: Saying) -> bool:
    return _obeyed(said) - said.state.money[said.seat] == said.args["n"]


def _would_pay(said: Saying) -> bool:
    assert EMPERORS[_emperor_of(said)].effect.startswith("tax")
    events = said.table.rules.foresee(_without_choices(said), obey(said.seat, _emperor_of(said))).events
    return [event.paid for event in events if hasattr(event, "paid")] == [said.args["n"]]


def _without_choices(said: Saying) -> YangtzeState:
    """The same purse, the cards cashed where the tax would force them all: then nothing is asked."""
    ahead: YangtzeState = said.state.clone()
    ahead.picked = []
    if said.args["n"] > ahead.money[said.seat]:
        ahead.money[said.seat] = said.args["n"]
    ahead.cards[said.seat] = 0
    return ahead


def _slot(said: Saying) -> bool:
    return bool(SLOT.index(said.target) + 1 - len(said.state.emperors) == said.args["n"])


# ------------------------------------------------------------ cards and seats
def _played(said: Saying) -> bool:
    holder, card = holder_and_card(said.target)
    return not said.state.cards[holder] >> card & 1


def _coins(said: Saying) -> bool:
    return bool(said.args.get("money", said.args["n"]) == said.state.money[int(said.target.key)])


def _points_now(said: Saying) -> bool:
    """As far as the seat may know: of another what lies open."""
    owner = int(said.target.key)
    return owner != said.seat or said.table.rules.scores(said.state)[owner].total == said.args["n"]


def _posts_bring(said: Saying) -> bool:
    owner = int(said.target.key)
    return _points(said, said.state, owner, "green", "brown", "majorities") == said.args["value"]


def _liquidity_kept(said: Saying) -> bool:
    return _points(said, said.state, int(said.target.key), "liquidity") == said.args["value"]


TRUTHS: Final[dict[str, Truth]] = {
    "about.costs": _costs,
    "about.costs_short": _short,
    "about.exchange": _exchange,
    "about.empty_space": lambda said: bool(BUY[int(said.target.key)] not in said.state.offer),
    "about.in_line": _in_line,
    "about.joins_line": _joins_line,
    "about.cargo_brings": _cargo_brings,
    "about.out": _out,
    "about.goods": lambda said: bool(len(said.state.goods[int(said.target.key)]) == said.args["n"]),
    "about.worth_now": _worth_now,
    "about.seen_goods": _seen_goods,
    "about.bag": _bag,
    "about.post_worth": _post_worth,
    "about.colour_set": _colour_set,
    "about.first": _majority,
    "about.second": _majority,
    "about.would_receive": _would_receive,
    "about.would_pay": _would_pay,
    "about.slot": _slot,
    "about.played": _played,
    "about.money": _coins,
    "about.coins": _coins,
    "about.points_now": _points_now,
    "about.posts_bring": _posts_bring,
    "about.liquidity_kept": _liquidity_kept,
}
