"""Somebody who takes the lesson of Oboro."""

from game.core.contract import Move
from game.games.oboro.moves import Play
from game.games.oboro.table.face import OboroFace
from tests.table.learner import Learner


class OboroLearner(Learner):
    """Takes up a card, and plays it."""

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
        """The name of the place where a card is held: places have no secrets."""
        face = self.scene.face
        assert isinstance(face, OboroFace)
        return f"hand.{face.picture.hands[0].index(card)}"
