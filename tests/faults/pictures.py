"""PNG files of every colour type, and files that only claim to be PNG."""

import struct
import zlib

COLOUR_TYPES = (
    *((0, depth) for depth in (1, 2, 4, 8, 16)),
    *((2, depth) for depth in (8, 16)),
    *((3, depth) for depth in (1, 2, 4, 8)),
    *((4, depth) for depth in (8, 16)),
    *((6, depth) for depth in (8, 16)),
)
"""All that PNG knows: grey, colours, palette, grey with alpha, colours with alpha; and their bits per channel."""

_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def png(
    width: int,
    height: int,
    colour: int,
    depth: int,
    *,
    claims: tuple[int, int] | None = None,
    transparent: bool = False,
) -> bytes:
    """A picture of stripes; `claims` replaces the size in its header."""
    line = b"\x00" + bytes((width * _CHANNELS.get(colour, 1) * depth + 7) // 8)
    header = struct.pack(">IIBBBBB", *(claims or (width, height)), depth, colour, 0, 0, 0)
    chunks = [(b"IHDR", header)]
    if colour == 3:
        entries = 2**depth
        chunks.append((b"PLTE", bytes(range(256)) * 3 if depth == 8 else bytes(3 * entries)))
        if transparent:
            chunks.append((b"tRNS", bytes(entries)))
    chunks += [(b"IDAT", zlib.compress(line * height)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
