"""The hand-over: the doors are shut until the next person says who they are. Nothing secret is on this screen."""

import pygame

from game.engine import theme
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.easing import in_out
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.scenes import Pop, Scene, Target, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.focus import Focus
from game.engine.widgets.widget import Activated
from game.scenes.crests import draw_crest
from game.scenes.hand_over_art import SHEET, HandOverArt
from game.scenes.shadow_play import ShadowPlay

DEAF_SECONDS = 0.25
"""The click that ended the last turn must not open the doors for the next."""

OPEN_SECONDS = 0.35

_CREST = Rect.around((800, 218), 176, 176)
_TO = Rect(530, 312, 540, 40)
_NAME = Rect(530, 348, 540, 84)
_AWAY = Rect(530, 432, 540, 40)
_READY = Rect(570, 512, 460, 78)
_SHADOWS_FADE = 2.5
"""How much sooner than the doors the shadows are gone."""


class HandOverScene(Scene):
    """Covers the table for whoever must not see it; pops once the right person has opened the doors."""

    def __init__(self, kit: Kit, name: str, seat: int, game: str = "") -> None:
        """`game` is the one being played: in some the sides have crests of their own."""
        self.kit = kit
        self.name = name
        self.seat = seat
        self.game = game
        self.focus = Focus(
            [Button("ready", _READY, kit.say("hand_over.ready", name=name), "primary", ground="paper")], first="ready"
        )
        self._art = HandOverArt(kit.assets, kit.bakery)
        self._play = ShadowPlay(kit.assets)
        self._waited = 0.0
        self._opening: float | None = None
        """How far the doors are open, from 0 to 1; None while they are shut."""
        self._doors: tuple[tuple[Layout, bool], pygame.Surface] | None = None

    @property
    def moving(self) -> bool:
        """The shadows fight unless the player wants no motion."""
        return not self.kit.still

    def handle(self, command: Command) -> Transition:
        """Open for the button; whatever else was meant, the doors stay shut."""
        meant = command.kind in (Kind.PRESS, Kind.CONFIRM)
        if self._opening is not None:
            return Pop() if meant else None
        if meant and self._waited < DEAF_SECONDS:
            return None
        if isinstance(self.focus.handle(command), Activated):
            self.kit.audio.play("ui.doors")
            if self.kit.still:
                return Pop()
            self._opening = 0.0
        return None

    def update(self, dt: float) -> Transition:
        """Let the shadows fight, and the doors slide once they may."""
        self._waited += dt
        if not self.kit.still:
            self._play.update(dt)
        if self._opening is None:
            return None
        self._opening += dt * self.kit.motion / OPEN_SECONDS
        return Pop() if self._opening >= 1 else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the doors, shut or on their way, and never anything of the table."""
        size_px = canvas.layout.window_px
        paper, front = self._art.lit_paper(size_px), self._front(canvas)
        if self._opening is None:
            canvas.surface.blit(paper, (0, 0))
            self._play.draw(canvas)
            canvas.surface.blit(front, (0, 0))
            self.focus.draw(canvas)
        else:
            canvas.surface.blit(self._art.night(size_px), (0, 0))
            self._draw_halves(canvas, paper, front, min(1.0, self._opening))
        canvas.surface.blit(self._art.frame(size_px), (0, 0))
        panels.draw_floor(canvas, panels.key_words(self.kit.say, ("enter", "hand_over.open")))

    def targets(self) -> list[Target]:
        """The button, as long as the doors are shut."""
        return self.focus.targets() if self._opening is None else []

    def _draw_halves(self, canvas: Canvas, paper: pygame.Surface, front: pygame.Surface, opened: float) -> None:
        """Draw each door on its way, with its half of the sheet; the shadows do not travel with the paper."""
        surface = canvas.surface
        width, height = canvas.layout.window_px
        middle = width // 2
        way = round(in_out(opened) * (width - middle))
        for half, shift in (
            (pygame.Rect(0, 0, middle, height), -way),
            (pygame.Rect(middle, 0, width - middle, height), way),
        ):
            surface.set_clip(half.move(shift, 0))
            surface.blit(paper, (shift, 0))
            self._play.draw(canvas, 1 - opened * _SHADOWS_FADE)
            surface.blit(front, (shift, 0))
        surface.set_clip(None)

    def _front(self, canvas: Canvas) -> pygame.Surface:
        """The wood of the doors with the sheet on them, composed once; while they open, with the button too."""
        shows = (canvas.layout, self._opening is not None)
        if self._doors is None or self._doors[0] != shows:
            surface = pygame.Surface(canvas.layout.window_px, pygame.SRCALPHA)
            self._compose(canvas.onto(surface))
            self._doors = (shows, surface)
        return self._doors[1]

    def _compose(self, canvas: Canvas) -> None:
        say = self.kit.say
        canvas.surface.blit(self._art.lattice(canvas.layout.window_px), (0, 0))
        canvas.blit_centred(self._art.sheet(canvas.layout.size_to_px(SHEET.size)), SHEET.centre)
        draw_crest(canvas, self.game, self.seat, _CREST)
        canvas.text(say("hand_over.to"), _TO, theme.LABEL.sized(26).on(theme.INK_SOFT), "centre", wrap=False)
        canvas.text(self.name, _NAME, theme.PAGE_TITLE.sized(64).on(theme.INK), "centre", wrap=False)
        canvas.text(say("hand_over.away"), _AWAY, theme.FLAVOUR.sized(25), "centre", wrap=False)
        panels.draw_rule(canvas, _AWAY.inset(40, 0), _AWAY.bottom + 14)
        if self._opening is None:
            # Made while the doors are shut, so that they do not stick when they open.
            self._art.night(canvas.layout.window_px)
            return
        for widget in self.focus.widgets:
            widget.draw(canvas)
