"""Translates the values in a game's phrases."""

from collections.abc import Iterable

from game.core.refusal import Value
from game.engine.kit import Kit


def spoken(kit: Kit, game: str, values: Iterable[tuple[str, Value]]) -> dict[str, object]:
    """Return the values as a text needs them: cards and ranks are translated, numbers stay."""
    found: dict[str, object] = {}
    for name, value in values:
        key = f"{game}.{name}.{value}"
        found[name] = kit.say(key) if kit.texts.has(key) else value
    return found
