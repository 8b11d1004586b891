"""What is printed on the factories, in English."""

import pytest

from rules.zaibatsu.words.effects import tile_lines
from tests.titles.zaibatsu.rules.placing import tile
from tests.titles.zaibatsu.rules.speaking import said

PRINTED = {
    "cotton_1b": ["At once when it is built:", "2 coins", "1 step on R&D"],
    "cotton_2b": ["At once when it is built:", "One service bonus: Prospecting, Innovation"],
    "paper_2b": ["At once when it is built:", "The service bonus of the worker hired this turn"],
    "paper_3b": ["As long as the factory stands:", "Keeps 3 coins or coal at a consolidation"],
    "paper_4b": ["Modifier, Production, per factory at the end:", "1 iron"],
    "bento_1b": ["At once when it is built:", "2 steps on Mines", "2 back on Finance: 2 steps on Mines (optional)"],
    "bento_2b": ["At once when it is built:", "3 coal on it, safe from consolidation"],
    "bento_4b": ["Modifier, Production:", "One production costs no coal"],
    "lenses_1b": ["At once when it is built:", "A train; its space gives 2 times"],
    "lenses_2b": ["At once when it is built:", "A train; a second one for 1 iron, 2 back on Finance"],
    "lenses_3a": ["Modifier, Trains:", "The bonus of one region where you built"],
    "lenses_4b": ["Modifier, Investment and contracts, 2 contracts or more:", "1 train"],
    "bulbs_1a": ["At once when it is built:", "1 good in each of 3 factories"],
    "bulbs_2a": ["At once when it is built:", "2 machines, in different factories"],
    "bulbs_2b": ["At once when it is built:", "A machine; its factory may then produce"],
    "bulbs_3a": ["Modifier, Production, here:", "2 goods in this factory"],
    "bulbs_3b": ["Modifier, Production, per factory at the end:", "1 good more in each of them"],
    "clocks_1b": ["At once when it is built:", "A ship, a machine or a train", "2 steps on Finance"],
    "clocks_2b": ["At once when it is built:", "A ship, then the service bonus of its expert"],
    "clocks_4a": ["Modifier, Machines, a machine placed here:", "1 ship", "2 steps on Finance"],
    "cotton_5a": ["At once when it is built:", "Foreign affairs once or twice by the favour token on R&D"],
    "cotton_5b": ["At once when it is built:", "2 points per type of factory you have, 12 at most"],
    "bento_5a": ["At once when it is built:", "Every service bonus reached: Mines"],
    "lenses_5a": ["As long as the factory stands:", "Your trains count 3 each"],
    "bulbs_5a": ["At once when it is built:", "2 coins per machine on your factories, 8 at most"],
    "bulbs_5b": ["At once when it is built:", "2 points per threshold reached: Ships, Machines, Trains"],
    "clocks_5a": ["At once when it is built:", "2 points per lower threshold reached, 12 at most"],
    "clocks_5b": ["At once when it is built:", "2 points per threshold reached: R&D, Mines, Finance"],
}


@pytest.mark.parametrize("name", PRINTED)
def test_when_a_tile_works_and_what_it_does(name: str) -> None:
    assert [said(line) for line in tile_lines(tile(name))] == PRINTED[name]
