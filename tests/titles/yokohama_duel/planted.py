"""Planted follies of Yokohama Duel."""

from typing import Final

from rules.core.move import END_TURN, SKIP
from rules.core.step import Step
from rules.yokohama_duel.components import NONE
from rules.yokohama_duel.free import CALL, COMPLETE, RECRUIT
from rules.yokohama_duel.moves import BUILD_SHOP, BUY, PAY, PLAY_ASSIST, SELL, SEND, KeepPaid, Play
from rules.yokohama_duel.steps.build import BuildHere
from rules.yokohama_duel.steps.chinatown import Exchange
from rules.yokohama_duel.steps.church import PayChurch
from rules.yokohama_duel.steps.end_turn import EndTurn
from rules.yokohama_duel.steps.port import KeepOrders
from rules.yokohama_duel.steps.strengthen import Strengthen
from rules.yokohama_duel.steps.turn import TurnOver
from tests.titles.planting import Planted, Script, planted
from tests.titles.yokohama_duel.kit import Harbour
from tests.titles.yokohama_duel.rules.placing import CRITERION_NAMES, church, item, place


def last_turn() -> Harbour:
    """The very last turn of the game is that of seat 1."""
    return Harbour().round(4)


def asked(harbour: Harbour, *steps: Step) -> Harbour:
    """Seat 0 in the first round, after it played a card."""
    return harbour.laid(0, one="port").at_rest(TurnOver(), *steps)


def leaves_order() -> Planted:
    """Two tea and a fish for the first order."""
    harbour = last_turn().hand(1, 1).own(1, tea=2, fish=1).last_turn()
    return planted(harbour.state, (END_TURN,), (COMPLETE[0], END_TURN))


def leaves_merchant() -> Planted:
    """One Merchant, who could still go to the bank."""
    harbour = last_turn().merchants(1, 1).last_turn()
    return planted(harbour.state, (END_TURN,), (CALL[1], SEND[place("bank")], END_TURN))


def leaves_building() -> Planted:
    """A shop for the last yen, which brings nothing else."""
    harbour = last_turn().own(1, yen=1)
    harbour.state.laid = [[place("port")] * 4 for _ in range(2)]
    harbour.at_rest(TurnOver(), BuildHere(1, False, place("bank")), seat=1)
    return planted(harbour.state, (END_TURN,), (BUILD_SHOP, END_TURN))


def leaves_recruit() -> Planted:
    """Two imports were turned."""
    harbour = last_turn().own(1, down=2).last_turn()
    recruit = RECRUIT[1][CRITERION_NAMES.index("imports_2")]
    return planted(harbour.state, (END_TURN,), (recruit, END_TURN))


def keeps_order_back() -> Planted:
    """The same in the first round."""
    harbour = asked(Harbour().hand(0, 1).own(0, tea=2, fish=1), EndTurn(0, False))
    return planted(harbour.state, (END_TURN,), (COMPLETE[0], END_TURN))


def declines_shop() -> Planted:
    """With four yen."""
    harbour = asked(Harbour().own(0, yen=4), BuildHere(0, False, place("bank")))
    return planted(harbour.state, (END_TURN,), (BUILD_SHOP, END_TURN))


def pays_face_down_import() -> Planted:
    """One import of each side, one to be given at the Church."""
    harbour = asked(Harbour().own(0, up=1, down=1), EndTurn(0, False), PayChurch(0, church("3"), 1, ()))
    return planted(harbour.state, (PAY[0][item("down")],), (PAY[0][item("up")],))


def pays_needed_good() -> Planted:
    """Tea for the order in hand, silk for nothing."""
    harbour = Harbour().hand(0, 1).own(0, tea=1, silk=1)
    asked(harbour, EndTurn(0, False), PayChurch(0, church("3"), 1, ()))
    return planted(harbour.state, (PAY[0][item("tea")],), (PAY[0][item("silk")],))


def strengthened(level: int) -> Harbour:
    """At the bank, with an assist card of either kind."""
    return asked(Harbour().assists(0, 1, 1), Strengthen(0, False, place("bank"), level, 0))


def wastes_assist() -> Planted:
    """Beyond the highest level there is nothing."""
    return Planted(*(Script(strengthened(level).state, ((PLAY_ASSIST[0],),)) for level in (7, 1)))


def overdoes_assist() -> Planted:
    """One more would have been enough."""
    return Planted(*(Script(strengthened(level).state, ((PLAY_ASSIST[1],),)) for level in (6, 1)))


def buys_and_sells_the_same() -> Planted:
    """Tea for a yen, and a yen for tea."""
    harbour = asked(Harbour().own(0, yen=2, fish=1), EndTurn(0, False), Exchange(0, place("chinatown"), 2))
    buy, sell = BUY[item("tea")], SELL[item("tea")]
    return planted(harbour.state, (buy, sell), (buy, SELL[item("fish")]))


def acts_for_nothing() -> Planted:
    """The weakest card finds no copper, but tea."""
    harbour = Harbour().begin()
    lines = [(Play(0, 0, place(where), NONE), END_TURN) for where in ("copper", "tea")]
    return planted(harbour.state, *lines)


def pays_for_idle_order() -> Planted:
    """The last turn: two yen for an order that cannot be completed any more."""
    harbour = last_turn().own(1, yen=2).deck(5, 6, 7)
    harbour.state.laid = [[place("port")] * 4 for _ in range(2)]
    harbour.state.drawn = [0, 1]
    harbour.at_rest(TurnOver(), EndTurn(1, False), KeepOrders(1, 1), seat=1)
    return planted(harbour.state, (KeepPaid(1, 0, item("yen")), END_TURN), (SKIP, END_TURN))


PLANTED: Final = (
    leaves_order,
    leaves_merchant,
    leaves_building,
    leaves_recruit,
    keeps_order_back,
    declines_shop,
    pays_face_down_import,
    pays_needed_good,
    wastes_assist,
    overdoes_assist,
    buys_and_sells_the_same,
    acts_for_nothing,
    pays_for_idle_order,
)
