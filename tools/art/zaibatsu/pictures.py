"""The large pictures of Nippon: Zaibatsu, and where things lie on its board."""

from ..pictures import Picture
from . import backdrops, landscape

places = landscape.places


def pictures() -> dict[str, Picture]:
    """Board and backdrops."""
    return {**landscape.pictures(), **backdrops.pictures()}
