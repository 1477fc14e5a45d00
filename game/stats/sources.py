"""What the statistics need to know about a game."""

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final, NamedTuple, TypeAlias

from game.stats.feats import Feats
from game.stats.luck import Luck


class StatsSource(NamedTuple):
    """A game's chance, records and deeds."""

    luck: Luck
    feats: Feats


StatsSources: TypeAlias = Callable[[str], StatsSource]
"""Returns the source of the game with that name."""


NO_LUCK: Final = Luck((), lambda _: ())
NO_FEATS: Final = Feats((), lambda _match, _seat, _outcome: {}, lambda _match, _seat, _outcome: ())


def stats_source_of(name: str) -> StatsSource:
    """What a listed game tells: nothing, if it has no `statistics` module."""
    module = f"game.games.{name}.statistics"
    if find_spec(module) is None:
        return StatsSource(NO_LUCK, NO_FEATS)
    told = importlib.import_module(module)
    return StatsSource(told.LUCK, told.FEATS)
