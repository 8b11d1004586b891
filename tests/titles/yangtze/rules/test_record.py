"""How moves are written down: saved games are read by these names."""

import pytest

from rules.core.code import Code
from rules.core.errors import BadRecord
from rules.core.move import SKIP, Move
from rules.yangtze.free import Cash, SellCard
from rules.yangtze.moves import (
    BUY_NOTHING,
    CARRY_OUT,
    DRAW,
    PASS,
    PUT_BACK,
    SELL,
    STOP_SELLING,
    TAKE,
    Bid,
    Buy,
    Discard,
    Exchange,
    Follow,
    LayCard,
    Redeem,
)
from tests.titles.yangtze.rules.watching import RULES

WRITTEN: list[tuple[Move, Code]] = [
    (Buy(3), ["buy", 3]),
    (LayCard(1, 0), ["lay", 1, 0]),
    (Cash(1, 4), ["cash", 1, 4]),
    (SellCard(1), ["sell_card", 1]),
    (Bid(7), ["bid", 7]),
    (Discard(12), ["discard", 12]),
    (Exchange(5), ["exchange", 5]),
    (Redeem(2, 3), ["redeem", 2, 3]),
    (Follow(9), ["follow", 9]),
    (TAKE[12], ["take", "good", 12]),
    (PUT_BACK[12], ["put_back", "good", 12]),
    (SELL, ["button", "sell"]),
    (STOP_SELLING, ["button", "stop_selling"]),
    (BUY_NOTHING, ["button", "end_turn"]),
    (DRAW, ["button", "draw"]),
    (PASS, ["button", "pass"]),
    (CARRY_OUT, ["button", "carry_out"]),
    (SKIP, ["button", "skip"]),
]


@pytest.mark.parametrize(("move", "code"), WRITTEN)
def test_every_move_can_be_written_down_and_read_back(move: Move, code: Code) -> None:
    assert RULES.codec.encode(move) == code
    assert RULES.codec.decode(code) == move


def test_what_no_move_is_written_like_is_refused() -> None:
    for code in ([], ["swim", 3], ["bid"], ["bid", "7"], ["bid", 7, 8]):
        with pytest.raises(BadRecord):
            RULES.codec.decode(code)


def test_title_and_version_of_the_rules() -> None:
    assert (RULES.title, RULES.version, RULES.seat_counts, RULES.options) == ("yangtze", 1, (2, 3, 4), ())
