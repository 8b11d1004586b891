"""What is asked, and what the moves would do, in English."""

from collections.abc import Callable

import pytest

from rules.zaibatsu.steps.rounds import LastRoundOver
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.speaking import phrases, said

CASES: dict[str, tuple[Callable[[], Works], list[str], list[str]]] = {
    "a turn": (
        lambda: Works().own(money=1).hiring("white", "", "", "", "").workers("red").begin(),
        ["Choose an action and a worker, or consolidate", "", "Action or consolidation", ""],
        ["R&D with a white worker, a new colour", "Consolidate: favour 1"],
    ),
    "steps": (
        lambda: Works().own(money=6).tracks(rnd=11).begin().hire("rnd", "red"),
        ["Choose the steps on R&D", "", "Action", "R&D"],
        ["1 step for 1 coin", "2 steps for 3 coins, 1 lost", "3 steps for 6 coins, 2 lost"],
    ),
    "factory": (
        lambda: (
            Works().own(money=6, silk=1).tracks(rnd=3).shelf("cotton_1a", "bento_1a").begin().hire("factory", "red")
        ),
        ["Choose a factory to build", "", "Action", "Factory"],
        ["Build Cotton factory 1A: 6 coins", "Build Bento factory 1A: 6 coins, 1 silk", "1 silk for 1 coin"],
    ),
    "machines": (
        lambda: Works().own(money=5, iron=1).factory("cotton_1a").begin().hire("machines", "red"),
        ["Choose a machine slot: 1 of 3", "", "Action", "Machines"],
        ["Machine: Cotton factory 1A (5 coins)", "Machine: Cotton factory 1A (5 coins, 1 iron)"],
    ),
    "production": (
        lambda: Works().own(coal=4).factory("cotton_1a", 3, "L").factory("bento_4b").begin().hire("production", "red"),
        ["Choose a factory to produce: 1 of 3", "", "Action", "Production"],
        ["2 coal: 1 cotton", "3 coal: 1 bento", "Apply: Bento factory 4B"],
    ),
    "ships": (
        lambda: (
            Works()
            .own(money=5, iron=3)
            .expert_away("new_york", "paris", "london", "washington")
            .begin()
            .hire("ships", "red")
        ),
        ["Choose a destination: 1 of 3", "", "Action", "Ships"],
        [
            "Ship: San Francisco (3 iron)",
            "Ship: San Francisco (5 coins, 1 iron)",
            "Ship: Berlin (3 iron)",
            "Ship: Berlin (5 coins, 1 iron)",
        ],
    ),
    "trains": (
        lambda: Works().own(iron=3).train(1, "region_silk", 2).left(trains=0).begin().hire("trains", "red"),
        ["Choose a train space: 1 of 3", "", "Action", "Trains"],
        [
            "Train: Kyushu (3 iron), 1 silk",
            "Train: Kyushu (3 iron)",
            "Train: Kansai (3 iron), 1 iron",
            "Train: Kansai (3 iron), 1 silk",
            "Train: Kansai (3 iron)",
            "Train: Kanto (3 iron), 1 coal",
            "Train: Kanto (3 iron), 1 iron",
            "Train: Kanto (3 iron)",
            "Train: Tohoku and Hokkaido (3 iron), 2 coins",
            "Train: Tohoku and Hokkaido (3 iron), 1 silk",
            "Train: Tohoku and Hokkaido (3 iron)",
        ],
    ),
    "delivery": (
        lambda: (
            Works()
            .factory("cotton_1a", 2)
            .all_demand("paper")
            .demand(osaka_north="cotton")
            .begin()
            .hire("local_markets", "red")
        ),
        ["Choose a market and a token: 1 of 3", "", "Action", "Markets"],
        ["1 cotton: token 1 (Osaka)", "2 cotton: token 2 (Osaka)"],
    ),
    "reward": (
        lambda: (
            Works()
            .factory("cotton_1a", 2)
            .all_demand("paper")
            .demand(osaka_north="cotton")
            .begin()
            .hire("local_markets", "red")
            .deliver("osaka/north", 1)
        ),
        ["Take the region bonus or points", "", "Bonus", ""],
        ["2 iron", "2 points"],
    ),
    "leaving": (
        lambda: (
            Works()
            .factory("bento_1a", 1)
            .all_demand("clocks")
            .demand(osaka_north="bento")
            .token(1, "osaka/east", 2)
            .token(0, "osaka/south", 2)
            .begin()
            .hire("local_markets", "red")
            .deliver("osaka/north", 3)
        ),
        ["Choose the token that leaves: Osaka", "", "Bonus", ""],
        ["Token 2 leaves (Lin)", "Token 2 leaves (Aiko)"],
    ),
    "investment": (
        lambda: (
            Works()
            .factory("cotton_1a", 1)
            .contracts("black", "red", "grey", "blue", "white")
            .begin()
            .hire("investment", "red")
        ),
        ["Choose goods, then Finance or a contract: 1 of 3", "", "Action", "Investment"],
        ["1 cotton: 2 steps on Finance", "1 cotton: Foreign affairs contract"],
    ),
    "modifier": (
        lambda: Works().factory("cotton_3a").own(money=1).begin().hire("rnd", "red").steps(1),
        ["Apply a modifier, or stop here", "A modifier can be applied now; one per turn", "Action", "R&D"],
        ["Apply: Cotton factory 3A", "Stop here"],
    ),
    "service": (
        lambda: Works().improved("blue").factory("lenses_1a", 1).begin().hire("investment", "red").invest(0, "level_2"),
        ["Choose a service bonus", "", "Bonus", ""],
        [
            "Innovation: 1 step",
            "Finance: 5 coins",
            "Transport: 2 iron",
            "Foreign affairs: 2 points",
            "Prospecting: 2 silk",
            "Energy: 2 coal",
        ],
    ),
    "favour": (
        lambda: (
            Works()
            .workers("red red red red red")
            .left(ships=3)
            .favour(rnd=1, mines=1, finance=1, trains=2, machines=2)
            .begin()
            .consolidate()
        ),
        ["Place a favour token of level 2 on an objective", "", "Consolidation", "Consolidation"],
        [f"Favour token on {name}: {n} points now" for name, n in (("Ships", 8), ("Factories", 0), ("Contracts", 0))],
    ),
    "keep": (
        lambda: Works().factory("paper_3b").workers("red").own(money=4, coal=5).begin().consolidate().place("rnd"),
        ["Choose what to keep: 3 left", "", "Consolidation", "Consolidation"],
        ["Keep 1 coin", "Keep 1 coal"],
    ),
    "salaries": (
        lambda: (
            Works()
            .workers("black blue grey white yellow red*")
            .own(silk=8)
            .points(30)
            .begin()
            .consolidate()
            .place("rnd")
        ),
        ["Salaries 18: 7 points would be lost", "Change silk into money to pay more", "Consolidation", "Consolidation"],
        ["Pay 11 coins: 7 points lost", "1 silk for 1 coin"],
    ),
    "store": (
        lambda: (
            Works()
            .tracks(rnd=6)
            .own(money=6)
            .shelf("bulbs_1a")
            .factory("cotton_1a", 4)
            .factory("paper_1a")
            .factory("bento_1a")
            .begin()
            .hire("factory", "red")
            .build("bulbs_1a")
        ),
        ["Choose a factory for a good: 3 left", "", "Bonus", ""],
        [
            "A good, lost: Cotton factory 1A is full",
            "A good: Paper factory 1A",
            "A good: Bento factory 1A",
            "A good: Light bulb factory 1A",
        ],
    ),
    "back": (
        lambda: Works().tracks(rnd=4).own(money=6).shelf("bento_1b").begin().hire("factory", "red").build("bento_1b"),
        ["2 back on Finance: 2 steps on Mines, or leave it", "", "Bonus", ""],
        ["2 steps on Mines", "Leave it"],
    ),
    "second train": (
        lambda: (
            Works()
            .tracks(rnd=6)
            .own(money=6, iron=1)
            .shelf("lenses_2b")
            .train(1, "region_money", 1)
            .begin()
            .hire("factory", "red")
            .build("lenses_2b")
            .lay("region_silk", 1, "free")
        ),
        ["Build a second train for 1 iron, 2 back on Finance, or leave it", "", "Bonus", ""],
        [
            "Train: Kansai (1 iron, 2 back on Finance), 1 iron",
            "Train: Kansai (1 iron, 2 back on Finance), 1 silk",
            "Train: Kansai (1 iron, 2 back on Finance)",
            "Train: Kanto (1 iron, 2 back on Finance), 1 coal",
            "Train: Kanto (1 iron, 2 back on Finance), 1 iron",
            "Train: Kanto (1 iron, 2 back on Finance)",
            "Train: Tohoku and Hokkaido (1 iron, 2 back on Finance), 1 silk",
            "Train: Tohoku and Hokkaido (1 iron, 2 back on Finance)",
            "Leave it",
        ],
    ),
    "white": (
        lambda: Works().workers("white").improved("white").begin().consolidate().place("rnd"),
        ["Choose a track: 2 steps left", "", "Bonus", ""],
        ["1 step on R&D", "1 step on Mines"],
    ),
    "goods": (
        lambda: (
            Works()
            .factory("cotton_1a", 2)
            .factory("old_cotton", 2)
            .all_demand("paper")
            .demand(osaka_north="cotton")
            .begin()
            .hire("local_markets", "red")
            .deliver("osaka/north", 3)
        ),
        ["Choose where the goods come from: 3 cotton left", "", "Bonus", ""],
        ["Goods of: Cotton factory 1A", "Goods of: Old factory (Cotton)"],
    ),
    "piece": (
        lambda: Works().tracks(rnd=6).own(money=6).shelf("clocks_1b").begin().hire("factory", "red").build("clocks_1b"),
        ["Choose a ship, a machine or a train", "", "Bonus", ""],
        ["Choose: Ship", "Choose: Machine", "Choose: Train", "Leave it"],
    ),
    "region": (
        lambda: (
            Works()
            .factory("lenses_3a")
            .own(iron=9)
            .begin()
            .hire("trains", "red")
            .lay("region_silk", 3)
            .lay("region_coal", 3)
            .modify(0)
        ),
        ["Choose a region for its bonus", "", "Bonus", ""],
        ["2 silk", "2 coal"],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_prompt_help_phase_role_and_phrases(name: str) -> None:
    place, head, moves = CASES[name]
    works = place()
    rules, state = works.rules, works.state
    told = (rules.prompt(state), rules.help(state), rules.phase(state), rules.role(state))
    assert [said(text) for text in told] == head
    assert phrases(works) == moves


def test_the_end_draws_near() -> None:
    works = Works().round(7, last_first=1).begin()
    assert said(works.rules.end_note(works.state)) == "Last rounds: 2 to play"
    assert works.rules.end_note(Works().begin().state) is None
    over = Works().round(8, last_first=1).resolve(LastRoundOver())
    assert over.step == "LastDone"
    assert over.rules.end_note(over.state) is None, "no turn is left, only the last consolidations"
    assert phrases(over) == ["Done"]


def test_a_full_area_and_an_empty_queue() -> None:
    full = Works().workers("red red red red red red").begin()
    assert said(full.rules.prompt(full.state)) == "Consolidate: the worker area is full"
    last = Works().own(money=1).queue("").begin()
    assert said(last.rules.prompt(last.state)) == "Choose an action and a worker"
    assert said(last.rules.help(last.state)) == "The queue is empty: the next empty hiring space ends the round"
    assert last.rules.help(Works().own(money=1).queue("red").begin().state) is None
