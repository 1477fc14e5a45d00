"""Every word the player reads, by key, in the language they chose."""

import logging
import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

LANGUAGES = ("en", "fr", "de", "nl")
"""What ships; the first is what all others fall back on."""

_ZERO_IS_SINGULAR = {"fr"}
_LOOSE = re.compile(r" (?=[:;!?»%…])|(?<=«) ")

_log = logging.getLogger(__name__)


class TextsError(Exception):
    """A file of texts is missing, unreadable or says one thing twice."""


class Plural(NamedTuple):
    """A text whose words depend on how many there are."""

    one: str
    other: str


Entry = str | Plural
Table = Mapping[str, Entry]


class Texts:
    """The words of one language, with English behind it."""

    def __init__(self, tables: Mapping[str, Table], language: str = LANGUAGES[0]) -> None:
        """`tables` maps a language to its entries by key; see `load_tables`."""
        self.tables = tables
        self.language = language if language in tables else LANGUAGES[0]
        self._reported: set[str] = set()

    @property
    def available(self) -> tuple[str, ...]:
        """The languages there are, in their fixed order."""
        return tuple(language for language in LANGUAGES if language in self.tables)

    def choose(self, language: str) -> None:
        """Speak another language from now on."""
        if language not in self.tables:
            raise TextsError(f"There are no texts in the language '{language}'.")
        self.language = language

    def has(self, key: str) -> bool:
        """Whether there are words for that key, at least in English."""
        return key in self.tables[self.language] or key in self.tables[LANGUAGES[0]]

    def say(self, key: str, **values: object) -> str:
        """The words for a key, with `{name}` filled from `values`; `count` also picks one or many.

        A missing key falls back to English; if even that is missing the key itself is shown and logged once:
        a strange word on a button is better than no game.
        """
        language, entry = self._find(key)
        if isinstance(entry, Plural):
            entry = entry.one if _is_singular(language, values.get("count")) else entry.other
        return entry.format_map(_Values(values))

    def _find(self, key: str) -> tuple[str, Entry]:
        for language in (self.language, LANGUAGES[0]):
            entry = self.tables[language].get(key)
            if entry is not None:
                return language, entry
            if key not in self._reported:
                self._reported.add(key)
                _log.warning("no text for '%s' in '%s'", key, language)
        return self.language, key


class _Values(dict[str, object]):
    """What fills a text; a value nobody gave stays visible as its name instead of ending the game."""

    def __missing__(self, name: str) -> str:
        _log.warning("a text was said without '%s'", name)
        return f"{{{name}}}"


def _is_singular(language: str, count: object) -> bool:
    return count == 1 or (count == 0 and language in _ZERO_IS_SINGULAR)


class _Words(Mapping[str, Entry]):
    """The words of one language: `<folder>/<language>.toml` at once, `<folder>/<part>/<language>.toml` when needed.

    A part holds the keys that name it first or second, such as `settings.` or `taisen.book.`. What is read at once
    delays the first picture, so that is no more than the title says.
    """

    def __init__(self, folders: Iterable[Path], language: str) -> None:
        self._known: dict[str, Entry] = {}
        self._parts: dict[str, list[Path]] = {}
        for folder in folders:
            _read_into(self._known, folder / f"{language}.toml")
            for path in sorted(folder.glob(f"*/{language}.toml")):
                self._parts.setdefault(path.parent.name, []).append(path)

    def __getitem__(self, key: str) -> Entry:
        if key not in self._known:
            for name in key.split(".")[:2]:
                self._read_part(name)
        return self._known[key]

    def __iter__(self) -> Iterator[str]:
        for name in tuple(self._parts):
            self._read_part(name)
        return iter(self._known)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _read_part(self, name: str) -> None:
        for path in self._parts.pop(name, ()):
            _read_into(self._known, path)


class Tables(Mapping[str, Table]):
    """The words of every language; a language is read when its words are first asked for."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._folders = tuple(folders)
        self._read: dict[str, Table] = {}

    def __getitem__(self, language: str) -> Table:
        if language not in LANGUAGES:
            raise KeyError(language)
        if language not in self._read:
            self._read[language] = _Words(self._folders, language)
        return self._read[language]

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)

    def __contains__(self, language: object) -> bool:
        return language in LANGUAGES


def load_tables(folders: Iterable[Path]) -> dict[str, Table]:
    """All words of all languages at once: `<language>.toml` from every folder and its parts."""
    return {language: dict(table) for language, table in Tables(folders).items()}


def _read_into(table: dict[str, Entry], path: Path) -> None:
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise TextsError(f"The texts in {path} cannot be read: {error}") from error
    for key, entry in _flatten(data, path):
        if key in table:
            raise TextsError(f"{path} says '{key}' although another file already does.")
        table[key] = entry


def _flatten(data: Mapping[str, object], path: Path, prefix: str = "") -> Iterable[tuple[str, Entry]]:
    for name, value in data.items():
        key = prefix + name
        if isinstance(value, str):
            yield key, _glued(value)
        elif isinstance(value, dict) and set(value) == {"one", "other"}:
            yield key, Plural(_glued(value["one"]), _glued(value["other"]))
        elif isinstance(value, dict):
            yield from _flatten(value, path, key + ".")
        else:
            raise TextsError(f"In {path}, '{key}' is neither a text nor a table.")


def _glued(text: str) -> str:
    """The text with unbreakable spaces where French puts one before a mark: no line may begin with it."""
    return _LOOSE.sub("\N{NO-BREAK SPACE}", text)


def system_language(
    preferred: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
    available: Sequence[str] = LANGUAGES,
) -> str:
    """The first language we have among those the system asks for, else English.

    `preferred` are names such as "de" or "de_AT" from the window system, which may well be none; the usual
    environment variables come after them.
    """
    environment = os.environ if environment is None else environment
    asked = list(preferred)
    asked += environment.get("LANGUAGE", "").split(":")
    asked += [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for name in asked:
        language = name.replace("-", "_").split("_")[0].split(".")[0].lower()
        if language in available:
            return language
    return LANGUAGES[0]
