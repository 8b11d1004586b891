"""Great moments (the end announced, the last round, the end), and what turns of others come down to."""

from collections.abc import Sequence
from typing import Final

from rules.core.event import Event
from rules.core.moment import Count, Moment, Row
from rules.core.target import SEATS, Seat
from rules.core.text import Text, say
from rules.yokohama.components import HOUSE, SHOP
from rules.yokohama.events.cards import Achieved, TechnologyTaken
from rules.yokohama.events.people import PresidentMoved, PresidentTakenBack
from rules.yokohama.events.stock import Gained
from rules.yokohama.events.town import Acted, SpaceTaken, TokenTaken
from rules.yokohama.events.turns import EndTriggered, GameEnded, StartingOrderReturned, TurnBegan
from rules.yokohama.places import ACHIEVEMENT, AREA, POINT, SPACE, TECHNOLOGY
from rules.yokohama.reckoning.standing import built
from rules.yokohama.scoring import scores
from rules.yokohama.state import YokohamaState
from rules.yokohama.words.amounts import amount, technology
from rules.yokohama.words.names import short_area_name

MOMENTOUS: Final = (EndTriggered, TurnBegan, GameEnded)


# ------------------------------------------------------------ moments
def moment(event: Event, state: YokohamaState, seat: Seat) -> Moment | None:
    """The moment of a fact, as a seat may know it."""
    if isinstance(event, EndTriggered):
        return _end_triggered(event, state, seat)
    if isinstance(event, TurnBegan):
        last = state.last_turn and event.turn == state.last_turn - state.seats + 1
        return _last_round(event, state, seat) if last else None
    assert isinstance(event, GameEnded)
    # Only the count tells who has won.
    gained = [state.points(each) for each in range(state.seats)]
    return _table_of("yokohama.moment.end", event.text(), state, "yokohama.moment.points_gained", gained)


def _standing(heading: str, sentence: Text, state: YokohamaState) -> Moment:
    """The points are those of the slips: as if it were counted now."""
    return _table_of(heading, sentence, state, "yokohama.moment.points", [sheet.total for sheet in scores(state)])


def _table_of(heading: str, sentence: Text, state: YokohamaState, column: str, points: Sequence[int]) -> Moment:
    """How the seats stand: points, orders, buildings."""
    rows = [
        Row(
            each,
            (
                Count(points[each], POINT),
                Count(len(state.completed[each])),
                Count(built(state, each, SHOP) + built(state, each, HOUSE)),
            ),
        )
        for each in range(state.seats)
    ]
    return Moment(
        "end",
        Text(heading),
        sentence,
        columns=(Text(column), Text("yokohama.moment.orders"), Text("yokohama.moment.built")),
        rows=tuple(rows),
        grave=True,
    )


def _end_triggered(event: EndTriggered, state: YokohamaState, seat: Seat) -> Moment:
    """Why the game ends, and how many turns that leaves to whoever looks."""
    left = [
        turn for turn in range(state.turn + 1, state.last_turn + 1) if (turn - 1 + state.first) % state.seats == seat
    ]
    return _standing("yokohama.moment.end_triggered", event.text(), state)._replace(
        actor=event.seat,
        aside=Text(f"yokohama.cause.{event.cause}"),
        result=Text("yokohama.moment.then"),
        consequence=say("yokohama.moment.turns", n=len(left)),
    )


def _last_round(event: TurnBegan, state: YokohamaState, seat: Seat) -> Moment:
    """Nobody has more than one turn now."""
    mine = event.seat == seat
    return _standing("yokohama.moment.last", say("yokohama.moment.last_line", seat=SEATS[event.seat]), state)._replace(
        actor=event.seat,
        result=Text("yokohama.moment.unfinished"),
        consequence=Text("yokohama.moment.your_last" if mine else "yokohama.moment.yours_comes"),
    )


# ------------------------------------------------------------ turns of others
def changed_for(facts: Sequence[Event], state: YokohamaState, seat: Seat) -> list[Text]:
    """Presidents where one's assistants stand, spaces, cards and tokens that are gone, first places taken."""
    here = [fact for fact in facts if isinstance(fact, PresidentMoved)]
    barred = [fact for fact in here if state.presidents[fact.seat] == fact.path[-1] and state.men[seat][fact.path[-1]]]
    spaces = [SPACE[fact.board][fact.space] for fact in facts if isinstance(fact, SpaceTaken)]
    cards = [TECHNOLOGY[fact.card] for fact in facts if isinstance(fact, TechnologyTaken)]
    tokens = [fact.area for fact in facts if isinstance(fact, TokenTaken) and state.men[seat][fact.area]]
    first = [fact.tile for fact in facts if isinstance(fact, Achieved) and _is_first(state, fact)]
    return [
        *(say("yokohama.moment.achieved", tile=ACHIEVEMENT[tile]) for tile in first),
        *(
            say("yokohama.moment.occupied", seat=SEATS[fact.seat], area=AREA[fact.path[-1]])
            for fact in {fact.seat: fact for fact in barred}.values()
        ),
        *(say("yokohama.moment.token_gone", area=AREA[area]) for area in tokens),
        *(say("yokohama.moment.gone", what=what) for what in (*spaces, *cards)),
    ]


def _is_first(state: YokohamaState, fact: Achieved) -> bool:
    seats = state.achieved[state.achievements.index(fact.tile)]
    return bool(seats) and seats[0] == fact.seat


def brief(facts: Sequence[Event], seat: Seat) -> Text | None:
    """The last action of a turn with what it gave, or that the seat went home."""
    own = [fact for fact in facts if fact.actor() == seat]
    acts = [number for number, fact in enumerate(own) if isinstance(fact, Acted)]
    if not acts:
        if any(isinstance(fact, PresidentTakenBack) for fact in own):
            return Text("yokohama.brief.home")
        chose = any(isinstance(fact, StartingOrderReturned) for fact in own)
        return Text("yokohama.brief.keeps") if chose else None
    acted, after = own[acts[-1]], own[acts[-1] :]
    assert isinstance(acted, Acted)
    where, power = short_area_name(acted.area), acted.power
    gained = next((fact for fact in after if isinstance(fact, Gained) and not fact.quiet), None)
    if gained is not None:
        return say("yokohama.brief.gained", area=where, power=power, gain=amount(gained.item, gained.number))
    taken = next((fact for fact in after if isinstance(fact, TechnologyTaken)), None)
    if taken is not None:
        return say("yokohama.brief.technology", area=where, power=power, technology=technology(taken.card))
    return say("yokohama.brief.acted", area=where, power=power)
