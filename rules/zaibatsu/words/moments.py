"""Great moments: a period's end with its scoring, the last rounds, the automa's turn, the end."""

from collections.abc import Sequence
from typing import Final

from rules.core.event import Event
from rules.core.moment import Cell, Count, Moment, Row
from rules.core.seats import SeatEvent
from rules.core.target import NOBODY, SEATS, Seat, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.zaibatsu.board import REGIONS
from rules.zaibatsu.components import ACTIONS, AUTOMA, COUNTS, FIRST_LIGHT, PERIODS, ROUNDS, SCORING
from rules.zaibatsu.events.automa import (
    AutomaDelivered,
    AutomaTrain,
    AutomaTurn,
    NoWorkerReturned,
    ObjectiveChecked,
    RegionPassed,
    SoloLost,
    SoloRated,
    TokenRevealed,
    TokensShuffled,
    WorkerReturned,
)
from rules.zaibatsu.events.holdings import FavourPlaced
from rules.zaibatsu.events.japan import Delivered, PeriodScored, RegionScored, TokenLeft
from rules.zaibatsu.events.pieces import Hired, ShipBuilt, TrainBuilt
from rules.zaibatsu.events.rounds import GameEnded, LastMarkerGiven, RoundBegan
from rules.zaibatsu.places import ACTION_TOKEN, DESTINATION, POINT
from rules.zaibatsu.reckoning.measures import score_before_count
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.words.amounts import colour
from rules.zaibatsu.words.names import city_of_space, region_of_rail

MOMENTOUS: Final = (PeriodScored, RoundBegan, AutomaTurn, GameEnded)


def moment(told: Sequence[Event], at: int, state: ZaibatsuState, seat: Seat) -> Moment | None:
    """The moment of a fact."""
    event = told[at]
    if isinstance(event, PeriodScored):
        return _period(told[at:], event, state, seat)
    if isinstance(event, AutomaTurn):
        return _automa(told[at + 1 :], state)
    if isinstance(event, RoundBegan):
        return _last_rounds(told[at:], state) if event.number == FIRST_LIGHT else None
    return _end(told, state)


# ------------------------------------------------------------ periods
def _period(told: Sequence[Event], event: PeriodScored, state: ZaibatsuState, seat: Seat) -> Moment:
    """What every region paid whom."""
    scored = [fact for fact in told if isinstance(fact, RegionScored) and fact.period == event.period][: len(REGIONS)]
    paid = [dict(fact.points) for fact in scored]
    totals = [sum(points.get(each, 0) for points in paid) for each in range(state.seats)]
    best = max(totals)
    rows = tuple(
        Row(
            each,
            tuple(Count(points.get(each, 0), POINT) for points in paid),
            totals[each],
            hit=totals[each] == best > 0,
        )
        for each in range(state.seats)
    )
    values = [SCORING[event.period][index] for index in COUNTS[state.seats].value_indexes]
    last = event.period == PERIODS
    return Moment(
        "end" if last else "turn",
        say("zaibatsu.moment.period", period=Text(f"zaibatsu.period.{event.period}")),
        say("zaibatsu.moment.period.line", n=totals[seat]),
        aside=say("zaibatsu.about.pays", values=listed([Text(f"={value}") for value in values])),
        columns=tuple(Text(f"zaibatsu.board.region.{region.key}") for region in REGIONS[: len(paid)]),
        rows=rows,
        total=Text("zaibatsu.moment.total"),
        consequence=Text("zaibatsu.moment.period.next") if last else None,
        grave=last,
        mine=True,
    )


def _last_rounds(told: Sequence[Event], state: ZaibatsuState) -> Moment:
    """Who starts the last rounds: everybody has as many turns as there are light spaces."""
    first = next((fact.owner for fact in told if isinstance(fact, LastMarkerGiven)), AUTOMA)
    turns = ROUNDS - FIRST_LIGHT + 1
    if first == AUTOMA:
        line, result = Text("zaibatsu.log.automa_starts"), Text("zaibatsu.log.automa_starts")
    else:
        line = result = say("zaibatsu.log.starts_last", seat=SEATS[first])
    return Moment(
        "end",
        Text("zaibatsu.moment.last_rounds"),
        line,
        first,
        say("zaibatsu.moment.turns_left", n=turns),
        result=result,
        consequence=Text("zaibatsu.moment.last_rounds.then"),
        grave=True,
    )


