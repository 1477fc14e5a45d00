"""The player's hand: fanned, sorted by choice; cards that go together are raised together."""

from collections.abc import Sequence

from game.engine.canvas import Canvas
from game.engine.geometry import Rect, TiltedRect
from game.games.wataah.rules.cards import KINDS, NUMBERS, STRENGTH
from game.games.wataah.table.draw.cards import Cards
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.layout import TableLayout
from game.table.cards.flight import Pose
from game.table.cards.hand import FannedHand, HeldCard

SORTS = ("clan", "strength")
"""How a hand may be sorted."""

UNUSABLE, USABLE, RAISED, TAKEN = -14.0, 12.0, 34.0, 54.0
"""How far cards are lifted: unusable ones, usable ones, those pointed at, selected ones."""

_BEHIND = 34.0
"""How far the cards of a dragged group lie behind one another."""


class Hand(FannedHand[MoveBuilder]):
    """The cards follow their places; pointing at one raises all that would be placed with it."""

    raised = RAISED

    def __init__(self, places: TableLayout, cards: Cards) -> None:
        super().__init__(cards, cards.art)
        self._places = places
        self.sort = SORTS[0]
        self.away: frozenset[int] = frozenset()
        """Cards that are in flight, by their index."""

    def resort(self) -> None:
        """Sort the other way."""
        self.sort = SORTS[(SORTS.index(self.sort) + 1) % len(SORTS)]
        cards = [held.card for held in sorted(self.held, key=lambda held: held.index)]
        self.change(cards)

    def arrivals(self, cards: Sequence[str | None], new: Sequence[str | None]) -> list[Pose]:
        """Where cards that join a hand will lie."""
        after = sorted([*cards, *new], key=lambda card: KINDS if card is None else NUMBERS[card])
        left = self.fan(after)
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

    def where(self, card: str) -> Rect | None:
        """The part of the fan in which all cards of that kind can be seen; None if none is held."""
        areas = self.areas()
        found = [place for place, held in enumerate(self.held) if held.card == card]
        if not found:
            return None
        rects, poses = [areas[place].rect for place in found], [self.held[place].pose for place in found]
        left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
        whole = Rect(left, top, max(rect.right for rect in rects) - left, max(rect.bottom for rect in rects) - top)
        # Cards of a kind lie side by side, and their tilts hardly differ.
        x, y, tilt, _ = (sum(values) / len(found) for values in zip(*poses, strict=True))
        return TiltedRect.turned(whole, tilt, (x, y))

    def draw(self, canvas: Canvas, choice: MoveBuilder | None, looked_at: int | None) -> None:
        """Draw the fan, then the card pointed at and the dragged cards on top."""
        dragged = self._dragged(choice)
        last = {place for place, held in enumerate(self.held) if place == looked_at or held.index in dragged}
        first = self.carried[0] if self.carried is not None else None
        order = [place for place in range(len(self.held)) if place not in last]
        order += sorted(last, key=lambda place: (self.held[place].index == first, place))
        lit, taken = _uses(choice)
        for place in order:
            held = self.held[place]
            if held.index in self.away:
                continue
            usable = held.index in lit
            chosen = held.index in taken or (place == looked_at and usable)
            quiet = bool(lit) and not usable and held.card is not None
            self.draw_held(canvas, held, lit=usable, chosen=chosen, quiet=quiet)

    def fan(self, cards: Sequence[str | None]) -> list[HeldCard]:
        """Some cards at rest, from the left, sorted as the player wants."""
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

    def targets(self, choice: MoveBuilder | None, looked_at: int | None) -> list[HeldCard]:
        """Where each card belongs now."""
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
                lift = USABLE if held.index in lit else UNUSABLE
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
