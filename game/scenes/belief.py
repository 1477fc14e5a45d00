"""What the computers in a match that is over believed: moment by moment, beside what was true."""

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.worker import Thinker
from game.engine import easing, theme
from game.engine.canvas import Canvas
from game.engine.commands import Command, Kind
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push, Scene, Target, Transition
from game.engine.still import StillLayer
from game.engine.widgets import panels
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.choice import Choice, Option
from game.engine.widgets.focus import Focus
from game.engine.widgets.slider import Slider
from game.engine.widgets.widget import Activated, Answer, Area, Changed, Widget
from game.scenes import belief_bars, belief_moment
from game.scenes.belief_bars import Placed
from game.scenes.belief_moment import MomentSheet
from game.scenes.belief_rows import About, blocks_of
from game.scenes.crests import draw_crest
from game.scenes.title_art import TitleArt
from game.table.believing import Believing
from game.table.replaying import Played

_TITLE = Rect(74, 22, 640, 80)
_SHEET = Rect(60, 118, 984, 600)
_HEAD = Rect(96, 138, 912, 50)
_SEATS = 190.0
"""How wide the name of a seat may be, where there are several."""

_LEGEND = 252.0
_BACK = Rect(60, 736, 220, 60)
_STRIP = Rect(300, 732, 1246, 68)
_STEP = 52.0
_PATIENCE = 0.3
"""Seconds after which one is told that somebody thinks."""

_STEPS = {Kind.LEFT: -1, Kind.RIGHT: 1}


@dataclass(frozen=True)
class BeliefDoors:
    """The scenes that this one leads to."""

    replay: Callable[[Played, int, int], Scene]
    """The match before a decision, with the eyes of a seat."""


