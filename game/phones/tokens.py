"""Tokens that nobody can guess, and a short word that people can type."""

import hmac
import secrets
import unicodedata

_CONSONANTS = "bdghjkmnprstyz"
_VOWELS = "aeiou"
_SYLLABLES = 4
"""70 syllables to the power of 4: 24.5 bits."""


def new_token() -> str:
    """128 random bits, fit for an address."""
    return secrets.token_urlsafe(16)


def new_word() -> str:
    """A word that can be read out and typed in any of the languages: `kumotari`."""
    return "".join(secrets.choice(_CONSONANTS) + secrets.choice(_VOWELS) for _ in range(_SYLLABLES))


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal; takes as long for a near miss as for any other."""
    return hmac.compare_digest(one.encode(), other.encode())


def typed(word: str) -> str:
    """A word as it was meant: without case, spaces and hyphens."""
    return "".join(letter for letter in word.casefold() if letter.isalpha())


def clean_name(name: str, longest: int) -> str:
    """A name fit to be shown: on one line, without invisible or text-reversing characters, and not too long."""
    visible = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", name))
    plain = "".join(letter for letter in visible if unicodedata.category(letter)[0] != "C")
    return " ".join(plain.split())[:longest].strip()
