"""What the log says of each fact, whose crest stands before it, and what moved."""

import pytest

from rules.core.event import Event, Shift
from rules.core.target import HIDDEN, NOBODY, SEATS
from rules.core.text import Text, say
from rules.yangtze.events import cards, emperors, goods, posts, turns
from rules.yangtze.places import (
    BAG,
    BANK,
    BLOCK,
    CARD,
    DISCARDS,
    EMPEROR,
    GONE,
    GOOD,
    HAND,
    HIDDEN_GOOD,
    MONEY,
    OWN_POSTS,
    PLAYED,
    POST,
    PURSE,
    RIVER,
    SCREEN,
    SLOT,
)

ME = SEATS[2]


def said(key: str, **args: object) -> Text:
    return say(f"yangtze.log.{key}", **args)  # type: ignore[arg-type]


FACTS: list[tuple[Event, Text | None]] = [
    (turns.TurnBegan(2, 7), said("turn", number=7)),
    (goods.CargoSold(2, (4,), 3), said("sold_one", seat=ME, good=GOOD[4], value=3)),
    (goods.CargoSold(2, (0, 1), 10), said("sold", seat=ME, n=2, what=Text("yangtze.kind.rice"), value=10)),
    (goods.CargoSold(2, (0, 6), 10), said("sold", seat=ME, n=2, what=Text("yangtze.colour.pale_rose"), value=10)),
    (goods.GoodBought(2, 4, 3, 8), said("bought", seat=ME, good=GOOD[4], price=8)),
    (goods.GoodBought(2, 4, 3, 0), said("took_free", seat=ME, good=GOOD[4])),
    (turns.BoughtNothing(2, True), said("turn_passed", seat=ME)),
    (turns.BoughtNothing(2, False), said("bought_nothing", seat=ME)),
    (cards.CardPlayed(2, 1), said("card", seat=ME, card=CARD[2][1])),
    (cards.Cashed(2, 4, 15), said("cashed", seat=ME, card=CARD[2][4], amount=15)),
    (cards.CardRedeemed(2, 4, 15), said("redeemed", seat=ME, card=CARD[2][4], price=15)),
    (goods.GoodArrived(4, ()), said("arrived", good=GOOD[4])),
    (posts.PostDrawn(2, 5), said("post_drawn", seat=ME, post=POST[5])),
    (posts.BidMade(2, 6), said("bid", seat=ME, amount=6)),
    (posts.BidPassed(2), said("pass", seat=ME)),
    (posts.PostWon(2, 5, 6), said("won", seat=ME, post=POST[5], price=6)),
    (posts.PostUnsold(5), said("unsold", post=POST[5])),
    (emperors.EmperorDrawn(2, 8, 3), said("emperor", slot=SLOT[3], emperor=EMPEROR[8])),
    (emperors.BonusPaid(2, 1, 4), said("bonus", seat=ME, amount=4)),
    (emperors.BonusPaid(2, 1, 0), None),
    (emperors.TaxPaid(2, 5, 3, 3), said("tax", seat=ME, paid=3)),
    (emperors.TaxPaid(2, 5, 3, 1), said("tax_short", seat=ME, paid=1, due=3)),
    (emperors.TaxPaid(2, 5, 0, 0), None),
    (goods.GoodDiscarded(2, 4), said("discarded", seat=ME, good=GOOD[4])),
    (goods.GoodDiscarded(2, HIDDEN), said("discarded_hidden", seat=ME)),
    (goods.GoodsSwapped(2, 4, 9, 3), said("swapped", seat=ME, given=GOOD[4], taken=GOOD[9])),
    (emperors.EmperorFollowed(2, 8), said("followed", seat=ME, emperor=EMPEROR[8])),
    (emperors.EmperorDeclined(2, 8), said("declined", seat=ME, emperor=EMPEROR[8])),
    (turns.GameEnded("passes"), said("end_passes")),
    (turns.GameEnded("emperors"), said("end_emperors")),
]
HEADINGS = (turns.TurnBegan, turns.GameEnded)
OF_NOBODY = (*HEADINGS, goods.GoodArrived, posts.PostUnsold)


@pytest.mark.parametrize(("event", "text"), FACTS)
def test_every_fact_has_its_sentence(event: Event, text: Text | None) -> None:
    assert event.text() == text
    assert event.heading() == isinstance(event, HEADINGS)
    assert event.actor() == (NOBODY if isinstance(event, OF_NOBODY) else 2)


@pytest.mark.parametrize(
    ("event", "shifts"),
    [
        (
            goods.CargoSold(2, (4, 9), 10),
            (
                Shift(GOOD[4], 1, SCREEN[2], GONE),
                Shift(GOOD[9], 1, SCREEN[2], GONE),
                Shift(MONEY, 10, BANK, PURSE[2]),
            ),
        ),
        (goods.GoodBought(2, 4, 3, 0), (Shift(GOOD[4], 1, RIVER[3], SCREEN[2]),)),
        (cards.CardPlayed(2, 1), (Shift(CARD[2][1], 1, HAND[2], PLAYED[2]),)),
        (cards.Cashed(2, 4, 15), (Shift(CARD[2][4], 1, HAND[2], PLAYED[2]), Shift(MONEY, 15, BANK, PURSE[2]))),
        (cards.CardRedeemed(2, 4, 15), (Shift(MONEY, 15, PURSE[2], BANK), Shift(CARD[2][4], 1, PLAYED[2], HAND[2]))),
        (posts.PostDrawn(2, 5), (Shift(POST[5], 1, BAG, BLOCK),)),
        (posts.PostWon(2, 5, 6), (Shift(MONEY, 6, PURSE[2], BANK), Shift(POST[5], 1, BLOCK, OWN_POSTS[2]))),
        (posts.PostUnsold(5), (Shift(POST[5], 1, BLOCK, GONE),)),
        (emperors.EmperorDrawn(2, 8, 3), (Shift(EMPEROR[8], 1, BAG, SLOT[3]),)),
        (emperors.BonusPaid(2, 1, 4), (Shift(MONEY, 4, BANK, PURSE[2]),)),
        (emperors.BonusPaid(2, 1, 0), ()),
        (emperors.TaxPaid(2, 5, 3, 1), (Shift(MONEY, 1, PURSE[2], BANK),)),
        (emperors.TaxPaid(2, 5, 3, 0), ()),
        (goods.GoodDiscarded(2, 4), (Shift(GOOD[4], 1, SCREEN[2], DISCARDS[2]),)),
        (goods.GoodDiscarded(2, HIDDEN), (Shift(HIDDEN_GOOD, 1, SCREEN[2], DISCARDS[2]),)),
        (
            goods.GoodsSwapped(2, 4, 9, 3),
            (Shift(GOOD[9], 1, RIVER[3], SCREEN[2]), Shift(GOOD[4], 1, SCREEN[2], RIVER[3])),
        ),
        (posts.BidMade(2, 6), ()),
        (posts.BidPassed(2), ()),
    ],
)
def test_what_moved(event: Event, shifts: tuple[Shift, ...]) -> None:
    assert event.shifts() == shifts
