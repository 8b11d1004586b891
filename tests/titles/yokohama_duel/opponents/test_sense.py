"""Opponents at Yokohama Duel see what is plain."""

from collections import Counter

from game.opponents.faculties import TurnProposals
from game.opponents.levels import player
from game.opponents.yokohama_duel.school import SCHOOL
from game.opponents.yokohama_duel.temper import FAR_SIGHTED
from rules.core.move import END_TURN, Move
from rules.yokohama_duel.components import CHURCH_CARDS, IMPORT_DOWN, IMPORT_UP, NONE, ORDERS, PLACES, YEN
from rules.yokohama_duel.free import Call, Complete, Recruit
from rules.yokohama_duel.moves import Play, PlayAssist, Upgrade
from rules.yokohama_duel.scoring import points_by_category
from rules.yokohama_duel.steps.choose_place import ChoosePlace
from rules.yokohama_duel.steps.end_turn import EndTurn
from rules.yokohama_duel.steps.turn import BeginRound, NewTechnologies, TurnOver
from rules.yokohama_duel.steps.upgrade import UpgradeInfluence
from tests.titles.yokohama_duel.opponents.games import QUICK, RULES, game, new_game, played, turn_of_first


def test_merchants_and_upgrades_are_used() -> None:
    """Over two games the Tycoon recruits, calls whom it recruits, upgrades, and completes orders."""
    made: Counter[type[Move]] = Counter()
    for seed in (5, 6):
        for _, choice in game("tycoon", seed):
            made.update(type(move) for move in choice.line)
    assert made[Recruit] >= 6
    assert made[Call] == made[Recruit]
    assert made[Upgrade] >= 3
    assert made[Complete] >= 6


def test_a_merchant_is_not_left_at_home_in_the_last_turn() -> None:
    state = new_game(3)
    seat = turn_of_first(state)
    state.round = 4
    state.laid = [[0, 2, 3, 8], [1, 9, 5, 8]]
    state.merchants[seat] = 1
    state.recruited[seat] = 1
    state.stock[seat][YEN] = 4
    state.pending = [TurnOver(), EndTurn(seat, False)]
    state.offer = None
    for level in ("merchant", "tycoon"):
        choice = player("yokohama_duel", level).choose(RULES.seen_by(state, seat), QUICK)
        assert any(isinstance(move, Call) for move in choice.line)


def test_an_upgrade_is_bought_early_by_who_can_pay() -> None:
    state = new_game(3)
    seat = turn_of_first(state)
    state.round = 1
    state.stock[seat][YEN] = 9
    state.laid = [[NONE] * 4, [NONE] * 4]
    state.pending = [BeginRound(), NewTechnologies(), UpgradeInfluence(seat, 1)]
    state.offer = None
    for level in ("merchant", "tycoon"):
        choice = player("yokohama_duel", level).choose(RULES.seen_by(state, seat), QUICK)
        assert isinstance(choice.line[0], Upgrade)


def test_the_only_assist_card_waits_for_a_strong_influence_card() -> None:
    wasted = 0
    for seed in range(1, 9):
        for state, choice in played(("merchant", "merchant"), seed):
            if state.round > 1:
                break
            if state.active == state.first and any(isinstance(move, PlayAssist) for move in choice.line):
                wasted += any(isinstance(move, Play) and move.card < 2 for move in choice.line)
    assert wasted <= 2, "of eight games"


def test_a_criterion_met_is_recruited_for() -> None:
    state = new_game(3)
    seat = turn_of_first(state)
    state.stock[seat][IMPORT_DOWN] = 2
    state.offer = None
    choice = player("yokohama_duel", "merchant").choose(RULES.seen_by(state, seat), QUICK)
    assert any(isinstance(move, Recruit) for move in choice.line)


def test_goods_for_an_order_complete_it_in_the_last_turn() -> None:
    state = new_game(3)
    seat = turn_of_first(state)
    order = state.hands[seat][0]
    state.round = 4
    state.laid = [[0, 2, 3, 8], [1, 9, 5, 8]]
    state.stock[seat][: len(ORDERS[order].demand)] = ORDERS[order].demand
    state.pending = [TurnOver(), EndTurn(seat, False)]
    state.offer = None
    choice = player("yokohama_duel", "merchant").choose(RULES.seen_by(state, seat), QUICK)
    assert Complete(order) in choice.line


