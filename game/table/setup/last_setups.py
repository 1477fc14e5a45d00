"""Remembers each game's last match setup."""

import logging

import msgspec

from game.ai.even import OPPONENTS
from game.core.game import AnyGame
from game.core.refusal import RefusedError
from game.engine.prefs.key_value import KeyValueStore
from game.table.setup.match_setup import MatchSetup

_log = logging.getLogger(__name__)
LONGEST_NAME = 60


class LastSetups:
    """The last setup of each game, kept across launches. It is validated, because the file may have been edited."""

    def __init__(self, key_values: KeyValueStore) -> None:
        self._key_values = key_values

    def of(self, game: AnyGame) -> MatchSetup | None:
        """Return a game's last setup, or None if there is none or it is no longer valid."""
        kept = self._key_values.read(_name(game.name))
        if kept is None:
            return None
        try:
            setup = msgspec.convert(kept, type=MatchSetup)
            game.rules.settled(setup.options)
        except (msgspec.ValidationError, RefusedError) as error:
            _log.warning("the last setup of %s is not taken over: %s", game.name, error)
            return None
        return setup if _fits(setup, game) else None

    def keep(self, setup: MatchSetup) -> None:
        """Remember a setup without its seed, so that the next match is different."""
        self._key_values.write(_name(setup.game), msgspec.to_builtins(setup.again()))


def _name(game: str) -> str:
    return f"setup-{game}"


def _fits(setup: MatchSetup, game: AnyGame) -> bool:
    """Return whether the seats of a setup suit the game."""
    return (
        setup.game == game.name
        and len(setup.players) in game.seats
        and all(player.level is None or player.level in OPPONENTS for player in setup.players)
        and all(0 < len(player.name) <= LONGEST_NAME for player in setup.players)
    )
