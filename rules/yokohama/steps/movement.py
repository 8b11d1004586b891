"""The Movement step: the President goes to an Area, or home."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.event import Emit
from rules.core.move import DONE, Move
from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.yokohama.cards import POSTAL, STATION, TRAM
from rules.yokohama.components import CANAL, NONE
from rules.yokohama.effects import people as effects
from rules.yokohama.moves import ALL, ENTER, GO, HOME, RETURN, WALK, WAY, Enter, Go, Return, Way
from rules.yokohama.places import AREA, GROUP
from rules.yokohama.reckoning.ground import assistants_out, opposing, power_with_president
from rules.yokohama.reckoning.ways import Route, barred, destinations, may_stop, route_price, routes_to, stops
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.action import act_in
from rules.yokohama.steps.base import Between, Turn
from rules.yokohama.words.amounts import toll

_OPENING: Final = POSTAL.cards | STATION.cards | TRAM.cards
"""Technologies that let the President end where he could not without them."""


@dataclass(slots=True, unsafe_hash=True)
class Movement(Between):
    """One move per destination; a dearer way can be walked stop by stop. Home is always possible."""

    KEY = "movement"
    PHASE = "movement"
    LEADS = "movement"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        areas, dearer = destinations(state, self.seat)
        found: list[Move] = [GO[area] for area in areas]
        if dearer:
            found.append(WALK)
        found.append(HOME)
        return found

    def search_moves(self, state: YokohamaState) -> Sequence[Move]:
        """Nobody pays more than he must."""
        return [move for move in self.moves(state) if move != WALK]

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        seat = self.seat
        if isinstance(move, Go):
            routes = routes_to(state, seat, move.area)
            if len(routes) > 1:
                state.pending.append(ChooseWay(seat, move.area))
            else:
                go_by(state, seat, routes[0], emit)
        elif move == WALK:
            state.pending.append(Walk(seat, state.presidents[seat], ()))
        else:
            effects.take_president_back(state, seat, emit)
            state.pending.append(BringHome(seat))

    def prompt(self, state: YokohamaState) -> Text:
        at_home, open_areas = state.presidents[self.seat] == NONE, destinations(state, self.seat)[0]
        if open_areas:
            return Text("yokohama.prompt.movement_hand" if at_home else "yokohama.prompt.movement")
        return Text("yokohama.prompt.movement_stay" if at_home else "yokohama.prompt.movement_none")

    def help(self, state: YokohamaState) -> Text | None:
        more = state.techs[self.seat] & _OPENING
        return Text("yokohama.help.movement_more" if more else "yokohama.help.movement")

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target not in AREA:
            return None
        area = AREA.index(target)
        if area == CANAL:
            return Text("yokohama.refuse.canal_stop")
        if area == state.presidents[self.seat]:
            return Text("yokohama.about.president_here")
        men, others = state.men[self.seat][area], opposing(state, self.seat, area)
        tram = others and state.techs[self.seat] & TRAM.cards
        if not (men or tram):
            return Text("yokohama.refuse.nobody_there")
        if not men or area in barred(state, self.seat):
            return say("yokohama.refuse.occupied", seat=SEATS[others[0]])
        return Text("yokohama.refuse.no_way")

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if not isinstance(move, Go):
            at_home = move == HOME and state.presidents[self.seat] == NONE
            return Text("yokohama.do.movement_people") if at_home else Turn.phrase(self, state, move)
        power = power_with_president(state, self.seat, move.area)
        price = min(route.price for route in routes_to(state, self.seat, move.area))
        if price:
            return say("yokohama.do.go_paid", area=AREA[move.area], power=power, n=price)
        return say("yokohama.do.go", area=AREA[move.area], power=power)


def go_by(state: YokohamaState, seat: Seat, route: Route, emit: Emit) -> None:
    """Move the President, then act where he stops."""
    effects.move_president(state, seat, route, emit)
    act_in(state, seat, route.path[-1])


@dataclass(slots=True, unsafe_hash=True)
class ChooseWay(Turn):
    """Whom to pay: several sets of payments hold none of the others."""

    area: int

    KEY = "way"
    PHASE = "movement"

    def in_hand(self, state: YokohamaState) -> tuple[Target, ...]:
        return (AREA[self.area],)

    def routes(self, state: YokohamaState) -> list[Route]:
        """The ways to choose from."""
        return routes_to(state, self.seat, self.area)

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        return WAY[: len(self.routes(state))]

    def apply(self, state: YokohamaState, move: Way, emit: Emit) -> None:
        go_by(state, self.seat, self.routes(state)[move.number], emit)

    def prompt(self, state: YokohamaState) -> Text:
        return say("yokohama.prompt.way", area=AREA[self.area])

    def phrase(self, state: YokohamaState, move: Way) -> Text:
        return say("yokohama.do.way", paid=payments(self.routes(state)[move.number]))


def payments(route: Route) -> Text:
    """Who is paid how much on a way, the bank for the Canal included."""
    paid = [(say("yokohama.toll_canal", n=n) if to == NONE else toll(to, n)) for to, n in route.paid]
    return listed(paid)


@dataclass(slots=True, unsafe_hash=True)
class Walk(Turn):
    """Stop by stop, no Area twice; each entry is paid at once, and only ways that can be ended are open."""

    start: int
    path: tuple[int, ...]

    KEY = "walk"
    PHASE = "movement"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        found: list[Move] = [ENTER[area] for area in stops(state, self.seat, self.start, self.path)]
        if self.path and may_stop(state, self.seat, self.path[-1]):
            found.append(DONE)
        return found

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Enter):
            paid = route_price(state, self.seat, (move.area,))
            effects.move_president(state, self.seat, Route((move.area,), paid, "walk"), emit)
            state.pending.append(Walk(self.seat, self.start, (*self.path, move.area)))
        else:
            act_in(state, self.seat, self.path[-1])

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target not in AREA:
            return None
        area = AREA.index(target)
        been = area == self.start or area in self.path
        return Text("yokohama.refuse.entered_once" if been else "yokohama.refuse.no_next")

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, Enter):
            price = sum(number for _, number in route_price(state, self.seat, (move.area,)))
            if price:
                return say("yokohama.do.enter_paid", area=AREA[move.area], n=price)
            return say("yokohama.do.enter", area=AREA[move.area])
        return Turn.phrase(self, state, move)


@dataclass(slots=True, unsafe_hash=True)
class BringHome(Turn):
    """Any number of assistants from any Areas, free of charge; the rest of the Main Action is skipped."""

    KEY = "bring"
    PHASE = "movement"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        out = assistants_out(state, self.seat)
        return [*(RETURN[self.seat][area] for area in out), ALL, DONE] if out else ()

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Return):
            effects.return_assistants(state, self.seat, move.area, 1, emit)
            state.pending.append(self)
        elif move == ALL:
            for area in assistants_out(state, self.seat):
                effects.return_assistants(state, self.seat, area, state.men[self.seat][area], emit)

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target in GROUP[self.seat] or target in AREA:
            return Text("yokohama.refuse.nobody_there")
        return Text("yokohama.refuse.of_other") if target.kind == "assistants" else None

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, Return):
            return say("yokohama.do.return", area=AREA[move.area])
        return Turn.phrase(self, state, move)
