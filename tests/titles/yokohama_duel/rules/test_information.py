"""Hidden information: what each view shows."""

from rules.core.deal import Deal
from rules.core.target import HIDDEN
from rules.yokohama_duel import moves, places
from rules.yokohama_duel.events.cards import ChurchTaken, OrderGained, OrderKept, OrderPutUnder, OrdersDrawn
from rules.yokohama_duel.state import DuelState
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import place
from tests.titles.yokohama_duel.rules.watching import RULES

PUBLIC = (
    "stock", "assists", "laid", "upgraded", "techs", "used", "merchants", "spent", "recruited", "shops", "houses",
    "station", "guest", "completed", "tech_row", "tech_discard", "bonus_row", "bonus_discard", "church_row",
    "round", "turn", "active", "first",
)  # fmt: skip


def seen(harbour: Harbour, seat: int) -> DuelState:
    return RULES.seen_by(harbour.state, seat)


def backs(number: int) -> list[int]:
    return [HIDDEN] * number


@clause("D-HIDE-1", "D-HIDE-3")
def test_orders_in_hand() -> None:
    harbour = Harbour().hand(0, 3, 7).hand(1, 11).begin()
    assert seen(harbour, 0).hands == [[2, 6], backs(1)]
    assert seen(harbour, 1).hands == [backs(2), [10]], "how many there are is public"
    things = RULES.things(seen(harbour, 1))
    assert things[places.HAND[0], places.ORDER_BACK] == 2
    assert (places.HAND[0], places.ORDER[2]) not in things


@clause("D-HIDE-2", "D-HIDE-7")
def test_taken_church_cards_lie_face_down() -> None:
    harbour = Harbour().churches(0, "8", "4").churches(1, "5").begin()
    assert seen(harbour, 0).churches == [harbour.state.churches[0], backs(1)], "one's own may be looked at"
    assert seen(harbour, 1).churches == [backs(2), harbour.state.churches[1]]
    assert RULES.things(seen(harbour, 1))[places.OWN_CHURCHES[0], places.CHURCH_BACK] == 2


@clause("D-HIDE-4")
def test_the_order_of_decks_is_hidden_from_both() -> None:
    harbour = Harbour().under(4, 2).begin()
    for seat in range(2):
        view = seen(harbour, seat)
        assert view.rng == 0
        for deck in (view.deck, view.under, view.bonus_deck, view.tech_deck):
            assert set(deck) == {HIDDEN}
    ahead = Harbour().at_level(2, "port").deck().under(9, 4).begin()
    preview = RULES.preview(ahead.state, moves.PLAY[0][1][place("port")])
    assert not preview.whole, "nor does a look ahead turn up what lies under the deck"
    assert not [event for event in preview.events if isinstance(event, OrdersDrawn)]
    again = {tuple(RULES.imagine(seen(harbour, 0), seed).under) for seed in range(20)}
    assert len(again) > 5, "worlds differ in what lies where"


@clause("D-HIDE-5")
def test_cards_drawn_at_the_port() -> None:
    harbour = Harbour().at_level(4, "port").deck(1, 2, 3, 4).begin().go("port")
    assert seen(harbour, 0).drawn == [0, 1, 2, 3]
    assert seen(harbour, 1).drawn == backs(4)
    assert {0, 1, 2, 3} <= set(seen(harbour, 1).unknown), "they may be any that the seat does not see"
    assert not {0, 1, 2, 3} & set(seen(harbour, 0).unknown)
    harbour.keep(2).put_under(4, 1)
    assert harbour.state.under == [3, 0, 2]
    for told in harbour.told(OrdersDrawn):
        assert told.seen_by(0).orders == told.orders
        assert told.seen_by(1).orders == tuple(backs(4))
    assert [told.seen_by(1).order for told in harbour.told(OrderPutUnder)] == backs(3)
    assert [told.seen_by(0).order for told in harbour.told(OrderPutUnder)] == [3, 0, 2]
    assert [told.seen_by(1).order for told in harbour.told(OrderKept)] == backs(1)


@clause("D-HIDE-6")
def test_all_else_is_public() -> None:
    harbour = Harbour().own(1, copper=2, up=1, down=3, yen=4).assists(1, 1, 2).laid(1, one="bank").upgraded(1, 2)
    harbour.techs(1, "tram", "station").used(1, "tram").merchants(1, 1, "orders_3", "techs_3").completed(1, 5, 6, 7)
    harbour.shops(1, "tea").houses(1, "silk").station("port").begin()
    for seat in range(2):
        for name in PUBLIC:
            assert getattr(seen(harbour, seat), name) == getattr(harbour.state, name), name


