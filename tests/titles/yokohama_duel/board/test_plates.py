"""The plates tell what the board prints, and nothing on them hides anything else."""

import pytest

from rules.yokohama_duel.components import HOUSE_COSTS, PLACES, RATES, SHOP_COST
from rules.yokohama_duel.moves import Build
from rules.yokohama_duel.places import (
    CRITERION,
    HOUSE_SITE,
    INFLUENCE,
    MERCHANT_PILE,
    OWN_MERCHANTS,
    PLACE,
    SHOP_SITE,
    TECHNOLOGY,
)
from rules.yokohama_duel.state import DuelState
from tests.titles.yokohama_duel.board.test_board import table_at
from tests.titles.yokohama_duel.kit import Harbour
from tests.ui.table_kit import Bench
from ui.boards.yokohama_duel.parts import place as plates
from ui.boards.yokohama_duel.parts import strip
from ui.scenes.table import TableScene
from ui.table.parts.spots import spot_name

KEYS = [place.key for place in PLACES]


def at_start() -> DuelState:
    state: DuelState = Harbour().begin().state
    return state


def printed(scene: TableScene, place: str) -> list[str]:
    """Signs and words in the strip of a place."""
    parts = strip._parts(scene.view, PLACES[KEYS.index(place)].effect)
    return [part.words or part.sprite.rsplit("/", 1)[-1] for part in parts]


# ------------------------------------------------------------ what is printed
def test_the_strip_of_a_place_tells_what_the_board_prints() -> None:
    scene = table_at(Bench(), at_start())
    assert printed(scene, "chinatown")[1::2] == [str(rate.yen) for rate in RATES]
    assert printed(scene, "church") == ["copper", "silk", "tea", "fish", "up", "plain", "+1", "church"]
    assert printed(scene, "laboratory") == ["¥2", "/", "up", "+1", "laboratory"]
    assert printed(scene, "port") == ["order", "order", "¥2", "/", "up"]


def test_elsewhere_it_tells_what_buildings_cost_the_viewer_next() -> None:
    state = at_start()
    scene = table_at(Bench(), state)
    assert printed(scene, "silk_mill")[1::2] == [f"¥{SHOP_COST}", f"¥{HOUSE_COSTS[0]}"]
    state.houses[0] = 0b11
    assert printed(table_at(Bench(), state), "bank")[3] == f"¥{HOUSE_COSTS[2]}"
    state.houses[0] = 0b1111
    assert printed(table_at(Bench(), state), "bank")[3] == "–"


# ------------------------------------------------------------ what lies where
@pytest.mark.parametrize("size", [(900, 600), (1024, 700), (1280, 800), (1920, 1080)])
def test_no_plate_and_no_card_on_it_hides_anything(size: tuple[int, int]) -> None:
    state = at_start()
    port = KEYS.index("port")
    state.laid = [[port, port, -1, -1], [port, port, -1, -1]]
    state.station = port
    scene = table_at(Bench(size), state)
    board = scene.board
    rooms = [board.shapes[target].rect for target in PLACE]
    assert not any(one.colliderect(other) for n, one in enumerate(rooms) for other in rooms[:n])
    lay = board.lay  # type: ignore[attr-defined]
    state.guest = port
    things = [shape.rect for shape in plates.lying(lay, state).values()]
    things += [lay.shop(port, 0).rect, lay.shop(port, 1).rect, lay.house(port).rect, lay.station(port).rect]
    things += [plates._guest(lay, state).rect.inflate(-6, -6), strip.room(lay, port, state)]
    inner = [thing.inflate(-2, -2) for thing in things]
    assert not any(one.colliderect(other) for n, one in enumerate(inner) for other in inner[:n])


def test_buildings_are_chosen_large_beside_their_price() -> None:
    bench = Bench()
    harbour = Harbour().own(0, yen=6).at_level(4, "copper").begin().go("copper")
    scene = table_at(bench, harbour.state)
    assert harbour.step == "BuildHere"
    for site in (SHOP_SITE, HOUSE_SITE):
        assert scene.board.shapes[site].w >= 50
    bench.rest()
    bench.click_on(spot_name(HOUSE_SITE))
    assert isinstance(scene.match.moves[-1], Build)
    assert scene.match.state.houses[0]


# ------------------------------------------------------------ levels
def test_a_chosen_card_lights_its_own_level_only() -> None:
    state = at_start()
    state.techs[0] = (1 << len(TECHNOLOGY)) - 1
    scene = table_at(Bench(), state)
    mill = KEYS.index("silk_mill")
    assert len(plates._levels(scene.view, mill)) > 1
    scene.view.picked = (INFLUENCE[0][3],)
    assert plates._levels(scene.view, mill) == [4]


# ------------------------------------------------------------ Merchants
def test_a_merchant_is_recruited_by_a_click_on_the_pile() -> None:
    bench = Bench()
    names = [str(target.key) for target in TECHNOLOGY[:3]]
    scene = table_at(bench, Harbour().techs(0, *names).begin().state)
    assert MERCHANT_PILE in scene.view.lit
    bench.rest()
    bench.click_on(spot_name(MERCHANT_PILE))
    assert scene.match.state.merchants[0] == 1
    assert CRITERION[0][1] not in scene.view.lit


def test_own_merchants_and_technologies_lie_in_the_tray() -> None:
    bench = Bench()
    state = at_start()
    state.techs[0], state.merchants[0] = 0b11, 1
    scene = table_at(bench, state)
    tray = scene.picture.frame.tray
    for target in (OWN_MERCHANTS[0], TECHNOLOGY[0], TECHNOLOGY[1]):
        shape = scene.board.shapes[target]
        assert tray.contains(shape.rect)
        assert shape.h >= 60
    assert bench.draw().overflows == []
