"""What the statistics need to know about a game."""

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, TypeAlias

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
    """What a listed game tells: nothing, if it has no modules that would."""
    luck: Luck = _told(f"game.games.{name}.luck", "LUCK", NO_LUCK)
    feats: Feats = _told(f"game.games.{name}.feats", "FEATS", NO_FEATS)
    return StatsSource(luck, feats)


def _told(module: str, name: str, nothing: Any) -> Any:  # noqa: ANN401 - either of two kinds
    return nothing if find_spec(module) is None else getattr(importlib.import_module(module), name)
