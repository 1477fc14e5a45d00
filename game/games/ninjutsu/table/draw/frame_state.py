"""All that one frame of Ninjutsu's table shows. No pygame."""

from dataclasses import dataclass

from game.engine.geometry import Point
from game.games.ninjutsu.rules.picture import CARD_BITS, Picture
from game.games.ninjutsu.table.anim.state import AnimationState
from game.games.ninjutsu.table.input.formation_editor import FormationEditor
from game.games.ninjutsu.table.input.highlights import Highlights
from game.games.ninjutsu.table.input.move_builder import MoveBuilder
from game.games.ninjutsu.table.prompts import Prompt
from game.table.face.seats_shown import SeatsShown


@dataclass(frozen=True)
class FrameState:
    """All that one frame shows."""

    picture: Picture
    stage: AnimationState
    seen: SeatsShown
    prompt: Prompt
    looking: Highlights
    draft: FormationEditor | None
    choice: MoveBuilder | None
    carried: tuple[int, int, Point] | None
    """The figure that is dragged: seat, rank, and where."""

    held_card: tuple[str, Point] | None = None
    """The action card that is dragged, and where."""

    @property
    def away(self) -> str | None:
        """The action card that has left its place in a hand."""
        return self.held_card[0] if self.held_card is not None else None

    @property
    def shuriken(self) -> tuple[int, ...]:
        """The shuriken in front of each side, without one in flight."""
        return tuple(held - out for held, out in zip(self.picture.shuriken, self.stage.thrown, strict=True))

    @property
    def hands(self) -> tuple[int, ...]:
        """The action cards of each side, without one that is held up."""
        gone = [sum(CARD_BITS[card] for owner, card in self.stage.played if owner == seat) for seat in (0, 1)]
        return tuple(held & ~out for held, out in zip(self.picture.hands, gone, strict=True))

    @property
    def asked_to_throw(self) -> int | None:
        """The seat that decides whether to throw a shuriken."""
        return self.choice.seat if self.choice is not None and self.choice.fighting else None
