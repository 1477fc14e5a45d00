"""Every text the player reads, by key, in the chosen language."""

import logging
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from game.engine.text.text_files import LANGUAGES, Entry, Noun, Plural, Table, TextsError

_VOWELS = frozenset("aeiouyhœæ")
_NAME_PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+")

_log = logging.getLogger(__name__)


class Said(str):
    """Text that remembers its key and values, so that it can be inflected, and translated again later."""

    __slots__ = ("key", "language", "values")
    key: str
    values: Mapping[str, object]
    language: str

    @classmethod
    def of(cls, text: str, key: str, values: Mapping[str, object], language: str) -> "Said":
        """The text for a key with these values in a language."""
        said = cls(text)
        said.key, said.values, said.language = key, values, language
        return said


class Texts:
    """The texts of one language, with English as the fallback."""

    def __init__(self, tables: Mapping[str, Table], language: str = LANGUAGES[0]) -> None:
        """`tables` maps a language to its entries by key; see `load_tables`."""
        self.tables = tables
        self.language = language if language in tables else LANGUAGES[0]
        self._reported: set[str] = set()

    @property
    def available(self) -> tuple[str, ...]:
        """The available languages, in their fixed order."""
        return tuple(language for language in LANGUAGES if language in self.tables)

    def own_name(self, language: str) -> str:
        """A language's own name."""
        return str(self.tables[language]["language.name"])

    def choose(self, language: str) -> None:
        """Switch to another language."""
        if language not in self.tables:
            raise TextsError(f"There are no texts in the language '{language}'.")
        self.language = language

    def has(self, key: str) -> bool:
        """Whether there is a text for that key, at least in English."""
        return key in self.tables[self.language] or key in self.tables[LANGUAGES[0]]

    def say(self, key: str, **values: object) -> str:
        """The text for a key, with `{name}` filled from `values`; `count` also selects singular or plural.

        `{name:many}` asks for a form of the word, see `form`; a list is joined with commas. A missing key falls back to
        English; if even that is missing the key itself is shown and logged once: a strange word on a button is better
        than a crash. The key is shown as is and never filled in, because a part of it may come from a file.
        """
        found = self._find(key)
        if found is None:
            return key
        language, entry = found
        if isinstance(entry, Noun):
            return Said.of(entry.base, key, values, self.language)
        if isinstance(entry, Plural):
            entry = entry.one if self._is_singular(language, values.get("count")) else entry.other
        try:
            return Said.of(entry.format_map(_Values(values, self)), key, values, self.language)
        except (ValueError, LookupError, AttributeError, TypeError) as error:
            self._report(key, "the text for '%s' in '%s' cannot be filled in: %s", key, language, error)
            return entry

    def say_either(self, key: str, other: str, **values: object) -> str:
        """The words for a key, or those for another one where there are none: a game need not say everything."""
        return self.say(key if self.has(key) else other, **values)

    def again(self, text: str) -> str:
        """A text that was made in any language, now in the chosen one; other strings are returned as they are."""
        if not isinstance(text, Said) or text.language == self.language:
            return text
        return self.say(text.key, **{name: self._value_again(value) for name, value in text.values.items()})

    def form(self, word: str, form: str) -> str:
        """A word in an inflected form: the word's own, else by the language's rule.

        The rule is the text `form.<form>`, such as "de {word}"; before a vowel `form.<form>_vowel` if there is one.
        """
        found = self._find(word.key) if isinstance(word, Said) else None
        if found is not None and isinstance(found[1], Noun) and form in found[1].forms:
            return found[1].forms[form]
        vowel = f"form.{form}_vowel"
        if vowel in self.tables[self.language] and unicodedata.normalize("NFD", word)[:1].lower() in _VOWELS:
            return self.say(vowel, word=word)
        rule = f"form.{form}"
        return self.say(rule, word=word) if self._find(rule) is not None else word

    def _is_singular(self, language: str, count: object) -> bool:
        return count == 1 or (count == 0 and self.tables[language].get("number.zero") == "one")

    def _value_again(self, value: object) -> object:
        if isinstance(value, list | tuple):
            return [self._value_again(part) for part in value]
        return self.again(value) if isinstance(value, str) else value

    def _find(self, key: str) -> tuple[str, Entry] | None:
        for language in (self.language, LANGUAGES[0]):
            entry = self.tables[language].get(key)
            if entry is not None:
                return language, entry
            self._report(key, "no text for '%.99s' in '%s'", key, language)
        return None

    def _report(self, key: str, message: str, *values: object) -> None:
        """Log a problem with a text, once."""
        if key not in self._reported:
            self._reported.add(key)
            _log.warning(message, *values)


class _Values(Mapping[str, object]):
    """The values of a text; a missing one stays visible as its name instead of raising an error."""

    def __init__(self, values: Mapping[str, object], texts: Texts) -> None:
        self._values = values
        self._texts = texts

    def __getitem__(self, name: str) -> object:
        if name not in self._values:
            _log.warning("a text was said without '%s'", name)
            return f"{{{name}}}"
        value = self._values[name]
        return _Word(value, self._texts) if isinstance(value, str | list | tuple) else value

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


class _Word:
    """A textual value: inflected as the text asks; in a list no entry is broken across lines."""

    def __init__(self, value: str | Sequence[object], texts: Texts) -> None:
        self._value = value
        self._texts = texts

    def __format__(self, form: str) -> str:
        if not isinstance(self._value, str):
            return ", ".join(str(part).replace(" ", "\N{NO-BREAK SPACE}") for part in self._value)
        return self._texts.form(self._value, form) if form else self._value


def readable(name: str) -> str:
    """A name from the source as words: `FirstPlayer` and `first_player` are `First player`."""
    return " ".join(_NAME_PARTS.findall(name)).capitalize()


def capitalised(words: str) -> str:
    """Text with a capital, as at the start of a heading or a sentence."""
    return words[:1].upper() + words[1:]
