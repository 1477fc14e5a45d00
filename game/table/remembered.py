"""Who sat where last time: the setup of each game is found again as it was left."""

import logging

import msgspec

from game.ai.levels import LEVELS
from game.core.game import AnyGame
from game.core.refusal import RefusedError
from game.engine.keepsakes import Keepsakes
from game.table.setup import MatchSetup

_log = logging.getLogger(__name__)
LONGEST_NAME = 60


class LastSetups:
    """The last setup of each game, kept from start to start. A file can be changed by anybody: it is checked."""

    def __init__(self, keepsakes: Keepsakes) -> None:
        self._keepsakes = keepsakes

    def of(self, game: AnyGame) -> MatchSetup | None:
        """How the game was last set up; None if it never was, or cannot be like that any more."""
        kept = self._keepsakes.read(_name(game.name))
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
        """Remember a setup; the luck of the match is another one next time."""
        self._keepsakes.write(_name(setup.game), msgspec.to_builtins(setup.again()))


def _name(game: str) -> str:
    return f"setup-{game}"


def _fits(setup: MatchSetup, game: AnyGame) -> bool:
    """Whether so many people and computers can sit down at this table."""
    return (
        setup.game == game.name
        and len(setup.players) in game.seats
        and all(player.level is None or player.level in LEVELS for player in setup.players)
        and all(0 < len(player.name) <= LONGEST_NAME for player in setup.players)
    )
