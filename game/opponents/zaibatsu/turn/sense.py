"""What a seat weighs single things with while it puts a turn together."""

from collections.abc import Sequence

from game.opponents.zaibatsu.outlook import Outlook, outlook
from game.opponents.zaibatsu.temper import Temper
from game.opponents.zaibatsu.worth.asked import asks_for_tokens
from game.opponents.zaibatsu.worth.house import YELLOW, worth_of_area
from game.opponents.zaibatsu.worth.objectives import counts, favour_gain
from game.opponents.zaibatsu.worth.prices import Prices, prices, service_worth
from game.opponents.zaibatsu.worth.regions import Japan, japan, lone_train_worth, region_worth
from rules.core.target import Seat
from rules.zaibatsu.board import PRINTED, RAIL_GIFTS, RAILS_PER_REGION, REGION_OF
from rules.zaibatsu.components import (
    EXPERT,
    IRON,
    LAST,
    MARKET_POINTS,
    MONEY,
    ON_FINANCE,
    WHITE,
)
from rules.zaibatsu.effects.printed import ServiceBonus
from rules.zaibatsu.reckoning.influence import per_train
from rules.zaibatsu.reckoning.markets import leaving
from rules.zaibatsu.state import VALUE, VALUE_BITS, ZaibatsuState
from rules.zaibatsu.steps.markets import number_for
from rules.zaibatsu.tiles import CONTRACTS, PRICES

_ASKED = 10.0
"""What one more token on the map is worth to who is asked for them."""
_BACK = 1.0
"""A step back on Finance costs about so much of a step on it."""


class Sense:
    """One seat at one moment of the game; `width` is how many ways it tries where there are many."""

    def __init__(self, state: ZaibatsuState, seat: Seat, temper: Temper, width: int) -> None:
        self.seat = seat
        self.temper = temper
        self.width = width
        self.ahead: Outlook = outlook(state, seat)
        self.turns = round(2 * self.ahead.turns) / 2
        self.tokens_asked = asks_for_tokens(state, seat)
        self.at: Prices = prices(round(4 * self.ahead.turns) / 4, temper)

    # ------------------------------------------------------------ prices and steps
    def price(self, number: int) -> float:
        """What paying one of the printed prices costs."""
        cost = PRICES[number]
        items = self.at.items
        back = _BACK * (self.at.stands[ON_FINANCE][1] if cost.back else 0.0) * cost.back
        return cost.money * items[MONEY] + cost.iron * items[IRON] + back

    def steps(self, state: ZaibatsuState, track: int, number: int) -> float:
        """What steps on a track bring, what the objective gains by them included."""
        here = state.tracks[self.seat][track]
        there = min(LAST, here + number)
        return self.at.stands[track][there] - self.at.stands[track][here] + 0.3 * (there - here)

    def service(self, state: ZaibatsuState, colour: int) -> float:
        """What the service of a colour gives now."""
        return service_worth(colour, state.improved[self.seat], state.tracks[self.seat], self.at)

    def contract(self, state: ZaibatsuState, contract: int) -> float:
        """What a contract gives."""
        effect = CONTRACTS[contract].effect
        colours: Sequence[int] = effect.colours if isinstance(effect, ServiceBonus) else ()
        return max((self.service(state, colour) for colour in colours), default=0.0) + 1.0

    # ------------------------------------------------------------ workers
    def hired(self, state: ZaibatsuState, worker: int) -> float:
        """The worth of the worker area with one more."""
        return worth_of_area(state, self.seat, [*state.workers[self.seat], worker], self.at, self.temper)

    def ship(self, state: ZaibatsuState, colour: int) -> float:
        """A ship to the destination of a colour: the service improved, and the expert."""
        gain = self.hired(state, colour + EXPERT)
        if not state.improved[self.seat] >> colour & 1:
            temper, lasting = self.temper, self.at.lasting
            gain += lasting * temper.improved
            gain += lasting * (temper.white * (colour == WHITE) + temper.yellow * (colour == YELLOW))
        return gain

    # ------------------------------------------------------------ the map
    def rail(self, state: ZaibatsuState, land: Japan, rail: int, times: int = 1) -> float:
        """A train on a space: influence where a token stands, and what the space gives."""
        region, seat = rail // RAILS_PER_REGION, self.seat
        gain = sum(gift.number * self.at.items[gift.item] for gift in RAIL_GIFTS[rail]) * times
        here = land.influence[region]
        if not here[seat]:
            return gain + lone_train_worth(self.ahead, self.temper)
        others = [number for owner, number in enumerate(here) if owner != seat and number]
        more = here[seat] + per_train(state, seat)
        return (
            gain
            + self._region(state, more, others, land.foreign[region])
            - self._region(state, here[seat], others, land.foreign[region])
        )

    def delivery(self, state: ZaibatsuState, land: Japan, space: int, value: int) -> float:
        """A token on a space, for its goods; what leaves for it counts too."""
        seat, region = self.seat, REGION_OF[space]
        here, tokens, trains = land.influence[region], land.tokens[region], land.trains[region]
        foreign = land.foreign[region] - (0 if state.tokens[space] else PRINTED[space])
        mine = tokens[seat] + value
        after = list(here)
        envy = 0.0
        gone = leaving(state, space)
        if gone:
            foe = next((each for each in gone if state.tokens[each] >> VALUE_BITS != seat), gone[0])
            owner, lost = state.tokens[foe] >> VALUE_BITS, state.tokens[foe] & VALUE
            if foe != space:
                foreign += PRINTED[foe]
            if owner == seat:
                mine -= lost
            else:
                left = here[owner] - lost if tokens[owner] > lost or owner >= state.seats else 0
                envy = self._envy(state, here, owner, left, land.foreign[region])
                after[owner] = left
        others = [number for owner, number in enumerate(after) if owner != seat and number]
        before = [number for owner, number in enumerate(here) if owner != seat and number]
        whole = mine + per_train(state, seat) * trains[seat]
        gain = self._region(state, whole, others, foreign)
        gain -= self._region(state, here[seat], before, land.foreign[region])
        good = state.demand[space]
        if self.tokens_asked and not any(state.tokens[each] >> VALUE_BITS == seat for each in gone):
            gain += _ASKED
        return gain + envy - number_for(good, value) * self.at.goods[good] + MARKET_POINTS

    def _region(self, state: ZaibatsuState, mine: int, others: Sequence[int], foreign: int) -> float:
        return region_worth(state.seats, mine, others, foreign, self.ahead, self.temper)

    def _envy(self, state: ZaibatsuState, here: Sequence[int], owner: int, left: int, foreign: int) -> float:
        """What a rival loses whose token leaves, as far as that helps."""
        if owner >= state.seats:
            return 0.0
        others = [number for each, number in enumerate(here) if each != owner and number]
        lost = self._region(state, here[owner], others, foreign) - self._region(state, left, others, foreign)
        return self.temper.rivals * lost / max(1, state.seats - 1)

    @staticmethod
    def land(state: ZaibatsuState) -> Japan:
        """The map as it is now."""
        return japan(state)

    # ------------------------------------------------------------ objectives
    def favour(self, state: ZaibatsuState, objective: int, level: int) -> float:
        """What a favour token on an objective will bring."""
        seat = self.seat
        have = counts(
            tuple(state.tracks[seat]), tuple(state.left[seat]), len(state.slots[seat]), len(state.contracts[seat])
        )
        return favour_gain(objective, have[objective], level, self.turns, self.temper)
