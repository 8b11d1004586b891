"""Lines of tooltips that are tried by doing what they speak of."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, Final

from rules.core.event import Event, ignore
from rules.core.move import Button, Move, Take
from rules.core.text import say
from rules.core.wording import listed
from rules.zaibatsu import places
from rules.zaibatsu.components import (
    ACTIVATIONS,
    AUTOMA,
    COAL,
    COLOURS,
    EXPERT,
    FACTORY,
    FAVOUR_LEVELS,
    MACHINE,
    MARKETS,
    MONEY,
    ROUND_PERIOD,
    SALARY,
    SILK,
    STEP_COST,
    VALUES,
)
from rules.zaibatsu.effects.japan import score_period
from rules.zaibatsu.effects.stock import spend
from rules.zaibatsu.events.holdings import FactoryBuilt, FavourPlaced, Produced
from rules.zaibatsu.events.japan import RegionScored
from rules.zaibatsu.events.pieces import Hired, TrainBuilt
from rules.zaibatsu.events.stock import Gained, GoodsStored, PointsGained, SalariesPaid
from rules.zaibatsu.free import Melt
from rules.zaibatsu.moves import (
    CONSOLIDATE,
    BuildFactory,
    BuildMachine,
    ChooseSpace,
    Deliver,
    Hire,
    Invest,
    Modify,
    PlaceFavour,
    Produce,
    Ship,
    Train,
)
from rules.zaibatsu.places import seat_and_name
from rules.zaibatsu.state import TOKEN_BITS, ZaibatsuState
from rules.zaibatsu.steps.consolidation import Incomes
from rules.zaibatsu.steps.due import serve
from rules.zaibatsu.steps.turn import begin_action
from rules.zaibatsu.tiles import GOOD_OF, PRICES, RELIEVES
from rules.zaibatsu.words.amounts import amount, of_good
from rules.zaibatsu.words.foreseen import gains_in
from rules.zaibatsu.words.names import of_owner
from tests.every_title.test_true_tooltips import Saying
from tests.titles.zaibatsu.rules.asking import by_place, lying, offered, played, sheet, told

_ACTIVATIONS: Final = (BuildMachine, Produce, Ship, Train, Deliver, Invest)
_BONUSES: Final = ("serve", "advance", "reward", "build")
"""What a bonus asks, by the kind of what is taken."""


def salaries(said: Saying) -> bool:
    holder = int(str(said.target.key).partition("/")[0]) if said.target.kind == "area" else said.seat
    paid = [event.due for event in _consolidated(said) if isinstance(event, SalariesPaid)]
    if holder == said.seat and paid and paid != [said.args["n"]]:
        return False
    return bool(_salaries_of(said.state, holder) == said.args["n"])


def _salaries_of(state: ZaibatsuState, holder: int) -> int:
    """Three for each colour that lies in the worker area."""
    table = by_place(state)
    return SALARY * len({thing.key for space in places.AREA_SPACE[holder] for thing in table.get(space, ())})


def salaries_after(said: Saying) -> bool:
    after = [_salaries_of(played(said, move)[0], said.seat) for move in offered(said, Hire)]
    before = _salaries_of(said.state, said.seat)
    return bool(before == said.args["before"] and all(each == said.args["n"] for each in after))


def favour_earned(said: Saying) -> bool:
    levels = [event.level for event in _consolidated(said) if isinstance(event, FavourPlaced)]
    return all(level == said.args["level"] for level in levels)


def area(said: Saying) -> bool:
    if said.target.kind == "area":
        return bool(said.args["level"] == FAVOUR_LEVELS[int(seat_and_name(said.target)[1])])
    hired = [event for move in offered(said, Hire) for event in played(said, move)[1] if isinstance(event, Hired)]
    return all(FAVOUR_LEVELS[event.at] == said.args["level"] for event in hired)


def _consolidated(said: Saying) -> Iterator[Event]:
    """All that a consolidation brings until it asks something besides the favour, if it is legal now."""
    if CONSOLIDATE not in said.state.offer:
        return
    ahead, events = played(said, CONSOLIDATE)
    while ahead.pending and any(isinstance(move, PlaceFavour) for move in ahead.offer or ()):
        said.table.rules.apply(ahead, said.table.rules.legal_moves(ahead)[0], events.append)
    yield from events


def objective(said: Saying) -> bool:
    """The token there scores what the sheet says; one placed now would score what its level is told to."""
    holder, key = seat_and_name(said.target)
    levels = ("first", "second", "third")
    if "n" in said.args:
        return bool(sheet(said.state, holder, key) == said.args["n"])
    for move in offered(said, PlaceFavour):
        ahead, events = played(said, move)
        level = next(event.level for event in events if isinstance(event, FavourPlaced))
        # Services that follow by themselves may move a marker: the token alone is told of.
        alone = said.state.clone()
        alone.favours[holder] = list(ahead.favours[holder])
        if sheet(alone, holder, key) != said.args[levels[level - 1]]:
            return False
    return True


def able(said: Saying) -> bool:
    """So often and no more, with what is at hand."""
    action, told = places.ACTION.index(said.target), said.args["n"]
    if said.args["most"] != ACTIVATIONS[action]:
        return False
    begun = next((played(said, move)[0] for move in offered(said, Hire) if move.action == action), None)
    if begun is None:
        return True
    most = told == ACTIVATIONS[action] or not _can(said, begun, told + 1, set())
    return most and _can(said, begun, told, set())


def _can(said: Saying, state: ZaibatsuState, times: int, tried: set[Any]) -> bool:
    """Can the action be activated so often more? What it gives on the way is taken away again."""
    if not times:
        return True
    key = state.key()
    if key in tried:
        return False
    tried.add(key)
    for move in _ways_on(said, state):
        ahead, events = state.clone(), list[Event]()
        said.table.rules.apply(ahead, move, events.append)
        for event in events:
            if isinstance(event, Gained) and event.seat == said.seat:
                ahead.stock[said.seat][event.item] -= event.number
        said.table.rules.settle(ahead)
        if _can(said, ahead, times - isinstance(move, _ACTIVATIONS), tried):
            return True
    return False


def _ways_on(said: Saying, state: ZaibatsuState) -> Sequence[Move]:
    """Everything an action may be done with; of what a bonus gives, anything, since it is taken away."""
    moves: Sequence[Move] = state.offer or ()
    if moves and isinstance(moves[0], Take) and moves[0].what.kind in _BONUSES:
        return moves[:1]
    relief = [move for move in moves if isinstance(move, Modify)]
    relief = [move for move in relief if state.slots[said.seat][move.factory] == RELIEVES]
    return [*(move for move in moves if not isinstance(move, Modify | Melt | Button)), *relief]


def now(said: Saying) -> bool:
    """What a modifier or contract gives when it is done; unasked bonuses of it included."""
    gains = [gains_in(played(said, move)[1], said.seat) for move in offered(said, Modify)]
    for move in offered(said, Invest):
        ahead, events = played(said, move)
        if ahead.contracts[said.seat] != said.state.contracts[said.seat]:
            gains.append(gains_in(events, said.seat))
    return all(listed(each) == said.args["gain"] for each in gains)


def costs(said: Saying) -> bool:
    tile = places.TILE.index(said.target)
    ahead, events = _alone(said, FACTORY), list[Event]()
    said.table.rules.settle(ahead)
    said.table.rules.apply(ahead, BuildFactory(tile), events.append)
    built = next(event for event in events if isinstance(event, FactoryBuilt))
    price = [(item, number) for item, number in ((MONEY, built.money), (SILK, built.silk)) if number]
    return bool(listed([amount(*each) for each in price]) == said.args["price"])


def takes_silk(said: Saying) -> bool:
    """So much silk is gone when the price is paid."""
    ahead = said.state.clone()
    if said.target in places.PRICE_CHIP:
        cost = PRICES[places.PRICE_CHIP.index(said.target)].money
    else:
        cost = STEP_COST[places.STEP_CHIP.index(said.target)]
    spend(ahead, said.seat, MONEY, cost, ignore)
    return bool(said.state.stock[said.seat][SILK] - ahead.stock[said.seat][SILK] == said.args["n"])


def refused(said: Saying, more: int = 0) -> bool:
    """The factory cannot be built, even with so much more money."""
    ahead = _alone(said, FACTORY)
    ahead.stock[said.seat][MONEY] += more
    return BuildFactory(places.TILE.index(said.target)) not in said.table.rules.legal_moves(ahead)


def short(said: Saying) -> bool:
    return refused(said, said.args["n"] - 1) and not refused(said, said.args["n"])


def _alone(said: Saying, action: int) -> ZaibatsuState:
    """The same table with an action of the seat begun, whatever was asked."""
    ahead: ZaibatsuState = said.state.clone()
    ahead.pending, ahead.waiting, ahead.offer = [begin_action(said.seat, action, 0)], [], None
    return ahead


def yields(said: Saying) -> bool:
    for move in offered(said, Produce):
        events = played(said, move)[1]
        produced = next(event for event in events if isinstance(event, Produced))
        stored = next(event for event in events if isinstance(event, GoodsStored))
        made = of_good(GOOD_OF[stored.tile], stored.number + stored.lost)
        if made != said.args["gain"] or produced.coal not in (0, said.args["n"]):
            return False
    return True


def rail(said: Saying) -> bool:
    """What the space gives: with all machines in their row, no bonus between rows comes with the train."""
    for move in offered(said, Train):
        ahead, events = said.state.clone(), list[Event]()
        ahead.left[said.seat][MACHINE] = 0
        said.table.rules.apply(ahead, move, events.append)
        laid = next(number for number, event in enumerate(events) if isinstance(event, TrainBuilt))
        given = takewhile(lambda event: isinstance(event, Gained | PointsGained), events[laid + 1 :])
        if listed(gains_in(list(given)[:1], said.seat)) != said.args["gain"]:
            return False
    return True


def is_serving(said: Saying) -> bool:
    """Does a consolidation look at this worker: at the lowest, and at the topmost of four if its colour is another?"""
    holder, at = seat_and_name(said.target)
    colours = [one % EXPERT for one in said.state.workers[holder]]
    topmost = int(at) == len(colours) - 1 >= 3 and colours[-1] != colours[0]
    return int(at) == 0 or topmost


def serves(said: Saying) -> bool:
    """The service of the colour that is spoken of, done for its owner."""
    own = said.target.kind in ("area", "service")
    holder, key = seat_and_name(said.target) if own else (said.seat, str(said.target.key).rpartition("/")[2])
    if said.target.kind == "area":
        if not is_serving(said):
            return False
        key = str(lying(said)[0].key)
    ahead, events = said.state.clone(), list[Event]()
    serve(ahead, holder, COLOURS.index(key), events.append)
    given = gains_in(events, holder) or [say("zaibatsu.chip.steps", n=ahead.pending[-1].left)]
    return bool(given == [said.args["gain"]])


def income(said: Saying) -> bool:
    """Where the marker stands is what a consolidation gives; other spaces say what is printed."""
    holder, key = seat_and_name(said.target)
    if said.target.kind != "marker" or key == "rnd":
        return True
    given = gains_in(said.table.rules.foresee(said.state, Incomes(holder)).events, holder)
    return amount(COAL if key == "mines" else MONEY, said.args["n"]) in given


def standing(said: Saying) -> bool:
    ahead, events = said.state.clone(), list[Event]()
    score_period(ahead, ROUND_PERIOD[ahead.round], events.append)
    region = places.REGION.index(said.target)
    scored = next(event for event in events if isinstance(event, RegionScored) and event.region == region)
    paid = {line["who"]: line["n"] for line in told(said, "about.standing") if line["n"]}
    paid.pop(of_owner(AUTOMA), None)
    return {of_owner(seat): number for seat, number in scored.points} == paid


def space(said: Saying) -> bool:
    """With goods and tokens enough, all of the three tokens can be placed that are as high as is told, and no other."""
    space = places.SPACE.index(said.target)
    good = said.state.demand[space]
    ahead = _alone(said, MARKETS)
    ahead.slots[said.seat], ahead.goods[said.seat], ahead.machines[said.seat] = [GOOD_OF.index(good)], [3], [0]
    ahead.hand[said.seat] = sum(1 << TOKEN_BITS * value for value in VALUES)
    able = {move.value for move in _deliveries(said, ahead) if move.space == space}
    least = max([0, *(line["n"] for line in told(said, "about.least"))])
    tokens = told(said, "about.space")[0]
    if any(line.key.endswith("none_higher") for line in said.lines):
        return not able
    return bool(able == {tokens[each] for each in ("first", "second", "third") if tokens[each] >= least})


def _deliveries(said: Saying, state: ZaibatsuState) -> Iterator[Deliver]:
    """All of them, whether listed at once or space by space."""
    for move in said.table.rules.legal_moves(state):
        if isinstance(move, Deliver):
            yield move
        elif isinstance(move, ChooseSpace):
            ahead = state.clone()
            said.table.rules.apply(ahead, move)
            yield from (each for each in ahead.offer or () if isinstance(each, Deliver))
