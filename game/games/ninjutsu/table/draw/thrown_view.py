"""Draws the lid with its dice: shadows, then the dice behind the near wall, the wall, and the dice in front of it."""

from typing import NamedTuple

import pygame

from game.engine.cache.assets import Assets
from game.games.ninjutsu.dojo.camera import flat, nearness
from game.games.ninjutsu.dojo.film import DiePose
from game.games.ninjutsu.dojo.tray import HALF_DEPTH, HALF_WIDTH, HEIGHT, THICK, outside
from game.games.ninjutsu.dojo.vectors import Quaternion
from game.games.ninjutsu.table.art.dojo_lid import Lid
from game.games.ninjutsu.table.draw.thrown_dice import die_picture, draw_shadow


class ShownDie(NamedTuple):
    """A die to draw."""

    kind: int
    side: str
    pose: DiePose
    opacity: float = 1.0


class ThrownView:
    """Draws dice over a lid; a die that has not turned since the last frame is not redrawn."""

    def __init__(self, assets: Assets, lid: Lid, unit: float) -> None:
        self._assets = assets
        self._lid = lid
        self._unit = unit
        self._kept: dict[tuple[int, str], tuple[Quaternion, pygame.Surface]] = {}

    def draw(self, target: pygame.Surface, at: tuple[float, float], dice: list[ShownDie]) -> None:
        """Draw the lid and all dice; `at` is the upper left corner of the lid's picture."""
        origin = (at[0] + self._lid.origin[0], at[1] + self._lid.origin[1])
        ordered = sorted(dice, key=lambda die: nearness(die.pose.at))
        before = [die for die in ordered if _before_wall(die)]
        target.blit(self._lid.behind, at)
        for die in ordered:
            if die not in before and die.opacity == 1.0:
                self._shadow(target, die, origin)
        for die in ordered:
            if die not in before:
                self._die(target, die, origin)
        target.blit(self._lid.before, at)
        for die in before:
            if die.opacity == 1.0:
                self._shadow(target, die, origin)
            self._die(target, die, origin)

    def _shadow(self, target: pygame.Surface, die: ShownDie, origin: tuple[float, float]) -> None:
        """Draw the shadow on the mat only, while the die is above it: the walls block the rest."""
        x, y, _ = die.pose.at
        usual = target.get_clip()
        if not outside(x, y):
            (left, top), (right, low) = flat((-HALF_WIDTH, -HALF_DEPTH, 0.0)), flat((HALF_WIDTH, HALF_DEPTH, 0.0))
            u = self._unit
            mat = pygame.Rect(
                round(origin[0] + left * u),
                round(origin[1] + top * u),
                round((right - left) * u),
                round((low - top) * u),
            )
            target.set_clip(mat.clip(usual))
        draw_shadow(target, die.kind, die.pose, self._unit, origin)
        target.set_clip(usual)

    def _die(self, target: pygame.Surface, die: ShownDie, origin: tuple[float, float]) -> None:
        key, turn = (die.kind, die.side), die.pose.turn
        kept = self._kept.get(key)
        if kept is None or kept[0] != turn:
            kept = (turn, die_picture(self._assets, die.kind, die.side, turn, self._unit))
            self._kept[key] = kept
        right, down = flat(die.pose.at)
        half_w, half_h = kept[1].get_width() / 2, kept[1].get_height() / 2
        place = (round(origin[0] + right * self._unit - half_w), round(origin[1] + down * self._unit - half_h))
        if die.opacity < 1.0:
            kept[1].set_alpha(round(255 * die.opacity))
        target.blit(kept[1], place)
        kept[1].set_alpha(255)


def _before_wall(die: ShownDie) -> bool:
    """Whether a die is nearer to the eye than the near wall: outside it, or above its rim."""
    _, y, z = die.pose.at
    return y > HALF_DEPTH + THICK or (z > HEIGHT + 0.6 and y > 0.0)
