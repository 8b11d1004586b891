"""The log in its parts: turns with what they brought, affairs that are one entry, what nobody may overlook."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.titles import find_title
from rules.core.event import Event
from rules.core.target import NOBODY, Target
from rules.singapore.components import TILE_OF
from rules.singapore.events.raid import RaidBegan, Raided, RaidEnded, TotalShown
from rules.singapore.events.rounds import RoundBegan
from rules.singapore.events.rounds import TurnBegan as TownTurn
from rules.singapore.events.trade import Activated, Given, Received
from rules.yangtze.events.cards import Cashed
from rules.yangtze.events.posts import BidMade, BidPassed, PostDrawn, PostWon
from rules.yangtze.events.turns import BoughtNothing, TurnBegan
from tests.ui.table_kit import match_of
from ui.say import Say
from ui.table.session.acts import act_of
from ui.table.session.log_book import Entry, LogBook, write
from ui.table.session.log_chapters import Affair, Block, Line, Turn, alarm_in, blocks_of, opened_by_itself

ASSETS = Path(__file__).parents[2] / "assets"
NAMES = ["Aiko", "Ashworth", "Lin Wei"]
SINGAPORE: Any = find_title("singapore")
YANGTZE: Any = find_title("yangtze")
AUCTION = [
    TurnBegan(1, 26),
    PostDrawn(1, 4),
    BidMade(1, 2),
    BidMade(2, 9),
    Cashed(0, 0, 15),
    BidPassed(0),
    BidMade(1, 12),
    BidPassed(2),
    PostWon(1, 4, 12),
    BoughtNothing(1, False),
]
RAID = [
    RaidBegan(2),
    TotalShown(2, 0, 1),
    TotalShown(0, 1, 4),
    TotalShown(1, 0, 0),
    Raided(0, 4, 4, 2, 1),
    RaidEnded(True),
]


def written(rules: Any, events: Sequence[Event], seat: int | None = 0, maker: int = NOBODY) -> list[Entry]:
    return write(events, seat, 3, rules.amounts, maker)


def turns(blocks: list[Block]) -> list[Turn]:
    return [block for block in blocks if isinstance(block, Turn)]


def spoken(rules: Any, text: Any) -> str:
    return Say(ASSETS, "en", strict=True)(text, NAMES, rules)


def test_an_auction_is_one_entry_whatever_is_done_meanwhile() -> None:
    (turn,) = turns(blocks_of(written(YANGTZE, AUCTION)))
    drawn, auction, nothing = turn.items
    assert isinstance(auction, Affair)
    assert [isinstance(each, Line) for each in (drawn, nothing)] == [True, True]
    assert auction.figures() == [(1, 12), (2, 9)]
    assert [spoken(YANGTZE, text) for text in auction.counts()] == ["3 bids", "2 passes"]
    (leading,) = auction.leading()
    assert spoken(YANGTZE, leading.text).startswith("Ashworth wins for 12")
    assert len(auction.told()) == 7


def test_the_log_counts_acts_as_bar_and_recap_do() -> None:
    """A move is one act, an affair is one, whatever came of them."""
    title = find_title("yokohama")
    match, chance = match_of(title, seats=3, plays=0), random.Random(4)
    while not match.is_over and len(match.moves) < 400:
        match.play(chance.choice(match.legal_moves()))
    history = match.history
    told = turns(blocks_of(LogBook(history, title.amounts).entries(history, 0)))
    ends = [*history.turn_starts[1:], len(history.moves)]
    # Before the first turn stand the choices of starting Orders, which are nobody's turn.
    for turn, first, end in list(zip(told, history.turn_starts, ends, strict=True))[1:]:
        acts = [act_of(title, history, move, 0, None) for move in range(first, end)]
        assert turn.acts() == sum(act is not None for act in acts)


def test_an_affair_is_one_act_beside_the_moves_around_it() -> None:
    entries = [entry._replace(move=number, maker=entry.actor) for number, entry in enumerate(written(YANGTZE, AUCTION))]
    (turn,) = turns(blocks_of(entries))
    assert turn.acts() == 3


def test_an_auction_under_way_tells_its_latest_bid() -> None:
    (turn,) = turns(blocks_of(written(YANGTZE, AUCTION[:4])))
    auction = turn.items[-1]
    assert isinstance(auction, Affair)
    assert spoken(YANGTZE, auction.leading()[0].text) == "Lin Wei bids 9"
    assert auction.still_in() == [1, 2], "a bid that was raised is no pass"


def test_who_passed_is_out_of_an_auction_and_in_the_end_all_but_one() -> None:
    for told, still in ((AUCTION[:6], [1, 2]), (AUCTION[:8], [1]), (AUCTION, [1])):
        (turn,) = turns(blocks_of(written(YANGTZE, told)))
        auction = next(item for item in turn.items if isinstance(item, Affair))
        assert auction.still_in() == still


def test_a_turn_tells_what_it_brought_its_own_seat() -> None:
    tile = TILE_OF["east_india_1"]
    events = [
        TownTurn(1, "work"),
        Activated(1, 9, tile),
        Given(1, (0, 0, 0, 3), 5, 0, 8),
        Received(1, (0, 1, 0, 1), 0, 9, 8),
    ]
    (turn,) = turns(blocks_of(written(SINGAPORE, [*events, TownTurn(2, "work")], maker=1)))[:1]
    net = [(amount.what, amount.number) for amount in turn.amounts()]
    assert [number for _, number in net] == [9, -5, -2, 1]
    assert (turn.seat, turn.acts()) == (1, 1)
    assert net[0][0] == Target("marker", 1)


def test_what_is_not_told_still_counts() -> None:
    quiet = [entry for entry in written(SINGAPORE, RAID) if entry.quiet]
    assert [entry.part is not None and entry.part.ends for entry in quiet] == [True]


def test_a_raid_is_one_red_entry_with_every_total() -> None:
    blocks = blocks_of(written(SINGAPORE, [TownTurn(2, "work"), *RAID, TownTurn(0, "work")]))
    struck, calm = turns(blocks)
    (raid,) = struck.items
    assert isinstance(raid, Affair)
    assert raid.figures() == [(0, 4), (2, 1), (1, 0)]
    assert [entry.actor for entry in raid.leading()] == [0]
    assert (alarm_in(raid), alarm_in(struck), alarm_in(calm)) == ("raid", "raid", "")


def test_only_what_another_took_from_me_is_a_loss() -> None:
    paid = [Given(0, (0, 0, 0, 1), 0, 0, 8)]
    assert written(SINGAPORE, paid, seat=0, maker=1)[0].lost
    assert not written(SINGAPORE, paid, seat=0, maker=0)[0].lost
    assert not written(SINGAPORE, paid, seat=1, maker=2)[0].lost
    assert not written(SINGAPORE, paid, seat=None, maker=2)[0].lost
    assert not written(YANGTZE, [PostWon(0, 4, 12)], seat=0, maker=2)[0].lost, "it was paid for something"


def test_turns_of_a_round_that_is_over_fold_but_the_last_two() -> None:
    first = [RoundBegan(1), *(TownTurn(seat, "work") for seat in (0, 1, 2))]
    entries = written(SINGAPORE, first)
    assert opened_by_itself(blocks_of(entries), len(entries)) == {0, 1, 2}
    entries += written(SINGAPORE, [RoundBegan(2)])
    assert opened_by_itself(blocks_of(entries), len(entries)) == {1, 2}
    entries += written(SINGAPORE, [TownTurn(0, "work")])
    assert opened_by_itself(blocks_of(entries), len(entries)) == {2, 3}


def test_without_rounds_each_turn_is_one() -> None:
    entries = written(YANGTZE, [TurnBegan(seat, number) for number, seat in enumerate((0, 1, 2, 0), 1)])
    assert opened_by_itself(blocks_of(entries), len(entries)) == {2, 3}


def test_in_a_replay_the_round_that_is_shown_lies_open() -> None:
    entries = written(
        SINGAPORE, [RoundBegan(1), *(TownTurn(n, "work") for n in (0, 1, 2)), RoundBegan(2), TownTurn(1, "work")]
    )
    assert opened_by_itself(blocks_of(entries), 2) == {0, 1, 2}
