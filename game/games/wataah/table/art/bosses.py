"""Composes the bosses of the Final Showdown: a large picture, a plate for the name, damage and a row of points."""

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look.theme import GOLD_INK, VERMILION, Colour, colour
from game.games.wataah.rules.grand_master.cards import BOSSES
from game.games.wataah.table.art import colours
from game.games.wataah.table.art.card_windows import BOSS_POSES, BOSS_SHAPE, CardWindow, figure, framed, picture
from game.games.wataah.table.art.cards import lacquered

WIDTH, HEIGHT = 340, 540
"""The size of a boss card in design units, which differs from a Shinobi card; every measure below refers to it."""

CORNER = 18
_ROWS = {name: (damage, points) for name, damage, points in BOSSES}
_STAGE = CardWindow((WIDTH, HEIGHT), (340, 420))
_WHOLE = HEIGHT / 390
_SMALL_STAGE = CardWindow((WIDTH, HEIGHT), (340, 420), _WHOLE, right=WIDTH * (1 - _WHOLE) / 2)
"""On a small card the visible part of the scene fills the whole height."""

_FILLED = 0.92
"""The share of a cell's width that its number may take."""

_CELLS_TOP, _CELL, _CELL_STEP, _CELLS_LEFT = 458, (44, 64), 47, 31
_HEAD = 25
_DIM = colour("#B79A78")
_LOST = colour("#FBD9C8")
_HEAD_INK = colour("#F2E1B8")
_PLATE = Shade(6, 0.67, 4)
_CELL_SHADE = Shade(3, 0.5, 2)


def boss_height(width_px: int) -> int:
    """How high a boss of that width is."""
    return round(width_px * HEIGHT / WIDTH)


def name_box(width_px: int) -> Rect:
    """Where the name stands on its golden plate, in dark letters; in the pixels of the card."""
    return _box(Rect(36, 358, 268, 40), width_px)


def damage_box(width_px: int) -> Rect:
    """Where the word for damage may stand, in light letters, left of the pawns that are taken off."""
    return _box(Rect(32, 410, 168, 36), width_px)


def boss(assets: Assets, name: str, width_px: int) -> pygame.Surface:
    """The face of a boss, in exactly the given size."""
    scale = width_px / WIDTH
    size = (width_px, boss_height(width_px))
    pose = BOSS_POSES[name]
    seen = picture(assets, (f"wataah/boss-scene-{name}", f"wataah/boss-{name}"), _STAGE, pose, scale)
    frame, plate = assets.layers("wataah/card-boss", size)
    face = framed(seen, paper.grain(frame, 4.2, seed=11), _STAGE, pose, scale)
    paper.drop(face, paper.grain(plate, 4.0, seed=5), (0, 0), _PLATE.scaled(scale))
    damage, points = _ROWS[name]
    _damage(face, assets, damage, scale)
    for pawns, worth in enumerate(points):
        place = ((_CELLS_LEFT + _CELL_STEP * pawns) * scale, _CELLS_TOP * scale)
        paper.drop(face, _cell(assets, pawns, worth, scale), place, _CELL_SHADE.scaled(scale))
    paper.cut_rounded(face, CORNER * scale)
    return paper.light_edge(face, "#FFF8E6", 0.24)


def boss_small(assets: Assets, name: str, width_px: int) -> pygame.Surface:
    """The face of a boss where it is too small to be read: who he is, without plate, damage and points."""
    scale = width_px / WIDTH
    pose = BOSS_POSES[name]
    seen = picture(assets, (f"wataah/boss-scene-{name}", f"wataah/boss-{name}"), _SMALL_STAGE, pose, scale)
    (frame,) = assets.layers("wataah/card-boss-small", (width_px, boss_height(width_px)))
    paper.drop(seen.surface, paper.grain(frame, 4.2, seed=11), (0, 0), _PLATE.scaled(scale))
    paper.cut_rounded(seen.surface, CORNER * scale)
    return paper.light_edge(seen.surface, "#FFF8E6", 0.24)


def boss_back(assets: Assets, width_px: int) -> pygame.Surface:
    """The back of all bosses: the Final Boss and the Decoys look alike."""
    scale = width_px / WIDTH
    return lacquered(assets, "wataah/boss-back", (width_px, boss_height(width_px)), CORNER * scale)


def portrait(assets: Assets, name: str, width_px: int) -> pygame.Surface:
    """A boss without the card."""
    return figure(assets, f"wataah/boss-{name}", width_px, BOSS_SHAPE)


