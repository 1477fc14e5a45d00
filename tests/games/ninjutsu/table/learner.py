"""A player who takes the lesson of Ninjutsu."""

from game.core.contract import Move
from game.engine.input.commands import Kind
from game.games.ninjutsu.rules.moves import EndTurn, NinjutsuMove, Place, Step
from game.games.ninjutsu.table.face import NinjutsuFace
from game.games.ninjutsu.table.input.move_builder import MoveBuilder
from game.games.ninjutsu.table.lesson_positions import BOARD
from game.table.lesson.script import LessonStep, Use
from tests.games.ninjutsu.table.person import clicks
from tests.table.lesson.learner import Learner


class NinjutsuLearner(Learner):
    """Sets up, chooses cards and ninjas, and decides in battles."""

    def cell(self, cell: int) -> str:
        return f"cell.{BOARD.name(cell)}"

    def use(self, name: str) -> None:
        kind, _, which = name.partition(".")
        super().use(self.cell(int(which)) if kind in ("@cell", "@ninja") else name)

    def answer(self, step: LessonStep | None) -> None:
        """Make the expected move, which takes several clicks here: a figure and its cell."""
        if not isinstance(step, Use):
            super().answer(step)
            return
        for name in step.at:
            self.use(name)
            self.live(2.0)
            if self.scene.course.step is not step:
                return
        raise AssertionError(f"{step.text} is not done by its targets")

    def play_alone(self) -> None:
        """Play the last chapter alone, attacking wherever possible."""
        match = self.scene.session.match
        steps = (move for move in match.legal_moves() if isinstance(move, Step))
        attack = next((move for move in steps if match.state.cells[move.end]), None)
        if attack is not None:
            self.play([attack])
        else:
            super().play_alone()

    def play(self, plan: list[Move]) -> None:
        move = plan[0]
        assert isinstance(move, NinjutsuMove)
        if isinstance(move, Place):
            self.do(Kind.END) if self.keys else self.use("ready")
            return
        choice = self._face._choice
        while choice is not None and choice.begun:
            self._let_go(choice)
        if isinstance(move, EndTurn) and self.keys:
            self.do(Kind.END)
            return
        names = clicks(self, move)
        for name in names:
            self.use(name)
        if self.scene.caution.asking:
            self.live(0.5)
            self.use(names[-1])

    def _let_go(self, choice: MoveBuilder) -> None:
        """Deselect: by clicking again, or by Escape where a second click would play it."""
        if self.keys or choice.ready is not None:
            self.do(Kind.CANCEL)
        elif choice.figure is not None:
            self.use(self.cell(choice.figure))
        else:
            self.use(f"action.{choice.card}")

    @property
    def _face(self) -> NinjutsuFace:
        face = self.scene.face
        assert isinstance(face, NinjutsuFace)
        return face
