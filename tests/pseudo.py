"""A pseudo-language made from English: accents on every vowel, and everything 40 % longer.

Where it fits, a new language will fit too.
"""

import re

from game.engine.text.text_files import Entry, Noun, Plural, Table

PSEUDO = "pseudo"
LONGER = 0.4

_ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
_VOWEL = re.compile("[áéíóúÁÉÍÓÚ]")
_WORD = re.compile(r"({[^}]*})|([A-Za-z]+)")


def stretched(text: str) -> str:
    """The text in the pseudo-language: the same values, lines and markup, but longer words."""
    owed = 0.0

    def longer(found: re.Match[str]) -> str:
        nonlocal owed
        if found[1]:
            return found[1]
        word = found[2].translate(_ACCENTS)
        owed += LONGER * len(word)
        more, owed = int(owed), owed % 1
        vowel = _VOWEL.search(word)
        at = vowel.end() if vowel else len(word)
        return word[:at] + (word[at - 1].lower() * more) + word[at:]

    return _WORD.sub(longer, text)


def pseudo(english: Table) -> Table:
    """All of English, stretched."""
    return {key: _entry(entry) for key, entry in english.items()}


def _entry(entry: Entry) -> Entry:
    match entry:
        case Plural(one, other):
            return Plural(stretched(one), stretched(other))
        case Noun(base, forms):
            return Noun(stretched(base), {form: stretched(word) for form, word in forms.items()})
    return stretched(entry)
