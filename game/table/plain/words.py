"""Default texts for games without their own, made from the names of moves, events and fields. No pygame.

A game can provide better ones: `<game>.move.<Move>`, `.move_help.<Move>`, `.log.<Event>`, `.field.<field>`,
`.piece.<value>`, and `.<field>.<value>` where that is said otherwise.
"""

from collections.abc import Callable, Iterator

import msgspec

from game.core.contract import Event, Move
from game.engine.text.translations import Texts, capitalised, readable

SEATS = frozenset({"seat", "active", "player", "to_move", "winner"})
"""Fields with these names hold a seat, and are shown as the player's name."""


class PlainWords:
    """Describes one game using only the values that it hands over."""

    def __init__(self, texts: Texts, game: str, player: Callable[[int], str]) -> None:
        """`player` gives the name of a seat."""
        self._texts = texts
        self._game = game
        self._player = player

    def move(self, move: Move) -> str:
        """The label of a button: `Lay 3`."""
        return self._own("move", move) or " ".join([readable(type(move).__name__), *self._values(move)])

    def help(self, move: Move) -> str | None:
        """Explain a move: with its text, or else the docstring of its class."""
        key = self._key("move_help", type(move).__name__)
        if self._texts.has(key):
            return self._texts.say(key)
        said = vars(type(move)).get("__doc__")
        return " ".join(said.split()) if said else None

    def event(self, event: Event) -> str:
        """A log line: `Anna: laid 3`. What this seat may not see is left out."""
        told = self._own("log", event)
        if told:
            return told
        seat = seat_of(event)
        words = " ".join([readable(type(event).__name__), *self._values(event, leave="seat")])
        return f"{self._player(seat)}: {words[:1].lower()}{words[1:]}" if seat is not None else words

    def field(self, name: str) -> str:
        """The name of a part of the picture."""
        key = self._key("field", name)
        return self._texts.say(key) if self._texts.has(key) else readable(name)

    def value(self, value: object, field: str = "", *, piece: bool = True) -> str:
        """A `piece`, a number or any other value of a field; empty if it is hidden."""
        if value is None:
            return ""
        if isinstance(value, bool):
            return self._texts.say("table.plain.yes" if value else "table.plain.no")
        if isinstance(value, int) and field in SEATS:
            return self._player(value) if value >= 0 else ""
        for part in (field, "piece" if piece else ""):
            key = self._key(part, str(value))
            if part and self._texts.has(key):
                return self._texts.say(key)
        if isinstance(value, float):
            return f"{value:g}"
        if isinstance(value, msgspec.Struct):
            return " ".join([readable(type(value).__name__), *self._values(value)])
        if isinstance(value, tuple | list | set | frozenset):
            return ", ".join(self.value(part) or "?" for part in value)
        return capitalised(str(value).replace("_", " "))

    def _values(self, told: msgspec.Struct, leave: str = "") -> Iterator[str]:
        """The plain values of a move or an event; of its booleans only the true ones, by name."""
        for name, value in msgspec.structs.asdict(told).items():
            if name == leave or value is None or value is False or isinstance(value, msgspec.Struct):
                continue
            yield readable(name).lower() if value is True else self.value(value, name)

    def _own(self, part: str, told: msgspec.Struct) -> str | None:
        key = self._key(part, type(told).__name__)
        if not self._texts.has(key):
            return None
        values = {name: self.value(value, name) for name, value in msgspec.structs.asdict(told).items()}
        return self._texts.say(key, **values)

    def _key(self, *parts: str) -> str:
        return ".".join((self._game, *parts))


def seat_of(event: Event) -> int | None:
    """The seat that an event belongs to, if it names one."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) and seat >= 0 else None
