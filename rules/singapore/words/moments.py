"""Great moments: a raid, a new round with its Raffles, the last round, the end."""

from collections.abc import Sequence
from typing import Final

from rules.core.amounts import Amount, netted
from rules.core.event import Event
from rules.core.moment import Count, Moment, Row
from rules.core.target import NOBODY, SEATS, Seat
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.singapore.components import GOODS, NEUTRAL, OPIUM
from rules.singapore.events.raid import RaidBegan, Raided, RaidEnded, TotalShown
from rules.singapore.events.rounds import FlagPlaced, GameEnded, RafflesTaken, RoundBegan
from rules.singapore.events.trade import PointsSold
from rules.singapore.places import BAG, BLACK, GOOD, MARKER, MONEY, TOKENS, WHITE
from rules.singapore.reckoning.turn import further_rounds
from rules.singapore.state import SingaporeState
from rules.singapore.words.names import colour

MOMENTOUS: Final = (RaidBegan, RoundBegan, GameEnded)
_OPIUM: Final = GOOD[OPIUM]


# ------------------------------------------------------------ a raid
def raid(told: Sequence[Event], at: int, later: Sequence[Amount], state: SingaporeState, seat: Seat) -> Moment:
    """Every total, who pays what, and what is left to the viewer; `later` is what changed after the raid."""
    began = told[at]
    assert isinstance(began, RaidBegan)
    facts = told[at + 1 : end_of_raid(told, at)]
    shown = sorted((fact for fact in facts if isinstance(fact, TotalShown)), key=lambda fact: fact.colour)
    struck = [fact for fact in facts if isinstance(fact, Raided)]
    hit = {fact.colour for fact in struck}
    mine = seat in hit
    return Moment(
        "raid",
        Text("singapore.moment.raid"),
        _raid_in_a_line(struck),
        began.actor(),
        say("singapore.moment.raid.aside", seat=colour(began.colour)),
        (Text("singapore.moment.raid.tokens"), Text("singapore.moment.raid.opium")),
        tuple(_raid_row(fact, fact.colour in hit) for fact in shown),
        Text("singapore.moment.raid.total"),
        _raid_result(struck),
        _raid_terms(facts, struck),
        _kept(later, state, seat) if mine else None,
        WHITE,
        BAG,
        mine=mine,
    )


def end_of_raid(told: Sequence[Event], at: int) -> int:
    """The fact that closes the raid begun at this one."""
    return next(number for number in range(at, len(told)) if isinstance(told[number], RaidEnded))


def _raid_row(fact: TotalShown, hit: bool) -> Row:
    cells = (Count(fact.total - fact.opium, BLACK), Count(fact.opium, _OPIUM))
    name = Text("singapore.neutral") if fact.colour == NEUTRAL else None
    return Row(NOBODY if name else fact.colour, cells, fact.total, hit=hit, name=name)


def _raid_in_a_line(struck: Sequence[Raided]) -> Text:
    if not struck:
        return Text("singapore.moment.raid.nobody")
    if len(struck) > 1:
        return say("singapore.moment.raid.several", seats=listed([_named(fact.colour) for fact in struck]))
    return struck[0].text()


def _named(number: int) -> Text:
    return say("singapore.moment.name", seat=colour(number))


def _raid_result(struck: Sequence[Raided]) -> Text:
    if not struck:
        return Text("singapore.moment.raid.result_nobody")
    if len(struck) > 1:
        return Text("singapore.moment.raid.result_several")
    return say("singapore.moment.raid.result", seat=colour(struck[0].colour))


def _raid_terms(facts: Sequence[Event], struck: Sequence[Raided]) -> tuple[Text | Amount, ...]:
    terms: list[Text | Amount] = []
    for fact in struck:
        seat = fact.colour
        lost = [Amount(seat, MONEY, -fact.paid, TOKENS[seat])] if fact.paid else []
        sold = sum(each.points for each in facts if isinstance(each, PointsSold) and each.seat == seat)
        numbers = ((MARKER[min(seat, len(MARKER) - 1)], sold), (BLACK, fact.tokens), (_OPIUM, fact.opium))
        lost += [Amount(seat, what, -number, TOKENS[seat]) for what, number in numbers if number]
        terms += [_named(seat), *netted(lost)] if len(struck) > 1 else netted(lost)
    return tuple(terms)


