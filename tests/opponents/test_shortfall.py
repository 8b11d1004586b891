"""What more thought could win: told by how much less of it loses."""

import pytest

from game.door import attend
from game.opponents.beam import Candidate
from game.opponents.tree import Branch
from rules.core.move import Button
from tools.tune.shortfall import Way, shortfall


def branch(prior: float, *results: float) -> Branch:
    found = Branch(Candidate((Button("any"),), prior))
    for result in results:
        found.take(result)
    return found


BRANCHES = [branch(0.6, 0.5, 0.5, 0.2, 0.2), branch(0.5, 0.6, 0.6, 0.6, 0.6), branch(0.4, 0.7, 0.9, 0.9, 0.9)]


@pytest.mark.parametrize(
    ("way", "lost"), [(Way(3, 0), 0.5), (Way(2, 4), 0.25), (Way(3, 1), 0.5), (Way(3, 2), 0.5), (Way(3, 4), 0.0)]
)
def test_less_thought_loses_what_more_would_have_chosen(way: Way, lost: float) -> None:
    assert way.shortfall(BRANCHES) == pytest.approx(lost)


def test_the_command_tells_a_line_for_every_way(capsys: pytest.CaptureFixture[str]) -> None:
    shortfall(["yangtze", "--games", "1", "--worlds", "8"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert all("lost a choice" in line for line in lines[1:])


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["yokohama"], "shortfall: nobody at yokohama plays lines ahead in many worlds.\n"),
        (["yangtze", "--seats", "9"], "shortfall: yangtze is not for 9.\n"),
        (["yangtze", "--worlds", "1"], "shortfall: --worlds must be at least 8.\n"),
    ],
)
def test_what_cannot_be_told_gets_one_sentence(argv: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert attend("shortfall", lambda: shortfall(argv)) != 0
    assert capsys.readouterr().err == said
