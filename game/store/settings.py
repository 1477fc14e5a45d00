"""What the player has chosen, in one readable file that may be missing, broken or from a later version."""

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from game.core.refusal import Refusal, refuse
from game.store.files import FileTooLarge, read_bounded, set_aside, write_safely

FORMAT = 1
_MOST_BYTES = 256 * 1024

_log = logging.getLogger(__name__)

Chosen = TypeVar("Chosen", bound=msgspec.Struct)


class SettingsFile(Generic[Chosen]):
    """Reads and writes the fields of a struct, each for itself: one bad value costs nothing but that value."""

    def __init__(self, path: Path, kind: type[Chosen]) -> None:
        """`kind` is a struct whose fields all have defaults; there may be no file yet."""
        self._path = path
        self._kind = kind
        self._written: dict[str, object] = {}
        """What was found in the file, also what this version does not know."""
        self._untouchable = False
        self._borrowed: dict[str, object] = {}
        self.problems: list[Refusal] = []
        """What the player should be told about the file: text keys with values."""

    def read(self) -> Chosen:
        """What the file says; defaults where it says nothing that makes sense."""
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
                if not later:  # who goes back to this version finds their choice again later
                    del self._written[field.name]
                    self.problems.append(refuse("settings.trouble.value", name=field.name))
        return self._kind(**values)

    def borrow(self, chosen: Chosen, wishes: Mapping[str, object]) -> None:
        """Take these values for this time only: they are not written as long as they stay what they are."""
        for name, value in wishes.items():
            self._borrowed[name] = value
            setattr(chosen, name, value)

    def write(self, chosen: Chosen) -> bool:
        """Write every field, and what a later version had written; whether that worked."""
        if self._untouchable:
            return False
        written = self._written | {"format": max(FORMAT, self._format())}
        usual = self._kind()
        for field in msgspec.structs.fields(self._kind):
            value = getattr(chosen, field.name)
            if field.name in self._borrowed and self._borrowed[field.name] == value:
                continue
            # A value that only a later version understands stays until the player chooses another.
            if field.name not in written or value != self._understood(field, getattr(usual, field.name)):
                written[field.name] = value
        try:
            write_safely(self._path, msgspec.json.format(msgspec.json.encode(written), indent=1))
        except OSError as error:
            _log.warning("the settings cannot be written: %s", error.strerror)
            return False
        self._written = written
        return True

    def _understood(self, field: msgspec.structs.FieldInfo, usual: object) -> object:
        """What this version makes of what is written."""
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
        except (FileTooLarge, msgspec.MsgspecError, ValueError, RecursionError) as error:
            _log.warning("the settings cannot be understood: %s", error)
            return self._give_up()
        except OSError as error:
            _log.warning("the settings cannot be read: %s", error.strerror)
            self._untouchable = True
            self.problems.append(refuse("settings.trouble.unreadable", file=self._path.name))
            return {}

    def _give_up(self) -> dict[str, object]:
        """Keep a broken file under another name; if not even that works, leave it alone."""
        try:
            aside = set_aside(self._path)
        except OSError as error:
            _log.warning("the settings cannot be set aside: %s", error.strerror)
            self._untouchable = True
            self.problems.append(refuse("settings.trouble.unreadable", file=self._path.name))
        else:
            self.problems.append(refuse("settings.trouble.broken", file=aside.name))
        return {}
