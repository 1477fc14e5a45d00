"""Phones at the program's own tables: invited, kept for the next match, back after a restart."""

import errno
import os
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.app.navigation import Navigation
from game.app.phone_navigation import ADDRESS
from game.core.player import Player
from game.core.record import Save
from game.engine.scenes import Pop, Scene, SceneStack
from game.phones.http import ServedFile
from game.scenes.phones.files import FaceFiles, PictureFiles
from game.scenes.phones.gone import PhoneGoneScene
from game.scenes.phones.invite import InviteScene
from game.stats.book import GameStats
from game.table.phones.scene import PhoneTableScene
from game.table.setup.match_setup import MatchSetup
from tests.kit import make_kit, make_window
from tests.phones.phone import Phone, eventually
from tests.table.fakes import InstantThinker

PLAYERS = (Player("Sun"), Player("Fan"), Player("Moon", "adept"))


@pytest.fixture
def navigation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Navigation]:
    monkeypatch.setenv(ADDRESS, "127.0.0.1")
    made = Navigation(make_kit(), Scene, tmp_path, InstantThinker())
    made.kit.speed = "off"
    yield made
    made.close()


def opened(navigation: Navigation, phones: tuple[int, ...] = (0, 1)) -> tuple[PhoneTableScene, SceneStack]:
    table = navigation.table(MatchSetup("oboro", PLAYERS, {}, 5, phones))
    assert isinstance(table, PhoneTableScene)
    return table, SceneStack(table)


def server_of(table: PhoneTableScene):  # type: ignore[no-untyped-def]
    assert table.host is not None
    return table.host.server


def test_without_phones_nothing_listens(navigation: Navigation) -> None:
    table, stack = opened(navigation, ())
    stack.frame([], 0.1)
    assert table.host is None
    assert navigation.phones.invitation() == ""


def test_a_match_with_phones_begins_with_the_invitation(navigation: Navigation) -> None:
    _, stack = opened(navigation)
    stack.frame([], 0.1)
    assert isinstance(stack.top, InviteScene)
    stack.frame([], 0.1)
    window = make_window()
    stack.draw(window.canvas)


def test_seats_change_between_screen_phone_and_computer(navigation: Navigation) -> None:
    table, _ = opened(navigation)
    assert navigation.phones.seat(table, 2, "phone") is False
    assert table.session.away == {0, 1, 2}
    assert navigation.phones.seat(table, 0, "person") is False
    assert table.session.here == (0,)
    assert navigation.phones.seat(table, 1, "person") is True  # the other one has to take a phone
    assert table.session.here == (1,)
    navigation.phones.seat(table, 2, "computer")
    assert table.session.players[2].level == "adept"


def test_phones_show_the_faces_of_computers(navigation: Navigation) -> None:
    table, _ = opened(navigation)
    table.session.players[2] = Player("Ume", "adept", "ume")
    server = server_of(table)
    phone = Phone(server)
    phone.sit(server, 0)
    table.enter()
    for _ in range(20):
        table.update(0.1)
    assert phone.hear_until("page")["faces"] == ["", "", "face-2-ume"]


def test_faces_are_drawn_when_first_asked_for_and_people_have_none() -> None:
    kit, files = make_kit(), dict[str, ServedFile]()
    pictures = PictureFiles(kit.bakery, files)
    faces = FaceFiles(kit, "oboro", pictures)
    assert faces.name(0, Player("Sun")) == faces.name(1, Player("Old", "adept")) == ""
    assert faces.name(2, Player("Ume", "adept", "ume")) == "face-2-ume"
    while kit.bakery.progress < 1:
        kit.bakery.bake_some(1.0)
    pictures.finish()
    assert list(files) == ["/art/face-2-ume.png"]
    assert files["/art/face-2-ume.png"].body.startswith(b"\x89PNG")


def test_a_table_that_is_left_makes_no_more_pictures(navigation: Navigation) -> None:
    opened(navigation)
    bakery = navigation.kit.bakery
    bakery.bake_some(0.01)
    navigation.phones.close()
    assert bakery.progress < 1
    while bakery.progress < 1:  # what was planned is still in the queue
        bakery.bake_some(1.0)
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("pictures of phones")]


def test_a_table_that_failed_lets_its_phones_go(navigation: Navigation) -> None:
    table, _ = opened(navigation)
    navigation.calm()
    assert navigation.phones.invitation() == ""
    table.leave()


def test_the_table_that_is_left_stops_listening(navigation: Navigation) -> None:
    table, stack = opened(navigation)
    port = server_of(table).port
    stack.apply(None)
    table.leave()
    assert navigation.phones.invitation() == ""
    assert port


def test_the_next_match_keeps_the_phones_with_their_players(navigation: Navigation) -> None:
    table, _ = opened(navigation)
    server = server_of(table)
    token = Phone(server).sit(server, 1, "Aiko")
    table.host_listens()
    assert table.session.players[1].name == "Aiko"
    setup = MatchSetup("oboro", tuple(table.session.players), {}, 6, (0, 1)).swapped()
    again = navigation.table(setup)
    assert isinstance(again, PhoneTableScene)
    phone = Phone(server_of(again))
    phone.say("return", token=token)
    assert setup.players[phone.hear()["seat"]].name == "Aiko"


