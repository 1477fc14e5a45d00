"""What can be pointed at on the table of Shinobi WAT-AAH!. It stands for a place, and reveals nothing. No pygame."""

from game.engine.widgets.widget import Payload


class CardOfClan(Payload, frozen=True, tag="card"):
    """A card in play, told by where it is seen from the left."""

    seat: int
    slot: int
    place: int


class ClanAt(Payload, frozen=True, tag="clan"):
    """A clan in play, told by its place before its seat."""

    seat: int
    slot: int


class PlateOf(Payload, frozen=True, tag="seat"):
    """The plate of a seat."""

    seat: int


class CorruptionOf(Payload, frozen=True, tag="corruption"):
    """The corruption pile of a seat."""

    seat: int


class TempleOf(Payload, frozen=True, tag="temple"):
    """The Temple card of a seat."""

    seat: int


class CourtOf(Payload, frozen=True, tag="court"):
    """The Court card of a seat, on the table."""

    seat: int


class OwnCourt(Payload, frozen=True, tag="favour"):
    """The viewer's Court card, beside the board."""

    seat: int


class PhaseLantern(Payload, frozen=True, tag="phase"):
    """One of the three lanterns of a turn."""

    number: int


class LookedAt(Payload, frozen=True, tag="look"):
    """A card from the top of the deck, before the viewer."""

    place: int


class KindInPile(Payload, frozen=True, tag="pick"):
    """A kind of card in the open pile."""

    number: int


class SearchSign(Payload, frozen=True, tag="search"):
    """A sign to search the open pile for."""

    sign: str


class ActButton(Payload, frozen=True, tag="act"):
    """A button of the decision."""

    number: int


class BoardPlace(Payload, frozen=True, tag="place"):
    """A window of the board."""

    place: str


class DecoyAt(Payload, frozen=True, tag="decoy"):
    """A Decoy on the board."""

    decoy: int


class TempleDrawnAt(Payload, frozen=True, tag="temple_pick"):
    """One of the two Temple cards to choose from."""

    place: int


class RankOf(Payload, frozen=True, tag="rank"):
    """A seat's banner in the ranking."""

    seat: int


class RoundLantern(Payload, frozen=True, tag="round"):
    """The lantern of a round."""

    number: int
