"""Shows what the bots in a finished match believed, moment by moment, beside the truth."""

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.worker import Thinker
from game.engine import easing
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Push, Scene, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.choice import Choice, ChoiceItem
from game.engine.widgets.slider import Slider
from game.engine.widgets.widget import Area, Widget
from game.scenes.belief import bars, moment
from game.scenes.belief.bars import Placed
from game.scenes.belief.moment import MomentSheet
from game.scenes.belief.rows import About, blocks_of
from game.scenes.faces import Faces
from game.scenes.screen import Screen
from game.table.history.beliefs import MatchBeliefs
from game.table.history.replay import FinishedMatch

_TITLE = Rect(74, 22, 640, 80)
_SHEET = Rect(60, 118, 984, 600)
_HEAD = Rect(96, 138, 912, 50)
_SEATS = 190.0
"""The maximum width of a seat's name where there are several."""

_LEGEND = 252.0
_BACK = Rect(60, 736, 220, 60)
_STRIP = Rect(300, 732, 1246, 68)
_STEP = 52.0
_PATIENCE = 0.3
"""Seconds of thinking after which the screen says so."""

_STEPS = {Kind.LEFT: -1, Kind.RIGHT: 1}


@dataclass(frozen=True)
class BeliefExits:
    """The scenes that can be reached from here."""

    replay: Callable[[FinishedMatch, int, int], Scene]
    """Opens the replay before a decision, from the viewpoint of a seat."""


