"""What the deciding seat is told at each step: prompt, help, phase, and the warning near the end."""

from collections.abc import Callable

import pytest

from rules.core.text import Text
from rules.yokohama_duel.places import PLACE
from tests.titles.yokohama_duel.kit import Harbour

Told = tuple[str, dict[str, int | str]]


def told(text: Text | None) -> Told | None:
    """A text's key without its title, and its holes; things by their keys."""
    if text is None:
        return None
    holes = {name: value if isinstance(value, int) else str(value.key) for name, value in text.args}
    return text.key.removeprefix("yokohama_duel."), holes


def church() -> Harbour:
    return Harbour().at_level(4, "church").church_display("5").own(0, tea=1, fish=1).begin().go("church")


def laboratory(*known: str) -> Harbour:
    harbour = Harbour().at_level(4, "laboratory").techs(0, *known).display("tram")
    return harbour.own(0, up=2, yen=4).begin().go("laboratory")


def port(**owned: int) -> Harbour:
    return Harbour().at_level(3, "port").deck(1, 2, 3).own(0, **owned).begin().go("port")


def site() -> Harbour:
    return Harbour().at_level(4, "tea").own(0, yen=4)


CASES: tuple[tuple[Callable[[], Harbour], Told, Told | None, str], ...] = (
    (lambda: Harbour().begin(), ("prompt.place", {"level": 1}), ("help.place", {"n": 10}), "place"),
    (
        lambda: Harbour().assists(0, 1).laid(1, one="tea").begin(),
        ("prompt.place", {"level": 1}),
        ("help.place_assist", {"n": 9}),
        "place",
    ),
    (
        lambda: Harbour().techs(0, "postal_system").begin(),
        ("prompt.card_and_place", {}),
        ("help.place", {"n": 10}),
        "place",
    ),
    (lambda: Harbour().merchants(0, 1).begin().call(), ("prompt.merchant", {}), ("help.merchant", {}), "extra"),
    (
        lambda: Harbour().assists(0, 1).begin().play("tea"),
        ("prompt.strengthen", {"place": "tea_plantation", "level": 1}),
        ("help.strengthen", {}),
        "place",
    ),
    (
        lambda: Harbour().techs(0, "telephone").own(0, yen=1).begin().play("tea"),
        ("prompt.strengthen_paid", {"place": "tea_plantation", "level": 1, "technology": "telephone"}),
        ("help.strengthen_paid", {"technology": "telephone", "price": "yokohama_duel.gain.yen", "n": 1}),
        "place",
    ),
    (
        lambda: Harbour().techs(0, "telephone").own(0, yen=1).assists(0, 1).begin().play("tea"),
        ("prompt.strengthen_any", {"place": "tea_plantation", "level": 1, "technology": "telephone"}),
        ("help.strengthen_paid", {"technology": "telephone", "price": "yokohama_duel.gain.yen", "n": 1}),
        "place",
    ),
    (church, ("prompt.church", {"faith": 4}), ("help.church", {"n": 2}), "place"),
    (
        lambda: church().take_church("5"),
        ("prompt.pay_church", {"card": "church_5", "n": 1}),
        ("help.pay_church", {}),
        "place",
    ),
    (
        lambda: Harbour().at_level(4, "customs").own(0, up=5).begin().go("customs"),
        ("prompt.flip", {"n": 3}),
        ("help.flip", {}),
        "place",
    ),
    (
        lambda: Harbour().at_level(4, "chinatown").own(0, yen=5).begin().go("chinatown"),
        ("prompt.exchange", {"n": 4}),
        ("help.exchange", {"n": 5}),
        "place",
    ),
    (laboratory, ("prompt.technology", {"production": 4}), ("help.technology", {"yen": 2, "n": 1}), "place"),
    (
        lambda: laboratory("ball", "winery"),
        ("prompt.technology", {"production": 4}),
        ("help.technology", {"yen": 2, "n": 1}),
        "place",
    ),
    (
        lambda: laboratory("ball", "winery", "gaslight"),
        ("prompt.technology", {"production": 4}),
        ("help.technology_surcharge", {"yen": 2, "n": 1}),
        "place",
    ),
    (
        lambda: laboratory().take_tech("tram"),
        (
            "prompt.pay_technology",
            {"technology": "tram", "yen": "yokohama_duel.gain.yen", "imports": "yokohama_duel.gain.import_up", "n": 1},
        ),
        ("help.pay_technology", {}),
        "place",
    ),
    (port, ("prompt.keep", {}), ("help.keep_poor", {"yen": 2, "n": 1}), "place"),
    (lambda: port(yen=2), ("prompt.keep", {}), ("help.keep", {"yen": 2, "n": 1}), "place"),
    (
        lambda: port(yen=2).keep(1),
        ("prompt.keep_second", {"yen": 2, "n": 1}),
        ("help.keep_second", {"yen": 2, "n": 1}),
        "place",
    ),
    (lambda: port(tea=2).keep(1), ("prompt.keep_short", {}), ("help.keep_second", {"yen": 2, "n": 1}), "place"),
    (lambda: port().keep(1), ("prompt.under", {"n": 2}), ("help.under", {}), "place"),
    (
        lambda: Harbour().at_level(6, "tea").begin().go("tea"),
        ("prompt.bonus", {"level": 6, "n": 2}),
        ("help.bonus", {}),
        "bonus",
    ),
    (
        lambda: site().begin().go("tea"),
        ("prompt.build", {"place": "tea_plantation"}),
        ("help.build", {"shop": 1, "house": 4}),
        "build",
    ),
    (
        lambda: site().shops(0, "tea").begin().go("tea").bonus(1),
        ("prompt.build", {"place": "tea_plantation"}),
        ("help.build_house", {"house": 4}),
        "build",
    ),
    (
        lambda: site().houses(1, "tea").begin().go("tea"),
        ("prompt.build", {"place": "tea_plantation"}),
        ("help.build_shop", {"shop": 1}),
        "build",
    ),
    (
        lambda: Harbour().merchants(0, 1).shops(0, "tea").begin().send("tea"),
        ("prompt.build_extra", {"place": "tea_plantation"}),
        ("help.build_house", {"house": 4}),
        "extra",
    ),
    (lambda: Harbour().begin().go("tea"), ("prompt.end_turn", {}), ("help.end_turn", {}), "end"),
    (
        lambda: Harbour().merchants(0, 1).begin().go("tea"),
        ("prompt.end_turn", {}),
        ("help.end_turn_free", {"acts": "yokohama_duel.free.call"}),
        "end",
    ),
    (
        lambda: Harbour().own(0, tea=2, fish=1).hand(0, 1).assists(0, 1, 3).begin().complete(1),
        ("prompt.return_assist", {"n": 4}),
        None,
        "assist",
    ),
    (
        lambda: Harbour().at_level(5, "laboratory").display("station").begin().go("laboratory").take_tech("station"),
        ("prompt.station", {}),
        ("help.station", {}),
        "place",
    ),
    (
        lambda: Harbour().own(0, yen=3).last_turn().end(),
        ("prompt.upgrade", {"n": 1}),
        ("help.upgrade", {"n": 3}),
        "prepare",
    ),
)