def _kept(later: Sequence[Amount], state: SingaporeState, seat: Seat) -> Text:
    """What the raid leaves, whatever the move brought afterwards."""
    gained = {
        kind: sum(each.number for each in later if each.seat == seat and each.what.kind == kind)
        for kind in ("money", "marker")
    }
    opium = sum(each.number for each in later if each.seat == seat and each.what == _OPIUM)
    return say(
        "singapore.moment.raid.kept",
        money=state.money[seat] - gained["money"],
        opium=state.cubes[seat * len(GOODS) + OPIUM] - opium,
        n=state.vp[seat] - gained["marker"],
    )


# ------------------------------------------------------------ rounds and the end
def new_round(told: Sequence[Event], at: int, state: SingaporeState, seat: Seat) -> Moment | None:
    """Who stands where, who is Raffles; in the last round what is still to come."""
    began = told[at]
    assert isinstance(began, RoundBegan)
    if began.number == 1:
        return None
    last = not further_rounds(state)
    raffles = next((fact for fact in told[at:] if isinstance(fact, RafflesTaken)), None)
    taken = raffles is not None and raffles.before != raffles.seat and seat in (raffles.seat, raffles.before)
    order = [(state.raffles + place) % state.seats for place in range(state.seats)]
    rows = tuple(
        Row(
            each,
            (Count(state.vp[each], MARKER[each]),),
            note=say("singapore.moment.plays", n=order.index(each) + 1),
            hit=each == state.raffles,
        )
        for each in range(state.seats)
    )
    return Moment(
        "end" if last else "round",
        Text("singapore.moment.last") if last else say("singapore.moment.round", number=began.number),
        say("singapore.moment.last.line" if last else "singapore.moment.round.line", seat=SEATS[state.raffles]),
        state.raffles,
        Text("singapore.moment.last.aside") if last else say("singapore.moment.tiles", n=len(state.stack) + 1),
        (Text("singapore.moment.points"),),
        rows,
        result=say(
            "singapore.moment.last.result" if last else "singapore.moment.round.result", seat=SEATS[state.raffles]
        ),
        consequence=_place(state, seat) if last or taken else None,
        grave=last,
        mine=taken,
    )


def _place(state: SingaporeState, seat: Seat) -> Text:
    """How far one is behind, or ahead."""
    others = [(points, each) for each, points in enumerate(state.vp) if each != seat]
    best, who = max(others, key=lambda other: other[0])
    ahead = state.vp[seat] - best
    if ahead == 0:
        return say("singapore.moment.level", seat=SEATS[who])
    return say("singapore.moment.behind" if ahead < 0 else "singapore.moment.ahead", n=abs(ahead), seat=SEATS[who])


def the_end(event: GameEnded, state: SingaporeState) -> Moment:
    """The town is built; who has won is for the count to tell."""
    rows = tuple(Row(each, (Count(points, MARKER[each]),)) for each, points in enumerate(state.vp))
    return Moment(
        "end",
        Text("singapore.moment.end"),
        event.text(),
        columns=(Text("singapore.moment.points"),),
        rows=rows,
        result=event.text(),
        grave=True,
    )


def changed_for(facts: Sequence[Event], seat: Seat) -> list[Text]:
    """The Raffles tile won or lost, the plot that was given to one; points are counted anyway."""
    raffles = [fact.text() for fact in facts if isinstance(fact, RafflesTaken) and seat in (fact.before, fact.seat)]
    plots = [fact.text() for fact in facts if isinstance(fact, FlagPlaced) and fact.colour == seat]
    return [*raffles, *plots]
