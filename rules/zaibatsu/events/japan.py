"""Influence tokens that come and go, and the regions' scoring."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.zaibatsu.components import AUTOMA
from rules.zaibatsu.places import GONE, OWN_TOKENS, POINT, REGION, SCORE, SPACE, SUPPLY, TOKEN
from rules.zaibatsu.words.names import city_of_space


@dataclass(slots=True, unsafe_hash=True)
class Delivered(SeatEvent):
    """An influence token on the map for goods."""

    space: int
    value: int
    goods: Text

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(TOKEN[self.seat][self.value], 1, OWN_TOKENS[self.seat], SPACE[self.space]),)

    def text(self) -> Text:
        city = city_of_space(self.space)
        return say("zaibatsu.log.delivered", seat=SEATS[self.seat], city=city, goods=self.goods, value=self.value)

    def goes_on(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class TokenLeft(Event):
    """A token comes off the map: home to its owner, or out of the game if it is the automa's."""

    owner: int
    space: int
    value: int

    def shifts(self) -> tuple[Shift, ...]:
        home = GONE if self.owner == AUTOMA else OWN_TOKENS[self.owner]
        return (Shift(TOKEN[self.owner][self.value], 1, SPACE[self.space], home),)

    def text(self) -> Text:
        city = city_of_space(self.space)
        if self.owner == AUTOMA:
            return say("zaibatsu.log.token_gone", value=self.value, city=city)
        return say("zaibatsu.log.token_left", seat=SEATS[self.owner], value=self.value, city=city)


@dataclass(slots=True, unsafe_hash=True)
class PeriodScored(Event):
    """Influence is scored now."""

    period: int

    def text(self) -> Text:
        return say("zaibatsu.log.period", period=Text(f"zaibatsu.period.{self.period}"))

    def heading(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class RegionScored(Event):
    """A region's points by seat, those who get some, the most first."""

    region: int
    period: int
    points: tuple[tuple[int, int], ...]

    def shifts(self) -> tuple[Shift, ...]:
        return tuple(Shift(POINT, number, SUPPLY, SCORE[seat]) for seat, number in self.points)

    def text(self) -> Text:
        parts = [say("zaibatsu.log.share", seat=SEATS[seat], n=number) for seat, number in self.points]
        return say("zaibatsu.log.region", region=REGION[self.region], shares=listed(parts))
