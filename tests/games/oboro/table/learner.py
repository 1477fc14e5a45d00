"""A player who takes the lesson of Oboro."""

from game.core.contract import Move
from game.games.oboro.rules.moves import Play
from game.games.oboro.table.face import OboroFace
from tests.table.lesson.learner import Learner


class OboroLearner(Learner):
    """Selects a card and plays it."""

    def use(self, name: str) -> None:
        super().use(self.held(name.removeprefix("@held.")) if name.startswith("@held.") else name)

    def play(self, plan: list[Move]) -> None:
        (move,) = plan
        assert isinstance(move, Play)
        place = self.held(move.card)
        self.use(place)
        self.use(place)
        if self.scene.caution.asking:
            self.live(0.5)
            self.use(place)

    def held(self, card: str) -> str:
        """The widget name of a card's place in the hand."""
        face = self.scene.face
        assert isinstance(face, OboroFace)
        return f"hand.{face.picture.hands[0].index(card)}"
