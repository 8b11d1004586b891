"""The level-5 bonus step."""

from collections.abc import Sequence

import pytest

from rules.yokohama_duel import moves
from rules.yokohama_duel.components import BONUS_CARDS
from rules.yokohama_duel.events.cards import (
    AssistGained,
    BonusChosen,
    BonusDiscarded,
    BonusReshuffled,
    BonusRevealed,
    OrderGained,
    RewardLost,
)
from rules.yokohama_duel.events.stock import Gained, ImportsFlipped
from tests.titles.clause import clause
from tests.titles.yokohama_duel.kit import Harbour

GIVEN = (Gained, AssistGained, OrderGained, ImportsFlipped)


def at_bonus(level: int, *cards: int) -> Harbour:
    """At the bonus step, with three cards on display and an import to flip."""
    harbour = Harbour().at_level(level, "customs").bonuses(*cards).own(0, down=1)
    return harbour.begin().go("customs").own(0, up=1, down=0)


def kinds_given(harbour: Harbour) -> list[str]:
    """The kinds of the rewards gained, in the order in which they came."""
    names = {0: "copper", 1: "silk", 2: "tea", 3: "fish", 4: "import", 6: "yen"}
    found = []
    for event in harbour.last:
        if isinstance(event, Gained):
            found.append(names[event.item])
        elif isinstance(event, AssistGained):
            found.append(("assist_1", "assist_2")[event.kind])
        elif isinstance(event, OrderGained):
            found.append("order")
        elif isinstance(event, ImportsFlipped):
            found.append("flip_import")
    return found


def printed(card: int, number: int) -> Sequence[str]:
    return [reward.kind for reward in BONUS_CARDS[card - 1].rewards[:number]]


@clause("D-BONUS-1")
def test_one_of_the_face_up_cards_must_be_chosen() -> None:
    harbour = at_bonus(5, 4, 9, 12)
    assert harbour.legal == [moves.TAKE_BONUS[3], moves.TAKE_BONUS[8], moves.TAKE_BONUS[11]]
    assert not harbour.may_skip()
    assert Harbour().at_level(4, "tea").begin().go("tea").offered(moves.TakeBonus) == []


@clause("D-BONUS-2", "D-BONUS-3", "D-BONUS-4", "D-BONUS-5")
@pytest.mark.parametrize("card", range(1, 13))
def test_rewards_by_level_in_printed_order(card: int) -> None:
    others = [other for other in (5, 6, 7) if other != card][:2]
    for level, number in ((5, 1), (6, 2), (7, 3)):
        harbour = at_bonus(level, card, *others).bonus(card)
        assert kinds_given(harbour) == printed(card, number)
        assert harbour.told(BonusChosen)[-1].number == number


@clause("D-BONUS-9")
def test_levels_above_seven_give_the_same_and_one_card() -> None:
    harbour = Harbour().at_level(7, "tea").bonuses(1, 2, 3).assists(0, 0, 1).begin().play("tea").assist(2)
    assert harbour.level == 9
    harbour.bonus(3)
    assert (harbour.has("tea"), harbour.has("yen"), harbour.state.assists[0]) == (5 + 2, 1, [1, 0])
    assert harbour.step == "BuildHere"
    assert harbour.offered(moves.TakeBonus) == []


@clause("D-BONUS-5")
def test_a_flip_without_a_face_up_import_is_lost() -> None:
    harbour = Harbour().at_level(7, "tea").bonuses(11, 2, 3).own(0, down=1).begin().go("tea").bonus(11)
    assert (harbour.has("fish"), harbour.has("yen"), harbour.has("down")) == (1, 1, 1)
    assert [event.kind for event in harbour.told(RewardLost)] == ["flip_import"]


@clause("D-BONUS-6")
def test_the_card_is_discarded_and_another_revealed_at_once() -> None:
    harbour = at_bonus(5, 4, 9, 12).bonus(9)
    row = harbour.state.bonus_row
    assert (row[0], row[2], len(row)) == (3, 11, 3)
    assert row[1] not in (3, 8, 11, -1)
    assert harbour.state.bonus_discard == [8]
    assert len(harbour.state.bonus_deck) == 8
    assert row[1] not in harbour.state.bonus_deck


@clause("D-BONUS-7", "D-BONUS-8")
def test_an_empty_deck_is_made_of_the_discard_with_the_card_just_used() -> None:
    revealed = set()
    for turn in range(6):
        harbour = Harbour().at_level(5, "tea").bonuses(1, 2, 3).bonus_deck()
        harbour.state.rng += turn
        harbour.begin().go("tea").bonus(1)
        assert len(harbour.told(BonusReshuffled)) == 1
        assert set(harbour.told(BonusReshuffled)[0].cards) == {0, *range(3, 12)}
        assert (len(harbour.state.bonus_deck), harbour.state.bonus_discard) == (9, [])
        revealed.add(harbour.state.bonus_row[0])
    assert len(revealed) > 1, "shuffled"
    only = Harbour().at_level(5, "tea").bonuses(1, 2, 3).bonus_deck(7).begin().go("tea").bonus(1)
    assert only.state.bonus_row == [6, 1, 2]
    assert only.told(BonusReshuffled) == [], "not before it is needed"
    assert only.state.bonus_discard == [0, 3, 4, 5, 7, 8, 9, 10, 11]


@clause("D-BONUS-8")
def test_discarded_after_its_rewards_and_before_the_next_is_revealed() -> None:
    harbour = at_bonus(7, 5, 6, 7).bonus(5)
    kinds = (*GIVEN, BonusDiscarded, BonusRevealed)
    order = [type(event) for event in harbour.last if isinstance(event, kinds)]
    assert order == [Gained, Gained, Gained, BonusDiscarded, BonusRevealed]
    waiting = Harbour().at_level(7, "tea").bonuses(8, 2, 3).assists(0, 2, 2).begin().go("tea").bonus(8)
    assert waiting.state.bonus_row == [7, 1, 2], "still there while an assist card is returned"
    assert waiting.give_back(1).state.bonus_discard == [7]
