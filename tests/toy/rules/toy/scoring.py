"""Points and winners."""

from rules.core.score import ScoreRow, ScoreSheet
from rules.core.target import Seat
from rules.core.text import Text, say
from rules.toy.modules import MODULES
from rules.toy.reckoning.worth import worth
from rules.toy.state import Pebbles


def scores(state: Pebbles) -> list[ScoreSheet]:
    """Pebbles, then what the modules add."""
    sheets = []
    for seat in range(state.seats):
        held = [*state.open[seat], *state.secret[seat]]
        rows = [ScoreRow(Text("toy.score.pebbles"), worth(held), say("toy.score.held", n=len(held)))]
        for key in state.modules:
            rows += MODULES[key].counted(state, seat)
        sheets.append(ScoreSheet(sum(row.points for row in rows), tuple(rows)))
    return sheets


def winners(state: Pebbles) -> list[Seat]:
    """Whoever has most; a tie is shared."""
    totals = [sheet.total for sheet in scores(state)]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
