"""Planted follies of Yokohama."""

from typing import Final

from game.opponents.player import Line
from rules.core.move import DONE, END_TURN, SKIP
from rules.core.step import Step
from rules.yokohama.free import COMPLETE, USE_AGENT
from rules.yokohama.moves import BUILD, BUY, GIVE, GO, HOME, PLACE, SELL, SEND, TAKE_SPACE, WAY
from rules.yokohama.reckoning.ways import survey
from rules.yokohama.steps.exchange import Exchange
from rules.yokohama.steps.follow_up import Construct
from rules.yokohama.steps.movement import Movement
from rules.yokohama.steps.spaces import ChooseSpace
from rules.yokohama.steps.turn import CloseTurn, TurnOver
from tests.titles.planting import Planted, Script, planted
from tests.titles.yokohama.kit import Harbour, item
from tests.titles.yokohama.rules.placing import area
from tests.titles.yokohama.rules.test_movement import moving


def asked(harbour: Harbour, *steps: Step) -> Harbour:
    """Seat 0 in the middle of a turn: these steps, then Phase C."""
    harbour.begin()
    harbour.state.pending = [TurnOver(), CloseTurn(0), *steps]
    harbour.state.offer = None
    return harbour


def in_last_turn(harbour: Harbour) -> Harbour:
    """No turn of seat 0 comes after this one."""
    harbour.state.last_turn = harbour.state.turn + harbour.state.seats - 1
    return harbour


def the_very_last(harbour: Harbour) -> Harbour:
    """No turn at all comes after this one."""
    harbour.state.last_turn = harbour.state.turn
    return harbour


def with_tea() -> Harbour:
    """Four tea for the first order, and nothing left to do but to end the turn."""
    return asked(Harbour(2).achievements("a_fish_7", "b_yen_10", "c_production_4").own(tea=4).orders(0, 1))


def leaves_points() -> Planted:
    """The last turn of the game."""
    return planted(in_last_turn(with_tea()).state, (END_TURN,), (COMPLETE[0], END_TURN))


def misses_points() -> Planted:
    """Three imports for fifteen points at Customs, or two yen for one; nobody comes after."""
    harbour = the_very_last(Harbour(2).own(imports=3).hold(shop=0, assistant=1).men(customs=2, bank=1).begin())
    bank = (PLACE[area("bank")], GO[area("bank")], END_TURN)
    customs = (PLACE[area("customs")], GO[area("customs")], TAKE_SPACE[1][4], END_TURN)
    return planted(harbour.state, bank, customs)


def leaves_agent() -> Planted:
    """Three in the Bank."""
    harbour = in_last_turn(asked(Harbour(2).men(bank=3).agents(british=1)))
    return planted(harbour.state, (END_TURN,), (USE_AGENT[0][0], SEND[area("bank")], END_TURN))


def keeps_order_back() -> Planted:
    """Any other turn."""
    return planted(with_tea().state, (END_TURN,), (COMPLETE[0], END_TURN))


def overcrowds() -> Planted:
    """Five stand in the Bank already."""
    harbour = Harbour(2).men(bank=5).begin()
    return planted(harbour.state, (PLACE[area("bank")],), (PLACE[area("tea")],))


def goes_home() -> Planted:
    """Three wait in the Bank."""
    harbour = asked(Harbour(2).men(bank=3), Movement(0))
    return planted(harbour.state, (HOME,), (GO[area("bank")],))


def pays_the_dearer_way() -> Planted:
    """From the Bank to Customs: past two Presidents in the Church, or past one in the Laboratory."""
    harbour = moving(church=1, laboratory_a=1, silk_mill=1, customs=1).own(yen=3).president(0, "bank")
    harbour.president(1, "church").president(2, "church").president(3, "laboratory_a")
    asked(harbour, Movement(0))
    prices = [route.price for route in survey(harbour.state, 0).routes[area("customs")]]
    dear, cheap = (WAY[prices.index(price)] for price in (2, 1))
    return planted(harbour.state, (GO[area("customs")], dear), (GO[area("customs")], cheap))


def acts_for_nothing() -> Planted:
    """One in the Copper Mine finds nothing, and nobody; or a rival's three, who would have acted there next."""
    fruitless, blocking = (asked(Harbour(2).men(copper_mine=1).men(1, copper_mine=n), Movement(0)) for n in (0, 3))
    to_the_mine: tuple[Line, ...] = ((GO[area("copper_mine")], END_TURN),)
    return Planted(Script(fruitless.state, to_the_mine), Script(blocking.state, to_the_mine))


def gives_dear_for_cheap() -> Planted:
    """Copper, which an order asks for, or tea for the fifth Faith."""
    harbour = asked(Harbour(2).own(copper=1, tea=2).orders(0, 26), ChooseSpace(0, area("church"), 0, 4))
    take, copper, tea = TAKE_SPACE[0][1], GIVE[0][item("copper")], GIVE[0][item("tea")]
    return planted(harbour.state, (take, tea, copper, DONE), (take, DONE))


def buys_and_sells_the_same() -> Planted:
    """Tea for a yen, and a yen for tea."""
    harbour = asked(Harbour(4).own(yen=2, fish=1), Exchange(0, 2))
    buy, sell = BUY[item("tea")], SELL[item("tea")]
    return planted(harbour.state, (buy, sell), (buy, SELL[item("fish")]))


def at_a_free_tile() -> Harbour:
    """A Shop in hand, three rewards to choose from, and a space without one."""
    return asked(Harbour(2).tile("tea", 9), Construct(0, area("tea")))


def builds_for_nothing() -> Planted:
    """The fourth space gives nothing."""
    return planted(at_a_free_tile().state, (BUILD[area("tea")][3],), (BUILD[area("tea")][0],))


def declines_building() -> Planted:
    """Nothing is built."""
    return planted(at_a_free_tile().state, (SKIP,), (BUILD[area("tea")][0],))


def to_the_end(points: int) -> Script:
    """Seat 0, with these points, builds its last Trading House; then both do as little as they can."""
    harbour = Harbour(2).hold(shop=0, house=1).store(house=0).own(1, yen=80)
    harbour.state.earned[0][0] = points
    start = asked(harbour, Construct(0, area("tea"))).state.clone()
    lines: list[Line] = []
    while not harbour.is_over():
        quiet = (*BUILD[area("tea")], END_TURN, SKIP, DONE, HOME)
        move = next((move for move in quiet if move in harbour.legal), harbour.legal[0])
        harbour.make(move)
        lines.append((move,))
    return Script(start, tuple(lines))


def ends_a_lost_game() -> Planted:
    """Forty points behind, or as many ahead."""
    return Planted(to_the_end(0), to_the_end(80))


PLANTED: Final = (
    leaves_points,
    misses_points,
    leaves_agent,
    keeps_order_back,
    overcrowds,
    goes_home,
    pays_the_dearer_way,
    acts_for_nothing,
    gives_dear_for_cheap,
    buys_and_sells_the_same,
    builds_for_nothing,
    declines_building,
    ends_a_lost_game,
)
