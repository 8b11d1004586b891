"""What lies in the box, read from the printed values of the rules."""

from rules.core.printed import printed

TITLE = "zaibatsu"
SEATS = range(4)
VALUES = range(1, 8)
COLOURS = ("black", "red", "grey", "blue", "white", "yellow")
TRACKS = ("rnd", "mines", "finance")
PIECES = ("ship", "machine", "train")
SIDES = ("north", "east", "south", "west")


def data():
    """The component data, of the version this process holds."""
    return printed(TITLE)


def tiles():
    """All sides of factory tiles by key, the late ones included."""
    box = data()
    return {tile["id"]: tile for part in ("factory_tiles", "late_factory_tiles") for tile in box[part]["items"]}


def items(table):
    """The entries of a table by key."""
    return {entry["id"]: entry for entry in data()[table]["items"]}


def kinds():
    """The six goods, which are the six types of factories, in the order of the data."""
    return tuple(items("factory_types"))


def level(good):
    """The level of a good."""
    return items("factory_types")[good]["level"]


def old_kinds():
    """The goods of the two sides of the old factory."""
    return tuple(data()["old_factory"]["types"])


def turned(tile, quarter):
    """Goods of a demand tile by side after so many quarter turns clockwise."""
    goods = items("demand_tiles")[tile]["goods"]
    return {side: goods[(i - quarter) % 4] for i, side in enumerate(SIDES)}
