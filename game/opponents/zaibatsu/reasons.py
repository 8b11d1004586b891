"""Why a line is played, in one sentence: its most telling deed speaks, by what the table shows before and after."""

from collections.abc import Callable
from typing import Any, Final

from game.opponents.act_reasons import ActReasons
from game.opponents.beam import follow
from game.opponents.player import Line
from game.opponents.zaibatsu.outlook import outlook
from game.opponents.zaibatsu.temper import Temper
from rules.core.move import END_TURN, Move, Take
from rules.core.target import SEATS, Seat
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.board import DESTINATION_COLOUR, RAILS_PER_REGION, REGION_OF
from rules.zaibatsu.components import (
    COAL,
    COAL_INCOME,
    FACTORIES,
    FIRST_TRACK,
    MACHINE,
    MONEY,
    MONEY_INCOME,
    NONE,
    ON_FINANCE,
    ON_MINES,
    ON_RND,
    RND_LEVEL,
    ROUND_PERIOD,
)
from rules.zaibatsu.moves import (
    CONSOLIDATE,
    BuildFactory,
    BuildMachine,
    Deliver,
    Hire,
    Invest,
    Pair,
    PlaceFavour,
    Produce,
    Ship,
    Steps,
    Train,
)
from rules.zaibatsu.reckoning.dues import service_amount
from rules.zaibatsu.reckoning.influence import influence, standings
from rules.zaibatsu.reckoning.markets import deliveries
from rules.zaibatsu.reckoning.measures import measure, objective_points
from rules.zaibatsu.state import VALUE, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.tiles import RND_LEVELS, SOLO, START_B, TILES, TRACK_BONUS
from rules.zaibatsu.words.amounts import amount

_LATE: Final = 6
"""With fewer turns left a factory is built for its place in the row."""


class ZaibatsuReasons(ActReasons[ZaibatsuState, Temper]):
    """The kinds of moves speak in a fixed order."""

    def reason(self, seen: ZaibatsuState, line: Line) -> Text:
        if line[0] == END_TURN and len(line) == 1:
            return Text("zaibatsu.why.done")
        return self.deed(seen, line) or Text("zaibatsu.why.rest")

    def deed(self, seen: ZaibatsuState, line: Line) -> Text | None:
        seat = self.rules.decider(seen)
        after, _, _ = follow(self.rules, seen, line)
        to = _Listener(seen, after, seat, line)
        said = _asked(to) or _spoken(to)
        if said is None and CONSOLIDATE in line:
            said = _income(to)
        return said


class _Listener:
    """To whom the moves speak: the table before the line and after it."""

    def __init__(self, before: ZaibatsuState, after: ZaibatsuState, seat: Seat, line: Line) -> None:
        self.before, self.after, self.seat, self.line = before, after, seat, line

    def count(self, kind: type[Move]) -> int:
        """How many moves of a kind the line has."""
        return sum(1 for move in self.line if isinstance(move, kind))


def _spoken(to: _Listener) -> Text | None:
    for kind, speak in _SPEAKERS:
        for move in to.line:
            if isinstance(move, kind):
                said = speak(to, move)
                if said is not None:
                    return said
    return None


def _asked(to: _Listener) -> Text | None:
    """In the solo game what it asks for comes first."""
    for objective in to.before.solo:
        _, name, target = SOLO[objective]
        had, has = measure(to.before, to.seat, name), measure(to.after, to.seat, name)
        if had < target and has > had:
            return say("zaibatsu.why.asked", objective=places.SOLO_TOKEN[objective], n=has, target=target)
    return None


# ------------------------------------------------------------ industry
def _factory(to: _Listener, move: BuildFactory) -> Text:
    tile, turns = places.TILE[move.tile], round(outlook(to.after, to.seat).turns)
    level = to.before.favours[to.seat][FACTORIES]
    more = objective_points(to.after, to.seat, FACTORIES, level) - objective_points(
        to.before, to.seat, FACTORIES, level
    )
    if turns < _LATE and more > 0:
        return say("zaibatsu.why.factory_row", tile=tile, n=more)
    key = "factory_now" if TILES[move.tile].timing == "immediate" else "factory"
    return say(f"zaibatsu.why.{key}", tile=tile, n=max(1, turns))


def _machines(to: _Listener, move: BuildMachine) -> Text:
    return say("zaibatsu.why.machines", n=to.after.left[to.seat][MACHINE] - to.before.left[to.seat][MACHINE])


def _produce(to: _Listener, move: Produce) -> Text | None:
    made = sum(to.after.goods[to.seat]) - sum(to.before.goods[to.seat])
    if made <= 0:
        return None
    spaces = len({space for space, _ in deliveries(to.after, to.seat, NONE)})
    return say("zaibatsu.why.produce_for", n=spaces) if spaces else say("zaibatsu.why.produce", n=made)


def _steps(to: _Listener, move: Steps) -> Text | None:
    hire = next((each for each in to.line if isinstance(each, Hire)), None)
    tracks = (hire.action,) if hire is not None else (ON_RND, ON_MINES)
    return next((said for track in tracks if (said := _along(to, track)) is not None), None)


