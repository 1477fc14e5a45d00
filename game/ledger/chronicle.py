"""What the ledger must be told about a game."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from game.core.feats import Feats
from game.core.luck import Luck


class Chronicle(NamedTuple):
    """A game's chance, records and deeds."""

    luck: Luck
    feats: Feats


Chronicles: TypeAlias = Callable[[str], Chronicle]
"""Finds what the game of that name tells."""
