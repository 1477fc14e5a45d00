"""A small file of the player's: read on first use, written after every change, never overwritten if it is damaged."""

from typing import Generic, Protocol, TypeVar

import msgspec

Contents = TypeVar("Contents", bound=msgspec.Struct)


class Store(Protocol):
    """Plain JSON data by name; the program's store implements it."""

    def read(self, name: str) -> object | None:
        """The value stored under that name, or None."""

    def write(self, name: str, data: object) -> bool:
        """Store a value; returns whether that worked."""

    def distrust(self, name: str) -> None:
        """Report that a stored value makes no sense."""


class KeptFile(Generic[Contents]):
    """One value of a given type in a store."""

    def __init__(self, store: Store, name: str, kind: type[Contents]) -> None:
        self._store = store
        self._name = name
        self._kind = kind
        self._read: Contents | None = None
        self._newer: dict[str, object] = {}
        """Fields of a newer version, which are written back as they were."""

    @property
    def contents(self) -> Contents:
        """What the file holds; an empty value if there is none, or it was not written by the game."""
        if self._read is None:
            data = self._store.read(self._name)
            try:
                self._read = self._kind() if data is None else msgspec.convert(data, type=self._kind)
            except msgspec.ValidationError:
                self._store.distrust(self._name)
                self._read = self._kind()
            else:
                if isinstance(data, dict):
                    self._newer = {name: data[name] for name in data.keys() - set(self._kind.__struct_fields__)}
        return self._read

    def write(self) -> bool:
        """Write the contents after a change; returns whether that worked."""
        contents = msgspec.to_builtins(self.contents)
        return self._store.write(self._name, {**self._newer, **contents})
