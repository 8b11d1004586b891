"""The mini-expansions: Y-MINI1, Y-MINI2."""

from collections import Counter

from rules.core.manifest import manifests
from rules.yokohama.cards import COUNTRIES, FREE_AGENT, FREE_TOKEN, REWARD_TOKENS
from rules.yokohama.components import GROUNDS
from rules.yokohama.modules import MODULES
from rules.yokohama.modules.achievement_rewards import TakeReward
from rules.yokohama.places import FIVE, OWN_AGENTS, USED_AGENTS
from rules.yokohama.reckoning.standing import icons, meets
from tests.titles.clause import clause
from tests.titles.yokohama.kit import Harbour
from tests.titles.yokohama.rules.placing import RULES, achievement
from tests.titles.yokohama.rules.test_setup import dealt

GOALS = ("a_copper_5", "b_yen_10", "c_production_4")


def third_goal(*rewards: int, **men: int) -> Harbour:
    """Two Achievements are done, the third is completed: a reward must be chosen."""
    harbour = Harbour(achievement_rewards=True).achievements(*GOALS).own(copper=5, yen=10).men(**men)
    harbour.achieved("b_yen_10", 0).achieved("c_production_4", 0)
    harbour.state.reward_row = list(rewards)
    return harbour.begin().achieve("a_copper_5")


@clause("Y-SETUP-22")
def test_the_manifest_names_what_the_rules_offer() -> None:
    offered = manifests()["yokohama"].options
    assert [(spec.key, spec.module) for spec in offered] == [(module.key, True) for module in MODULES]


@clause("Y-MINI1-1")
def test_four_of_six_tokens_lie_beside_the_achievements() -> None:
    rows = {tuple(dealt(4, seed, achievement_rewards=True).reward_row) for seed in range(10)}
    assert {len(set(row)) for row in rows} == {4}
    assert len(rows) > 3
    assert {token for row in rows for token in row} == set(range(6))


@clause("Y-MINI1-2")
def test_the_third_achievement_brings_a_token_at_once() -> None:
    harbour = third_goal(0, 1, 2, 5)
    assert harbour.step == "ChooseReward"
    assert [move.token for move in harbour.offered(TakeReward)] == [0, 1, 2, 5]
    harbour.take_reward(1)
    assert (harbour.step, harbour.state.reward_row) == ("OpenTurn", [0, 2, 5])
    second = Harbour(achievement_rewards=True).achievements(*GOALS).own(copper=5).achieved("b_yen_10", 0).begin()
    assert second.achieve("a_copper_5").step == "OpenTurn", "the second does not"
    without = Harbour().achievements(*GOALS).own(copper=5).achieved("b_yen_10", 0).achieved("c_production_4", 0).begin()
    assert without.achieve("a_copper_5").step == "OpenTurn", "not in use"


@clause("Y-MINI1-3", "Y-FLAG-6")
def test_a_flag_counts_as_an_icon_at_once() -> None:
    harbour = third_goal(0, 1, 2, 3)
    harbour.done(0, 12)
    harbour.take_reward(1)
    assert icons(harbour.state, 0) == [0, 2, 0, 0, 0]
    assert harbour.agents_of() == {"american": 1}
    alone = third_goal(0, 1, 2, 3).take_reward(1)
    assert (icons(alone.state, 0), alone.agents_of()) == ([0, 1, 0, 0, 0], {})
    assert third_goal(0, 1, 2, 4).done(0, 1, 12, 19, 26).final()["countries"] == 8
    full = third_goal(0, 1, 2, 4)
    full.done(0, 1, 12, 19, 26)
    assert full.take_reward(4).final()["countries"] == 12


