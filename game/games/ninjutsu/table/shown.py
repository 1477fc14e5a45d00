"""All that one frame of Ninjutsu's table shows. No pygame."""

from dataclasses import dataclass

from game.engine.geometry import Point
from game.games.ninjutsu.picture import CARD_BITS, Picture
from game.games.ninjutsu.table.choice import Choice
from game.games.ninjutsu.table.draft import Draft
from game.games.ninjutsu.table.ensemble import Ensemble
from game.games.ninjutsu.table.looking import Looking
from game.games.ninjutsu.table.prompts import Prompt
from game.table.face import Seen


@dataclass(frozen=True)
class Shown:
    """All that one frame shows."""

    picture: Picture
    stage: Ensemble
    seen: Seen
    prompt: Prompt
    looking: Looking
    draft: Draft | None
    choice: Choice | None
    carried: tuple[int, int, Point] | None
    """The figure that is dragged: seat, rank, and where."""

    held_card: tuple[str, Point] | None = None
    """The action card that is dragged, and where."""

    @property
    def away(self) -> str | None:
        """The action card that has left its place in somebody's hand."""
        return self.held_card[0] if self.held_card is not None else None

    @property
    def shuriken(self) -> tuple[int, ...]:
        """What lies before each side; one that is in the air does not."""
        return tuple(held - out for held, out in zip(self.picture.shuriken, self.stage.thrown, strict=True))

    @property
    def hands(self) -> tuple[int, ...]:
        """The action cards of each side; one that is held up is gone."""
        gone = [sum(CARD_BITS[card] for owner, card in self.stage.played if owner == seat) for seat in (0, 1)]
        return tuple(held & ~out for held, out in zip(self.picture.hands, gone, strict=True))
