"""Small things that a table remembers from match to match."""

from typing import Protocol


class Keepsakes(Protocol):
    """Plain JSON data by name; whoever reads it must check it, for a file can be changed by anybody."""

    def read(self, name: str) -> object | None:
        """What was kept under that name, or None."""

    def write(self, name: str, data: object) -> bool:
        """Keep something; whether that worked."""

    def distrust(self, name: str) -> None:
        """What is kept under that name makes no sense: it is put aside before anything takes its place."""


class Pocket:
    """Keeps things until the program ends."""

    def __init__(self) -> None:
        self._kept: dict[str, object] = {}

    def read(self, name: str) -> object | None:
        """What was kept under that name, or None."""
        return self._kept.get(name)

    def write(self, name: str, data: object) -> bool:
        """Keep something."""
        self._kept[name] = data
        return True

    def distrust(self, name: str) -> None:
        """Nobody but the program can have put it here: it may be written over."""
