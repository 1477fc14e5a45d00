"""The scenes that can be reached from the setup of a match."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.scenes import Scene
from game.table.setup.match_setup import MatchSetup


class WaitingMatch(NamedTuple):
    """An unfinished match of this game, and how to continue it."""

    words: str
    """How far it is."""

    open: Callable[[], Scene]
    """Opens its table; may raise `BadData`."""


@dataclass(frozen=True)
class SetupExits:
    """The scenes that can be reached from the setup. The composition root supplies them."""

    start: Callable[[MatchSetup], Scene]
    own_files: Callable[[], Scene] | None = None
    """Lists the player's files, and pops with those that are left."""

    learn: Callable[[], Scene] | None = None
    rules: Callable[[], Scene] | None = None
    waiting: WaitingMatch | None = None
