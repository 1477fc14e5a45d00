"""What a player of Ninjutsu may decide."""

from typing import Annotated, Final, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from game.core.contract import Move
from game.games.ninjutsu.dojo.gesture import Gesture


class Place(Move, frozen=True):
    """Put the next figure on a cell: first the Soke, then the two-star, then the one-star ninjas (N7)."""

    cell: int


class PlaySalto(Move, frozen=True):
    """Jump over a neighbouring enemy (N23)."""

    start: int
    end: int
    joker: bool = False


class PlaySneak(Move, frozen=True):
    """Let one step of this turn go under the fence (N24)."""

    joker: bool = False


class PlayKidnap(Move, frozen=True):
    """Capture an enemy with one of one's own figures that stands one step away (N25)."""

    cell: int
    """Where the victim stands."""

    joker: bool = False
    kidnapper: int | UnsetType = UNSET
    """Where the kidnapper stands; unset under version 1 of the rules, which needed none."""


class PlayNewWeapons(Move, frozen=True):
    """Replace one's own three weapon cards (N26)."""

    joker: bool = False


class TradeJoker(Move, frozen=True):
    """Trade the Joker for a shuriken (N27)."""


class PlayNothing(Move, frozen=True):
    """Play no action card now (N10)."""


class Step(Move, frozen=True):
    """Walk to a neighbouring cell, or attack the figure there (N14)."""

    start: int
    end: int


class EndTurn(Move, frozen=True):
    """Give up the remaining steps and end the turn (N13)."""


class Reroll(Move, frozen=True):
    """Spend a shuriken and roll again (N18); in the Dojo, pick up the die to throw it again (N22)."""


class AcceptRoll(Move, frozen=True):
    """Keep the shuriken and let the battle end (N18)."""


class Thrown(Struct, frozen=True):
    """A throw made at the table: the gesture, and how the dice came to rest (N22)."""

    gesture: Gesture
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    """The random seed of the flight; small enough that every JSON reader represents it exactly."""

    spread: Annotated[int, Meta(ge=0, le=200)]
    """The standard deviation of the aim, in tenths of a degree."""

    faces: tuple[int, ...]
    """The face of the thrown die, then of the die that lay there."""

    outside: tuple[bool, ...]


class Throw(Move, frozen=True):
    """Throw one's die into the Dojo (N22): `soft`, `firm`, or `at` the die that lies there.

    Without a result, `Chance` decides; only a table attaches one.
    """

    intent: str
    result: Thrown | None = None


CardMove: TypeAlias = PlaySalto | PlaySneak | PlayKidnap | PlayNewWeapons | TradeJoker
NinjutsuMove: TypeAlias = Place | CardMove | PlayNothing | Step | EndTurn | Reroll | AcceptRoll | Throw

# Moves without a cell are created once here; `ground` creates the others once per board.
SNEAKS: Final = PlaySneak(), PlaySneak(joker=True)
NEW_WEAPONS: Final = PlayNewWeapons(), PlayNewWeapons(joker=True)
TRADE_JOKER: Final = TradeJoker()
PLAY_NOTHING: Final = PlayNothing()
END_TURN: Final = EndTurn()
REROLL: Final = Reroll()
ACCEPT_ROLL: Final = AcceptRoll()
THROWS: Final = Throw("soft"), Throw("firm"), Throw("at")
