"""Terms and setup: Y-TERM, Y-SETUP."""

from collections import Counter

import pytest

from rules.core.deal import Deal
from rules.core.errors import BadDeal
from rules.core.event import Event
from rules.core.move import END_TURN
from rules.yokohama.cards import ORDERS, SPACES_PER_TILE, TECHNOLOGIES, TILES, TOKENS
from rules.yokohama.components import (
    AREAS,
    BLOCKED,
    BOARDS,
    CANAL,
    CELL_NEIGHBOURS,
    COLOURS,
    GOODS,
    ITEMS,
    NONE,
    ROWS,
    SCORE_MARKERS,
)
from rules.yokohama.moves import Keep
from rules.yokohama.places import ASSISTANT, BLOCKER, SCORE, SPACE
from rules.yokohama.reckoning.ground import neighbours
from rules.yokohama.state import YokohamaState
from rules.yokohama.steps.turn import BeginTurn
from tests.titles.clause import clause
from tests.titles.watched import announced
from tests.titles.yokohama.kit import Harbour
from tests.titles.yokohama.rules.placing import RULES, area

EVERY = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(8)


def dealt(seats: int, seed: int = 3, **options: bool) -> YokohamaState:
    return RULES.new_state(Deal("yokohama", seats, options, seed))


def kinds(state: YokohamaState) -> Counter[str]:
    return Counter(AREAS[each].key.rsplit("_", 1)[0] if AREAS[each].key[-1] in "12" else AREAS[each].key
                   for each in state.layout)  # fmt: skip


# ------------------------------------------------------------ terms
@clause("Y-TERM-1", "Y-SETUP-4")
@EVERY
def test_areas_lie_at_random_in_rows(seats: int) -> None:
    assert ROWS == {2: (4, 3, 2, 1), 3: (5, 4, 3, 2), 4: (6, 5, 4, 3)}
    layouts = {dealt(seats, seed).layout for seed in SEEDS}
    assert len(layouts) == len(SEEDS)
    for layout in layouts:
        assert len(layout) == sum(ROWS[seats])
        assert tuple(sorted(layout)) == BOARDS[seats]
    if seats > 2:
        assert len({layout.index(CANAL) for layout in layouts}) > 1


@clause("Y-TERM-2")
def test_the_hand_is_open_and_the_warehouse_is_not_used() -> None:
    harbour = Harbour().hold(assistant=0, shop=0).store(assistant=5, shop=2).at("bank", 4)
    assert harbour.step == "CloseTurn", "no Shop in hand: nothing to build, though two lie in the Warehouse"
    assert harbour.end().let_turn_pass().state.stock[0] == RULES.seen_by(harbour.state, 1).stock[0]


@clause("Y-TERM-3")
def test_trade_goods_are_four() -> None:
    assert GOODS == ("copper", "silk", "tea", "fish")
    assert (*GOODS, "import", "yen") == ITEMS


@clause("Y-TERM-4", "Y-PLACE-7")
def test_only_presidents_of_others_oppose() -> None:
    harbour = Harbour().president(0, "bank").president(1, "church").own(yen=1).begin()
    harbour.place("bank")
    assert harbour.has("yen") == 1
    harbour.place("church")
    assert (harbour.has("yen"), harbour.has("yen", 1)) == (0, 1)


@clause("Y-TERM-5", "Y-BUILD-8")
def test_a_tile_has_four_shop_spaces_and_one_trading_house_space() -> None:
    assert SPACES_PER_TILE == 5
    assert all(len(tile.rewards) == 5 and tile.rewards[3] == () and tile.rewards[4] for tile in TILES)
    assert len(TILES) == 24


@clause("Y-TERM-6", "Y-TURN-1")
@EVERY
def test_a_round_is_one_turn_of_everybody_from_the_starting_player(seats: int) -> None:
    harbour = Harbour(seats)
    harbour.state.first = 1
    harbour.state.pending = [BeginTurn(1)]
    harbour.begin()
    turns = []
    for _ in range(2 * seats):
        turns.append((harbour.state.active, harbour.state.round))
        harbour.let_turn_pass()
    order = [(1 + k) % seats for k in range(seats)]
    assert turns == [(seat, number) for number in (1, 2) for seat in order]


@clause("Y-TERM-7")
@EVERY
def test_areas_touch_beside_each_other_and_half_above_and_below(seats: int) -> None:
    where = [(row, row / 2 + column) for row, length in enumerate(ROWS[seats]) for column in range(length)]
    for cell, near in enumerate(CELL_NEIGHBOURS[seats]):
        row, x = where[cell]
        touching = [
            other
            for other, (r, c) in enumerate(where)
            if (r == row and abs(c - x) == 1) or (abs(r - row) == 1 and abs(c - x) == 0.5)
        ]
        assert sorted(near) == touching
    state = dealt(seats)
    for cell, each in enumerate(state.layout):
        assert set(neighbours(state, each)) == {state.layout[other] for other in CELL_NEIGHBOURS[seats][cell]}


