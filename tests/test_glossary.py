"""One word for one thing: each language has a glossary, and no text uses a second word for a thing."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.text.text_files import GLOSSARY, LANGUAGES, Table, load_tables
from game.paths import PACKAGE
from tests.test_texts import FOLDERS, wordings

Glossary = dict[str, dict[str, Any]]

GLOSSARIES: dict[str, Glossary] = {
    path.parent.name: tomllib.loads(path.read_text("utf-8"))
    for path in sorted((PACKAGE / "texts").glob(f"*/{GLOSSARY}"))
}
FIELDS = {"means", "say", "not", "in", "except"}


@pytest.fixture(scope="module")
def tables() -> dict[str, Table]:
    return load_tables(FOLDERS)


def about(entry: dict[str, Any], table: Table) -> Iterator[tuple[str, str]]:
    """Keys and words of the texts that an entry covers; names of values are not words."""
    for key, value in table.items():
        if "in" not in entry or key.split(".")[0] in entry["in"]:
            yield key, re.sub(r"{.*?}", "", "\n".join(wordings(value)))


def second_words(glossary: Glossary, table: Table) -> list[str]:
    """Texts that call a listed thing by another name."""
    found = []
    for entry in glossary.values():
        other = re.compile(rf"(?<!\w)(?:{'|'.join(entry['not'])})(?!\w)", re.IGNORECASE)
        for key, words in about(entry, table):
            if key not in entry.get("except", ()) and (word := other.search(words)):
                found.append(f"{key}: '{word[0]}' instead of '{entry['say']}'")
    return found


def unheard(glossary: Glossary, table: Table) -> list[str]:
    """Entries whose word no text uses, or that exempt a text that needs no exemption."""
    found = []
    for name, entry in glossary.items():
        texts = dict(about(entry, table))
        if not any(entry["say"].lower() in words.lower() for words in texts.values()):
            found.append(f"nobody says '{entry['say']}'")
        found += [f"{name}: there is no {key}" for key in entry.get("except", ()) if key not in texts]
    return found


@pytest.mark.parametrize("language", GLOSSARIES)
def test_nothing_has_two_names(tables: dict[str, Table], language: str) -> None:
    assert second_words(GLOSSARIES[language], tables[language]) == []


@pytest.mark.parametrize("language", GLOSSARIES)
def test_every_entry_of_a_glossary_is_in_use(tables: dict[str, Table], language: str) -> None:
    assert unheard(GLOSSARIES[language], tables[language]) == []


def test_glossaries_are_of_languages_that_ship_and_explain_the_same_things() -> None:
    assert LANGUAGES[0] in GLOSSARIES
    for language, glossary in GLOSSARIES.items():
        assert language in LANGUAGES
        assert all({"means", "say", "not"} <= entry.keys() <= FIELDS for entry in glossary.values())
        assert GLOSSARIES["en"].keys() <= glossary.keys()


def test_the_check_itself_finds_planted_faults() -> None:
    glossary = {"square": {"means": "", "say": "square", "not": ["cells?"], "in": ["go"], "except": ["go.jail"]}}
    good = {"go.a": "A Square", "go.jail": "a cell", "chess.b": "a cell"}
    assert second_words(glossary, good) == unheard(glossary, good) == []
    assert second_words(glossary, {"go.b": "Two CELLS", "go.c": "cellar", "go.d": "{cell}"}) == [
        "go.b: 'CELLS' instead of 'square'"
    ]
    assert unheard(glossary, {"go.a": "nothing"}) == ["nobody says 'square'", "square: there is no go.jail"]
