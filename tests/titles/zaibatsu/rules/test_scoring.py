"""Score sheets, row by row."""

from rules.zaibatsu.scoring import points_by_category, scores, total, winners
from tests.titles.zaibatsu.kit import Works
from tests.titles.zaibatsu.rules.speaking import said


def sheet(works: Works) -> dict[str, tuple[int, str]]:
    """Points and reason by category, those that count or have a reason of their own."""
    return {said(row.category): (row.points, said(row.reason)) for row in scores(works.state)[0].rows}


def test_every_row_has_its_points_and_its_reason() -> None:
    works = Works(3, shared_objectives=True).own(money=11, coal=2, iron=2).start("a_ship").left(ships=3, trains=5)
    works.factory("cotton_1a", 2).contracts("red", "blue").favour(ships=2, trains=1, rnd=3, factories=2, contracts=1)
    works.state.points[0][:7] = [8, 4, 10, 18, 26, 6, -3]
    rows = sheet(works)
    assert rows == {
        "Start token": (8, "Ship"),
        "During play": (4, "Services, markets, train spaces"),
        "Influence I": (10, "Places in the four regions"),
        "Influence II": (18, "Places in the four regions"),
        "Influence III": (26, "Places in the four regions"),
        "Shared objectives": (6, "Points for objectives led"),
        "Unpaid salaries": (-3, "1 point per unpaid coin"),
        "Favour: ships": (8, "Level 2, lower threshold"),
        "Favour: machines": (0, "No favour token"),
        "Favour: trains": (10, "Level 1, upper threshold"),
        "Favour: R&D": (0, "Level 3, no threshold reached"),
        "Favour: Mines": (0, "No favour token"),
        "Favour: Finance": (0, "No favour token"),
        "Favour: factories": (2, "Level 2, 1 slot in use"),
        "Favour: contracts": (2, "Level 1, 2 slots in use"),
        "Stock left": (2, "6 items, 1 point per 3"),
        "Money": (2, "11 coins, 1 point per 5"),
    }
    assert scores(works.state)[0].total == total(works.state, 0) == sum(points for points, _ in rows.values())


def test_the_row_of_shared_objectives_belongs_to_the_module() -> None:
    assert "Shared objectives" not in sheet(Works())
    assert sheet(Works())["Start token"] == (0, "No start token yet")


def test_what_is_over_is_not_counted_twice() -> None:
    works = Works().own(money=10).points(3)
    assert total(works.state, 0) == 5
    works.state.ended = True
    assert total(works.state, 0) == sum(points_by_category(works.state, 0)) == 3


def test_before_the_last_rounds_a_tie_goes_by_the_first_player() -> None:
    works = Works(3)
    assert winners(works.state) == [2]
    works.state.first = 1
    assert winners(works.state) == [0]
    assert winners(Works(1).state) == [0]
