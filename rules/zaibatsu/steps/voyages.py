"""The actions Ships and Trains."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.board import RAILS_PER_REGION
from rules.zaibatsu.components import SHIPS, TRAINS
from rules.zaibatsu.moves import CHOOSE_RAIL, SHIP, TRAIN, ChooseRail, Ship, Train
from rules.zaibatsu.reckoning.building import free_rails, ports, refuse_ship, refuse_train
from rules.zaibatsu.reckoning.means import payable
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps import phrases
from rules.zaibatsu.steps.activation import Activation
from rules.zaibatsu.steps.base import SETTLE
from rules.zaibatsu.steps.due import build_ship, build_train
from rules.zaibatsu.tiles import OF_ACTIONS
from rules.zaibatsu.words.names import region_of_rail

MOST_LISTED: Final = 40
"""Above so many moves the first thing is clicked alone, then the second is asked for."""


@dataclass(slots=True, unsafe_hash=True)
class BuildShips(Activation):
    """Ships, each to another destination."""

    def action(self) -> int:
        return SHIPS

    def activations(self, state: ZaibatsuState) -> list[Move]:
        prices = payable(state, self.seat, OF_ACTIONS)
        if not prices:
            return []
        return [SHIP[at][price] for at in ports(state, self.seat, self.used) for price in prices]

    def activate(self, state: ZaibatsuState, move: Ship, emit: Emit) -> None:
        state.pending += (self.after(1 << move.destination), SETTLE[self.seat])
        build_ship(state, self.seat, move.destination, move.price, emit)

    def targets(self, state: ZaibatsuState, move: Move) -> tuple[Target, ...]:
        return phrases.targets_of(move, len(payable(state, self.seat, OF_ACTIONS)))

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        return phrases.of_ship(move) if isinstance(move, Ship) else Activation.phrase(self, state, move)

    def kinds(self) -> tuple[str, ...]:
        return ("destination", "price")

    def refuse_target(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target in places.DESTINATION:
            at = places.DESTINATION.index(target)
            if self.used >> at & 1:
                return Text("zaibatsu.refuse.other_destination")
            return refuse_ship(state, self.seat, at) or Text("zaibatsu.refuse.piece_price")
        return Text("zaibatsu.refuse.piece_price") if target.kind == "price" else None


@dataclass(slots=True, unsafe_hash=True)
class BuildTrains(Activation):
    """Trains, each in another region."""

    def action(self) -> int:
        return TRAINS

    def activations(self, state: ZaibatsuState) -> list[Move]:
        prices = payable(state, self.seat, OF_ACTIONS)
        if not prices:
            return []
        rails = free_rails(state, self.seat, self.used)
        if len(rails) * len(prices) > MOST_LISTED:
            return [CHOOSE_RAIL[rail] for rail in rails]
        return [TRAIN[rail][price] for rail in rails for price in prices]

    def activate(self, state: ZaibatsuState, move: Train | ChooseRail, emit: Emit) -> None:
        if isinstance(move, ChooseRail):
            state.pending.append(PayForTrain(*self.parts(), move.rail))
            return
        state.pending += (self.after(1 << move.rail // RAILS_PER_REGION), SETTLE[self.seat])
        build_train(state, self.seat, move.rail, move.price, 1, emit)

    def targets(self, state: ZaibatsuState, move: Move) -> tuple[Target, ...]:
        return phrases.targets_of(move, len(payable(state, self.seat, OF_ACTIONS)))

    def parts(self) -> tuple[int, int, int, int, int, bool]:
        """All fields."""
        return (self.seat, self.colour, self.count, self.used, self.modified, self.closed)

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        if isinstance(move, ChooseRail):
            return say("zaibatsu.do.rail", place=region_of_rail(move.rail))
        return phrases.of_train(move, 1) if isinstance(move, Train) else Activation.phrase(self, state, move)

    def kinds(self) -> tuple[str, ...]:
        return ("rail", "price")

    def refuse_target(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target in places.RAIL:
            rail = places.RAIL.index(target)
            if self.used >> rail // RAILS_PER_REGION & 1:
                return Text("zaibatsu.refuse.other_region")
            return refuse_train(state, self.seat, rail) or Text("zaibatsu.refuse.piece_price")
        return Text("zaibatsu.refuse.piece_price") if target.kind == "price" else None


@dataclass(slots=True, unsafe_hash=True)
class PayForTrain(BuildTrains):
    """The train space is chosen, its price not yet."""

    rail: int

    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        return [TRAIN[self.rail][price] for price in payable(state, self.seat, OF_ACTIONS)]

    def after(self, used: int) -> Activation:
        return BuildTrains(self.seat, self.colour, self.count + 1, self.used | used, self.modified, self.closed)

    def targets(self, state: ZaibatsuState, move: Move) -> tuple[Target, ...]:
        return move.targets()

    def interruptible(self) -> bool:
        return False

    def in_hand(self, state: ZaibatsuState) -> tuple[Target, ...]:
        return (*BuildTrains.in_hand(self, state), places.RAIL[self.rail])

    def prompt(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.prompt.train_price")

    def help(self, state: ZaibatsuState) -> Text | None:
        return None
