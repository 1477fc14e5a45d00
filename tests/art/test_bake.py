"""Baked pictures are made once and cached in memory and on disk, even if the disk fails."""

import os
import sys
from functools import partial

import pygame
import pytest

from game.engine.cache import bake
from game.engine.cache.bake import PATIENCE, Bakery


class Oven:
    """Counts how often a picture was really made."""

    def __init__(self, colour="#B03A18", alpha=True):
        self.made = 0
        self.colour, self.alpha = colour, alpha

    def __call__(self) -> pygame.Surface:
        self.made += 1
        picture = pygame.Surface((6, 4), pygame.SRCALPHA if self.alpha else 0, 32)
        picture.fill(self.colour)
        return picture


def files(folder):
    return sorted(folder.rglob("*.baked"))


def test_a_picture_is_made_once_and_kept_in_memory():
    bakery, oven = Bakery(None, "1"), Oven()
    assert bakery.get("card", (6, 4), oven) is bakery.get("card", (6, 4), oven)
    assert oven.made == 1
    bakery.get("card", (12, 8), oven)
    assert oven.made == 2


@pytest.mark.parametrize("alpha", [True, False])
def test_a_second_start_reads_it_from_disk(tmp_path, alpha):
    first = Bakery(tmp_path, "1").get("card", (6, 4), Oven("#12345678" if alpha else "#123456", alpha))
    oven = Oven()
    second = Bakery(tmp_path, "1").get("card", (6, 4), oven)
    assert oven.made == 0
    assert pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")
    assert bool(second.get_flags() & pygame.SRCALPHA) is alpha


@pytest.mark.parametrize("damage", [b"", b"KGB1", b"x" * 400])
def test_a_broken_file_is_made_again_and_mended(tmp_path, damage):
    Bakery(tmp_path, "1").get("card", (6, 4), Oven())
    (path,) = files(tmp_path)
    path.write_bytes(damage)
    oven = Oven()
    Bakery(tmp_path, "1").get("card", (6, 4), oven)
    Bakery(tmp_path, "1").get("card", (6, 4), oven)
    assert oven.made == 1


def test_a_flipped_bit_is_noticed(tmp_path):
    Bakery(tmp_path, "1").get("card", (6, 4), Oven())
    (path,) = files(tmp_path)
    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    path.write_bytes(bytes(data))
    oven = Oven()
    Bakery(tmp_path, "1").get("card", (6, 4), oven)
    assert oven.made == 1


