"""Base of the nine actions: activations one by one, the modifier beside them, DONE after the first."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.event import Emit
from rules.core.move import DONE, Move
from rules.core.target import Target
from rules.core.text import Text, say
from rules.zaibatsu import places
from rules.zaibatsu.components import ACTIONS, ACTIVATIONS, MODIFIERS_PER_TURN, NONE
from rules.zaibatsu.effects.holdings import apply_modifier
from rules.zaibatsu.effects.printed import CoalRelief
from rules.zaibatsu.moves import MODIFY, Modify
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.base import SETTLE, Decision
from rules.zaibatsu.steps.tile_effects import TileAtWork
from rules.zaibatsu.tiles import MODIFIES, PER_FACTORY, TILES
from rules.zaibatsu.words.names import name


@dataclass(slots=True, unsafe_hash=True)
class Activation(Decision):
    """An action with `count` activations done.

    `colour` is the hired worker; `used` what an activation may not use again (factories, destinations, regions or
    types, a bit set); `modified` the factories whose modifier was applied; `closed`: no activation may follow.
    """

    colour: int
    count: int
    used: int
    modified: int
    closed: bool

    def action(self) -> int:
        """Which of the nine actions."""
        raise NotImplementedError

    def activations(self, state: ZaibatsuState) -> list[Move]:
        """What the next activation may be."""
        raise NotImplementedError

    def activate(self, state: ZaibatsuState, move: Any, emit: Emit) -> None:
        """Carry out one activation: push the action as it goes on, then SETTLE, then what the activation asks."""
        raise NotImplementedError

    def after(self, used: int) -> "Activation":
        """The action after one more activation."""
        return type(self)(self.seat, self.colour, self.count + 1, self.used | used, self.modified, self.closed)

    def modified_by(self, factory: int, closed: bool) -> "Activation":
        """The action after a modifier."""
        modified = self.modified | 1 << factory
        return type(self)(self.seat, self.colour, self.count, self.used, modified, closed)

    # ------------------------------------------------------------ modifiers
    def modifiers(self, state: ZaibatsuState) -> list[Move]:
        """The modifiers whose condition is met, unless one was applied this turn."""
        action = self.action()
        return [
            MODIFY[self.seat][factory]
            for factory, tile in enumerate(state.slots[self.seat])
            if MODIFIES[tile] == action and not self.spent(factory) and self.is_met(factory, tile)
        ]

    def spent(self, factory: int) -> bool:
        """May the modifier of a factory no longer be applied: once each, and not more than so many a turn?"""
        if MODIFIERS_PER_TURN and self.modified.bit_count() >= MODIFIERS_PER_TURN:
            return True
        return bool(self.modified >> factory & 1)

    def is_met(self, factory: int, tile: int) -> bool:
        """Is the condition of a modifier of this action met?"""
        when = TILES[tile].when
        if when in ("machine_placed_here", "produced_here"):
            return bool(self.used >> factory & 1)
        if when == "contracts_at_least":
            return self.fulfilled() >= TILES[tile].least
        return not isinstance(TILES[tile].effects[0], CoalRelief)

    def fulfilled(self) -> int:
        """Contracts fulfilled in this action."""
        return 0

    # ------------------------------------------------------------ deciding
    def moves(self, state: ZaibatsuState) -> Sequence[Move]:
        moves = [] if self.closed or self.count >= ACTIVATIONS[self.action()] else self.activations(state)
        if self.count:
            moves += self.modifiers(state)
            if moves:
                moves.append(DONE)
        return moves

    def apply(self, state: ZaibatsuState, move: Move, emit: Emit) -> None:
        if isinstance(move, Modify):
            tile = TILES[state.slots[self.seat][move.factory]]
            apply_modifier(state, self.seat, move.factory, emit)
            state.pending += (
                self.modified_by(move.factory, self.closed or tile.when == PER_FACTORY),
                SETTLE[self.seat],
                TileAtWork(self.seat, move.factory, self.colour, self.used, 0),
            )
        elif move != DONE:
            self.activate(state, move, emit)

    def in_hand(self, state: ZaibatsuState) -> tuple[Target, ...]:
        return (places.ACTION[self.action()],)

    # ------------------------------------------------------------ words
    def phase(self, state: ZaibatsuState) -> Text:
        return Text("zaibatsu.phase.action")

    def role(self, state: ZaibatsuState) -> Text | None:
        return Text(f"zaibatsu.role.{ACTIONS[self.action()]}")

    def prompt(self, state: ZaibatsuState) -> Text:
        if self.closed or self.count >= ACTIVATIONS[self.action()] or not self.activations(state):
            return Text("zaibatsu.prompt.modify")
        key = ACTIONS[self.action()]
        if ACTIVATIONS[self.action()] == 1:
            return Text(f"zaibatsu.prompt.{key}")
        return say(f"zaibatsu.prompt.{key}", number=self.count + 1, most=ACTIVATIONS[self.action()])

    def help(self, state: ZaibatsuState) -> Text | None:
        if self.count and self.modifiers(state):
            return Text("zaibatsu.help.modify")
        return Text("zaibatsu.help.stop") if self.count else None

    def phrase(self, state: ZaibatsuState, move: Move) -> Text:
        if isinstance(move, Modify):
            return say("zaibatsu.do.modify", tile=places.TILE[state.slots[self.seat][move.factory]])
        return name(move.targets()[0])

    def refuse(self, state: ZaibatsuState, target: Target) -> Text | None:
        if target.kind == "modifier":
            return self.refuse_modifier(state, target)
        if target.kind in self.kinds() and self.count >= ACTIVATIONS[self.action()]:
            return Text("zaibatsu.refuse.activations")
        return self.refuse_target(state, target)

    def kinds(self) -> tuple[str, ...]:
        """The kinds of things an activation clicks."""
        return ()

    def refuse_target(self, state: ZaibatsuState, target: Target) -> Text | None:
        """Why a thing cannot be clicked for an activation."""
        return None

    def refuse_modifier(self, state: ZaibatsuState, target: Target) -> Text | None:
        """Why a modifier cannot be applied now."""
        owner, factory = map(int, str(target.key).split("/"))
        slots = state.slots[self.seat]
        if owner != self.seat or factory >= len(slots):
            return Text("zaibatsu.refuse.of_other")
        if MODIFIES[slots[factory]] == NONE:
            return Text("zaibatsu.refuse.no_modifier")
        if MODIFIES[slots[factory]] != self.action():
            return Text("zaibatsu.refuse.other_action")
        if self.modified:
            return Text("zaibatsu.refuse.modified")
        return Text("zaibatsu.refuse.condition")
