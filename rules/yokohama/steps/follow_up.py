"""After an action: the 5-Power token, construction, recovery."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import DONE, SKIP, Move
from rules.core.target import SEATS, Target
from rules.core.text import Text, say
from rules.core.wording import listed
from rules.yokohama.cards import (
    ELECTRICAL_LIGHT,
    GASLIGHT,
    HOUSE_SPACE,
    SHOP_SPACES,
    TELEPHONE,
    TILES,
    TOKEN_REWARDS,
)
from rules.yokohama.components import HOUSE, IN_HAND, NONE, SHOP
from rules.yokohama.effects import people, stock, town
from rules.yokohama.moves import BUILD, FIVE, LEAVE_ONE, Build, Five
from rules.yokohama.places import AREA, SITE, TOKEN
from rules.yokohama.reckoning.ground import has_shop, house_owner, sites
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.base import Between, Turn
from rules.yokohama.steps.rewards import gain_rewards
from rules.yokohama.words.amounts import points, reward, token


@dataclass(slots=True, unsafe_hash=True)
class TakeToken(Between):
    """Step 4, after Power 5: open while the token lies there; declined, it stays for anyone."""

    area: int

    KEY = "token"
    PHASE = "five_power_bonus"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        return () if state.tokens[self.area] == NONE else (FIVE[self.area], SKIP)

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Five):
            kind = town.take_token(state, self.seat, self.area, emit)
            gain_rewards(state, self.seat, TOKEN_REWARDS[kind], stock.BY_AREAS, emit)

    def prompt(self, state: YokohamaState) -> Text:
        return say("yokohama.prompt.token", token=token(state.tokens[self.area]))

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        return Text("yokohama.refuse.other_token") if target in TOKEN else None

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, Five):
            return say("yokohama.do.token", token=token(state.tokens[self.area]))
        return Turn.phrase(self, state, move)


@dataclass(slots=True, unsafe_hash=True)
class Construct(Between):
    """Step 5, after Power 4 or 5: one Shop or the Trading House, from hand."""

    area: int

    KEY = "build"
    PHASE = "construction"

    def refuse_site(self, state: YokohamaState, space: int) -> Text | None:
        """Why nothing can be built on a space of the tile."""
        seat, area, owned = self.seat, self.area, state.stock[self.seat]
        if space == HOUSE_SPACE:
            owner = house_owner(state, area)
            if owner != NONE:
                return say("yokohama.refuse.house_stands", seat=SEATS[owner])
            return None if owned[IN_HAND[HOUSE]] else Text("yokohama.refuse.no_house")
        if has_shop(state, seat, area):
            return Text("yokohama.refuse.shop_stands")
        if sites(state, area)[space] != NONE:
            return Text("yokohama.refuse.site_taken")
        return None if owned[IN_HAND[SHOP]] else Text("yokohama.refuse.no_shop")

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        owned, row = state.stock[self.seat], sites(state, self.area)
        found: list[Move] = []
        if owned[IN_HAND[SHOP]] and self.seat not in row[:SHOP_SPACES]:
            found += [BUILD[self.area][space] for space in range(SHOP_SPACES) if row[space] == NONE]
        if owned[IN_HAND[HOUSE]] and row[HOUSE_SPACE] == NONE:
            found.append(BUILD[self.area][HOUSE_SPACE])
        return [*found, SKIP] if found else ()

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Build):
            town.build(state, self.seat, self.area, move.space, emit)
            rewards = TILES[state.tiles[self.area]].rewards[move.space]
            gain_rewards(state, self.seat, rewards, stock.BY_BUILDINGS, emit)

    def prompt(self, state: YokohamaState) -> Text:
        kinds = {move.house for move in self.moves(state) if isinstance(move, Build)}
        key = "build" if len(kinds) > 1 else "build_house" if True in kinds else "build_shop"
        return say(f"yokohama.prompt.{key}", area=AREA[self.area])

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target in SITE[self.area]:
            return self.refuse_site(state, SITE[self.area].index(target))
        return Text("yokohama.refuse.other_area") if target.kind == "site" else None

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if not isinstance(move, Build):
            return Turn.phrase(self, state, move)
        given = [reward(each) for each in TILES[state.tiles[self.area]].rewards[move.space]]
        skill = ELECTRICAL_LIGHT if move.house else GASLIGHT
        if state.techs[self.seat] & skill.cards:
            given.append(points(skill.amount))
        return say("yokohama.do.build_house" if move.house else "yokohama.do.build_shop", rewards=listed(given))


@dataclass(slots=True, unsafe_hash=True)
class Recover(Between):
    """Step 6: all own assistants go home; with a Telephone one may stay."""

    area: int

    KEY = "recover"
    PHASE = "recovery"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        asked = state.techs[self.seat] & TELEPHONE.cards and state.men[self.seat][self.area]
        return (LEAVE_ONE, DONE) if asked else ()

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        self._go_home(state, TELEPHONE.amount if move == LEAVE_ONE else 0, emit)

    def resolve(self, state: YokohamaState, emit: Emit) -> None:
        self._go_home(state, 0, emit)

    def _go_home(self, state: YokohamaState, left: int, emit: Emit) -> None:
        if state.men[self.seat][self.area]:
            people.recover(state, self.seat, self.area, left, emit)

    def prompt(self, state: YokohamaState) -> Text:
        return say("yokohama.prompt.recover", area=AREA[self.area])
