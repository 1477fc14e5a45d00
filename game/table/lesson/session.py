"""A match whose opponent follows the lesson's script, and thinks only where the script ends. No pygame."""

from collections import deque
from collections.abc import Iterable, Sequence

from game.ai.worker import Thinker
from game.core.chance import Chance, ScriptedChance
from game.core.contract import Move
from game.core.game import AnyGame
from game.core.match import Decision, Match
from game.core.refusal import Refusal, refuse
from game.table.lesson.script import Chapter, Lesson
from game.table.session import Player, Session

LEVEL = "novice"
"""The level of the opponent. It matters only where a lesson lets the player play alone."""

_SEED = 7


def match_of(lesson: Lesson, chapter: Chapter, game: AnyGame) -> Match:
    """Return the match that a chapter starts with."""
    match = Match(game, lesson.seats, _SEED)
    match.state = game.rules.load(chapter.position())
    match.chance = ScriptedChance(chapter.chance, then=Chance(_SEED))
    return match


class LessonSession(Session):
    """The opponent's moves come from the lesson. Nothing is saved."""

    def __init__(self, match: Match, names: Sequence[str], thinker: Thinker) -> None:
        """`names` are those of the seats; the player has the first."""
        self.free = False
        """Whether the opponent thinks for itself."""
        self._script: deque[Move] = deque()
        super().__init__(match, [Player(name, LEVEL if seat else None) for seat, name in enumerate(names)], thinker)
        self.hints = False

    @property
    def told(self) -> bool:
        """Whether the opponent has scripted moves left."""
        return bool(self._script)

    def tell(self, moves: Iterable[Move]) -> None:
        """Let the opponent make these moves, one after the other."""
        self._script.extend(moves)

    def ask(self) -> None:
        """Let the opponent think only where it has no script."""
        if self.free:
            super().ask()

    def answer(self, dt: float) -> Move | None:
        """Return the next scripted move, or the opponent's own."""
        if self._script and not self.human_to_move:
            return self._script.popleft()
        return super().answer(dt) if self.free else None

    def undo(self) -> list[Decision]:
        """Undo the last decision, and drop the opponent's remaining scripted moves."""
        taken = super().undo()
        self._script.clear()
        return taken

    def why_not_redo(self) -> Refusal:
        """Refuse: in a lesson, the player makes the move again instead."""
        return refuse("lesson.refused.redo")
