"""The player's settings in one readable file that may be missing, broken or from a newer version."""

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from game.core.refusal import Refusal, refuse
from game.regular_files import NotAFile
from game.store.files import FileTooLarge, MakeRoom, read_bounded, set_aside, write_safely

FORMAT = 1
_MOST_BYTES = 256 * 1024

_log = logging.getLogger(__name__)

Chosen = TypeVar("Chosen", bound=msgspec.Struct)


class SettingsFile(Generic[Chosen]):
    """Reads and writes the fields of a struct separately: a bad value affects no other."""

    def __init__(self, path: Path, kind: type[Chosen], make_room: MakeRoom | None = None) -> None:
        """`kind` is a struct whose fields all have defaults; there may be no file yet.

        `make_room` is called when the disk is full.
        """
        self._path = path
        self._make_room = make_room
        self._kind = kind
        self._written: dict[str, object] = {}
        """What the file contained, including what this version does not know."""
        self._untouchable = False
        self._borrowed: dict[str, object] = {}
        self.problems: list[Refusal] = []
        """Problems with the file that the player should see: text keys with values."""

    def read(self) -> Chosen:
        """The settings in the file, with defaults for everything missing or invalid."""
        self._written = self._found()
        later = self._format() > FORMAT
        values: dict[str, object] = {}
        for field in msgspec.structs.fields(self._kind):
            if field.name not in self._written:
                continue
            try:
                values[field.name] = msgspec.convert(self._written[field.name], field.type)
            except msgspec.ValidationError as error:
                _log.warning("the setting %s is not understood: %s", field.name, error)
                if not later:  # a newer version that is started again finds its value
                    del self._written[field.name]
                    self.problems.append(refuse("settings.trouble.value", name=field.name))
        return self._kind(**values)

    def borrow(self, chosen: Chosen, values: Mapping[str, object]) -> None:
        """Use these values for this run only: they are not written unless they change."""
        for name, value in values.items():
            self._borrowed[name] = value
            setattr(chosen, name, value)

    def write(self, chosen: Chosen) -> bool:
        """Write every field, and what a newer version had written; returns whether that worked."""
        if self._untouchable:
            return False
        written = self._written | {"format": max(FORMAT, self._format())}
        usual = self._kind()
        for field in msgspec.structs.fields(self._kind):
            value = getattr(chosen, field.name)
            if field.name in self._borrowed and self._borrowed[field.name] == value:
                continue
            # A value that only a newer version understands stays until the player chooses another.
            if field.name not in written or value != self._understood(field, getattr(usual, field.name)):
                written[field.name] = value
        try:
            write_safely(self._path, msgspec.json.format(msgspec.json.encode(written), indent=1), self._make_room)
        except OSError as error:
            _log.warning("the settings cannot be written: %s", error.strerror)
            return False
        self._written = written
        return True

    def _understood(self, field: msgspec.structs.FieldInfo, usual: object) -> object:
        """What this version makes of the stored value."""
        try:
            return msgspec.convert(self._written[field.name], field.type)
        except msgspec.ValidationError:
            return usual

    def _format(self) -> int:
        found = self._written.get("format")
        return found if isinstance(found, int) else FORMAT

    def _found(self) -> dict[str, object]:
        try:
            return msgspec.json.decode(read_bounded(self._path, _MOST_BYTES), type=dict[str, object])
        except FileNotFoundError:
            return {}
        except (FileTooLarge, NotAFile, msgspec.MsgspecError, ValueError, RecursionError) as error:
            _log.warning("the settings cannot be understood: %s", error)
            return self._give_up()
        except OSError as error:
            _log.warning("the settings cannot be read: %s", error.strerror)
            self._untouchable = True
            self.problems.append(refuse("settings.trouble.unreadable", file=self._path.name))
            return {}

    def _give_up(self) -> dict[str, object]:
        """Rename a broken file; if that fails too, leave it alone."""
        try:
            aside = set_aside(self._path)
        except OSError as error:
            _log.warning("the settings cannot be set aside: %s", error.strerror)
            self._untouchable = True
            self.problems.append(refuse("settings.trouble.unreadable", file=self._path.name))
        else:
            self.problems.append(refuse("settings.trouble.broken", file=aside.name))
        return {}
