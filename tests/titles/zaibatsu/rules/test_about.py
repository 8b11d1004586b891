"""What the tooltips say, in English: the table of three, and the solo table."""

import pytest

from rules.core.target import Target
from rules.zaibatsu.tiles import START_A, START_B
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.speaking import tooltip


def three_players() -> Works:
    """Some of everything on the table."""
    works = Works(3, shared_objectives=True).own(money=7, silk=2, coal=3, iron=1).tracks(rnd=4, mines=4, finance=6)
    works.workers("red blue*").factory("cotton_3a", 2, "L").factory("old_paper", 1).factory("paper_3b")
    works.improved("blue").contracts("red").favour(rnd=2, factories=1).start("a_coal")
    works.token(0, "osaka/north", 3).token(1, "osaka/east", 5).train(1, "region_iron", 1).ship(1, "berlin")
    works.bag("red red white").queue("red blue", "white").shelf("cotton_1a", "bulbs_1b", "lenses_2a")
    works.demand(osaka_south="bento", osaka_west="cotton")
    works.state.kept_token[0] = 2
    works.state.shared = ((), (0, 3), (1, 4), (2, 5))
    return works.begin()


def alone() -> Works:
    """The automa has a train and a token on the map."""
    works = Works(1).all_demand("cotton").token(4, "osaka/north", 1).train(4, "region_iron", 1)
    works.state.region_workers = (0, 1, 2, 3)
    works.state.priority = [4, 0, 1, 2, 3, 5]
    works.state.row_used = [1, 0, 0]
    return works.begin()


