"""Every text in every language, and none too many: keys in the source must exist, and existing keys must be used."""

import ast
import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from string import Formatter

import pytest

from game.engine.text.text_files import GLOSSARY, LANGUAGES, START, Entry, Noun, Plural, Table, load_tables
from game.paths import PACKAGE, assets

GAME_FOLDERS = sorted({path.parents[1] for path in PACKAGE.glob("games/*/texts/en/start.toml")})
PARTS = sorted(path for path in PACKAGE.glob("**/texts/en/*.toml") if path.name not in (START, GLOSSARY))
FOLDERS = [PACKAGE / "texts", *GAME_FOLDERS]
SOUNDS = {
    f"{part}.{name}"
    for part, names in tomllib.loads((assets() / "sound" / "sounds.toml").read_text("utf-8")).items()
    for name in names
}
"""Names of the same form that are sounds, not texts."""

KEY = re.compile(r"[a-z_]+(\.[A-Za-z0-9_]*[A-Za-z0-9])+")
QUOTED = re.compile(r'"([^"]*)"')
FILES = (".tmx", ".toml", ".json", ".svg", ".png", ".ogg", ".wav")
PLAIN_PARTS = ("piece", "field", "move", "move_help", "log")
PREFIX = re.compile(r"[a-z_]+(\.[A-Za-z0-9_]+)*\.[A-Za-z0-9_]*")


def wordings(entry: Entry) -> list[str]:
    match entry:
        case Noun(base, forms):
            return [base, *forms.values()]
        case Plural():
            return list(entry)
    return [entry]


def placeholders(entry: Entry) -> set[str]:
    return {name for text in wordings(entry) for _, name, _, _ in Formatter().parse(text) if name is not None}


def forms_without_rule(table: Table) -> list[str]:
    """Forms that texts use or words list, but that the language has no rule for: names would be left out."""
    asked = {form for entry in table.values() for text in wordings(entry) for _, _, form, _ in Formatter().parse(text)}
    listed = {form for entry in table.values() if isinstance(entry, Noun) for form in entry.forms}
    return sorted(form for form in (asked | listed) - {None, ""} if f"form.{form}" not in table)


def differences(tables: dict[str, Table]) -> list[str]:
    """Texts that one language has and another lacks, or has with other values or without a plural."""
    english = {key: entry for key, entry in tables["en"].items() if not key.startswith("form.")}
    found: list[str] = []
    for language, whole in tables.items():
        table = {key: entry for key, entry in whole.items() if not key.startswith("form.")}  # each language has its own
        found += [f"{language} lacks {key}" for key in sorted(english.keys() - table.keys())]
        found += [f"only {language} has {key}" for key in sorted(table.keys() - english.keys())]
        for key in sorted(english.keys() & table.keys()):
            if isinstance(table[key], Plural) is not isinstance(english[key], Plural):
                found.append(f"{language}: {key} has a plural in one language only")
            # A singular may leave the number out: "a ninja" for "{count} ninjas".
            elif placeholders(table[key]) - {"count"} != placeholders(english[key]) - {"count"}:
                found.append(f"{language}: {key} has other values than in English")
            if not all(wordings(table[key])):
                found.append(f"{language}: {key} is empty")
    return found


def spoken(source: str, games: Sequence[str], game: str | None = None) -> tuple[set[str], set[str]]:
    """The keys that a source text contains whole, and the prefixes of those it builds.

    Built keys are `f"level.{name}"`; `f"{game}.option.{name}"`, which stands for every game; and the values of a game's
    refusals: `refuse("taisen.refused.spent", die=die)` also uses `taisen.die.<value>`.
    """
    whole: set[str] = set()
    begun: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if PREFIX.fullmatch(start):
                begun.add(start)
            case ast.JoinedStr(values=[ast.FormattedValue(), ast.Constant(value=str(rest)), *_]):
                if PREFIX.fullmatch("any" + rest) and rest != ".":
                    begun.update(name + rest for name in games)
            case ast.Call(func=ast.Name(id="refuse"), keywords=values) if game is not None:
                begun.update(f"{game}.{value.arg}." for value in values)
            case ast.Constant(value=str(text)) if KEY.fullmatch(text):
                whole.add(text)
    return whole, begun


def plainly_spoken(source: str, game: str) -> set[str]:
    """The prefixes of what a plain table says for a game that has no table of its own: see `PlainWords`."""
    assigned = [node.target for node in ast.walk(ast.parse(source)) if isinstance(node, ast.AnnAssign)]
    fields = {name.id for name in assigned if isinstance(name, ast.Name)}
    return {f"{game}.{part}." for part in (*PLAIN_PARTS, *fields)}


def unused(keys: Iterable[str], whole: set[str], begun: set[str]) -> list[str]:
    return sorted(key for key in keys if key not in whole and not key.startswith(tuple(begun) or ("\0",)))


