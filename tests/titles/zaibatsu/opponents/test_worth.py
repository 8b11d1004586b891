"""What opponents at Nippon: Zaibatsu hold things and positions worth."""

import pytest

from game.opponents.beam import follow
from game.opponents.levels import player
from game.opponents.zaibatsu.evaluate import ZaibatsuEvaluation
from game.opponents.zaibatsu.outlook import OVER, outlook
from game.opponents.zaibatsu.temper import Temper
from game.opponents.zaibatsu.worth.asked import missed
from game.opponents.zaibatsu.worth.objectives import outcome
from game.opponents.zaibatsu.worth.prizes import PRIZES, prizes_worth
from game.opponents.zaibatsu.worth.regions import VALUES, expected, japan
from rules.zaibatsu.moves import PAIR
from rules.zaibatsu.reckoning.influence import foreign_influence, influence
from rules.zaibatsu.scoring import total
from rules.zaibatsu.state import ZaibatsuState
from rules.zaibatsu.steps.rounds import BeginTurn
from rules.zaibatsu.steps.start import BeginPicking, RemovePairs
from rules.zaibatsu.tiles import SOLO, START_B
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.opponents.games import QUICK, RULES, chosen, met
from tests.titles.zaibatsu.rules.placing import START_NAMES

JUDGE = ZaibatsuEvaluation(RULES, Temper())


def worth(works: Works) -> float:
    """What seat 0 may hope for."""
    return JUDGE.worths(works.begin().state)[0]


@pytest.mark.parametrize(
    ("round_", "opener", "turns"), [(6, 0, (3, 3)), (6, 1, (3, 2)), (8, 0, (1, 1)), (8, 1, (1, 0))]
)
def test_turns_of_the_last_rounds_are_counted(round_: int, opener: int, turns: tuple[int, int]) -> None:
    state = Works().round(round_, last_first=opener).begin().state
    assert tuple(outlook(state, seat).turns for seat in (0, 1)) == turns


