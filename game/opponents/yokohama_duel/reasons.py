"""Why a line is played, in one sentence: the most telling move of the line speaks."""

from collections.abc import Callable
from typing import Any, Final

from game.opponents.act_reasons import ActReasons
from game.opponents.player import Line
from game.opponents.yokohama_duel.outlook import Outlook, outlook
from game.opponents.yokohama_duel.temper import Temper
from game.opponents.yokohama_duel.worth.orders import needs
from game.opponents.yokohama_duel.worth.technologies import technology_worth
from game.opponents.yokohama_duel.worth.things import FLIPPED, POINTS
from rules.core.move import DONE, Button, Move
from rules.core.target import Seat
from rules.core.text import Text, say
from rules.yokohama_duel.components import CHURCH_CARDS, LEVELS, ORDERS, PLACES, ROUNDS, TECHNOLOGIES
from rules.yokohama_duel.free import Complete, Recruit
from rules.yokohama_duel.moves import (
    Build,
    Flip,
    Keep,
    KeepPaid,
    PlaceStation,
    Play,
    PutUnder,
    ReturnAssist,
    Send,
    TakeBonus,
    TakeChurch,
    TakeTechnology,
    Upgrade,
)
from rules.yokohama_duel.places import BONUS, CHURCH, CRITERION, INFLUENCE, ORDER, PLACE, TECHNOLOGY
from rules.yokohama_duel.reckoning.free_actions import completable, recruitable
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.base import Decision
from rules.yokohama_duel.steps.chinatown import Exchange
from rules.yokohama_duel.steps.church import PayChurch
from rules.yokohama_duel.steps.laboratory import PayTechnology
from rules.yokohama_duel.steps.strengthen import Strengthen

MANY: Final = 2
"""So many goods missing are a reason to let an order go."""


_FOR_MORE: Final = "yokohama_duel.reason.level"
"""Said of a place whose effect is another move: where that is made, it speaks itself."""


class DuelReasons(ActReasons[DuelState, Temper]):
    """The kinds of moves speak in a fixed order."""

    def reason(self, seen: DuelState, line: Line) -> Text:
        told = self._told(seen, line)
        if told is not None:
            return told
        seat = seen.pending[-1].decider(seen)
        if not isinstance(line[0], Button):
            return Text("yokohama_duel.reason.choice")
        if not isinstance(seen.pending[-1], Decision):
            return Text("yokohama_duel.reason.save")
        ready = completable(seen, seat) or recruitable(seen, seat)
        return Text("yokohama_duel.reason.wait" if ready else "yokohama_duel.reason.nothing_more")

    def deed(self, seen: DuelState, line: Line) -> Text | None:
        told = self._told(seen, line)
        return None if told is not None and told.key == _FOR_MORE else told

    def _told(self, seen: DuelState, line: Line) -> Text | None:
        to = _Listener(seen, seen.pending[-1].decider(seen), line, self.temper)
        for kind, speak in _SPEAKERS:
            for move in line:
                if isinstance(move, kind):
                    return speak(to, move)
        return _begun(to)


class _Listener:
    """To whom the moves speak: the table before the line."""

    def __init__(self, seen: DuelState, seat: Seat, line: Line, temper: Temper) -> None:
        self.seen, self.seat, self.line, self.temper = seen, seat, line, temper
        self.ahead: Outlook = outlook(seen, seat)


def _begun(to: _Listener) -> Text | None:
    """What is paid for, strengthened or used was chosen before the line and still speaks; who stops is done with it."""
    step = to.seen.pending[-1]
    if isinstance(step, PayTechnology):
        return _technology(to, TakeTechnology(step.technology))
    if isinstance(step, PayChurch):
        return _church(to, TakeChurch(step.card))
    if isinstance(step, Strengthen) or (isinstance(step, Exchange) and to.line[0] != DONE):
        return _used(to, step.place)
    return None


