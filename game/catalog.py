"""The games in the box, listed by name so that a frozen build finds them. Imports no pygame."""

from game.core.game import AnyGame
from game.games.ninjutsu import NINJUTSU
from game.games.oboro import OBORO
from game.games.taisen import TAISEN
from game.games.wataah import WATAAH

GAMES: dict[str, AnyGame] = {game.name: game for game in (WATAAH, TAISEN, OBORO, NINJUTSU)}

TABLES = ("taisen",)
"""The games that have a table."""


def has_table(name: str) -> bool:
    """Whether a listed game can be played in the window."""
    return name in TABLES


def game_named(name: str) -> AnyGame:
    """A listed game; a function so that the opponents' process can be told where to look."""
    return GAMES[name]
