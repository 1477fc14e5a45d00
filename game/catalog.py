"""The games in the box. Imports no pygame, and each game only when it is asked for: the title must not wait."""

import importlib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # only a name in signatures; importing it would take a tenth of the time to the first picture
    from game.core.game import AnyGame

TITLES: Final = {
    "wataah": "Shinobi WAT-AAH!",
    "taisen": "Ninja Taisen",
    "oboro": "Oboro Ninja Star Trick",
    "ninjutsu": "Ninjutsu",
}
"""Every listed game by name, as it was published. A new game is a line here."""


class Catalogue(Mapping[str, "AnyGame"]):
    """Games by name, like a dict whose values are made when they are first looked at."""

    def __getitem__(self, name: str) -> "AnyGame":
        if name not in TITLES:
            raise KeyError(name)
        game: AnyGame = getattr(importlib.import_module(f"game.games.{name}"), name.upper())
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(TITLES)

    def __len__(self) -> int:
        return len(TITLES)

    def __contains__(self, name: object) -> bool:
        return name in TITLES

    def __repr__(self) -> str:
        return f"Catalogue({', '.join(self)})"


GAMES: Final = Catalogue()


def game_named(name: str) -> "AnyGame":
    """A listed game; a function so that the opponents' process can be told where to look."""
    return GAMES[name]
