"""Which addresses are offered to phones: that of the default route first, then those of other networks."""

import socket
import sys
from typing import Any

import pytest

from game.phones.addresses import lan_addresses

INTERFACES = {"lo": "127.0.0.1", "wlan0": "192.168.1.23", "tun0": "10.8.0.6"}


class FakeProbe(socket.socket):
    """A socket of a computer whose default route leads through a VPN, or that has none."""

    routed = True

    def connect(self, address: Any) -> None:
        if not self.routed:
            raise OSError("network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return (INTERFACES["tun0"], 1)


@pytest.fixture(autouse=True)
def two_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows' host name knows all addresses")
    import fcntl

    def address_of(_probe: object, _code: int, asked: bytes) -> bytes:
        return bytes(20) + socket.inet_aton(INTERFACES[asked.rstrip(b"\0").decode()]) + bytes(8)

    monkeypatch.setattr(socket, "socket", FakeProbe)
    monkeypatch.setattr(socket, "if_nameindex", lambda: list(enumerate(INTERFACES)))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: [(0, 0, 0, "", ("127.0.1.1", 0))])
    monkeypatch.setattr(fcntl, "ioctl", address_of)


def test_the_default_route_comes_first_and_other_networks_can_be_chosen() -> None:
    assert lan_addresses() == ["10.8.0.6", "192.168.1.23"]


def test_a_network_without_a_way_out_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeProbe, "routed", False)
    assert lan_addresses() == ["192.168.1.23", "10.8.0.6"]