class BeliefScene(Screen):
    """The player selects a seat and one of its moments."""

    def __init__(self, kit: Kit, played: FinishedMatch, thinker: Thinker, exits: BeliefExits) -> None:
        """A bot must have decided something in the match; see `beliefs.wondered`."""
        super().__init__(kit)
        self._faces = Faces(kit)
        self.played = played
        self.beliefs = MatchBeliefs(played, thinker)
        self._exits = exits
        self._moment = MomentSheet(kit, played)
        self._places = {seat: len(decisions) // 2 for seat, decisions in self.beliefs.moments.items()}
        """The selected moment of each seat. Starts in the middle, where most is at stake."""
        self.seat = next(iter(self._places))
        self.placed: list[Placed] = []
        self._told: int | None = None
        """The decision whose beliefs are shown."""
        self._waited = 0.0
        self._from: dict[About, float] = {}
        self._to: dict[About, float] = {}
        self._grown = 1.0
        self.decision = self.beliefs.look(self.seat, self.place)
        self.begin("open")

    @property
    def place(self) -> int:
        """The number of the seat's selected moment."""
        return self._places[self.seat]

    def leave(self) -> None:
        """Free the thinker."""
        self.beliefs.pause()

    def pause(self) -> None:
        """Free the thinker for other scenes; it continues on return."""
        self.beliefs.pause()
        super().pause()

    @property
    def moving(self) -> bool:
        """Whether the thinker is busy or a bar is growing."""
        return self.beliefs.busy or self._grown < 1

    def handle(self, command: Command) -> Transition:
        """Handle a command: arrows walk through the moments, digits select a seat."""
        kind = command.kind
        if kind is Kind.DIGIT and 1 <= command.number <= len(self._places):
            self._look(list(self._places)[command.number - 1], None)
        elif kind in _STEPS and not (self.focus.shown and self.focus.current == "seat"):
            self._look(self.seat, self.place + _STEPS[kind])
        elif kind in (Kind.FIRST, Kind.LAST):
            self._look(self.seat, 0 if kind is Kind.FIRST else self._last)
        else:
            return super().handle(command)
        return None

    def update(self, dt: float) -> Transition:
        """Poll the thinker and animate the bars."""
        self.beliefs.update(dt)
        known = self.beliefs.belief(self.decision)
        if known is None:
            self._waited += dt
        elif self._told != self.decision:
            self._tell()
        if self._grown < 1:
            self._grown = 1.0 if self.kit.still else min(1.0, self._grown + dt * self.kit.motion / theme.SLOW_MOVE)
        return super().update(dt)

    @property
    def shows(self) -> object:
        """The selected moment, and whether its beliefs are known."""
        return self.seat, self.decision, self._told, self.state

    def draw_below(self, canvas: Canvas) -> None:
        """Draw the bars."""
        if self.state == "told":
            bars.draw_bars(canvas, self.placed, self.shown())

    @property
    def state(self) -> str:
        """The state of the sheet. The previous moment's beliefs stay for a blink."""
        if self._told == self.decision:
            return "told"
        if self.beliefs.failed:
            return "failed"
        return "told" if self._told is not None and self._waited < _PATIENCE else "thinking"

    @property
    def _last(self) -> int:
        return len(self.beliefs.moments[self.seat]) - 1

    # Input

    def use(self, name: str) -> Transition:
        """Open the table at this moment, or go to another one."""
        match name:
            case "earlier":
                self._look(self.seat, self.place - 1)
            case "later":
                self._look(self.seat, self.place + 1)
            case _:
                return Push(self._exits.replay(self.played, self.decision, self.seat))
        return None

    def change(self, name: str, value: object) -> Transition:
        """Go to another moment or seat."""
        match name, value:
            case "moment", int(place):
                self._look(self.seat, place)
            case "seat", int(seat):
                self._look(seat, None)
        return None

    def _look(self, seat: int, place: int | None) -> None:
        """Select a moment of a seat; None for the one that was last selected."""
        other, self.seat = seat != self.seat, seat
        self._places[seat] = min(max(self.place if place is None else place, 0), self._last)
        self.decision = self.beliefs.look(seat, self.place)
        self._waited = 0.0
        if self.beliefs.belief(self.decision) is not None:
            self._tell()
        if other:
            self.refresh()
        for widget in self.focus.widgets:  # keep the slider: it may be being dragged
            if isinstance(widget, Slider):
                widget.value, widget.shown = self.place, self._numbered()

    def _tell(self) -> None:
        """Show the beliefs. Bars grow from their current length."""
        beliefs = self.beliefs.belief(self.decision) or []
        blocks = blocks_of(self.kit, self.played, beliefs, self.beliefs.truth(self.decision))
        self._from, self._grown = self.shown(), 0.0
        self._to = {row.about: row.share for block in blocks for row in block.rows}
        self.placed = bars.arrange(blocks)
        self._told = self.decision

    def shown(self) -> dict[About, float]:
        """Return the current length of the bars."""
        part = easing.out_cubic(self._grown)
        return {name: (1 - part) * self._from.get(name, 0.0) + part * share for name, share in self._to.items()}

    def widgets(self) -> list[Widget]:
        """Return the seats, the moments, the buttons."""
        say = self.kit.say
        found: list[Widget] = []
        if len(self._places) > 1:
            options = [ChoiceItem(seat, self.played.name(seat)) for seat in self._places]
            width = min(_SEATS * len(options), _HEAD.w - _LEGEND - 8)
            found.append(Choice("seat", _HEAD._replace(w=width), options, self.seat))
        found += [
            Area("table", moment.TABLE),
            Button("open", moment.OPEN, say("belief.open"), ground="paper"),
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

    # Drawing

    def compose(self, canvas: Canvas) -> None:
        """Draw the sheets."""
        say = self.kit.say
        panels.draw_title(canvas, say("belief.title"), _TITLE)
        left = _TITLE.x + canvas.measure(say("belief.title"), theme.PAGE_TITLE)[0] + 30
        about = say("review.about", game=self.played.match.game.title, ending=self.played.ending)
        under = Rect(left, 42, 1530 - left, 50)
        canvas.text(about, under, theme.FLAVOUR.sized(23).on("light_text"), wrap=False)
        panels.draw_sheet(canvas, _SHEET)
        if self._last > 0:
            panels.draw_sheet(canvas, _STRIP)
        self._compose_head(canvas)
        if self.state == "told":
            bars.draw_words(canvas, self.kit, self.played.match.game.name, self.placed)
        else:
            words = say(f"belief.{self.state}", name=self.played.name(self.seat))
            canvas.text(words, bars.AREA.inset(120, 0), theme.FLAVOUR.sized(24), "centre")
        self._moment.draw(canvas, self.decision, self.seat)
        pairs = [("escape", "review.keys_back"), ("arrows", "belief.keys_moment"), ("enter", "review.keys_open")]
        panels.draw_floor(canvas, panels.key_words(say, *pairs))

    def _compose_head(self, canvas: Canvas) -> None:
        say, player = self.kit.say, self.played.players[self.seat]
        if len(self._places) == 1:
            crest = Rect(_HEAD.x, _HEAD.y, _HEAD.h, _HEAD.h)
            self._faces.draw(canvas, self.played.match.game.name, self.seat, player, crest)
            box = Rect(crest.right + 14, _HEAD.y, _HEAD.w - _LEGEND - crest.w - 30, _HEAD.h)
            name = canvas.text(player.name, box, theme.NAME, wrap=False)
            level = Rect(name.right + 14, _HEAD.y + 2, box.right - name.right - 14, _HEAD.h)
            canvas.text(say(f"level.{player.level}"), level, theme.LABEL.sized(21).on("ink_soft"), wrap=False)
        words = Rect(_HEAD.right - _LEGEND + 44, _HEAD.y, _LEGEND - 44, _HEAD.h)
        taken = canvas.text(say("belief.legend"), words, theme.LABEL.sized(20).on(theme.BLOOD), "right", wrap=False)
        bars.draw_tick(canvas, (taken.x - 22, _HEAD.centre.y))
