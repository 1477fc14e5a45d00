"""Strangers on the network get nowhere: each test is one way to try."""

import socket
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from game.phones import limits
from game.phones.limits import Bucket, Gate, WrongWords
from game.phones.messages import BadMessage, first_message, later_message
from game.phones.tokens import new_word
from tests.phones.phone import HOST, Phone, eventually, get, raw_answer, serving


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "localhost:{port}", "127.0.0.1:{port}, evil.example", ""]
)
def test_a_foreign_host_name_gets_nothing(host: str) -> None:
    with serving() as server:
        assert not get(server, "/", host.format(port=server.port) or " ").startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "https://127.0.0.1"])
def test_a_page_from_elsewhere_cannot_talk(origin: str | None) -> None:
    with serving() as server, pytest.raises(InvalidStatus, match="403"):
        Phone(server, origin=origin)


@pytest.mark.parametrize(
    "path",
    [
        "/../constraints.txt",
        "/..%2f..%2fetc/passwd",
        "//etc/passwd",
        "/art/../index.html",
        "/art/%2e%2e/index.html",
        "/index.html%00",
        "/INDEX.HTML",
        "/art/",
        "\\index.html",
        "http://evil.example/index.html",
    ],
)
def test_no_path_leads_out_of_the_dictionary(path: str) -> None:
    with serving() as server:
        assert b" 200 " not in get(server, path).split(b"\r\n")[0]


@pytest.mark.parametrize(
    "raw",
    [
        "GARBAGE\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: {host}\r\n\r\n",
        "GET / HTTP/0.9\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: {host}\r\nHost: {host}\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: {host}\r\n" + "X: y\r\n" * 2000 + "\r\n",
        "GET /" + "a" * 100_000 + " HTTP/1.1\r\nHost: {host}\r\n\r\n",
        "\x00\xff" * 500 + "\r\n\r\n",
    ],
)
def test_broken_requests_are_refused_and_the_server_lives(raw: str) -> None:
    with serving() as server:
        said = raw_answer(server, raw.replace("{host}", f"{HOST}:{server.port}"))
        assert b" 200 " not in said.split(b"\r\n")[0]
        assert get(server, "/").startswith(b"HTTP/1.1 200")


BAD_MESSAGES = [
    "",
    "null",
    "[]",
    "{}",
    '{"t":"move"}',
    '{"t":"move","v":1,"n":-1}',
    '{"t":"move","v":1,"n":1.5}',
    '{"t":"move","v":1,"n":99999}',
    '{"t":"move","v":1,"n":1,"seat":0}',
    '{"t":"move","v":1,"n":"1"}',
    '{"t":"claim","seat":8}',
    '{"t":"claim","seat":0,"name":"' + "x" * 41 + '"}',
    '{"t":"throw","v":1,"n":0,"x":2,"y":0,"power":1,"spin":0}',
    '{"t":"throw","v":1,"n":0,"x":0,"y":0,"power":NaN,"spin":0}',
    '{"t":"ask","v":1,"what":"undo\\n"}',
    '{"t":"ask","v":1,"what":"cheat"}',
    '{"t":"speak","language":"../en"}',
    '{"t":"exec"}',
    "[" * 1000,
    '{"t":' * 200,
    '{"t":"move","v":1,"n":1}{"t":"move","v":1,"n":1}',
    "\ud83d",
]


@pytest.mark.parametrize("raw", BAD_MESSAGES, ids=range(len(BAD_MESSAGES)))
def test_nothing_but_the_protocol_is_understood(raw: str) -> None:
    for parse in (first_message, later_message):
        with pytest.raises(BadMessage):
            parse(raw)


def test_bytes_are_not_understood() -> None:
    with pytest.raises(BadMessage):
        first_message(b'{"t":"enter"}')


def test_what_is_not_understood_ends_the_talk_and_no_other() -> None:
    with serving() as server:
        player = Phone(server)
        player.sit(server, 0)
        for raw in BAD_MESSAGES[:8]:
            stranger = Phone(server)
            stranger.talk.send(raw)
            assert stranger.closed_with == 4002
        assert server.connected(0)


def test_a_message_that_is_too_long_ends_the_talk() -> None:
    with serving() as server:
        phone = Phone(server)
        phone.talk.send('{"t":"enter","room":"' + "a" * 2000 + '"}')
        assert phone.closed_with == 1009


def test_a_flood_of_messages_ends_the_talk() -> None:
    with serving() as server:
        phone = Phone(server)
        phone.sit(server, 0)
        with suppress(ConnectionClosed):  # the table may end the talk before the last message
            for _ in range(60):
                phone.say("move", v=0, n=0)
        assert phone.closed_with == 4008
        assert server.heard.qsize() <= limits.MESSAGES[1] + 2


