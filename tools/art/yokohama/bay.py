"""The roads of Yokohama under the table's print; one picture serves every width, since the town is laid upon it."""

from ..harbour import waterfront
from ..pictures import Picture

SIZE = (1160, 512)
WATER = [(0, 0xFF24406A), (0.2, 0xFF4F749C), (0.5, 0xFF7797B0), (0.8, 0xFF527599), (1, 0xFF2C4C74)]


def pictures() -> dict[str, Picture]:
    """The water under the town."""
    return {"landscape_yokohama": Picture(*SIZE, roads, quality=66, scales=(1.0, 2.0))}


def roads(c):
    """Indigo water, lightest where the town lies."""
    waterfront.roads(c, *SIZE, WATER)
