"""Texts by key: filling, plurals, fallback, finding the player's language."""

from pathlib import Path

import pytest

from game.engine.text.text_files import LANGUAGES, Noun, Plural, Tables, TextsError, load_tables, system_language
from game.engine.text.translations import Texts

TABLES = {
    "en": {
        "deal": "Deal",
        "hello": "Hello {name}",
        "cards": Plural("{count} card", "{count} cards"),
        "only": "x",
    },
    "fr": {"deal": "Donner", "cards": Plural("{count} carte", "{count} cartes"), "number.zero": "one"},
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


BENT = {
    "en": {
        "fox": Noun("Fox", {"many": "Foxes"}),
        "carp": "Carp",
        "form.many": "{word}s",
        "hand": "{owner}'s hand",
        "place": Plural("Place {count} {clan}", "Place {count} {clan:many}"),
        "shows": "{player} shows {cards}",
    },
    "fr": {
        "fox": "Renard",
        "carp": Noun("Carpe", {"de": "de la Carpe"}),
        "form.many": "{word}s",
        "form.de": "de {word}",
        "form.de_vowel": "d'{word}",
        "hand": "La main {owner:de}",
        "place": Plural("Placer {count} {clan}", "Placer {count} {clan:many}"),
        "shows": "{player} montre {cards}",
    },
}


def test_a_word_is_bent_by_its_own_form_or_by_the_rule_of_the_language() -> None:
    texts = Texts(BENT)
    assert texts.say("place", count=2, clan=texts.say("fox")) == "Place 2 Foxes"
    assert texts.say("place", count=2, clan=texts.say("carp")) == "Place 2 Carps"
    assert texts.say("place", count=1, clan=texts.say("fox")) == "Place 1 Fox"
    texts.choose("fr")
    assert texts.say("hand", owner=texts.say("carp")) == "La main de la Carpe"
    assert texts.say("hand", owner="Mathilde") == "La main de Mathilde"
    assert [texts.say("hand", owner=name) for name in ("Éva", "Hugo")] == ["La main d'Éva", "La main d'Hugo"]


def test_what_was_said_is_said_again_in_another_language_with_all_its_values() -> None:
    texts = Texts(BENT)
    said = texts.say("shows", player="Aya", cards=[texts.say("fox"), texts.say("carp")])
    assert said == "Aya shows Fox, Carp"
    assert texts.again(said) is said
    texts.choose("fr")
    assert texts.again(said) == "Aya montre Renard, Carpe"
    assert texts.again("Aya") == "Aya"


def test_an_entry_of_a_list_is_not_torn_apart() -> None:
    assert Texts(BENT).say("shows", player="Aya", cards=["red 8", "blue 4"]) == "Aya shows red\u00a08, blue\u00a04"


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
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True)
        (folder / language / "start.toml").write_text(contents.get(language, contents["en"]), "utf-8")
    return folder


def test_files_of_several_folders_become_one_table(tmp_path: Path) -> None:
    shared = write(tmp_path / "a", en='[button]\nok = "OK"\n', de='[button]\nok = "Gut"\n')
    game = write(tmp_path / "b", en='[taisen.left]\none = "{count} ninja"\nother = "{count} ninjas"\n')
    tables = load_tables([shared, game])
    assert tables["de"]["button.ok"] == "Gut"
    assert tables["en"]["taisen.left"] == Plural("{count} ninja", "{count} ninjas")


def test_a_word_may_list_its_forms(tmp_path: Path) -> None:
    folder = write(tmp_path / "a", en='[clan]\nfox = { base = "Fox", many = "Foxes" }\n')
    assert load_tables([folder])["en"]["clan.fox"] == Noun("Fox", {"many": "Foxes"})


def test_marks_that_stand_apart_stay_on_their_line(tmp_path: Path) -> None:
    tables = load_tables([write(tmp_path / "a", en='[a]\nb = "« Oui » : non ! à 5 %"\n')])
    assert tables["fr"]["a.b"] == "«\u00a0Oui\u00a0»\u00a0: non\u00a0! à 5\u00a0%"


def test_saying_one_thing_twice_is_an_error(tmp_path: Path) -> None:
    one = write(tmp_path / "a", en='[button]\nok = "OK"\n')
    two = write(tmp_path / "b", en='[button]\nok = "Okay"\n')
    with pytest.raises(TextsError, match=r"button\.ok"):
        load_tables([one, two])


@pytest.mark.parametrize("content", ["not toml", "[a]\nb = 3\n", "a = { one = 1, other = 2 }", "a = { base = 1 }"])
def test_a_bad_file_is_named(tmp_path: Path, content: str) -> None:
    folder = write(tmp_path / "a", en=content)
    with pytest.raises(TextsError, match=r"en.start\.toml"):
        load_tables([folder])


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(TextsError, match=r"en.start\.toml"):
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
    for folder in (write(app, en=""), write(game, en="")):
        for language in LANGUAGES:
            (folder / language / "book.toml").write_text("", "utf-8")
    (app / "en" / "book.toml").write_text('[book]\ntitle = "Rules"', "utf-8")
    (game / "en" / "book.toml").write_text('[go.book]\nfirst = "Stones"', "utf-8")
    texts = Texts(Tables([app, game]))
    assert texts.say("go.book.first") == "Stones"
    assert texts.say("book.title") == "Rules"
    assert not texts.has("go.book.second")
    assert set(load_tables([app, game])["en"]) == {"book.title", "go.book.first"}


@pytest.mark.parametrize("key", ["level.{", "level.{x:>2000000000}", "{0}", "a.{0.__class__}", "%s", "}"])
def test_a_key_that_is_missing_is_shown_and_never_filled_in(key: str) -> None:
    assert Texts(TABLES).say(key, name="Aya", x="x") == key


@pytest.mark.parametrize("value", ["{", "{name}", "{0.__class__}", "}{", "%s%n"])
def test_a_value_is_text_and_nothing_else(value: str) -> None:
    assert Texts(TABLES).say("hello", name=value) == f"Hello {value}"


def test_words_that_cannot_be_filled_in_are_shown_as_they_are(caplog) -> None:
    texts = Texts({"en": {"broken": "Half a {", "number": "{count:x>y}", "bent": "{name:d}"}})
    assert texts.say("broken") == texts.say("broken") == "Half a {"
    assert texts.say("number", count=3) == "{count:x>y}"
    assert texts.say("bent", name="Aya") == "Aya"  # no rule for that form
    assert caplog.text.count("'broken'") == 1
