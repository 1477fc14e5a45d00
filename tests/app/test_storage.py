"""What a match leaves behind when it is over: a replay, and its place in the statistics."""

from pathlib import Path

import pytest

from game.app.storage import MatchKeeper, Storage
from game.catalog import GAMES
from game.core.match import Match
from game.core.player import Player
from game.table.session import Session
from tests.kit import make_kit
from tests.table.fakes import InstantThinker

PERSON, BOT = Player("Anna"), Player("Computer", "adept")


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(make_kit(), tmp_path)


def refused(error: OSError) -> None:
    raise error


def begun(keeper: MatchKeeper) -> Session:
    session = Session(Match(GAMES["taisen"], 2, seed=5, first="monkey"), (PERSON, BOT), InstantThinker(), keeper)
    session.submit(session.match.legal_moves()[0])
    return session


@pytest.mark.parametrize("changes", [False, True])
def test_a_match_in_which_seats_changed_is_counted_apart(storage: Storage, changes: bool) -> None:
    keeper = storage.match_keeper(refused)
    session = begun(keeper)
    if changes:
        for player in (BOT, PERSON):
            session.hand_over(0, player)
            session.keep_changes()
    session.resign(0)
    page = storage.statistics.book.pages["taisen"]
    assert (page.changed.played, page.alone.played) == (int(changes), int(not changes))
    assert len(storage.replays.all()) == 1
    assert storage.matches.all() == []