@clause("Y-TERM-8", "Y-PLACE-8", "Y-CANAL-1")
def test_nothing_is_put_in_the_canal() -> None:
    harbour = Harbour().own(yen=9).techs(0, "tram", "telegram").begin()
    assert "canal" not in harbour.placements()
    harbour.place("bank")
    assert "canal" not in harbour.placements()
    assert "canal" not in harbour.stop().destinations()
    state = harbour.state
    assert (state.tiles[CANAL], state.tokens[CANAL]) == (NONE, NONE)


# ------------------------------------------------------------ setup
@clause("Y-SETUP-1")
def test_two_players_use_ten_areas() -> None:
    state = dealt(2)
    assert kinds(state) == Counter(
        ["copper_mine", "silk_mill", "tea", "fishing", "bank", "church", "customs", "employment_agency",
         "laboratory_a", "port_a"]
    )  # fmt: skip
    assert (len(state.ports), len(state.laboratories)) == (1, 1)


@clause("Y-SETUP-2")
def test_three_players_use_fourteen_areas() -> None:
    state = dealt(3)
    count = kinds(state)
    assert (len(state.layout), count["fishing"], count["canal"], count["chinatown"]) == (14, 2, 1, 1)
    assert (count["copper_mine"], count["silk_mill"], count["tea"], count["laboratory_b"]) == (1, 1, 1, 0)
    assert (len(state.ports), len(state.laboratories)) == (2, 1)


@clause("Y-SETUP-3")
def test_four_players_use_everything() -> None:
    state = dealt(4)
    count = kinds(state)
    assert len(state.layout) == 18
    assert [count[kind] for kind in ("copper_mine", "silk_mill", "tea", "fishing")] == [2, 2, 2, 2]
    assert (len(state.ports), len(state.laboratories), len(state.boards)) == (2, 2, 2)


@clause("Y-SETUP-5")
@EVERY
def test_every_area_but_the_canal_gets_a_tile_by_lot(seats: int) -> None:
    state = dealt(seats)
    laid = [state.tiles[each] for each in state.layout if each != CANAL]
    assert len(laid) == {2: 10, 3: 13, 4: 17}[seats]
    assert NONE not in laid
    assert len(set(laid)) == len(laid)
    assert dealt(seats, 4).tiles != state.tiles
    assert all(state.tiles[each] == NONE for each in range(len(AREAS)) if each not in state.layout)


@clause("Y-SETUP-6")
@EVERY
def test_every_area_but_the_canal_gets_a_token_by_lot(seats: int) -> None:
    state = dealt(seats)
    laid = Counter(state.tokens[each] for each in state.layout if each != CANAL)
    assert sum(laid.values()) == {2: 10, 3: 13, 4: 17}[seats]
    assert NONE not in laid
    assert all(number <= TOKENS[kind].copies for kind, number in laid.items())
    assert sum(token.copies for token in TOKENS) == 20
    assert dealt(seats, 4).tokens != state.tokens


@clause("Y-SETUP-7", "Y-FLAG-5")
def test_agents_and_station_lie_in_the_supply() -> None:
    state = dealt(4)
    things = RULES.things(state)
    supply = {place.key: n for (place, _), n in things.items() if place.kind == "agent_supply"}
    assert supply == {"british": 3, "american": 2, "french": 2, "german": 2, "dutch": 1}
    assert state.station == NONE


@clause("Y-SETUP-8", "Y-SETUP-12", "Y-SETUP-24")
@EVERY
def test_what_everybody_starts_with(seats: int) -> None:
    harbour = Harbour(seats)
    state = dealt(seats)
    for seat in range(seats):
        assert state.stock[seat][:5] == [1, 1, 1, 1, 0]
        assert [harbour.held(piece, seat) for piece in ("assistant", "shop", "house")] == [8, 2, 0]
        assert [harbour.stored(piece, seat) for piece in ("assistant", "shop", "house")] == [12, 6, 4]
        assert state.points(seat) == 0
        assert state.presidents[seat] == NONE
        assert not any(state.men[seat])
        assert seat not in state.built
    assert {move.area for move in harbour.begin().place("bank").stop().legal if hasattr(move, "area")} == {area("bank")}


@clause("Y-SETUP-9", "Y-EMPLOY-6")
def test_twelve_assistants_can_be_recruited_and_three_mark_the_score() -> None:
    harbour = Harbour().store(assistant=1).hold(assistant=0).at("employment_agency", 3)
    assert RULES.things(harbour.state)[SCORE[0], ASSISTANT[0]] == SCORE_MARKERS == 3
    assert Harbour().stored() + SCORE_MARKERS == 15
    harbour.hire("assistant")
    assert "assistant" not in harbour.pieces()