class BeliefScene(Scene):
    """One looks at a seat and at one of its moments."""

    def __init__(self, kit: Kit, played: Played, thinker: Thinker, doors: BeliefDoors) -> None:
        """A computer must have decided something in the match; see `believing.wondered`."""
        self.kit = kit
        self.played = played
        self.believing = Believing(played, thinker)
        self._doors = doors
        self._art = TitleArt(kit.assets, kit.bakery)
        self._still = StillLayer()
        self._moment = MomentSheet(kit, played)
        self._places = {seat: len(decisions) // 2 for seat, decisions in self.believing.moments.items()}
        """Which moment of each seat is looked at: at first one in the middle, where most is at stake."""
        self.seat = next(iter(self._places))
        self._placed: list[Placed] = []
        self._told: int | None = None
        """The decision whose beliefs are on the sheet."""
        self._waited = 0.0
        self._from: dict[About, float] = {}
        self._to: dict[About, float] = {}
        self._grown = 1.0
        self.decision = self.believing.look(self.seat, self.place)
        self.focus = Focus(self._widgets(), first="open")

    @property
    def place(self) -> int:
        """Which moment of the seat is looked at."""
        return self._places[self.seat]

    def leave(self) -> None:
        """Nobody needs to think any more."""
        self.believing.pause()

    def pause(self) -> None:
        """Others need the thinker now; it goes on when they are done."""
        self.believing.pause()

    @property
    def moving(self) -> bool:
        """As long as somebody thinks or a bar grows."""
        return self.believing.busy or self._grown < 1

    def handle(self, command: Command) -> Transition:
        """Answer the person; arrows go through the moments, digits choose a seat, Esc goes back."""
        kind = command.kind
        if kind is Kind.CANCEL:
            return Pop()
        if kind is Kind.DIGIT and 1 <= command.number <= len(self._places):
            self._look(list(self._places)[command.number - 1], None)
        elif kind in _STEPS and not (self.focus.shown and self.focus.current == "seat"):
            self._look(self.seat, self.place + _STEPS[kind])
        elif kind in (Kind.FIRST, Kind.LAST):
            self._look(self.seat, 0 if kind is Kind.FIRST else self._last)
        else:
            return self._answered(self.focus.handle(command))
        return None

    def update(self, dt: float) -> Transition:
        """Let the thinker think on, and bars grow."""
        self.believing.update(dt)
        known = self.believing.belief(self.decision)
        if known is None:
            self._waited += dt
        elif self._told != self.decision:
            self._tell()
        if self._grown < 1:
            self._grown = 1.0 if self.kit.still else min(1.0, self._grown + dt * self.kit.motion / theme.SLOW_MOVE)
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheets, then the bars on them."""
        shows = (self.seat, self.decision, self._told, self._state)
        self._still.draw(canvas, (self.kit.texts.language, shows), self._compose)
        if self._state == "told":
            belief_bars.draw_bars(canvas, self._placed, self._shown())
        self.focus.draw(canvas)

    def targets(self) -> list[Target]:
        """The seats, the moments, the buttons."""
        return self.focus.targets()

    @property
    def _state(self) -> str:
        """What is on the sheet; beliefs of the moment before stay there for a blink."""
        if self._told == self.decision:
            return "told"
        if self.believing.failed:
            return "failed"
        return "told" if self._told is not None and self._waited < _PATIENCE else "thinking"

    @property
    def _last(self) -> int:
        return len(self.believing.moments[self.seat]) - 1

    # What is wanted

    def _answered(self, answer: Answer) -> Transition:
        match answer:
            case Activated("back"):
                return Pop()
            case Activated("open" | "table"):
                return Push(self._doors.replay(self.played, self.decision, self.seat))
            case Activated("earlier"):
                self._look(self.seat, self.place - 1)
            case Activated("later"):
                self._look(self.seat, self.place + 1)
            case Changed("moment", int(place)):
                self._look(self.seat, place)
            case Changed("seat", int(seat)):
                self._look(seat, None)
        return None

    def _look(self, seat: int, place: int | None) -> None:
        """Look at a moment of a seat; None for the one that was last looked at."""
        other, self.seat = seat != self.seat, seat
        self._places[seat] = min(max(self.place if place is None else place, 0), self._last)
        self.decision = self.believing.look(seat, self.place)
        self._waited = 0.0
        if self.believing.belief(self.decision) is not None:
            self._tell()
        if other:
            self.focus.replace(self._widgets())
        for widget in self.focus.widgets:  # the same slider stays: somebody may be dragging it
            if isinstance(widget, Slider):
                widget.value, widget.shown = self.place, self._numbered()

    def _tell(self) -> None:
        """Put what was believed on the sheet; bars grow from where they were."""
        beliefs = self.believing.belief(self.decision) or []
        blocks = blocks_of(self.kit, self.played, beliefs, self.believing.truth(self.decision))
        self._from, self._grown = self._shown(), 0.0
        self._to = {row.about: row.share for block in blocks for row in block.rows}
        self._placed = belief_bars.arrange(blocks)
        self._told = self.decision

    def _shown(self) -> dict[About, float]:
        """How long the bars are just now."""
        part = easing.out_cubic(self._grown)
        return {name: (1 - part) * self._from.get(name, 0.0) + part * share for name, share in self._to.items()}

    def _widgets(self) -> list[Widget]:
        say = self.kit.say
        found: list[Widget] = []
        if len(self._places) > 1:
            options = [Option(seat, self.played.name(seat)) for seat in self._places]
            width = min(_SEATS * len(options), _HEAD.w - _LEGEND - 8)
            found.append(Choice("seat", _HEAD._replace(w=width), options, self.seat))
        found += [
            Area("table", belief_moment.TABLE),
            Button("open", belief_moment.OPEN, say("belief.open"), ground="paper"),
            Button("back", _BACK, say("review.back")),
        ]
        if self._last > 0:
            inside = _STRIP.inset(22, 8)
            left, right = inside._replace(w=_STEP), inside._replace(x=inside.right - _STEP, w=_STEP)
            cord = Rect(left.right + 22, inside.y, right.x - left.right - 44, inside.h)
            found += [
                IconButton("earlier", left, "step-back", "paper", ground="paper"),
                Slider("moment", cord, self.place, self._last, self._numbered()),
                IconButton("later", right, "step-on", "paper", ground="paper"),
            ]
        return found

    def _numbered(self) -> str:
        return f"{self.place + 1} / {self._last + 1}"

    # What is shown

    def _compose(self, canvas: Canvas) -> None:
        say = self.kit.say
        canvas.surface.blit(self._art.night(canvas.layout.window_px), (0, 0))
        panels.draw_title(canvas, say("belief.title"), _TITLE)
        left = _TITLE.x + canvas.measure(say("belief.title"), theme.PAGE_TITLE)[0] + 30
        about = say("review.about", game=self.played.match.game.title, ending=self.played.ending)
        under = Rect(left, 42, 1530 - left, 50)
        canvas.text(about, under, theme.FLAVOUR.sized(23).on(theme.LIGHT_TEXT), wrap=False)
        panels.draw_sheet(canvas, _SHEET)
        if self._last > 0:
            panels.draw_sheet(canvas, _STRIP)
        self._compose_head(canvas)
        if self._state == "told":
            belief_bars.draw_words(canvas, self.kit, self.played.match.game.name, self._placed)
        else:
            words = say(f"belief.{self._state}", name=self.played.name(self.seat))
            canvas.text(words, belief_bars.AREA.inset(120, 0), theme.FLAVOUR.sized(24), "centre")
        self._moment.draw(canvas, self.decision, self.seat)
        pairs = [("escape", "review.keys_back"), ("arrows", "belief.keys_moment"), ("enter", "review.keys_open")]
        panels.draw_floor(canvas, panels.key_words(say, *pairs))

    def _compose_head(self, canvas: Canvas) -> None:
        say, player = self.kit.say, self.played.players[self.seat]
        if len(self._places) == 1:
            crest = Rect(_HEAD.x, _HEAD.y, _HEAD.h, _HEAD.h)
            draw_crest(canvas, self.played.match.game.name, self.seat, crest)
            box = Rect(crest.right + 14, _HEAD.y, _HEAD.w - _LEGEND - crest.w - 30, _HEAD.h)
            name = canvas.text(player.name, box, theme.NAME, wrap=False)
            level = Rect(name.right + 14, _HEAD.y + 2, box.right - name.right - 14, _HEAD.h)
            canvas.text(say(f"level.{player.level}"), level, theme.LABEL.sized(21).on(theme.INK_SOFT), wrap=False)
        words = Rect(_HEAD.right - _LEGEND + 44, _HEAD.y, _LEGEND - 44, _HEAD.h)
        taken = canvas.text(say("belief.legend"), words, theme.LABEL.sized(20).on(theme.BLOOD), "right", wrap=False)
        belief_bars.draw_tick(canvas, (taken.x - 22, _HEAD.centre.y))