@pytest.mark.parametrize("case", range(len(CASES)))
def test_prompt_help_and_phase(case: int) -> None:
    place, prompt, help_line, phase = CASES[case]
    harbour = place()
    assert told(harbour.rules.prompt(harbour.state)) == prompt
    assert told(harbour.rules.help(harbour.state)) == help_line
    shown = told(harbour.rules.phase(harbour.state))
    assert shown is not None
    assert (shown[0], shown[1]["round"], shown[1]["rounds"]) == (f"phase.{phase}", 1, 4)
    if phase != "prepare":
        played = sum(where >= 0 for laid in harbour.state.laid for where in laid)
        waiting = harbour.step in ("ChoosePlace", "ReturnExcess") or phase == "extra"
        assert (shown[1]["turn"], shown[1]["turns"]) == (played + waiting, 8)


def test_the_warning_near_the_end() -> None:
    def note(harbour: Harbour) -> Told | None:
        return told(harbour.rules.end_note(harbour.state))

    assert note(Harbour().round(3).begin()) is None
    assert note(Harbour().round(4).begin()) == ("end.last_round", {})
    late = Harbour().round(4).laid(0, one="port", two="port", three="port").laid(1, one="port", two="port")
    assert note(late.begin()) == ("end.last_round", {})
    assert note(late.laid(1, three="port").begin()) == ("end.last_turns", {"n": 2})
    last = Harbour().round(4).at_level(4, "tea", 1).laid(0, one="port", two="port", three="port", four="port").begin(1)
    assert note(last) == ("end.last_turns", {"n": 1})
    assert note(last.go("tea")) == ("end.last_turns", {"n": 1}), "the turn under way is one of them until it is over"
    full = Harbour().round(3).techs(0, "newspaper").assists(0, 1, 3).last_turn().end()
    assert (full.step, note(full)) == ("ReturnExcess", ("end.last_round", {})), "before its first turn"
    over = Harbour().round(4).last_turn().end()
    assert note(over) is None
    assert told(over.rules.phase(over.state)) == ("phase.over", {})
    assert over.why_not(PLACE[0]) == "over"
