"""Setup: displays, decks, what each player starts with."""

from collections import Counter

import pytest

from rules.core.deal import Deal
from rules.core.errors import BadDeal
from rules.core.move import SKIP
from rules.yokohama_duel import moves, places
from rules.yokohama_duel.components import (
    ASSIST_SUPPLY,
    BONUS_CARDS,
    CHURCH_CARDS,
    ITEMS,
    LEVELS,
    MERCHANT_SUPPLY,
    ORDERS,
    PLACES,
    TECHNOLOGIES,
)
from rules.yokohama_duel.events.cards import OrderKept, OrderPutUnder, OrdersDrawn
from rules.yokohama_duel.reckoning.influence import card_level
from rules.yokohama_duel.state import DuelState
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import PLACE_NAMES
from tests.titles.yokohama_duel.rules.watching import RULES

SEEDS = range(12)


def new(seed: int = 0) -> DuelState:
    return RULES.new_state(Deal("yokohama_duel", 2, {}, seed))


def begun(seed: int = 0) -> DuelState:
    """Both seats have put their first order under the deck."""
    state = new(seed)
    for _ in range(2):
        RULES.apply(state, RULES.legal_moves(state)[0])
    return state


@clause("D-SETUP-1")
def test_ten_places() -> None:
    assert [place.key for place in PLACES] == [
        "tea_plantation",
        "fishing_ground",
        "silk_mill",
        "copper_mine",
        "church",
        "customs",
        "chinatown",
        "bank",
        "laboratory",
        "port",
    ]


@clause("D-SETUP-2")
def test_any_place_may_be_chosen() -> None:
    for seed in SEEDS:
        state = begun(seed)
        plays = [move for move in RULES.legal_moves(state) if isinstance(move, moves.Play)]
        assert [play.place for play in plays] == list(range(10))
    harbour = Harbour().begin().go("tea").end().go("customs").end()
    assert harbour.open_places() == set(PLACE_NAMES) - {"tea", "customs"}, "no place depends on another"


@clause("D-SETUP-3")
def test_three_bonus_cards_are_revealed() -> None:
    shown = Counter[int]()
    for seed in SEEDS:
        state = new(seed)
        assert (len(state.bonus_row), len(state.bonus_deck), state.bonus_discard) == (3, len(BONUS_CARDS) - 3, [])
        assert sorted(state.bonus_row + state.bonus_deck) == list(range(12))
        shown.update(state.bonus_row)
    assert len(shown) > 6, "shuffled"


@clause("D-SETUP-4")
def test_two_piles_of_assist_cards() -> None:
    assert ASSIST_SUPPLY == (8, 8)
    things = RULES.things(new())
    assert things[places.ASSIST_PILE[0], places.ASSIST[0]] == 8 - 3, "three were dealt"
    assert things[places.ASSIST_PILE[1], places.ASSIST[1]] == 8


@clause("D-SETUP-5")
def test_one_pile_of_merchants() -> None:
    assert MERCHANT_SUPPLY == 8
    assert RULES.things(new())[places.MERCHANT_PILE, places.MERCHANT] == 8


@clause("D-SETUP-6")
def test_five_technologies_are_revealed() -> None:
    shown = Counter[int]()
    for seed in SEEDS:
        state = new(seed)
        assert (len(state.tech_row), len(state.tech_deck), state.tech_discard) == (5, 15, [])
        assert sorted(state.tech_row + state.tech_deck) == list(range(20))
        shown.update(state.tech_row)
    assert len(shown) > 10, "shuffled"


@clause("D-SETUP-7")
def test_orders_lie_face_down() -> None:
    state = begun()
    assert len(ORDERS) == 30
    assert len(state.deck) + len(state.under) == 26
    in_hand = {tuple(begun(seed).hands[0]) for seed in SEEDS}
    assert len(in_hand) > 6, "shuffled"
    seen = RULES.things(RULES.seen_by(state, 0))
    assert seen[places.ORDER_DECK, places.ORDER_BACK] == 26


@clause("D-SETUP-8")
def test_six_church_cards_are_revealed_and_three_leave_the_game() -> None:
    shown = Counter[int]()
    for seed in SEEDS:
        state = new(seed)
        assert (len(state.church_row), len(state.box)) == (6, 3)
        assert sorted(state.church_row + state.box) == list(range(len(CHURCH_CARDS))) == list(range(9))
        shown.update(state.church_row)
    assert len(shown) == 9, "shuffled"


@clause("D-SETUP-9")
def test_the_supply_gives_goods_imports_and_yen_and_holds_the_station() -> None:
    things = RULES.things(new())
    assert things[places.SUPPLY, places.STATION] == 1
    assert {thing for place, thing in things if place == places.SUPPLY} == {
        places.STATION, *places.THING[:4], places.MONEY,
    }  # fmt: skip
    bought = Harbour().own(0, yen=4).begin().go("chinatown").buy("up")
    assert bought.rules.things(bought.state)[places.SUPPLY, places.IMPORT] == -1