def test_a_guessed_token_or_room_gets_nothing() -> None:
    with serving() as server:
        token = Phone(server).sit(server, 0)
        for guess in ("A" * 22, token[:-1] + ("A" if token[-1] != "A" else "B"), token.swapcase()):
            stranger = Phone(server)
            stranger.say("return", token=guess)
            assert stranger.closed_with == 4001
            stranger = Phone(server)
            stranger.say("enter", room=guess)
            assert stranger.closed_with == 4001


def test_a_seat_that_nobody_took_has_no_token_to_guess() -> None:
    with serving() as server:
        stranger = Phone(server)
        stranger.talk.send('{"t":"return","token":""}')
        assert stranger.closed_with == 4002


def test_five_wrong_words_are_the_last_of_an_address() -> None:
    with serving(word="kumotari") as server:
        for _ in range(limits.WRONG_OF_ONE):
            stranger = Phone(server)
            stranger.say("word", word="kumotara")
            assert stranger.closed_with == 4010
        stranger = Phone(server)
        stranger.say("word", word="kumotari")
        assert stranger.closed_with == 4011


def test_thirty_wrong_words_bring_a_new_one() -> None:
    wrong = WrongWords(0.0)
    new = [wrong.wrong(f"10.0.0.{number % 6}") for number in range(limits.WRONG_OF_ALL)]
    assert new == [False] * (limits.WRONG_OF_ALL - 1) + [True]
    assert wrong.may_try("10.0.0.1", 100.0)


def test_words_hold_more_than_twenty_bits() -> None:
    assert (14 * 5) ** 4 > 2**20
    assert len({new_word() for _ in range(1000)}) > 990


def test_a_guest_cannot_speak_for_a_seat() -> None:
    with serving() as server:
        guest = Phone(server)
        guest.say("enter", room=server.room.key)
        guest.hear()
        guest.say("move", v=0, n=0)
        assert guest.closed_with == 4002
        assert server.heard.empty()


def test_a_phone_that_was_replaced_cannot_speak_any_more() -> None:
    with serving() as server:
        first = Phone(server)
        token = first.sit(server, 0)
        second = Phone(server)
        second.say("return", token=token)
        second.hear()
        assert first.closed_with == 4003
        heard = [server.heard.get(timeout=5), server.heard.get(timeout=5)]
        assert {one.seat for one in heard} == {0}
        assert server.heard.empty()


def test_there_are_only_so_many_talks() -> None:
    with serving() as server:
        phones = [Phone(server) for _ in range(limits.MOST_OF_ONE)]
        with pytest.raises(InvalidStatus, match="503"):
            Phone(server)
        phones[0].close()
        eventually(lambda: _opens(server))


def _opens(server: object) -> bool:
    try:
        Phone(server).close()  # type: ignore[arg-type]
    except InvalidStatus:
        return False
    return True


def test_idle_sockets_do_not_use_up_the_programs_files() -> None:
    with serving() as server:
        lines = [socket.create_connection((HOST, server.port)) for _ in range(200)]
        try:
            eventually(lambda: sum(_dropped(line) for line in lines) >= 200 - limits.MOST_SOCKETS_OF_ONE)
        finally:
            for line in lines:
                line.close()


def _dropped(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_a_gate_forgets_and_forgives() -> None:
    gate = Gate(0.0)
    admitted = 0
    for _ in range(1000):
        if gate.admit("10.0.0.1", 0.0):
            admitted += 1
            gate.close("10.0.0.1")
    assert admitted == limits.CONNECTIONS[1]
    assert gate.admit("10.0.0.2", 0.0)
    assert gate.admit("10.0.0.1", 1.0)


def test_one_address_leaves_room_for_others() -> None:
    gate = Gate(0.0)
    assert sum(gate.admit("10.0.0.1", 0.0) for _ in range(70)) == limits.MOST_SOCKETS_OF_ONE
    assert gate.admit("10.0.0.2", 0.0)
    gate.close("10.0.0.1")
    assert gate.admit("10.0.0.1", 1.0)


def test_a_bucket_refills() -> None:
    bucket = Bucket(2.0, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]


@pytest.mark.slow
def test_slow_headers_are_cut_off() -> None:
    with serving() as server, socket.create_connection((HOST, server.port)) as line:
        line.settimeout(12)
        line.sendall(b"GET / HTTP/1.1\r\n")
        before = time.monotonic()
        while line.recv(4096):
            pass  # an error page may come before the end
        assert time.monotonic() - before > 1  # it was given time, and then cut off
        assert get(server, "/").startswith(b"HTTP/1.1 200")
