"""What Yokohama Duel says."""

import random
from collections.abc import Iterator
from typing import ClassVar

from rules.core.deal import Deal
from rules.core.event import Event
from rules.core.target import Target
from rules.yokohama_duel import places
from rules.yokohama_duel.components import ITEMS, RATES
from rules.yokohama_duel.moves import PlayAssist
from tests.every_title.table import Table
from tests.titles.yokohama_duel.placed import placed, teach
from tests.words.reader import LONGEST, Reader, Said

SEATS = 2


class YokohamaDuelReader(Reader):
    """Looks at the Assist cards before every move, and on from the placed positions."""

    title = "yokohama_duel"
    games = 20
    longest: ClassVar = {**LONGEST, "do": (70, 85), "phase": (46, 52)}
    of_the_screens = ("yokohama_duel.blurb", "yokohama_duel.at_start", "yokohama_duel.board.")
    told_more = ("yokohama_duel.about.technology.", "yokohama_duel.phase.")
    runs_on = ("yokohama_duel.log.church_paid",)
    always_looked_at = tuple(places.ASSIST)

    def every_target(self, seats: int) -> list[Target]:
        """All that can be pointed at."""
        cards = [*places.ORDER, *places.CHURCH, *places.BONUS, *places.TECHNOLOGY, *places.ASSIST]
        backs = [places.ORDER_BACK, places.CHURCH_BACK, places.BONUS_BACK, places.TECHNOLOGY_BACK]
        slots = [*places.BONUS_SLOT, *places.TECHNOLOGY_SLOT, *places.CHURCH_SLOT]
        alone = [
            *(
                places.MERCHANT,
                places.STATION,
                places.SUPPLY,
                places.MERCHANT_PILE,
                places.ORDER_DECK,
                places.BONUS_DECK,
            ),
            *(places.BONUS_DISCARD, places.TECHNOLOGY_DECK, places.TECHNOLOGY_DISCARD, places.BOX),
            *(places.SHOP_SITE, places.HOUSE_SITE),
        ]
        of_seats = [
            each[seat]
            for each in (
                *(places.SHOP, places.HOUSE, places.OWN_INFLUENCES, places.OWN_ASSISTS, places.OWN_MERCHANTS),
                *(places.SPENT_MERCHANTS, places.OWN_TECHNOLOGIES, places.USED_TECHNOLOGIES, places.OWN_CHURCHES),
                *(places.UNBUILT, places.HAND, places.DRAWN, places.COMPLETED),
            )
            for seat in range(seats)
        ]
        several = [
            target
            for each in (places.COUNTER, places.CRITERION, places.INFLUENCE)
            for targets in each
            for target in targets
        ]
        trade = [Target(way, ITEMS[rate.item]) for rate in RATES for way in ("buy", "sell")]
        people = [Target("seat", seat) for seat in range(seats)]
        grounds = [*places.PLACE, *places.ASSIST_PILE, *places.THING]
        return [*cards, *backs, *slots, *alone, *of_seats, *several, *trade, *people, *grounds]

    def rare(self) -> Iterator[Said]:
        rules, rng = self.rules, random.Random(1)
        targets = self.every_target(SEATS)
        events: list[Event] = []
        for _, state in placed(Table(self.title, SEATS)):
            for _ in range(6):
                if rules.is_over(state):
                    break
                yield from self.said_at(state, targets)
                rules.apply(state, self.chosen(state, rng, 1), events.append)
        yield from self.logged(events, SEATS)
        yield from self._after_an_assist()

    def _after_an_assist(self) -> Iterator[Said]:
        """An Assist card is played, and a Telephone still rings."""
        rules = self.rules
        state = rules.new_state(Deal(self.title, SEATS, {}, 1))
        for _ in range(SEATS):
            rules.apply(state, rules.legal_moves(state)[0])
        teach(state, state.active, "telephone")
        rules.apply(state, rules.legal_moves(state)[0])
        rules.apply(state, PlayAssist(0))
        yield from self.said_at(state, self.every_target(SEATS))


READER = YokohamaDuelReader()
