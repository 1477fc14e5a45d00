"""Words by key: filling, plurals, falling back, finding the player's language."""

from pathlib import Path

import pytest

from game.engine.texts import LANGUAGES, Plural, Tables, Texts, TextsError, load_tables, system_language

TABLES = {
    "en": {
        "deal": "Deal",
        "hello": "Hello {name}",
        "cards": Plural("{count} card", "{count} cards"),
        "only": "x",
    },
    "fr": {"deal": "Donner", "cards": Plural("{count} carte", "{count} cartes")},
}


def test_words_are_found_and_filled() -> None:
    texts = Texts(TABLES)
    assert texts.say("deal") == "Deal"
    assert texts.say("hello", name="Aya") == "Hello Aya"


def test_the_count_decides_between_one_and_many() -> None:
    texts = Texts(TABLES)
    assert [texts.say("cards", count=count) for count in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    texts.choose("fr")
    assert [texts.say("cards", count=count) for count in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]


def test_a_missing_word_falls_back_to_english_and_then_to_its_key(caplog) -> None:
    texts = Texts(TABLES, "fr")
    assert texts.say("hello", name="Aya") == "Hello Aya"
    assert texts.say("no.such") == "no.such"
    assert texts.say("no.such") == "no.such"
    assert caplog.text.count("no.such") == 1
    assert texts.has("only")
    assert not texts.has("no.such")


def test_a_forgotten_value_is_no_disaster(caplog) -> None:
    texts = Texts(TABLES)
    assert texts.say("hello") == "Hello {name}"
    assert "name" in caplog.text
    assert texts.say("cards") == "{count} cards"


def test_an_unknown_language_is_english_at_the_start_and_an_error_later() -> None:
    texts = Texts(TABLES, "jp")
    assert texts.language == "en"
    assert texts.available == ("en", "fr")
    with pytest.raises(TextsError, match="jp"):
        texts.choose("jp")


def write(folder: Path, **contents: str) -> Path:
    folder.mkdir()
    for language in LANGUAGES:
        (folder / f"{language}.toml").write_text(contents.get(language, contents["en"]), "utf-8")
    return folder


def test_files_of_several_folders_become_one_table(tmp_path: Path) -> None:
    shared = write(tmp_path / "a", en='[button]\nok = "OK"\n', de='[button]\nok = "Gut"\n')
    game = write(tmp_path / "b", en='[taisen.left]\none = "{count} ninja"\nother = "{count} ninjas"\n')
    tables = load_tables([shared, game])
    assert tables["de"]["button.ok"] == "Gut"
    assert tables["en"]["taisen.left"] == Plural("{count} ninja", "{count} ninjas")


def test_marks_that_stand_apart_stay_on_their_line(tmp_path: Path) -> None:
    tables = load_tables([write(tmp_path / "a", en='[a]\nb = "« Oui » : non ! à 5 %"\n')])
    assert tables["fr"]["a.b"] == "«\u00a0Oui\u00a0»\u00a0: non\u00a0! à 5\u00a0%"


def test_saying_one_thing_twice_is_an_error(tmp_path: Path) -> None:
    one = write(tmp_path / "a", en='[button]\nok = "OK"\n')
    two = write(tmp_path / "b", en='[button]\nok = "Okay"\n')
    with pytest.raises(TextsError, match=r"button\.ok"):
        load_tables([one, two])


@pytest.mark.parametrize("content", ["not toml", "[a]\nb = 3\n"])
def test_a_bad_file_is_named(tmp_path: Path, content: str) -> None:
    folder = write(tmp_path / "a", en=content)
    with pytest.raises(TextsError, match=r"en\.toml"):
        load_tables([folder])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(TextsError, match=r"en\.toml"):
        load_tables([tmp_path])


@pytest.mark.parametrize(
    ("preferred", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "ja_JP.UTF-8", "LANGUAGE": "ja:nl:fr"}, "nl"),
        (["fr-CA"], {"LANG": "de_DE"}, "fr"),
        (["", "pt_BR", "NL"], {}, "nl"),
    ],
)
def test_the_players_language_is_found(preferred: list[str], environment: dict[str, str], language: str) -> None:
    assert system_language(preferred, environment) == language


def test_a_part_is_read_when_one_of_its_words_is_asked_for(tmp_path: Path) -> None:
    app, game = tmp_path / "app", tmp_path / "go"
    for folder in (app, app / "book", game, game / "book"):
        folder.mkdir()
        for language in LANGUAGES:
            (folder / f"{language}.toml").write_text("", "utf-8")
    (app / "book" / "en.toml").write_text('[book]\ntitle = "Rules"', "utf-8")
    (game / "book" / "en.toml").write_text('[go.book]\nfirst = "Stones"', "utf-8")
    texts = Texts(Tables([app, game]))
    assert texts.say("go.book.first") == "Stones"
    assert texts.say("book.title") == "Rules"
    assert not texts.has("go.book.second")
    assert set(load_tables([app, game])["en"]) == {"book.title", "go.book.first"}
