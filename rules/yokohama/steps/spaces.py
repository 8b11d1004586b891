"""Church and Customs: a space is chosen, then what is given for it and where the assistant comes from."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.event import Emit
from rules.core.move import DONE, SKIP, Move
from rules.core.target import SEATS, Seat, Target
from rules.core.text import Text, say
from rules.yokohama.components import (
    BOARD_KEYS,
    CHURCH,
    FAITH_PRICE,
    HAND_ASSISTANTS,
    IMPORT,
    ITEMS,
    NONE,
    SPACES,
)
from rules.yokohama.effects import stock, town
from rules.yokohama.moves import FROM, GIVE, IN_HAND_SOURCE, TAKE_SPACE, From, Give, TakeSpace
from rules.yokohama.places import COUNTER, SPACE
from rules.yokohama.places import FROM as SOURCE
from rules.yokohama.reckoning.prices import faithful_items, usual_gifts
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.base import Turn
from rules.yokohama.steps.rewards import gain_rewards
from rules.yokohama.words.amounts import amount, rewards


def faith_missing(space: int, faith: int) -> int:
    """How many items a space of the Church takes beside the Faith of Power."""
    return max(0, SPACES[CHURCH][space].cost - faith)


def taken_by(owner: Seat) -> Text:
    """Whose assistant stands on a space: all there is to say about it."""
    return say("yokohama.about.held_by", seat=SEATS[owner]) if owner >= 0 else Text("yokohama.about.blocked")


def sources(state: YokohamaState, seat: Seat, area: int) -> list[int]:
    """Where an assistant may come from: the Area (0), the hand (1)."""
    return [0] * bool(state.men[seat][area]) + [1] * bool(state.stock[seat][HAND_ASSISTANTS])


def refuse_space(state: YokohamaState, seat: Seat, board: int, number: int, space: int) -> Text | None:
    """Why a space cannot be taken with so much Faith, or so many imports allowed, by who has somebody to place."""
    if state.boards[board][space] != NONE:
        return taken_by(state.boards[board][space])
    if board == CHURCH:
        short = faith_missing(space, number) - faithful_items(state, seat).bit_count()
        return say("yokohama.refuse.faith", n=short) if short > 0 else None
    cost = SPACES[board][space].cost
    if cost > number:
        return say("yokohama.refuse.customs_power", n=cost)
    short = cost - state.stock[seat][IMPORT]
    return say("yokohama.refuse.imports", n=short) if short > 0 else None


def open_spaces(state: YokohamaState, seat: Seat, area: int, board: int, number: int) -> list[int]:
    """The spaces in reach."""
    if not sources(state, seat, area):
        return []
    row = state.boards[board]
    if board == CHURCH:
        most = number + faithful_items(state, seat).bit_count()
    else:
        most = min(number, state.stock[seat][IMPORT])
    return [at for at, space in enumerate(SPACES[board]) if row[at] == NONE and space.cost <= most]


@dataclass(slots=True, unsafe_hash=True)
class ChooseSpace(Turn):
    """Optional. `number` is the Faith of the Power, or the most imports that may be paid."""

    area: int
    board: int
    number: int

    KEY = "space"

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        found = open_spaces(state, self.seat, self.area, self.board, self.number)
        return [*(TAKE_SPACE[self.board][space] for space in found), SKIP] if found else ()

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, TakeSpace):
            source = sources(state, self.seat, self.area)[0]
            state.pending.append(PaySpace(self.seat, self.area, self.board, self.number, move.space, 0, source))

    def prompt(self, state: YokohamaState) -> Text:
        return say(f"yokohama.prompt.{BOARD_KEYS[self.board]}", n=self.number)

    def help(self, state: YokohamaState) -> Text | None:
        return Text(f"yokohama.help.{BOARD_KEYS[self.board]}")

    def role(self, state: YokohamaState) -> Text | None:
        return Text(f"yokohama.role.{BOARD_KEYS[self.board]}")

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target not in SPACE[self.board]:
            return Text("yokohama.refuse.other_board") if target.kind == "space" else None
        return refuse_space(state, self.seat, self.board, self.number, SPACE[self.board].index(target))

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, TakeSpace):
            return space_phrase(self.board, move.space)
        return Turn.phrase(self, state, move)


def space_phrase(board: int, space: int) -> Text:
    """A space with its reward."""
    return say("yokohama.do.space", space=SPACE[board][space], rewards=rewards(SPACES[board][space].rewards))


@dataclass(slots=True, unsafe_hash=True)
class PaySpace(Turn):
    """What is given and who goes.

    `changed` are the items clicked, as a bit set: what is given differs by them from what one would usually give,
    which depends on the seat's orders and so is not kept here.
    """

    area: int
    board: int
    number: int
    space: int
    changed: int
    source: int

    KEY = "pay_space"

    def in_hand(self, state: YokohamaState) -> tuple[Target, ...]:
        return (SPACE[self.board][self.space], SOURCE[self.source])

    def payable(self, state: YokohamaState) -> tuple[tuple[int, int], ...]:
        return tuple(enumerate(FAITH_PRICE)) if self._need() else ()

    def paid_now(self, state: YokohamaState) -> tuple[tuple[int, int], ...]:
        return self.payment(state)

    def _need(self) -> int:
        return faith_missing(self.space, self.number) if self.board == CHURCH else 0

    def given(self, state: YokohamaState) -> int:
        """The items chosen now, as a bit set."""
        need = self._need()
        return usual_gifts(state, self.seat, need) ^ self.changed if need else 0

    def payment(self, state: YokohamaState) -> tuple[tuple[int, int], ...]:
        """Items and numbers that are paid."""
        if self.board != CHURCH:
            return ((IMPORT, SPACES[self.board][self.space].cost),)
        given = self.given(state)
        return tuple((item, FAITH_PRICE[item]) for item in range(len(ITEMS)) if given >> item & 1)

    def _gifts(self, state: YokohamaState, given: int) -> list[int]:
        """The items that may be clicked: given ones, and others while something is missing."""
        need = self._need()
        if not need:
            return []
        able = given if given.bit_count() >= need else faithful_items(state, self.seat)
        return [item for item in range(len(ITEMS)) if able >> item & 1]

    def _choice(self, state: YokohamaState, ways_in: list[int]) -> bool:
        """Is there anything to choose at all?"""
        need = self._need()
        return len(ways_in) > 1 or bool(need and faithful_items(state, self.seat).bit_count() > need)

    def moves(self, state: YokohamaState) -> Sequence[Move]:
        ways_in = sources(state, self.seat, self.area)
        if not self._choice(state, ways_in):
            return ()
        given = self.given(state)
        found: list[Move] = [GIVE[self.seat][item] for item in self._gifts(state, given)]
        found += [FROM[each] for each in ways_in if each != self.source]
        others = open_spaces(state, self.seat, self.area, self.board, self.number)
        found += [TAKE_SPACE[self.board][space] for space in others if space != self.space]
        if given.bit_count() == self._need():
            found.append(DONE)
        return found

    def search_moves(self, state: YokohamaState) -> Sequence[Move]:
        """The usual gifts or one exchanged for another; the other source, asked for once; no other space any more."""
        given, need = self.given(state), self._need()
        items = self._gifts(state, given)
        if given.bit_count() != need:
            more = [GIVE[self.seat][item] for item in items if not (given | self.changed) >> item & 1]
            return more or self.moves(state)
        found: list[Move] = [DONE]
        ways_in = sources(state, self.seat, self.area)
        if not self.changed and self.source == ways_in[0]:
            spare = faithful_items(state, self.seat).bit_count() > need
            found += [GIVE[self.seat][item] for item in items if spare]
            found += [FROM[each] for each in ways_in if each != self.source]
        return found

    def _with(self, space: int, changed: int, source: int) -> "PaySpace":
        return PaySpace(self.seat, self.area, self.board, self.number, space, changed, source)

    def apply(self, state: YokohamaState, move: Move, emit: Emit) -> None:
        if isinstance(move, Give):
            state.pending.append(self._with(self.space, self.changed ^ 1 << move.item, self.source))
        elif isinstance(move, From):
            state.pending.append(self._with(self.space, self.changed, move.source))
        elif isinstance(move, TakeSpace):
            state.pending.append(self._with(move.space, 0, self.source))
        else:
            self.resolve(state, emit)

    def resolve(self, state: YokohamaState, emit: Emit) -> None:
        source = IN_HAND_SOURCE if self.source else self.area
        town.take_space(state, self.seat, self.board, self.space, source, self.payment(state), emit)
        gain_rewards(state, self.seat, SPACES[self.board][self.space].rewards, stock.BY_SPACES, emit)

    def prompt(self, state: YokohamaState) -> Text:
        need = self._need()
        if not need:
            return say("yokohama.prompt.pay_from", space=SPACE[self.board][self.space])
        given = self.given(state).bit_count()
        have, cost = self.number + given, SPACES[CHURCH][self.space].cost
        return say("yokohama.prompt.pay_space", power=self.number, given=given, have=have, cost=cost)

    def refuse(self, state: YokohamaState, target: Target) -> Text | None:
        if target in COUNTER[self.seat]:
            if not self._need():
                return Text("yokohama.refuse.not_for_this")
            able = faithful_items(state, self.seat) >> COUNTER[self.seat].index(target) & 1
            return Text("yokohama.refuse.enough" if able else "yokohama.refuse.none_to_give")
        if target in SPACE[self.board]:
            return refuse_space(state, self.seat, self.board, self.number, SPACE[self.board].index(target))
        return None

    def phrase(self, state: YokohamaState, move: Move) -> Text:
        if isinstance(move, Give):
            taken_back = self.given(state) >> move.item & 1
            key = "yokohama.do.keep_item" if taken_back else "yokohama.do.give"
            return say(key, what=amount(move.item, FAITH_PRICE[move.item]))
        if isinstance(move, From):
            return Text("yokohama.do.from_hand" if move.source else "yokohama.do.from_area")
        if isinstance(move, TakeSpace):
            return space_phrase(self.board, move.space)
        return Turn.phrase(self, state, move)
