"""How things look on their way."""

from rules.core.target import Target
from rules.yokohama.cards import COUNTRIES
from rules.yokohama.components import GOODS
from ui.boards.view import View


def flying_sprite(what: Target, view: View) -> tuple[str, float]:
    """The picture of a moving thing, and its width."""
    kind, key = what
    if kind in ("assistant", "president", "shop", "house"):
        return f"yokohama/{kind}/{view.crests[int(key)]}", 34.0 if kind == "president" else 28.0
    if kind == "order":
        return ("yokohama/back/order", 40.0) if key == "back" else (f"yokohama/order/{key}", 66.0)
    if kind == "technology":
        return _technology_sprite(str(key))
    if kind == "agent" or (kind == "reward" and "flag" not in str(key)) or key == "five_free_agent":
        country = key if key in COUNTRIES else "free"
        return f"yokohama/agent/{country}", 30.0
    if kind == "reward":
        return f"yokohama/reward_flag/{str(key).rpartition('_')[2]}", 32.0
    if kind == "five":
        return f"yokohama/five/{key}", 30.0
    plain = {
        "station": ("yokohama/station", 36.0),
        "import": ("yokohama/sign/import", 24.0),
        "money": ("yokohama/sign/yen", 24.0),
        "points": ("mark/points", 24.0),
    }
    return plain.get(kind, (f"good/{key}", 28.0))


def often_flying(view: View) -> list[Target]:
    """What flies in nearly every turn."""
    pieces = [Target(kind, seat) for seat in range(view.state.seats) for kind in ("assistant", "president")]
    return [*(Target("good", good) for good in GOODS), Target("import", ""), Target("money", ""), *pieces]


def _technology_sprite(key: str) -> tuple[str, float]:
    if key == "back":
        return "yokohama/back/tech", 40.0
    return f"yokohama/tech_small/{key.rpartition('_')[0]}", 34.0
