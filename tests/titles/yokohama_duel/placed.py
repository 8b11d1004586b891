"""Rare positions of Yokohama Duel: prices with many ways to pay, full hands, empty decks, Merchants, ends of rounds."""

from collections.abc import Callable, Iterator
from typing import Final

from rules.core.step import Step
from rules.core.target import Seat
from rules.yokohama_duel.components import (
    ASSIST_LIMIT,
    CHURCH_CARDS,
    CRITERIA,
    IMPORT_DOWN,
    IMPORT_UP,
    INFLUENCES,
    PLACES,
    ROUNDS,
    TECHNOLOGIES,
    YEN,
)
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps.act import Act
from rules.yokohama_duel.steps.bonus import ChooseBonus
from rules.yokohama_duel.steps.build import BuildHere
from rules.yokohama_duel.steps.choose_place import ChoosePlace
from rules.yokohama_duel.steps.church import PayChurch
from rules.yokohama_duel.steps.end_turn import EndTurn
from rules.yokohama_duel.steps.merchant import MerchantLeaves
from rules.yokohama_duel.steps.rewards import LocateStation, ReturnExcess
from rules.yokohama_duel.steps.turn import TurnOver
from tests.every_title.table import Table


def placed(table: Table) -> Iterator[tuple[str, DuelState]]:
    """Each position with its name."""
    for arrange in ARRANGEMENTS:
        state: DuelState = table.new_state(11)
        for _ in range(table.seats):
            table.rules.apply(state, table.rules.legal_moves(state)[0])
        seat = state.active
        steps = arrange(state, seat)
        state.pending = [TurnOver(), *steps]
        state.offer = None
        table.rules.settle(state)
        yield arrange.__name__, state


def place(key: str) -> int:
    """The number of a place."""
    return next(number for number, each in enumerate(PLACES) if each.key == key)


def teach(state: DuelState, seat: Seat, *keys: str) -> None:
    """Technologies from the deck or the display to a seat."""
    for key in keys:
        number = next(number for number, card in enumerate(TECHNOLOGIES) if card.key == key)
        if number in state.tech_row:
            state.tech_row[state.tech_row.index(number)] = state.tech_deck.pop()
        else:
            state.tech_deck.remove(number)
        state.techs[seat] |= 1 << number


def lay(state: DuelState, seat: Seat, *keys: str) -> None:
    """Influence cards at places, the lowest first."""
    for card, key in enumerate(keys):
        state.laid[seat][card] = place(key)


def stock(state: DuelState, seat: Seat, goods: int = 0, up: int = 0, down: int = 0, yen: int = 0) -> None:
    """So many of each good, and imports and yen."""
    state.stock[seat] = [goods] * len(state.stock[seat])
    state.stock[seat][IMPORT_UP], state.stock[seat][IMPORT_DOWN], state.stock[seat][YEN] = up, down, yen


def any_card_to_any_place(state: DuelState, seat: Seat) -> list[Step]:
    teach(state, seat, "postal_system", "tram", "stagecoach", "station")
    state.houses[seat] = 1 << place("silk_mill")
    state.station = place("silk_mill")
    lay(state, 1 - seat, "silk_mill")
    return [ChoosePlace(seat, False)]


def many_ways_to_pay_the_church(state: DuelState, seat: Seat) -> list[Step]:
    stock(state, seat, goods=2, up=1, down=1, yen=1)
    return [EndTurn(seat, False), Act(seat, place("church"), 3)]


def all_must_be_given_but_which_side(state: DuelState, seat: Seat) -> list[Step]:
    stock(state, seat, goods=1, up=1, down=1, yen=1)
    card = max((card for card in state.church_row), key=lambda card: CHURCH_CARDS[card].faith)
    return [EndTurn(seat, False), PayChurch(seat, card, 6, ())]


def technology_with_surcharge(state: DuelState, seat: Seat) -> list[Step]:
    teach(state, seat, "letterpress_printing", "spinning_mill", "ball")
    stock(state, seat, goods=1, up=2, down=2, yen=5)
    return [EndTurn(seat, False), Act(seat, place("laboratory"), 2)]


def station_is_for_sale(state: DuelState, seat: Seat) -> list[Step]:
    teach(state, seat, "station")
    return [BuildHere(seat, False, place("laboratory")), LocateStation(seat)]


def port_of_an_almost_empty_deck(state: DuelState, seat: Seat) -> list[Step]:
    state.completed[1 - seat] = state.deck[2:]
    state.deck = state.deck[:2]
    stock(state, seat, goods=5, up=1, down=1, yen=4)
    return [EndTurn(seat, False), Act(seat, place("port"), 5)]