@clause("Y-MINI1-4", "Y-MINI1-6")
def test_a_free_agent_reward_is_used_once_like_an_agent() -> None:
    harbour = third_goal(0, 1, 2, 5, tea=2).take_reward(5)
    assert harbour.agents_to_use() == ["free_reward"]
    assert harbour.final()["agents"] == 1
    harbour.send("free_reward", "tea")
    assert (harbour.has("tea"), harbour.agents_to_use(), harbour.final()["agents"]) == (2, [], 0)
    assert any(place == USED_AGENTS[0] for place, _ in RULES.things(harbour.state))


@clause("Y-MINI1-5")
def test_the_six_tokens() -> None:
    assert [token.country for token in REWARD_TOKENS] == [0, 1, 2, 3, 4, -1]
    assert [token.key for token in REWARD_TOKENS[:5]] == [f"reward_flag_{country}" for country in COUNTRIES]


@clause("Y-MINI1-7")
def test_one_is_always_left() -> None:
    harbour = third_goal(0, 1, 2, 5).take_reward(0)
    for seat in (1, 2, 3):
        for row in harbour.state.achieved:
            row.append(seat)
        harbour.state.flags[seat] = harbour.state.reward_row.pop()
    harbour.state.offer = None
    assert harbour.goals() == set()
    assert len(third_goal(0, 1, 2, 5).take_reward(0).state.reward_row) >= 3


# ------------------------------------------------------------ Free Agents
def acting(**men: int) -> Harbour:
    harbour = Harbour(free_agents=True).men(**men).token("tea", "five_free_agent").hold(shop=0)
    return harbour.at("tea", 5)


@clause("Y-MINI2-1", "Y-MINI2-6")
def test_five_free_agents_among_the_tokens() -> None:
    seen: Counter[int] = Counter()
    for seed in range(60):
        state = dealt(4, seed, free_agents=True)
        tokens = [state.tokens[each] for each in GROUNDS[4]]
        assert len(tokens) == 17
        assert tokens.count(FREE_AGENT) <= 5
        seen[tokens.count(FREE_AGENT)] += 1
    assert 2.8 < sum(number * times for number, times in seen.items()) / 60 < 4.0, "17 of 25 hold 3.4 of the 5"
    assert all(FREE_AGENT not in dealt(4, seed).tokens for seed in range(20))


@clause("Y-MINI2-2")
def test_it_stays_face_up_and_gives_nothing_at_once() -> None:
    harbour = acting().take_token("tea")
    assert harbour.owns() == {"tea": 5}
    assert (harbour.points(), harbour.agents_of(), harbour.state.taken[0]) == (0, {"free_token": 1}, [])
    assert RULES.things(harbour.state)[OWN_AGENTS[0][FREE_TOKEN], FIVE[FREE_AGENT]] == 1


@clause("Y-MINI2-3")
def test_it_is_used_like_a_foreign_agent_once() -> None:
    harbour = acting(bank=2).take_token("tea").send("free_token", "bank")
    assert (harbour.has("yen"), harbour.agents_to_use()) == (2, [])
    assert RULES.things(harbour.state)[USED_AGENTS[0], FIVE[FREE_AGENT]] == 1
    spent = Harbour(free_agents=True).men(bank=2, church=1).agents(british=1, free_token=1).begin()
    assert spent.agents_to_use() == ["british", "free_token"]
    assert spent.send("british", "bank").agents_to_use() == [], "under the same limit"


@clause("Y-MINI2-4")
def test_it_has_no_country() -> None:
    harbour = acting().take_token("tea")
    assert icons(harbour.state, 0) == [0, 0, 0, 0, 0]


@clause("Y-MINI2-5", "Y-FIVE-5")
def test_it_counts_as_a_token_and_scores_like_an_agent() -> None:
    harbour = acting(bank=1).take_token("tea")
    harbour.state.taken[0] = [1, 1, 2, 3]
    goal = achievement("b_agents_and_tokens_5")
    assert meets(harbour.state, 0, goal)
    assert harbour.final()["agents"] == 1
    harbour.send("free_token", "bank")
    assert meets(harbour.state, 0, goal), "used it still counts"
    assert harbour.final()["agents"] == 0
