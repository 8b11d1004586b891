"""How moves are written down, what things are called by, where a turn stands."""

import pytest

from rules.core.move import END_TURN, Move
from rules.core.target import SEATS, Target
from rules.singapore import moves, places
from rules.singapore.events.rounds import RafflesTaken, TurnBegan
from rules.singapore.places import RAFFLES
from tests.titles.clause import clause
from tests.titles.singapore.kit import Town
from tests.titles.singapore.rules.placing import EAST, HEADLAND, NORTH, WEST
from tests.titles.singapore.rules.test_components import ILLEGAL
from tests.titles.singapore.rules.watching import RULES

WRITTEN: list[tuple[Move, list[str | int], list[tuple[str, str | int]]]] = [
    (moves.Prepare(3, 7), ["prepare", 3, 7], [("tile", "tea_house"), ("plot", 7)]),
    (moves.StartOn(7), ["start", 7], [("building", 7)]),
    (moves.PutFlag(7), ["flag", 7], [("plot", 7)]),
    (moves.Build(3), ["build", 3], [("tile", "tea_house")]),
    (moves.Street(11), ["street", 11], [("street", 11)]),
    (moves.Go(2, 7), ["go", 2, 7], [("worker", 2), ("building", 7)]),
    (moves.Activate(7), ["use", 7], [("effect", 7)]),
    (moves.Enter(3), ["enter", 3], [("worker", 3)]),
    (moves.Send(3), ["send", 3], [("worker", 3)]),
    (moves.Jump(7), ["jump", 7], [("building", 7)]),
    (moves.ReturnTokens(2), ["return", 2], [("amount", 2)]),
    (moves.MarkTile(3), ["hut", 3], [("tile", "tea_house")]),
    (moves.TAKE[1], ["take", "good", "opium"], [("good", "opium")]),
    (moves.FORTH, ["button", "forth"], [("button", "forth")]),
    (moves.BACK, ["button", "back"], [("button", "back")]),
    (END_TURN, ["button", "end_turn"], [("button", "end_turn")]),
]


@pytest.mark.parametrize(("move", "code", "clicks"), WRITTEN)
def test_a_move_and_its_code(move: Move, code: list[str | int], clicks: list[tuple[str, str | int]]) -> None:
    assert RULES.codec.encode(move) == code
    assert RULES.codec.decode(code) == move
    assert list(move.targets()) == [Target(*click) for click in clicks]


def test_every_place_has_its_address() -> None:
    single = {
        places.TOP: ("stack", "top"), places.STACK: ("stack", "stack"), places.GONE: ("gone", "gone"),
        places.BAG: ("bag", "bag"), places.RAID: ("raid", "raid"), places.BANK: ("bank", "bank"),
        places.SUPPLY: ("supply", "goods"), places.ROADS: ("supply", "streets"), places.HUT_REST: ("supply", "hut"),
        places.BLACK: ("token", "black"), places.WHITE: ("token", "white"), places.MONEY: ("money", "pound"),
        places.ROAD: ("road", "road"), places.HUT: ("hut", "hut"), places.RAFFLES: ("raffles", "tile"),
        places.HIDDEN_STOCK: ("stock", "back"),
    }  # fmt: skip
    assert all(place == address for place, address in single.items())
    rows = {
        "plot": places.PLOT, "building": places.BUILDING, "effect": places.EFFECT, "street": places.STREET,
        "display": places.DISPLAY, "screen": places.SCREEN, "tokens": places.TOKENS, "flags": places.FLAGS,
        "aside": places.ASIDE, "waiting": places.WAITING, "worker": places.WORKER, "flag": places.FLAG,
        "marker": places.MARKER,
    }  # fmt: skip
    for kind, row in rows.items():
        assert list(row) == [Target(kind, number) for number in range(len(row))]
    assert [len(rows[kind]) for kind in ("plot", "display", "screen", "tokens", "worker")] == [40, 5, 4, 5, 8]
    assert places.track(399) == ("track", 399)
    assert places.track(400) == ("track", 400)


@clause("SG-ROUND-1")
def test_where_the_turn_stands() -> None:
    town = Town().display("market", "bank", "office").preparation()
    assert RULES.phase(town.state).key == "singapore.phase.preparation"
    town = Town().building("weaver_1", WEST, 1).building("weaver_2", NORTH, 1).new_round()
    phases = [RULES.phase(town.state)]
    for step in ("plots", "build", "street", "hub"):
        if step == "plots":
            town.put_flags((-1, -1), EAST, (-1, 1))
        elif step == "build":
            town.build(next(key for key in town.buildable() if key not in ILLEGAL))
        elif step == "street":
            town.play(town.legal[0])
        phases.append(RULES.phase(town.state))
    assert [phase.key.rsplit(".", 1)[1] for phase in phases] == ["plots", "build", "street", "work", "work"]
    assert all(dict(phase.args) == {"round": 4} for phase in phases)
    hut = Town().display("architect", "market").worker(2, "bazaar").work(2).done()
    assert RULES.phase(hut.state).key == "singapore.phase.hut"
    over = Town().stack().new_round()
    assert RULES.phase(over.state).key == "singapore.phase.over"


@clause("SG-BUILD-1")
def test_turns_are_counted() -> None:
    town = Town().new_round().put_flags(WEST, NORTH, EAST)
    first = town.state.turn
    town.pass_turn()
    assert (town.state.turn, town.state.active) == (first + 1, 1)
    assert town.told(TurnBegan)[-1] == TurnBegan(1, "work")
    assert all(TurnBegan(1, part).opens_turn() == 1 for part in ("work", "preparation", "plots", "neutral"))
    assert not TurnBegan(1, "work").heading()
    assert all(TurnBegan(1, part).heading() for part in ("preparation", "plots", "neutral"))


@clause("SG-ROUND-2")
def test_the_raffles_tile_moves_only_to_another() -> None:
    assert RafflesTaken(1, 1).shifts() == ()
    assert [(shift.what, shift.source, shift.to) for shift in RafflesTaken(1, 0).shifts()] == [
        (RAFFLES, SEATS[0], SEATS[1])
    ]


@clause("SG-END-2")
def test_flags_still_to_be_placed_take_plots_too() -> None:
    town = Town().full(*HEADLAND.spots[34:37]).new_round()
    assert len(town.plots()) == 3
    while town.plots():
        note = RULES.end_note(town.state)
        assert note is not None
        assert note.key == "singapore.end.last_round"
        town.put_flags(min(town.plots()))


@clause("SG-END-1", "SG-END-2")
@pytest.mark.parametrize(("tiles", "key"), [(2, "last_round"), (3, "rounds"), (8, "rounds"), (9, "")])
def test_a_note_when_the_end_draws_near(tiles: int, key: str) -> None:
    """With three players a round takes three new tiles, one being left over."""
    stack = ("bank", "office", "port_1", "port_2", "port_3", "port_4", "weaver_1", "weaver_2", "stonecutter")
    town = Town().stack(*stack[:tiles]).worker(0, "bazaar").work(0)
    note = RULES.end_note(town.state)
    assert (note.key.rsplit(".", 1)[1] if note else "") == key
    if key == "rounds":
        assert note is not None
        assert dict(note.args) == {"n": tiles // 3}
