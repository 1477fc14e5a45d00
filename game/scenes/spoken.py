"""What a game's knowledge says, with the words that its values have."""

from collections.abc import Iterable

from game.core.refusal import Value
from game.engine.kit import Kit


def spoken(kit: Kit, game: str, values: Iterable[tuple[str, Value]]) -> dict[str, object]:
    """The values as a text mentions them: a card or a rank has words of its own, a number stays one."""
    found: dict[str, object] = {}
    for name, value in values:
        key = f"{game}.{name}.{value}"
        found[name] = kit.say(key) if kit.texts.has(key) else value
    return found
