"""Where the dice in the lid of the box are drawn."""

from pathlib import Path

import pygame
import pytest

from game.engine.cache.assets import Assets
from game.games.ninjutsu.dojo.camera import flat
from game.games.ninjutsu.dojo.film import DiePose, Lying
from game.games.ninjutsu.dojo.rng import Rng
from game.games.ninjutsu.dojo.tray import HALF_DEPTH, HALF_WIDTH
from game.games.ninjutsu.table.art import colours
from game.games.ninjutsu.table.art.dojo_lid import Lid, lid
from game.games.ninjutsu.table.art.numerals import numeral, outlines
from game.games.ninjutsu.table.draw.thrown_dice import die_picture
from game.games.ninjutsu.table.draw.thrown_view import ShownDie, ThrownView

ASSETS = Assets(Path(__file__).parents[2] / "assets")
UNIT = 20.0


@pytest.fixture(scope="module")
def empty() -> Lid:
    return lid(ASSETS, UNIT, "red", "black")


def drawn(empty: Lid, *dice: ShownDie) -> pygame.Surface:
    target = pygame.Surface(empty.behind.get_size())
    target.fill("#C0A060")
    ThrownView(ASSETS, empty, UNIT).draw(target, (0, 0), list(dice))
    return target


def changed(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (2, 2, 2, 255), other)
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def at(empty: Lid, x: float, y: float, z: float) -> tuple[float, float]:
    right, down = flat((x, y, z))
    return empty.origin[0] + right * UNIT, empty.origin[1] + down * UNIT


@pytest.mark.parametrize("kind", [6, 8, 12])
@pytest.mark.parametrize("side", ["red", "black"])
def test_a_die_shows_its_colour_its_numeral_and_its_paper_rim(kind: int, side: str) -> None:
    picture = die_picture(ASSETS, kind, side, Lying.showing(kind, 4, 0, 0).pose.turn, 40.0)
    found = {tuple(picture.get_at((x, y)))[:3] for x in range(picture.get_width()) for y in range(picture.get_height())}

    def near(colour: tuple[int, int, int]) -> bool:
        return any(max(abs(a - b) for a, b in zip(colour, pixel, strict=True)) < 26 for pixel in found)

    assert near(colours.PIP)
    assert near(colours.PAPER_RIM)
    assert near(colours.DIE[side])
    assert picture.get_at((0, 0)).a == 0


def test_no_pose_is_cut_off_at_the_edge_of_its_picture() -> None:
    rng = Rng(8)
    for kind in (6, 8, 12):
        for _ in range(12):
            picture = die_picture(ASSETS, kind, "red", rng.orientation(), 24.0)
            width, height = picture.get_size()
            border = [(x, y) for x in range(width) for y in (0, height - 1)] + [
                (x, y) for x in (0, width - 1) for y in range(height)
            ]
            assert max(picture.get_at(place).a for place in border) < 128


def test_dice_are_drawn_where_they_lie(empty: Lid) -> None:
    bare = drawn(empty)
    lying = Lying.showing(8, 3, 4.0, -1.0)
    where = changed(bare, drawn(empty, ShownDie(8, "red", lying.pose)))
    assert where.collidepoint(at(empty, *lying.pose.at))
    assert where.w < 5 * UNIT
    assert where.h < 5 * UNIT


def test_the_near_wall_stands_before_a_die_at_its_foot_but_not_before_one_above_it(empty: Lid) -> None:
    bare = drawn(empty)
    rim = at(empty, 0.0, HALF_DEPTH + 0.3, 2.8)

    def over_the_rim(z: float) -> bool:
        pose = DiePose((0.0, HALF_DEPTH - 0.9, z), (1.0, 0.0, 0.0, 0.0))
        seen = drawn(empty, ShownDie(6, "red", pose))
        return bool(seen.get_at((round(rim[0]), round(rim[1]))) != bare.get_at((round(rim[0]), round(rim[1]))))

    assert not over_the_rim(0.88)
    high = DiePose((0.0, HALF_DEPTH + 0.6, 3.6), (1.0, 0.0, 0.0, 0.0))
    assert changed(bare, drawn(empty, ShownDie(6, "red", high))).collidepoint(rim)


def test_a_shadow_inside_does_not_fall_through_the_wall(empty: Lid) -> None:
    pose = DiePose((HALF_WIDTH - 0.9, 0.0, 0.88), (1.0, 0.0, 0.0, 0.0))
    where = changed(drawn(empty), drawn(empty, ShownDie(6, "black", pose)))
    assert where.right <= at(empty, HALF_WIDTH, 0.0, 0.0)[0] + 0.4 * UNIT  # the die itself, with its rim


def test_a_numeral_keeps_its_holes_and_six_and_nine_stand_on_a_line() -> None:
    assert len(outlines("M0 0 H4 V4 L0 4 Z M1 1 Q2 1 2 2 L1 2 Z")) == 2
    assert len(numeral(ASSETS, 8, 6).holes) == 2
    assert len(numeral(ASSETS, 6, 12).inked) == 2
    assert len(numeral(ASSETS, 6, 8).inked) == 1
    assert len(numeral(ASSETS, 10, 12).inked) == 2