AT_THREE = {
    ("seat", 0): ["Player 1", "Aiko", "0 points, 9 with favour tokens, stock and money as they are"],
    ("score", 1): ["Score: Lin", "Lin", "0 points, 0 with favour tokens, stock and money as they are"],
    ("stock", "0/silk"): ["Silk (Aiko)", "2 silk", "Kept; 1 silk is 1 coin at any time of your turn"],
    ("area", "0/1"): [
        "Worker area, space 2 (Aiko)",
        "A topmost worker here earns favour level 1",
        "Gives no service at a consolidation",
        "Salaries due: 6",
    ],
    ("area", "0/4"): ["Worker area, space 5 (Aiko)", "A topmost worker here earns favour level 2", "Salaries due: 6"],
    ("service", "0/blue"): ["Finance", "Service: 5 coins", "Improved"],
    ("serve", "white"): ["Innovation", "Service: 1 step", "Not improved yet"],
    ("hire", "hs1/white"): [
        "Hiring space 1, white worker",
        "Service: 1 step",
        "Salaries 6, then 9",
        "A topmost worker here earns favour level 1",
    ],
    ("hire", "hs1/red"): [
        "Hiring space 1, red worker",
        "Service: 2 silk",
        "Salaries 6, then 6",
        "A topmost worker here earns favour level 1",
    ],
    ("track", "0/rnd/4"): ["R&D track, space 5", "R&D level 5", "Bonus: Service bonus (Prospecting)", "Now: 2 silk"],
    ("track", "0/mines/5"): [
        "Mines track, space 6",
        "Income: 5 coal",
        "Bonus: Service bonus (Finance)",
        "Now: 5 coins",
        "Lower threshold",
    ],
    ("track", "0/finance/5"): [
        "Finance track, space 6",
        "Income: 18 coins",
        "Bonus: Service bonus (Innovation)",
        "Lower threshold",
    ],
    ("marker", "0/finance"): [
        "Finance marker",
        "Income: 18 coins",
        "Bonus: Service bonus (Innovation)",
        "Lower threshold",
    ],
    ("row", "0/ships/2"): ["Ships, space 3", "0 have left the row", "Lower threshold"],
    ("row", "0/machines/4"): ["Machines, space 5", "1 has left the row", "Upper threshold"],
    ("gap", "0/0/1"): [
        "Bonus between rows 1, column 2",
        "Bonus: Service bonus (Prospecting)",
        "Gained once, when both spaces beside it are empty",
    ],
    ("tile", "cotton_1a"): [
        "Cotton factory 1A",
        "At once when it is built:",
        "2 steps on R&D",
        "R&D level asked: 2",
        "Costs 6 coins",
    ],
    ("tile", "lenses_4a"): ["Lens factory 4A", "Modifier, Machines, a machine placed here:", "1 train"],
    ("tile", "lenses_2a"): [
        "Lens factory 2A",
        "At once when it is built:",
        "A train; a second one for 5 coins, 1 iron",
        "R&D level asked: 4",
        "Costs 6 coins",
    ],
    ("tile", "bulbs_1b"): [
        "Light bulb factory 1B",
        "At once when it is built:",
        "2 goods in this factory",
        "R&D level asked: 6",
        "R&D level 6 would take 3 silk",
    ],
    ("tile", "cotton_3a"): ["Cotton factory 3A", "Modifier, R&D:", "1 step on R&D"],
    ("tile", "old_cotton"): ["Old factory (Cotton)", "Never produces and takes no machine; holds up to 4 goods"],
    ("factory", "0/0"): ["Factory slot 1 (Aiko)", "Cotton factory 3A", "2 cotton of 4", "2 coal make 2 cotton"],
    ("factory", "0/1"): [
        "Factory slot 2 (Aiko)",
        "Old factory (Paper)",
        "1 paper of 4",
        "Never produces and takes no machine; holds up to 4 goods",
    ],
    ("factory", "0/4"): ["Factory slot 5 (Aiko)", "Points with a favour token I, II, III: 10, 16, 20"],
    ("modifier", "0/0"): ["Effect of factory 1 (Aiko)", "Modifier, R&D:", "1 step on R&D"],
    ("modifier", "0/1"): ["Effect of factory 2 (Aiko)", "No effect here"],
    ("modifier", "0/5"): ["Effect of factory 6 (Aiko)", "No effect here"],
    ("machine", "0/0/1"): ["Machine slot 2 of factory 1", "1 iron besides the price of the action"],
    ("contract", "0/contract_red"): ["Prospecting contract", "Service bonus (Prospecting)", "Fulfilled"],
    ("contract", "0/contract_grey"): ["Transport contract", "Service bonus (Transport)", "Now: 2 iron"],
    ("contract", "0/contract_level_2"): [
        "Lenses or bento contract",
        "Any service bonus",
        "Asks for lenses or bento among the goods spent",
    ],
    ("objective", "0/rnd"): ["R&D", "Level 2: 0 points now", "Space 6: 5 to 10 points; space 10: 10 to 20"],
    ("objective", "0/ships"): [
        "Ships",
        "Now with a favour token I, II, III: 0, 0, 0",
        "Space 3 empty: 5 to 10 points; 5: 10 to 20",
    ],
    ("objective", "0/factories"): ["Factories", "Level 1: 5 points now", "Scores by the rightmost factory slot in use"],
    ("objective", "0/contracts"): [
        "Contracts",
        "Now with a favour token I, II, III: 1, 2, 2",
        "Scores by the rightmost contract slot in use",
    ],
    ("favour", "0/2"): ["Favour token, level 2", "2 left"],
    ("favours", 0): ["Favour tokens: Aiko", "Left of level I, II, III: 2, 2, 3"],
    ("tokens", 0): ["Influence tokens at hand: Aiko", "1, 2, 4, 5, 6, 7"],
    ("locked", 0): ["Locked influence tokens: Aiko", "3, 5, 7"],
    ("contracts", 0): ["Available contracts: Aiko", "1 fulfilled"],
    ("start", 0): [
        "Start tokens: Aiko",
        "3 coal, safe from consolidation",
        "2 coal lies on it, safe from consolidation",
    ],
    ("start", 1): ["Start tokens: Lin"],
    ("start_a", "a_train"): ["Train", "Build a train at no charge", "You start with 10 points"],
    ("start_b", "b8"): ["Token B8", "10 coins, 2 coal, 1 step on R&D, 1 step on Mines, 1 step on Finance"],
    ("action", "rnd"): ["R&D", "1, 2 or 3 steps on R&D for 1, 3 or 6 coins"],
    ("action", "ships"): [
        "Ships",
        "Ships for 3 iron, or 5 coins and 1 iron, each elsewhere",
        "Now: 1 of 3 activations",
    ],
    ("hiring", "hs2"): ["Hiring space 2", "1 white, 1 blue, 1 red"],
    ("queue", 0): ["Worker queue, row 1", "1 blue, 1 red", "The next to go where a hiring space is emptied"],
    ("queue", 1): ["Worker queue, row 2", "1 white"],
    ("queue", 5): ["Worker queue, row 6", "Not used with so few players"],
    ("bag", "bag"): ["Bag of workers", "3 workers in the bag", "1 white", "2 red"],
    ("worker", "red"): ["Red worker", "Service: 2 silk"],
    ("from_bag", "red"): ["Red worker", "2 of this colour in the bag", "Service: 2 silk"],
    ("button", "consolidate"): ["Consolidate", "Earns a favour token of level 1", "Salaries due: 6"],
    ("button", "done"): ["Stop here"],
    ("region", "region_iron"): [
        "Kansai",
        "Region bonus: 2 iron",
        "Foreign companies 9: their place pays nobody",
        "Lin 7: 8 points",
        "Aiko 3: 6 points",
    ],
    ("city", "osaka"): ["Osaka", "2 of 3 tokens"],
    ("space", "osaka/north"): ["Osaka, north", "Cotton: token 1, 2 or 3 for 1, 2, 3", "Token 3 lies here (Aiko)"],
    ("space", "osaka/east"): [
        "Osaka, east",
        "Bento: token 3, 4 or 5 for 1, 2, 3",
        "Token 5 lies here (Lin)",
        "A token must be 6 or more",
    ],
    ("space", "osaka/south"): ["Osaka, south", "Bento: token 3, 4 or 5 for 1, 2, 3", "Foreign companies: 3"],
    ("space", "osaka/west"): ["Osaka, west", "Cotton: token 1, 2 or 3 for 1, 2, 3", "Foreign companies: 0"],
    ("rail", "region_iron/0"): ["Kansai, train space 1", "A train stands here (Lin)"],
    ("rail", "region_iron/1"): ["Kansai, train space 2", "Bonus of the space: 1 silk"],
    ("rail", "region_iron/6"): ["Kansai, train space 7", "This train space is not used with so few players"],
    ("destination", "new_york"): [
        "New York",
        "Its expert improves a service: Finance",
        "The expert worker is away",
        "Ships 0 of 3, improvement tokens left: 2",
    ],
    ("destination", "berlin"): [
        "Berlin",
        "Its expert improves a service: Innovation",
        "The expert worker is here",
        "Ships 1 of 3, improvement tokens left: 3",
    ],
    ("demand", "demand_4"): ["Demand tile 4", "Light bulbs, Bento, Lenses, Paper"],
    ("round", 3): [
        "Round 3",
        "Places pay 18, 14, 10, 3",
        "Shared objective: Most machines",
        "Shared objective: Furthest in Mines",
    ],
    ("period", 3): [
        "Period III",
        "Places pay 26, 20, 14, 4",
        "Shared objective: Most trains",
        "Shared objective: Furthest in Finance",
    ],
    ("shared", "most_ships"): ["Most ships", "Leads: Lin", "You have 0"],
    ("shared", "furthest_rnd"): ["Furthest in R&D", "Leads: Aiko", "You have 4"],
    ("prize", "2/1"): ["Service bonus", "Any service bonus, Any service bonus"],
    ("pair", 0): ["Start pair 1", "This pair is taken", "Aiko: Coal"],
    ("good", "bento"): ["Bento", "Token 3, 4 or 5 for 1, 2, 3"],
    ("good", "any"): ["Good without a type", "Gets its type with the first factory"],
    ("solo", "solo_rnd"): ["R&D position", "4 of 10"],
    ("action_token", "token_hs1"): ["Action token: hiring space 1", "A worker leaves this space; no action"],
    ("action_token", "token_hs4"): [
        "Action token: hiring space 4",
        "A worker leaves this space; the automa acts: Trains",
    ],
    ("action_token", "token_workers_1"): [
        "Action token: workers, green, to the left",
        "A worker leaves the fullest space, the leftmost if tied",
        "Trains or Local markets: acts from difficulty 1 on",
    ],
    ("action_token", "token_workers_2"): [
        "Action token: workers, blue, to the right",
        "A worker leaves the fullest space, the rightmost if tied",
        "Trains or Local markets: acts from difficulty 2 on",
    ],
    ("token", "0/5"): ["Influence token 5 (Aiko)", "For 3 bento, 3 lenses, 1 light bulb, 1 clock"],
    ("token", "4/5"): ["Influence token 5 (the automa)"],
    ("item", "money"): ["Money"],
    ("machine", "0/3/0"): ["Machine slot 1 of factory 4", "No iron besides the price of the action"],
    ("keep", "money"): ["Keep money"],
    ("melt", "0/silk"): ["Silk for money", "1 silk for 1 coin"],
    ("price", 4): ["1 iron, 2 back on Finance"],
    ("steps", 2): ["2 steps"],
    ("reward", "points"): ["Points"],
    ("advance", "finance"): ["Finance"],
    ("build", "ships"): ["Ship"],
    ("old_side", "paper"): ["Old factory, paper side"],
    ("contract_slot", "0/2"): ["Contract slot 3 (Aiko)"],
    ("last_marker", 1): ["Starts the last rounds: Lin"],
    ("expert", "white"): ["White expert worker", "Service: 1 step"],
    ("improvement", "black"): ["Improvement: Energy", "Service: 2 coal"],
    ("piece", "0/machines"): ["Machine"],
    ("round_marker", "round"): ["Round marker"],
    ("round_marker", "last"): ["Second round marker"],
    ("supply", "supply"): ["Supply"],
    ("gone", "gone"): ["Out of the game"],
    ("shelf", "shelf"): ["Available factories"],
    ("point", "vp"): ["Victory points"],
    ("automa", "pieces"): ["The automa’s trains"],
    ("action_pile", "pile"): ["Pile of action tokens"],
    ("revealed", "revealed"): ["Revealed action tokens"],
    ("region_worker", "region_silk"): ["Worker of the region"],
    ("solo_slot", "green"): ["Green objective slot"],
    ("amount", 2): ["2"],
}

