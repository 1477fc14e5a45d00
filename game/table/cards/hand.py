"""A player's hand: every card moves towards its place in the fan; a dragged one stays at the pointer."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import pygame

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.layout import DESIGN
from game.engine.widgets.widget import DragHandle, Payload, Widget
from game.table.cards.drawing import QUIET, CardArt, CardDrawing
from game.table.cards.flight import Pose
from game.table.playback.sprites import approach

Choice = TypeVar("Choice")

_SECONDS = 0.14


class HandArt(CardArt, Protocol):
    """The pictures of cards that are held."""

    def card_glow(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The light under a chosen card."""

    def card_light(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The light under a card that may be used."""


class HeldAt(Payload, frozen=True, tag="hand"):
    """A card of the player's hand, told by its place: that reveals nothing."""

    place: int


Carried = Callable[[HeldAt, Point], None]


@dataclass(slots=True)
class HeldCard:
    """One card of the hand, where it is now."""

    index: int
    """Its place in the hand as the rules order it."""

    card: str | None
    x: float
    y: float
    tilt: float
    width: float
    lift: float = 0.0

    @property
    def pose(self) -> Pose:
        """The card's pose."""
        return Pose(self.x, self.y - self.lift, self.tilt, self.width)


class CardArea(DragHandle):
    """The part of a card that its neighbour leaves visible; the focus ring goes around the whole raised card."""

    def __init__(self, what: HeldAt, rect: Rect, raised: Rect, carried: Carried) -> None:
        super().__init__(what, rect, lambda _, at: carried(what, at))
        self._raised = raised

    @property
    def ring(self) -> tuple[Rect, float]:
        """The raised card."""
        return self._raised, 10


class FannedHand(ABC, Generic[Choice]):
    """The hand of a table; the game says where its cards belong and which are lifted."""

    raised: float
    """How far the card pointed at is lifted."""

    reach: float | None = None
    """How far above its place a card can be pointed at, unless just as far as it is lifted."""

    def __init__(self, drawing: CardDrawing, art: HandArt) -> None:
        self._drawing = drawing
        self._lights = art
        self.held: list[HeldCard] = []
        """In the order in which they are seen."""

        self.carried: tuple[int, Point] | None = None
        """The index of the card that is dragged, and where it is."""

        self.resting = False
        """Whether every card had reached its place in the last frame."""

    @abstractmethod
    def fan(self, cards: Sequence[str | None]) -> list[HeldCard]:
        """Some cards at rest, from the left."""

    @abstractmethod
    def targets(self, choice: Choice | None, looked_at: int | None) -> list[HeldCard]:
        """Where each card belongs now; `looked_at` is the place of the one pointed at."""

    def lay(self, cards: Sequence[str | None]) -> None:
        """Put every card in its place at once."""
        self.carried = None
        self.held = self.fan(cards)
        self.resting = False

    def change(self, cards: Sequence[str | None]) -> None:
        """Change to another hand; cards that stay move on from where they are."""
        left = list(self.held)
        found = self.fan(cards)
        for place, new in enumerate(found):
            old = next((held for held in left if held.card == new.card), None)
            if old is not None:
                left.remove(old)
                old.index = new.index
                found[place] = old
        self.held = found
        self.resting = False

    def follow(self, dt: float, choice: Choice | None, looked_at: int | None, *, at_once: bool) -> None:
        """Move every card towards its place."""
        first = self.carried[0] if self.carried is not None else None
        self.resting = True
        for held, target in zip(self.held, self.targets(choice, looked_at), strict=True):
            if held == target:
                continue  # as in most frames
            here = at_once or held.index == first
            for name in ("x", "y", "tilt", "width", "lift"):
                now, then = getattr(held, name), getattr(target, name)
                setattr(held, name, then if here else approach(now, then, dt, _SECONDS))
            self.resting = self.resting and held == target

    def settled(self, choice: Choice | None, looked_at: int | None) -> bool:
        """Whether every card is in its place."""
        return self.held == self.targets(choice, looked_at)

    def areas(self, carried: Carried = lambda _what, _at: None) -> list[Widget]:
        """A clickable area for each card, from the left.

        `carried` is called when one of them is dragged.
        """
        rects = [held.pose.rect for held in self.fan([held.card for held in self.held])]
        found: list[Widget] = []
        for place, (rect, held) in enumerate(zip(rects, self.held, strict=True)):
            right = rects[place + 1].x if place + 1 < len(rects) else rect.right
            top = rect.y - (held.lift if self.reach is None else self.reach)
            free = Rect(rect.x, top, right - rect.x, DESIGN.bottom - top)
            found.append(CardArea(HeldAt(place), free, rect.moved(0, -self.raised), carried))
        return found

    def draw_held(self, canvas: Canvas, held: HeldCard, *, lit: bool, chosen: bool, quiet: bool) -> None:
        """Draw one card: `lit` if it may be used, brighter if it is `chosen`."""
        pose, art = held.pose, self._lights
        width = canvas.px(pose.width)
        canvas.blit_centred(art.card_shadow(width, tilt=pose.tilt), (pose.x, pose.y + held.lift * 0.2))
        if chosen or lit:
            light = art.card_glow if chosen else art.card_light
            canvas.blit_centred(light(width, tilt=pose.tilt), (pose.x, pose.y))
        self._drawing.lying(canvas, held.card, pose, look=QUIET if quiet else "plain", shadow=False)
