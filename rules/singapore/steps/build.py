"""Building: one displayed tile on the own plot, before anything else in a turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import Move
from rules.core.seat_order import clockwise
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.singapore.components import EMPTY, NEUTRAL, TILES, TOP_COST
from rules.singapore.effects import rounds, town
from rules.singapore.moves import BUILD, Build
from rules.singapore.places import TILE
from rules.singapore.reckoning.board import prices
from rules.singapore.reckoning.tiles import displayed, top_tile_ends
from rules.singapore.reckoning.trade import points_to_sell
from rules.singapore.state import SingaporeState
from rules.singapore.steps.activate import DrawToken
from rules.singapore.steps.base import BUILDS, SeatDecision
from rules.singapore.steps.confirm import Confirm
from rules.singapore.steps.street import FreeStreet
from rules.singapore.words.names import drawing


def after_building(colour: int, seat: Seat, tile: int, square: int) -> list[Step]:
    """What a new building brings: its token if it is illegal, then the street that a seat lays."""
    street = FreeStreet(seat, square)
    return [street, DrawToken(colour)] if TILES[tile].illegal else [street]


@dataclass(slots=True, unsafe_hash=True)
class BuildTile(SeatDecision):
    """The last player of a round may take the top tile of the stack instead, for cash."""

    part = "build"
    doing = BUILDS

    def _last(self, state: SingaporeState) -> bool:
        return clockwise(self.seat, state.seats) == state.raffles

    def refuse_top(self, state: SingaporeState) -> Text | None:
        """Why the top tile of the stack cannot be taken."""
        if not self._last(state):
            return Text("singapore.refuse.top_last_only")
        if state.top == EMPTY:
            return Text("singapore.refuse.stack_empty")
        return say("singapore.refuse.top_cash", n=TOP_COST) if state.money[self.seat] < TOP_COST else None

    def moves(self, state: SingaporeState) -> Sequence[Move]:
        moves: list[Move] = [BUILD[tile] for tile in state.display if tile != EMPTY]
        if self._last(state) and self.refuse_top(state) is None:
            moves.append(BUILD[state.top])
        return moves

    def apply(self, state: SingaporeState, move: Build, emit: Emit) -> None:
        seat, tile, square = self.seat, move.tile, state.flagged[self.seat]
        from_stack = tile == state.top
        if from_stack:
            town.buy_top(state, seat, emit)
        town.build(state, seat, tile, square, emit)
        if from_stack:
            rounds.turn_top(state, emit)
        state.pending += after_building(seat, seat, tile, square)

    def warning(self, state: SingaporeState, move: Build) -> Text | None:
        if move.tile == state.top and top_tile_ends(state):
            return Text("singapore.about.top_ends")
        return drawing(state, "build") if TILES[move.tile].illegal else None

    def _price(self, state: SingaporeState) -> int:
        return prices(state.land)[state.flagged[self.seat]]

    def phrase(self, state: SingaporeState, move: Build) -> Text:
        if move.tile == state.top:
            return say("singapore.do.build_top", tile=TILE[move.tile], price=self._price(state) + TOP_COST)
        return say("singapore.do.build", tile=TILE[move.tile], price=self._price(state))

    def prompt(self, state: SingaporeState) -> Text:
        return say("singapore.prompt.build", price=self._price(state))

    def help(self, state: SingaporeState) -> Text | None:
        money = state.money[self.seat]
        points = points_to_sell(state, self.seat, self._price(state), money)
        if points and not top_tile_ends(state):
            return say("singapore.help.build_points", money=money, n=points)
        if self.refuse_top(state) is None:
            key = "singapore.help.build_top_ends" if top_tile_ends(state) else "singapore.help.build_top"
            return say(key, money=money, price=TOP_COST)
        return say("singapore.help.build", money=money)

    def refuse(self, state: SingaporeState, target: Target) -> Text | None:
        if target.kind == "stack" or (state.top != EMPTY and target == TILE[state.top]):
            return self.refuse_top(state)
        if target.kind == "tile":
            return Text("singapore.refuse.not_displayed")
        if target.kind == "plot":
            return Text("singapore.refuse.plot_is_set")
        return Text("singapore.refuse.build_first")


@dataclass(slots=True, unsafe_hash=True)
class BuildNeutral(Step):
    """Two players: the tile furthest from the stack goes to the neutral plot for free; Raffles lays its street."""

    def resolve(self, state: SingaporeState, emit: Emit) -> None:
        seat = state.raffles
        rounds.begin_turn(state, seat, "neutral", emit)
        square = state.flagged[NEUTRAL]
        tile = displayed(state)[-1]
        town.build(state, NEUTRAL, tile, square, emit)
        if FreeStreet(seat, square).moves(state):
            state.pending.append(Confirm(seat))
        state.pending += after_building(NEUTRAL, seat, tile, square)