def test_a_disk_that_refuses_is_no_error(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    oven = Oven()
    assert Bakery(blocked, "1").get("card", (6, 4), oven).get_size() == (6, 4)
    assert oven.made == 1


def test_a_full_disk_leaves_no_half_file(tmp_path, monkeypatch):
    def full(*_):
        raise OSError("no space left")

    monkeypatch.setattr(bake.Path, "replace", full)
    Bakery(tmp_path, "1").get("card", (6, 4), Oven())
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_other_versions_and_drafts_are_pruned(tmp_path):
    Bakery(tmp_path, "1").get("card", (6, 4), Oven())
    (tmp_path / "1" / "left.draft").write_bytes(b"half")
    (tmp_path / "mine.txt").write_text("not ours", encoding="utf-8")
    Bakery(tmp_path, "2").get("card", (6, 4), Oven())
    assert not (tmp_path / "1").exists()
    assert len(files(tmp_path)) == 1
    assert (tmp_path / "mine.txt").exists()


def test_beyond_the_limit_the_longest_unused_go_first(tmp_path, monkeypatch):
    bakery = Bakery(tmp_path, "1")
    for name in ("old", "new"):
        bakery.get(name, (6, 4), Oven())
    old, new = bakery._path("old", (6, 4)), bakery._path("new", (6, 4))
    bake.os.utime(old, (1, 1))
    monkeypatch.setattr(bake, "_MOST_BYTES", new.stat().st_size)
    Bakery(tmp_path, "1")
    assert files(tmp_path) == [new]


def test_a_plan_is_baked_bit_by_bit():
    bakery, oven = Bakery(None, "1"), Oven()
    assert bakery.progress == 1.0
    for name in "abcd":
        bakery.plan(partial(bakery.get, name, (6, 4), oven))
    assert bakery.progress == 0.0
    assert bakery.bake_some(0.0) is False
    assert oven.made == 1
    assert bakery.progress == 0.25
    bakery.get("d", (6, 4), oven)
    assert bakery.bake_some(10.0) is True
    assert oven.made == 4
    assert bakery.progress == 1.0


def test_forget_drops_plan_and_memory():
    bakery, oven = Bakery(None, "1"), Oven()
    bakery.get("a", (6, 4), oven)
    bakery.plan(partial(bakery.get, "b", (6, 4), oven))
    bakery.forget()
    assert bakery.bake_some(0.0) is True
    bakery.get("a", (6, 4), oven)
    assert oven.made == 2


def test_a_dropped_plan_leaves_what_is_there():
    bakery, oven = Bakery(None, "1"), Oven()
    bakery.get("a", (6, 4), oven)
    bakery.plan(partial(bakery.get, "b", (6, 4), oven))
    bakery.drop_plan()
    assert bakery.progress == 1.0
    assert bakery.bake_some(0.0) is True
    bakery.get("a", (6, 4), oven)
    assert oven.made == 1


def test_what_nobody_asks_for_is_let_go_when_there_is_too_much(monkeypatch):
    time = [0.0]
    bakery, oven = Bakery(None, "1", now=lambda: time[0]), Oven()
    monkeypatch.setattr(bake, "MOST_IN_MEMORY", 2 * 6 * 4 * 4)
    bakery.get("old", (6, 4), oven)
    time[0] = bake.LATELY + 1
    bakery.get("young", (6, 4), oven)
    bakery.get("new", (6, 4), oven)
    assert oven.made == 3
    bakery.get("young", (6, 4), oven)
    bakery.get("new", (6, 4), oven)
    assert oven.made == 3
    bakery.get("old", (6, 4), oven)
    assert oven.made == 4


def test_what_is_in_use_stays_however_much_it_is(monkeypatch):
    bakery, oven = Bakery(None, "1", now=lambda: 0.0), Oven()
    monkeypatch.setattr(bake, "MOST_IN_MEMORY", 1)
    for _ in range(2):
        for name in ("one", "two", "three"):
            bakery.get(name, (6, 4), oven)
    assert oven.made == 3


def test_when_the_disk_is_full_the_cache_gives_way_and_stays_away(tmp_path):
    Bakery(tmp_path, "1").get("card", (6, 4), Oven())
    bakery, oven = Bakery(tmp_path, "1"), Oven()
    (tmp_path / "1" / "notes.txt").write_text("not ours")
    assert bakery.give_way()
    assert files(tmp_path) == []
    assert (tmp_path / "1" / "notes.txt").exists()
    bakery.get("other", (6, 4), oven)
    assert oven.made == 1
    assert files(tmp_path) == []
    assert not bakery.give_way(), "there is nothing left to give"
    assert not Bakery(None, "1").give_way()


@pytest.mark.timeout(20)
@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among the files of Windows")
def test_what_is_no_file_is_no_picture(tmp_path):
    Bakery(tmp_path, "1").get("card", (6, 4), Oven())
    (path,) = files(tmp_path)
    path.unlink()
    os.mkfifo(path)
    oven = Oven()
    Bakery(tmp_path, "1").get("card", (6, 4), oven)
    assert oven.made == 1
    assert path.is_file(), "it is mended"


def test_a_file_that_claims_to_be_gigantic_is_not_read(tmp_path):
    Bakery(tmp_path, "1").get("card", (6, 4), Oven())
    (path,) = files(tmp_path)
    path.write_bytes(bake._HEAD.pack(b"KGB1", 2**31, 2**31, 1, 0) + bytes(99))
    oven = Oven()
    Bakery(tmp_path, "1").get("card", (6, 4), oven)
    assert oven.made == 1


def test_a_frame_that_takes_long_tells_the_player_once() -> None:
    clock, told = [0.0], []
    bakery = Bakery(None, "1", now=lambda: clock[0])

    def slow() -> pygame.Surface:
        clock[0] += PATIENCE
        return pygame.Surface((4, 4))

    for frame in range(2):
        bakery.begin_frame(lambda: told.append(clock[0]))
        bakery.get(f"first {frame}", (4, 4), slow)
        assert len(told) == frame, "one picture may be all"
        for number in range(3):
            bakery.get(f"more {frame} {number}", (4, 4), slow)
        assert len(told) == frame + 1
