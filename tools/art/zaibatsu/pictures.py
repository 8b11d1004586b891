"""The large pictures of Nippon: Zaibatsu; its table reckons its own places."""

from ..pictures import Picture
from . import backdrops, landscape


def pictures() -> dict[str, Picture]:
    """Board and backdrops."""
    return {**landscape.pictures(), **backdrops.pictures()}