def _along(to: _Listener, track: int) -> Text | None:
    """What a marker reached."""
    seat, objective = to.seat, FIRST_TRACK + track
    was, now = to.before.tracks[seat][track], to.after.tracks[seat][track]
    if now <= was:
        return None
    name, level = places.OBJECTIVE[seat][objective], to.after.favours[seat][objective]
    more = objective_points(to.after, seat, objective, level) - objective_points(to.before, seat, objective, level)
    if more > 0:
        return say("zaibatsu.why.threshold", objective=name, n=more)
    if track == ON_RND:
        opened = [asked for asked in RND_LEVELS if RND_LEVEL[was] < asked <= RND_LEVEL[now]]
        if opened:
            return say("zaibatsu.why.rnd_opens", n=RND_LEVEL[now], level=RND_LEVELS.index(opened[-1]) + 1)
    elif track == ON_MINES and COAL_INCOME[now] > COAL_INCOME[was]:
        return say("zaibatsu.why.mines", coal=amount(COAL, COAL_INCOME[now]), n=COAL_INCOME[now] - COAL_INCOME[was])
    elif track == ON_FINANCE and MONEY_INCOME[now] > MONEY_INCOME[was]:
        more = MONEY_INCOME[now] - MONEY_INCOME[was]
        return say("zaibatsu.why.finance", money=amount(MONEY, MONEY_INCOME[now]), n=more)
    if any(TRACK_BONUS[track][was + 1 : now + 1]):
        return say("zaibatsu.why.track_bonus", objective=name, n=now + 1)
    return say("zaibatsu.why.track", objective=name, n=now + 1)


# ------------------------------------------------------------ ships, trains, markets
def _ship(to: _Listener, move: Ship) -> Text:
    place, colour = places.DESTINATION[move.destination], DESTINATION_COLOUR[move.destination]
    had, has = service_amount(to.before, to.seat, colour), service_amount(to.after, to.seat, colour)
    if has > had:
        return say("zaibatsu.why.ship_improves", place=place, n=has, before=had)
    return say("zaibatsu.why.ship", place=place)


def _train(to: _Listener, move: Train) -> Text:
    region = move.rail // RAILS_PER_REGION
    if not influence(to.after, region, to.seat):
        return say("zaibatsu.why.train_waits", region=places.REGION[region])
    return _influence(to, region)


def _deliver(to: _Listener, move: Deliver) -> Text:
    region = REGION_OF[move.space]
    for space, token in enumerate(to.before.tokens):
        owner = token >> VALUE_BITS
        if token and owner < to.before.seats and owner != to.seat and to.after.tokens[space] != token:
            return say("zaibatsu.why.throws", region=places.REGION[region], seat=SEATS[owner], value=token & VALUE)
    return _influence(to, region)


def _influence(to: _Listener, region: int) -> Text:
    """By the period in which the line began: its end may have scored it already."""
    own = influence(to.after, region, to.seat)
    before = influence(to.before, region, to.seat)
    places_now = standings(to.after, region, ROUND_PERIOD[to.before.round])
    points = next((place.points for place in places_now if place.party == to.seat), 0)
    return say("zaibatsu.why.influence", region=places.REGION[region], now=own, before=before, n=points)


def _invest(to: _Listener, move: Invest) -> Text | None:
    done = len(to.after.contracts[to.seat])
    new = done - len(to.before.contracts[to.seat])
    if new:
        return say("zaibatsu.why.contracts", n=new, done=done)
    return _along(to, ON_FINANCE)


# ------------------------------------------------------------ consolidation and start
def _favour(to: _Listener, move: PlaceFavour) -> Text:
    objective = places.OBJECTIVE[to.seat][move.objective]
    level = to.after.favours[to.seat][move.objective]
    points = objective_points(to.after, to.seat, move.objective, level)
    if points:
        return say("zaibatsu.why.favour_now", objective=objective, level=level, n=points)
    return say("zaibatsu.why.favour_later", objective=objective, level=level)


def _income(to: _Listener) -> Text:
    coal, money = COAL_INCOME[to.after.tracks[to.seat][ON_MINES]], MONEY_INCOME[to.after.tracks[to.seat][ON_FINANCE]]
    return say("zaibatsu.why.income", coal=amount(COAL, coal), money=amount(MONEY, money))


def _pair(to: _Listener, move: Pair) -> Text:
    a, b = divmod(to.before.pairs[move.number], len(START_B))
    return say("zaibatsu.why.pair", a=places.START_TOKEN_A[a], b=places.START_TOKEN_B[b])


def _taken(to: _Listener, move: Take) -> Text | None:
    if move.what in places.SERVICE_CHIP:
        return say("zaibatsu.why.service", service=move.what)
    if move.what in places.TRACK_CHIP:
        return _along(to, places.TRACK_CHIP.index(move.what))
    return None


_SPEAKERS: Final[tuple[tuple[type[Move], Callable[[_Listener, Any], Text | None]], ...]] = (
    (Pair, _pair),
    (PlaceFavour, _favour),
    (BuildFactory, _factory),
    (Deliver, _deliver),
    (Invest, _invest),
    (Steps, _steps),
    (BuildMachine, _machines),
    (Ship, _ship),
    (Train, _train),
    (Produce, _produce),
    (Take, _taken),
)
"""Who speaks first."""
