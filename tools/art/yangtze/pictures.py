"""The large pictures of Yangtze, and where things lie on its board."""

from ..pictures import Picture
from . import gorges, river

places = river.places


def pictures() -> dict[str, Picture]:
    """Board and backdrops."""
    return {**gorges.pictures(), **river.pictures()}
