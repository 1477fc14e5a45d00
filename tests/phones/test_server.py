"""Guests take seats, come back, are sent away; pages reach the right phone."""

import subprocess
import sys

import msgspec

from game.phones.messages import Choose, Leave, Speak
from game.phones.room import Chair, Room, RoomKeys, read_keys
from game.phones.server import CannotListen, PhoneServer
from game.phones.tokens import new_token
from tests.phones.phone import HOST, Phone, eventually, get, serving


def test_a_guest_takes_a_seat_and_gets_its_page() -> None:
    with serving() as server:
        server.publish(1, '{"t":"page","v":1}')
        phone = Phone(server)
        token = phone.sit(server, 1, "  Ai\u202e\tko  ")
        assert phone.hear() == {"t": "page", "v": 1}
        assert server.taken(1)
        assert server.connected(1)
        assert server.room.chairs[1].name == "Ai ko"
        assert len(token) >= 22
        phone.say("move", v=1, n=4)
        assert server.heard.get(timeout=5).said == Speak("en")
        heard = server.heard.get(timeout=5)
        assert (heard.seat, heard.said) == (1, Choose(1, 4))


def test_the_lobby_says_who_has_a_seat_and_follows_changes() -> None:
    with serving() as server:
        first, second = Phone(server), Phone(server)
        second.say("enter", room=server.room.key)
        assert [seat["taken"] for seat in second.hear()["seats"]] == [False, False, False]
        first.sit(server, 0)
        assert [seat["taken"] for seat in second.hear()["seats"]] == [True, False, False]
        second.say("claim", seat=0)
        assert second.hear() == {"t": "refused", "why": "taken"}
        second.hear_until("lobby")
        second.say("claim", seat=2)  # a seat that is not on a phone
        assert second.hear()["t"] == "refused"
        assert not server.taken(2)


def test_a_phone_comes_back_by_its_token_and_the_newest_wins() -> None:
    with serving() as server:
        first = Phone(server)
        token = first.sit(server, 0)
        server.publish(0, '{"t":"page","v":7}')
        again = Phone(server)
        again.say("return", token=token, language="nl")
        assert again.hear_until("page")["v"] == 7
        assert first.closed_with == 4003
        assert server.connected(0)
        assert server.room.chairs[0].language == "nl"
        again.close()
        eventually(lambda: server.gone_for(0) is not None)


def test_only_the_newest_page_waits_for_a_phone_that_was_away() -> None:
    with serving() as server:
        phone = Phone(server)
        token = phone.sit(server, 0)
        phone.close()
        eventually(lambda: not server.connected(0))
        for version in range(50):
            server.publish(0, f'{{"t":"page","v":{version}}}')
        back = Phone(server)
        back.say("return", token=token)
        assert back.hear_until("page")["v"] == 49


def test_a_phone_that_comes_back_is_told_why_the_table_waits() -> None:
    with serving() as server:
        token = Phone(server).sit(server, 0)
        server.publish(0, '{"t":"page","v":1}')
        server.publish(0, '{"t":"held","text":"paused"}', "held")
        back = Phone(server)
        back.say("return", token=token)
        assert [back.hear()["t"] for _ in range(3)] == ["seat", "page", "held"]
        server.publish(0, '{"t":"page","v":2}')
        later = Phone(server)
        later.say("return", token=token)
        later.hear_until("page")
        server.publish(0, '{"t":"note","text":"hello"}', "note")
        assert later.hear()["t"] == "note"  # not what was held before the new page


def test_a_freed_seat_shows_its_phone_out_and_can_be_taken_again() -> None:
    with serving() as server:
        phone = Phone(server)
        old = phone.sit(server, 0)
        server.free(0, phone=True)
        assert phone.closed_with == 4004
        stranger = Phone(server)
        stranger.say("return", token=old)
        assert stranger.closed_with == 4001
        assert Phone(server).sit(server, 0) != old


def test_a_player_leaves_politely() -> None:
    with serving() as server:
        phone = Phone(server)
        phone.sit(server, 0)
        phone.say("leave")
        assert phone.closed_with == 4004
        assert server.heard.get(timeout=5).said == Speak("en")
        assert server.heard.get(timeout=5).said == Leave()
        assert not server.taken(0)


def test_a_player_changes_the_language() -> None:
    with serving() as server:
        phone = Phone(server)
        phone.sit(server, 0)
        phone.say("speak", language="fr")
        assert server.heard.get(timeout=5).said == Speak("en")
        assert server.heard.get(timeout=5).said == Speak("fr")
        assert server.room.chairs[0].language == "fr"


def test_spectators_see_only_what_is_public_and_only_if_allowed() -> None:
    with serving() as server:
        server.publish(0, '{"t":"page","v":1}')
        server.publish_public('{"t":"page","v":2}', "en")
        watcher = Phone(server)
        watcher.say("enter", room=server.room.key)
        assert watcher.hear()["watch"] is False
        watcher.say("watch")
        assert watcher.hear()["t"] == "refused"
        server.allow_watching(True)
        assert watcher.hear()["watch"] is True
        watcher.say("watch")
        assert watcher.hear()["v"] == 2
        server.allow_watching(False)
        assert watcher.closed_with == 4005


