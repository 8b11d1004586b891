"""What the prompt says at this moment, and which buttons stand there."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

import pygame

from rules.core.move import Button as ButtonMove
from rules.core.move import FreeMove, Instead, Move, PutBack
from rules.core.target import Target
from rules.core.text import Text
from ui.boards.view import BoardView, View
from ui.table.parts.prompt_bar import Prompt
from ui.table.session.session import Session
from ui.widgets.button import REDO, Kind, PushButton
from ui.widgets.tip import Tip

DECLINES: Final = frozenset({"skip", "pass", "stop_selling"})
"""Buttons that give something up stand among the acts: they confirm nothing."""
CLOSES: Final = frozenset({"done", "sell", "draw", "carry_out", "end_turn"})
"""Buttons that end or confirm: they lie in the confirming place, one in a step."""


STEADY: Final = frozenset({"undo", "redo"})
"""Buttons that mean the same in every position."""


class Acts(Protocol):
    """What the buttons of the prompt do."""

    refusal: Text | None

    def press(self, target: Target) -> None:
        """Choose something that has no place on the board."""

    def undo(self) -> None:
        """Take back the last move."""

    def redo(self) -> None:
        """Make the move again that was taken back last."""

    def confirm(self) -> None:
        """Yes, do it."""

    def hold(self) -> None:
        """No, not yet."""

    def leave(self, limit: int) -> None:
        """Go on for me up to here."""

    def withdraw(self) -> None:
        """I choose for myself again."""

    def play_hint(self) -> None:
        """Do what the hint says."""

    def drop_hint(self) -> None:
        """Thanks, but no."""

    def step_on(self) -> None:
        """Show the next act of another seat."""

    def show_scores(self) -> None:
        """On to the score."""


class Prompter:
    """Chooses the prompt from the state of the session.

    Undo, Redo and the confirming button lie where they always lie; only the last is red. Every button says what it
    means at this moment, so that a click meant for what it meant before is not taken.
    """

    def __init__(self, session: Session, board: BoardView, acts: Acts) -> None:
        self._session = session
        self._board = board
        self._acts = acts

    def prompt(self, view: View, confirming: Move | None, staged: Prompt | None = None) -> Prompt:
        """The prompt for now. While something is `staged` its own prompt stands there, and nothing is taken back."""
        prompt = staged or self._said(view, confirming)
        prompt.undo, prompt.redo = self._undo(view), self._redo(view)
        if staged is not None:
            prompt.undo.reason = prompt.redo.reason = staged.help
        position = (len(self._session.match.moves), self._session.viewer, self._session.picker.picked)
        prompt.undo.passed_by = prompt.redo.passed_by = True
        for button in prompt.buttons:
            button.meaning = button.name if button.name in STEADY else (button.label, prompt.sentence, position)
        return prompt

    def _said(self, view: View, confirming: Move | None) -> Prompt:
        session = self._session
        if session.match.is_over:
            return self._over(view)
        if confirming is not None:
            return self._confirming(view, confirming)
        if session.hint is not None:
            return self._hint(view)
        prompt = self._own(view) if session.decides else self._waiting(view)
        if session.errand is not None:
            self._left_word(view, prompt, session.errand.limit)
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
            left = rules.prompt_left(picked, self._session.picker.lit())
            prompt.sentence = prompt.sentence if left is None else view.speak(left)
            names = ", ".join(view.speak(rules.about(state, view.viewer, target)[0]) for target in picked)
            prompt.help = view.words("table.picked", names=names)
        self._offer(view, prompt)
        return prompt

    def _offer(self, view: View, prompt: Prompt) -> None:
        """Acts without a place on the board, and what ends or confirms."""
        moves = self._session.picker.moves
        buttons = {move.name: move for move in moves if isinstance(move, ButtonMove) and move.targets()[0] in view.lit}
        amount = self._board.amount(view)
        target = Target("amount", -1 if amount is None else amount)
        if target in view.lit:
            move = next(move for move in moves if target in move.targets())
            prompt.confirm = self._button(view, target, move, "call")
            if self._session.rules.affair(view.state) is not None:
                prompt.acts.append(self._leave_word(view, int(target.key)))
        closing = next((name for name in buttons if name in CLOSES), None)
        if closing is not None and prompt.confirm is None:
            button = buttons.pop(closing)
            prompt.confirm = self._button(view, button.targets()[0], button, "call")
            prompt.by_enter = self._is_due(moves)
        # What declines stands next to the hairline in every step.
        for name in sorted(buttons, key=DECLINES.__contains__):
            prompt.acts.append(self._button(view, buttons[name].targets()[0], buttons[name], "plain"))

    def _leave_word(self, view: View, amount: int) -> PushButton:
        """Let the table go on with amounts up to this one."""
        label = view.speak(self._session.rules.limit_words(amount))
        tip = Tip("", (view.words("table.errand.leave"),))
        return PushButton("leave", _nowhere(), label, lambda: self._acts.leave(amount), tip=tip)

    def _left_word(self, view: View, prompt: Prompt, limit: int) -> None:
        """What was left to be done, and how to take it back."""
        told = view.speak(self._session.rules.limit_words(limit))
        prompt.help = view.words("table.errand.told", act=told)
        if self._session.match.decider == view.viewer:
            prompt.who, prompt.sentence = view.names[view.viewer], prompt.help
        label = view.words("table.errand.withdraw", n=limit)
        prompt.acts.append(PushButton("withdraw", _nowhere(), label, self._acts.withdraw))

    def _button(self, view: View, target: Target, move: Move, kind: Kind) -> PushButton:
        label = view.speak(self._session.rules.describe(view.state, move))
        return PushButton(f"button {target.key}", _nowhere(), label, lambda: self._acts.press(target), kind)

    def _undo(self, view: View) -> PushButton:
        refusal = self._session.undo_refused()
        reason = view.speak(refusal) if refusal is not None else ""
        tip = Tip("", (view.words("table.undo.keys"),))
        return PushButton(
            "undo", _nowhere(), view.words("table.undo"), self._acts.undo, "plain", "undo", reason=reason, tip=tip
        )

    def _redo(self, view: View) -> PushButton:
        reason = "" if self._session.can_redo else view.words("table.redo.nothing")
        tip = Tip("", (view.words("table.redo"), view.words("table.redo.keys")))
        return PushButton("redo", _nowhere(), "", self._acts.redo, "plain", REDO, reason=reason, tip=tip)

    def _is_due(self, moves: Sequence[Move]) -> bool:
        """Is the closing button the end of a choice, or the only thing left to do? Else Enter must not press it."""
        bound = [move for move in moves if not isinstance(move, FreeMove | Instead)]
        return len(bound) == 1 or any(isinstance(move, PutBack) for move in moves)

    def _confirming(self, view: View, move: Move) -> Prompt:
        label = view.speak(self._session.rules.describe(view.state, move))
        warning = self._session.warning(move)
        prompt = Prompt(view.crests[view.viewer], view.names[view.viewer], view.words("table.confirm", act=label))
        prompt.help = view.words("table.confirm.help")
        if warning is not None:
            prompt.who, prompt.sentence = label, view.speak(warning)
            prompt.help = "" if self._session.can_be_undone(move) else view.words("table.ask.help")
        prompt.acts = [PushButton("hold", _nowhere(), view.words("table.confirm.hold"), self._acts.hold)]
        yes = label if warning is None else view.words("table.ask.yes")
        prompt.confirm = PushButton("confirm", _nowhere(), yes, self._acts.confirm, "call")
        return prompt

    def _hint(self, view: View) -> Prompt:
        hint: Any = self._session.hint
        prompt = Prompt(
            view.crests[view.viewer],
            view.words("table.hint.for", name=view.names[view.viewer]),
            " · ".join(view.speak(phrase) for phrase in hint.phrases),
            view.speak(hint.reason) if hint.reason is not None else "",
        )
        prompt.acts = [PushButton("drop_hint", _nowhere(), view.words("table.hint.drop"), self._acts.drop_hint)]
        play = view.words("table.hint.play")
        prompt.confirm = PushButton("play_hint", _nowhere(), play, self._acts.play_hint, "call", "hint")
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
            step = view.words("table.step")
            prompt.confirm = PushButton("next", _nowhere(), step, self._acts.step_on, "call", "next")
        return prompt

    def _over(self, view: View) -> Prompt:
        """Who has won is for the count to tell."""
        prompt = Prompt(None, view.words("table.over"), view.words("table.over.count"))
        prompt.help = view.words("table.over.help")
        scores = view.words("table.over.scores")
        prompt.confirm = PushButton("scores", _nowhere(), scores, self._acts.show_scores, "call", "chart")
        return prompt


def _nowhere() -> pygame.FRect:
    """Buttons are placed when the bar is laid out."""
    return pygame.FRect(0, 0, 0, 0)
