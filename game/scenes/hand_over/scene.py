"""The hand-over: doors cover the table until the next player confirms who they are. Nothing secret is shown."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.engine.canvas import Canvas
from game.engine.easing import in_out
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.look import theme
from game.engine.scenes import Pop, Push, Scene, Target, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.focus import Focus
from game.engine.widgets.widget import Activated, Widget
from game.scenes.crests import draw_crest
from game.scenes.hand_over.art import SHEET, HandOverArt
from game.scenes.hand_over.shadow_play import ShadowPlay
from game.table.exits import Opened
from game.table.face import LogLine

DEAF_SECONDS = 0.25
"""The click that ended the last turn must not open the doors for the next."""

OPEN_SECONDS = 0.35

_INSIDE = SHEET.inset(44, 30)
_CREST = Rect(_INSIDE.x, _INSIDE.y, 132, 132)
_TO = Rect(_CREST.right + 28, _INSIDE.y + 8, 520, 34)
_NAME = Rect(_TO.x, _TO.bottom, 520, 76)
_STANDING = Rect(_INSIDE.x, _CREST.bottom + 18, _INSIDE.w, 36)
_LINES = Rect(_INSIDE.x, _STANDING.bottom + 4, _INSIDE.w, 184)
_LINE, _ICON = 46.0, 34.0
_MOST = 4
"""How many lines of news fit; the newest are shown."""

_READY = Rect(_INSIDE.x + 90, _INSIDE.bottom - 118, _INSIDE.w - 180, 74)
_AWAY = Rect(_INSIDE.x, _INSIDE.bottom - 36, _INSIDE.w, 36)
_MENU = Rect(14, 14, 48, 48)
"""The same position as at the table."""

_SHADOWS_FADE = 2.5
"""How much faster than the doors the shadows fade."""


@dataclass(frozen=True)
class HandOverDoors:
    """What can be reached from the closed doors besides the table."""

    menu: Callable[[], Scene]
    awaited: Callable[[], int]
    """Returns the seat that must come to the table. In the menu, its player may have given it to a bot."""


@dataclass(frozen=True)
class PublicNews:
    """What everybody may know about the match: it is written on the closed doors."""

    standing: str = ""
    """Which round it is, and how everybody stands."""

    lines: Sequence[LogLine] = ()
    """What happened since the awaited player's last decision, as the log tells it to all."""

    draw_icon: Callable[[Canvas, LogLine, Rect], None] | None = None