def test_turns_of_earlier_rounds_are_about_right() -> None:
    """Over a whole game nobody is told many more or fewer turns than there are."""
    states = [state for state, _ in met() if state.turn]
    last = max(state.turn for state in states)
    for state in states[:: len(states) // 12]:
        assert abs(outlook(state, 0).turns - (last - state.turn) / 2) < 7


def test_what_the_next_consolidation_takes_is_worth_nothing() -> None:
    """With a full worker area nothing else can be done; with an empty one all may still be spent."""
    for workers, loses in (("red " * 6, True), ("", False)):
        rich, poor = (worth(Works().workers(workers).own(money=number, coal=number)) for number in (6, 0))
        assert (rich == pytest.approx(poor)) == loses


def test_cheaper_factories_are_worth_something_while_there_is_room_for_more() -> None:
    assert worth(Works().start("a_discount")) > worth(Works().start("a_coal"))


@pytest.mark.parametrize(
    ("better", "worse"),
    [(("a_ship", 7), ("a_old_factory", 7)), (("a_train", 1), ("a_train", 3)), (("a_machine", 5), ("a_old_factory", 6))],
)
def test_start_tokens_are_weighed_by_what_became_of_their_owners(
    better: tuple[str, int], worse: tuple[str, int]
) -> None:
    """Twenty points and an old factory, or two steps of research, look like more than they turn out to be."""
    works = Works(4)
    works.state.turn = 0
    works.state.pairs = [START_NAMES.index(a) * len(START_B) + b - 1 for a, b in (worse, better)]
    works.state.pending = [BeginTurn(0), RemovePairs(), BeginPicking(1)]
    works.rules.settle(works.state)
    assert chosen(works, "merchant")[0] == PAIR[1]


def test_the_map_is_counted_as_the_rules_count_it() -> None:
    for state, _ in met()[::10]:
        land = japan(state)
        for region in range(4):
            assert land.foreign[region] == foreign_influence(state, region)
            for seat in (0, 1):
                assert land.influence[region][seat] == influence(state, region, seat)


def test_more_influence_is_never_worth_less() -> None:
    for values in VALUES[2][1:]:
        hopes = [expected(values, 1.5, mine, (4, 9)) for mine in range(15)]
        assert hopes == sorted(hopes)
        assert hopes[0] == 0.0
        assert values[1] < hopes[-1] <= values[0]


def test_an_objective_is_worth_more_the_nearer_and_the_more_turns_are_left() -> None:
    assert outcome(3, 10, 3, 0.0) == 20
    assert outcome(3, 8, 3, 2.0) < outcome(3, 9, 3, 2.0) < 20
    assert outcome(0, 3, 2, 1.0) < outcome(0, 3, 2, 12.0)


def asked(works: Works, turns: float, objective: str = "solo_contracts") -> float:
    """What one objective of the solo game costs that is not met yet."""
    state = works.begin().state
    state.solo = (next(at for at, each in enumerate(SOLO) if each.key == objective),)
    return missed(state, 0, turns)


def test_what_the_solo_game_asks_for_grows_urgent() -> None:
    six = ("black", "red", "grey", "blue", "white", "yellow")
    assert asked(Works(1).contracts(*six), 0.0) == 0.0
    three, five = (asked(Works(1).contracts(*six[:number]), 8.0) for number in (3, 5))
    assert 0.0 < five < three
    assert asked(Works(1).contracts(*six[:3]), 20.0) < three < asked(Works(1).contracts(*six[:3]), 4.0)
    assert asked(Works(1).contracts(*six[:5]), 0.0) > 100


def test_goods_for_what_the_solo_game_asks_are_half_of_it() -> None:
    """Contracts take any goods; tokens only goods of which a token at hand can be bought."""
    full, none = (asked(Works(1).factory("cotton_1a", goods=number), 8.0) for number in (4, 0))
    assert full < none
    full, none = (asked(Works(1).factory("clocks_1a", goods=number), 8.0, "solo_influence_tokens") for number in (4, 0))
    assert full < none
    spent = Works(1).factory("clocks_1a", goods=1).token(0, "osaka/north", 5)
    assert asked(spent, 8.0, "solo_influence_tokens") == asked(
        Works(1).factory("clocks_1a").token(0, "osaka/north", 5), 8.0, "solo_influence_tokens"
    )


def test_who_leads_a_shared_objective_hopes_for_its_prize() -> None:
    works = Works(shared_objectives=True).tracks(rnd=2, mines=2, finance=2).left(ships=1, machines=1, trains=1)
    state = works.factory("cotton_1a").contracts("red").token(0, "osaka/north", 3).begin().state
    mine, theirs = (prizes_worth(state, seat, outlook(state, seat)) for seat in (0, 1))
    assert theirs == 0.0 < mine < PRIZES[1] + PRIZES[2] + PRIZES[3] == 18


@pytest.mark.parametrize("item", ["money", "coal", "silk", "iron"])
def test_stock_is_worth_more_early_than_late(item: str) -> None:
    gains = [
        worth(Works().round(number, last).own(**{item: 4})) - worth(Works().round(number, last))
        for number, last in ((1, -1), (8, 1))
    ]
    assert gains[0] > gains[1]


def test_the_end_is_judged_by_points() -> None:
    state: ZaibatsuState = next(iter(reversed(met())))[0].clone()
    for move in met()[-1][1].line:
        RULES.apply(state, move)
    assert RULES.is_over(state)
    worths = JUDGE.worths(state)
    assert [round(each - 0.1) for each in worths] == [total(state, seat) for seat in (0, 1)]


@pytest.mark.parametrize("seats", [1, 2])
def test_a_point_more_is_seen_however_far_one_is_ahead(seats: int) -> None:
    chances = []
    for points in (250, 251):
        state = Works(seats).round(8, last_first=0).points(points).begin().state
        chances.append(JUDGE.at_rest(state, 0))
        state.ended = True
        chances.append(JUDGE.at_rest(state, 0))
    assert chances[0] < chances[2]
    assert chances[1] < chances[3]


def test_what_is_remembered_of_a_zaibatsu_is_what_would_be_found_anew() -> None:
    remembering = ZaibatsuEvaluation(RULES, Temper())
    for state, choice in met():
        for each in (state, follow(RULES, state, choice.line)[0]):
            assert remembering.worths(each) == ZaibatsuEvaluation(RULES, Temper()).worths(each)


def test_the_last_consolidation_is_foreseen() -> None:
    """With no turn left what is hoped for is what comes, but for what services add to tracks."""
    last = next(state for state, _ in met() if outlook(state, 0) == OVER)
    end = last.clone()
    while not RULES.is_over(end):
        for move in player("zaibatsu", "merchant").choose(RULES.seen_by(end, RULES.decider(end)), QUICK).line:
            RULES.apply(end, move)
    for seat, hoped in enumerate(JUDGE.worths(last)):
        assert abs(hoped - total(end, seat)) < 5
