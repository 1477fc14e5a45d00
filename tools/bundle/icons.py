"""Makes the icon files for Windows and macOS from the icons in `assets`. `build.spec` calls it.

Both formats are containers of PNG pictures, so no library is needed to write them.
"""

import struct
import sys
from io import BytesIO
from pathlib import Path

import pygame

ASSETS = Path(__file__).parents[2] / "assets"
SMALL = 32
"""Up to this many pixels a simpler picture is used: fine lines would blur."""

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}

SIDE = 164, 314
"""The size that NSIS wants, in pixels."""
NIGHT = (18, 22, 40), (62, 40, 44)
"""The colours of that picture, at the top and below."""


def png(side: int) -> bytes:
    """The icon as a square PNG."""
    data = BytesIO()
    svg = ASSETS / ("icon-small.svg" if side <= SMALL else "icon.svg")
    pygame.image.save(pygame.image.load_sized_svg(svg, (side, side)), data, "icon.png")
    return data.getvalue()


def ico() -> bytes:
    """The icon for Windows: a directory of sizes, then the pictures."""
    pictures = [png(side) for side in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for side, picture in zip(ICO_SIZES, pictures, strict=True):
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + entries + b"".join(pictures)


def setup_side() -> bytes:
    """The picture beside the last page of the setup program for Windows, as a BMP: our icon on a night sky."""
    width, height = SIDE
    picture = pygame.Surface(SIDE)
    for y in range(height):
        share = y / (height - 1)
        picture.fill([round(top + (low - top) * share) for top, low in zip(*NIGHT, strict=True)], (0, y, width, 1))
    side = width * 3 // 4
    icon = pygame.image.load_sized_svg(ASSETS / "icon.svg", (side, side))
    picture.blit(icon, ((width - side) // 2, (height - side) // 3))
    data = BytesIO()
    pygame.image.save(picture, data, "side.bmp")
    return data.getvalue()


def icns() -> bytes:
    """The icon for macOS: named chunks, each with its length."""
    chunks = b""
    for side, kind in ICNS_KINDS.items():
        picture = png(side)
        chunks += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks


def icon_for_this_system(folder: Path) -> str | None:
    """The file that PyInstaller should put into the program; Linux takes the icon from the window instead."""
    makers = {"win32": ("kagebako.ico", ico), "darwin": ("kagebako.icns", icns)}
    if sys.platform not in makers:
        return None
    name, make = makers[sys.platform]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(make())
    return str(folder / name)
