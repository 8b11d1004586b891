"""Facts of rounds and turns: who is Raffles, which tiles come, what is left over."""

from dataclasses import dataclass

from rules.core.event import Event, Shift
from rules.core.seats import SeatEvent
from rules.core.target import SEATS, Seat
from rules.core.text import Text, say
from rules.singapore.places import DISPLAY, FLAG, FLAGS, GONE, HUT, HUT_REST, PLOT, RAFFLES, STACK, TILE, TOP
from rules.singapore.words.names import colour


@dataclass(slots=True, unsafe_hash=True)
class TurnBegan(SeatEvent):
    """`part` is what the turn is for: preparation, plots, work, or neutral for the building of nobody."""

    part: str

    def text(self) -> Text | None:
        return None if self.part == "work" else say(f"singapore.log.turn_{self.part}")

    def heading(self) -> bool:
        return self.part != "work"

    def opens_turn(self) -> Seat:
        return self.seat


@dataclass(slots=True, unsafe_hash=True)
class RoundBegan(Event):
    """A new round."""

    number: int

    def text(self) -> Text:
        return say("singapore.log.round", number=self.number)

    def heading(self) -> bool:
        return True


@dataclass(slots=True, unsafe_hash=True)
class RafflesTaken(SeatEvent):
    """The seat furthest back takes the Raffles tile from whoever had it `before`."""

    before: Seat

    def shifts(self) -> tuple[Shift, ...]:
        if self.before == self.seat:
            return ()
        return (Shift(RAFFLES, 1, SEATS[self.before], SEATS[self.seat]),)

    def text(self) -> Text:
        key = "singapore.log.keeps_raffles" if self.before == self.seat else "singapore.log.takes_raffles"
        return say(key, seat=SEATS[self.seat])


@dataclass(slots=True, unsafe_hash=True)
class TileMovedUp(Event):
    """The tile left over makes room: it lies furthest from the stack."""

    tile: int
    slot: int
    to: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(TILE[self.tile], 1, DISPLAY[self.slot], DISPLAY[self.to]),)


@dataclass(slots=True, unsafe_hash=True)
class TileRevealed(Event):
    """The top tile of the stack is laid out."""

    tile: int
    slot: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(TILE[self.tile], 1, TOP, DISPLAY[self.slot]),)

    def text(self) -> Text:
        return say("singapore.log.revealed", tile=TILE[self.tile])


@dataclass(slots=True, unsafe_hash=True)
class TopTurned(Event):
    """The next tile of the stack lies face up."""

    tile: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(TILE[self.tile], 1, STACK, TOP),)


@dataclass(slots=True, unsafe_hash=True)
class FlagPlaced(SeatEvent):
    """The Raffles holder sets the flag of a colour on a plot."""

    colour: int
    square: int
    price: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(FLAG[self.colour], 1, FLAGS[self.colour], PLOT[self.square]),)

    def text(self) -> Text:
        if self.colour == self.seat:
            return say("singapore.log.own_flag", seat=SEATS[self.seat], price=self.price)
        return say("singapore.log.flag", seat=SEATS[self.seat], whose=colour(self.colour), price=self.price)


@dataclass(slots=True, unsafe_hash=True)
class HutPlaced(Event):
    """The tile left over bears the hut; it may be chosen for one more round."""

    tile: int

    def shifts(self) -> tuple[Shift, ...]:
        return (Shift(HUT, 1, HUT_REST, TILE[self.tile]),)

    def text(self) -> Text:
        return say("singapore.log.hut", tile=TILE[self.tile])


@dataclass(slots=True, unsafe_hash=True)
class TileGone(Event):
    """A tile nobody built leaves the game, and the hut it bore is free."""

    tile: int
    slot: int
    hut: bool

    def shifts(self) -> tuple[Shift, ...]:
        tile = Shift(TILE[self.tile], 1, DISPLAY[self.slot], GONE)
        return (Shift(HUT, 1, TILE[self.tile], HUT_REST), tile) if self.hut else (tile,)

    def text(self) -> Text:
        return say("singapore.log.gone", tile=TILE[self.tile])


@dataclass(slots=True, unsafe_hash=True)
class GameEnded(Event):
    """`reason` is stack or plots: what was too little for another round."""

    reason: str

    def text(self) -> Text:
        return say(f"singapore.log.end_{self.reason}")

    def heading(self) -> bool:
        return True
