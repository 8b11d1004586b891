"""Printed effects at work, and the bonuses that become due by them.

What an effect gives comes at once; bonuses it reaches or frees join `state.waiting` until `SETTLE`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rules.core.event import Emit
from rules.core.move import Move, Take
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.board import RAIL_GIFTS
from rules.zaibatsu.components import (
    COLOURS,
    LAST,
    MACHINE,
    NONE,
    ON_MINES,
    ON_RND,
    PIECES_EACH,
    SEATS_MOST,
    SERVICES,
    SHIP,
    TRACK_LENGTH,
    TRACKS,
    TRAIN,
    WHITE,
)
from rules.zaibatsu.effects import pieces, stock
from rules.zaibatsu.effects.printed import Advance, Gain, PrintedEffect, ServiceBonus, Unlock
from rules.zaibatsu.effects.tracks import step_forward, unlock
from rules.zaibatsu.reckoning.dues import service_amount
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.base import Choice
from rules.zaibatsu.tiles import GAPS, TRACK_BONUS
from rules.zaibatsu.words.amounts import amount

_ANY_TRACK: Final = tuple(range(len(TRACKS)))
_WHITE_TRACKS: Final = (ON_RND, ON_MINES)
SERVE: Final = tuple(map(Take, places.SERVICE_CHIP))
ALONG: Final = tuple(map(Take, places.TRACK_CHIP))


@dataclass(slots=True, unsafe_hash=True)
class Bonus(Step):
    """A bonus that is due, and where it is printed."""

    seat: Seat
    effect: PrintedEffect
    at: Target

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        perform(state, self.seat, self.effect, emit)

    def handle(self) -> Target:
        return self.at

    def plain(self, state: ZaibatsuState) -> bool:
        return not asks(state, self.seat, self.effect)


def _open(state: ZaibatsuState, seat: Seat, tracks: tuple[int, ...]) -> list[int]:
    """The tracks on which the marker can still go on."""
    return [track for track in tracks if state.tracks[seat][track] < LAST]


def asks(state: ZaibatsuState, seat: Seat, effect: PrintedEffect) -> bool:
    """Does a bonus leave its owner a choice?"""
    if isinstance(effect, ServiceBonus):
        return len(effect.colours) > 1 or (effect.colours[0] == WHITE and len(_open(state, seat, _WHITE_TRACKS)) > 1)
    return isinstance(effect, Advance) and effect.track == NONE and len(_open(state, seat, _ANY_TRACK)) > 1


# ------------------------------------------------------------ effects
def advance(state: ZaibatsuState, seat: Seat, track: int, steps: int, emit: Emit) -> None:
    """The marker moves all steps, then every bonus reached or passed is due."""
    for at in step_forward(state, seat, track, steps, emit):
        bonus = _ON_TRACK[seat][track][at]
        if bonus is not None:
            state.waiting.append(bonus)


def serve(state: ZaibatsuState, seat: Seat, colour: int, emit: Emit) -> None:
    """The service bonus of a colour, base or improved."""
    number = service_amount(state, seat, colour)
    item = SERVICES[colour].item
    if item == NONE:
        state.pending.append(ChooseTrack(seat, _WHITE_TRACKS, 1, number))
    else:
        stock.gain(state, seat, item, number, emit)


def _gain(state: ZaibatsuState, seat: Seat, effect: Any, emit: Emit) -> None:
    stock.gain(state, seat, effect.item, effect.number, emit)


def _advance(state: ZaibatsuState, seat: Seat, effect: Any, emit: Emit) -> None:
    if effect.track == NONE:
        state.pending.append(ChooseTrack(seat, _ANY_TRACK, effect.steps, 1))
    else:
        advance(state, seat, effect.track, effect.steps, emit)


def _service(state: ZaibatsuState, seat: Seat, effect: Any, emit: Emit) -> None:
    if len(effect.colours) > 1:
        state.pending.append(ChooseService(seat, effect.colours))
    else:
        serve(state, seat, effect.colours[0], emit)


def _unlock(state: ZaibatsuState, seat: Seat, effect: Any, emit: Emit) -> None:
    unlock(state, seat, effect.value, emit)


_PERFORM: Final[dict[type[PrintedEffect], Callable[[ZaibatsuState, Seat, Any, Emit], None]]] = {
    Gain: _gain,
    Advance: _advance,
    ServiceBonus: _service,
    Unlock: _unlock,
}


def perform(state: ZaibatsuState, seat: Seat, effect: PrintedEffect, emit: Emit) -> None:
    """An effect that needs no tile around it; what it asks is pushed."""
    _PERFORM[type(effect)](state, seat, effect, emit)


# ------------------------------------------------------------ pieces
def _freed(state: ZaibatsuState, seat: Seat, row: int, column: int) -> None:
    """The bonuses between rows that a space just left empty frees."""
    left = state.left[seat]
    if row != TRAIN and left[MACHINE if row == SHIP else SHIP] > column:
        state.waiting.append(_IN_GAP[seat][0][column])
    if row != SHIP and left[TRAIN if row == MACHINE else MACHINE] > column:
        state.waiting.append(_IN_GAP[seat][1][column])


def build_ship(state: ZaibatsuState, seat: Seat, destination: int, price: int, emit: Emit) -> None:
    """Pay, then all steps of the build."""
    stock.pay(state, seat, price, emit)
    _freed(state, seat, SHIP, pieces.launch(state, seat, destination, price, emit))


def build_train(state: ZaibatsuState, seat: Seat, rail: int, price: int, times: int, emit: Emit) -> None:
    """Pay, then the train and the bonus of its space, so many times."""
    stock.pay(state, seat, price, emit)
    column = pieces.lay_train(state, seat, rail, price, emit)
    for gift in RAIL_GIFTS[rail] * times:
        stock.gain(state, seat, gift.item, gift.number, emit)
    _freed(state, seat, TRAIN, column)


def build_machine(state: ZaibatsuState, seat: Seat, factory: int, slot: int, money: int, emit: Emit) -> None:
    """The slot's iron, then the machine."""
    _freed(state, seat, MACHINE, pieces.set_machine(state, seat, factory, slot, money, emit))


