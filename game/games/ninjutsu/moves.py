"""What a player of Ninjutsu may decide."""

from typing import Final, TypeAlias

from game.core.contract import Move


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
    """Take an enemy figure of the front rank (N25)."""

    cell: int
    joker: bool = False


class PlayNewWeapons(Move, frozen=True):
    """Replace one's own three weapon cards (N26)."""

    joker: bool = False


class TradeJoker(Move, frozen=True):
    """Give the Joker for a shuriken (N27)."""


class PlayNothing(Move, frozen=True):
    """Play no action card now (N10)."""


class Step(Move, frozen=True):
    """Walk to a neighbouring cell, or attack whoever stands there (N14)."""

    start: int
    end: int


class EndTurn(Move, frozen=True):
    """Leave the other steps and let the enemy attack (N13)."""


class Reroll(Move, frozen=True):
    """Spend a shuriken and roll again (N18)."""


class AcceptRoll(Move, frozen=True):
    """Keep the shuriken and let the battle end (N18)."""


CardMove: TypeAlias = PlaySalto | PlaySneak | PlayKidnap | PlayNewWeapons | TradeJoker
NinjutsuMove: TypeAlias = Place | CardMove | PlayNothing | Step | EndTurn | Reroll | AcceptRoll

# Every move without a cell exists once; `ground` makes the others once for each board.
SNEAKS: Final = PlaySneak(), PlaySneak(joker=True)
NEW_WEAPONS: Final = PlayNewWeapons(), PlayNewWeapons(joker=True)
TRADE_JOKER: Final = TradeJoker()
PLAY_NOTHING: Final = PlayNothing()
END_TURN: Final = EndTurn()
REROLL: Final = Reroll()
ACCEPT_ROLL: Final = AcceptRoll()
