"""Singapore's rules, tied together."""

from typing import ClassVar, Final

from rules.core.code import Codec
from rules.core.deal import Deal
from rules.core.move import Button, Move, Take
from rules.core.rules import Rules
from rules.core.score import ScoreSheet
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.singapore import about, clauses, moves, scoring, sight, words
from rules.singapore.board import BOARDS, PLOTS_MASK, prices
from rules.singapore.components import COUNTS, EMPTY, SEAT_COUNTS, STREET_COST, TILES, TOP_COST
from rules.singapore.effects.rounds import stack_size
from rules.singapore.places import TILE
from rules.singapore.setup import dealt
from rules.singapore.state import SingaporeState
from rules.singapore.steps.activate import Exchange
from rules.singapore.steps.build import BuildTile
from rules.singapore.steps.hut import ChooseHut
from rules.singapore.steps.share_out import ShareOut
from rules.singapore.steps.street import FreeStreet
from rules.singapore.things import things
from rules.singapore.trade import sides

_PHASES: Final[tuple[tuple[type[Step], str], ...]] = (
    (ShareOut, "plots"),
    (BuildTile, "build"),
    (FreeStreet, "street"),
    (ChooseHut, "hut"),
)


class Singapore(Rules[SingaporeState]):
    """Two to four merchants build Raffles' town."""

    title = "singapore"
    version = 1
    seat_counts = SEAT_COUNTS
    codec: ClassVar[Codec] = Codec(
        {
            "prepare": moves.Prepare,
            "start": moves.StartOn,
            "flag": moves.PutFlag,
            "build": moves.Build,
            "street": moves.Street,
            "go": moves.Go,
            "use": moves.Activate,
            "enter": moves.Enter,
            "send": moves.Send,
            "jump": moves.Jump,
            "return": moves.ReturnTokens,
            "hut": moves.MarkTile,
        }
    )

    def dealt(self, deal: Deal) -> SingaporeState:
        return dealt(deal)

    def seen_by(self, state: SingaporeState, seat: Seat) -> SingaporeState:
        return sight.seen_by(state, seat)

    def imagine(self, seen: SingaporeState, seed: int) -> SingaporeState:
        return sight.imagine(seen, seed)

    def things(self, state: SingaporeState) -> dict[tuple[Target, Target], int]:
        return things(state)

    def scores(self, state: SingaporeState) -> list[ScoreSheet]:
        return scoring.scores(state)

    def winners(self, state: SingaporeState) -> list[Seat]:
        return [scoring.winner(state)]

    # ------------------------------------------------------------ words
    def name(self, target: Target) -> Text:
        return words.name(target)

    def about(self, state: SingaporeState, seat: Seat, target: Target) -> list[Text]:
        return about.about(state, seat, target)

    def clause(self, state: SingaporeState, target: Target) -> str:
        return clauses.clause(state, target)

    def phase(self, state: SingaporeState) -> Text:
        if not state.pending:
            return Text("singapore.phase.over")
        if not state.round:
            return Text("singapore.phase.preparation")
        step = state.pending[-1]
        for kind, key in _PHASES:
            if isinstance(step, kind):
                return say(f"singapore.phase.{key}", round=state.round)
        return say("singapore.phase.work", round=state.round)

    def end_note(self, state: SingaporeState) -> Text | None:
        """How many rounds can follow this one, by the tiles and by the plots."""
        if state.ended or not state.round:
            return None
        count = COUNTS[state.seats]
        flags = sum(1 for square in state.flagged if square != EMPTY)
        flags += sum(len(step.colours) for step in state.pending if isinstance(step, ShareOut))
        plots = (PLOTS_MASK & ~state.built).bit_count() - flags
        further = min(stack_size(state) // (count.display - 1), plots // count.flags)
        if not further:
            return Text("singapore.end.last_round")
        return say("singapore.end.rounds", n=further) if further <= 2 else None

    def describe(self, state: SingaporeState, move: Move) -> Text:
        match move:
            case moves.Prepare(tile, square):
                return say("singapore.do.prepare", tile=TILE[tile], price=prices(state.land)[square])
            case moves.PutFlag(square):
                return say("singapore.do.flag", price=prices(state.land)[square])
            case moves.Build(tile):
                price = prices(state.land)[state.flagged[self.decider(state)]]
                if tile == state.top:
                    return say("singapore.do.build_top", tile=TILE[tile], price=price + TOP_COST)
                return say("singapore.do.build", tile=TILE[tile], price=price)
            case moves.Street(edge):
                here, there = (TILE[state.tiles[square]] for square in BOARDS[state.layout].edges[edge])
                if isinstance(state.pending[-1], FreeStreet):
                    return say("singapore.do.free_street", here=here, there=there)
                return say("singapore.do.street", here=here, there=there, price=STREET_COST)
            case moves.Go(_, square):
                return say("singapore.do.go", tile=TILE[state.tiles[square]])
            case moves.Activate(square):
                return say("singapore.do.use", tile=TILE[state.tiles[square]])
            case moves.Enter():
                return Text("singapore.do.enter")
            case moves.Send(worker):
                return say("singapore.do.send", worker=Target("worker", worker))
            case moves.Jump(square) | moves.StartOn(square):
                return say("singapore.do.jump", tile=TILE[state.tiles[square]])
            case moves.ReturnTokens(number):
                return say("singapore.do.return", n=number)
            case moves.MarkTile(tile):
                return say("singapore.do.hut", tile=TILE[tile])
            case Take(what):
                return say("singapore.do.take", good=what)
            case Button("forth" | "back" as way):
                step = state.pending[-1]
                assert isinstance(step, Exchange)
                _, got = sides(TILES[state.tiles[step.square]], way == "back")
                return say("singapore.do.exchange", get=words.side(got))
            case Button(key):
                return Text(f"singapore.do.{key}")
        raise TypeError(move)