# ------------------------------------------------------------ the automa
def _automa(told: Sequence[Event], state: ZaibatsuState) -> Moment:
    """Its four steps, so that a player can check them."""
    done = _until_next(told)
    rows = [
        _step("a", _revealed(done)),
        _step("b", _returned(done)),
        _step("c", _acted(done)),
        _step("d", _shuffled(done)),
    ]
    passed = [fact.text() for fact in done if isinstance(fact, RegionPassed)]
    return Moment(
        "turn",
        Text("zaibatsu.moment.automa"),
        _acted(done),
        AUTOMA,
        columns=(Text("zaibatsu.moment.automa.does"),),
        rows=tuple(rows),
        result=listed(passed) if passed else None,
        brief=True,
    )


def _until_next(told: Sequence[Event]) -> list[Event]:
    """The facts of one turn: up to where another one begins."""
    found: list[Event] = []
    for fact in told:
        if fact.heading():
            break
        found.append(fact)
    return found


def _step(letter: str, text: Text) -> Row:
    cells: tuple[Cell, ...] = (text,)
    return Row(NOBODY, cells, name=Text(f"zaibatsu.moment.automa.{letter}"))


def _revealed(done: Sequence[Event]) -> Text:
    token = next(fact.token for fact in done if isinstance(fact, TokenRevealed))
    return Text(f"zaibatsu.moment.token.{ACTION_TOKEN[token].key}")


def _returned(done: Sequence[Event]) -> Text:
    for fact in done:
        if isinstance(fact, WorkerReturned):
            return say("zaibatsu.moment.automa.returns", colour=colour(fact.colour), space=fact.space + 1)
        if isinstance(fact, NoWorkerReturned):
            return fact.text()
    return Text("zaibatsu.log.no_worker_returned")


def _acted(done: Sequence[Event]) -> Text:
    for fact in done:
        if isinstance(fact, AutomaTrain):
            return say("zaibatsu.moment.automa.train", place=region_of_rail(fact.rail))
        if isinstance(fact, AutomaDelivered):
            return say("zaibatsu.moment.automa.delivers", value=fact.value, city=city_of_space(fact.space))
    return Text("zaibatsu.moment.automa.idle")


def _shuffled(done: Sequence[Event]) -> Text:
    shuffled = any(isinstance(fact, TokensShuffled) for fact in done)
    return Text("zaibatsu.moment.automa.shuffles" if shuffled else "zaibatsu.moment.automa.no_shuffle")


# ------------------------------------------------------------ the end
def _end(told: Sequence[Event], state: ZaibatsuState) -> Moment:
    """The books are closed; who has won is for the count to tell."""
    rated = next((fact for fact in told if isinstance(fact, SoloRated)), None)
    lost = any(isinstance(fact, SoloLost) for fact in told)
    checked = [fact.text() for fact in told if isinstance(fact, ObjectiveChecked)]
    line = GameEnded().text()
    if lost:
        line = SoloLost().text()
    elif rated is not None:
        line = rated.text()
    return Moment(
        "end",
        Text("zaibatsu.moment.end"),
        line,
        columns=(Text("zaibatsu.moment.points"),),
        rows=tuple(Row(seat, (Count(score_before_count(state, seat), POINT),)) for seat in range(state.seats)),
        result=listed(checked) if checked else line,
        grave=True,
    )


def brief(facts: Sequence[Event], seat: Seat) -> Text | None:
    """A turn in a few words: the action with where it led, or the consolidation with its favour."""
    own = [fact for fact in facts if isinstance(fact, SeatEvent) and fact.seat == seat]
    favour = next((fact for fact in own if isinstance(fact, FavourPlaced)), None)
    if favour is not None:
        return say("zaibatsu.brief.consolidated", level=favour.level)
    hired = next((fact for fact in own if isinstance(fact, Hired)), None)
    if hired is None:
        return None
    action = Text(f"zaibatsu.board.action.{ACTIONS[hired.action]}")
    where = next((place for fact in own if (place := _led_to(fact)) is not None), None)
    return action if where is None else say("zaibatsu.brief.action", action=action, place=where)


def _led_to(fact: Event) -> Text | Target | None:
    if isinstance(fact, TrainBuilt):
        return region_of_rail(fact.rail)
    if isinstance(fact, ShipBuilt):
        return DESTINATION[fact.destination]
    return city_of_space(fact.space) if isinstance(fact, Delivered) else None


def changed_for(facts: Sequence[Event], seat: Seat) -> list[Text]:
    """Own tokens that were sent home."""
    home = [fact for fact in facts if isinstance(fact, TokenLeft) and fact.owner == seat]
    return [say("zaibatsu.moment.sent_home", value=fact.value, city=city_of_space(fact.space)) for fact in home]
