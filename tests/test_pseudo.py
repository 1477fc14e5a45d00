"""The pseudo-language keeps values and lines, and is as much longer as it claims."""

from game.engine.text.text_files import load_tables
from tests.pseudo import pseudo, stretched
from tests.test_texts import FOLDERS, placeholders, wordings


def test_words_grow_and_values_stay() -> None:
    assert stretched("Place {count} {clan:many}\n- now") == "Plááácé {count} {clan:many}\n- nóów"
    assert stretched("{percent}%") == "{percent}%"


def test_it_says_everything_that_english_says_and_is_40_percent_longer() -> None:
    english = load_tables(FOLDERS)["en"]
    made = pseudo(english)
    assert made.keys() == english.keys()
    assert all(placeholders(made[key]) == placeholders(entry) for key, entry in english.items())
    letters = [
        sum(letter.isalpha() for entry in table.values() for text in wordings(entry) for letter in text)
        for table in (english, made)
    ]
    assert 1.3 < letters[1] / letters[0] < 1.45
