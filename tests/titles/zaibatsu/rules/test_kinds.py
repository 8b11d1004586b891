"""Every kind of thing has a name, a clause that exists, and lines of its own."""

import json

import pytest

from rules.core.target import Target
from rules.zaibatsu import places
from rules.zaibatsu.words.kinds import KINDS
from rules.zaibatsu.words.names import NAMES
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.reader import READER
from tests.titles.zaibatsu.rules.speaking import said
from tests.words.lexicon import ASSETS

CLAUSES = {
    "item/silk": "Z-GEN-11", "item/coal": "Z-PROD-2", "item/iron": "Z-SHIP-1", "item/money": "Z-CONSOL-6",
    "good/cotton": "Z-MARKET-3", "point/vp": "Z-GEN-2", "worker/red": "Z-SERVICE-1", "expert/red": "Z-SHIP-9",
    "improvement/red": "Z-SERVICE-3", "tile/cotton_1a": "Z-FACTORY-7", "tile/cotton_3a": "Z-MOD-3",
    "tile/paper_3b": "Z-MOD-1", "tile/cotton_5a": "Z-LATE-3", "tile/old_cotton": "Z-START-11",
    "piece/0/ships": "Z-SHIP-2", "piece/0/machines": "Z-MACHINE-2", "piece/0/trains": "Z-TRAIN-2",
    "marker/0/rnd": "Z-BONUS-1", "token/0/3": "Z-MARKET-3", "contract/0/contract_red": "Z-CONTRACT-1",
    "favour/0/1": "Z-CONSOL-2", "start_a/a_machine": "Z-START-6", "start_a/a_ship": "Z-START-7",
    "start_a/a_train": "Z-START-8", "start_a/a_goods": "Z-START-9", "start_a/a_old_factory": "Z-START-10",
    "start_a/a_worker": "Z-START-14", "start_a/a_coal": "Z-START-15", "start_a/a_discount": "Z-START-16",
    "start_b/b1": "Z-START-4", "demand/demand_1": "Z-MARKET-13", "round_marker/round": "Z-SETUP-2",
    "shared/most_ships": "Z-SHARED-4", "solo/solo_ships": "Z-SOLO-42", "action_token/token_hs1": "Z-SOLO-9",
    "supply/supply": "Z-GEN-7", "bag/bag": "Z-INFO-2", "gone/gone": "Z-START-5", "shelf/shelf": "Z-SETUP-8",
    "action/rnd": "Z-RND-1", "action/mines": "Z-MINES-1", "action/factory": "Z-FACTORY-1",
    "action/machines": "Z-MACHINE-1", "action/production": "Z-PROD-1", "action/ships": "Z-SHIP-1",
    "action/trains": "Z-TRAIN-1", "action/local_markets": "Z-MARKET-1", "action/investment": "Z-INVEST-1",
    "hiring/hs1": "Z-TURN-4", "queue/0": "Z-QUEUE-1", "region/region_silk": "Z-SCORE-2", "city/osaka": "Z-MARKET-10",
    "space/osaka/north": "Z-MARKET-2", "rail/region_silk/0": "Z-TRAIN-4", "destination/berlin": "Z-SHIP-2",
    "round/1": "Z-ROUND-1", "pair/0": "Z-START-3", "period/1": "Z-SCORE-1", "seat/0": "Z-INFO-3",
    "stock/0/silk": "Z-GEN-11", "score/0": "Z-GEN-12", "area/0/0": "Z-CONSOL-12", "service/0/red": "Z-SERVICE-1",
    "track/0/rnd/4": "Z-BONUS-1", "row/0/ships/2": "Z-END-5", "gap/0/0/1": "Z-BONUS-3", "factory/0/0": "Z-PROD-3",
    "machine/0/0/0": "Z-FACTORY-9", "modifier/0/0": "Z-MOD-3", "tokens/0": "Z-SETUP-13", "locked/0": "Z-BONUS-6",
    "contracts/0": "Z-SETUP-14", "contract_slot/0/0": "Z-CONTRACT-2", "favours/0": "Z-SETUP-15",
    "objective/0/ships": "Z-END-4", "objective/0/factories": "Z-END-6", "objective/0/contracts": "Z-END-6",
    "start/0": "Z-START-4", "last_marker/0": "Z-FINAL-1", "automa/pieces": "Z-SOLO-4", "automa_row/0": "Z-SOLO-24",
    "action_pile/pile": "Z-SOLO-7", "revealed/revealed": "Z-SOLO-9", "priority/0": "Z-SOLO-18",
    "region_worker/region_silk": "Z-SOLO-2", "solo_slot/green": "Z-SOLO-6", "hire/hs1/red": "Z-TURN-4",
    "steps/1": "Z-RND-3", "price/1": "Z-SHIP-12", "reward/region": "Z-MARKET-5", "serve/red": "Z-BONUS-5",
    "advance/rnd": "Z-SERVICE-2", "build/ships": "Z-MOD-30", "from_bag/red": "Z-START-14",
    "old_side/cotton": "Z-START-10", "keep/money": "Z-MOD-24", "prize/1/0": "Z-SHARED-3", "melt/0/silk": "Z-GEN-11",
    "button/consolidate": "Z-CONSOL-1", "button/done": "Z-TURN-16", "button/skip": "Z-GEN-15",
    "button/end_turn": "Z-TURN-15", "amount/1": "Z-GEN-2",
}  # fmt: skip


@pytest.mark.parametrize("address", CLAUSES)
def test_the_clause_a_tooltip_opens(address: str) -> None:
    kind, _, key = address.partition("/")
    works = Works()
    assert works.rules.clause(works.state, Target(kind, key)) == CLAUSES[address]


def test_all_of_them_exist() -> None:
    book = json.loads((ASSETS / "titles" / "zaibatsu" / "en" / "rulebook.json").read_text(encoding="utf-8"))
    known = {clause["id"] for chapter in book["chapters"] for clause in chapter["clauses"]}
    assert set(CLAUSES.values()) <= known
    assert {address.partition("/")[0] for address in CLAUSES} == set(KINDS) == set(NAMES)


def test_no_two_things_of_a_seat_share_a_name_by_mistake() -> None:
    """Things of other seats may share one; what has a place of its own has a name of its own."""
    kinds = (
        "space",
        "rail",
        "tile",
        "track",
        "row",
        "area",
        "factory",
        "hire",
        "demand",
        "queue",
        "priority",
        "start_b",
    )
    targets = [each for each in READER.every_target(1) if each.kind in kinds]
    names = [said(Works(1).rules.name(each)) for each in targets]
    assert len(set(names)) == len(names)
    assert said(Works().rules.name(places.DEMAND[3])) == "Demand tile 4"
    assert said(Works().rules.name(places.GAP[0][1][2])) == "Bonus between rows 2, column 3"
    assert said(Works().rules.name(places.MACHINE_SLOT[0][2][1])) == "Machine slot 2 of factory 3"