def _technology(to: _Listener, move: TakeTechnology) -> Text:
    technology = TECHNOLOGY[move.technology]
    card = TECHNOLOGIES[move.technology]
    if card.points_per:
        worth = technology_worth(to.seen, to.seat, move.technology, to.ahead, to.temper)
        return say("yokohama_duel.reason.technology_points", technology=technology, n=max(1, round(worth)))
    if to.ahead.rounds:
        return say("yokohama_duel.reason.technology_help", technology=technology, n=to.ahead.rounds)
    return say("yokohama_duel.reason.technology_cost", technology=technology, n=card.cost)


def _church(to: _Listener, move: TakeChurch) -> Text:
    return say("yokohama_duel.reason.church", card=CHURCH[move.card], n=CHURCH_CARDS[move.card].points)


def _complete(to: _Listener, move: Complete) -> Text:
    return say("yokohama_duel.reason.complete", order=ORDER[move.order], n=ORDERS[move.order].points)


def _flip(to: _Listener, move: Flip) -> Text:
    flips = sum(1 for each in to.line if isinstance(each, Flip))
    return say("yokohama_duel.reason.flip", n=flips, points=round(FLIPPED * flips))


def _upgrade(to: _Listener, move: Upgrade) -> Text:
    card, level = INFLUENCE[to.seat][move.card], LEVELS[move.card][1]
    return say("yokohama_duel.reason.upgrade", card=card, level=int(level), n=ROUNDS - to.seen.round)


def _send(to: _Listener, move: Send) -> Text:
    return say("yokohama_duel.reason.merchant", place=PLACE[move.place])


def _build(to: _Listener, move: Build) -> Text:
    if move.house:
        return say("yokohama_duel.reason.house", n=round(POINTS["trading_houses"]))
    return Text("yokohama_duel.reason.shop")


def _play(to: _Listener, move: Play) -> Text:
    return _used(to, move.place)


def _used(to: _Listener, number: int) -> Text:
    place = PLACES[number]
    if place.good >= 0:
        lack = needs(to.seen.hands[to.seat], to.seen.stock[to.seat])[place.good]
        key = "good_needed" if lack > 0 else "good_spare"
        return say(f"yokohama_duel.reason.{key}", place=PLACE[number], n=max(lack, 0))
    return say(f"yokohama_duel.reason.{_EFFECTS[place.effect]}", place=PLACE[number])


_EFFECTS: Final = {
    "gain_yen": "bank",
    "draw_orders": "port",
    "trades": "exchange",
    "take_church_card": "level",
    "take_technology": "level",
    "flip_imports": "level",
}


def _keep(to: _Listener, move: Keep | KeepPaid) -> Text:
    return say("yokohama_duel.reason.keep", order=ORDER[move.order], n=ORDERS[move.order].points)


def _under(to: _Listener, move: PutUnder) -> Text:
    stock = to.seen.stock[to.seat]
    missing = sum(max(0, number - stock[good]) for good, number in enumerate(ORDERS[move.order].demand))
    if missing < MANY:
        return say("yokohama_duel.reason.under_less", order=ORDER[move.order])
    return say("yokohama_duel.reason.under", order=ORDER[move.order], n=missing)


def _bonus(to: _Listener, move: TakeBonus) -> Text:
    return say("yokohama_duel.reason.bonus", card=BONUS[move.card])


def _station(to: _Listener, move: PlaceStation) -> Text:
    return say("yokohama_duel.reason.station", place=PLACE[move.place])


def _recruit(to: _Listener, move: Recruit) -> Text:
    return say("yokohama_duel.reason.recruit", criterion=CRITERION[to.seat][move.criterion])


def _return(to: _Listener, move: ReturnAssist) -> Text:
    return Text("yokohama_duel.reason.return")


_SPEAKERS: Final[tuple[tuple[type[Move] | tuple[type[Move], ...], Callable[[_Listener, Any], Text]], ...]] = (
    (TakeTechnology, _technology),
    (TakeChurch, _church),
    (Flip, _flip),
    (Complete, _complete),
    (Upgrade, _upgrade),
    (Send, _send),
    (Play, _play),
    (Build, _build),
    (PlaceStation, _station),
    (Recruit, _recruit),
    (TakeBonus, _bonus),
    ((Keep, KeepPaid), _keep),
    (PutUnder, _under),
    (ReturnAssist, _return),
)
"""Who speaks first."""