def test_no_turn_is_ended_with_an_order_whose_goods_are_there() -> None:
    state = new_game(3)
    seat = turn_of_first(state)
    order = state.hands[seat][0]
    state.stock[seat][: len(ORDERS[order].demand)] = ORDERS[order].demand
    state.pending = [TurnOver(), EndTurn(seat, False)]
    state.offer = None
    proposals = SCHOOL.mind(FAR_SIGHTED).proposals
    assert {line[0] for line in proposals.lines(state)} == {Complete(order)}
    RULES.apply(state, Complete(order))
    assert END_TURN in {line[0] for line in proposals.lines(state)}


def test_no_card_is_played_where_nothing_is_to_be_had() -> None:
    """With nobody at the Church an Influence card is not even considered there; the Customs want an open import."""
    state = new_game(3)
    seat = turn_of_first(state)
    state.church_row = [NONE] * len(state.church_row)
    state.stock[seat][IMPORT_UP] = 0
    state.offer = None
    proposals = SCHOOL.mind(SCHOOL.levels["tycoon"].temper).proposals
    to = {line[0].place for line in proposals.lines(state) if isinstance(line[0], Play)}
    barren = {at for at, place in enumerate(PLACES) if place.effect in ("take_church_card", "flip_imports")}
    assert len(barren) == 2
    assert to
    assert not to & barren


def test_turns_played_ahead_are_whole_and_differ() -> None:
    """Plans of several turns stand at the beginning of the other's turn, and come back to the own one."""
    state = RULES.imagine(RULES.seen_by(new_game(3), RULES.decider(new_game(3))), 1)
    seat = turn_of_first(state)
    state.offer = None
    proposals = SCHOOL.mind(FAR_SIGHTED).proposals
    assert isinstance(proposals, TurnProposals)
    tables = proposals.turns(state)
    assert len(tables) == FAR_SIGHTED.few
    assert len({tuple(table.laid[seat]) for table in tables}) == FAR_SIGHTED.few
    for table in tables:
        assert (table.turn, RULES.decider(table)) == (state.turn + 1, 1 - seat)
        assert proposals.next_turn(table, seat)
        assert (table.turn, RULES.decider(table)) == (state.turn + 2, seat)
        assert isinstance(table.pending[-1], ChoosePlace)


def test_after_the_last_turn_there_is_no_next_one() -> None:
    state = new_game(3)
    seat = turn_of_first(state)
    state.round = 4
    state.laid = [[0, 2, 3, 8], [1, 9, 5, 8]]
    state.pending = [TurnOver(), EndTurn(seat, False)]
    state.offer = None
    proposals = SCHOOL.mind(FAR_SIGHTED).proposals
    assert isinstance(proposals, TurnProposals)
    assert not proposals.next_turn(state, seat)
    assert RULES.is_over(state)


def test_face_down_church_cards_count_in_an_end_that_is_foreseen() -> None:
    """A hint once preferred whatever ended the game at once: there the other's cards had seemed worth nothing."""
    state = new_game(3)
    seat = turn_of_first(state)
    state.round = 4
    state.laid = [[0, 2, 3, 8], [1, 9, 5, 8]]
    state.churches[1 - seat] = [state.church_row[0], state.church_row[1]]
    state.pending = [TurnOver(), EndTurn(seat, False)]
    state.offer = None
    seen = RULES.seen_by(state, seat)
    evaluation = SCHOOL.mind(FAR_SIGHTED).evaluation
    RULES.apply(seen, END_TURN)
    assert RULES.is_over(seen)
    usual = sum(card.points for card in CHURCH_CARDS) / len(CHURCH_CARDS)
    assert evaluation.worths(seen)[1 - seat] == sum(points_by_category(seen, 1 - seat)) + 2 * usual
    assert evaluation.worths(seen)[seat] == sum(points_by_category(seen, seat))


def test_the_merchant_beats_the_apprentice() -> None:
    """Four games from both seats: not a measure of strength, only of order."""
    lead = 0
    for seed in (1, 2):
        for seat in (0, 1):
            levels = ("merchant", "apprentice") if seat == 0 else ("apprentice", "merchant")
            *_, (end, _) = played(levels, seed)
            lead += sum(points_by_category(end, seat)) - sum(points_by_category(end, 1 - seat))
    assert lead > 0
