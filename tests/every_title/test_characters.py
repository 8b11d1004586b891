"""Opponents of one level differ: characters are drawn from the deal, lean from every level, and play otherwise."""

from collections import Counter

import pytest

from game.opponents.beam import as_good, candidates, liked
from game.opponents.characters import NONE, at_table, characters_of, drawn, leaning
from game.opponents.levels import school
from game.seat import Chair
from game.titles import TITLES
from rules.core.deal import Deal
from tests.built import BUILT

DEALS = 600
GAMES = 12
"""In which everybody must have shown; all but the smallest title need one or two."""

every_title = pytest.mark.parametrize("title", BUILT)


@every_title
def test_a_title_has_a_few_of_them(title: str) -> None:
    taught = school(title)
    assert taught is not None
    assert 3 <= len(characters_of(title)) <= 4
    assert characters_of(title) == tuple(taught.characters)


@every_title
def test_each_leans_from_every_level(title: str) -> None:
    taught = school(title)
    assert taught is not None
    for factors in taught.characters.values():
        for temper, _ in taught.levels.values():
            leaned = leaning(temper, factors)
            assert any(getattr(leaned, name) != getattr(temper, name) for name in factors)


@every_title
def test_who_sits_where_follows_from_the_deal(title: str) -> None:
    seats = TITLES[title].seat_counts[-1]
    met: Counter[str] = Counter()
    for seed in range(DEALS):
        deal = Deal(title, seats, {}, seed)
        sitting = [drawn(deal, seat) for seat in range(seats)]
        assert sitting == [drawn(Deal(title, seats, {}, seed), seat) for seat in range(seats)]
        assert len(set(sitting)) == min(seats, len(characters_of(title)))
        met[sitting[-1]] += 1
    assert set(met) == set(characters_of(title))
    assert min(met.values()) > 0.7 * DEALS / len(met)


@every_title
def test_people_have_none(title: str) -> None:
    seats = TITLES[title].seat_counts[-1]
    chairs = [Chair("Aiko"), *(Chair(str(seat), "opponent") for seat in range(1, seats))]
    sitting = at_table(Deal(title, seats, {}, 5), chairs)
    assert [character == NONE for character in sitting] == [chair.human for chair in chairs]


@every_title
def test_each_plays_otherwise(title: str) -> None:
    """Sooner or later a character decides what its level would not, but never what its level holds to be worse."""
    taught, rules = school(title), TITLES[title]
    assert taught is not None
    temper = taught.levels["merchant"].temper
    left = {character: taught.mind(temper, character) for character in characters_of(title)}
    for seed in range(GAMES):
        state = rules.new_state(Deal(title, rules.seat_counts[seed % len(rules.seat_counts)], {}, seed))
        while left and not rules.is_over(state):
            seen = rules.seen_by(state, rules.decider(state))
            found = candidates(taught.mind(temper), seen, 1)
            chosen = {character: liked(mind, seen, found) for character, mind in left.items()}
            assert set(chosen.values()) <= {each.line for each in as_good(found)}
            left = {character: mind for character, mind in left.items() if chosen[character] == found[0].line}
            for move in found[0].line:
                rules.apply(state, move)
    assert list(left) == []