@clause("D-HIDE-8")
def test_the_three_church_cards_left_out_are_shown_to_nobody() -> None:
    harbour = Harbour().churches(0, "8").round(4).last_turn()
    assert [seen(harbour, seat).box for seat in range(2)] == [backs(2), backs(2)]
    harbour.end()
    assert harbour.is_over()
    assert [seen(harbour, seat).box for seat in range(2)] == [backs(2), backs(2)]
    assert seen(harbour, 1).churches == harbour.state.churches, "taken cards are revealed at the end"


@clause("D-HIDE-9")
def test_cards_of_setup_and_orders_gained() -> None:
    told: list[object] = []
    state = RULES.new_state(Deal("yokohama_duel", 2, {}, 3), told.append)
    first = state.first
    assert RULES.seen_by(state, first).drawn == state.drawn
    assert RULES.seen_by(state, 1 - first).drawn == backs(3)
    RULES.apply(state, RULES.legal_moves(state)[0], told.append)
    assert RULES.seen_by(state, first).drawn == backs(3), "now the second looks"
    assert RULES.seen_by(state, 1 - first).under == backs(1)
    drawn = [event for event in told if isinstance(event, OrdersDrawn)]
    assert [event.seen_by(first).orders for event in drawn] == [drawn[0].orders, tuple(backs(3))]
    assert [event.seen_by(1 - first).orders for event in drawn] == [tuple(backs(3)), drawn[1].orders]
    for event in told:
        if isinstance(event, OrderPutUnder | OrderKept) and event.seat == first:
            assert event.seen_by(1 - first).order == HIDDEN
            assert event.seen_by(first).order == event.order
    harbour = Harbour().at_level(5, "bank").bonuses(10, 1, 2).deck(7).begin().go("bank").bonus(10)
    (gained,) = harbour.told(OrderGained)
    assert (gained.seen_by(0).order, gained.seen_by(1).order) == (6, HIDDEN)
    assert seen(harbour, 1).hands[0] == backs(1)


@clause("D-HIDE-10")
def test_the_taking_of_a_church_card_is_seen_by_both() -> None:
    harbour = Harbour().at_level(5, "church").church_display("5", "4").begin().go("church").take_church("5")
    (taken,) = harbour.told(ChurchTaken)
    assert taken.seen_by(0) == taken.seen_by(1) == taken
    assert taken.card == 2
    assert seen(harbour, 1).churches[0] == backs(1)


@clause("D-HIDE-11")
def test_after_the_port_no_view_shows_what_lies_where() -> None:
    harbour = Harbour().at_level(3, "port").deck(1, 2, 3, 4, 5).begin().go("port")
    harbour.keep(harbour.drawn()[0]).put_under(harbour.drawn()[1])
    for seat in range(2):
        view = seen(harbour, seat)
        assert (view.deck, view.under) == (backs(2), backs(2)), "sizes are public, cards are not"
        assert view.drawn == []
    discarded = Harbour().bonuses(1, 2, 3).bonus_deck(4, 5).begin()
    assert seen(discarded, 0).bonus_discard == [5, 6, 7, 8, 9, 10, 11]
    assert len(seen(discarded, 0).bonus_deck) == 2


@clause("D-HIDE-1", "D-HIDE-2", "D-HIDE-11")
def test_imagined_worlds_fit_what_was_seen() -> None:
    """Whatever a seat cannot see may be anything that is not lying open elsewhere."""
    harbour = Harbour().hand(0, 3, 7).hand(1, 11, 12).churches(0, "8").churches(1, "5", "10").under(4, 2)
    harbour.church_display("4", "7").bonuses(3, 5, 6).display("tram", "telephone").begin()
    for seat in range(2):
        view = seen(harbour, seat)
        worlds = [RULES.imagine(view, seed) for seed in range(20)]
        assert all(RULES.seen_by(world, seat).key() == view.key() for world in worlds)
        assert len({tuple(world.hands[1 - seat]) for world in worlds}) > 5
        assert len({tuple(world.churches[1 - seat]) for world in worlds}) > 1
        for world in worlds:
            orders = [*world.hands[0], *world.hands[1], *world.deck, *world.under]
            assert sorted(orders) == list(range(30))
            cards = [*world.churches[0], *world.churches[1], *world.box]
            shown = [card for card in world.church_row if card >= 0]
            assert sorted(cards + shown) == list(range(9))
            assert sorted(world.bonus_row + world.bonus_deck) == list(range(12))
            assert sorted(world.tech_row[:2] + world.tech_deck) == list(range(20))
