"""A newly earned seal: stamped large over the scoring, with what it was for."""

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.easing import out_back
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.scenes import Pop, Scene, Target, Transition
from game.engine.widgets import panels
from game.scenes.statistics.achievement_seals import draw_seal

STAMP_SECONDS = 0.5
_SHEET = Rect.around((800, 430), 640, 450)
_SEAL = Rect.around((800, 378), 176, 176)
_DIMMED = 0.66
_FROM = 2.2
"""The scale of the seal when it begins to fall."""

_GOES = frozenset({Kind.PRESS, Kind.CONFIRM, Kind.CANCEL, Kind.MENU, Kind.NEXT})


class SealScene(Scene):
    """Shows one seal until a click or key."""

    overlay = True

    def __init__(self, kit: Kit, seal: str) -> None:
        self.kit = kit
        self.seal = seal
        self._age = STAMP_SECONDS if kit.still else 0.0

    def enter(self) -> None:
        """Let the stamp fall."""
        self.kit.audio.play("ui.seal")

    @property
    def moving(self) -> bool:
        """Until the stamp has fallen."""
        return self._age < STAMP_SECONDS

    def handle(self, command: Command) -> Transition:
        """Go on to the scoring."""
        return Pop() if command.kind in _GOES else None

    def update(self, dt: float) -> Transition:
        """Advance the stamp."""
        self._age += dt * min(self.kit.motion, 100.0)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, and the seal that falls on it."""
        say = self.kit.say
        canvas.dim(_DIMMED)
        light = canvas.made("seal's light", lambda: paper.halo(canvas.px(620), theme.MOON, 0.5, 1.6))
        canvas.blit_centred(light, _SHEET.centre)
        panels.draw_sheet(canvas, _SHEET)
        inside = _SHEET.inset(44, 28)
        heading = inside._replace(h=44)
        canvas.text(say("achievement.moment"), heading, theme.LABEL.sized(25).on("ink_soft"), "centre", wrap=False)
        self._draw_stamp(canvas)
        name = Rect(inside.x, _SEAL.bottom + 26, inside.w, 50)
        canvas.text(say(f"achievement.{self.seal}"), name, theme.HEADING.sized(40), "centre", wrap=False)
        why = Rect(inside.x, name.bottom + 2, inside.w, inside.bottom - name.bottom - 2)
        canvas.text(say(f"achievement.{self.seal}_text"), why, theme.BODY.on("ink_soft"), "centre", stand="top")
        panels.draw_floor(canvas, say("achievement.go_on"))

    def targets(self) -> list[Target]:
        """The whole screen."""
        return [Target("go_on", DESIGN)]

    def _draw_stamp(self, canvas: Canvas) -> None:
        fallen = min(1.0, self._age / STAMP_SECONDS)
        if fallen >= 1.0:
            draw_seal(canvas, self.seal, _SEAL)
            return
        scale = 1 + (_FROM - 1) * (1 - out_back(fallen))
        size_px = canvas.px(_SEAL.w)
        sheet = canvas.made(("falling seal", self.seal, size_px), lambda: self._alone(canvas, size_px))
        canvas.blit_centred(pygame.transform.smoothscale_by(sheet, scale), _SEAL.centre, min(1.0, 2 * fallen))

    def _alone(self, canvas: Canvas, size_px: int) -> pygame.Surface:
        """Return the seal by itself, so that it can be scaled."""
        surface = pygame.Surface(canvas.layout.window_px, pygame.SRCALPHA)
        draw_seal(canvas.onto(surface), self.seal, _SEAL)
        middle = canvas.layout.to_px(_SEAL.centre)
        part = pygame.Rect(0, 0, round(size_px * 1.3), round(size_px * 1.3))
        part.center = (round(middle[0]), round(middle[1]))
        return surface.subsurface(part.clip(surface.get_rect())).copy()
