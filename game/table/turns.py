"""The turns at a table: makes the moves of people and bots, takes them back, and lets the table show what follows."""

from collections.abc import Callable, Iterable

from game.ai.even import nearest_level
from game.core.match import CannotUndo, Decision
from game.core.refusal import Refusal
from game.table.face.answers import Plan
from game.table.view import TableView

PACE = 0.45
"""Seconds that a bot waits after the last animation, so that players can follow."""

BEGIN_PACE = 1.8
"""The same before the first move of a match, so that players can see who begins."""

SOLE_AFTER = 0.9
"""Seconds before a sole choice is made automatically: enough to notice it."""


class Turns:
    """Turns moves into events, and events into what is shown."""

    def __init__(self, view: TableView, refuse: Callable[[Refusal], None]) -> None:
        """`refuse` says why something is not possible."""
        self._view = view
        self._session = view.session
        self._presenter = view.presenter
        self._face = view.face
        self._kit = view.kit
        self._refuse = refuse
        self._took_back = False

    def submit(self, plan: Plan) -> None:
        """Make moves, or let the face prepare one that takes its time."""
        seat = self._session.to_move
        player = self._session.players[seat] if seat is not None else None
        level = nearest_level(player) if player is not None and player.level else None
        if len(plan.moves) == 1 and self._face.prepare(plan.moves[0], level):
            self._view.move_on()
            self._view.refresh()
        else:
            self.make(plan)

    def hand_in(self, *, now: bool = False) -> None:
        """Make the move that the face has prepared, if it is ready."""
        move = self._face.prepared(now=now)
        if move is not None:
            self.make(Plan((move,)))

    def make(self, plan: Plan) -> None:
        """Make moves that nothing speaks against."""
        self._view.move_on()
        self._play(self._session.submit_all(plan.moves))
        self._took_back = False
        if self._view.busy:
            self._view.refresh()
        else:  # nothing to show: continue with the next decision at once
            self.settle()

    def go_on(self, dt: float) -> None:
        """Let a bot decide, or make a person's sole choice."""
        if self._session.human_to_move:
            self.go_on_alone()
            return
        begins = self._presenter.beginning is not None and not self._session.match.decisions
        pace = 0.0 if self._face.hurried else self._kit.waiting(BEGIN_PACE if begins else PACE)
        move = self._session.answer(dt) if self._presenter.calm >= pace else None
        if move is not None:
            self.submit(Plan((move,)))

    @property
    def _ends_turns(self) -> bool:
        """Whether a sole choice makes itself now."""
        return self._kit.preferences.end_turns and not self._took_back

    def go_on_alone(self) -> None:
        """Make a sole choice automatically if the player wants that, but not right after an undo."""
        view = self._view
        if not self._ends_turns or self._presenter.calm < SOLE_AFTER or view.hint_panel.open or view.looking.around:
            return
        move = self._face.sole
        if move is not None:
            self.submit(Plan((move,)))

    def undo(self) -> None:
        """Take back the player's last decision, or say why that is not possible."""
        self._presenter.director.finish()
        self._view.move_on()
        try:
            taken = self._session.undo()
            self._kit.audio.play("ui.undo")
        except CannotUndo as error:
            self._refuse(error.refusal)
            self.settle()
            return
        self._took_back = True
        self._presenter.take_back(len(taken))
        self.settle()

    def undo_turn(self) -> None:
        """Go back to the start of the player's turn, or as far as nothing new was revealed in it."""
        while self._session.why_not_undo_turn() is None:
            self.undo()

    def redo(self) -> None:
        """Make again what was taken back, or say why that is not possible."""
        self._presenter.director.finish()
        self._view.move_on()
        try:
            self._play(self._session.redo())
            self._took_back = False
        except CannotUndo as error:
            self._refuse(error.refusal)
        self.settle()

    def turn_board(self) -> None:
        """Look at the table from another side."""
        if self._face.why_not_turn is not None:
            self._view.toast.show(self._kit.say(self._face.why_not_turn))
            return
        self._presenter.director.finish()
        self._face.turn()
        self.settle()

    def skip(self) -> None:
        """Show everything up to the next thing to read."""
        self._presenter.director.skip()
        self.settle()

    def pass_over(self) -> None:
        """End what is being read."""
        self._presenter.director.pass_over()
        self.settle()

    def settle(self) -> None:
        """Once everything has been shown, let the right player decide."""
        self._presenter.settle()
        over = self._session.to_move is None
        self._kit.audio.tension(not over and self._face.tense(self._presenter.eyes.public()))
        if not self._view.busy:
            self._view.thumbnail.now_and_then()
        if self._presenter.covered:
            self._view.clear_away()
        self._view.refresh()

    def _play(self, steps: Iterable[Decision]) -> None:
        """Show the events of decisions. If another player is next, hide what was said to the current one."""
        self._presenter.play(steps)
        if self._presenter.eyes.passing:
            self._view.clear_away()
        if self._session.company and self._presenter.eyes.wrong:
            self._presenter.director.update(0.0)  # a hand that must be shut is not seen for one more frame
