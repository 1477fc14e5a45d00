"""A match on disk while it is played: whenever the power fails, all decisions are there."""

import os
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.core.match import Match
from game.core.record import match_of
from game.games.taisen.rules.moves import EndTurn
from game.store.autosave import Autosaver, now
from game.store.match_store import MatchStore, SavedMatch
from game.table.session import Player, Session
from tests.table.fakes import InstantThinker


class Desk:
    """A match with an autosaver and its two match stores."""

    def __init__(self, folder: Path, name: str | None = None, session: Session | None = None) -> None:
        self.matches, self.replays = MatchStore(folder / "matches"), MatchStore(folder / "replays")
        self.refused: list[OSError] = []
        self.times = [f"2026-11-16T{hour:02}:00:00+00:00" for hour in range(23, 0, -1)]
        self.saver = Autosaver(self.matches, self.replays, self.refused.append, name=name, clock=self.clock)
        match = Match(GAMES["taisen"], 2, seed=5, first="monkey")
        self.session = session or Session(match, (Player("Monkey"), Player("Wolf")), InstantThinker())
        self.session.changed = self.saver

    def clock(self) -> str:
        return self.times.pop() if len(self.times) > 1 else self.times[0]

    def decide(self, times: int = 1) -> None:
        for _ in range(times):
            self.session.submit(self.session.match.legal_moves()[0])

    def finish(self) -> None:
        while self.session.to_move is not None:
            self.session.submit(self.session.match.legal_moves()[-1])

    def on(self, store: MatchStore) -> list[SavedMatch]:
        found = store.all()
        assert all(isinstance(one, SavedMatch) for one in found)
        return [one for one in found if isinstance(one, SavedMatch)]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_nothing_is_kept_before_the_first_decision(desk: Desk) -> None:
    desk.saver(desk.session)
    desk.saver.show(b"picture")
    desk.session.hand_over(1, Player("Computer", "adept"))
    assert desk.on(desk.matches) == []
    assert not desk.matches.folder.exists()


def test_every_decision_is_on_disk_at_once(desk: Desk) -> None:
    for decisions in range(1, 6):
        desk.decide()
        (kept,) = desk.on(desk.matches)
        assert kept.save.decisions == decisions
        assert match_of(kept.save, GAMES["taisen"]).moves == desk.session.match.moves
    assert kept.save.saved == "2026-11-16T05:00:00+00:00"


def test_what_is_taken_back_is_taken_back_on_disk_too(desk: Desk) -> None:
    desk.decide()
    desk.session.undo()
    assert desk.on(desk.matches) == []
    desk.session.redo()
    (kept,) = desk.on(desk.matches)
    assert kept.save.decisions == 1


def test_who_plays_and_who_gave_up_is_kept(desk: Desk) -> None:
    desk.decide()
    desk.session.hand_over(1, Player("Wolf", "master"))
    (kept,) = desk.on(desk.matches)
    assert kept.save.players[1] == Player("Wolf", "master")
    desk.session.resign(0)
    assert desk.on(desk.matches) == []
    (filed,) = desk.on(desk.replays)
    assert filed.save.resigned == 0


def test_a_finished_match_becomes_a_replay_with_its_picture(desk: Desk) -> None:
    desk.decide()
    (kept,) = desk.on(desk.matches)
    desk.saver.show(b"middle")
    desk.finish()
    assert list(desk.matches.folder.iterdir()) == []
    (filed,) = desk.on(desk.replays)
    assert (filed.name, filed.save.decisions) == (kept.name, len(desk.session.match.history))
    assert filed.picture is not None
    assert filed.picture.read_bytes() == b"middle"
    desk.saver.show(b"end")
    assert filed.picture.read_bytes() == b"end"


def test_a_match_that_is_taken_up_keeps_its_file(desk: Desk, tmp_path: Path) -> None:
    desk.decide(3)
    (kept,) = desk.on(desk.matches)
    again = Desk(tmp_path, kept.name, Session.of(kept.save, GAMES["taisen"], InstantThinker()))
    again.decide()
    (later,) = again.on(again.matches)
    assert (later.name, later.save.decisions) == (kept.name, 4)
    again.finish()
    assert (again.on(again.matches), [one.name for one in again.on(again.replays)]) == ([], [kept.name])


def test_matches_of_one_second_do_not_overwrite_each_other(tmp_path: Path) -> None:
    one, other = Desk(tmp_path), Desk(tmp_path)
    one.decide()
    other.decide(2)
    assert sorted(kept.save.decisions for kept in one.on(one.matches)) == [1, 2]
    one.finish()
    other.finish()
    assert len(one.on(one.replays)) == 2


def test_a_replay_of_the_same_name_is_not_overwritten(desk: Desk) -> None:
    desk.decide()
    (kept,) = desk.on(desk.matches)
    desk.replays.put(kept.name, kept.save)
    desk.finish()
    assert len(desk.on(desk.replays)) == 2


def test_a_full_disk_is_told_once_and_the_match_goes_on(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    desk.decide()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        desk.decide(2)
        desk.saver.show(b"picture")
        (kept,) = desk.on(desk.matches)
        assert kept.save.decisions == 1
        assert [error.strerror for error in desk.refused] == ["No space left on device"]
    desk.session.submit(EndTurn())
    (kept,) = desk.on(desk.matches)
    assert kept.save.decisions == 4
    assert len(desk.refused) == 1


def test_a_home_that_cannot_be_made_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("in the way")
    (tmp_path / "replays").write_text("in the way")
    desk = Desk(tmp_path)
    desk.finish()
    desk.saver.show(b"picture")
    assert len(desk.refused) == 1


def test_the_clock_tells_a_time_that_can_be_saved(desk: Desk) -> None:
    desk.decide()
    assert desk.session.save(now()).when.year >= 2026
