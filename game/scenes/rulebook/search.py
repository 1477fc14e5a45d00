"""Finds words in texts as people type them: without capitals and accents. No pygame."""

import unicodedata
from typing import NamedTuple

_ALIKE = {"œ": "oe", "æ": "ae", "\N{RIGHT SINGLE QUOTATION MARK}": "'"}
"""What people type for characters that Unicode does not decompose."""


class Span(NamedTuple):
    """A part of a text: the index of its first character and the one after its last."""

    start: int
    end: int


def spans(query: str, text: str) -> list[Span]:
    """Return where any word of the query occurs in the text, in order, with adjacent and overlapping spans merged."""
    words = _words(query)
    if not words:
        return []
    plain, origins = _folded(text)
    found: list[Span] = []
    for word in words:
        at = plain.find(word)
        while at >= 0:
            found.append(Span(origins[at], origins[at + len(word) - 1] + 1))
            at = plain.find(word, at + len(word))
    merged: list[Span] = []
    for span in sorted(found):
        if merged and span.start < merged[-1].end:
            merged[-1] = Span(merged[-1].start, max(merged[-1].end, span.end))
        else:
            merged.append(span)
    return merged


def has_all(query: str, text: str) -> bool:
    """Return whether every word of the query occurs in the text."""
    words = _words(query)
    if not words:
        return True
    plain, _ = _folded(text)
    return all(word in plain for word in words)


def _words(query: str) -> list[str]:
    return _folded(query)[0].split()


def _folded(text: str) -> tuple[str, list[int]]:
    """Return the text normalised for comparison and, for each of its characters, the original index."""
    letters: list[str] = []
    origins: list[int] = []
    for place, letter in enumerate(text):
        for part in unicodedata.normalize("NFKD", _ALIKE.get(letter.lower(), letter)).casefold():
            if not unicodedata.combining(part):
                letters.append(part)
                origins.append(place)
    return "".join(letters), origins
