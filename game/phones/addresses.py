"""Under which addresses phones can reach this computer. Nothing is sent to find out."""

import ipaddress
import socket
import struct
import sys
from contextlib import suppress

_NOWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation. Connecting a datagram socket only asks the routing table."""

_ADDRESS_OF = {"linux": 0x8915, "darwin": 0xC0206921}
"""The system call that gives an interface's address, where the host name may know none."""


def lan_addresses() -> list[str]:
    """The IPv4 addresses that a phone could reach, that of the default route first; empty without a network."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        with suppress(OSError):  # there is no default route
            probe.connect(_NOWHERE)
            found.append(str(probe.getsockname()[0]))
        found += _of_interfaces(probe)
    with suppress(OSError):  # the host name has no address
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if _reachable(address)]


def _of_interfaces(probe: socket.socket) -> list[str]:
    """The address of every network interface, where the system tells."""
    found: list[str] = []
    if sys.platform != "win32" and sys.platform in _ADDRESS_OF:
        import fcntl  # noqa: PLC0415 - Windows has none

        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has no address
                said = fcntl.ioctl(probe, _ADDRESS_OF[sys.platform], struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(said[20:24]))
    return found


def _reachable(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return not (parsed.is_loopback or parsed.is_unspecified or parsed.is_multicast)
