"""Loads the thumbnail of a saved match from a file, which may have been tampered with."""

import logging
import struct
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from game.store.files import read_bounded
from game.store.match_store import MOST_PICTURE_BYTES

LARGEST_SIDE: Final = 1024
"""In pixels, more than three times what the game writes: a picture with sides of 60,000 would exhaust the memory."""

_START: Final = struct.Struct(">8sI4sII")
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_HEADER_BYTES: Final = 13

_log = logging.getLogger(__name__)


def load_thumbnail(path: Path) -> pygame.Surface | None:
    """Return the thumbnail as a 32-bit surface, or None if the file is not one that the game could have written."""
    try:
        data = read_bounded(path, MOST_PICTURE_BYTES)
        problem = _flaw_of_header(data)
        if problem is None:
            loaded = pygame.image.load(BytesIO(data), "thumbnail.png")
            picture = pygame.Surface(loaded.get_size(), pygame.SRCALPHA, 32)
            picture.blit(loaded, (0, 0))
            return picture
    except (OSError, pygame.error, ValueError, MemoryError) as error:
        problem = str(error)
    _log.warning("the picture %s cannot be shown: %s", path.name, problem)
    return None


def _flaw_of_header(data: bytes) -> str | None:
    """Return why a file need not be decoded, judging by the type and size in its header, or None."""
    if len(data) < _START.size:
        return "too short"
    signature, length, kind, width, height = _START.unpack_from(data)
    if signature != _SIGNATURE or length != _HEADER_BYTES or kind != b"IHDR":
        return "no PNG"
    if not (0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE):
        return f"{width} x {height} pixels"
    return None
