"""Play ends, always offers a choice, and every choice can be clicked."""

from collections import Counter
from functools import lru_cache
from itertools import combinations, permutations

from rules.core.move import END_TURN, Move
from rules.core.target import NOBODY, Target
from tests.every_title.cases import Cases
from tests.every_title.playing import GAMES, LEAST, TABLES_AT_ONCE, as_many, endings, plies, positions
from tests.every_title.table import Table
from ui.table.session.move_picker import MovePicker


def test_every_game_ends(table: Table, cases: Cases) -> None:
    for ply in cases.of(endings(table)):
        end = ply.after
        assert table.rules.is_over(end)
        assert table.rules.decider(end) == NOBODY
        assert list(table.rules.legal_moves(end)) == []
        assert list(table.rules.search_moves(end)) == []


def test_games_at_random_go_through_all_options_and_modules(table: Table, cases: Cases) -> None:
    """Also where a title's games are long and only a few of them are played."""
    number = as_many(table, GAMES, LEAST)
    dealt = [table.deal(seed).options for seed in cases.of(range(number))]
    for spec in table.rules.options:
        if spec.offered(table.seats):
            assert {options[spec.key] for options in dealt} == set(spec.values)


def test_there_is_always_a_legal_move_and_somebody_to_make_it(table: Table, cases: Cases) -> None:
    for ply in cases.of(plies(table)):
        assert table.rules.legal_moves(ply.before)
        assert 0 <= table.rules.decider(ply.before) < table.seats


def test_legal_moves_have_a_stable_order_and_no_duplicates(table: Table, cases: Cases) -> None:
    for ply in cases.of(plies(table)):
        moves = table.rules.legal_moves(ply.before)
        assert len(set(moves)) == len(moves)
        again = ply.before.clone()
        again.offer = None
        assert list(table.rules.legal_moves(again)) == list(moves)


def test_a_move_is_written_down_and_read_back(table: Table, cases: Cases) -> None:
    codec = table.rules.codec
    moves = dict.fromkeys(move for ply in plies(table) for move in table.rules.legal_moves(ply.before))
    for move in cases.of(moves):
        assert codec.decode(codec.encode(move)) == move


@lru_cache(maxsize=TABLES_AT_ONCE)
def offers(table: Table) -> list[dict[Move, tuple[Target, ...]]]:
    """The different lists of moves that come up, each move with what one clicks to mean it."""
    clicks, moves = table.rules.targets, table.rules.legal_moves
    found = (tuple((move, clicks(state, move)) for move in moves(state)) for state in positions(table, 1500))
    return [dict(offer) for offer in dict.fromkeys(found)]


def test_no_targets_equal_or_contain_those_of_another_move(table: Table, cases: Cases) -> None:
    for moves in cases.of(offers(table)):
        bags = Counter(tuple(sorted(clicks, key=repr)) for clicks in moves.values())
        assert max(bags.values(), default=1) == 1
        for bag in bags:
            assert bag
            for size in range(1, len(bag)):
                assert not any(part in bags for part in combinations(bag, size))


def test_the_picker_reaches_every_move_by_clicks_in_every_order(table: Table, cases: Cases) -> None:
    for moves in offers(table):
        for move, clicks in moves.items():
            for order in cases.of(permutations(clicks)):
                picker = MovePicker(moves, moves.__getitem__)
                for target in order:
                    assert picker.chosen() in (None, move)
                    assert picker.chosen() or picker.pick(target)
                assert picker.chosen() == move


def test_what_is_no_decision_is_legal_and_ends_no_turn(table: Table, cases: Cases) -> None:
    for state in cases.of(positions(table, 1500)):
        move = table.rules.idle_move(state)
        assert move is None or move in table.rules.legal_moves(state)
        assert move != END_TURN


def test_amounts_are_one_unbroken_run(table: Table, cases: Cases) -> None:
    met = dict.fromkeys(tuple(table.rules.legal_moves(ply.before)) for ply in plies(table))
    for moves in met:
        if any(target.kind == "amount" for move in moves for target in move.targets()):
            picker = MovePicker(moves)
            keys = [target.key for target in picker.lit() if target.kind == "amount"]
            assert sorted(cases.of(keys), key=int) == list(picker.amounts())


def test_never_two_of_skip_done_and_end_turn_at_once(table: Table, cases: Cases) -> None:
    for moves in cases.of(offers(table)):
        names = {target.key for target in MovePicker(moves).buttons()}
        assert len(names & {"skip", "done", "end_turn"}) <= 1


def test_no_list_of_choices_is_too_long_to_light(table: Table, cases: Cases) -> None:
    """Above some fifty moves a step becomes two; a run of amounts counts as one choice."""
    for moves in cases.of(offers(table)):
        picker = MovePicker(moves)
        assert len(moves) - max(0, len(picker.amounts()) - 1) <= 50
