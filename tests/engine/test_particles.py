"""Particles are driven by time alone, come to an end, and do not appear for players who want no motion."""

import pygame

from game.engine.draw.particles import CONFETTI, DUST, EMBER, MOST, PETAL, SCRAP, SPARK, Particles
from game.engine.draw.particles_drawing import draw_particles, tremble
from game.engine.look import theme
from tests.kit import make_kit, make_window

KINDS = (SPARK, SCRAP, DUST, CONFETTI, PETAL, EMBER)
TONES = (theme.GOLD, theme.USUAL.washi)


def test_everything_in_the_air_comes_down() -> None:
    particles = Particles(make_kit())
    for kind in KINDS:
        particles.throw(kind, (800, 400), 5, TONES)
    particles.flash((800, 400), 300, theme.WHITE)
    particles.shake(6)
    assert particles.moving
    for _ in range(80):
        particles.update(0.05)
    assert not particles.moving
    assert particles.tremor.offset == (0.0, 0.0)


def test_the_same_throw_flies_the_same_way() -> None:
    ways = []
    for _ in range(2):
        particles = Particles(make_kit())
        particles.throw(SCRAP, (100, 100), 9, TONES, towards=90, spread=120)
        particles.update(0.2)
        ways.append(particles.bursts[0].particles())
    assert ways[0] == ways[1]
    assert len({fleck.x for fleck in ways[0]}) == 9


def test_nothing_flies_for_those_who_want_no_motion() -> None:
    kit = make_kit()
    particles = Particles(kit)
    particles.throw(SCRAP, (100, 100), 9, TONES)
    kit.preferences.still = True
    particles.update(0.01)
    particles.throw(SPARK, (100, 100), 9, TONES)
    particles.flash((100, 100), 300, theme.WHITE)
    particles.shake(6)
    assert not particles.moving


def test_a_storm_has_its_limit() -> None:
    particles = Particles(make_kit())
    for _ in range(10):
        particles.throw(SCRAP, (100, 100), 50, TONES)
    assert sum(burst.count for burst in particles.bursts) == MOST


def test_faster_games_have_faster_scraps() -> None:
    kit = make_kit()
    slow, fast = Particles(kit), Particles(kit)
    slow.throw(SCRAP, (100, 100), 1, TONES)
    slow.update(0.4)
    kit.speed = "fast"
    fast.throw(SCRAP, (100, 100), 1, TONES)
    fast.update(0.2)
    assert slow.bursts[0].particles() == fast.bursts[0].particles()


def test_all_of_it_can_be_seen_and_the_table_moves() -> None:
    window = make_window((960, 540))
    canvas = window.canvas
    particles = Particles(make_kit())
    canvas.fill(theme.NIGHT)
    before = pygame.image.tobytes(canvas.surface, "RGB")
    for kind in KINDS:
        particles.throw(kind, (800, 400), 5, TONES)
    particles.update(0.1)
    draw_particles(canvas, particles)
    drawn = pygame.image.tobytes(canvas.surface, "RGB")
    assert drawn != before
    particles.shake(10)
    particles.update(0.02)
    tremble(canvas, particles)
    assert pygame.image.tobytes(canvas.surface, "RGB") != drawn
    window.close()