@clause("Y-SETUP-10", "Y-SETUP-11")
@EVERY
def test_the_starting_player_is_drawn_and_has_one_yen_less(seats: int) -> None:
    assert {dealt(seats, seed).first for seed in range(20)} == set(range(seats))
    for seed in SEEDS:
        state = dealt(seats, seed)
        assert [owned[ITEMS.index("yen")] for owned in state.stock] == [
            3 if seat == state.first else 4 for seat in range(seats)
        ]
    harbour = Harbour(seats).begin()
    for _ in range(seats + 1):
        harbour.let_turn_pass()
    assert harbour.state.first == 0


@clause("Y-SETUP-13")
def test_one_achievement_of_each_stack() -> None:
    shown = {tuple(tile // 4 for tile in dealt(4, seed).achievements) for seed in SEEDS}
    assert shown == {(0, 1, 2)}
    assert len({dealt(4, seed).achievements for seed in SEEDS}) > 4


@clause("Y-SETUP-14")
@EVERY
def test_laboratories_are_filled(seats: int) -> None:
    state = dealt(seats)
    shown = [card for row in state.laboratories for card in row]
    assert len(shown) == (12 if seats == 4 else 6)
    assert sorted(shown + state.tech_deck) == list(range(len(TECHNOLOGIES))) == list(range(30))


@clause("Y-SETUP-15", "Y-SETUP-16", "Y-SETUP-19")
@EVERY
def test_orders_are_removed_ports_filled_and_two_dealt_to_each(seats: int) -> None:
    state = dealt(seats)
    assert len(state.removed) == {2: 16, 3: 5, 4: 0}[seats]
    assert [len(row) - row.count(NONE) for row in state.ports] == [6] * (1 if seats == 2 else 2)
    assert len(state.deck) == {2: 10, 3: 13, 4: 16}[seats]
    lying = state.removed + state.deck + [c for row in state.ports for c in row] + [c for d in state.drawn for c in d]
    assert sorted(lying) == list(range(len(ORDERS))) == list(range(36))
    assert dealt(seats, 4).ports != state.ports


@clause("Y-SETUP-17", "Y-SETUP-20", "Y-INFO-2")
@EVERY
def test_everybody_keeps_one_of_two_orders_in_secret(seats: int) -> None:
    state = dealt(seats)
    assert [len(drawn) for drawn in state.drawn] == [2] * seats, "dealt to all before anyone chooses"
    for number in range(seats):
        seat = RULES.decider(state)
        assert (state.turn, seat) == (0, (state.first + number) % seats)
        kept, other = state.drawn[seat]
        for chosen in (other, kept):
            before = state.clone()
            events: list[Event] = []
            RULES.apply(state, Keep(chosen), events.append)
            announced(RULES, before, state, events)
            assert [event.seen_by(seat) for event in events] == events
            assert all(event.seen_by((seat + 1) % seats) != event for event in events)
        assert RULES.seen_by(state, (seat + 1) % seats).hands[seat] == [-1]
        before = state.clone()
        told: list[Event] = []
        RULES.apply(state, END_TURN, told.append)
        announced(RULES, before, state, told)
        assert (state.hands[seat], state.returned[seat], state.drawn[seat]) == ([kept], [other], [])
        for viewer in range(seats):
            seen = RULES.seen_by(state, viewer)
            assert seen.returned[seat] == ([other] if viewer == seat else [-1])
    assert (state.turn, RULES.decider(state)) == (1, state.first)


@clause("Y-SETUP-18", "Y-SETUP-23", "Y-END-6")
def test_two_players_find_two_spaces_taken() -> None:
    state = dealt(2)
    assert [row.index(BLOCKED) + 1 for row in state.boards] == [4, 4]
    assert [row.count(BLOCKED) for row in state.boards] == [1, 1]
    assert RULES.things(state)[SPACE[0][3], BLOCKER[2]] == 1
    assert BLOCKER[2].key == COLOURS[2] == "purple", "the first colour nobody has"
    assert all(BLOCKED not in row for seats in (3, 4) for row in dealt(seats).boards)
    harbour = Harbour(2).own(copper=1, silk=1, tea=1, fish=1, imports=1, yen=9).at("church", 5)
    assert 4 not in harbour.spaces()


@clause("Y-SETUP-21")
def test_removed_orders_never_come_back() -> None:
    harbour = Harbour(2).port("a", 1, 2, 3, 4, 5, 6).deck(7).own(yen=2)
    gone = set(harbour.state.removed)
    harbour.at("port_a", 4).take_order(1, 2).stop()
    assert harbour.state.deck == []
    assert set(harbour.state.removed) == gone
    assert harbour.state.ports[0][-1] == NONE


@clause("Y-SETUP-22")
def test_mini_expansions_are_chosen_before_setup() -> None:
    assert [(spec.key, spec.default) for spec in RULES.options] == [
        ("achievement_rewards", False),
        ("free_agents", False),
    ]
    plain = dealt(4)
    assert (plain.modules, plain.reward_row) == (0, [])
    assert max(plain.tokens) < len(TOKENS)
    assert dealt(4, achievement_rewards=True).reward_row
    with pytest.raises(BadDeal):
        dealt(4, third=True)
