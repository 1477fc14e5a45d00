"""What a player of Shinobi WAT-AAH! may decide."""

from typing import Final, TypeAlias

from game.core.contract import Move
from game.games.wataah.rules.cards import CLANS, NAMES
from game.games.wataah.rules.grand_master.cards import COURT_NAMES, DECOYS, PAWNS_EACH, PLACES, TEMPLE_NAMES


class Recruit(Move, frozen=True):
    """Draw unseen (W8)."""


class BeCorrupt(Move, frozen=True):
    """Reveal the top card, put it under the Ninja Master, and draw as many cards as its strength plus two (W8)."""


class TakeFallen(Move, frozen=True):
    """Take the top card of the Jigoku instead of recruiting (Lantern of the Fallen)."""


class PlaceClan(Move, frozen=True):
    """Place a new clan (W9)."""

    clan: str
    cards: tuple[str, ...]


class Reinforce(Move, frozen=True):
    """Add cards of its own, or Ronin, to a clan in play (W9)."""

    clan: str
    cards: tuple[str, ...]


class PlaceYokai(Move, frozen=True):
    """Put a Yokai on a clan in play (W9)."""

    yokai: str
    clan: str


class PlayCourt(Move, frozen=True):
    """Play the Court card."""

    card: str


class EndPlacing(Move, frozen=True):
    """Place and play nothing more."""


class Sharpen(Move, frozen=True):
    """Discard a card to use the triple power (Paired Blades)."""

    card: str


class LeaveBlunt(Move, frozen=True):
    """Use the pair power as usual (Paired Blades)."""


class ChooseClan(Move, frozen=True):
    """Choose a clan in play for a power."""

    seat: int
    clan: str


class ChooseCard(Move, frozen=True):
    """Choose a card in play for a power."""

    seat: int
    clan: str
    card: str


class ChooseSeat(Move, frozen=True):
    """Choose an opponent for a power."""

    seat: int


class Give(Move, frozen=True):
    """Choose a card of the hand for a swap."""

    card: str


class Keep(Move, frozen=True):
    """Keep one of the cards looked at."""

    card: str


class Take(Move, frozen=True):
    """Take a card out of the Jigoku."""

    card: str


class Pardon(Move, frozen=True, tag="Forgive"):
    """Choose the corrupt card that is pardoned."""

    card: str


class Discard(Move, frozen=True):
    """Discard a card: at the end of the turn (W12), or to the Rats."""

    card: str


class SkipDiscard(Move, frozen=True):
    """Keep the whole hand (Empty Hand)."""


class GiveShosho(Move, frozen=True):
    """Hand the Shosho to one of the tied winners (W18)."""

    seat: int


class DrawTemple(Move, frozen=True):
    """Draw two Temple cards (W19)."""


class KeepTemple(Move, frozen=True):
    """Keep one of the two Temple cards (W19)."""

    card: str


class Peek(Move, frozen=True):
    """Look at a Decoy: 1, 2 or 3 (W19, W20)."""

    decoy: int


class LeaveDecoys(Move, frozen=True):
    """Look at no Decoy (W20)."""


class PlacePawns(Move, frozen=True):
    """Put pawns on one place (W20)."""

    place: str
    count: int


WataahMove: TypeAlias = (
    Recruit
    | BeCorrupt
    | TakeFallen
    | PlaceClan
    | Reinforce
    | PlaceYokai
    | PlayCourt
    | EndPlacing
    | Sharpen
    | LeaveBlunt
    | ChooseClan
    | ChooseCard
    | ChooseSeat
    | Give
    | Keep
    | Take
    | Pardon
    | Discard
    | SkipDiscard
    | GiveShosho
    | DrawTemple
    | KeepTemple
    | Peek
    | LeaveDecoys
    | PlacePawns
)

# Moves of which there are few exist once, so that listing legal moves creates no objects.
RECRUIT: Final = Recruit()
BE_CORRUPT: Final = BeCorrupt()
TAKE_FALLEN: Final = TakeFallen()
END_PLACING: Final = EndPlacing()
LEAVE_BLUNT: Final = LeaveBlunt()
SKIP_DISCARD: Final = SkipDiscard()
DRAW_TEMPLE: Final = DrawTemple()
LEAVE_DECOYS: Final = LeaveDecoys()

MOST_SEATS: Final = 4
CHOOSE_SEAT: Final = tuple(map(ChooseSeat, range(MOST_SEATS)))
GIVE_SHOSHO: Final = tuple(map(GiveShosho, range(MOST_SEATS)))
CHOOSE_CLAN: Final = tuple(tuple(ChooseClan(seat, clan) for clan in CLANS) for seat in range(MOST_SEATS))
SHARPEN: Final = tuple(map(Sharpen, NAMES))
GIVE: Final = tuple(map(Give, NAMES))
KEEP: Final = tuple(map(Keep, NAMES))
TAKE: Final = tuple(map(Take, NAMES))
PARDONS: Final = tuple(map(Pardon, NAMES))
DISCARD: Final = tuple(map(Discard, NAMES))
PLAY_COURT: Final = tuple(map(PlayCourt, COURT_NAMES))
KEEP_TEMPLE: Final = tuple(map(KeepTemple, TEMPLE_NAMES))
PEEK: Final = {decoy: Peek(decoy) for decoy in DECOYS}
PLACE_PAWNS: Final = tuple(tuple(PlacePawns(place, count) for count in range(PAWNS_EACH + 1)) for place in PLACES)