def missing(keys: Iterable[str], whole: set[str]) -> list[str]:
    """Keys in the source that have no text, in areas that have texts."""
    keys = set(keys)
    areas = {key.rpartition(".")[0] for key in keys}
    return sorted(name for name in whole - keys if name.rpartition(".")[0] in areas and not name.endswith(FILES))


@pytest.fixture(scope="module")
def tables() -> dict[str, Table]:
    return load_tables(FOLDERS)


@pytest.fixture(scope="module")
def source() -> tuple[set[str], set[str]]:
    games = [folder.parent.name for folder in GAME_FOLDERS]
    whole: set[str] = set()
    begun: set[str] = set()
    for path in PACKAGE.glob("games/*/table/rulebook.toml"):
        whole |= {text for text in QUOTED.findall(path.read_text("utf-8")) if KEY.fullmatch(text)}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).parts
        found = spoken(path.read_text("utf-8"), games, parts[1] if parts[0] == "games" else None)
        whole |= found[0]
        begun |= found[1]
    for game in (folder.parent for folder in GAME_FOLDERS if not (folder.parent / "table").exists()):
        begun |= plainly_spoken((game / "__init__.py").read_text("utf-8"), game.name)
    return whole, begun


def test_all_languages_say_the_same_things(tables: dict[str, Table]) -> None:
    assert set(tables) == set(LANGUAGES)
    assert differences(tables) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_a_rule(tables: dict[str, Table], language: str) -> None:
    assert forms_without_rule(tables[language]) == []


def test_every_word_is_said_somewhere(tables: dict[str, Table], source: tuple[set[str], set[str]]) -> None:
    assert unused(tables["en"], *source) == []


def test_every_word_that_is_said_exists(tables: dict[str, Table], source: tuple[set[str], set[str]]) -> None:
    assert missing(tables["en"], source[0] - SOUNDS) == []


@pytest.mark.parametrize("folder", GAME_FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_games_keys_begin_with_its_name(folder: Path) -> None:
    areas = {key.split(".")[0] for key in load_tables([folder])["en"]}
    assert areas == {folder.parent.name}


@pytest.mark.parametrize("part", PARTS, ids=lambda part: str(part.relative_to(PACKAGE)))
def test_the_keys_of_a_part_name_it_first_or_second(part: Path) -> None:
    """A part is loaded when a key that names it is used: other keys would never be found."""
    for language in LANGUAGES:
        data = tomllib.loads((part.parents[1] / language / part.name).read_text("utf-8"))
        assert set(data) == {part.stem} or all(set(area) == {part.stem} for area in data.values())


def test_the_checks_themselves_find_planted_faults() -> None:
    good: dict[str, Entry] = {"a.x": "X {n}", "a.y": Plural("one", "{count}")}
    assert differences({"en": good, "fr": dict(good)}) == []
    assert differences({"en": good, "fr": {"a.x": "X {n}"}}) == ["fr lacks a.y"]
    assert differences({"en": good, "fr": {**good, "a.z": "Z"}}) == ["only fr has a.z"]
    assert differences({"en": good, "fr": {**good, "a.x": "X {m}"}}) == ["fr: a.x has other values than in English"]
    assert differences({"en": good, "fr": {**good, "a.y": "3"}}) == ["fr: a.y has a plural in one language only"]
    assert differences({"en": {"a.x": "X"}, "fr": {"a.x": ""}}) == ["fr: a.x is empty"]
    assert differences({"en": {"a.x": "X", "form.s": "s"}, "fr": {"a.x": Noun("X", {"y": "Y"})}}) == []
    assert forms_without_rule({"a.x": Noun("X", {"y": "Y"}), "a.z": "{n:z} {m}", "form.z": "{word}z"}) == ["y"]
    assert forms_without_rule({"a.z": Plural("{n}", "{n:z}")}) == ["z"]
    assert spoken('say("a.x")', []) == ({"a.x"}, set())
    assert spoken('say(f"level.{name}")', ["go"]) == (set(), {"level."})
    assert spoken('say(f"{game}.{name}.{value}")', ["go"]) == (set(), set())
    assert spoken('say(f"{game}.option.{name}")', ["go", "tag"]) == (set(), {"go.option.", "tag.option."})
    assert spoken('say(f"{game}.blurb")', ["go"]) == (set(), {"go.blurb"})
    assert spoken('refuse("go.no", die=die)', ["go"], "go") == ({"go.no"}, {"go.die."})
    assert "go.charms." in plainly_spoken("class State:\n    charms: list[int]", "go")
    whole, begun = {"a.x"}, {"level."}
    assert unused(["a.x", "a.y", "level.one"], whole, begun) == ["a.y"]
    assert unused(["a.x"], set(), set()) == ["a.x"]
    assert missing(["a.x"], {"a.x", "a.w", "a.tmx", "zone.left"}) == ["a.w"]
