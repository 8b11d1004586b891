"""Rare positions of Yokohama: many ways to pay, full boards, empty decks, all technologies, the last turns."""

from collections.abc import Callable, Iterator
from typing import Final

from rules.core.step import Step
from rules.core.target import Seat
from rules.harbour.rewards import Reward
from rules.yokohama.cards import SPACES_PER_TILE, STACKS, TITLES
from rules.yokohama.components import GROUNDS, IN_HAND, IN_STORE, ITEMS, NONE, SET_UP, SPACES, YEN
from rules.yokohama.modules.achievement_rewards import ChooseReward
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.action import act_in
from rules.yokohama.steps.laboratory import LocateStation
from rules.yokohama.steps.movement import Movement
from rules.yokohama.steps.placement import OpenTurn
from rules.yokohama.steps.rewards import gain_rewards
from rules.yokohama.steps.turn import CloseTurn, TurnOver
from tests.every_title.table import Table
from tests.titles.yokohama.rules.placing import area, tech


def placed(table: Table) -> Iterator[tuple[str, YokohamaState]]:
    """Each position with its name."""
    yield "before_the_first_turn", table.new_state(12)
    for number, arrange in enumerate(ARRANGEMENTS):
        state: YokohamaState = table.new_state(10 + number % 2)
        while not state.turn:
            table.rules.apply(state, table.rules.search_moves(state)[0])
        seat = state.active
        state.pending = [TurnOver(), CloseTurn(seat)]
        state.pending += arrange(state, seat)
        state.offer = None
        table.rules.settle(state)
        yield arrange.__name__, state


def teach(state: YokohamaState, seat: Seat, *keys: str) -> None:
    """Technologies from the deck or a board to a seat."""
    for key in keys:
        card = tech(key)
        for row in state.laboratories:
            if card in row:
                row.remove(card)
                row.append(state.tech_deck.pop() if state.tech_deck else NONE)
                state.techs[seat] |= 1 << card
        if card in state.tech_deck:
            state.tech_deck.remove(card)
            state.techs[seat] |= 1 << card


def equip(state: YokohamaState, seat: Seat, number: int, yen: int) -> None:
    """So many of each item, and yen."""
    state.stock[seat][: len(ITEMS)] = [number] * len(ITEMS)
    state.stock[seat][YEN] = yen


def spread(state: YokohamaState, seat: Seat, number: int = 1) -> None:
    """Assistants everywhere, as far as they go; the rest stay in hand."""
    for each in GROUNDS[state.seats]:
        if state.stock[seat][IN_HAND[0]] >= number:
            state.stock[seat][IN_HAND[0]] -= number
            state.men[seat][each] += number


def all_presidents_out(state: YokohamaState, seat: Seat) -> None:
    """Each in an Area of his own, in the middle of the harbour."""
    for other in range(state.seats):
        state.presidents[other] = GROUNDS[state.seats][2 + other]


def many_ways_to_go(state: YokohamaState, seat: Seat) -> list[Step]:
    all_presidents_out(state, seat)
    equip(state, seat, 1, 9)
    spread(state, seat)
    return [Movement(seat)]


def poor_and_surrounded(state: YokohamaState, seat: Seat) -> list[Step]:
    all_presidents_out(state, seat)
    equip(state, seat, 0, 1)
    spread(state, seat)
    return [Movement(seat), OpenTurn(seat)]


def every_technology(state: YokohamaState, seat: Seat) -> list[Step]:
    teach(state, seat, *TITLES)
    state.station = area("bank")
    all_presidents_out(state, seat)
    equip(state, seat, 3, 12)
    return [Movement(seat), OpenTurn(seat)]


def nobody_in_hand(state: YokohamaState, seat: Seat) -> list[Step]:
    spread(state, seat, 2)
    state.men[seat][area("bank")] += state.stock[seat][IN_HAND[0]]
    state.stock[seat][IN_HAND[0]] = 0
    state.agents[seat][0] = 1
    return [Movement(seat), OpenTurn(seat)]


def church_with_everything(state: YokohamaState, seat: Seat) -> list[Step]:
    equip(state, seat, 2, 5)
    return _acting(state, seat, "church", 4)


def customs_with_imports(state: YokohamaState, seat: Seat) -> list[Step]:
    teach(state, seat, "brickyard")
    equip(state, seat, 4, 0)
    return _acting(state, seat, "customs", 5)


def boards_almost_full(state: YokohamaState, seat: Seat) -> list[Step]:
    told = SET_UP[state.seats]
    for board, most in enumerate((told.church_end, told.customs_end)):
        row = state.boards[board]
        for space in range(len(SPACES[board])):
            if row[space] == NONE and len(row) - row.count(NONE) < most - 1:
                other = space % state.seats
                state.stock[other][IN_STORE[0]] -= 1
                row[space] = other
    equip(state, seat, 5, 9)
    return _acting(state, seat, "church", 5)


def _acting(state: YokohamaState, seat: Seat, name: str, power: int) -> list[Step]:
    here = area(name)
    state.presidents[seat] = here
    state.men[seat][here] += power - 1
    state.stock[seat][IN_HAND[0]] -= power - 1
    act_in(state, seat, here)
    steps = state.pending[2:]
    state.pending = state.pending[:2]
    return steps


