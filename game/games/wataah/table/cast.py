"""What everything that is played out on the table needs to know. No pygame but for the hand."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.kit import Kit
from game.games.wataah.table.hand import Hand
from game.games.wataah.table.places import Places, Pose, Slots
from game.games.wataah.table.stage import Stage
from game.games.wataah.table.tally import splayed
from game.games.wataah.table.words import Words


@dataclass(frozen=True, slots=True)
class Cast:
    """The table behind the scenes."""

    kit: Kit
    places: Places
    slots: Slots
    hand: Hand
    words: Words
    stage: Stage
    watched: Callable[[], bool]
    """Whether a person is at the table, who will say when to go on."""

    def clan_poses(self, seat: int, clan: str, cards: list[str]) -> list[Pose]:
        """Where each card of a clan lies, in the order of the clan's list."""
        order = splayed(cards)
        poses = self.places.clan_cards(seat, self.slots.slot(seat, clan), len(cards))
        return [poses[order.index(place)] for place in range(len(cards))]

    def own(self, seat: int) -> bool:
        """Whether a seat's hand lies before us."""
        return self.places.position(seat) == 0

    def until_clicked(self, seconds: float) -> float:
        """How long something stays that a person should say to have seen."""
        return float("inf") if self.watched() else self.kit.reading(seconds)
