"""The learner for each game."""

from game.table.lesson.scene import Classroom
from tests.games.ninjutsu.table.learner import NinjutsuLearner
from tests.games.oboro.table.learner import OboroLearner
from tests.table.lesson.learner import Learner

GAMES = ("taisen", "wataah", "oboro", "ninjutsu")
_LEARNERS: dict[str, type[Learner]] = {"oboro": OboroLearner, "ninjutsu": NinjutsuLearner}


def learner_in(room: Classroom, **habits: object) -> Learner:
    """Return a learner who knows how to make the moves of the classroom's game."""
    return _LEARNERS.get(room.game.name, Learner)(room, **habits)  # type: ignore[arg-type]