def cell_box(pawns: int, width_px: int) -> Rect:
    """The cell of a boss for a number of pawns (5 for all above), in the pixels of the card."""
    return _box(Rect(_CELLS_LEFT + _CELL_STEP * min(5, pawns), _CELLS_TOP, *_CELL), width_px)


def _box(rect: Rect, width_px: int) -> Rect:
    scale = width_px / WIDTH
    return Rect(rect.x * scale, rect.y * scale, rect.w * scale, rect.h * scale)


def _damage(face: pygame.Surface, assets: Assets, damage: int, scale: float) -> None:
    """Pawns that are taken off, each crossed out; a dash for none."""
    if not damage:
        dash = paper.drawn(f'<rect width="24" height="5" rx="2.5" fill="{hex_colour(_DIM)}"/>', (24 * scale, 5 * scale))
        face.blit(dash, (round(282 * scale), round(426 * scale)))
    size_px = round(36 * scale)
    cross = f'<path d="M14 86 L86 14" stroke="{hex_colour(VERMILION)}" stroke-width="12" stroke-linecap="round"/>'
    for number in range(damage):
        pawn = assets.svg("wataah/pawn-taken", (size_px, size_px)).copy()
        pawn.blit(paper.drawn(cross, (size_px, size_px), (100, 100)), (0, 0))
        paper.drop(face, pawn, ((272 - 40 * number) * scale, 410 * scale), _CELL_SHADE.scaled(scale))


def _cell(assets: Assets, pawns: int, worth: int, scale: float) -> pygame.Surface:
    """What a number of pawns on the Final Showdown is worth: gold, red or brown."""
    width, height = (round(length * scale) for length in _CELL)
    ground, ink = (colours.GAIN, GOLD_INK) if worth > 0 else (colours.LOSS, _LOST) if worth else (colours.NOTHING, _DIM)
    cell = paper.rounded((width, height), 7 * scale, ground)
    head = paper.blank((width, height))
    head.blit(paper.rounded((width, height), 7 * scale, "#120809"), (0, 0), (0, 0, width, round(_HEAD * scale)))
    cell.blit(paper.fade(head, 0.55), (0, 0))
    paper.grain(cell, 3.0, seed=2, fibres=False)
    _write(cell, assets, "5+" if pawns == 5 else str(pawns), (14 * scale, _HEAD * scale / 2, _HEAD_INK))
    shown = f"{worth:+}" if worth else "0"
    high = (17 if abs(worth) < 100 else 12.8) * scale
    _write(cell, assets, shown, (high, (_HEAD + height / scale) * scale / 2, ink))
    return cell


def _write(cell: pygame.Surface, assets: Assets, text: str, how: tuple[float, float, Colour]) -> None:
    """Set figures and signs in the middle of a cell: their height at most, the middle of the line, the ink."""
    high, room = round(how[0]), cell.get_width() * _FILLED
    row = written(assets, text, high, how[2])
    if row.get_width() > room:
        row = written(assets, text, max(1, int(high * room / row.get_width())), how[2])
    cell.blit(row, row.get_rect(center=(cell.get_width() // 2, round(how[1]))))


def written(assets: Assets, text: str, height_px: int, ink: Colour) -> pygame.Surface:
    """A number with its sign in lining figures of this height, with a true minus sign."""
    palette = {"#000000": hex_colour(ink)}
    glyphs = [
        _sign(sign, height_px, ink)
        if sign in "+-"
        else assets.svg(f"numerals/{sign}", (round(height_px * _AIR), height_px), palette)
        for sign in text
    ]
    tight = [glyph.subsurface(_columns(glyph)) for glyph in glyphs]
    gap = max(1, round(height_px * 0.07))
    row = paper.blank((sum(glyph.get_width() for glyph in tight) + gap * (len(tight) - 1), height_px))
    left = 0
    for glyph in tight:
        row.blit(glyph, (left, 0))
        left += glyph.get_width() + gap
    return row


_AIR = 0.9
"""The widest figure by its height, with a little room."""


def _columns(glyph: pygame.Surface) -> pygame.Rect:
    bounds = glyph.get_bounding_rect()
    return pygame.Rect(bounds.x, 0, bounds.w, glyph.get_height())


def _sign(sign: str, height_px: int, ink: Colour) -> pygame.Surface:
    bars = '<rect x="6" y="47" width="48" height="14" rx="2"/>'
    if sign == "+":
        bars += '<rect x="23" y="30" width="14" height="48" rx="2"/>'
    return paper.drawn(f'<g fill="{hex_colour(ink)}">{bars}</g>', (height_px * 60 / 108, height_px), (60, 108))
