"""Composes the picture in the window of a card: a scene in paper layers, and a figure that steps out of it."""

from typing import NamedTuple

import pygame

from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade

FIGURE_SHAPE, BOSS_SHAPE = 344 / 300, 344 / 360
"""The height of the SVG files of figures and bosses, relative to their width."""

_LAYER = Shade(6, 0.47, 4)
_FIGURE = Shade(9, 0.51, 7)
_SCENERY = Shade(5, 0.42, 3)
_GROUND = Shade(6, 0.38, -3)
_FRAME = Shade(7, 0.75, 3)
_STEPPING = Shade(5, 0.51, 4)
_FADE = 9.0
"""Over this many units a part that steps out loses the frame's shadow."""


class CardWindow(NamedTuple):
    """How a scene and its figure lie behind the window of a card; all in the units of that card."""

    size: tuple[int, int]
    """The card."""
    scene: tuple[int, int]
    """The scene in its file."""
    zoom: float = 1.0
    right: float = 0.0
    down: float = 0.0


class FigurePose(NamedTuple):
    """Where a figure stands in its scene, and which parts of it step over the frame."""

    width: float
    left: float
    top: float
    steps_out: tuple[tuple[float, float, float, float], ...] = ()


class WindowPicture(NamedTuple):
    """A finished picture and the figure in it, ready to step out; places in pixels."""

    surface: pygame.Surface
    figure: pygame.Surface
    place: tuple[int, int]


def figure(assets: Assets, name: str, width_px: int, shape: float) -> pygame.Surface:
    """A figure cut from paper layers, on a transparent ground; `shape` is its height by its width."""
    size = (width_px, round(width_px * shape))
    return paper.stack_layers(assets.layers(name, size), _LAYER.scaled(width_px / 300))


def picture(assets: Assets, names: tuple[str, str], stage: CardWindow, pose: FigurePose, scale: float) -> WindowPicture:
    """The scene with its figure, as large as the card.

    The name of a layer says how it is drawn: `light-` has no shadow, `ground-` casts it upwards, `front-` is in front
    of the figure.

    Args:
        assets: The files.
        names: The files of scene and figure.
        stage: How the picture lies in the card.
        pose: Where the figure stands in the scene.
        scale: Pixels in one unit of the card.
    """
    size = (round(stage.size[0] * scale), round(stage.size[1] * scale))
    zoom = stage.zoom * scale
    origin = (round(stage.right * scale), round(stage.down * scale))
    face = paper.blank(size)
    scene_px = (round(stage.scene[0] * zoom), round(stage.scene[1] * zoom))
    layers = assets.named_layers(names[0], scene_px)
    for name, layer in layers:
        if not name.startswith("front-"):
            _lay(face, name, layer, origin, zoom)
    shown = figure(assets, names[1], round(pose.width * zoom), FIGURE_SHAPE if stage.scene[0] == 300 else BOSS_SHAPE)
    place = (round(origin[0] + pose.left * zoom), round(origin[1] + pose.top * zoom))
    paper.drop(face, shown, place, _FIGURE.scaled(zoom))
    for name, layer in layers:
        if name.startswith("front-"):
            _lay(face, name, layer, origin, zoom)
    return WindowPicture(face, shown, place)


def framed(
    seen: WindowPicture, frame: pygame.Surface, stage: CardWindow, pose: FigurePose, scale: float
) -> pygame.Surface:
    """Lay the frame over a picture and let parts of the figure step out over it."""
    face = seen.surface
    paper.drop(face, frame, (0, 0), _FRAME.scaled(scale))
    if pose.steps_out:
        _step_out(face, frame, seen, _parts(stage, pose, scale), scale)
    return face


def _lay(face: pygame.Surface, name: str, layer: pygame.Surface, origin: tuple[int, int], scale: float) -> None:
    if name == "sky" or name.startswith("light-"):
        face.blit(layer, origin)
        return
    shade = (_GROUND if name.startswith("ground-") else _SCENERY).scaled(scale)
    bounds = layer.get_bounding_rect()
    place = (origin[0] + bounds.x, origin[1] + bounds.y)
    paper.drop(face, layer.subsurface(bounds), place, shade)


