"""The setup of a match: who sits where, the options and the seed."""

import msgspec

from game.ai.characters.cast import CHARACTERS, usual_character
from game.ai.even import EVEN
from game.core.game import AnyGame
from game.core.match import Match
from game.core.record import Save
from game.core.refusal import Value
from game.table.session import Player
from game.table.setup.entropy import new_number, new_secret


class MatchSetup(msgspec.Struct, frozen=True):
    """Everything needed to open a table."""

    game: str
    players: tuple[Player, ...]
    options: dict[str, Value] = {}
    seed: int | None = None
    """None: drawn when the match begins."""

    phones: tuple[int, ...] = ()
    """The seats whose people sit at phones."""

    secret: str = ""
    """The secret behind the bots' seeds. Set only to make a whole match repeatable, otherwise drawn."""

    @classmethod
    def of(cls, save: Save) -> "MatchSetup":
        """Return the setup of a saved match, with the players who have the seats now."""
        return cls(save.record.game, save.players, dict(save.record.options), save.record.seed)

    def match(self, game: AnyGame) -> Match:
        """Start a new match with this setup."""
        seed = new_number() if self.seed is None else self.seed
        match = Match(game, len(self.players), seed, None, **self.options)
        match.secret = self.secret or new_secret()
        return match

    def swapped(self) -> "MatchSetup":
        """Return the same players, each one seat further, with a new seed."""
        last = len(self.players) - 1
        return msgspec.structs.replace(
            self,
            players=(*self.players[1:], self.players[0]),
            phones=tuple(sorted(last if seat == 0 else seat - 1 for seat in self.phones)),
            seed=None,
            secret="",
        )

    def evened(self, strength: float) -> "MatchSetup":
        """Return the same setup with the strength of opponents that follow the person's rating."""
        players = [
            msgspec.structs.replace(player, strength=strength) if player.level == EVEN else player
            for player in self.players
        ]
        return msgspec.structs.replace(self, players=tuple(players))

    def again(self) -> "MatchSetup":
        """Return the same seats with a new seed."""
        return msgspec.structs.replace(self, seed=None, secret="")


def computer(game: str, seat: int, level: str) -> Player:
    """Return a computer that plays as the seat's usual character."""
    character = CHARACTERS[usual_character(game, seat)]
    return Player(character.name, level, character.key)
