"""Two shadow puppets that fight behind paper: black parts on joints, drawn as soft shadows."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, pi, sin

import pygame
from pygame import Vector2

from game.engine.cache.assets import Assets
from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.look.theme import colour

_SHADE = colour("#9C775A")
"""The colour of a shadow on the lit paper."""

_BOX = (480, 560)
"""The size of a puppet's picture, in design units."""

_MARGIN = 40
"""The margin around it for swinging parts."""

_FINENESS = 0.36
"""Pixels per design unit while a puppet is composed. Low, because shadows behind paper are soft."""

_UPPER_PX = 2 * round(370 * _FINENESS)
"""The square for everything above the hips, in which the longest blade can turn."""

_SOFT_PX = 1.0
_ROUND = 3.6
"""Seconds from one blow to the next."""

_BLOW = 0.8
_ANSWER_AFTER = 0.22


@dataclass(frozen=True, slots=True)
class PuppetPose:
    """The rotation of a puppet's parts, in degrees counterclockwise. The body carries the others."""

    body: float
    arms: float
    cloth: float


def sword_pose(time: float) -> PuppetPose:
    """Return the pose of the attacker; at time 0 he stands ready."""
    blow = _blow(time)
    return PuppetPose(
        body=2.0 * sin(1.1 * time) - 10 * blow,
        arms=13.0 + 3.0 * sin(1.7 * time) - 42 * blow,
        cloth=5.0 * sin(2.3 * time) + 3.0 * sin(5.1 * time) + 6 * blow,
    )


def spear_pose(time: float) -> PuppetPose:
    """Return the pose of the defender, who parries the sword; at time 0 he waits."""
    answer = _blow(time - _ANSWER_AFTER)
    return PuppetPose(
        body=2.0 * sin(1.0 * time) - 6 * answer,
        arms=22.0 + 3.0 * sin(1.5 * time) - 26 * answer,
        cloth=5.0 * sin(2.0 * time) - 3.0 * sin(4.7 * time),
    )


def _blow(time: float) -> float:
    """Return 0 between blows, rising to 1 and falling back during each."""
    into = (time % _ROUND) - _ROUND / 2
    return sin(pi * into / _BLOW) ** 2 if 0 < into < _BLOW else 0.0


@dataclass(frozen=True, slots=True)
class _Puppet:
    picture: str
    place: Rect
    hip: Vector2
    shoulder: Vector2
    knot: Vector2
    """Where the scarf or sash is tied."""
    pose: Callable[[float], PuppetPose]

    def joint(self, part: str) -> Vector2:
        """Return the pivot of a part."""
        return {"arms": self.shoulder, "cloth": self.knot}.get(part, self.hip)


_PUPPETS = (
    _Puppet(
        "shadow-sword",
        Rect(18, 226, *_BOX),
        hip=Vector2(214, 352),
        shoulder=Vector2(230, 244),
        knot=Vector2(236, 222),
        pose=sword_pose,
    ),
    _Puppet(
        "shadow-spear",
        Rect(1110, 226, *_BOX),
        hip=Vector2(278, 360),
        shoulder=Vector2(250, 258),
        knot=Vector2(300, 338),
        pose=spear_pose,
    ),
)


class ShadowPlay:
    """The fight. Time passes only in `update`; without it the puppets stand ready."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._time = 0.0
        self._parts: dict[str, dict[str, pygame.Surface]] = {}

    def update(self, dt: float) -> None:
        """Advance the fight."""
        self._time += dt

    def draw(self, canvas: Canvas, strength: float = 1.0) -> None:
        """Darken the canvas where the shadows fall; a `strength` of 0 has no effect."""
        if strength <= 0:
            return
        for puppet in _PUPPETS:
            x, y, width, height = canvas.layout.rect_to_px(puppet.place.inset(-_MARGIN))
            large = pygame.transform.smoothscale(self._cast(puppet, strength), (width, height))
            canvas.surface.blit(large, (x, y), special_flags=pygame.BLEND_RGB_MULT)

    def _cast(self, puppet: _Puppet, strength: float) -> pygame.Surface:
        """Return the shadow of a puppet on white, small.

        Parts rotate about the middle of their surfaces and are never moved: at this size a step of one pixel would
        look like a jerk.
        """
        pose, parts = puppet.pose(self._time), self._parts_of(puppet)
        upper = _clear(_UPPER_PX)
        for name, angle in (("cloth", pose.cloth), ("body", 0.0), ("arms", pose.arms)):
            _put(upper, parts[name], puppet.joint(name) - puppet.hip + Vector2(_UPPER_PX / 2) / _FINENESS, angle)
        sheet = pygame.Surface([(side + 2 * _MARGIN) * _FINENESS for side in _BOX], 0, 32)
        sheet.fill(theme.WHITE)
        hip = puppet.hip + Vector2(_MARGIN)
        _put(sheet, parts["legs"], hip, 0.0)
        _put(sheet, upper, hip, pose.body)
        lighter = round(255 * (1 - strength))
        sheet.fill((lighter, lighter, lighter), special_flags=pygame.BLEND_RGB_ADD)
        return sheet

    def _parts_of(self, puppet: _Puppet) -> dict[str, pygame.Surface]:
        if puppet.picture not in self._parts:
            size = (round(_BOX[0] * _FINENESS), round(_BOX[1] * _FINENESS))
            layers = self._assets.named_layers(f"hand-over/{puppet.picture}", size)
            self._parts[puppet.picture] = {name: _hung(layer, puppet.joint(name)) for name, layer in layers}
        return self._parts[puppet.picture]


def _clear(side_px: int) -> pygame.Surface:
    """Return a transparent surface in the colour of the shadows, so that their soft edges keep it."""
    square = pygame.Surface((side_px, side_px), pygame.SRCALPHA)
    square.fill((*_SHADE, 0))
    return square


def _hung(layer: pygame.Surface, joint: Vector2) -> pygame.Surface:
    """Return a part as a soft shadow on a square with its joint in the middle."""
    soft, reach = paper.shadow(layer, _SOFT_PX, 1.0, _SHADE)
    at = joint * _FINENESS + Vector2(reach)
    bounds = soft.get_bounding_rect()
    half = max(
        ceil((Vector2(corner) - at).length())
        for corner in (bounds.topleft, bounds.topright, bounds.bottomleft, bounds.bottomright)
    )
    square = _clear(2 * half)
    square.blit(soft, (half - round(at.x), half - round(at.y)), special_flags=pygame.BLEND_RGBA_MAX)
    return square


def _put(target: pygame.Surface, part: pygame.Surface, joint: Vector2, angle: float) -> None:
    """Draw a part rotated about its joint, which is given in design units."""
    turned = pygame.transform.rotozoom(part, angle, 1.0) if angle else part
    target.blit(turned, turned.get_rect(center=(round(joint.x * _FINENESS), round(joint.y * _FINENESS))))