def _parts(stage: CardWindow, pose: FigurePose, scale: float) -> list[pygame.Rect]:
    """The rectangles of the scene that step out, in pixels of the card."""
    zoom = stage.zoom * scale
    return [
        pygame.Rect(
            round(stage.right * scale + x * zoom),
            round(stage.down * scale + y * zoom),
            round(w * zoom),
            round(h * zoom),
        )
        for x, y, w, h in pose.steps_out
    ]


def _step_out(
    face: pygame.Surface, frame: pygame.Surface, seen: WindowPicture, parts: list[pygame.Rect], scale: float
) -> None:
    """Draw parts of the figure again: crisp and with a shadow on the frame, faded in inside the window."""
    stencil = paper.blank(face.get_size())
    for part in parts:
        stencil.fill("#ffffff", part)
    whole = paper.blank(face.get_size())
    whole.blit(seen.figure, seen.place)
    crisp = paper.clip_to(whole.copy(), stencil)
    soft, padding = paper.shadow(stencil, _FADE * scale, 1.0, "#ffffff")
    faded = paper.blank(face.get_size())
    faded.blit(soft, (-padding, -padding))
    inside = paper.clip_to(whole, faded)
    inside.blit(paper.silhouette(frame, "#000000"), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    shade = _STEPPING.scaled(scale)
    soft, padding = paper.shadow(crisp, shade.blur, shade.opacity)
    fallen = paper.blank(face.get_size())
    fallen.blit(soft, (-padding, round(shade.down) - padding))
    face.blit(paper.clip_to(fallen, frame), (0, 0))
    face.blit(inside, (0, 0))
    face.blit(paper.clip_to(crisp, frame), (0, 0))


CARD_POSES: dict[str, FigurePose] = {
    "monkey": FigurePose(250, 12, 24, ((160, 0, 140, 150), (20, 100, 60, 60))),
    "carp": FigurePose(252, 38, 20, ((150, 0, 150, 150),)),
    "crow": FigurePose(272, 14, 22, ((0, 0, 300, 172),)),
    "toad": FigurePose(256, 22, 22, ((60, 0, 180, 130),)),
    "fox": FigurePose(258, 26, 24, ((40, 0, 110, 120), (200, 50, 100, 230))),
    "spider": FigurePose(262, 19, 30, ((0, 0, 300, 296),)),
    "dragon": FigurePose(262, 14, 18, ((190, 80, 110, 90), (0, 20, 80, 120))),
    "rat": FigurePose(262, 22, 20, ((230, 130, 70, 110), (20, 0, 170, 110), (0, 180, 80, 118))),
    "bear": FigurePose(250, 25, 58, ((200, 100, 100, 70),)),
    "ronin": FigurePose(268, 16, 30, ((0, 60, 300, 110),)),
    "great_dragon": FigurePose(262, 19, 22, ((0, 0, 300, 120), (0, 200, 60, 90), (240, 200, 60, 90))),
    "yurei": FigurePose(244, 28, 26, ((0, 60, 70, 110), (230, 60, 70, 110))),
    "kitsune": FigurePose(270, 15, 38, ((0, 0, 300, 190),)),
    "kappa": FigurePose(254, 18, 38, ((60, 0, 240, 150),)),
    "monkey_king": FigurePose(260, 20, 34, ((0, 0, 300, 120), (0, 180, 80, 90), (220, 150, 80, 80))),
    "old_hermit": FigurePose(262, 14, 26, ((200, 60, 100, 160), (90, 0, 120, 80))),
    "nezumi": FigurePose(256, 22, 32, ((0, 0, 300, 150),)),
    "oni": FigurePose(268, 16, 14, ((72, 44, 50, 70), (178, 44, 50, 70))),
    "tengu": FigurePose(262, 10, 42, ((150, 80, 150, 110), (30, 20, 160, 80))),
}
"""In the units of a scene, 300x420."""

BOSS_POSES: dict[str, FigurePose] = {
    "dark_shogun": FigurePose(336, 2, 28, ((60, 0, 220, 120),)),
    "gaijins": FigurePose(340, 0, 52, ((150, 0, 120, 90),)),
    "grugazor": FigurePose(328, 6, 36, ((0, 40, 130, 90), (210, 40, 130, 90))),
    "ma_maho": FigurePose(340, 0, 30, ((0, 60, 70, 120), (270, 60, 70, 120), (80, 0, 180, 90))),
    "zombies": FigurePose(356, -8, 40, ((120, 20, 100, 140),)),
}
"""In the units of a boss's scene, 340x420."""
