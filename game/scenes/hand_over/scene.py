"""The hand-over: doors cover the table until the next player confirms who they are, or peeks while holding on."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from game.engine.canvas import Canvas
from game.engine.easing import in_out
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.layout import Layout
from game.engine.scenes import Pop, Push, Scene, Target, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button, ButtonKind, IconButton
from game.engine.widgets.widget import Widget
from game.scenes import confirm_button
from game.scenes.faces import Faces
from game.scenes.hand_over import sheet
from game.scenes.hand_over.art import HandOverArt
from game.scenes.hand_over.panes import Grip, Panes
from game.scenes.hand_over.shadow_play import ShadowPlay
from game.scenes.hand_over.sheet import Awaited, PublicNews
from game.scenes.screen import Screen
from game.table.exits import DecidedAtDoors, Opened
from game.table.face.answers import DoorQuestion
from game.table.frame.chrome import MENU
from game.table.inspect.peek import TablePeek

DEAF_SECONDS = 0.25
"""The click that ended the last turn must not open the doors for the next."""

OPEN_SECONDS = 0.35

_ANSWER = "answer."
_GAP = 12.0

_SHADOWS_FADE = 2.5
"""How much faster than the doors the shadows fade."""

_BEGINS = {Kind.LOOK: Grip.KEY, Kind.CONFIRM: Grip.CONFIRM, Kind.PRESS: Grip.POINTER}
"""What a peek can be held by. A key that looks needs no button under it."""


@dataclass(frozen=True)
class HandOverDoors:
    """What can be reached from the closed doors besides the table."""

    menu: Callable[[], Scene]
    awaited: Callable[[], int]
    """Returns the seat that must come to the table. In the menu, its player may have given it to a bot."""

    peek: TablePeek | None = None
    """The lower part of the table, for the awaited player alone."""

    asked: DoorQuestion | None = None
    """What the awaited player may answer without seeing the table."""


class HandOverScene(Screen):
    """Hides the table from the wrong players.

    Pops with `Opened` once the right one has opened the doors, with `DecidedAtDoors` if they decided while peeking.
    """

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
        super().__init__(kit)
        self._news = news or PublicNews()
        self._awaited = Awaited(name, seat, game)
        self._leads = doors
        self._asked = doors.asked if doors is not None else None
        self._answers = self._asked.answers if self._asked is not None else ()
        self._doors = HandOverArt(kit.assets, kit.bakery)
        self._play = ShadowPlay(kit.assets)
        self._faces = Faces(kit)
        self.panes = Panes(kit, doors.peek, seat, name) if doors is not None and doors.peek is not None else None
        self.begin("ready")
        self._waited = 0.0
        self._opening: float | None = None
        """How far the doors are open, from 0 to 1; None while they are closed."""
        self._sheet: tuple[Layout, pygame.Surface] | None = None
        self._halves: pygame.Surface | None = None
        """The doors with everything on them, while they slide."""

    def resume(self, result: object) -> None:
        """Come back from the menu: the language may have changed, and the click there must not open the doors."""
        self._sheet = None
        self._waited = 0.0
        super().resume(result)

    def pause(self) -> None:
        """Another scene covers the doors."""
        super().pause()
        self._shut()

    def leave(self) -> None:
        """The doors are gone."""
        self._shut()

    @property
    def seat(self) -> int:
        """The seat that is awaited."""
        return self._awaited.seat

    @property
    def moving(self) -> bool:
        """The shadows fight unless the player has turned motion off."""
        return not self.kit.still

    @property
    def wants_release(self) -> bool:
        """A peek lasts as long as something is held."""
        return self.panes is not None

    def handle(self, command: Command) -> Transition:
        """Peek, or open the doors or the menu by button; ignore everything else."""
        meant = command.kind in (Kind.PRESS, Kind.CONFIRM)
        if self._opening is not None:
            return Pop(Opened(self.seat)) if meant else None
        if self.panes is not None and self.panes.held is not None:
            return self._peek(self.panes, command)
        if (meant or command.kind is Kind.LOOK) and self._waited < DEAF_SECONDS:
            return None
        if command.kind is Kind.CANCEL and self.asked is not None:
            return self.cancel()
        if command.kind in (Kind.CANCEL, Kind.MENU):
            return self._menu()
        if self.panes is not None and self._begins(command):
            self.focus.handle(Command(Kind.POINT))
            self.panes.raise_by(Grip.FINGER if command.touch else _BEGINS[command.kind])
            return None
        return self.answer(self.focus.handle(command))

    def use(self, name: str) -> Transition:
        """Open the menu or the doors."""
        if name == "menu":
            return self._menu()
        if name.startswith(_ANSWER):
            return self._answer(name)
        if name == "ready":
            self.kit.audio.play("ui.doors")
            if self.kit.still:
                return Pop(Opened(self.seat))
            self._opening = 0.0
        return None

    def _answer(self, name: str) -> Transition:
        """Answer without opening; what cannot be taken back asks once."""
        number, _, sure = name.removeprefix(_ANSWER).partition(".")
        answer = self._answers[int(number)]
        if answer.final and not sure and self.kit.preferences.confirm:
            self.ask(name)
            return None
        return Pop(DecidedAtDoors(self.seat, (answer.move,)))

    def update(self, dt: float) -> Transition:
        """Animate the shadows, and slide the doors once they may open."""
        self._waited += dt
        if not self.kit.still:
            self._play.update(dt)
        if self.panes is not None:
            self.panes.update(dt)
        if self._opening is None:
            gone = self._leads is not None and self._leads.awaited() != self.seat
            return Pop() if gone else None
        self._opening += dt * self.kit.motion / OPEN_SECONDS
        return Pop(Opened(self.seat)) if self._opening >= 1 else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the doors, closed or opening; of the table only what the panes show to its player."""
        if self._opening is None and self.panes is not None and self.panes.held is not None:
            self.panes.draw(canvas, self._doors, self._draw_doors, self._draw_sheet)
            canvas.surface.blit(self._doors.frame(canvas.layout.window_px), (0, 0))
        else:
            self.draw_public(canvas)

    def draw_public(self, canvas: Canvas) -> None:
        """Draw the doors without what somebody may be peeking at."""
        size_px = canvas.layout.window_px
        if self._opening is None:
            self._draw_doors(canvas)
            self._draw_sheet(canvas)
        else:
            canvas.surface.blit(self._doors.night(size_px), (0, 0))
            self._draw_halves(canvas, min(1.0, self._opening))
        canvas.surface.blit(self._doors.frame(size_px), (0, 0))
        if self._opening is None:
            if self.asked is not None:
                number = int(self.asked.removeprefix(_ANSWER))
                confirm_button.draw_question(canvas, self._places[number], f"{self._answers[number].words}?")
            self.focus.draw(canvas)
        keys = [("enter", "hand_over.open"), *([("escape", "hand_over.menu")] if self._leads is not None else [])]
        held = [self.panes.key_words()] if self.panes is not None else []
        panels.draw_floor(canvas, "     ".join((panels.key_words(self.kit.say, *keys), *held)))

    def targets(self) -> list[Target]:
        """The buttons once they hear, as long as the doors are shut; or what lies below the raised panes."""
        if self._opening is not None or self._waited < DEAF_SECONDS:
            return []
        held = self.panes is not None and self.panes.held is not None
        return self.panes.targets() if self.panes is not None and held else self.focus.targets()

    def _begins(self, command: Command) -> bool:
        """Whether a command takes hold of the panes."""
        on_button = self.focus.shown and self.focus.current == "peek"
        return (
            command.kind is Kind.LOOK
            or (command.kind is Kind.CONFIRM and on_button)
            or (command.kind is Kind.PRESS and command.at is not None and sheet.PEEK.contains(command.at))
        )

    def _peek(self, panes: Panes, command: Command) -> Transition:
        plan = panes.handle(command)
        if panes.held is None:
            self._waited = 0.0
        return Pop(DecidedAtDoors(self.seat, plan.moves, peeked=True)) if plan is not None else None

    def _shut(self) -> None:
        if self.panes is not None:
            self.panes.shut()

    def widgets(self) -> list[Widget]:
        """Return the buttons on the sheet, and the one for the menu."""
        say, peeks = self.kit.say, self.panes is not None
        ready = say("hand_over.ready", name=self._awaited.name)
        kind: ButtonKind = "paper" if self._answers else "primary"
        widgets: list[Widget] = [
            Button("ready", sheet.READY if peeks else sheet.ALONE, ready, kind, ground="paper"),
            *self._answer_buttons(),
        ]
        if peeks:
            widgets.append(Button("peek", sheet.PEEK, say("hand_over.peek"), "lacquer", icon="eye", ground="paper"))
        if self._leads is not None:
            widgets.append(IconButton("menu", MENU, "menu", label=say("table.menu")))
        return widgets

    def _answer_buttons(self) -> Iterator[Widget]:
        """The answers that need no look at the table, the first in red; one may ask whether it is meant."""
        for number, (answer, place) in enumerate(zip(self._answers, self._places, strict=True)):
            name, say = f"{_ANSWER}{number}", self.kit.say
            if self.asked == name:
                yield from confirm_button.answers(name, place, say("pause.yes"), say("pause.no"))
            else:
                yield Button(name, place, answer.words, "paper" if number else "primary", ground="paper")

    @property
    def _places(self) -> list[Rect]:
        # A single answer is no larger than one of two.
        rows = sheet.answers_box(self._news).rows(max(2, len(self._answers)), _GAP)
        return rows[: len(self._answers)]

    def _menu(self) -> Transition:
        return None if self._leads is None else Push(self._leads.menu())

    def _draw_doors(self, canvas: Canvas) -> None:
        size_px = canvas.layout.window_px
        canvas.surface.blit(self._doors.lit_paper(size_px), (0, 0))
        self._play.draw(canvas)
        canvas.surface.blit(self._doors.lattice(size_px), (0, 0))

    def _draw_sheet(self, canvas: Canvas, up: float = 0.0) -> None:
        """Draw the sheet, moved up by so many units; it is composed once."""
        if self._sheet is None or self._sheet[0] != canvas.layout:
            surface = pygame.Surface(canvas.layout.window_px, pygame.SRCALPHA)
            self.compose(canvas.onto(surface))
            # Made while the doors are closed, so that they do not stutter when they open.
            self._doors.night(canvas.layout.window_px)
            self._sheet, self._halves = (canvas.layout, surface), None
        canvas.surface.blit(self._sheet[1], (0, -round(up * canvas.scale)))

    def compose(self, canvas: Canvas) -> None:
        """Draw the sheet that seals the doors."""
        words = (self.kit.say("hand_over.to"), self.kit.say("hand_over.away"))
        sheet.draw_sheet(canvas, self._doors, self._awaited, words, self._news, self._asked)
        sheet.draw_others(canvas, self._faces, self._awaited.game, self._news.others)

    def _draw_halves(self, canvas: Canvas, opened: float) -> None:
        """Draw each sliding door with its half of the sheet. The shadows do not move with the paper."""
        surface, size_px = canvas.surface, canvas.layout.window_px
        if self._halves is None or self._halves.get_size() != size_px:
            self._halves = self._whole_doors(canvas)
        paper, front = self._doors.lit_paper(size_px), self._halves
        width, height = size_px
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

    def _whole_doors(self, canvas: Canvas) -> pygame.Surface:
        doors = self._doors.lattice(canvas.layout.window_px).copy()
        onto = canvas.onto(doors)
        self._draw_sheet(onto)
        for widget in self.focus.widgets:
            if widget.name != "menu":
                widget.draw(onto)
        return doors
