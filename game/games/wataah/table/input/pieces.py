"""What can be pointed at on the table of Shinobi WAT-AAH!. It stands for a place, and reveals nothing. No pygame."""

from game.engine.widgets.widget import Payload


class CardOfClan(Payload, frozen=True):
    """A card in play, told by where it is seen from the left."""

    kind = "card"

    seat: int
    slot: int
    place: int


class ClanAt(Payload, frozen=True):
    """A clan in play, told by its place before its seat."""

    kind = "clan"

    seat: int
    slot: int


class PlateOf(Payload, frozen=True):
    """The plate of a seat."""

    kind = "seat"

    seat: int


class CorruptionOf(Payload, frozen=True):
    """The corruption pile of a seat."""

    kind = "corruption"

    seat: int


class TempleOf(Payload, frozen=True):
    """The Temple card of a seat."""

    kind = "temple"

    seat: int


class CourtOf(Payload, frozen=True):
    """The Court card of a seat, on the table."""

    kind = "court"

    seat: int


class OwnCourt(Payload, frozen=True):
    """The viewer's Court card, beside the board."""

    kind = "favour"

    seat: int


class PhaseLantern(Payload, frozen=True):
    """One of the three lanterns of a turn."""

    kind = "phase"

    number: int


class LookedAt(Payload, frozen=True):
    """A card from the top of the deck, before the viewer."""

    kind = "look"

    place: int


class KindInPile(Payload, frozen=True):
    """A kind of card in the open pile."""

    kind = "pick"

    number: int


class SearchSign(Payload, frozen=True):
    """A sign to search the open pile for."""

    kind = "search"

    sign: str


class ActButton(Payload, frozen=True):
    """A button of the decision."""

    kind = "act"

    number: int


class BoardPlace(Payload, frozen=True):
    """A window of the board."""

    kind = "place"

    place: str


class DecoyAt(Payload, frozen=True):
    """A Decoy on the board."""

    kind = "decoy"

    decoy: int


class TempleDrawnAt(Payload, frozen=True):
    """One of the two Temple cards to choose from."""

    kind = "temple_pick"

    place: int


class RankOf(Payload, frozen=True):
    """A seat's banner in the ranking."""

    kind = "rank"

    seat: int


class RoundLantern(Payload, frozen=True):
    """The lantern of a round."""

    kind = "round"

    number: int
