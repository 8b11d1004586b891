"""What the prompt says at this moment, and which buttons stand there."""

from typing import Any, Final, Protocol

import pygame

from rules.core.move import Button as ButtonMove
from rules.core.move import FreeMove, Move, PutBack
from rules.core.target import Target
from rules.core.text import Text
from ui.boards.view import BoardView, View
from ui.table.prompt_bar import Prompt
from ui.table.session import Session
from ui.widgets.button import Button, Kind
from ui.widgets.tip import Tip

DECLINES: Final = frozenset({"skip", "pass"})
"""Buttons that give something up are never red: they confirm nothing."""


PLANNED: Final = 3
"""So many acts of a hint are told at once: more would not fit the narrowest window."""


class Acts(Protocol):
    """What the buttons of the prompt do."""

    refusal: Text | None

    def press(self, target: Target) -> None:
        """Choose something that has no place on the board."""

    def undo(self) -> None:
        """Take back the last move."""

    def confirm(self) -> None:
        """Yes, end the turn."""

    def hold(self) -> None:
        """No, not yet."""

    def play_hint(self) -> None:
        """Do what the hint says."""

    def drop_hint(self) -> None:
        """Thanks, but no."""

    def step_on(self) -> None:
        """Show the next act of another seat."""

    def show_scores(self) -> None:
        """On to the score."""


