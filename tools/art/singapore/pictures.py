"""The large pictures of Singapore, and where things lie on its board."""

from ..pictures import Picture
from . import lagoon, strait

places = strait.places


def pictures() -> dict[str, Picture]:
    """Board and backdrops."""
    return {**lagoon.pictures(), **strait.pictures()}
