"""How a match number is written for people.

A drawn number has 64 bits and is written as 13 letters and digits. Digits alone are always a decimal number, as all
numbers were in earlier versions: a drawn number is one whose 13 characters include a letter.
"""

from typing import Final

BITS: Final = 64
SIGNS: Final = 13
"""Five bits each."""

LOWEST, HIGHEST = -(1 << 63), (1 << BITS) - 1
"""The range that fits into a save. Negative numbers can only come from the command line."""

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: without I, L and O, which look like digits, and without U."""

_LOOKALIKES: Final = str.maketrans("OIL", "011", " -")
_MOST_DIGITS: Final = 100
"""Python refuses to parse very long numbers."""

_SMALLEST_DRAWN: Final = 10**12
"""Numbers typed into earlier versions had at most twelve digits; they are still written in decimal."""


def drawable(number: int) -> bool:
    """Whether a match may draw this number: its 13 characters cannot be read as a decimal number."""
    return _SMALLEST_DRAWN <= number <= HIGHEST and not _signs(number).isdecimal()


def number_text(number: int) -> str:
    """A match number as people read it and type it."""
    return _signs(number) if drawable(number) else str(number)


def number_from(text: str) -> int | None:
    """The number that a player typed or pasted; None if it is not one.

    Lower-case letters, spaces and hyphens are accepted, and so is an O for a 0.
    """
    text = text.strip()
    if text.isascii() and text.isdecimal():
        number = int(text) if len(text) <= _MOST_DIGITS else None
    else:
        number = _from_signs(text.upper().translate(_LOOKALIKES))
    return number if number is not None and number <= HIGHEST else None


def number_begun(text: str) -> bool:
    """Whether the text typed so far can still become a number."""
    signs = text.strip().upper().translate(_LOOKALIKES)
    return len(signs) < SIGNS and set(signs) <= set(_ALPHABET)


def _signs(number: int) -> str:
    return "".join(_ALPHABET[number >> 5 * place & 31] for place in reversed(range(SIGNS)))


def _from_signs(signs: str) -> int | None:
    if len(signs) != SIGNS or not set(signs) <= set(_ALPHABET):
        return None
    return sum(_ALPHABET.index(sign) << 5 * place for place, sign in enumerate(reversed(signs)))
