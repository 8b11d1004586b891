"""What steps nobody has reached yet would give a seat now, told by the events they would bring."""

from collections.abc import Iterable

from rules.core.event import Event
from rules.core.rules import Rules
from rules.core.step import Step
from rules.core.target import Seat
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.zaibatsu import places
from rules.zaibatsu.components import GAINS, TRACKS, VP
from rules.zaibatsu.events.holdings import Moved
from rules.zaibatsu.events.stock import Gained, GoodsStored, PointsGained
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.base import SETTLE
from rules.zaibatsu.tiles import GOOD_OF
from rules.zaibatsu.words.amounts import amount, of_good


def gives(rules: Rules[ZaibatsuState], state: ZaibatsuState, seat: Seat, *steps: Step) -> list[Text]:
    """The line "Now: ..." for what the steps would bring before anything is asked; none if that is nothing.

    Bonuses that become due by them are theirs; those that wait already are not.
    """
    calm = state.clone()
    calm.waiting = []
    gains = gains_in(rules.foresee(calm, SETTLE[seat], *steps).events, seat)
    return [say("zaibatsu.about.now", gain=listed(gains))] if gains else []


def gains_in(events: Iterable[Event], seat: Seat) -> list[Text]:
    """All that a seat gets, like things added up."""
    items, steps, goods = [0] * len(GAINS), [0] * len(TRACKS), dict[int, int]()
    for event in events:
        if isinstance(event, Gained) and event.seat == seat:
            items[event.item] += event.number
        elif isinstance(event, PointsGained) and event.seat == seat:
            items[VP] += event.number
        elif isinstance(event, Moved) and event.seat == seat:
            steps[event.track] += event.to - event.source
        elif isinstance(event, GoodsStored) and event.seat == seat:
            good = GOOD_OF[event.tile]
            goods[good] = goods.get(good, 0) + event.number
    found = [amount(item, number) for item, number in enumerate(items) if number]
    found += [of_good(good, number) for good, number in goods.items() if number]
    tracks = enumerate(steps)
    return found + [say("zaibatsu.do.advance", track=places.TRACK_CHIP[at], n=n) for at, n in tracks if n > 0]