class HandOverScene(Scene):
    """Hides the table from the wrong players; pops with `Opened` once the right one has opened the doors."""

    def __init__(  # noqa: PLR0917 - the composition root passes everything at once
        self,
        kit: Kit,
        name: str,
        seat: int,
        game: str = "",
        doors: HandOverDoors | None = None,
        news: PublicNews | None = None,
    ) -> None:
        """`game` is the one being played: some have crests of their own."""
        self._news = news or PublicNews()
        self.kit = kit
        self.name = name
        self.seat = seat
        self.game = game
        self.focus = Focus(first="ready")
        self._leads = doors
        self._lay_out()
        self._art = HandOverArt(kit.assets, kit.bakery)
        self._play = ShadowPlay(kit.assets)
        self._waited = 0.0
        self._opening: float | None = None
        """How far the doors are open, from 0 to 1; None while they are closed."""
        self._doors: tuple[tuple[Layout, bool], pygame.Surface] | None = None

    def resume(self, result: object) -> None:  # noqa: ARG002
        """Come back from the menu: the language may have changed, and the click there must not open the doors."""
        self._doors = None
        self._waited = 0.0
        self._lay_out()

    @property
    def moving(self) -> bool:
        """The shadows fight unless the player has turned motion off."""
        return not self.kit.still

    def handle(self, command: Command) -> Transition:
        """Open the doors or the menu by button; ignore everything else."""
        meant = command.kind in (Kind.PRESS, Kind.CONFIRM)
        if self._opening is not None:
            return Pop(Opened(self.seat)) if meant else None
        if meant and self._waited < DEAF_SECONDS:
            return None
        if command.kind in (Kind.CANCEL, Kind.MENU):
            return self._menu()
        match self.focus.handle(command):
            case Activated("menu"):
                return self._menu()
            case Activated():
                self.kit.audio.play("ui.doors")
                if self.kit.still:
                    return Pop(Opened(self.seat))
                self._opening = 0.0
        return None

    def update(self, dt: float) -> Transition:
        """Animate the shadows, and slide the doors once they may open."""
        self._waited += dt
        if not self.kit.still:
            self._play.update(dt)
        if self._opening is None:
            gone = self._leads is not None and self._leads.awaited() != self.seat
            return Pop() if gone else None
        self._opening += dt * self.kit.motion / OPEN_SECONDS
        return Pop(Opened(self.seat)) if self._opening >= 1 else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the doors, closed or opening, and never anything of the table."""
        size_px = canvas.layout.window_px
        paper, front = self._art.lit_paper(size_px), self._front(canvas)
        if self._opening is None:
            canvas.surface.blit(paper, (0, 0))
            self._play.draw(canvas)
            canvas.surface.blit(front, (0, 0))
        else:
            canvas.surface.blit(self._art.night(size_px), (0, 0))
            self._draw_halves(canvas, paper, front, min(1.0, self._opening))
        canvas.surface.blit(self._art.frame(size_px), (0, 0))
        if self._opening is None:
            self.focus.draw(canvas)
        keys = [("enter", "hand_over.open"), *([("escape", "hand_over.menu")] if self._leads is not None else [])]
        panels.draw_floor(canvas, panels.key_words(self.kit.say, *keys))

    def targets(self) -> list[Target]:
        """The buttons once they hear, as long as the doors are shut."""
        hears = self._opening is None and self._waited >= DEAF_SECONDS
        return self.focus.targets() if hears else []

    def _lay_out(self) -> None:
        say = self.kit.say
        widgets: list[Widget] = [
            Button("ready", _READY, say("hand_over.ready", name=self.name), "primary", ground="paper")
        ]
        if self._leads is not None:
            widgets.append(IconButton("menu", _MENU, "menu", label=say("table.menu")))
        self.focus.replace(widgets, first="ready")

    def _write_news(self, canvas: Canvas) -> None:
        """Write what is public: round, scores, and what happened meanwhile."""
        news = self._news
        canvas.text(news.standing, _STANDING, theme.LABEL.sized(23), "centre", wrap=False)
        lines = news.lines[-_MOST:]
        top = _LINES.centre.y - len(lines) * _LINE / 2
        for place, line in enumerate(lines):
            row = Rect(_LINES.x + 40, top + place * _LINE, _LINES.w - 80, _LINE)
            if news.draw_icon is not None:
                news.draw_icon(canvas, line, Rect(row.x, row.centre.y - _ICON / 2, _ICON, _ICON))
            canvas.text(line.text, Rect(row.x + _ICON + 16, row.y, row.w - _ICON - 16, row.h), theme.BODY.sized(22))

    def _menu(self) -> Transition:
        return None if self._leads is None else Push(self._leads.menu())

    def _draw_halves(self, canvas: Canvas, paper: pygame.Surface, front: pygame.Surface, opened: float) -> None:
        """Draw each sliding door with its half of the sheet. The shadows do not move with the paper."""
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
        """Return the wood of the doors with the sheet on them, cached; while they open, with the button too."""
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
        canvas.text(say("hand_over.to"), _TO, theme.LABEL.sized(26).on(theme.INK_SOFT), wrap=False)
        canvas.text(self.name, _NAME, theme.PAGE_TITLE.sized(64).on(theme.INK), wrap=False)
        canvas.text(say("hand_over.away"), _AWAY, theme.FLAVOUR.sized(25), "centre", wrap=False)
        panels.draw_rule(canvas, _INSIDE, _CREST.bottom + 14)
        self._write_news(canvas)
        if self._opening is None:
            # Made while the doors are closed, so that they do not stutter when they open.
            self._art.night(canvas.layout.window_px)
            return
        for widget in self.focus.widgets:
            if widget.name == "ready":
                widget.draw(canvas)
