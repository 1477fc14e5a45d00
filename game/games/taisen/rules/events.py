"""What happens in a match of Ninja Taisen. A ninja is its side (a seat) and its name."""

from game.core.contract import Event
from game.games.taisen.rules.ninjas import Suit


class GroupMoved(Event, frozen=True):
    """A die was spent: the chosen ninja and those on top of it moved (T8, T9)."""

    seat: int
    die: Suit
    ninjas: tuple[str, ...]
    """From the chosen ninja upwards."""

    start: int
    end: int


class FightWon(Event, frozen=True):
    """Two top ninjas fought; the loser leaves the game (T11, T12)."""

    tile: int
    winner_seat: int
    winner: str
    loser: str
    winner_strength: int
    loser_strength: int


class FightTied(Event, frozen=True):
    """Equals met on the path: both stepped back one tile (T14)."""

    tile: int
    ninjas: tuple[str, str]
    """The Monkey's ninja and the Wolf's."""

    strength: int


class DefenderCornered(Event, frozen=True):
    """Equals met in a village: the defender could not step back and leaves the game (T15)."""

    tile: int
    winner_seat: int
    winner: str
    loser: str
    strength: int


class TurnEnded(Event, frozen=True):
    """A seat handed over the dice (T6)."""

    seat: int