def test_after_a_restart_phones_come_back_to_their_match(navigation: Navigation, tmp_path: Path) -> None:
    table, _ = opened(navigation)
    server = server_of(table)
    token, port = Phone(server).sit(server, 0), server.port
    table.session.submit(table.session.match.legal_moves()[0])
    table.enter()
    for _ in range(60):
        table.update(0.1)
    keys = list((tmp_path / "matches").glob("*.phones"))
    assert len(keys) == 1
    assert keys[0].stat().st_mode & 0o077 == 0
    navigation.close()
    name = keys[0].stem
    other = Navigation(make_kit(), Scene, tmp_path, InstantThinker())
    try:
        back = other.continued(other.storage.matches.read(name), name)
        assert isinstance(back, PhoneTableScene)
        assert back.session.away == {0, 1}
        assert server_of(back).port == port
        phone = Phone(server_of(back))
        phone.say("return", token=token)
        assert phone.hear()["seat"] == 0
        other.storage.matches.take(name)
        assert not keys[0].exists()
    finally:
        other.close()


def test_the_keys_of_phones_go_with_the_end_of_their_match_and_do_not_come_back(
    navigation: Navigation, tmp_path: Path
) -> None:
    table, _ = opened(navigation)
    table.session.submit(table.session.match.legal_moves()[0])
    table.enter()
    for _ in range(60):
        table.update(0.1)
    assert len(list((tmp_path / "matches").glob("*.phones"))) == 1
    table.session.resign(0)
    Phone(server_of(table)).sit(server_of(table), 0)  # the keys are others now
    table.turns.settle()
    for _ in range(20):
        table.update(0.1)
    assert list((tmp_path / "matches").glob("*.phones")) == []


def test_keys_that_a_full_disk_refused_are_kept_once_there_is_room(
    navigation: Navigation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, full = tempfile.mkstemp, True

    def no_room(**how: Any) -> tuple[int, str]:
        if full and ".phones" in str(how):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(**how)

    monkeypatch.setattr(tempfile, "mkstemp", no_room)
    table, _ = opened(navigation)
    for full in (True, False):
        table.session.submit(table.session.match.legal_moves()[0])
        table.enter()
        for _ in range(60):
            table.update(0.1)
        keys = list((tmp_path / "matches").glob("*.phones"))
        assert len(keys) == (0 if full else 1)
        assert len(navigation.storage.matches.all()) == 1, "the match itself is saved"


def test_what_to_do_about_a_phone_that_is_gone(navigation: Navigation) -> None:
    table, stack = opened(navigation)
    assert table.vanished is not None
    question = table.vanished(0)
    assert isinstance(question, PhoneGoneScene)
    stack = SceneStack(question)
    window = make_window()
    stack.draw(window.canvas)
    assert [target.name for target in question.targets()] == ["gone.wait", "gone.take", "gone.computer"]


def test_who_plays_on_at_the_screen_for_a_phone_sends_the_other_one_there_to_the_invitation(
    navigation: Navigation,
) -> None:
    players = (*PLAYERS[:2], Player("Pine"))
    table = navigation.table(MatchSetup("oboro", players, {}, 5, (1, 2)))
    assert isinstance(table, PhoneTableScene)
    stack = SceneStack(table)
    stack.frame([], 0.1)
    stack.apply(Pop())
    assert table.vanished is not None
    question = table.vanished(1)
    assert isinstance(question, PhoneGoneScene)
    question.use("gone.take")
    assert table.session.here == (1,)
    assert table.session.away == {0, 2}
    stack.frame([], 0.1)
    assert isinstance(stack.top, InviteScene)


def test_a_new_code_is_made_in_the_invitation(navigation: Navigation) -> None:
    table, stack = opened(navigation)
    stack.frame([], 0.1)
    room = server_of(table).room
    key, word = room.key, room.word
    assert isinstance(stack.top, InviteScene)
    stack.top.use("renew")
    eventually(lambda: room.key != key and room.word != word)
    assert navigation.phones.invitation().endswith(room.key)


def test_without_a_network_that_is_said(navigation: Navigation, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = opened(navigation, ())
    monkeypatch.setattr(navigation.phones, "addresses", list)
    assert navigation.phones.invite(table) is None
    assert table.toast.moving


def test_nobody_resigns_for_a_player_at_a_phone(navigation: Navigation) -> None:
    table, _ = opened(navigation)
    pause = SceneStack(table._exits.pause(table)).top
    resign = next(widget for widget in pause.focus.widgets if widget.name == "resign")
    assert resign.disabled == "phone.resign_there"
    navigation.phones.seat(table, 1, "person")
    pause = SceneStack(table._exits.pause(table)).top
    assert next(widget for widget in pause.focus.widgets if widget.name == "resign").disabled is None


def finished(navigation: Navigation, phones: tuple[int, ...]) -> tuple[Save, GameStats]:
    """Play a match to its end: what is kept of it as a replay, and in the statistics."""
    table, _ = opened(navigation, phones)
    while table.session.to_move is not None:
        table.session.submit(table.session.match.legal_moves()[0])
    (replay,) = navigation.storage.replays.all()
    return navigation.storage.replays.read(replay.name), navigation.storage.statistics.book.pages["oboro"]


def test_replays_and_statistics_are_the_same_with_phones_and_without(tmp_path: Path) -> None:
    kept = []
    for phones in ((0, 1), ()):
        navigation = Navigation(make_kit(), Scene, tmp_path / str(phones), InstantThinker())
        navigation.kit.speed = "off"
        kept.append(finished(navigation, phones))
        navigation.close()
    (replay, counted), (usual_replay, usually_counted) = kept
    for kept_of_it in ("record", "players", "changes", "resigned"):
        assert getattr(replay, kept_of_it) == getattr(usual_replay, kept_of_it)
    assert counted == usually_counted
    assert counted.company.played == 1
