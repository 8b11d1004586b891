"""What opponents consider, what they may know, and how moves are written down."""

from rules.core.deal import Deal
from rules.core.move import DONE
from rules.yokohama import free, moves, places
from rules.yokohama.components import BOARDS
from rules.yokohama.modules.achievement_rewards import TAKE_REWARD
from rules.yokohama.moves import FROM, Give, Place, TakeOrder, TakeSpace
from rules.yokohama.places import GONE, HAND, ORDER, ORDER_BACK, ORDER_DECK
from tests.titles.yokohama.kit import Harbour, item
from tests.titles.yokohama.rules.placing import RULES


def searched(harbour: Harbour) -> list[object]:
    return list(RULES.search_moves(harbour.state))


def test_placement_goes_upwards() -> None:
    harbour = Harbour().techs(0, "telegram").begin().place("church")
    areas = [move.area for move in searched(harbour) if isinstance(move, Place)]
    assert areas == [each for each in BOARDS[4] if 10 <= each < 17], "from the Church on, the Church itself included"
    assert DONE in searched(harbour)
    harbour.place("church")
    assert len(searched(harbour)) == len(harbour.legal), "Telegram goes both ways"


def test_of_several_agents_one_is_enough() -> None:
    harbour = Harbour().agents(british=1, dutch=2).men(bank=1).begin()
    assert len(harbour.agents_to_use()) == 2
    assert sum(type(move).__name__ == "UseAgent" for move in searched(harbour)) == 1


def test_payments_are_changed_in_one_direction() -> None:
    harbour = Harbour().own(tea=1, fish=1, yen=2).at("church", 3).take_space("church", 1)
    assert searched(harbour) == [DONE, Give(0, item("tea")), FROM[1]]
    assert not [move for move in searched(harbour) if isinstance(move, TakeSpace)]
    harbour.give("tea")
    assert searched(harbour) == [Give(0, item("fish")), Give(0, item("yen"))], "not the one just taken back"
    harbour.give("fish")
    assert searched(harbour) == [DONE]
    hand = Harbour().own(tea=1).at("church", 3).take_space("church", 1).source("hand")
    assert searched(hand) == [DONE]
    spent = Harbour().own(tea=1).at("church", 3).take_space("church", 1)
    assert searched(spent) == [DONE, FROM[1]], "nothing to exchange it for"
    stuck = Harbour().own(tea=1, fish=1).at("church", 3).take_space("church", 2).give("tea")
    assert searched(stuck) == stuck.legal


def test_orders_and_prices_go_upwards() -> None:
    port = Harbour().port("a", 5, 2, 9).own(yen=2, imports=1).at("port_a", 3).take_order(5)
    assert [move.order for move in searched(port) if isinstance(move, TakeOrder)] == [8]
    port.take_order(9)
    assert searched(port) == [Give(0, item("imports")), DONE]
    port.give("imports")
    assert searched(port) == [DONE]
    study = Harbour().laboratory("a", "tram").own(yen=8, imports=3).at("laboratory_a", 3).choose("tram")
    study.give("imports")
    assert searched(study) == [Give(0, item("imports")), DONE]


def test_a_seat_sees_backs_and_imagines_faces() -> None:
    harbour = Harbour(2).orders(0, 1, 2).orders(1, 3, 4, 5)
    seen = RULES.seen_by(harbour.state, 0)
    things = RULES.things(seen)
    assert things[HAND[1], ORDER_BACK] == 3
    assert things[HAND[0], ORDER[0]] == 1
    assert things[ORDER_DECK, ORDER_BACK] == len(harbour.state.deck)
    assert things[GONE, ORDER_BACK] == len(harbour.state.removed) > 10
    worlds = [RULES.imagine(seen, seed) for seed in range(6)]
    assert all(world.hands[0] == [0, 1] and len(world.hands[1]) == 3 for world in worlds)
    assert len({tuple(world.hands[1]) for world in worlds}) > 3
    assert len({tuple(world.removed) for world in worlds}) == 6
    for world in worlds:
        lying = world.deck + world.removed + world.hands[0] + world.hands[1]
        assert sorted(lying + [card for row in world.ports for card in row]) == list(range(36))
        assert sorted(world.tech_deck) == sorted(harbour.state.tech_deck)
        assert world.reveals == harbour.state.reveals


def test_a_whole_turn_is_written_down_and_read_back() -> None:
    state = RULES.new_state(Deal("yokohama", 4, {"achievement_rewards": True, "free_agents": True}, 5))
    for _ in range(400):
        for move in RULES.legal_moves(state):
            assert RULES.codec.decode(RULES.codec.encode(move)) == move
        considered = RULES.search_moves(state)
        RULES.apply(state, considered[state.turn * 7 % len(considered)])
    assert state.turn > 10


def test_how_moves_are_written() -> None:
    names = {
        "keep": moves.KEEP[0], "place": moves.PLACE[0], "go": moves.GO[0], "way": moves.WAY[0], "enter": moves.ENTER[0],
        "return": moves.RETURN[0][0], "send": moves.SEND[0], "buy": moves.BUY[0], "sell": moves.SELL[0],
        "space": moves.TAKE_SPACE[0][0], "give": moves.GIVE[0][0], "from": moves.FROM[0], "choose": moves.CHOOSE[0],
        "order": moves.TAKE_ORDER[0], "hire": moves.HIRE[0][0], "free_man": moves.FREE_MAN[0][0],
        "free_to": moves.FREE_MAN_TO[0], "wish": moves.WISH[0], "five": moves.FIVE[0], "build": moves.BUILD[0][0],
        "station": moves.PLACE_STATION[0], "reward": TAKE_REWARD[0], "complete": free.COMPLETE[0],
        "achieve": free.ACHIEVE[0], "agent": free.USE_AGENT[0][0], "spin": free.SPIN[0], "study": free.STUDY[0],
    }  # fmt: skip
    for name, move in names.items():
        assert RULES.codec.encode(move)[0] == name
    assert RULES.codec.encode(moves.BUILD[4][2]) == ["build", 4, 2]


def test_what_lies_where() -> None:
    harbour = Harbour().men(bank=2).president(1, "tea").shop(0, "tea", 2).house(1, "tea").station("bank").done(1, 7)
    things = RULES.things(harbour.state)
    bank, tea = (places.AREA[number] for number in (8, 4))
    assert things[bank, places.TILE[harbour.state.tiles[8]]] == 1
    assert things[places.TOKEN[8], places.FIVE[harbour.state.tokens[8]]] == 1
    assert not [thing for place, thing in things if place == places.AREA[17]], "nothing lies in the Canal"
    assert things[bank, places.ASSISTANT[0]] == 2
    assert things[tea, places.PRESIDENT[1]] == 1
    assert things[places.AT_HOME[0], places.PRESIDENT[0]] == 1
    assert things[places.SITE[4][2], places.SHOP[0]] == 1
    assert things[places.SITE[4][4], places.HOUSE[1]] == 1
    assert things[bank, places.STATION] == 1
    assert things[places.COMPLETED[1], ORDER[6]] == 1
    assert things[places.HELD[0][0], places.ASSISTANT[0]] == 8
    assert things[places.STORE[1][2], places.HOUSE[1]] == 3
