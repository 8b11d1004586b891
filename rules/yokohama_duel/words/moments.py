"""Great moments: a round's end with its upgrades, the last round, the end."""

from collections.abc import Sequence
from typing import Final

from rules.core.event import Event
from rules.core.moment import Count, Moment, Row
from rules.core.target import SEATS, Seat
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.yokohama_duel.components import LEVELS, LEVELS_BY_UPGRADES, ROUNDS, YEN
from rules.yokohama_duel.events.cards import (
    BonusRevealed,
    ChurchTaken,
    OrderCompleted,
    TechnologiesReplaced,
    TechnologyTaken,
)
from rules.yokohama_duel.events.turns import (
    GameEnded,
    InfluencePlayed,
    InfluenceTakenBack,
    InfluenceUpgraded,
    RoundBegan,
)
from rules.yokohama_duel.places import CHURCH, MONEY, PLACE, TECHNOLOGY
from rules.yokohama_duel.reckoning.influence import occupied
from rules.yokohama_duel.reckoning.rounds import starter
from rules.yokohama_duel.state import DuelState

MOMENTOUS: Final = (RoundBegan, GameEnded)


def new_round(told: Sequence[Event], at: int, state: DuelState, seat: Seat) -> Moment | None:
    """Who turned which Influence card over at what price, and who starts."""
    began = told[at]
    assert isinstance(began, RoundBegan)
    if began.number == 1:
        return None
    last = began.number == ROUNDS
    ended = max(number for number in range(at) if isinstance(told[number], InfluenceTakenBack))
    facts = told[ended:at]
    upgrades = [fact for fact in facts if isinstance(fact, InfluenceUpgraded)]
    new = sum(len(fact.new) for fact in facts if isinstance(fact, TechnologiesReplaced))
    first = starter(state, began.number)
    levels = [say("common.number", n=level) for level in LEVELS_BY_UPGRADES[state.upgraded[seat]]]
    line = "yokohama_duel.moment.last.line" if last else "yokohama_duel.moment.round.line"
    return Moment(
        "end" if last else "round",
        Text("yokohama_duel.moment.last") if last else say("yokohama_duel.moment.round", number=began.number - 1),
        say(line, number=began.number, seat=SEATS[first]),
        first,
        say("yokohama_duel.moment.begins", number=began.number, rounds=ROUNDS),
        (Text("yokohama_duel.moment.upgrade"), Text("yokohama_duel.moment.price")),
        tuple(_row(upgrades, each, first) for each in range(state.seats)),
        result=say("yokohama_duel.moment.back", n=new),
        consequence=say("yokohama_duel.moment.levels", levels=listed(levels)),
        grave=last,
    )


def _row(upgrades: Sequence[InfluenceUpgraded], seat: Seat, first: Seat) -> Row:
    own = [fact for fact in upgrades if fact.seat == seat]
    turned = [say("yokohama_duel.moment.turned", before=LEVELS[fact.card][0], after=fact.level) for fact in own]
    paid = sum(fact.price for fact in own)
    note = Text("yokohama_duel.moment.first") if seat == first else None
    return Row(seat, (listed(turned) if turned else Count(0), Count(-paid, MONEY, signed=True)), note=note)


def the_end(told: Sequence[Event], event: GameEnded, state: DuelState) -> Moment:
    """The harbour is built; who has won is for the count to tell."""
    done = [sum(isinstance(fact, OrderCompleted) and fact.seat == seat for fact in told) for seat in range(state.seats)]
    rows = tuple(Row(seat, (Count(number), Count(state.stock[seat][YEN], MONEY))) for seat, number in enumerate(done))
    return Moment(
        "end",
        Text("yokohama_duel.moment.end"),
        event.text(),
        columns=(Text("yokohama_duel.moment.orders"), Text("yokohama_duel.moment.yen")),
        rows=rows,
        result=event.text(),
        grave=True,
    )


def changed_for(facts: Sequence[Event], state: DuelState) -> list[Text]:
    """Places that are occupied now, cards that are gone, a bonus that came."""
    laid = [fact.place for fact in facts if isinstance(fact, InfluencePlayed)]
    still = [place for place in laid if occupied(state) >> place & 1]
    taken = [TECHNOLOGY[fact.technology] for fact in facts if isinstance(fact, TechnologyTaken)]
    taken += [CHURCH[fact.card] for fact in facts if isinstance(fact, ChurchTaken)]
    came = [fact.text() for fact in facts if isinstance(fact, BonusRevealed) and fact.card in state.bonus_row]
    return [
        *(say("yokohama_duel.moment.occupied", place=PLACE[place]) for place in dict.fromkeys(still)),
        *(say("yokohama_duel.moment.gone", what=what) for what in taken),
        *came,
    ]
