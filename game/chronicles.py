"""What each listed game tells about its matches: chance, records, deeds; imported when first asked for."""

import importlib

from game.core.feats import Feats
from game.core.luck import Luck
from game.ledger.chronicle import Chronicle


def chronicle_of(name: str) -> Chronicle:
    """What a listed game tells."""
    luck: Luck = importlib.import_module(f"game.games.{name}.luck").LUCK
    feats: Feats = importlib.import_module(f"game.games.{name}.feats").FEATS
    return Chronicle(luck, feats)
