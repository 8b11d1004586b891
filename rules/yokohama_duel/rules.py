"""Yokohama Duel's rules, tied together."""

from collections.abc import Sequence
from typing import ClassVar

from rules.core.code import Codec
from rules.core.deal import Deal
from rules.core.move import Move
from rules.core.rules import Rules
from rules.core.score import ScoreSheet
from rules.core.step import Step
from rules.core.target import Seat, Target
from rules.core.text import Text, say
from rules.yokohama_duel import about, clauses, describing, moves, scoring, sight, words
from rules.yokohama_duel.components import ROUNDS, SEATS_HERE, TURNS_EACH
from rules.yokohama_duel.refusals import refuse_free
from rules.yokohama_duel.setup import dealt
from rules.yokohama_duel.state import DuelState
from rules.yokohama_duel.steps import free
from rules.yokohama_duel.steps.base import Between
from rules.yokohama_duel.steps.bonus import ChooseBonus
from rules.yokohama_duel.steps.build import BuildHere
from rules.yokohama_duel.steps.church import ChooseChurch
from rules.yokohama_duel.steps.end_turn import EndTurn
from rules.yokohama_duel.steps.laboratory import ChooseTechnology
from rules.yokohama_duel.steps.port import KeepOrders, ReturnDrafted
from rules.yokohama_duel.steps.rewards import ReturnExcess
from rules.yokohama_duel.steps.upgrade import UpgradeInfluence
from rules.yokohama_duel.things import things

_PHASES = (
    (ReturnDrafted, "draft"),
    (ChooseBonus, "bonus"),
    (BuildHere, "build"),
    (EndTurn, "end"),
    (UpgradeInfluence, "prepare"),
    (ReturnExcess, "assist"),
)
_FREE = (
    (free.Complete, "complete"),
    (free.Recruit, "recruit"),
    (free.Call, "call"),
    (free.UseTechnology, "use"),
)


class YokohamaDuel(Rules[DuelState]):
    """Two merchants, ten places, four rounds."""

    title = "yokohama_duel"
    version = 1
    seat_counts = (SEATS_HERE,)
    codec: ClassVar[Codec] = Codec(
        {
            "play": moves.Play,
            "send": moves.Send,
            "assist": moves.PlayAssist,
            "strengthen": moves.PayForInfluence,
            "church": moves.TakeChurch,
            "technology": moves.TakeTechnology,
            "pay": moves.Pay,
            "flip": moves.Flip,
            "buy": moves.Buy,
            "sell": moves.Sell,
            "keep": moves.Keep,
            "keep_paid": moves.KeepPaid,
            "under": moves.PutUnder,
            "bonus": moves.TakeBonus,
            "build": moves.Build,
            "return": moves.ReturnAssist,
            "station": moves.PlaceStation,
            "upgrade": moves.Upgrade,
            "complete": free.Complete,
            "recruit": free.Recruit,
            "use": free.UseTechnology,
            "call": free.Call,
        }
    )

    def dealt(self, deal: Deal) -> DuelState:
        return dealt(deal)

    def seen_by(self, state: DuelState, seat: Seat) -> DuelState:
        return sight.seen_by(state, seat)

    def imagine(self, seen: DuelState, seed: int) -> DuelState:
        return sight.imagine(seen, seed)

    def things(self, state: DuelState) -> dict[tuple[Target, Target], int]:
        return things(state)

    def scores(self, state: DuelState) -> list[ScoreSheet]:
        return scoring.scores(state)

    def winners(self, state: DuelState) -> list[Seat]:
        return scoring.winners(state)

    free_moves = staticmethod(free.free_moves)

    def search_free_moves(self, state: DuelState, seat: Seat, step: Step) -> Sequence[Move]:
        """Between the steps, and where something is about to be paid for; elsewhere they can wait."""
        if isinstance(step, Between | ChooseChurch | ChooseTechnology | KeepOrders):
            return free.free_moves(state, seat, step)
        return ()

    # ------------------------------------------------------------ words
    def name(self, target: Target) -> Text:
        return words.name(target)

    def describe(self, state: DuelState, move: Move) -> Text:
        return describing.describe(state, move)

    def about(self, state: DuelState, seat: Seat, target: Target) -> list[Text]:
        return about.about(self.foresee, state, seat, target)

    def clause(self, state: DuelState, target: Target) -> str:
        return clauses.clause(target)

    def help(self, state: DuelState) -> Text | None:
        """Before a turn is ended the free actions that are still possible are named."""
        step = state.pending[-1] if state.pending else None
        if isinstance(step, EndTurn):
            possible = [type(move) for move in free.free_moves(state, step.seat, step)]
            acts = [Text(f"yokohama_duel.free.{key}") for kind, key in _FREE if kind in possible]
            if acts:
                return say("yokohama_duel.help.end_turn_free", acts=words.listed(acts))
        return super().help(state)

    def why_not(self, state: DuelState, target: Target) -> Text | None:
        """Nothing stands against a thing of a legal move, though another click may hide it for now."""
        if any(target in move.targets() for move in self.legal_moves(state)):
            return say("common.refuse.not_now")
        if state.pending:
            step = state.pending[-1]
            reason = step.refuse(state, target) or refuse_free(state, step.decider(state), step, target)
            if reason is not None:
                return reason
        return super().why_not(state, target)

    def phase(self, state: DuelState) -> Text:
        if not state.pending:
            return Text("yokohama_duel.phase.over")
        step = state.pending[-1]
        phase = next((key for kind, key in _PHASES if isinstance(step, kind)), "place")
        if any(isinstance(each, free.MerchantLeaves) for each in state.pending):
            phase = "extra"
        if phase in ("draft", "prepare"):
            return say(f"yokohama_duel.phase.{phase}", round=state.round, rounds=ROUNDS)
        turns = TURNS_EACH * state.seats
        turn = (state.turn - 1) % turns + 1
        return say(f"yokohama_duel.phase.{phase}", round=state.round, rounds=ROUNDS, turn=turn, turns=turns)

    def end_note(self, state: DuelState) -> Text | None:
        if state.ended or state.round < ROUNDS:
            return None
        left = ROUNDS * TURNS_EACH * state.seats - state.turn + 1
        if left > state.seats:
            return Text("yokohama_duel.end.last_round")
        return say("yokohama_duel.end.last_turns", n=left)
