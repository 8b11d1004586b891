"""Points by where they came from, and who wins."""

from rules.core.score import ScoreRow, ScoreSheet
from rules.core.target import Seat
from rules.core.text import Text, say
from rules.singapore.components import MONEY_PER_POINT, OWNER_POINTS, START_POINTS
from rules.singapore.state import SingaporeState


def scores(state: SingaporeState) -> list[ScoreSheet]:
    """Only the score track counts; money, cubes and tokens are worth nothing."""
    sheets = []
    for seat in range(state.seats):
        owned, sold = state.owner_points[seat], state.sold[seat]
        effects = state.vp[seat] - START_POINTS - owned + sold
        rows = (
            ScoreRow(Text("singapore.score.start"), START_POINTS, Text("singapore.score.given")),
            ScoreRow(Text("singapore.score.effects"), effects, Text("singapore.score.own_activations")),
            ScoreRow(Text("singapore.score.owner"), owned, _times(owned)),
            ScoreRow(Text("singapore.score.sold"), -sold, say("singapore.score.raised", n=sold * MONEY_PER_POINT)),
        )
        sheets.append(ScoreSheet(state.vp[seat], rows))
    return sheets


def _times(owned: int) -> Text:
    return say("singapore.score.activations", n=owned // OWNER_POINTS if OWNER_POINTS else 0)


def winner(state: SingaporeState) -> Seat:
    """Most points; among equals the marker lowest in its pile."""
    best = max(state.vp)
    return next(seat for seat in state.track if state.vp[seat] == best)
