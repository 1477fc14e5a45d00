"""Two shadow puppets that fight behind paper: black parts on joints, seen as soft shadows."""

from collections.abc import Callable
from dataclasses import dataclass
from math import pi, sin

import pygame
from pygame import Vector2

from game.engine import paper, theme
from game.engine.assets import Assets
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.theme import colour

_SHADE = colour("#9C775A")
"""What a shadow leaves of the light that falls through the paper."""

_BOX = (480, 560)
"""The size of a puppet's picture, in design units."""

_MARGIN = 40
"""Room around it for what it swings."""

_FINENESS = 0.36
"""Pixels in one design unit while a puppet is put together: few, because shadows behind paper are soft."""

_ROUND = 3.6
"""Seconds from one blow to the next."""

_BLOW = 0.8
_ANSWER_AFTER = 0.22


_SOFT_PX = 1.2
"""How far the edges of the parts are blurred, at twice the fineness."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a puppet is bent, in degrees against the clock, and how far it has stepped, in design units."""

    body: float
    arms: float
    cloth: float
    step: float


@dataclass(frozen=True, slots=True)
class _Part:
    name: str
    shape: pygame.Surface
    middle: Vector2
    """Where the middle of the shape is in the puppet's picture, in design units."""


@dataclass(frozen=True, slots=True)
class _Puppet:
    picture: str
    place: Rect
    hip: Vector2
    shoulder: Vector2
    knot: Vector2
    """Where the scarf or sash is tied."""
    pose: Callable[[float], Pose]


def sword_pose(time: float) -> Pose:
    """He strikes; at time 0 he stands ready."""
    blow = _blow(time)
    return Pose(
        body=2.0 * sin(1.1 * time) - 7 * blow,
        arms=13.0 + 3.0 * sin(1.7 * time) - 42 * blow,
        cloth=5.0 * sin(2.3 * time) + 3.0 * sin(5.1 * time) + 6 * blow,
        step=5.0 * sin(0.8 * time) + 16 * blow,
    )


def spear_pose(time: float) -> Pose:
    """He wards off what the sword does."""
    answer = _blow(time - _ANSWER_AFTER)
    return Pose(
        body=2.0 * sin(1.0 * time) - 6 * answer,
        arms=22.0 + 3.0 * sin(1.5 * time) - 26 * answer,
        cloth=5.0 * sin(2.0 * time) - 3.0 * sin(4.7 * time),
        step=-5.0 * sin(0.9 * time) + 10 * answer,
    )


def _blow(time: float) -> float:
    """0 between the blows, up to 1 and back in each."""
    into = (time % _ROUND) - (_ROUND - _BLOW)
    return sin(pi * into / _BLOW) ** 2 if into > 0 else 0.0


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
    """The fight; time passes only in `update`, so without it the puppets stand ready."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._time = 0.0
        self._parts: dict[str, list[_Part]] = {}

    def update(self, dt: float) -> None:
        """Let them fight on."""
        self._time += dt

    def draw(self, canvas: Canvas, strength: float = 1.0) -> None:
        """Take away light where the shadows fall; 0 as `strength` takes none."""
        if strength <= 0:
            return
        for puppet in _PUPPETS:
            x, y, width, height = canvas.layout.rect_to_px(puppet.place.inset(-_MARGIN))
            large = pygame.transform.smoothscale(self._cast(puppet, strength), (width, height))
            canvas.surface.blit(large, (x, y), special_flags=pygame.BLEND_RGB_MULT)

    def _cast(self, puppet: _Puppet, strength: float) -> pygame.Surface:
        """The shadow of a puppet on white, small."""
        pose = puppet.pose(self._time)
        sheet = pygame.Surface([(side + 2 * _MARGIN) * _FINENESS for side in _BOX], 0, 32)
        sheet.fill(theme.WHITE)
        hang = Vector2(_MARGIN + pose.step, _MARGIN)
        for part in self._parts_of(puppet):
            joint, bend = {
                "legs": (puppet.hip, 0.0),
                "body": (puppet.hip, pose.body),
                "cloth": (puppet.knot, pose.body + pose.cloth),
                "arms": (puppet.shoulder, pose.body + pose.arms),
            }[part.name]
            carried = puppet.hip + (joint - puppet.hip).rotate(-pose.body)
            _turn(sheet, part, joint, carried + hang, bend)
        lighter = round(255 * (1 - strength))
        sheet.fill((lighter, lighter, lighter), special_flags=pygame.BLEND_RGB_ADD)
        return sheet

    def _parts_of(self, puppet: _Puppet) -> list[_Part]:
        if puppet.picture not in self._parts:
            # Twice as large as needed: turning and halving them in one go keeps thin blades smooth.
            fine = 2 * _FINENESS
            size = (round(_BOX[0] * fine), round(_BOX[1] * fine))
            parts = []
            for name, layer in self._assets.named_layers(f"hand-over/{puppet.picture}", size):
                bounds = layer.get_bounding_rect()
                shape, _ = paper.shadow(layer.subsurface(bounds), _SOFT_PX, 1.0, _SHADE)
                parts.append(_Part(name, shape, Vector2(bounds.center) / fine))
            self._parts[puppet.picture] = parts
        return self._parts[puppet.picture]


def _turn(sheet: pygame.Surface, part: _Part, joint: Vector2, place: Vector2, angle: float) -> None:
    """Draw a part, turned about its joint, with the joint at a place; both in design units."""
    turned = pygame.transform.rotozoom(part.shape, angle, 0.5)
    middle = (place + (part.middle - joint).rotate(-angle)) * _FINENESS
    sheet.blit(turned, turned.get_rect(center=(round(middle.x), round(middle.y))))
