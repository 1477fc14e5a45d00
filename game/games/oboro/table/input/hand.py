"""The player's hand in Oboro: fanned, with playable cards lifted, and the card pointed at raised and upright."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.layout import DESIGN
from game.engine.widgets.drag_handle import DragHandle
from game.engine.widgets.widget import Widget
from game.games.oboro.table.draw.cards import Cards
from game.games.oboro.table.input.move_builder import MoveBuilder
from game.games.oboro.table.layout import Pose, TableLayout
from game.table.playback.sprites import approach

QUIET, PLAYABLE, RAISED = -14.0, 30.0, 50.0
"""How far cards are lifted: unplayable ones, playable ones, and the one pointed at."""

_SECONDS = 0.14
_EDGE = 12.0


@dataclass(slots=True)
class HeldCard:
    """One card of the hand, where it is now."""

    card: str | None
    x: float
    y: float
    tilt: float
    lift: float = 0.0

    def pose(self, width: float) -> Pose:
        """The card's pose."""
        return Pose(self.x, self.y - self.lift, self.tilt, width)


class CardArea(DragHandle):
    """The part of a card that its neighbour leaves visible; the focus ring goes around the whole raised card."""

    def __init__(self, name: str, rect: Rect, raised: Rect, hand: "Hand") -> None:
        super().__init__(name, rect, lambda name, at: hand.carry(int(name.removeprefix("hand.")), at))
        self._raised = raised

    @property
    def ring(self) -> tuple[Rect, float]:
        """The raised card."""
        return self._raised, 10


class Hand:
    """The cards move towards their places; the one pointed at is raised."""

    def __init__(self, places: TableLayout, cards: Cards) -> None:
        self._places = places
        self._cards = cards
        self.held: list[HeldCard] = []
        self.carried: tuple[int, Point] | None = None
        """The index of the dragged card, and where it is."""

    def carry(self, place: int, at: Point) -> None:
        """Drag a card."""
        self.carried = (place, at)

    def let_go(self) -> None:
        """The card goes back to its place, unless it is played."""
        self.carried = None

    def lay(self, cards: Sequence[str | None]) -> None:
        """Put every card in its place at once."""
        self.carried = None
        self.held = [HeldCard(card, pose.x, pose.y, pose.tilt) for card, pose in self._fan(cards)]

    def change(self, cards: Sequence[str | None]) -> None:
        """Change to a hand with a card less; the others move on from where they are."""
        if [held.card for held in self.held] == list(cards):
            return
        left = list(self.held)
        found: list[HeldCard] = []
        for card, pose in self._fan(cards):
            old = next((held for held in left if held.card == card), None)
            if old is not None:
                left.remove(old)
            found.append(old or HeldCard(card, pose.x, pose.y, pose.tilt))
        self.held = found

    def follow(self, dt: float, choice: MoveBuilder | None, looked_at: int | None, *, at_once: bool) -> None:
        """Move every card towards its place; a dragged card stays at the pointer."""
        for place, (held, target) in enumerate(zip(self.held, self._targets(choice, looked_at), strict=True)):
            dragged = self.carried is not None and self.carried[0] == place
            for name in ("x", "y", "tilt", "lift"):
                now, then = getattr(held, name), getattr(target, name)
                setattr(held, name, then if at_once or dragged else approach(now, then, dt, _SECONDS))

    def settled(self, choice: MoveBuilder | None, looked_at: int | None) -> bool:
        """Whether every card is in its place."""
        return self.held == self._targets(choice, looked_at)

    def where(self, card: str, choice: MoveBuilder | None) -> Rect | None:
        """The visible part of a card while nobody points at it."""
        found = next((held for held in self._targets(choice, None) if held.card == card), None)
        if found is None:
            return None
        rect = found.pose(self._places.hand_width).rect
        return rect._replace(h=min(rect.bottom, DESIGN.bottom - _EDGE) - rect.y)

    def areas(self) -> list[Widget]:
        """A clickable area for each card, from the left; named by index, so that a name reveals nothing."""
        poses = [pose for _, pose in self._fan([held.card for held in self.held])]
        found: list[Widget] = []
        for place, pose in enumerate(poses):
            left = pose.rect.x
            right = poses[place + 1].rect.x if place + 1 < len(poses) else pose.rect.right
            top = pose.rect.y - PLAYABLE
            raised = pose.rect.moved(0, -RAISED)
            found.append(CardArea(f"hand.{place}", Rect(left, top, right - left, 900 - top), raised, self))
        return found

    def draw(self, canvas: Canvas, choice: MoveBuilder | None, looked_at: int | None, away: int | None) -> None:
        """Draw the fan without the card in flight; the raised card comes on top."""
        dragged = self.carried[0] if self.carried is not None else None
        last = [place for place in (looked_at, dragged) if place is not None and place < len(self.held)]
        order = [place for place in range(len(self.held)) if place not in last]
        order = [place for place in (*order, *dict.fromkeys(last)) if place != away]
        for place in order:
            self._card(canvas, self.held[place], choice, raised=place == looked_at)

    def _card(self, canvas: Canvas, held: HeldCard, choice: MoveBuilder | None, *, raised: bool) -> None:
        pose = held.pose(self._places.hand_width)
        width, art = canvas.px(pose.width), self._cards.art
        quiet = choice is not None and held.card not in choice.playable
        canvas.blit_centred(art.card_shadow(width, tilt=pose.tilt), (pose.x, pose.y + held.lift * 0.2))
        if choice is not None and not quiet:
            chosen = raised or held.card == choice.taken
            light = art.card_glow if chosen else art.card_light
            canvas.blit_centred(light(width, tilt=pose.tilt), (pose.x, pose.y))
        self._cards.lying(canvas, held.card, pose, quiet=quiet, shadow=False)

    def _fan(self, cards: Sequence[str | None]) -> list[tuple[str | None, Pose]]:
        return list(zip(cards, self._places.hand(self._places.south, len(cards)), strict=True))

    def _targets(self, choice: MoveBuilder | None, looked_at: int | None) -> list[HeldCard]:
        found = []
        for place, (card, pose) in enumerate(self._fan([held.card for held in self.held])):
            lift, tilt = 0.0, pose.tilt
            if choice is not None:
                lift = PLAYABLE if card in choice.playable else QUIET
                if place == looked_at or card == choice.taken:
                    # Upright and whole, so that it can be read; an unplayable card stays low.
                    lift, tilt = (RAISED, 0.0) if card in choice.playable else (0.0, 0.0)
            if self.carried is not None and self.carried[0] == place:
                found.append(HeldCard(card, *self.carried[1], 0.0))
                continue
            found.append(HeldCard(card, pose.x, pose.y, tilt, lift))
        return found