ALONE = {
    ("priority", 0): ["Priority area, place 1", "red", "Stands for no region"],
    ("priority", 1): ["Priority area, place 2", "white", "Stands for Kyushu"],
    ("automa_row", 0): ["The automa’s tokens, Period I", "2, 3"],
    ("automa_row", 2): ["The automa’s tokens, Period III", "5, 6, 7, 7"],
    ("region", "region_iron"): [
        "Kansai",
        "Region bonus: 2 iron",
        "Foreign companies 11: their place pays nobody",
        "the automa 3: 6 points",
    ],
    ("space", "osaka/north"): [
        "Osaka, north",
        "Cotton: token 1, 2 or 3 for 1, 2, 3",
        "Token 1 lies here (the automa)",
        "A token must be 2 or more",
    ],
    ("rail", "region_iron/0"): ["Kansai, train space 1", "A train stands here (the automa)"],
    ("automa", "pieces"): ["The automa’s trains"],
    ("action_pile", "pile"): ["Pile of action tokens"],
    ("revealed", "revealed"): ["Revealed action tokens"],
    ("region_worker", "region_silk"): ["Worker of the region"],
    ("solo_slot", "green"): ["Green objective slot"],
    ("last_marker", 4): ["Starts the last rounds: the automa"],
}


@pytest.mark.parametrize("target", AT_THREE)
def test_at_a_table_of_three(target: tuple[str, str | int]) -> None:
    assert tooltip(three_players(), Target(*target)) == AT_THREE[target]


