"""Great moments: an emperor, an auction won, the end."""

from collections.abc import Sequence
from typing import Final

from rules.core.event import Event
from rules.core.moment import Count, Moment, Row
from rules.core.seat_order import from_seat
from rules.core.target import SEATS, Seat
from rules.core.text import Text, say
from rules.yangtze.components import EMPERORS, LAST_EMPEROR, MAJORITY, POST_TYPES, POSTS
from rules.yangtze.events.emperors import EmperorDrawn
from rules.yangtze.events.posts import BidMade, BidPassed, PostDrawn, PostWon
from rules.yangtze.events.turns import GameEnded
from rules.yangtze.places import BAG, EMPEROR, HIDDEN_GOOD, MONEY, POST
from rules.yangtze.reckoning.emperors import amount_due
from rules.yangtze.scoring import post_points, standing
from rules.yangtze.state import YangtzeState

MOMENTOUS: Final = (EmperorDrawn, PostWon, GameEnded)


# ------------------------------------------------------------ the first turn
def opening(state: YangtzeState, seat: Seat) -> Moment:
    """Who begins, by lot, and who follows."""
    first = state.active
    begins = say("yangtze.moment.begins", seat=SEATS[first])
    order = from_seat(first, state.seats)
    return Moment(
        "turn",
        begins,
        begins,
        first,
        Text("yangtze.moment.by_lot"),
        (Text("yangtze.moment.turn"),),
        tuple(Row(each, (Count(place),), hit=each == first) for place, each in enumerate(order, 1)),
        consequence=Text("yangtze.moment.you_begin") if seat == first else None,
    )


# ------------------------------------------------------------ an emperor
def emperor(event: EmperorDrawn, then: YangtzeState, seat: Seat) -> Moment:
    """What the emperor gives and takes, of the money everybody had `then`."""
    token = EMPERORS[event.emperor]
    number = event.slot + 1
    left = LAST_EMPEROR - number
    pays = token.effect.startswith(("bonus", "tax"))
    rows = tuple(_emperor_row(event.emperor, then, each) for each in range(then.seats)) if pays else ()
    mine = amount_due(then, seat, event.emperor) if pays else 0
    return Moment(
        "emperor" if left else "end",
        say("yangtze.moment.emperor", number=number, emperor=EMPEROR[event.emperor]),
        event.text(),
        event.seat,
        say("yangtze.moment.drawn_by", seat=SEATS[event.seat]),
        (Text("yangtze.moment.money"), Text("yangtze.moment.due")) if pays else (),
        rows,
        Text("yangtze.moment.left") if pays else None,
        say("yangtze.moment.emperors_left", n=left) if left else Text("yangtze.moment.last_emperor"),
        consequence=_due(mine),
        emblem=EMPEROR[event.emperor],
        origin=BAG,
        grave=not left,
        mine=mine != 0,
    )


def _emperor_row(number: int, then: YangtzeState, seat: Seat) -> Row:
    money, due = then.money[seat], amount_due(then, seat, number)
    return Row(seat, (Count(money, MONEY), Count(due, MONEY, signed=True)), max(0, money + due))


def _due(amount: int) -> Text | None:
    if not amount:
        return None
    return say("yangtze.moment.you_pay" if amount < 0 else "yangtze.moment.you_receive", n=abs(amount))


# ------------------------------------------------------------ an auction won
def auction(told: Sequence[Event], at: int, state: YangtzeState, seat: Seat) -> Moment:
    """Who bid how much, who has most of the type now, and what that changes for the viewer."""
    won = told[at]
    assert isinstance(won, PostWon)
    began = max(number for number in range(at) if isinstance(told[number], PostDrawn))
    bids = [fact for fact in told[began:at] if isinstance(fact, BidMade | BidPassed)]
    post = POSTS[won.post]
    before = state.clone()
    before.posts[won.seat].remove(won.post)
    change = post_points(state)[seat] - post_points(before)[seat]
    first = standing(state, post.type)[0]
    most = say(
        "yangtze.moment.most",
        seat=SEATS[first],
        types=Text(f"yangtze.type_plural.{POST_TYPES[post.type]}"),
        n=MAJORITY[0],
    )
    return Moment(
        "won",
        say("yangtze.moment.won", seat=SEATS[won.seat], type=Text(f"yangtze.type.{POST_TYPES[post.type]}")),
        won.text(),
        won.seat,
        say("yangtze.moment.bids", n=sum(isinstance(fact, BidMade) for fact in bids)),
        (Text("yangtze.moment.last_bid"),),
        _bidders(bids, won, state.seats),
        result=most,
        consequence=_change(change),
        emblem=POST[won.post],
        mine=change != 0,
    )


def _bidders(bids: Sequence[BidMade | BidPassed], won: PostWon, seats: int) -> tuple[Row, ...]:
    """Every seat with its last bid, the highest first; who passed, at which price."""
    last = dict.fromkeys(range(seats), 0)
    left: dict[Seat, int] = {}
    price = 0
    for fact in bids:
        if isinstance(fact, BidMade):
            price = last[fact.seat] = fact.amount
        else:
            left[fact.seat] = price
    order = sorted(range(seats), key=lambda each: (each != won.seat, -last[each]))
    return tuple(
        Row(
            each,
            (Count(last[each], MONEY),),
            note=Text("yangtze.moment.wins") if each == won.seat else _passed(left.get(each, price)),
            hit=each == won.seat,
        )
        for each in order
    )


def _passed(price: int) -> Text:
    return say("yangtze.moment.passes_at", n=price) if price else Text("yangtze.moment.passes")


def _change(points: int) -> Text | None:
    if not points:
        return None
    return say("yangtze.moment.you_gain" if points > 0 else "yangtze.moment.you_lose", n=abs(points))


def the_end(event: GameEnded, state: YangtzeState) -> Moment:
    """The river is closed; who has won is for the count to tell."""
    rows = tuple(
        Row(seat, (Count(state.money[seat], MONEY), Count(len(state.goods[seat]), HIDDEN_GOOD)))
        for seat in range(state.seats)
    )
    return Moment(
        "end",
        Text("yangtze.moment.end"),
        event.text(),
        columns=(Text("yangtze.moment.money"), Text("yangtze.moment.goods")),
        rows=rows,
        result=event.text(),
        grave=True,
    )
