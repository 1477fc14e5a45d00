"""The context that all animations share. No pygame except in the hand."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.kit import Kit
from game.games.wataah.table.anim.state import AnimationState
from game.games.wataah.table.input.hand import Hand
from game.games.wataah.table.layout import Slots, TableLayout
from game.games.wataah.table.seat_values import splayed
from game.games.wataah.table.words import Words
from game.table.cards.flight import Pose


@dataclass(frozen=True, slots=True)
class AnimationContext:
    """What the animations need of the table."""

    kit: Kit
    places: TableLayout
    slots: Slots
    hand: Hand
    words: Words
    stage: AnimationState
    watched: Callable[[], bool]
    """Whether a human player is at the table and clicks to continue."""

    def clan_poses(self, seat: int, clan: str, cards: list[str]) -> list[Pose]:
        """Where each card of a clan lies, in the order of the clan's list."""
        order = splayed(cards)
        poses = self.places.clan_cards(seat, self.slots.slot(seat, clan), len(cards))
        return [poses[order.index(place)] for place in range(len(cards))]

    def own(self, seat: int) -> bool:
        """Whether a seat's hand is the viewer's."""
        return self.places.position(seat) == 0 and not self.places.round

    def until_clicked(self, seconds: float) -> float:
        """How long something stays that the player should acknowledge."""
        return float("inf") if self.watched() else self.kit.reading(seconds)
