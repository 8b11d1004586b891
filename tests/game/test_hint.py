"""A plan in words, as far as one can know it."""

from typing import Any, NamedTuple

from game.hint import ask, explain
from rules.core.deal import Deal
from rules.core.move import END_TURN, Move
from rules.core.text import Text, say
from rules.toy.moves import DIP, Grab
from rules.toy.rules import Toy
from rules.toy.state import Pebbles


class Advised(NamedTuple):
    line: tuple[Move, ...]
    reason: Text | None


class Adviser:
    """Says what it was told to say, and remembers what it was shown."""

    def __init__(self, *line: Move) -> None:
        self.line = line
        self.seen: Pebbles | None = None

    def choose(self, seen: Any, limit: Any) -> Advised:
        self.seen = seen
        return Advised(self.line, say("toy.because"))


def test_a_plan_up_to_what_is_hidden(toy: Toy) -> None:
    state = toy.new_state(Deal("toy", 2))
    first = toy.legal_moves(state)[0]
    adviser = Adviser(first, DIP, END_TURN)
    hint = ask(adviser, toy, state, 0, None)
    assert hint is not None
    assert hint.moves == (first, DIP)
    assert [text.key for text in hint.phrases] == ["toy.do.grab", "toy.do.dip"]
    assert hint.reason == say("toy.because")
    assert hint.reasons == (say("toy.because"), None), "nobody was asked why the second"
    assert adviser.seen is not None
    assert adviser.seen.rng == 0


def test_what_is_left_of_a_plan_has_its_own_reason(toy: Toy) -> None:
    state = toy.new_state(Deal("toy", 2))
    advice = Advised((toy.legal_moves(state)[0], DIP), say("toy.because"))
    hint = explain(toy, toy.seen_by(state, 0), advice, [say("toy.first"), say("toy.second")])
    assert hint is not None
    assert hint.reason == say("toy.because"), "why the whole is played"
    rest = hint.rest()
    assert rest is not None
    assert (rest.moves, rest.phrases, rest.reason) == ((DIP,), hint.phrases[1:], say("toy.second"))
    assert rest.rest() is None


def test_nothing_to_say_to_who_does_not_decide(toy: Toy) -> None:
    assert ask(Adviser(DIP), toy, toy.new_state(Deal("toy", 2)), 1, None) is None


def test_an_impossible_plan_is_cut_where_it_becomes_so(toy: Toy) -> None:
    state = toy.new_state(Deal("toy", 2))
    seen = toy.seen_by(state, 0)
    assert explain(toy, seen, Advised((END_TURN,), None)) is None
    first = toy.legal_moves(state)[0]
    hint = explain(toy, seen, Advised((first, Grab(99)), None))
    assert hint is not None
    assert hint.moves == (first,)
    assert seen.key() == toy.seen_by(state, 0).key()
