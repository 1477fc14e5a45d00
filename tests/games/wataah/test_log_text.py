"""Shinobi WAT-AAH! in sentences: every event has one without hidden information, and every card says what it does."""

import pytest

from game.core.contract import PUBLIC
from game.core.events import MatchEnded, TurnStarted
from game.engine.text.text_files import LANGUAGES, load_tables
from game.engine.text.translations import Texts
from game.games.wataah import log_text
from game.games.wataah.rules import events
from game.games.wataah.rules.cards import CLANS, YOKAI_CARDS
from game.games.wataah.rules.grand_master.cards import COURT_NAMES, TEMPLE_NAMES
from game.paths import PACKAGE
from tests.games.wataah.case import CASE
from tests.games.wataah.positions import RULES, position
from tests.suite.walk import Walk, moments

TABLES = load_tables([PACKAGE / "texts", PACKAGE / "games" / "wataah" / "texts"])
PLAYERS = ("Ume", "Kenji", "Sora", "Taro")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_matches_can_be_told(language: str, seats: int) -> None:
    say = Texts(TABLES, language).say
    for moment in moments(CASE, Walk((seats, {"mode": "grand_master"}), seed=seats)):
        for event in moment.events:
            line = log_text.sentence(RULES.see(event, PUBLIC), say, PLAYERS.__getitem__)
            if not isinstance(event, TurnStarted):
                assert line is not None
                assert "{" not in line.text
                assert "wataah." not in line.text


SAY = Texts(TABLES, "en").say


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (events.Drew(0, (None,)), "Ume draws a card"),
        (events.Drew(1, (None,) * 5), "Kenji draws 5 cards"),
        (events.Corrupted(0, "crow3"), "Ume takes a bribe: Crow 3"),
        (events.ClanPlaced(0, "carp", ("carp1", "ronin")), "Ume places Carp\N{NO-BREAK SPACE}1, Ronin"),
        (events.ClanDestroyed(2, "bear", ("bear6",)), "Sora\u2019s Bear clan is destroyed"),
        (events.CardsSwapped(0, 1, (None,) * 3, (None,) * 3), "Ume and Kenji swap 3 cards"),
        (events.CourtPlayed(3, "spy"), "Taro plays Spy"),
        (events.TempleKept(0, "lantern"), "Ume keeps Lantern of the Fallen"),
        (events.PawnsPlaced(0, "missions", 2), "Ume sends 2 pawns: Missions"),
        (events.RoundCounted(1, (3, -1), (4, 2)), "Round 1 is counted: Ume\u00a03, Kenji\u00a0-1"),
        (events.BossRevealed("ma_maho"), "The Final Boss: Ma\u2019 Maho!"),
    ],
)
def test_a_sentence(event: object, text: str) -> None:
    line = log_text.sentence(event, SAY, PLAYERS.__getitem__)  # type: ignore[arg-type]
    assert line is not None
    assert line.text == text


def test_the_end_names_everybody_who_won() -> None:
    outcome = RULES.outcome(position("clans 0: bear6\nclans 1: bear6", phase="over", to_move=None, turn=120))
    assert outcome is not None
    line = log_text.sentence(MatchEnded(outcome), SAY, PLAYERS.__getitem__)
    assert line is not None
    assert line.text == "Equally strong, equally corrupt: Ume and Kenji share the throne."


def test_every_card_says_what_it_does() -> None:
    assert all(log_text.clan_power(clan, SAY, triple=triple) for clan in CLANS for triple in (False, True))
    assert log_text.yokai_power("kappa", SAY) == log_text.clan_power("toad", SAY, triple=True)
    assert all(log_text.yokai_power(name, SAY).endswith(".") for name, _, _ in YOKAI_CARDS)
    assert all(log_text.temple_power(card, SAY).endswith(".") for card in TEMPLE_NAMES[1:])
    assert all(log_text.court_power(card, SAY).endswith(".") for card in COURT_NAMES[1:])
