"""Ambience moves slowly, within bounds, and stands still for players who want no motion."""

import pygame
import pytest

from game.engine.draw.ambience import Ambience, CloudBank, Light, Swarm
from game.engine.draw.ambience_drawing import draw_air, draw_banks
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from tests.kit import make_kit, make_window

BANK = CloudBank("taisen/air-cloud-1", Rect(100, 100, 396, 46.8), 40, 60)
LIGHT = Light(Point(300, 300), 120, theme.GOLD)
TONES = (theme.USUAL.washi, theme.GOLD)


def around(kit: Kit) -> Ambience:
    swarms = [
        Swarm(shape, Rect(0, 0, 1600, 300), 8, 14, TONES, (6, 9), (200, 300), 20)
        for shape in ("petal", "leaf", "firefly", "mote", "spark")
    ]
    return Ambience(kit, [BANK], [LIGHT], swarms)


def test_a_bank_sways_about_its_place() -> None:
    ambience = around(make_kit())
    assert ambience.shift(BANK) == 0
    shifts = []
    for _ in range(240):
        ambience.update(0.25)
        shifts.append(ambience.shift(BANK))
    assert max(shifts) == pytest.approx(40, abs=0.1)
    assert min(shifts) == pytest.approx(-40, abs=0.1)


def test_a_flame_is_never_out_and_never_a_blaze() -> None:
    ambience = around(make_kit())
    seen = []
    for _ in range(600):
        ambience.update(0.05)
        seen.append(ambience.strength(0))
    assert 0.1 < min(seen) < max(seen) < 0.8


def test_motes_come_and_go_without_a_jump() -> None:
    ambience = around(make_kit())
    petals = ambience.swarms[0]
    for _ in range(400):
        before = ambience.motes(petals)
        ambience.update(1 / 60)
        for one, other in zip(before, ambience.motes(petals), strict=True):
            moved = abs(one.x - other.x) + abs(one.y - other.y)
            assert moved < 12 or (one.seen < 0.1 and other.seen < 0.1)


def test_nothing_moves_for_those_who_want_that() -> None:
    kit = make_kit()
    ambience = around(kit)
    ambience.update(5)
    kit.preferences.still = True
    ambience.update(5)
    assert ambience.shift(BANK) == 0
    assert ambience.strength(0) == LIGHT.strength
    assert not any(ambience.motes(swarm) for swarm in ambience.swarms)


def test_mist_stays_behind_what_stands() -> None:
    window = make_window((1600, 900))
    canvas = window.canvas
    stack = Rect(250, 60, 100, 200)
    canvas.fill(theme.NIGHT)
    draw_banks(canvas, around(make_kit()), [stack])
    assert canvas.surface.get_at((300, 120))[:3] == theme.NIGHT
    assert canvas.surface.get_at((200, 122))[:3] != theme.NIGHT
    assert canvas.surface.get_at((400, 122))[:3] != theme.NIGHT
    canvas.fill(theme.NIGHT)
    draw_banks(canvas, around(make_kit()), mirrored=True)
    assert canvas.surface.get_at((1400, 122))[:3] != theme.NIGHT
    window.close()


def test_air_can_be_seen() -> None:
    window = make_window((960, 540))
    canvas = window.canvas
    ambience = around(make_kit())
    ambience.update(3)
    canvas.fill(theme.NIGHT)
    before = pygame.image.tobytes(canvas.surface, "RGB")
    draw_air(canvas, ambience)
    assert pygame.image.tobytes(canvas.surface, "RGB") != before
    window.close()
