"""The large pictures of Yokohama. Where things lie depends on window and seats: the board itself reckons it."""

from ..pictures import Picture
from . import bay, quay


def pictures() -> dict[str, Picture]:
    """Board and backdrops."""
    return {**bay.pictures(), **quay.pictures()}
