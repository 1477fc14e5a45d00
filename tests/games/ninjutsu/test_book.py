"""The rulebook says what the table does."""

import pytest

from game.engine.text.text_files import load_tables
from game.engine.text.translations import Texts
from game.games.ninjutsu.rules.moves import EndTurn
from game.paths import PACKAGE
from tests.games.ninjutsu.positions import RULES, play, position, step

TABLES = load_tables([PACKAGE / "games" / "ninjutsu" / "texts"])

AFTER_THE_LAST = {
    "en": "end your turn, even after your last step",
    "fr": "terminez votre tour, même après le dernier pas",
    "de": "beende deinen Zug, auch nach dem letzten Schritt",
    "nl": "beëindig dan je beurt, ook na de laatste stap",
}

LONELY = """
    .  .  .  .  b3
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  r1 .  .  .
    r3 .  .  .  .
"""


@pytest.mark.parametrize("language", AFTER_THE_LAST)
def test_n13_the_last_step_ends_no_turn_and_the_book_says_so(language: str) -> None:
    state = position(LONELY)
    for start, end in (("b2", "b3"), ("b3", "a4"), ("a1", "a2")):
        play(state, step(start, end))
    assert RULES.to_move(state) == 0
    assert RULES.legal_moves(state) == [EndTurn()]
    assert AFTER_THE_LAST[language] in Texts(TABLES, language).say("ninjutsu.book.steps_text")
