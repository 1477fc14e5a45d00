"""The player's hand in Oboro: fanned, with playable cards lifted, and the card pointed at raised and upright."""

from collections.abc import Sequence

from game.engine.canvas import Canvas
from game.engine.geometry import Rect, TiltedRect
from game.engine.layout import DESIGN
from game.games.oboro.table.draw.cards import Cards
from game.games.oboro.table.input.intent import MoveBuilder
from game.games.oboro.table.layout import TableLayout
from game.table.cards.hand import FannedHand, HeldCard

UNPLAYABLE, PLAYABLE, RAISED = -14.0, 30.0, 50.0
"""How far cards are lifted: unplayable ones, playable ones, and the one pointed at."""

_EDGE = 12.0


class Hand(FannedHand[MoveBuilder]):
    """The cards move towards their places; the one pointed at is raised."""

    raised = RAISED
    reach = PLAYABLE

    def __init__(self, places: TableLayout, cards: Cards) -> None:
        super().__init__(cards, cards.art)
        self._places = places

    def where(self, card: str, choice: MoveBuilder | None) -> Rect | None:
        """The visible part of a card while nobody points at it."""
        found = next((held for held in self.targets(choice, None) if held.card == card), None)
        if found is None:
            return None
        pose, rect = found.pose, found.pose.rect
        seen = rect._replace(h=min(rect.bottom, DESIGN.bottom - _EDGE) - rect.y)
        return TiltedRect.turned(seen, pose.tilt, (pose.x, pose.y))

    def draw(self, canvas: Canvas, choice: MoveBuilder | None, looked_at: int | None, away: int | None) -> None:
        """Draw the fan without the card in flight; the raised card comes on top."""
        dragged = self.carried[0] if self.carried is not None else None
        last = [place for place in (looked_at, dragged) if place is not None and place < len(self.held)]
        order = [place for place in range(len(self.held)) if place not in last]
        for place in (*order, *dict.fromkeys(last)):
            if place == away:
                continue
            held = self.held[place]
            lit = choice is not None and held.card in choice.playable
            chosen = choice is not None and lit and (place == looked_at or held.card == choice.taken)
            self.draw_held(canvas, held, lit=lit, chosen=chosen, quiet=choice is not None and not lit)

    def fan(self, cards: Sequence[str | None]) -> list[HeldCard]:
        """Some cards at rest, from the left."""
        poses = self._places.hand(self._places.south, len(cards))
        return [HeldCard(index, card, *pose) for index, (card, pose) in enumerate(zip(cards, poses, strict=True))]

    def targets(self, choice: MoveBuilder | None, looked_at: int | None) -> list[HeldCard]:
        """Where each card belongs now."""
        found = self.fan([held.card for held in self.held])
        for place, held in enumerate(found):
            if self.carried is not None and self.carried[0] == place:
                found[place] = HeldCard(place, held.card, *self.carried[1], 0.0, held.width)
            elif choice is not None:
                playable = held.card in choice.playable
                held.lift = PLAYABLE if playable else UNPLAYABLE
                if place == looked_at or held.card == choice.taken:
                    # Upright and whole, so that it can be read; an unplayable card stays low.
                    held.lift, held.tilt = RAISED if playable else 0.0, 0.0
        return found
