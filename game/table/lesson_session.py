"""A match in which the opponent does what the lesson tells, and thinks only when it is left alone. No pygame."""

from collections import deque
from collections.abc import Iterable, Sequence

from game.ai.worker import Thinker
from game.core.chance import Chance, ScriptedChance
from game.core.contract import Move
from game.core.game import AnyGame
from game.core.match import Match, Step
from game.core.refusal import Refusal, refuse
from game.table.lesson import Chapter, Lesson
from game.table.session import Player, Session

LEVEL = "novice"
"""Who sits opposite: also the one who thinks when a lesson lets the player play alone."""

_SEED = 7


def match_of(lesson: Lesson, chapter: Chapter, game: AnyGame) -> Match:
    """The match that a chapter begins with."""
    match = Match(game, lesson.seats, _SEED)
    match.state = game.rules.load(chapter.position())
    match.chance = ScriptedChance(chapter.chance, then=Chance(_SEED))
    return match


class LessonSession(Session):
    """The opponent's moves come from the lesson; nothing of it is kept."""

    def __init__(self, match: Match, names: Sequence[str], thinker: Thinker) -> None:
        """`names` are those of the seats; the person sits in the first."""
        self.free = False
        """Whether the opponent thinks for itself."""
        self._script: deque[Move] = deque()
        super().__init__(match, [Player(name, LEVEL if seat else None) for seat, name in enumerate(names)], thinker)
        self.hints = False

    @property
    def told(self) -> bool:
        """Whether the opponent still has moves to make."""
        return bool(self._script)

    def tell(self, moves: Iterable[Move]) -> None:
        """The opponent shall make these moves, one after the other."""
        self._script.extend(moves)

    def ask(self) -> None:
        """Let the opponent think only where the lesson leaves it alone."""
        if self.free:
            super().ask()

    def answer(self, dt: float) -> Move | None:
        """The next move that the lesson tells, or what the opponent thought of."""
        if self._script and not self.human_to_move:
            return self._script.popleft()
        return super().answer(dt) if self.free else None

    def undo(self) -> list[Step]:
        """Take back the last decision; what the opponent should still have done is void."""
        taken = super().undo()
        self._script.clear()
        return taken

    def why_not_redo(self) -> Refusal:
        """In a lesson the player does things again by doing them."""
        return refuse("lesson.refused.redo")
