"""What flies about does so by time alone, comes to an end, and leaves those alone who want no motion."""

import pygame

from game.engine import theme
from game.engine.flurry import CONFETTI, DUST, EMBER, MOST, PETAL, SCRAP, SPARK, Flurry
from game.engine.flurry_drawing import draw_flurry, tremble
from tests.kit import make_kit, make_window

SORTS = (SPARK, SCRAP, DUST, CONFETTI, PETAL, EMBER)
TONES = (theme.GOLD, theme.WASHI)


def test_everything_in_the_air_comes_down() -> None:
    flurry = Flurry(make_kit())
    for sort in SORTS:
        flurry.throw(sort, (800, 400), 5, TONES)
    flurry.flash((800, 400), 300, theme.WHITE)
    flurry.shake(6)
    assert flurry.moving
    for _ in range(80):
        flurry.update(0.05)
    assert not flurry.moving
    assert flurry.tremor.offset == (0.0, 0.0)


def test_the_same_throw_flies_the_same_way() -> None:
    ways = []
    for _ in range(2):
        flurry = Flurry(make_kit())
        flurry.throw(SCRAP, (100, 100), 9, TONES, towards=90, spread=120)
        flurry.update(0.2)
        ways.append(flurry.bursts[0].flecks())
    assert ways[0] == ways[1]
    assert len({fleck.x for fleck in ways[0]}) == 9


def test_nothing_flies_for_those_who_want_no_motion() -> None:
    kit = make_kit()
    flurry = Flurry(kit)
    flurry.throw(SCRAP, (100, 100), 9, TONES)
    kit.preferences.still = True
    flurry.update(0.01)
    flurry.throw(SPARK, (100, 100), 9, TONES)
    flurry.flash((100, 100), 300, theme.WHITE)
    flurry.shake(6)
    assert not flurry.moving


def test_a_storm_has_its_limit() -> None:
    flurry = Flurry(make_kit())
    for _ in range(10):
        flurry.throw(SCRAP, (100, 100), 50, TONES)
    assert sum(burst.count for burst in flurry.bursts) == MOST


def test_faster_games_have_faster_scraps() -> None:
    kit = make_kit()
    slow, fast = Flurry(kit), Flurry(kit)
    slow.throw(SCRAP, (100, 100), 1, TONES)
    slow.update(0.4)
    kit.speed = "fast"
    fast.throw(SCRAP, (100, 100), 1, TONES)
    fast.update(0.2)
    assert slow.bursts[0].flecks() == fast.bursts[0].flecks()


def test_all_of_it_can_be_seen_and_the_table_moves() -> None:
    window = make_window((960, 540))
    canvas = window.canvas
    flurry = Flurry(make_kit())
    canvas.fill(theme.NIGHT)
    before = pygame.image.tobytes(canvas.surface, "RGB")
    for sort in SORTS:
        flurry.throw(sort, (800, 400), 5, TONES)
    flurry.update(0.1)
    draw_flurry(canvas, flurry)
    drawn = pygame.image.tobytes(canvas.surface, "RGB")
    assert drawn != before
    flurry.shake(10)
    flurry.update(0.02)
    tremble(canvas, flurry)
    assert pygame.image.tobytes(canvas.surface, "RGB") != drawn
    window.close()
