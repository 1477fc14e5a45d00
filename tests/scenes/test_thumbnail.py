"""Thumbnails of saved matches: every kind of PNG is shown, and no other file does any harm."""

import struct
import zlib
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from game.scenes.saved_match_row import LARGEST_SIDE, load_thumbnail
from tests.faults.pictures import COLOUR_TYPES, png


@pytest.mark.parametrize(("colour", "depth"), COLOUR_TYPES)
def test_every_colour_type_becomes_a_picture_that_can_be_scaled(colour: int, depth: int, tmp_path: Path) -> None:
    path = tmp_path / "x.png"
    path.write_bytes(png(33, 20, colour, depth))
    picture = load_thumbnail(path)
    assert picture is not None
    assert picture.get_bitsize() == 32
    assert pygame.transform.smoothscale(picture, (224, 126)).get_size() == (224, 126)


@pytest.mark.parametrize(
    "size", [(60_000, 60_000), (LARGEST_SIDE + 1, 1), (1, LARGEST_SIDE + 1), (0, 9), (2**31, 2**31), (2**32 - 1, 1)]
)
def test_an_absurd_size_is_not_even_unpacked(
    size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.png"
    path.write_bytes(png(9, 9, 2, 8, claims=size))
    monkeypatch.setattr(pygame.image, "load", lambda *_: pytest.fail("it was unpacked"))
    assert load_thumbnail(path) is None


def test_what_is_no_png_is_no_picture(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    surface, gif = pygame.Surface((4, 4)), b"GIF89a\x04\x00\x04\x00\x80\x00\x00" + bytes(20)
    bmp = BytesIO()
    pygame.image.save(surface, bmp, "x.bmp")
    good = png(9, 9, 2, 8)
    path = tmp_path / "x.png"
    for data in (b"", b"\x89PNG", gif, bmp.getvalue(), good[:40], good[:-20], good[:33] + bytes(99)):
        path.write_bytes(data)
        assert load_thumbnail(path) is None, data[:20]
    path.unlink()
    path.mkdir()
    assert load_thumbnail(path) is None
    assert len(caplog.records) == 8


def test_a_picture_that_says_less_than_it_holds_costs_nothing(tmp_path: Path) -> None:
    """A header of 8 x 8 over data for far more."""
    rows = zlib.compress(bytes(50_000_000), 9)
    chunk = struct.pack(">I", len(rows)) + b"IDAT" + rows + struct.pack(">I", zlib.crc32(b"IDAT" + rows))
    good = png(8, 8, 2, 8)
    path = tmp_path / "x.png"
    path.write_bytes(good[:33] + chunk + good[-12:])
    picture = load_thumbnail(path)
    assert picture is None or picture.get_size() == (8, 8)
