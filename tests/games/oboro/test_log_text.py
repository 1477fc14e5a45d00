"""The log of Oboro: every event has its words, in every language."""

from random import Random

import pytest

from game.core.chance import Chance
from game.core.contract import Event
from game.core.events import DiceRolled, MatchEnded
from game.engine.text.text_files import LANGUAGES, load_tables
from game.engine.text.translations import Texts
from game.games.oboro.log_text import sentences
from game.games.oboro.rules import ending
from game.games.oboro.rules.events import CardPlayed, LeadPassed, RoundScored, ShurikenScored, ShurikenTaken, TrickTaken
from game.paths import PACKAGE
from tests.games.oboro.tables import RULES

TABLES = load_tables([PACKAGE / "games" / "oboro" / "texts"])
PLAYERS = ("Aya", "Ben", "Chie")


def told(event: Event, language: str = "en") -> list[str]:
    return [line.text for line in sentences(event, Texts(TABLES, language).say, PLAYERS.__getitem__)]


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (CardPlayed(0, "R6", None), ["Aya plays red 6"]),
        (CardPlayed(1, "B4", "green"), ["Ben has no green and plays blue 4"]),
        (
            TrickTaken(2, 0, ("R1", "R2", "R3"), ()),
            ["Chie takes the trick: red\N{NO-BREAK SPACE}1, red\N{NO-BREAK SPACE}2, red\N{NO-BREAK SPACE}3"],
        ),
        (LeadPassed(1, 2, "B4"), ["The arrow on blue 4 gives Ben the lead"]),
        (LeadPassed(1, 1, "B4"), []),
        (LeadPassed(1, 1, None), []),
        (ShurikenTaken(0, 1, 0), ["Aya gets a shuriken"]),
        (ShurikenTaken(0, 2, 1), ["Aya gets 2 shuriken", "No shuriken is left for another card"]),
        (
            ShurikenScored(1, (0, 1, 4), (0, 2, 1), (0, 2, 3)),
            ["Shuriken scoring 1 of 2", "Chie: 4 shuriken, 3 points", "Ben: 1 shuriken, 2 points"],
        ),
        (
            RoundScored(3, (10, 4, 9), (1, 1, 2), (0, 2, 1), (0, 2, 3)),
            [
                "Round 3 is over",
                "Chie: Ninja Power 9, 3 points",
                "Ben: Ninja Power 4, 2 points",
                "Aya: Ninja Power 10, mission failed",
            ],
        ),
        (MatchEnded(ending.outcome((9, 9, 9), 5, 2)), ["Aya, Ben and Chie share the win with 9 points each."]),
        (MatchEnded(ending.outcome((9, 4, 2), 5, 2)), ["Aya wins with 9 points."]),
        (DiceRolled(0, (1, 2, 3)), []),
    ],
)
def test_the_words_for_an_event(event: Event, lines: list[str]) -> None:
    assert told(event) == lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_told_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    chance, pick, events = Chance(11), Random(11), []
    state = RULES.setup(3, chance)
    while RULES.to_move(state) is not None:
        RULES.apply(state, pick.choice(RULES.legal_moves(state)), chance, events.append)
    lines = [line for event in events for line in told(event, language)]
    assert len(lines) > 100
    assert not any("{" in line or "oboro." in line for line in lines)
    assert caplog.text == ""


def test_what_names_cards_of_a_trick_fades() -> None:
    """O8: only the last trick may be read again."""
    say = Texts(TABLES, "en").say
    for event in (CardPlayed(0, "R6", None), TrickTaken(2, 0, ("R1", "R2", "R3"), ()), LeadPassed(1, 2, "B4")):
        assert all(line.fades for line in sentences(event, say, PLAYERS.__getitem__))
    assert not any(line.fades for line in sentences(ShurikenTaken(0, 2, 1), say, PLAYERS.__getitem__))
