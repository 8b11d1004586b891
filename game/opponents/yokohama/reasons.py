"""Why a line is played, in one sentence: it is played on a copy, and the most telling thing that happens speaks."""

from collections.abc import Callable
from typing import Any, Final

from game.opponents.act_reasons import ActReasons
from game.opponents.player import Line
from game.opponents.yokohama.outlook import outlook
from game.opponents.yokohama.temper import Temper
from game.opponents.yokohama.worth.orders import needs
from rules.core.errors import HiddenAhead
from rules.core.event import Event
from rules.core.move import Button
from rules.core.rules import Rules
from rules.core.target import Seat
from rules.core.text import Text, say
from rules.yokohama.cards import ACHIEVEMENTS, EXPOSITION, HOUSE_SPACE, ORDERS, TECHNOLOGIES, TILES
from rules.yokohama.components import AREAS, BOARD_KEYS, GIVEN_ITEM, GOODS, SPACES
from rules.yokohama.events.cards import (
    Achieved,
    AgentGained,
    AgentUsed,
    OrderCompleted,
    OrdersTaken,
    TechnologyTaken,
)
from rules.yokohama.events.people import AssistantPlaced, AssistantsReturned, FreelyMoved, PresidentTakenBack
from rules.yokohama.events.stock import Bought, Gained, Sold
from rules.yokohama.events.town import Acted, Built, Hired, SpaceTaken, TokenTaken
from rules.yokohama.events.turns import EndTriggered, StartingOrderChosen
from rules.yokohama.moves import Go, Place
from rules.yokohama.places import ACHIEVEMENT, AREA, ORDER, TECHNOLOGY
from rules.yokohama.reckoning.prices import missing_goods
from rules.yokohama.reckoning.standing import icons
from rules.yokohama.scoring import board_standing, scores
from rules.yokohama.state import YokohamaState
from rules.yokohama.words.amounts import amount, country, price, rewards

_BOARD_AREAS: Final = tuple(next(n for n, area in enumerate(AREAS) if area.kind == key) for key in BOARD_KEYS)
"""By board, the Area it belongs to."""


class YokohamaReasons(ActReasons[YokohamaState, Temper]):
    """The kinds of facts speak in a fixed order."""

    def reason(self, seen: YokohamaState, line: Line) -> Text:
        told = self.deed(seen, line)
        if told is not None:
            return told
        return Text("yokohama.why.nothing_more" if isinstance(line[0], Button) else "yokohama.why.choice")

    def serves(self, seen: YokohamaState, line: Line) -> int:
        """An Assistant is placed for the Area the President goes to in the same turn."""
        move = line[0]
        if not isinstance(move, Place):
            return 0
        return next((at for at, later in enumerate(line) if isinstance(later, Go) and later.area == move.area), 0)

    def deed(self, seen: YokohamaState, line: Line) -> Text | None:
        story = _Story(self.rules, seen, line)
        for kind, speak in _SPEAKERS:
            for at, fact in enumerate(story.facts):
                if isinstance(fact, kind):
                    said = speak(story, at, fact)
                    if said is not None:
                        return said
        return None


class _Story:
    """What a line does: the state before, the facts of its own seat in order, the state after."""

    def __init__(self, rules: Rules[YokohamaState], seen: YokohamaState, line: Line) -> None:
        self.before = seen
        self.seat: Seat = rules.decider(seen)
        self.after = seen.clone()
        self.facts: list[Any] = []
        turn = seen.turn

        def note(fact: Event) -> None:
            if getattr(fact, "seat", self.seat) == self.seat and self.after.turn == turn:
                self.facts.append(fact)

        try:
            for move in line:
                rules.apply(self.after, move, note)
        except HiddenAhead:
            pass

    def number(self, kind: type[Event] | tuple[type[Event], ...]) -> int:
        """How many such facts there are."""
        return sum(1 for fact in self.facts if isinstance(fact, kind))

    def agent_for(self, at: int, nation: int) -> bool:
        """Does the card of this fact bring an Agent of its country?"""
        return any(isinstance(fact, AgentGained) and fact.country == nation for fact in self.facts[at:])

    def lacking(self, order: int) -> int:
        """How many goods of an order were missing before the line."""
        return sum(number for _, number in missing_goods(self.before, self.seat, order))


def _points(given: tuple[tuple[str, int], ...]) -> int:
    return sum(number for kind, number in given if kind == "points")


def _ends(story: _Story, at: int, fact: EndTriggered) -> Text | None:
    totals = [sheet.total for sheet in scores(story.after)]
    lead = totals[story.seat] - max(total for seat, total in enumerate(totals) if seat != story.seat)
    return say("yokohama.why.ends", n=lead) if lead > 0 else None


def _space(story: _Story, at: int, fact: SpaceTaken) -> Text:
    board = fact.board
    area = AREA[_BOARD_AREAS[board]]
    number = _points(SPACES[board][fact.space].rewards)
    own = board_standing(story.after, board, story.seat)
    others = [board_standing(story.after, board, seat) for seat in range(story.after.seats) if seat != story.seat]
    if own > max(others):
        return say("yokohama.why.space_most", area=area, n=number)
    if not fact.paid:
        return say("yokohama.why.space", area=area, n=number)
    return say("yokohama.why.space_paid", area=area, n=number, price=price(fact.paid))


