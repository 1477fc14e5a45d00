"""Every event of a match has a sentence, in every language."""

from random import Random

import pytest

from game.core.contract import Event
from game.core.events import MatchEnded
from game.core.match import Match
from game.engine.text.text_files import LANGUAGES, load_tables
from game.engine.text.translations import Texts
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.log_text import Story
from game.games.ninjutsu.rules import events as happenings
from game.games.ninjutsu.rules.boards import CLASSIC
from game.games.ninjutsu.rules.events import ActionPlayed, FigurePlaced, FigureStepped, WeaponTurned
from game.paths import PACKAGE

TABLES = load_tables([PACKAGE / "texts", PACKAGE / "games" / "ninjutsu" / "texts"])
SILENT = {"FigurePlaced", "MatchEnded"}
"""Placing is private, and the end has its own scene."""


def everything() -> list[Event]:
    told: list[Event] = []
    for seed, dojo in ((1, "roll"), (2, "roll"), (3, "roll"), (4, "roll"), (1, "hand")):
        match, pick = Match(NINJUTSU, 2, seed, board="yard", dojo=dojo), Random(seed)
        while match.to_move is not None:
            told += match.submit(pick.choice(match.legal_moves()))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(language: str, caplog: pytest.LogCaptureFixture) -> None:
    story, spoken = Story(CLASSIC, Texts(TABLES, language).say), set()
    for event in everything():
        line = story.line(event)
        assert (line is None) == (type(event).__name__ in SILENT), event
        if line is not None:
            assert "{" not in line
            assert "ninjutsu." not in line
            spoken.add(type(event).__name__)
    kinds = {name for name, kind in vars(happenings).items() if isinstance(kind, type) and kind is not Event}
    assert {name for name in kinds if issubclass(getattr(happenings, name), Event)} - SILENT <= spoken
    assert not caplog.records, "a word is missing"


def test_some_sentences() -> None:
    story = Story(CLASSIC, Texts(TABLES, "en").say)
    assert story.line(FigureStepped(0, 6, 11, False)) == "Red moves from b2 to b3"
    assert story.line(FigureStepped(1, 21, 16, True)) == "Black sneaks under the fence from b5 to b4"
    assert story.line(WeaponTurned(1, 0, 1)) == "Black turns over a weapon with 1 star"
    assert story.line(ActionPlayed(0, "joker", "kidnap")) == "Red plays the Joker as Kidnap"
    assert story.line(ActionPlayed(0, "joker", "shuriken")) == "Red plays the Joker as Shuriken"
    assert story.line(FigurePlaced(0, None, None)) is None
    assert MatchEnded.__name__ in SILENT