class Prompter:
    """Chooses the prompt from the state of the session. At most one of its buttons is red."""

    def __init__(self, session: Session, board: BoardView, acts: Acts) -> None:
        self._session = session
        self._board = board
        self._acts = acts

    def prompt(self, view: View, confirming: Move | None) -> Prompt:
        """The prompt for this moment."""
        session = self._session
        if session.match.is_over:
            return self._over(view)
        if confirming is not None:
            return self._confirming(view, confirming)
        if session.hint is not None:
            return self._hint(view)
        prompt = self._own(view) if session.decides else self._waiting(view)
        if self._acts.refusal is not None:
            prompt.help = view.speak(self._acts.refusal)
        return prompt

    # ------------------------------------------------------------ the viewer decides
    def _own(self, view: View) -> Prompt:
        rules, state = self._session.rules, view.state
        sentence, more = rules.prompt(state), rules.help(state)
        turn = "table.your_turn" if state.active == view.viewer else "table.your_call"
        prompt = Prompt(
            view.crests[view.viewer],
            view.words(turn, name=view.names[view.viewer]),
            view.speak(sentence) if sentence is not None else "",
            view.speak(more) if more is not None else "",
        )
        if self._session.thinks_of_hint:
            prompt.help = view.words("table.hint.thinking")
        if self._session.picker.picked:
            picked = self._session.picker.picked
            names = ", ".join(view.speak(rules.about(state, view.viewer, target)[0]) for target in picked)
            prompt.help = view.words("table.picked", names=names)
        prompt.buttons = self._buttons(view)
        return prompt

    def _buttons(self, view: View) -> list[Button]:
        """Acts without a place, Undo, and last what ends or confirms."""
        call = self._call(view)
        last: list[Button] = []
        buttons: list[Button] = []
        for move in self._session.picker.moves:
            target = move.targets()[0]
            if not isinstance(move, ButtonMove) or target not in view.lit:
                continue
            ends = target == call or target.key == "end_turn"
            button = self._button(view, target, move, "call" if target == call else "plain")
            (last if ends else buttons).append(button)
        amount = self._board.amount(view)
        if amount is not None and Target("amount", amount) in view.lit:
            target = Target("amount", amount)
            move = next(move for move in self._session.picker.moves if target in move.targets())
            last.append(self._button(view, target, move, "call" if target == call else "plain"))
        return [*buttons, self._undo(view), *last]

    def _button(self, view: View, target: Target, move: Move, kind: Kind) -> Button:
        label = view.speak(self._session.rules.describe(view.state, move))
        return Button(f"button {target.key}", _nowhere(), label, lambda: self._acts.press(target), kind)

    def _undo(self, view: View) -> Button:
        refusal = self._session.undo_refused()
        reason = view.speak(refusal) if refusal is not None else ""
        tip = Tip("", (view.words("table.undo.keys"),))
        return Button(
            "undo", _nowhere(), view.words("table.undo"), self._acts.undo, "plain", "undo", reason=reason, tip=tip
        )

    def _call(self, view: View) -> Target | None:
        """What may be red: the amount, the end of a picking, or the only thing left to do."""
        moves = self._session.picker.moves
        amount = self._board.amount(view)
        if amount is not None:
            return Target("amount", amount)
        buttons = [move.targets()[0] for move in moves if isinstance(move, ButtonMove)]
        bound = [move for move in moves if not isinstance(move, FreeMove)]
        picking = any(isinstance(move, PutBack) for move in moves)
        alone = len(bound) == 1 and buttons[:1] != [] and buttons[0].key not in DECLINES
        return buttons[0] if len(buttons) == 1 and (picking or alone) else None

    def _confirming(self, view: View, move: Move) -> Prompt:
        label = view.speak(self._session.rules.describe(view.state, move))
        prompt = Prompt(view.crests[view.viewer], view.names[view.viewer], view.words("table.confirm", act=label))
        prompt.help = view.words("table.confirm.help")
        prompt.buttons = [
            Button("hold", _nowhere(), view.words("table.confirm.hold"), self._acts.hold),
            Button("confirm", _nowhere(), label, self._acts.confirm, "call"),
        ]
        return prompt

    def _hint(self, view: View) -> Prompt:
        hint: Any = self._session.hint
        prompt = Prompt(
            view.crests[view.viewer],
            view.words("table.hint.for", name=view.names[view.viewer]),
            told_plan([view.speak(phrase) for phrase in hint.phrases]),
            view.speak(hint.reason) if hint.reason is not None else "",
        )
        prompt.buttons = [
            Button("drop_hint", _nowhere(), view.words("table.hint.drop"), self._acts.drop_hint),
            Button("play_hint", _nowhere(), view.words("table.hint.play"), self._acts.play_hint, "call", "hint"),
        ]
        return prompt

    # ------------------------------------------------------------ others decide, nobody does
    def _waiting(self, view: View) -> Prompt:
        session = self._session
        decider = session.match.decider
        name = view.names[decider]
        key = "table.waits_for_step" if session.waits_for_step else "table.thinking"
        if session.match.chairs[decider].human:
            key = "table.person_acts"
        prompt = Prompt(view.crests[decider], view.roles[decider], view.words(key, name=name))
        if session.waits_for_step:
            prompt.help = view.words("table.step.help")
            prompt.buttons = [
                Button("next", _nowhere(), view.words("table.step"), self._acts.step_on, "call", "next"),
            ]
        return prompt

    def _over(self, view: View) -> Prompt:
        match = self._session.match
        result = match.result()
        winners = result.winners if result is not None else ()
        crest = view.crests[winners[0]] if winners else None
        names = " · ".join(view.names[seat] for seat in winners)
        key = "table.over.wins" if len(winners) == 1 else "table.over.share"
        points = max(result.scores, default=0) if result is not None else 0
        prompt = Prompt(crest, view.words("table.over"), view.words(key, name=names, n=points))
        prompt.help = view.words("table.over.help")
        prompt.buttons = [
            Button("scores", _nowhere(), view.words("table.over.scores"), self._acts.show_scores, "call", "chart"),
        ]
        return prompt


def told_plan(phrases: list[str]) -> str:
    """The next acts of a hint; the later ones come into sight when these are done."""
    rest = ["…"] if len(phrases) > PLANNED else []
    return " · ".join([*phrases[:PLANNED], *rest])


def _nowhere() -> pygame.FRect:
    """Buttons are placed when the bar is laid out."""
    return pygame.FRect(0, 0, 0, 0)
