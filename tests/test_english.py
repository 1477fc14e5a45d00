"""The style of the English texts: they talk to the player as a person at the table would."""

import re

import pytest

from game.engine.text.text_files import Table, load_tables
from tests.test_texts import FOLDERS, wordings

HABITS = {
    r"who(m)?ever|whoever.s": "the player who; if you",
    r"shall": "will, or the plain present",
    r"anew|afresh": "again",
    r"by and by|meanwhile|merely|lest|thus": "plainer words",
    r"(at|to) the (left|right)(?! edge| end)": "on the left",
    r"need not|may not": "don't have to; can't",
    r"all the same": "anyway",
    r"neighbouring": "adjacent",
    r"with whom|on whom|from whom": "who with",
    r"good advice|what it is about|by hand(?!:)": "Tips; What it's about; Controls",
    r"of equals|between equals it|are equal rolls": "on a tie",
    r"nobody of|somebody of|everybody of": "none of",
    r"so many|as good as nothing": "that many",
    r"the one who": "the player who",
    r"the machine": "the computer",
    r"once more(?!, slowly)": "again",
}
"""Unidiomatic phrases, and what to write instead. Whole words, in any case."""

MARKS = {
    r"(?i), too\b(?! much)": "too, without a comma",
    r"^(Thinks|Waits|Decides)\b": "Thinking, Waiting, Deciding",
    r" \u2026|\.\.\.": "no space before an ellipsis, which is one sign",
    r"\w'\w| '|' ": "a curly apostrophe",
}

STIFF = r"cannot|(?:do|does|did|is|are|was|will|would|have|has|could) not|it is(?= \w)|there is|that is(?= \w)|you are"
SPOKEN = (".lesson.", ".tip.", ".hint.", ".refused.", ".prompt.")
"""Texts in spoken style: they use contractions."""

STIFF_ALLOWED = {
    "oboro.lesson.mission_kept",  # the art is: not being there
    "wataah.tip.final_hidden",  # nobody knows who it is
}


@pytest.fixture(scope="module")
def english() -> Table:
    return load_tables(FOLDERS)["en"]


def habits(table: Table) -> list[str]:
    """Texts with unidiomatic phrases, and what to write instead."""
    found = []
    patterns = {rf"(?i)(?<!\w)(?:{habit})(?!\w)": better for habit, better in HABITS.items()} | MARKS
    for key, entry in table.items():
        for words in wordings(entry):
            found += [
                f"{key}: {word[0]} ({better})" for old, better in patterns.items() if (word := re.search(old, words))
            ]
    return found


def stiff(table: Table) -> list[str]:
    """Texts in spoken style that lack contractions."""
    pattern = re.compile(rf"(?i)(?<!\w)(?:{STIFF})(?!\w)")
    spoken = {key: entry for key, entry in table.items() if any(part in f".{key}" for part in SPOKEN)}
    return [
        f"{key}: {word[0]}"
        for key, entry in spoken.items()
        if key not in STIFF_ALLOWED and (word := pattern.search("\n".join(wordings(entry))))
    ]


def test_no_text_has_an_old_habit(english: Table) -> None:
    assert habits(english) == []


def test_who_speaks_contracts(english: Table) -> None:
    assert stiff(english) == []


def test_the_checks_themselves_find_planted_faults() -> None:
    faults = {"a": "Whoever wins, wins", "b": "Wait ...", "c": "Thinks", "d": "You, too", "e": "He thinks too much"}
    assert [fault.split(":")[0] for fault in habits(faults)] == ["a", "b", "c", "d"]
    assert stiff({"go.tip.a": "You cannot", "go.book.a": "You cannot", "go.tip.b": "cannoth"}) == ["go.tip.a: cannot"]