def port_of_an_empty_deck(state: DuelState, seat: Seat) -> list[Step]:
    state.completed[1 - seat] = sorted(state.deck + state.under)
    state.deck, state.under = [], []
    return [EndTurn(seat, False), ChooseBonus(seat, False, 7), Act(seat, place("port"), 5)]


def bonus_with_full_hands(state: DuelState, seat: Seat) -> list[Step]:
    state.assists = [[2, 2], [ASSIST_LIMIT, 0]]
    stock(state, seat, up=1)
    state.bonus_discard = state.bonus_deck
    state.bonus_deck = []
    return [EndTurn(seat, False), *(ChooseBonus(seat, False, 7) for _ in range(4))]


def one_assist_too_many(state: DuelState, seat: Seat) -> list[Step]:
    state.assists[seat] = [4, 1]
    state.assists[1 - seat] = [0, 0]
    return [EndTurn(seat, False), ReturnExcess(seat)]


def exchanges_with_mining(state: DuelState, seat: Seat) -> list[Step]:
    teach(state, seat, "mining_technology", "spinning_mill", "telephone", "telegram")
    stock(state, seat, goods=1, yen=4)
    return [EndTurn(seat, False), Act(seat, place("chinatown"), 5)]


def imports_to_flip(state: DuelState, seat: Seat) -> list[Step]:
    stock(state, seat, up=3, down=1)
    return [EndTurn(seat, False), Act(seat, place("customs"), 6)]


def four_merchants_to_call(state: DuelState, seat: Seat) -> list[Step]:
    state.recruited[seat] = (1 << len(CRITERIA)) - 1
    state.merchants[seat] = len(CRITERIA)
    teach(state, seat, "telephone")
    stock(state, seat, goods=2, up=1, yen=9)
    lay(state, 1 - seat, "copper_mine")
    return [ChoosePlace(seat, False)]


def merchant_at_work(state: DuelState, seat: Seat) -> list[Step]:
    state.recruited[seat] = 0b11
    state.merchants[seat] = 2
    state.assists[seat] = [1, 1]
    stock(state, seat, goods=1, yen=5)
    return [BuildHere(seat, False, place("bank")), MerchantLeaves(seat), ChoosePlace(seat, True)]


def all_criteria_met(state: DuelState, seat: Seat) -> list[Step]:
    teach(state, seat, "newspaper", "university", "gaslight")
    state.completed[seat] = [state.deck.pop() for _ in range(3)][::-1]
    state.churches[seat] = [state.box.pop() for _ in range(2)][::-1]
    stock(state, seat, goods=3, up=1, down=2, yen=6)
    return [BuildHere(seat, False, place("bank"))]


def nothing_left_to_build(state: DuelState, seat: Seat) -> list[Step]:
    state.shops[seat] = 0b11111111
    state.houses[seat] = 0b1111
    stock(state, seat, yen=20)
    return [BuildHere(seat, False, place("port"))]


def _all_laid(state: DuelState, seat: Seat) -> None:
    lay(state, seat, "tea_plantation", "silk_mill", "port", "laboratory")
    lay(state, 1 - seat, "church", "bank", "customs", "chinatown")
    state.turn = state.round * 2 * len(INFLUENCES)


def round_preparation(state: DuelState, seat: Seat) -> list[Step]:
    teach(state, seat, "newspaper", "university", "telephone")
    teach(state, 1 - seat, "stock_market")
    state.used[seat] = state.techs[seat] & -state.techs[seat]
    state.assists[seat] = [2, 2]
    state.assists[1 - seat] = [0, 0]
    stock(state, seat, yen=0)
    stock(state, 1 - seat, yen=12)
    state.upgraded[1 - seat] = 0b0011
    _all_laid(state, seat)
    return [EndTurn(seat, False)]


def last_turn_of_the_game(state: DuelState, seat: Seat) -> list[Step]:
    state.round = ROUNDS
    stock(state, seat, goods=4, up=1, down=2, yen=7)
    state.churches = [[state.box.pop()], [state.box.pop()]]
    _all_laid(state, seat)
    return [BuildHere(seat, False, place("port"))]


ARRANGEMENTS: Final[tuple[Callable[[DuelState, Seat], list[Step]], ...]] = (
    any_card_to_any_place,
    many_ways_to_pay_the_church,
    all_must_be_given_but_which_side,
    technology_with_surcharge,
    station_is_for_sale,
    port_of_an_almost_empty_deck,
    port_of_an_empty_deck,
    bonus_with_full_hands,
    one_assist_too_many,
    exchanges_with_mining,
    imports_to_flip,
    four_merchants_to_call,
    merchant_at_work,
    all_criteria_met,
    nothing_left_to_build,
    round_preparation,
    last_turn_of_the_game,
)
