"""Undo and redo on a match with people on all seats."""

from random import Random

from game.match import Match
from game.seat import Chair
from tests.every_title.playing import GAMES
from tests.every_title.table import Table


def new_match(table: Table, seed: int) -> Match:
    """A game in memory."""
    return Match(table.rules, table.deal(seed), [Chair(f"Player {seat}", crest=seat) for seat in range(table.seats)])


def test_undo_then_redo_gives_the_same_state(table: Table) -> None:
    for seed in range(max(4, GAMES // 5)):
        match, chance = new_match(table, seed), Random(seed)
        while not match.is_over:
            before, events = match.state.key(), list(match.events)
            match.play(chance.choice(match.legal_moves()))
            if match.undo_refused() is None:
                after = match.state.key()
                match.undo()
                assert match.state.key() == before
                assert match.events == events
                match.redo()
                assert match.state.key() == after


def test_undo_is_refused_exactly_after_a_reveal_another_seat_or_the_end(table: Table) -> None:
    for seed in range(max(4, GAMES // 5)):
        match, chance = new_match(table, seed), Random(seed)
        while not match.is_over:
            seat, reveals = match.decider, match.state.reveals
            match.play(chance.choice(match.legal_moves()))
            same = match.decider == seat and match.state.reveals == reveals
            assert (match.undo_refused() is None) == same


def test_all_of_a_turn_can_be_taken_back_up_to_what_was_revealed(table: Table) -> None:
    match, chance = new_match(table, 1), Random(1)
    keys: list[object] = []
    while not match.is_over:
        key = match.state.key()
        match.play(chance.choice(match.legal_moves()))
        keys = [*keys, key] if match.undo_refused() is None else []
        if len(keys) >= 3 and chance.random() < 0.3:
            for key in reversed(keys):
                match.undo()
                assert match.state.key() == key
            assert match.undo_refused() is not None
            while match.can_redo():
                match.redo()
