"""Tooltips on the table: the tongue points at the thing without cutting through others."""

import pygame
import pytest

from ui.table.tooltips import TONGUE, tongue

BOX = pygame.FRect(400, 300, 200, 100)


@pytest.mark.parametrize("spot", [(390, 350), (300, 350), (605, 310), (760, 390), (500, 290), (500, 150), (420, 520)])
def test_a_tongue_is_short_and_points_at_the_thing(spot: tuple[float, float]) -> None:
    first, tip, last = tongue(BOX, *spot)
    middle = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
    across, down = spot[0] - middle[0], spot[1] - middle[1]
    towards = (tip[0] - middle[0], tip[1] - middle[1])
    assert max(map(abs, towards)) <= max(TONGUE, min(abs(across), abs(down)))
    assert towards[0] * across >= 0
    assert towards[1] * down >= 0
    assert not BOX.collidepoint(tip)


def test_a_thing_close_by_is_reached() -> None:
    assert tongue(BOX, 390, 350)[1] == (390, 350)