def hold_machine(state: ZaibatsuState, seat: Seat, emit: Emit) -> None:
    """Its space in the row is empty at once."""
    _freed(state, seat, MACHINE, pieces.hold_machine(state, seat, emit))


# ------------------------------------------------------------ what they ask
@dataclass(slots=True, unsafe_hash=True)
class ChooseService(Choice):
    """One service bonus of choice."""

    colours: tuple[int, ...]

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        return [SERVE[colour] for colour in self.colours]

    def apply(self, state: ZaibatsuState, move: Take, emit: Emit) -> None:
        serve(state, self.seat, COLOURS.index(str(move.what.key)), emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.prompt.service")

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        colour = COLOURS.index(str(move.targets()[0].key))
        number, item = service_amount(state, self.seat, colour), SERVICES[colour].item
        gain = say("zaibatsu.chip.steps", n=number) if item == NONE else amount(item, number)
        return say("zaibatsu.do.serve", service=places.SERVICE_CHIP[colour], gain=gain)


@dataclass(slots=True, unsafe_hash=True)
class ChooseTrack(Choice):
    """Steps on a track of choice, so many times; a marker at the end of its track is no choice."""

    tracks: tuple[int, ...]
    steps: int
    left: int

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        able = _open(state, self.seat, self.tracks)
        return [ALONG[track] for track in able] if len(able) > 1 else ()

    def apply(self, state: ZaibatsuState, move: Take, emit: Emit) -> None:
        if self.left > 1:
            state.pending.append(ChooseTrack(self.seat, self.tracks, self.steps, self.left - 1))
        advance(state, self.seat, TRACKS.index(str(move.what.key)), self.steps, emit)

    def resolve(self, state: ZaibatsuState, emit: Emit) -> None:
        track = (*_open(state, self.seat, self.tracks), self.tracks[0])[0]
        advance(state, self.seat, track, self.steps * self.left, emit)

    def prompt(self, state: ZaibatsuState) -> Text:
        return say("zaibatsu.prompt.track", n=self.steps * self.left)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return say("zaibatsu.do.advance", track=move.targets()[0], n=self.steps)


# ------------------------------------------------------------ ready-made
def _track_bonus(seat: Seat, track: int, at: int) -> Bonus | None:
    effect = TRACK_BONUS[track][at]
    return None if effect is None else Bonus(seat, effect, places.TRACK_SPACE[seat][track][at])


_ON_TRACK: Final = tuple(
    tuple(tuple(_track_bonus(seat, track, at) for at in range(TRACK_LENGTH)) for track in range(len(TRACKS)))
    for seat in range(SEATS_MOST)
)
_IN_GAP: Final = tuple(
    tuple(
        tuple(Bonus(seat, GAPS[gap][column], places.GAP[seat][gap][column]) for column in range(PIECES_EACH))
        for gap in range(len(GAPS))
    )
    for seat in range(SEATS_MOST)
)
