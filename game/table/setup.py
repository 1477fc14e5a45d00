"""What is decided before a match: who sits where, with which options, from which seed."""

from collections.abc import Mapping
from random import Random

import msgspec

from game.core.game import AnyGame
from game.core.match import Match
from game.core.record import Save
from game.core.refusal import Value
from game.table.session import Player

SEEDS = 1_000_000
"""Seeds that the app draws lie below this: short enough to tell a friend."""


class MatchSetup(msgspec.Struct, frozen=True):
    """All that is needed to open a table."""

    game: str
    players: tuple[Player, ...]
    options: dict[str, Value] = {}
    seed: int | None = None
    """None: drawn when the match begins."""

    @classmethod
    def of(cls, save: Save) -> "MatchSetup":
        """How a saved match was set up; whoever sits there now is who plays again."""
        return cls(save.record.game, save.players, dict(save.record.options), save.record.seed)

    def match(self, game: AnyGame) -> Match:
        """A new match of this setup."""
        # The one number that does not come from `Chance`: it is what `Chance` begins with.
        seed = Random().randrange(SEEDS) if self.seed is None else self.seed
        return Match(game, len(self.players), seed, **self.options)

    def swapped(self) -> "MatchSetup":
        """The same people with everybody one seat further, and other luck."""
        return msgspec.structs.replace(self, players=(*self.players[1:], self.players[0]), seed=None)

    def again(self) -> "MatchSetup":
        """The same seats with other luck."""
        return msgspec.structs.replace(self, seed=None)


def usual_setup(game: AnyGame, names: Mapping[int, str], computer: str, level: str) -> MatchSetup:
    """One person against computers: what most people want."""
    seats = game.seats[0]
    players = [Player(names[0]), *(Player(names.get(seat, computer), level) for seat in range(1, seats))]
    return MatchSetup(game.name, tuple(players))
