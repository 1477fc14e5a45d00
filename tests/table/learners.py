"""Who takes the lesson of which game."""

from game.table.lesson_scene import Classroom
from tests.table.learner import Learner
from tests.table.ninjutsu_learner import NinjutsuLearner
from tests.table.oboro_learner import OboroLearner

GAMES = ("taisen", "wataah", "oboro", "ninjutsu")
_LEARNERS: dict[str, type[Learner]] = {"oboro": OboroLearner, "ninjutsu": NinjutsuLearner}


def learner_in(room: Classroom, **habits: object) -> Learner:
    """Somebody who knows how the moves of the room's game are made."""
    return _LEARNERS.get(room.game.name, Learner)(room, **habits)  # type: ignore[arg-type]
