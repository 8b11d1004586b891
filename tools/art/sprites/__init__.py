"""The sprites of every atlas group: name -> Sprite. A title's own are in its folder."""

from collections.abc import Callable

from .. import titles
from ..atlas import Sprite
from . import book, boxes, controls, icons, lobby, papers, states


def common() -> dict[str, Sprite]:
    """What all titles and screens share."""
    return {
        **icons.sprites(),
        **papers.sprites(),
        **book.sprites(),
        **controls.sprites(),
        **states.sprites(),
        **lobby.sprites(),
    }


GROUPS: dict[str, Callable[[], dict[str, Sprite]]] = {
    "common": common,
    "box": boxes.boxes,
    "box_veiled": boxes.proofs,
    **{title: module.sprites for title, module in titles.drawn("sprites")},
}
