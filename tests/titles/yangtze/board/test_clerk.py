"""A bid up to a limit is left with the clerk: the table makes it, tells it, and lets it be withdrawn."""

import random
from typing import Any

from game.match import Match
from game.seat import Chair, default_chairs
from game.settings import Settings
from game.titles import TITLES
from rules.core.deal import Deal
from rules.core.move import Move
from rules.yangtze.moves import PASS, Bid
from rules.yangtze.steps.auction import Auction
from tests.ui.table_kit import Bench, Fed
from ui.boards.view import AMOUNT, board_of
from ui.clock import HandClock
from ui.scenes.table import TableScene
from ui.table.session.session import Session

RULES = TITLES["yangtze"]


def auction(people: int = 1) -> Match:
    """Two merchants before a post nobody has bid for yet; the first seat, a person, is called."""
    chairs = default_chairs(2, "Aiko")
    chairs[1] = Chair("Ben", crest=1) if people == 2 else chairs[1]
    match = Match(RULES, Deal("yangtze", 2, {}, 3), chairs)
    chance = random.Random(3)
    while not (isinstance(match.state.pending[-1], Auction) and match.state.pending[-1].queue == (0, 1)):
        moves = [move for move in match.legal_moves() if not isinstance(move, Bid)]
        match.play(chance.choice(moves))
    assert min(match.state.money) > 13
    return match


def bids_of(match: Match) -> list[int]:
    return [move.amount for move in match.moves if isinstance(move, Bid)]


def raises_to(most: int) -> Fed:
    """A rival who goes one higher up to this bid, and does nothing else."""

    def choose(seen: Any) -> list[Move]:
        if not isinstance(seen.pending[-1], Auction):
            return []
        least = seen.pending[-1].least()
        return [Bid(least) if least <= most else PASS]

    return Fed(choose)


def left_at(limit: int, rival: Fed) -> tuple[Bench, Match, TableScene]:
    """The table after a limit was left against a rival."""
    bench, match = Bench(), auction()
    scene = bench.table(match, board_of("yangtze", RULES), rival)
    scene.extra[AMOUNT] = limit
    scene.relayout()
    bench.rest()
    bench.click_on("leave")
    return bench, match, scene


def test_the_clerk_bids_as_little_as_will_do() -> None:
    bench, match, _ = left_at(12, raises_to(6))
    before = len(match.state.posts[0])
    bench.pass_time(0.5, 40)
    assert bids_of(match) == [1, 2, 3, 4, 5, 6, 7]
    assert len(match.state.posts[0]) == before + 1


def test_beyond_the_limit_the_person_is_asked() -> None:
    bench, match, scene = left_at(4, raises_to(6))
    bench.pass_time(0.5, 40)
    assert bids_of(match) == [1, 2, 3, 4]
    assert scene.session.decides
    assert Bid(5) in scene.session.offered()


def test_the_bar_tells_it_and_it_can_be_withdrawn() -> None:
    bench, match, scene = left_at(12, Fed())
    bench.pass_time(0.5, 2)
    assert scene.prompt.help == "Left with the clerk: Bid up to 12"
    bench.rest()
    bench.click_on("withdraw")
    assert scene.session.errand is None
    assert scene.prompt.help != "Left with the clerk: Bid up to 12"
    assert bids_of(match) == [1]


def test_a_limit_is_for_one_post_only() -> None:
    bench, _, scene = left_at(12, raises_to(0))
    assert scene.session.errand is not None
    bench.pass_time(0.5, 20)
    assert scene.session.errand is None


def test_the_record_has_only_the_moves() -> None:
    bench, match, _ = left_at(12, raises_to(3))
    bench.pass_time(0.5, 20)
    assert Match.resume(RULES, match.record()).state.key() == match.state.key()


def test_between_people_no_curtain_falls_for_a_clerk() -> None:
    match = auction(people=2)
    clock = HandClock()
    session = Session(match, Fed(), Settings(), clock)
    session.turn_to(0)
    session.leave(12)
    assert session.errand_move() == Bid(1)
    session.play(Bid(1))
    session.turn_to(1)
    session.play(Bid(2))
    clock.push(5)
    assert session.next_person() is None
    assert session.errand_move() == Bid(3)
    session.withdraw()
    assert session.next_person() is None, "another's errand is not the viewer's to withdraw"
