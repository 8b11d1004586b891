"""The large pictures of Yokohama Duel, and where things lie on its board."""

from ..pictures import Picture
from . import bay, quay

places = bay.places


def pictures() -> dict[str, Picture]:
    """Board and backdrops."""
    return {**bay.pictures(), **quay.pictures()}
