"""The games in the box. Imports no pygame, and each game only on first use: the title screen must not wait."""

import importlib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # only used in signatures; importing it would take a tenth of the time to the first frame
    from game.core.game import AnyGame

TITLES: Final = {
    "wataah": "Shinobi WAT-AAH!",
    "taisen": "Ninja Taisen",
    "oboro": "Oboro Ninja Star Trick",
    "ninjutsu": "Ninjutsu",
}
"""Every listed game by name, in order of publication. Adding a game means adding a line here."""


class Catalogue(Mapping[str, "AnyGame"]):
    """Games by name: a mapping whose values are created on first access."""

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


def game_named(address: str) -> "AnyGame":
    """A listed game, perhaps with a limit; a function, because the opponents' process has to import it by name."""
    name, _, limit = address.partition("+")
    if not limit:
        return GAMES[name]
    from game.trials.challenge_library import hooks_of  # noqa: PLC0415 - only challenges have limits
    from game.trials.limits import limited  # noqa: PLC0415

    return limited(GAMES[name], limit, hooks_of(name).limits[limit])