def technology_with_surcharge(state: YokohamaState, seat: Seat) -> list[Step]:
    teach(state, seat, "letterpress", "patent", "winery")
    equip(state, seat, 6, 12)
    return _acting(state, seat, "laboratory_a", 3)


def no_technologies_left(state: YokohamaState, seat: Seat) -> list[Step]:
    for card in tuple(state.tech_deck):
        state.tech_deck.remove(card)
        state.techs[(seat + 1) % state.seats] |= 1 << card
    equip(state, seat, 6, 12)
    return _acting(state, seat, "laboratory_a", 5)


def port_of_an_almost_empty_deck(state: YokohamaState, seat: Seat) -> list[Step]:
    state.removed = sorted(state.removed + state.deck[1:])
    state.deck = state.deck[:1]
    equip(state, seat, 5, 4)
    return _acting(state, seat, "port_a", 5)


def port_with_a_full_hand(state: YokohamaState, seat: Seat) -> list[Step]:
    state.hands[seat] = sorted([*state.hands[seat], state.deck.pop(), state.deck.pop()])
    return _acting(state, seat, "port_a", 5)


def warehouse_of_the_rich(state: YokohamaState, seat: Seat) -> list[Step]:
    equip(state, seat, 0, 30)
    return _acting(state, seat, "employment_agency", 5)


def building_with_light(state: YokohamaState, seat: Seat) -> list[Step]:
    teach(state, seat, "gaslight", "electrical_light", "university", "spinning_mill", "telephone")
    state.stock[seat][IN_HAND[2]] += 1
    state.stock[seat][IN_STORE[2]] -= 1
    equip(state, seat, 2, 6)
    return _acting(state, seat, "bank", 5)


def last_buildings(state: YokohamaState, seat: Seat) -> list[Step]:
    here = area("bank")
    grounds = [each for each in GROUNDS[state.seats] if each != here]
    for piece, number, space in ((1, 7, 3), (2, 3, 4)):
        for each in grounds[:number]:
            state.built[each * SPACES_PER_TILE + space] = seat
        state.stock[seat][IN_HAND[piece]], state.stock[seat][IN_STORE[piece]] = 1, 0
    return _acting(state, seat, "bank", 4)


def station_to_place(state: YokohamaState, seat: Seat) -> list[Step]:
    teach(state, seat, "station")
    return [LocateStation(seat)]


def reward_with_many_parts(state: YokohamaState, seat: Seat) -> list[Step]:
    teach(state, seat, "mining")
    equip(state, seat, 1, 9)
    spread(state, seat)
    rewards = (Reward("move", 2), Reward("warehouse", 2), Reward("any_good", 2), Reward("copper", 1))
    gain_rewards(state, seat, rewards, 0, lambda event: None)
    steps = state.pending[2:]
    state.pending = state.pending[:2]
    return steps


def achievements_within_reach(state: YokohamaState, seat: Seat) -> list[Step]:
    equip(state, seat, 9, 20)
    teach(state, seat, "ball", "language", "stock", "tram")
    state.completed[seat] = [state.deck.pop() for _ in range(5)][::-1]
    state.agents[seat][1] = 1
    state.taken[seat] = [0, 0, 1, 2]
    for number, each in enumerate(GROUNDS[state.seats][:8]):
        state.built[each * SPACES_PER_TILE + 3] = seat
        owned = state.stock[seat]
        owned[IN_STORE[1] if number < 6 else IN_HAND[1]] -= 1
    spread(state, seat)
    state.stock[seat][IN_HAND[0]], state.stock[seat][IN_STORE[0]] = 3, state.stock[seat][IN_STORE[0]] - 3
    return [OpenTurn(seat)]


def a_reward_to_choose(state: YokohamaState, seat: Seat) -> list[Step]:
    if not state.reward_row:
        return [Movement(seat)]
    for row, _ in zip(state.achieved, STACKS, strict=True):
        row.append(seat)
        state.stock[seat][IN_HAND[0]] -= 1
    return [Movement(seat), OpenTurn(seat), ChooseReward(seat)]


def last_turn(state: YokohamaState, seat: Seat) -> list[Step]:
    state.turn = state.last_turn = 9 * state.seats
    state.cause = "shops"
    equip(state, seat, 4, 7)
    return [Movement(seat), OpenTurn(seat)]


ARRANGEMENTS: Final[tuple[Callable[[YokohamaState, Seat], list[Step]], ...]] = (
    many_ways_to_go,
    poor_and_surrounded,
    every_technology,
    nobody_in_hand,
    church_with_everything,
    customs_with_imports,
    boards_almost_full,
    technology_with_surcharge,
    no_technologies_left,
    port_of_an_almost_empty_deck,
    port_with_a_full_hand,
    warehouse_of_the_rich,
    building_with_light,
    last_buildings,
    station_to_place,
    reward_with_many_parts,
    achievements_within_reach,
    a_reward_to_choose,
    last_turn,
)
