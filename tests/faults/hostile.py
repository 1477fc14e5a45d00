"""Malicious files: format characters in their texts, overfull maps, and things that are not files at all."""

import json
import os
import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.faults.pictures import COLOUR_TYPES, png

FORMATS = ("{", "}", "{}", "{0}", "{x:>2000000000}", "{0.__class__.__mro__}", "{count", "{name!r:9}", "%s%n%999999999d")
"""What would break a template."""

SIZES = ((60_000, 60_000), (2**31, 1), (1, 2**31), (2**32 - 1, 2**32 - 1), (0, 0), (1025, 1025), (1024, 1024))


def formatted(data: bytes) -> Iterator[tuple[str, bytes]]:
    """The file with format characters in each of its text fields in turn: the field, and the file.

    Fields that differ only by their index in a list count as one.
    """
    if data.lstrip().startswith(b"<"):
        yield from _formatted_xml(data)
    else:
        yield from _formatted_json(data)


def _formatted_json(data: bytes) -> Iterator[tuple[str, bytes]]:
    tree = json.loads(data)
    if isinstance(tree, str):
        yield from ((f"all of it = {word}", json.dumps(word).encode()) for word in FORMATS)
        return
    seen: set[str] = set()
    for path, holder, key in list(_places(tree, "")):
        if path in seen:
            continue
        seen.add(path)
        before = holder[key]
        if isinstance(before, str):
            for word in FORMATS:
                holder[key] = word
                yield f"{path} = {word}", json.dumps(tree).encode()
            holder[key] = before
        if isinstance(holder, dict):  # a field's name is text of the file too
            del holder[key]
            for word in FORMATS:
                holder[word] = before
                yield f"{path} is called {word}", json.dumps(tree).encode()
                del holder[word]
            holder[key] = before


def _places(tree: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """Every place in a tree: its name, and where it is."""
    pairs = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in list(pairs):
        here = f"{path}.{key if isinstance(tree, dict) and not str(key).isdigit() else '*'}"
        yield here, tree, key
        yield from _places(value, here)


def _formatted_xml(data: bytes) -> Iterator[tuple[str, bytes]]:
    for found in re.finditer(rb'(\w+)="([^"]*)"', data):
        for word in FORMATS:
            safe = word.replace(">", "&gt;").encode()
            yield f"{found[1].decode()} = {word}", data[: found.start(2)] + safe + data[found.end(2) :]


def pictures() -> Iterator[tuple[str, bytes]]:
    """Pictures of every colour type, with absurd headers, truncated, and files that are no pictures."""
    for colour, depth in COLOUR_TYPES:
        good = png(32, 18, colour, depth)
        yield f"colour type {colour}, {depth} bits", good
        yield f"colour type {colour}, {depth} bits, cut off", good[: len(good) * 2 // 3]
        yield f"colour type {colour}, {depth} bits, transparent", png(32, 18, colour, depth, transparent=True)
        for size in SIZES:
            yield f"colour type {colour}, {depth} bits, {size}", png(32, 18, colour, depth, claims=size)
    for colour in (1, 5, 7, 255):
        for depth in (0, 3, 8, 255):
            yield f"no colour type: {colour}, {depth} bits", png(32, 18, colour, depth)
    yield "one pixel", png(1, 1, 6, 8)
    yield "a line", png(1024, 1, 3, 1)
    yield (
        "GIF",
        b"GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;",
    )
    yield (
        "SVG",
        b'<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><rect width="9" height="9"/></svg>',
    )
    yield "BMP", b"BM" + bytes(12) + b"\x28\x00\x00\x00" + b"\xff\xff\xff\x7f" * 2 + bytes(40)
    yield "XPM", b'/* XPM */ static char *x[] = {"99999 99999 1 1", "a c #000"};'
    yield "nothing", b""


def crowded_maps(plain: bytes) -> Iterator[tuple[str, bytes]]:
    """Maps with a great many fences, start cells, points, layers, properties and letters."""
    fence = b'<object id="9" x="64" y="192"><polyline points="0,0 128,0"/></object>'
    start = b'<object id="9" type="red" x="0" y="0" width="256" height="384"/>'
    group = b'<objectgroup name="starts"/>'
    for count in (1, 30, 37, 38, 400, 3000, 14_000):
        yield f"{count} fences", plain.replace(b'name="fences">', b'name="fences">' + fence * count)
        yield f"{count} starts", plain.replace(b'name="starts">', b'name="starts">' + start * count)
        yield f"{count} points", plain.replace(b"0,0 128,0", b"0,0 " * (count * 10) + b"0,0 128,0")
        yield f"{count} layers", plain.replace(b"</map>", group * count + b"</map>")
        yield f"a name of {count * 60}", plain.replace(b'name="fence"', b'name="' + b"W \n" * (count * 20) + b'"')
        broken = plain.replace(b'x="64"', b'x="65"')
        yield (
            f"a wrong name of {count * 60}",
            broken.replace(b'name="fence"', b'name="' + b"W\n " * (count * 20) + b'"'),
        )
        yield f"a side of {count * 60}", plain.replace(b'type="red"', b'type="' + b"r e" * (count * 20) + b'"')
    for number in (b"0", b"-1", b"12", b"13", b"1000000", b"9" * 4000, b"1e9", b"nan"):
        for field in (b"width", b"height", b"tilewidth", b"tileheight"):
            yield (
                f"{field.decode()} {number[:9].decode()}",
                re.sub(b' %s="\\d+"' % field, b' %s="%s"' % (field, number), plain),
            )
        yield f"{number[:9].decode()} figures", re.sub(b'value="\\d+"', b'value="%s"' % number, plain)


def crowded_boards(save: bytes) -> Iterator[tuple[str, bytes]]:
    """A match on a custom board that has far too much on it, in its options and in its position."""
    for part, count in ((part, count) for part in ("fences", "starts") for count in (100, 2000, 20_000)):
        tree = json.loads(save)
        board = tree["state"]["board"]
        if part == "fences":
            board["fences"] = [[1, 3, 3, 3]] * count
        else:
            board["starts"][0] = [cell % 24 for cell in range(count)]
        yield f"a position with {count} {part}", json.dumps(tree).encode()
        tree["record"]["options"]["board"] = json.dumps(board)
        yield f"a match with {count} {part}", json.dumps(tree).encode()


def pipe(path: Path) -> None:
    """Opening one blocks until its other end is opened. Windows has no such files."""
    os.mkfifo(path)


def _socket(path: Path) -> None:
    made = socket.socket(socket.AF_UNIX)
    here = Path.cwd()
    os.chdir(path.parent)  # the whole path may be longer than a socket's limit
    try:
        made.bind(path.name)
    finally:
        os.chdir(here)
        made.close()


def _full_folder(path: Path) -> None:
    (path / "inside").mkdir(parents=True)


NO_FILES: dict[str, Callable[[Path], object]] = {
    "pipe": pipe,
    "folder": Path.mkdir,
    "full folder": _full_folder,
    "endless device": lambda path: path.symlink_to("/dev/zero"),
    "terminal": lambda path: path.symlink_to("/dev/tty"),
    "link to itself": lambda path: path.symlink_to(path.name),
    "link to nothing": lambda path: path.symlink_to("nothing"),
    "socket": _socket,
}
"""What may be in the place of a file."""
