"""The review of a finished match: every player's chances over time, and the decisions that cost most."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ai.worker import Thinker
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Push, Scene, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.tooltip import Tip, draw_tip
from game.engine.widgets.widget import Answer, Widget
from game.scenes.faces import Faces
from game.scenes.replay.note import Note
from game.scenes.review import cards
from game.scenes.review import chart as review_chart
from game.scenes.review.cards import COLUMN, FindingCard, note_of
from game.scenes.review.chart import Chart, ChartArea, draw_grid, draw_lines, ink
from game.scenes.review.chart_lines import chart_of, draw_legend
from game.scenes.screen import Screen
from game.table.history.replay import FinishedMatch
from game.table.history.review import SHOWN, Finding, Review

_TITLE = Rect(74, 22, 500, 80)
_SHEET = Rect(60, 118, 984, 600)
_BACK = Rect(60, 736, 220, 60)
_WATCH = Rect(300, 736, 330, 60)
_BELIEF = Rect(650, 736, 394, 60)
_RETRY = Rect(COLUMN.x, 736, COLUMN.w, 60)
"""Below the decisions: a button each to try them again."""
_STOP = Rect(COLUMN.x + 36, COLUMN.y + 166, 250, 56)
_EVERY = 0.4
"""Seconds between two redraws of growing lines."""


@dataclass(frozen=True)
class ReviewExits:
    """The scenes that can be reached from a review."""

    replay: Callable[[FinishedMatch, int, int | None, Note | None], Scene]
    """Opens the replay before a decision, from the viewpoint of a seat (None: the default), with an optional note."""

    belief: Callable[[FinishedMatch], Scene] | None = None
    """Opens what the bots believed; None if they had nothing to guess."""

    retry: Callable[[FinishedMatch, Finding], Scene] | None = None
    """Opens the position of a decision, to find a better one."""


class ReviewScene(Screen):
    """Computes in the background, and may be stopped at any time."""

    def __init__(self, kit: Kit, played: FinishedMatch, thinker: Thinker, exits: ReviewExits) -> None:
        super().__init__(kit)
        self._faces = Faces(kit)
        self.played = played
        self.review = Review(played, thinker)
        self.notes: list[Note] = []
        self._exits = exits
        self._cursor = 0
        self._stale = 0.0
        self._drawn = 0
        """Incremented whenever the lines have grown."""
        self._ink: tuple[object, Chart, pygame.Surface] | None = None
        """The lines last drawn, and their cache key."""
        self.begin("watch")

    def leave(self) -> None:
        """Free the thinker."""
        self.review.pause()

    def pause(self) -> None:
        """Free the thinker for other scenes; it continues on return. Stop reading off the chart."""
        self.review.pause()
        self.focus.handle(Command(Kind.POINT))
        super().pause()

    @property
    def moving(self) -> bool:
        """Whether the thinker is busy."""
        return not (self.review.done or self.review.stopped)

    def handle(self, command: Command) -> Transition:
        """Handle a command: digits open the decisions."""
        if command.kind is Kind.DIGIT and 1 <= command.number <= len(self.notes):
            return self._open(self.notes[command.number - 1])
        return super().handle(command)

    def update(self, dt: float) -> Transition:
        """Poll the thinker."""
        finished = self.review.done or self.review.stopped
        changed = self.review.update(dt)
        self._stale += dt
        if changed and (self._stale >= _EVERY or self.review.done):
            self._stale = 0.0
            self._drawn += 1
        if not finished and (self.review.done or self.review.stopped):
            self.conclude()
        return super().update(dt)

    @property
    def shows(self) -> object:
        """How far the review is."""
        return self.state, len(self.notes)

    def draw_below(self, canvas: Canvas) -> None:
        """Draw the chart's lines and the sample being read off."""
        self._draw_lines(canvas)
        if self.state == "thinking":
            cards.draw_progress(canvas, self.kit, self.review.progress, judging=self.review.charted)
        self._draw_reading(canvas)

    @property
    def state(self) -> str:
        """What is shown: the work, its result or that there is none."""
        if self.review.failed:
            return "failed"
        if self.review.stopped:
            return "stopped"
        return "done" if self.review.done else "thinking"

    # Input

    def answer(self, answer: Answer) -> Transition:
        """Remember the cursor of the chart."""
        self._cursor = self._chart_area.cursor
        return super().answer(answer)

    def use(self, name: str) -> Transition:
        """Handle a button, a decision or a place of the chart."""
        match name.split("."):
            case ["belief"] if self._exits.belief is not None:
                return Push(self._exits.belief(self.played))
            case ["watch"]:
                return Push(self._exits.replay(self.played, 0, None, None))
            case ["chart"]:
                return Push(self._exits.replay(self.played, self.review.samples[self._cursor], None, None))
            case ["retry", number] if self._exits.retry is not None:
                return Push(self._exits.retry(self.played, self.review.findings[int(number) - 1]))
            case ["finding", number]:
                return self._open(self.notes[int(number) - 1])
            case ["stop"]:
                self.review.stop()
                self.conclude()
            case ["go_on"]:
                self.review.go_on()
                self.conclude()
        return None

    def _open(self, note: Note) -> Transition:
        seat = note.seat if self.played.match.game.rules.secrets else None
        return Push(self._exits.replay(self.played, note.at, seat, note))

    def conclude(self) -> None:
        """Lay out the findings."""
        thinking = self.state == "thinking"
        self.notes = [] if thinking else [note_of(self.kit, self.played, one) for one in self.review.findings]
        self._drawn += 1
        self.refresh("finding.1" if self.notes else None)

    def widgets(self) -> list[Widget]:
        """Return the decisions, the chart, the buttons."""
        say = self.kit.say
        found: list[Widget] = [
            FindingCard(number, place, self.kit, self.played, note, self._faces)
            for number, (note, place) in enumerate(zip(self.notes, cards.places(), strict=False), start=1)
        ]
        if self.state == "thinking":
            found.append(Button("stop", _STOP, say("review.stop"), ground="paper"))
        elif self.state != "done" and not self.notes:
            found.append(Button("go_on", _STOP, say("review.go_on"), ground="paper"))
        found += [
            ChartArea(len(self.review.samples), self._cursor),
            Button("back", _BACK, say("review.back")),
            Button("watch", _WATCH, say("review.watch"), "lacquer", icon="play"),
        ]
        if self._exits.retry is not None and self.notes:
            for number, place in enumerate(_RETRY.columns(len(self.notes), 12), start=1):
                label = say("review.retry", number=number) if len(self.notes) > 1 else say("trial.yourself")
                found.append(Button(f"retry.{number}", place, label))
        if self._exits.belief is not None:
            found.append(Button("belief", _BELIEF, say("belief.title"), "lacquer", icon="eye"))
        return found

    @property
    def _chart_area(self) -> ChartArea:
        return next(widget for widget in self.focus.widgets if isinstance(widget, ChartArea))

    # Drawing

    def compose(self, canvas: Canvas) -> None:
        """Draw the sheet of the chart, and what stands beside it."""
        say = self.kit.say
        panels.draw_title(canvas, say("review.title"), _TITLE)
        left = _TITLE.x + canvas.measure(say("review.title"), theme.PAGE_TITLE)[0] + 30
        under = Rect(left, 42, 1530 - left, 50)
        words = say("review.about", game=self.played.match.game.title, ending=self.played.ending)
        canvas.text(words, under, theme.FLAVOUR.sized(23).on("light_text"), wrap=False)
        panels.draw_sheet(canvas, _SHEET)
        canvas.text(say("review.chances"), Rect(90, 130, 700, 34), theme.LABEL.sized(21).on("ink_soft"), wrap=False)
        draw_grid(canvas, chart_of(self.review, self.notes, say))
        draw_legend(canvas, self.played, self._faces)
        if not self.notes and self.state != "thinking":
            cards.draw_words(canvas, say(f"review.{self.state}"), offers=self.state != "done")
        elif 0 < len(self.notes) < SHOWN:
            cards.draw_rest(canvas, say("review.nothing_else"), len(self.notes))
        pairs = [("escape", "review.keys_back"), ("tab", "review.keys_next"), ("enter", "review.keys_open")]
        panels.draw_floor(canvas, panels.key_words(say, *pairs))

    def _draw_lines(self, canvas: Canvas) -> None:
        """Draw the lines, re-rendering them only when they have grown."""
        key = (canvas.layout, self._drawn)
        if self._ink is None or self._ink[0] != key:
            chart = chart_of(self.review, self.notes, self.kit.say)
            self._ink = (key, chart, ink(canvas, chart))
        draw_lines(canvas, self._ink[1], self._ink[2])

    def _draw_reading(self, canvas: Canvas) -> None:
        """Draw a thread through the chart at the sample being read off."""
        place = self._chart_area.read
        if place is not None:
            x = review_chart.x_of(place, len(self.review.samples))
            plot = review_chart.PLOT
            canvas.rounded(Rect(x - 1, plot.y, 2, plot.h), 1, canvas.theme.ink, opacity=0.5)

    def draw_above(self, canvas: Canvas) -> None:
        """Say the chances at the sample being read off."""
        place = self._chart_area.read
        if place is None:
            return
        sample = self.review.samples[place]
        shares = [self.review.share(sample, seat) for seat in range(self.played.match.seats)]
        lines = [
            self.kit.say("review.seat_chance", name=player.name, percent=round(100 * share))
            for player, share in zip(self.played.players, shares, strict=True)
            if share is not None
        ]
        end = sample >= self.played.last
        commentary = self.played.commentary
        when = commentary.when(commentary.moment(self.played.before(sample)), self.kit.say)
        head = self.kit.say("review.end") if end else when
        known = [share for share in shares if share is not None]
        x = review_chart.x_of(place, len(self.review.samples))
        y = review_chart.y_of(max(known)) if known else review_chart.PLOT.centre.y
        draw_tip(canvas, Tip(Rect(x - 1, y - 8, 2, 16), head, "\n".join(lines)))
