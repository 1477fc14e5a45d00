"""Under which addresses phones can reach this computer. Nothing is sent to find out."""

import ipaddress
import socket
from contextlib import suppress

_NOWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation. Connecting a datagram socket only asks the routing table."""


def lan_addresses() -> list[str]:
    """The IPv4 addresses that a phone could reach, that of the default route first; empty without a network."""
    found: list[str] = []
    # Without a default route the host name may still know an address.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(_NOWHERE)
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):  # the host name has no address
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if _reachable(address)]


def _reachable(address: str) -> bool:
    parsed = ipaddress.ip_address(address)
    return not (parsed.is_loopback or parsed.is_unspecified or parsed.is_multicast)