def _technology(story: _Story, at: int, fact: TechnologyTaken) -> Text:
    card, technology = TECHNOLOGIES[fact.card], TECHNOLOGY[fact.card]
    if EXPOSITION.cards >> fact.card & 1:
        return say("yokohama.why.technology_points", technology=technology, n=EXPOSITION.amount)
    if story.agent_for(at, card.country):
        return say("yokohama.why.technology_agent", technology=technology, country=country(card.country))
    if not icons(story.before, story.seat)[card.country]:
        return say("yokohama.why.technology_set", technology=technology, country=country(card.country))
    turns = round(outlook(story.before, story.seat).turns)
    if turns > 1:
        return say("yokohama.why.technology_help", technology=technology, n=turns)
    return say("yokohama.why.technology_production", technology=technology, n=card.production)


def _achieved(story: _Story, at: int, fact: Achieved) -> Text:
    first = fact.number == ACHIEVEMENTS[fact.tile].first
    key = "achieve_first" if first else "achieve"
    return say(f"yokohama.why.{key}", tile=ACHIEVEMENT[fact.tile], n=fact.number)


def _completed(story: _Story, at: int, fact: OrderCompleted) -> Text:
    order, nation = ORDERS[fact.order], ORDERS[fact.order].country
    if story.agent_for(at, nation):
        return say("yokohama.why.complete_agent", order=ORDER[fact.order])
    return say("yokohama.why.complete", order=ORDER[fact.order], rewards=rewards(order.rewards))


def _orders(story: _Story, at: int, fact: OrdersTaken) -> Text:
    taken = [order for order, _ in fact.orders]
    if len(taken) > 1:
        together = needs(taken, story.before.stock[story.seat])
        return say("yokohama.why.orders_two", price=price(fact.paid), n=sum(max(0, lack) for lack in together))
    return _one_order(story, taken[0])


def _kept(story: _Story, at: int, fact: StartingOrderChosen) -> Text:
    return _one_order(story, fact.order)


def _one_order(story: _Story, order: int) -> Text:
    lack = story.lacking(order)
    if not lack:
        return say("yokohama.why.order_ready", order=ORDER[order])
    return say("yokohama.why.order_missing", order=ORDER[order], n=lack)


def _hired(story: _Story, at: int, fact: Hired) -> Text:
    return say("yokohama.why.hire", n=story.number(Hired))


def _built(story: _Story, at: int, fact: Built) -> Text:
    given = TILES[fact.tile].rewards[fact.space]
    if not given:
        return say("yokohama.why.shop_power", area=AREA[fact.area])
    key = "house" if fact.space == HOUSE_SPACE else "shop"
    return say(f"yokohama.why.{key}", area=AREA[fact.area], rewards=rewards(given))


def _token(story: _Story, at: int, fact: TokenTaken) -> Text:
    return say("yokohama.why.token", area=AREA[fact.area])


def _agent(story: _Story, at: int, fact: AgentUsed) -> Text | None:
    acted = next((each for each in story.facts[at:] if isinstance(each, Acted)), None)
    return None if acted is None else say("yokohama.why.agent", area=AREA[fact.area], power=acted.power)


def _acted(story: _Story, at: int, fact: Acted) -> Text | None:
    area, kind = AREA[fact.area], AREAS[fact.area].kind
    item = GIVEN_ITEM.get(kind)
    gained = next((each for each in story.facts[at:] if isinstance(each, Gained) and each.item == item), None)
    if item is not None and gained is not None:
        if item >= len(GOODS):
            return say("yokohama.why.bank", area=area, what=amount(item, gained.number))
        lack = needs(story.before.hands[story.seat], story.before.stock[story.seat])[item]
        if lack > 0:
            return say("yokohama.why.goods_needed", area=area, what=amount(item, gained.number), n=lack)
        return say("yokohama.why.goods_spare", area=area, what=amount(item, gained.number))
    trades = story.number((Bought, Sold))
    return say("yokohama.why.exchange", area=area, n=trades) if trades else None


def _home(story: _Story, at: int, fact: PresidentTakenBack) -> Text:
    back = sum(each.number for each in story.facts if isinstance(each, AssistantsReturned))
    return say("yokohama.why.home", n=back)


def _returned(story: _Story, at: int, fact: AssistantsReturned) -> Text:
    back = sum(each.number for each in story.facts if isinstance(each, AssistantsReturned))
    return say("yokohama.why.people", n=back)


def _placed(story: _Story, at: int, fact: AssistantPlaced | FreelyMoved) -> Text:
    return say("yokohama.why.placed", n=story.number((AssistantPlaced, FreelyMoved)))


_SPEAKERS: Final[tuple[tuple[type[Event], Callable[[_Story, int, Any], Text | None]], ...]] = (
    (EndTriggered, _ends),
    (SpaceTaken, _space),
    (TechnologyTaken, _technology),
    (Achieved, _achieved),
    (OrderCompleted, _completed),
    (OrdersTaken, _orders),
    (StartingOrderChosen, _kept),
    (AgentUsed, _agent),
    (Built, _built),
    (TokenTaken, _token),
    (Hired, _hired),
    (Acted, _acted),
    (PresidentTakenBack, _home),
    (AssistantsReturned, _returned),
    (AssistantPlaced, _placed),
    (FreelyMoved, _placed),
)
"""Who speaks first."""
