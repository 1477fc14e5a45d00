"""What happens in a match of Shinobi WAT-AAH!. Cards are names; None is the back of a card."""

from typing import ClassVar, TypeAlias

from game.core.contract import Event

Back: TypeAlias = str | None
Backs: TypeAlias = tuple[Back, ...]


class Drew(Event, frozen=True):
    """A player drew from the deck; the others see backs (W8)."""

    seat: int
    cards: Backs
    reveals: ClassVar[bool] = True
    hides: ClassVar = ("cards",)


class Corrupted(Event, frozen=True):
    """The top card was shown and went under the Ninja Master (W8)."""

    seat: int
    card: str
    reveals: ClassVar[bool] = True


class DeckRenewed(Event, frozen=True):
    """The Jigoku was shuffled into a new deck (W6)."""

    count: int
    reveals: ClassVar[bool] = True


class ClanPlaced(Event, frozen=True):
    """A new clan entered play (W9)."""

    seat: int
    clan: str
    cards: tuple[str, ...]


class ClanReinforced(Event, frozen=True):
    """Cards, or one Yokai, joined a clan in play (W9)."""

    seat: int
    clan: str
    cards: tuple[str, ...]


class PowerUsed(Event, frozen=True):
    """The power of a clan took effect, or asks for a choice (W10)."""

    seat: int
    clan: str
    triple: bool


class PowerFaded(Event, frozen=True):
    """The power had nothing to change (W4)."""

    seat: int
    clan: str
    triple: bool


class PowerCopied(Event, frozen=True):
    """A clan in play was chosen, and its power used (Monkey, Borrowed Style)."""

    seat: int
    owner: int
    clan: str
    triple: bool


class OpponentChosen(Event, frozen=True):
    """A power was aimed at a player."""

    seat: int
    target: int


class CardTaken(Event, frozen=True):
    """A card left the Jigoku for a hand, seen by all."""

    seat: int
    card: str


class CardReturned(Event, frozen=True):
    """A card in play went back to its owner's hand (Toad, Summons Home)."""

    owner: int
    clan: str
    card: str


class ClanReturned(Event, frozen=True):
    """A whole clan went back to its owner's hand (Toad)."""

    owner: int
    clan: str
    cards: tuple[str, ...]


class CardDestroyed(Event, frozen=True):
    """A card in play went to the Jigoku (Spider, Duellist)."""

    owner: int
    clan: str
    card: str


class ClanDestroyed(Event, frozen=True):
    """A whole clan went to the Jigoku (Spider)."""

    owner: int
    clan: str
    cards: tuple[str, ...]


class ClanScattered(Event, frozen=True):
    """The last real card was gone, so the others went to the Jigoku (W11)."""

    owner: int
    clan: str
    cards: tuple[str, ...]


class YokaiBanished(Event, frozen=True):
    """Tengu destroyed a Yokai."""

    owner: int
    clan: str
    card: str


class CardsLooked(Event, frozen=True):
    """A player looks at cards from the top of the deck (Dragon)."""

    seat: int
    cards: Backs
    reveals: ClassVar[bool] = True
    hides: ClassVar = ("cards",)


class CardKept(Event, frozen=True):
    """One of the cards looked at went to the hand."""

    seat: int
    card: Back
    hides: ClassVar = ("card",)


class CardsDropped(Event, frozen=True):
    """The rest of the cards looked at went to the Jigoku."""

    seat: int
    cards: tuple[str, ...]


class CardChosen(Event, frozen=True):
    """A card was set apart for a swap (Fox)."""

    seat: int
    card: Back
    hides: ClassVar = ("card",)


class CardsSwapped(Event, frozen=True):
    """Two players swapped the cards they had set apart (Fox)."""

    seat: int
    target: int
    given: Backs
    taken: Backs
    reveals: ClassVar[bool] = True
    hides: ClassVar = ("given", "taken")
    known_to: ClassVar = ("seat", "target")


class HandsSwapped(Event, frozen=True):
    """Two players swapped whole hands (Fox)."""

    seat: int
    target: int
    given: Backs
    taken: Backs
    reveals: ClassVar[bool] = True
    hides: ClassVar = ("given", "taken")
    known_to: ClassVar = ("seat", "target")


class CardStolen(Event, frozen=True):
    """A random card was stolen (Spy)."""

    seat: int
    target: int
    card: Back
    reveals: ClassVar[bool] = True
    hides: ClassVar = ("card",)
    known_to: ClassVar = ("seat", "target")


class Discarded(Event, frozen=True):
    """A card went from a hand to the Jigoku (W12)."""

    seat: int
    card: str


class CourtPlayed(Event, frozen=True):
    """A Court card was played and revealed."""

    seat: int
    card: str


class Pardoned(Event, frozen=True):
    """A corrupt card went to the Jigoku (Pardon)."""

    seat: int
    card: str


class RoundCounted(Event, frozen=True):
    """A round was over and counted (W14); old Temple cards retire, unplayed Court cards go unseen (W16)."""

    round: int
    scores: tuple[int, ...]
    pawns: tuple[int, ...]
    """What each player receives for it (W17)."""


class ShoshoGiven(Event, frozen=True):
    """The Emperor's Shosho lies before a player (W18)."""

    seat: int


class TempleDrawn(Event, frozen=True):
    """A last player drew two Temple cards (W19)."""

    seat: int
    cards: Backs
    reveals: ClassVar[bool] = True
    hides: ClassVar = ("cards",)


class TempleKept(Event, frozen=True):
    """A Temple card stands open for the next round; the other went under the deck (W19)."""

    seat: int
    card: str


class DecoyPeeked(Event, frozen=True):
    """A player looked at a Decoy; the others see at which (W19, W20)."""

    seat: int
    decoy: int
    boss: Back
    reveals: ClassVar[bool] = True
    hides: ClassVar = ("boss",)


class PawnsPlaced(Event, frozen=True):
    """Pawns went to a place of the board (W20)."""

    seat: int
    place: str
    count: int


class CourtDrawn(Event, frozen=True):
    """A pawn at the Court brought a card (W20)."""

    seat: int
    card: Back
    reveals: ClassVar[bool] = True
    hides: ClassVar = ("card",)


class RoundStarted(Event, frozen=True):
    """The table was cleared into the Jigoku and the next round began (W16, W21)."""

    round: int


class BossRevealed(Event, frozen=True):
    """The Final Boss was revealed (W22)."""

    boss: str
    reveals: ClassVar[bool] = True
