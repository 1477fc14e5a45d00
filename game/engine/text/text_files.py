"""Reads the files of texts: which languages there are, and what each says for a key."""

import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from game.paths import PACKAGE

START = "start.toml"
"""In the folder of each language: the texts of the title screen, and no more."""

GLOSSARY = "glossary.toml"
"""In the folder of each language: for translators; the game never reads it."""

_FIRST = "en"
LANGUAGES = (_FIRST, *sorted({path.parent.name for path in (PACKAGE / "texts").glob(f"*/{START}")} - {_FIRST}))
"""The languages that ship, found by their folders; the first is the fallback for all others."""

_LOOSE = re.compile(r" (?=[:;!?»%…])|(?<=«) ")


class TextsError(Exception):
    """A file of texts is missing, unreadable or defines a key twice."""


class Plural(NamedTuple):
    """A text that depends on a count."""

    one: str
    other: str


class Noun(NamedTuple):
    """A word with its own inflected forms: "Fox", many "Foxes"; "Carpe", de "de la Carpe"."""

    base: str
    forms: Mapping[str, str]


Entry = str | Plural | Noun
Table = Mapping[str, Entry]


class _Words(Mapping[str, Entry]):
    """The texts of one language: `<folder>/<language>/start.toml` at once, the files beside it on demand.

    A file holds the keys whose first or second part is its name, such as `settings.` or `taisen.book.`. What is read
    at once delays the first frame, so that is only what the title needs.
    """

    def __init__(self, folders: Iterable[Path], language: str) -> None:
        self._known: dict[str, Entry] = {}
        self._parts: dict[str, list[Path]] = {}
        for number, folder in enumerate(folders):
            if number and not (folder / language).is_dir():
                continue  # a game may do without words, or without those of a language; the program may not
            _read_into(self._known, folder / language / START)
            for path in sorted((folder / language).glob("*.toml")):
                if path.name not in (START, GLOSSARY):
                    self._parts.setdefault(path.stem, []).append(path)

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

    @property
    def loaded(self) -> frozenset[str]:
        """The keys that have been read so far."""
        return frozenset(self._known)

    def _read_part(self, name: str) -> None:
        for path in self._parts.pop(name, ()):
            _read_into(self._known, path)


class Tables(Mapping[str, Table]):
    """The texts of every language; a language is loaded on first use."""

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
    """All texts of all languages at once."""
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
        elif isinstance(value, dict) and set(value) == {"one", "other"} and _all_text(value):
            yield key, Plural(_glued(value["one"]), _glued(value["other"]))
        elif isinstance(value, dict) and "base" in value and _all_text(value):
            yield key, Noun(value["base"], {form: word for form, word in value.items() if form != "base"})
        elif isinstance(value, dict):
            yield from _flatten(value, path, key + ".")
        else:
            raise TextsError(f"In {path}, '{key}' is neither a text nor a table.")


def _all_text(table: Mapping[str, object]) -> bool:
    return all(isinstance(value, str) for value in table.values())


def _glued(text: str) -> str:
    """The text with non-breaking spaces before French punctuation, so that no line begins with it."""
    return _LOOSE.sub("\N{NO-BREAK SPACE}", text)


def system_language(
    preferred: Sequence[str] = (),
    environment: Mapping[str, str] | None = None,
    available: Sequence[str] = LANGUAGES,
) -> str:
    """The first available language among those the system asks for, else English.

    `preferred` are names such as "de" or "de_AT" from the window system, which may give none; the usual environment
    variables come after them.
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