@pytest.mark.parametrize("target", ALONE)
def test_at_the_solo_table(target: tuple[str, str | int]) -> None:
    assert tooltip(alone(), Target(*target)) == ALONE[target]


def test_what_a_modifier_would_give_now() -> None:
    works = Works().factory("paper_4b").factory("cotton_1a").own(coal=4).begin().hire("production", "red").produce(1)
    assert tooltip(works, Target("modifier", "0/0"))[-1] == "Now: 1 iron"
    assert len(tooltip(works, Target("modifier", "0/0"), seat=1)) == 3


def test_a_price_tells_the_silk_it_takes() -> None:
    works = Works().own(money=2, silk=4, iron=9).begin()
    assert tooltip(works, Target("price", 2))[-1] == "3 silk pay what is missing"
    assert tooltip(works, Target("steps", 2))[-1] == "1 silk pays what is missing"
    assert tooltip(works, Target("price", 1)) == ["3 iron"]
    assert tooltip(works, Target("steps", 1)) == ["1 step"], "coins are enough"
    assert tooltip(Works().own(money=1, silk=1).begin(), Target("steps", 3)) == ["3 steps"], "out of reach"


def test_a_pair_tells_what_both_of_its_tokens_do() -> None:
    works = Works(2)
    a = next(at for at, token in enumerate(START_A) if token.key == "a_worker")
    b = next(at for at, (key, _) in enumerate(START_B) if key == "b7")
    works.state.pairs = [a * len(START_B) + b]
    assert tooltip(works, Target("pair", 0)) == [
        "Start pair 1",
        "A worker of choice from the bag",
        "12 coins, 4 coal",
        "You start with 16 points",
    ]
