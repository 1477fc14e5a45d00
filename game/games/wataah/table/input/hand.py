"""The player's hand: fanned, sorted by choice; cards that go together are raised together."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.widgets.drag_handle import DragHandle
from game.engine.widgets.widget import Widget
from game.games.wataah.rules.cards import KINDS, NUMBERS, STRENGTH
from game.games.wataah.table.draw.cards import Cards
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.layout import Pose, TableLayout
from game.table.playback.sprites import approach

Carried = Callable[[str, Point], None]

SORTS = ("clan", "strength")
"""How a hand may be sorted."""

QUIET, USABLE, RAISED, TAKEN = -14.0, 12.0, 34.0, 54.0
"""How far cards are lifted: unusable ones, usable ones, those pointed at, selected ones."""

_SECONDS = 0.14
_BEHIND = 34.0
"""How far the cards of a dragged group lie behind one another."""


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

    def __init__(self, name: str, rect: Rect, raised: Rect, carried: Carried) -> None:
        super().__init__(name, rect, carried)
        self._raised = raised

    @property
    def ring(self) -> tuple[Rect, float]:
        """The raised card."""
        return self._raised, 10


class Hand:
    """The cards follow their places; the viewer at one raises all that would be placed with it."""

    def __init__(self, places: TableLayout, cards: Cards) -> None:
        self._places = places
        self._cards = cards
        self.sort = SORTS[0]
        self.held: list[HeldCard] = []
        """In the order in which they are seen."""

        self.away: frozenset[int] = frozenset()
        """Cards that are in flight, by their index."""

        self.carried: tuple[int, Point] | None = None
        """The index of the card that is dragged, and where it is."""

    def lay(self, cards: Sequence[str | None]) -> None:
        """Put every card in its place at once."""
        self.held = self._fan(cards)

    def change(self, cards: Sequence[str | None]) -> None:
        """Another hand; cards that stay move on from where they are."""
        left = list(self.held)
        found = self._fan(cards)
        for place, new in enumerate(found):
            old = next((held for held in left if held.card == new.card), None)
            if old is not None:
                left.remove(old)
                old.index = new.index
                found[place] = old
        self.held = found

    def resort(self) -> None:
        """Sort the other way."""
        self.sort = SORTS[(SORTS.index(self.sort) + 1) % len(SORTS)]
        cards = [held.card for held in sorted(self.held, key=lambda held: held.index)]
        self.change(cards)

    def arrivals(self, cards: Sequence[str | None], new: Sequence[str | None]) -> list[Pose]:
        """Where cards that join a hand will lie."""
        after = sorted([*cards, *new], key=lambda card: KINDS if card is None else NUMBERS[card])
        left = self._fan(after)
        found = []
        for card in new:
            held = next(held for held in reversed(left) if held.card == card)
            left.remove(held)
            found.append(held.pose)
        return found

    def poses(self, cards: Sequence[str | None]) -> list[tuple[int, Pose]]:
        """Where some cards of this hand are now, with their indexes; unknown ones lie anywhere."""
        left = list(self.held)
        found = []
        for card in cards:
            held = next((held for held in left if held.card == card), None) or (left[-1] if left else None)
            if held is not None:
                left.remove(held)
                found.append((held.index, held.pose))
        return found

    def follow(self, dt: float, choice: MoveBuilder | None, looked_at: int | None, *, at_once: bool) -> None:
        """Move every card towards its place."""
        first = self.carried[0] if self.carried is not None else None
        for held, target in zip(self.held, self._targets(choice, looked_at), strict=True):
            here = at_once or held.index == first
            for name in ("x", "y", "tilt", "width", "lift"):
                now, then = getattr(held, name), getattr(target, name)
                setattr(held, name, then if here else approach(now, then, dt, _SECONDS))

    def settled(self, choice: MoveBuilder | None, looked_at: int | None) -> bool:
        """Whether every card is in its place."""
        return self.held == self._targets(choice, looked_at)

    def areas(self, carried: Carried = lambda _name, _at: None) -> list[Widget]:
        """A clickable area for each card, from the left; named by index, so that a name reveals nothing.

        `carried` is called when one of them is dragged.
        """
        poses = self._places.hand(self._places.south, len(self.held))
        found: list[Widget] = []
        for place, pose in enumerate(poses):
            right = poses[place + 1].rect.x if place + 1 < len(poses) else pose.rect.right
            top = pose.rect.y - self.held[place].lift
            raised = pose.rect.moved(0, -RAISED)
            free = Rect(pose.rect.x, top, right - pose.rect.x, 900 - top)
            found.append(CardArea(f"hand.{place}", free, raised, carried))
        return found

    def where(self, card: str) -> Rect | None:
        """The part of the fan in which all cards of that kind can be seen; None if none is held."""
        areas = self.areas()
        rects = [areas[place].rect for place, held in enumerate(self.held) if held.card == card]
        if not rects:
            return None
        left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
        return Rect(left, top, max(rect.right for rect in rects) - left, max(rect.bottom for rect in rects) - top)

    def draw(self, canvas: Canvas, choice: MoveBuilder | None, looked_at: int | None) -> None:
        """Draw the fan, then the card pointed at and the dragged cards on top."""
        dragged = self._dragged(choice)
        last = {place for place, held in enumerate(self.held) if place == looked_at or held.index in dragged}
        first = self.carried[0] if self.carried is not None else None
        order = [place for place in range(len(self.held)) if place not in last]
        order += sorted(last, key=lambda place: (self.held[place].index == first, place))
        for place in order:
            if self.held[place].index not in self.away:
                self._card(canvas, self.held[place], choice, looked_at=place == looked_at)

    def _card(self, canvas: Canvas, held: HeldCard, choice: MoveBuilder | None, *, looked_at: bool) -> None:
        pose = held.pose
        width, art = canvas.px(pose.width), self._cards.art
        lit, taken = _uses(choice)
        canvas.blit_centred(art.card_shadow(width, tilt=pose.tilt), (pose.x, pose.y + held.lift * 0.2))
        if held.index in taken or (looked_at and held.index in lit):
            canvas.blit_centred(art.card_glow(width, tilt=pose.tilt), (pose.x, pose.y))
        elif held.index in lit:
            canvas.blit_centred(art.card_light(width, tilt=pose.tilt), (pose.x, pose.y))
        quiet = bool(lit) and held.index not in lit and held.card is not None
        self._cards.lying(canvas, held.card, pose, look="quiet" if quiet else "plain", shadow=False)

    def _fan(self, cards: Sequence[str | None]) -> list[HeldCard]:
        poses = self._places.hand(self._places.south, len(cards))
        order = self._order(cards)
        return [HeldCard(index, cards[index], *pose) for index, pose in zip(order, poses, strict=True)]

    def _order(self, cards: Sequence[str | None]) -> list[int]:
        if self.sort == "clan":
            return list(range(len(cards)))

        def key(index: int) -> tuple[int, int]:
            card = cards[index]
            return (KINDS, 0) if card is None else (-STRENGTH[NUMBERS[card]], NUMBERS[card])

        return sorted(range(len(cards)), key=key)

    def _targets(self, choice: MoveBuilder | None, looked_at: int | None) -> list[HeldCard]:
        lit, taken = _uses(choice)
        gathered: frozenset[int] = frozenset()
        if looked_at is not None and looked_at < len(self.held):
            index = self.held[looked_at].index
            together = isinstance(choice, Placing) and index in lit and index not in taken
            gathered = choice.group(index) if together and isinstance(choice, Placing) else frozenset({index})
        found = []
        poses = self._places.hand(self._places.south, len(self.held))
        for held, pose in zip(self.held, poses, strict=True):
            lift = 0.0
            if held.index in taken:
                lift = TAKEN
            elif held.index in gathered:
                lift = RAISED if not lit or held.index in lit else USABLE
            elif lit:
                lift = USABLE if held.index in lit else QUIET
            found.append(HeldCard(held.index, held.card, *pose, lift))
        return self._with_dragged(found, choice)

    def _dragged(self, choice: MoveBuilder | None) -> frozenset[int]:
        """The dragged cards: the whole selected group, or one card."""
        if self.carried is None:
            return frozenset()
        _, taken = _uses(choice)
        return taken if self.carried[0] in taken else frozenset({self.carried[0]})

    def _with_dragged(self, found: list[HeldCard], choice: MoveBuilder | None) -> list[HeldCard]:
        if self.carried is None:
            return found
        first, at = self.carried
        others = sorted(self._dragged(choice) - {first})
        for place, held in enumerate(found):
            if held.index == first:
                found[place] = HeldCard(held.index, held.card, *at, 0.0, held.width)
            elif held.index in others:
                behind = _BEHIND * (others.index(held.index) + 1)
                found[place] = HeldCard(held.index, held.card, at.x - behind, at.y - behind / 3, 0.0, held.width)
        return found


def _uses(choice: MoveBuilder | None) -> tuple[frozenset[int], frozenset[int]]:
    """The cards that may be used, and those taken up."""
    return (choice.hand_lit(), choice.hand_taken()) if choice is not None else (frozenset(), frozenset())
