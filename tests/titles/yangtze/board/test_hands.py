"""Few clicks and no wrong invitation: the river ends the sale, a bracket sells, cash is not advertised."""

import pytest

from game.match import Match
from game.seat import default_chairs
from game.titles import TITLES
from rules.core.deal import Deal
from rules.yangtze.components import LIQUIDITY, SELL_CARGO
from rules.yangtze.free import SELL_CARD
from rules.yangtze.moves import STOP_SELLING, Buy
from rules.yangtze.places import CARD, CARGO, HAND, POST, RIVER
from rules.yangtze.reckoning.bidding import bidding
from tests.titles.yangtze.board.test_board import table_at
from tests.titles.yangtze.kit import Table
from tests.ui.table_kit import Bench
from ui.boards.view import board_of
from ui.boards.yangtze.parts.auction_worth import threat
from ui.table.parts.spots import spot_name

RICE, ROSE_FISH, MINT_FISH = "rice/pale_rose", "fish/pale_rose", "fish/pale_mint"


def selling() -> Table:
    return Table(2).all_cards().goods(0, RICE, ROSE_FISH, MINT_FISH).goods(1, "salt/pale_sky").begin()


def click(bench: Bench, name: str) -> None:
    bench.rest()
    bench.click_on(name)


# ------------------------------------------------------------ one click for several moves
def test_a_click_on_the_river_ends_the_sale_and_buys() -> None:
    bench = Bench()
    scene = table_at(bench, selling().state)
    click(bench, spot_name(RIVER[4]))
    assert [type(move) for move in scene.match.moves] == [type(STOP_SELLING), Buy]
    assert scene.match.state.money[0] == 30 - 7


def test_undo_takes_all_of_one_click_back_and_redo_does_all_of_it_again() -> None:
    bench = Bench()
    scene = table_at(bench, selling().state)
    before = scene.match.state.key()
    click(bench, spot_name(RIVER[4]))
    after = scene.match.state.key()
    click(bench, "undo")
    assert scene.match.state.key() == before
    click(bench, "redo")
    assert scene.match.state.key() == after


def test_a_click_on_a_bracket_sells_its_cargo() -> None:
    bench = Bench()
    scene = table_at(bench, selling().state)
    click(bench, spot_name(CARGO[0]))
    assert scene.match.state.money[0] == 30 + 10
    assert len(scene.match.state.goods[0]) == 1
    click(bench, "undo")
    assert scene.match.state.money[0] == 30


def test_by_card_the_bracket_only_loads_for_the_sale_may_give_the_word_away() -> None:
    bench = Bench()
    table = Table(2).cards(0, "sell_cargo").goods(0, RICE, ROSE_FISH).begin().stop_selling()
    table.play(SELL_CARD[0])
    scene = table_at(bench, table.state)
    click(bench, spot_name(CARGO[0]))
    assert len(scene.match.state.picked) == 2
    assert scene.match.state.money[0] == 30


def test_a_half_loaded_cargo_is_not_lost_to_a_click_on_the_river() -> None:
    bench = Bench()
    scene = table_at(bench, selling().take(RICE).state)
    assert RIVER[4] not in scene.view.lit


# ------------------------------------------------------------ what glows
def test_cash_does_not_glow_while_something_else_can_be_done() -> None:
    bench = Bench()
    scene = table_at(bench, selling().state)
    quiet = set(scene.board.quiet(scene.view))
    assert quiet == {CARD[0][card] for card in (*LIQUIDITY, SELL_CARGO)}
    assert quiet <= scene.view.lit, "it can be played all the same"


def test_cash_glows_where_it_alone_allows_a_bid() -> None:
    bench = Bench()
    table = Table(3).money(3, 30, 30).all_cards().bag("F1", "salt/pale_mint").begin(1)
    scene = table_at(bench, table.buy_at(4).draw().bid(5).pass_().state)
    assert not scene.board.quiet(scene.view)


# ------------------------------------------------------------ what one loses
def test_the_auction_tells_what_the_leader_would_take_from_me() -> None:
    bench = Bench()
    table = Table(3).posts(0, "F5").bag("F1", "salt/pale_mint").begin(1)
    scene = table_at(bench, table.buy_at(4).draw().bid(5).pass_().state)
    auction = bidding(scene.view.state)
    assert auction is not None
    told = threat(scene.view, auction)
    assert told is not None
    assert (told.seat, told.loss) == (1, 15)


# ------------------------------------------------------------ what lies where
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("count", [1, 5, 7, 12])
def test_no_post_lies_over_another(seats: int, count: int) -> None:
    bench = Bench()
    state = Table(seats).all_cards().begin().state
    state.posts[0] = list(range(count))
    scene = table_at(bench, state)
    rooms = [scene.board.shapes[POST[post]].rect for post in range(count)]
    assert not any(one.colliderect(other) for n, one in enumerate(rooms) for other in rooms[:n])
    cards = scene.board.shapes[HAND[0]].rect
    assert all(room.bottom <= cards.top + 1 for room in rooms)


# ------------------------------------------------------------ who begins
@pytest.mark.parametrize("pace", ["calm", "instant"])
def test_the_start_player_is_announced_before_the_first_move(pace: str) -> None:
    bench = Bench(pace=pace)
    rules = TITLES["yangtze"]
    match = Match(rules, Deal("yangtze", 3, {}, 6), default_chairs(3, "Aiko"))
    scene = bench.table(match, board_of("yangtze", rules))
    bench.pass_time()
    if pace == "instant":
        assert scene.scroll is None
        return
    assert scene.scroll is not None
    assert scene.scroll.moment.heading.key == "yangtze.moment.begins"
    scene.scroll.finish(bench.clock.now())
    scene.go_on()
    assert scene.scroll is None