@clause("D-SETUP-10")
def test_four_influence_cards_before_upgrade() -> None:
    state = new()
    assert [before for before, _ in LEVELS] == [1, 2, 3, 4]
    assert state.upgraded == [0, 0]
    assert state.laid == [[-1] * 4, [-1] * 4]
    assert [card_level(state, seat, card) for seat in range(2) for card in range(4)] == [1, 2, 3, 4] * 2


@clause("D-SETUP-11")
def test_eight_shops_and_four_houses_unbuilt() -> None:
    state = new()
    things = RULES.things(state)
    for seat in range(2):
        assert things[places.UNBUILT[seat], places.SHOP[seat]] == 8
        assert things[places.UNBUILT[seat], places.HOUSE[seat]] == 4
    assert (state.shops, state.houses) == ([0, 0], [0, 0])


@clause("D-SETUP-12")
def test_one_of_each_good_and_nothing_else() -> None:
    state = new()
    for seat in range(2):
        assert dict(zip(ITEMS, state.stock[seat][:6], strict=False)) == {
            "copper": 1, "silk": 1, "tea": 1, "fish": 1, "import_up": 0, "import_down": 0,
        }  # fmt: skip
        assert (state.techs[seat], state.churches[seat], state.completed[seat]) == (0, [], [])
        assert (state.merchants[seat], state.spent[seat], state.recruited[seat]) == (0, 0, 0)


@clause("D-SETUP-13")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {new(seed).first for seed in SEEDS} == {0, 1}
    for seed in SEEDS:
        state = new(seed)
        assert RULES.decider(state) == state.first
        state = begun(seed)
        assert RULES.decider(state) == state.active == state.first


@clause("D-SETUP-14", "D-SETUP-15")
@pytest.mark.parametrize("seed", SEEDS)
def test_yen_and_assist_cards_of_first_and_second_player(seed: int) -> None:
    state = new(seed)
    first, second = state.first, 1 - state.first
    assert (state.stock[first][6], state.assists[first]) == (3, [1, 0])
    assert (state.stock[second][6], state.assists[second]) == (4, [2, 0])


@clause("D-SETUP-16", "D-SETUP-17")
def test_each_draws_three_orders_and_puts_one_under_the_deck() -> None:
    told: list[object] = []
    state = RULES.new_state(Deal("yokohama_duel", 2, {}, 5), told.append)
    first = state.first
    drawn = state.drawn[:]
    assert (len(drawn), len(state.deck), state.hands) == (3, 27, [[], []]), "the second has not drawn yet"
    assert RULES.legal_moves(state) == [moves.PUT_UNDER[order] for order in drawn]
    assert SKIP not in RULES.legal_moves(state)
    RULES.apply(state, moves.PUT_UNDER[drawn[1]], told.append)
    assert state.hands[first] == [drawn[0], drawn[2]]
    assert state.under == [drawn[1]]
    assert RULES.decider(state) == state.active == 1 - first
    second = state.drawn[:]
    assert len(second) == 3
    assert not set(second) & set(drawn)
    RULES.apply(state, moves.PUT_UNDER[second[0]], told.append)
    assert state.hands[1 - first] == second[1:]
    assert (state.under, state.drawn, len(state.deck)) == ([drawn[1], second[0]], [], 24)
    order = [(type(each), each.seat) for each in told if isinstance(each, OrdersDrawn | OrderPutUnder | OrderKept)]
    wanted = (OrdersDrawn, OrderPutUnder, OrderKept, OrderKept)
    assert order == [(kind, seat) for seat in (first, 1 - first) for kind in wanted]


@clause("D-SETUP-18")
def test_each_player_has_cards_and_buildings_of_their_own() -> None:
    assert not set(places.INFLUENCE[0]) & set(places.INFLUENCE[1])
    assert places.SHOP[0] != places.SHOP[1]
    assert places.HOUSE[0] != places.HOUSE[1]
    for seat in range(2):
        twin = Harbour().at_level(4, "silk", seat).own(seat, yen=4).begin(seat).go("silk").build_house()
        assert (twin.has("silk", seat), twin.has("yen", seat)) == (3, 0), "the same for either"


@clause("D-SETUP-19")
def test_each_technology_exists_once() -> None:
    assert len(TECHNOLOGIES) == len({card.key for card in TECHNOLOGIES}) == 20


@clause("D-SETUP-10")
def test_the_game_is_for_two() -> None:
    for seats in (1, 3):
        with pytest.raises(BadDeal):
            RULES.new_state(Deal("yokohama_duel", seats, {}, 0))
