"""The sprites of every atlas group: name -> Sprite."""

from collections.abc import Callable

from ..atlas import Sprite
from . import book, controls, icons, lobby, papers, singapore, states, yangtze, yokohama_duel


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
    "box": lobby.boxes,
    "box_veiled": lobby.proofs,
    "yangtze": yangtze.sprites,
    "singapore": singapore.sprites,
    "yokohama_duel": yokohama_duel.sprites,
}
