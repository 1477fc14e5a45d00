"""Every word in every language, none too many: what the source says must exist, what exists must be said."""

import ast
import re
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from string import Formatter

import pytest

from game.engine.texts import LANGUAGES, Entry, Plural, Table, load_tables
from game.paths import PACKAGE, assets

GAME_FOLDERS = sorted({path.parent for path in PACKAGE.glob("games/*/texts/en.toml")})
PARTS = sorted({path.parent for path in PACKAGE.glob("**/texts/*/*.toml")})
FOLDERS = [PACKAGE / "texts", *GAME_FOLDERS]
SOUNDS = {
    f"{part}.{name}"
    for part, names in tomllib.loads((assets() / "sound" / "sounds.toml").read_text("utf-8")).items()
    for name in names
}
"""Names of the same shape that are heard, not read."""

KEY = re.compile(r"[a-z_]+(\.[A-Za-z0-9_]*[A-Za-z0-9])+")
FILES = (".tmx", ".toml", ".json", ".svg", ".png", ".ogg", ".wav")
PREFIX = re.compile(r"[a-z_]+(\.[A-Za-z0-9_]+)*\.[A-Za-z0-9_]*")


def placeholders(entry: Entry) -> set[str]:
    forms = entry if isinstance(entry, Plural) else (entry,)
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name is not None}


def differences(tables: dict[str, Table]) -> list[str]:
    """What one language says and another does not, or says with other values or no plural."""
    english = tables["en"]
    found: list[str] = []
    for language, table in tables.items():
        found += [f"{language} lacks {key}" for key in sorted(english.keys() - table.keys())]
        found += [f"only {language} has {key}" for key in sorted(table.keys() - english.keys())]
        for key in sorted(english.keys() & table.keys()):
            if type(table[key]) is not type(english[key]):
                found.append(f"{language}: {key} has a plural in one language only")
            # A singular may leave the number out: "a ninja" for "{count} ninjas".
            elif placeholders(table[key]) - {"count"} != placeholders(english[key]) - {"count"}:
                found.append(f"{language}: {key} has other values than in English")
            if not all(table[key] if isinstance(table[key], Plural) else [table[key]]):
                found.append(f"{language}: {key} is empty")
    return found


def spoken(source: str, games: Sequence[str], game: str | None = None) -> tuple[set[str], set[str]]:
    """The keys that a source text names whole, and the beginnings of those it puts together.

    Put together are `f"level.{name}"`; `f"{game}.option.{name}"`, which stands for every game; and the values of
    a game's refusals: `refuse("taisen.refused.spent", die=die)` also says `taisen.die.<value>`.
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


def unused(keys: Iterable[str], whole: set[str], begun: set[str]) -> list[str]:
    return sorted(key for key in keys if key not in whole and not key.startswith(tuple(begun) or ("\0",)))


def missing(keys: Iterable[str], whole: set[str]) -> list[str]:
    """Keys that the source names in an area that has words, but not these."""
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
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).parts
        found = spoken(path.read_text("utf-8"), games, parts[1] if parts[0] == "games" else None)
        whole |= found[0]
        begun |= found[1]
    return whole, begun


def test_all_languages_say_the_same_things(tables: dict[str, Table]) -> None:
    assert set(tables) == set(LANGUAGES)
    assert differences(tables) == []


def test_every_word_is_said_somewhere(tables: dict[str, Table], source: tuple[set[str], set[str]]) -> None:
    assert unused(tables["en"], *source) == []


def test_every_word_that_is_said_exists(tables: dict[str, Table], source: tuple[set[str], set[str]]) -> None:
    assert missing(tables["en"], source[0] - SOUNDS) == []


@pytest.mark.parametrize("folder", GAME_FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_games_keys_begin_with_its_name(folder: Path) -> None:
    areas = {key.split(".")[0] for key in load_tables([folder])["en"]}
    assert areas == {folder.parent.name}


@pytest.mark.parametrize("folder", PARTS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_the_keys_of_a_part_name_it_first_or_second(folder: Path) -> None:
    """A part is read when a key that names it is asked for: others would never be found."""
    for language in LANGUAGES:
        data = tomllib.loads((folder / f"{language}.toml").read_text("utf-8"))
        assert set(data) == {folder.name} or all(set(area) == {folder.name} for area in data.values())


def test_the_checks_themselves_find_planted_faults() -> None:
    good: dict[str, Entry] = {"a.x": "X {n}", "a.y": Plural("one", "{count}")}
    assert differences({"en": good, "fr": dict(good)}) == []
    assert differences({"en": good, "fr": {"a.x": "X {n}"}}) == ["fr lacks a.y"]
    assert differences({"en": good, "fr": {**good, "a.z": "Z"}}) == ["only fr has a.z"]
    assert differences({"en": good, "fr": {**good, "a.x": "X {m}"}}) == ["fr: a.x has other values than in English"]
    assert differences({"en": good, "fr": {**good, "a.y": "3"}}) == ["fr: a.y has a plural in one language only"]
    assert differences({"en": {"a.x": "X"}, "fr": {"a.x": ""}}) == ["fr: a.x is empty"]
    assert spoken('say("a.x")', []) == ({"a.x"}, set())
    assert spoken('say(f"level.{name}")', ["go"]) == (set(), {"level."})
    assert spoken('say(f"{game}.{name}.{value}")', ["go"]) == (set(), set())
    assert spoken('say(f"{game}.option.{name}")', ["go", "tag"]) == (set(), {"go.option.", "tag.option."})
    assert spoken('say(f"{game}.blurb")', ["go"]) == (set(), {"go.blurb"})
    assert spoken('refuse("go.no", die=die)', ["go"], "go") == ({"go.no"}, {"go.die."})
    whole, begun = {"a.x"}, {"level."}
    assert unused(["a.x", "a.y", "level.one"], whole, begun) == ["a.y"]
    assert unused(["a.x"], set(), set()) == ["a.x"]
    assert missing(["a.x"], {"a.x", "a.w", "a.tmx", "zone.left"}) == ["a.w"]
