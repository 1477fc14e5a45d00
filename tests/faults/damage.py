"""Ways to damage a file: by accident, by another program, or on purpose."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

SENTINEL = "kagebako-was-here"
CODE = f"__import__('os').system('touch {SENTINEL}')"
PICKLE = f"cos\nsystem\n(S'touch {SENTINEL}'\ntR.".encode()
NUMBERS = (b"-1", b"0", b"3.5", b"1e308", b"-1e400", b"NaN", b"Infinity", b"999999999", b"9" * 30, b"9" * 6000, b"null")
WORDS = (
    *(
        "",
        "\x00",
        "../../../etc/passwd",
        "..\\..\\boot.ini",
        "/dev/zero",
        "con",
        "x" * 200_000,
        "\ud83d\ude00",
        "\u202etxet",
    ),
    *("{0.__class__}", "%s%n", "<b>&amp;", "\n\n\n", "\x1b[2J", "\udc80", CODE, "ŌŘ" * 900, "\u200b" * 40),
)
WRONG: tuple[Any, ...] = (None, True, -1, 2**63, 10**40, 0.5, [], {}, [[]], [None] * 5000, {"": {}}, *WORDS)


def damaged(data: bytes, pick: Random) -> bytes:
    """The file, damaged once or a few times."""
    for _ in range(pick.choice((1, 1, 1, 2, 5))):
        data = pick.choice(WAYS)(data, pick)
    return data


def _flip(data: bytes, pick: Random) -> bytes:
    flipped = bytearray(data)
    for _ in range(pick.choice((1, 1, 3, 40))):
        if flipped:
            flipped[pick.randrange(len(flipped))] ^= 1 << pick.randrange(8)
    return bytes(flipped)


def _cut(data: bytes, pick: Random) -> bytes:
    return data[: pick.randrange(len(data) + 1)]


def _hole(data: bytes, pick: Random) -> bytes:
    """A part is gone, or zeroed, as after a power cut."""
    first, last = sorted(pick.randrange(len(data) + 1) for _ in range(2))
    return data[:first] + pick.choice((b"", bytes(last - first))) + data[last:]


def _stutter(data: bytes, pick: Random) -> bytes:
    first, last = sorted(pick.randrange(len(data) + 1) for _ in range(2))
    return data[:last] + data[first:last] * pick.choice((1, 3)) + data[last:]


def _insert(data: bytes, pick: Random) -> bytes:
    at = pick.randrange(len(data) + 1)
    return data[:at] + pick.choice((pick.randbytes(20), b"[" * 50_000, b'{"a":' * 50_000, b"<map>" * 9000)) + data[at:]


def _number(data: bytes, pick: Random) -> bytes:
    found = list(re.finditer(rb"-?\d+(\.\d+)?", data))
    for match in sorted(pick.sample(found, min(len(found), pick.choice((1, 1, 4)))), key=lambda one: -one.start()):
        near = str(int(float(match.group()[:15])) + pick.choice((-1, 1, 7))).encode()
        data = data[: match.start()] + pick.choice((near, near, *NUMBERS)) + data[match.end() :]
    return data


def _word(data: bytes, pick: Random) -> bytes:
    found = list(re.finditer(rb'"([^"\\]*)"', data))
    if not found:
        return data
    match, other = pick.choice(found), pick.choice(found)
    wrong = json.dumps(pick.choice(WORDS)).encode("utf-8", "surrogatepass")
    return data[: match.start()] + pick.choice((wrong, wrong, other.group())) + data[match.end() :]


def _value(data: bytes, pick: Random) -> bytes:
    """A value in the tree is replaced, removed, duplicated, or gets an unknown field beside it."""
    try:
        tree = json.loads(data)
    except (ValueError, RecursionError):
        return _word(data, pick)
    holders: list[Any] = []
    _gather(tree, holders)
    if not holders:
        return json.dumps(pick.choice(WRONG)).encode()
    holder = pick.choice(holders)
    key = pick.choice(list(holder)) if isinstance(holder, dict) else pick.randrange(len(holder))
    match pick.randrange(5):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, list):
            holder.insert(pick.randrange(len(holder) + 1), holder[key])
        case 1:
            holder[pick.choice(("__class__", "no such field", *WORDS))] = holder[key]
        case 2:
            other = pick.choice(holders)
            holder[key] = json.loads(json.dumps(other))
        case _:
            holder[key] = pick.choice(WRONG)
    return json.dumps(tree).encode()


def _gather(tree: Any, holders: list[Any]) -> None:
    if isinstance(tree, dict | list) and tree:
        holders.append(tree)
        for one in tree.values() if isinstance(tree, dict) else tree:
            _gather(one, holders)


def _encode(data: bytes, pick: Random) -> bytes:
    text = data.decode("utf-8", "replace")
    return text.encode(pick.choice(("utf-16", "utf-8-sig", "latin-1", "utf-32-be", "cp1252", "utf-7")), "replace")


def _another(data: bytes, pick: Random) -> bytes:
    """Something else altogether."""
    some = (b"", b"\x00" * 4096, b"\xff" * 100, b"null", b"[]", b"{}", b'"x"', b"{" * 200_000, b"[" * 2_000_000)
    more = (PICKLE, CODE.encode(), b"#!/bin/sh\ntouch " + SENTINEL.encode(), b" " * 5_000_000, pick.randbytes(3000))
    return pick.choice((*some, *more, data * 3))


WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (
    *(_flip, _cut, _hole, _stutter, _insert, _encode, _another),
    *(_number, _number, _number, _word, _word, _value, _value, _value, _value),
)
