"""Small values that a table remembers from match to match."""

from typing import Protocol


class KeyValueStore(Protocol):
    """Plain JSON data by name; the reader must check it, for the file may have been edited."""

    def read(self, name: str) -> object | None:
        """The value stored under that name, or None."""

    def write(self, name: str, data: object) -> bool:
        """Store a value; returns whether that worked."""

    def distrust(self, name: str) -> None:
        """Report that a stored value makes no sense: it is put aside before it is replaced."""


class MemoryStore:
    """Keeps values until the program ends."""

    def __init__(self) -> None:
        self._kept: dict[str, object] = {}

    def read(self, name: str) -> object | None:
        """The value stored under that name, or None."""
        return self._kept.get(name)

    def write(self, name: str, data: object) -> bool:
        """Store a value."""
        self._kept[name] = data
        return True

    def distrust(self, name: str) -> None:
        """Do nothing: only the program can have stored it, so it may be overwritten."""