def test_a_spectator_changes_the_language_and_goes_on_watching() -> None:
    with serving(watchable=True) as server:
        watcher = Phone(server)
        watcher.say("enter", room=server.room.key, language="fr")
        watcher.hear()
        watcher.say("watch")
        eventually(lambda: server.watched_in == {"fr"})
        server.publish_public('{"t":"page","v":1,"language":"fr"}', "fr")
        server.publish_public('{"t":"page","v":1,"language":"de"}', "de")
        assert watcher.hear()["language"] == "fr"
        watcher.say("speak", language="de")
        assert watcher.hear()["language"] == "de"
        watcher.say("speak", language="nl")  # nobody spoke it until now: the table makes a page
        eventually(lambda: server.watched_in == {"nl"})
        server.publish_public('{"t":"page","v":1,"language":"nl"}', "nl")
        assert watcher.hear()["language"] == "nl"


def test_pages_are_made_in_no_language_that_the_box_does_not_speak() -> None:
    with serving(watchable=True) as server:
        player, watcher = Phone(server), Phone(server)
        player.sit(server, 0)
        watcher.say("enter", room=server.room.key, language="xx")
        watcher.hear()
        watcher.say("watch")
        eventually(lambda: server.watched_in == {"en"})
        watcher.say("speak", language="fr")
        eventually(lambda: server.watched_in == {"fr"})
        watcher.say("speak", language="yy")
        eventually(lambda: server.watched_in == {"en"})
        player.say("speak", language="de")
        eventually(lambda: server.room.chairs[0].language == "de")
        player.say("speak", language="zz")
        eventually(lambda: server.room.chairs[0].language == "en")


def test_after_a_restart_spectators_may_still_watch() -> None:
    with serving(watchable=True) as server:
        keys = server.keys()
    room = Room("oboro", "Oboro", [Chair("a")])
    room.take_over(keys)
    assert room.watchable
    older = msgspec.json.encode(keys).replace(b',"watchable":true', b"")
    kept = read_keys(older)
    assert kept is not None
    assert not kept.watchable


def test_a_guest_who_was_sent_away_does_not_come_back_by_the_old_code() -> None:
    with serving() as server:
        key, word = server.room.key, server.room.word
        player, unwanted, guest = Phone(server), Phone(server), Phone(server)
        token = player.sit(server, 0)
        unwanted.sit(server, 1)
        guest.say("enter", room=key)
        guest.hear_until("lobby")
        server.free(1, phone=True)
        assert unwanted.closed_with == 4004
        server.renew()
        assert guest.closed_with == 4001  # may have come by the old code with evil in mind
        for way in ({"t": "enter", "room": key}, {"t": "word", "word": word}):
            unwanted = Phone(server)
            unwanted.say(**way)
            assert unwanted.closed_with in {4001, 4010}
        assert server.connected(0)
        again = Phone(server)
        again.say("return", token=token)
        assert again.hear()["seat"] == 0
        assert Phone(server).sit(server, 1)


def test_the_word_opens_the_lobby_however_it_is_typed() -> None:
    with serving(word="kumotari") as server:
        phone = Phone(server)
        phone.say("word", word=" Kumo-TARI ")
        assert phone.hear()["t"] == "lobby"


def test_after_a_restart_the_same_phones_come_back() -> None:
    with serving() as server:
        token = Phone(server).sit(server, 1)
        keys = server.keys()
    chairs = [Chair(f"seat {seat}") for seat in range(3)]
    room = Room("oboro", "Oboro", chairs)
    room.take_over(keys)
    again = PhoneServer(room, {}, HOST, keys.port)
    again.start()
    try:
        assert again.port == keys.port
        phone = Phone(again)
        phone.say("return", token=token)
        assert phone.hear()["seat"] == 1
        assert again.invitation == f"http://{HOST}:{keys.port}/#r={keys.room}"
    finally:
        again.stop()


def test_damaged_keys_are_no_keys() -> None:
    assert read_keys(b"{}") is None
    assert read_keys(b"\xff") is None
    good = msgspec.json.encode(RoomKeys(1, new_token(), "kumo", {0: new_token()}, [0]))
    assert read_keys(good) is not None
    for part, bad in ((b"kumo", b"ku\xffo"), (b"[0]", b"[-1]"), (b'{"0"', b'{"-1"'), (b"[0]", b"[" * 4000)):
        assert read_keys(good.replace(part, bad)) is None
    assert read_keys(b'{"port":1,"room":"x","word":"kumo","tokens":{},"phones":[]}') is None


def test_a_port_in_use_is_said() -> None:
    with serving() as server:
        other = PhoneServer(Room("oboro", "Oboro", [Chair("a")]), {}, HOST, server.port)
        try:
            other.start()
        except CannotListen as error:
            assert str(error)
        else:
            raise AssertionError("two servers at one port")
        finally:
            other.stop()


def test_files_come_with_a_policy_that_allows_nothing_from_elsewhere() -> None:
    with serving() as server:
        page = get(server, "/")
        assert page.startswith(b"HTTP/1.1 200")
        assert page.endswith(b"<p>page</p>")
        assert b"default-src 'none'" in page
        assert b"max-age" in get(server, "/art/1.jpg")


def test_nothing_of_this_is_imported_by_a_program_without_phones() -> None:
    code = (
        "import sys, game.phones.server, game.phones.room, game.phones.qr, game.cli; "
        "print([name for name in ('websockets', 'segno') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
