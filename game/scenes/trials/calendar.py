"""The calendar of the trials of the day: a month of small moons, and the month's own moon waxing with them."""

from calendar import monthrange
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Push, Scene, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button, IconButton
from game.engine.widgets.tooltip import Tip
from game.engine.widgets.widget import Area, Widget
from game.scenes.screen import Screen
from game.scenes.trials.alcove import phase_of
from game.scenes.trials.month_moon import draw_month_moon, wider_side
from game.trials.day import Streak, challenge_of, puzzle_of, streak, stretches
from game.trials.progress import TrialProgress

SHEET: Final = Rect(560, 112, 966, 678)
_CELL: Final = (128.0, 92.0)
_MOON: Final = 58.0
_MIDDLE: Final = 36.0
"""How far below the top of its cell a moon's middle is."""

_BACK: Final = Rect(74, 822, 190, 62)
_TODAY: Final = Rect(1290, 822, 236, 62)
_CHALLENGE: Final = Rect(944, 822, 332, 62)
_LEGEND: Final = Rect(84, 694, 440, 96)
_FLOOR: Final = Rect(280, 822, 644, 62)
_MONTH_MOON: Final = (300.0, 356.0)
_RADIUS: Final = 172.0
_KEYS: Final = (("arrows", "trials.keys_days"), ("enter", "trials.keys_open"), ("escape", "setup.keys_back"))


@dataclass(frozen=True)
class CalendarExits:
    """The scenes that can be reached from the calendar."""

    puzzle: Callable[[date], Scene]
    challenge: Callable[[date], Scene]


class CalendarScene(Screen):
    """One month; past days can be played again, days to come not yet."""

    def __init__(
        self,
        kit: Kit,
        progress: TrialProgress,
        exits: CalendarExits,
        titles: Mapping[str, str],
        today: Callable[[], date],
    ) -> None:
        super().__init__(kit)
        self._progress = progress
        self._exits = exits
        self._titles = titles
        self._today = today
        self._month = today().replace(day=1)
        self.begin("today")

    def resume(self, result: object) -> None:
        """Come back from a trial."""
        self.kit.audio.room("title")
        self.forget()
        super().resume(result)

    def use(self, name: str) -> Transition:
        """Open the trial of a day, or turn to another month."""
        match name:
            case "today":
                return Push(self._exits.puzzle(self._today()))
            case "challenge":
                return Push(self._exits.challenge(self._today()))
            case "before":
                self._turn(self._month - timedelta(days=1))
            case "after":
                self._turn(self._month + timedelta(days=32))
            case day:
                return Push(self._exits.puzzle(self._month.replace(day=int(day.removeprefix("day.")))))
        return None

    @property
    def shows(self) -> object:
        """The month, and which day it is."""
        return self._month, self._today()

    def _turn(self, month: date) -> None:
        self._month = month.replace(day=1)
        self.refresh()

    @property
    def _days(self) -> int:
        return monthrange(self._month.year, self._month.month)[1]

    def _cell(self, day: int) -> Rect:
        row, column = divmod(day - 1 + self._month.weekday(), 7)
        x, y = SHEET.x + 38 + column * _CELL[0], SHEET.y + 112 + row * _CELL[1]
        return Rect(x, y, _CELL[0] - 6, _CELL[1] - 4)

    def widgets(self) -> list[Widget]:
        """Return the days, the arrows and the buttons."""
        say, today = self.kit.say, self._today()
        first = stretches()[0].since.replace(day=1)
        too_early = None if self._month > first else "trial.refused.no_more"
        too_late = None if self._month < today.replace(day=1) else "trial.refused.no_more"
        found: list[Widget] = [
            IconButton("before", Rect(SHEET.x + 30, SHEET.y + 20, 52, 52), "left", disabled=too_early),
            IconButton("after", Rect(SHEET.right - 82, SHEET.y + 20, 52, 52), "right", disabled=too_late),
        ]
        for day in range(1, self._days + 1):
            when = self._month.replace(day=day)
            if stretches()[0].since <= when <= today:
                found.append(Area(f"day.{day}", self._cell(day), radius=14))
        done, challenge = self._progress.day(today), challenge_of(today)
        label = say("trials.day_again" if done.puzzle else "trials.day_try")
        title = say(f"{challenge.game}.challenge.{challenge.name}.title")
        return [
            *found,
            Button("back", _BACK, say("trials.back")),
            Button("challenge", _CHALLENGE, title, "lacquer" if done.challenge else "paper", icon="star"),
            Button("today", _TODAY, label, "paper" if done.puzzle else "primary"),
        ]

    def tip(self, widget: Widget) -> Tip | None:
        """Return the trial of a day and what became of it."""
        if not widget.name.startswith("day."):
            return None
        when = self._month.replace(day=int(widget.name.removeprefix("day.")))
        trial, day = puzzle_of(when), self._progress.day(when)
        head = f"{self._titles[trial.game]} · {self.kit.say(f'trials.kind.{trial.kind}')}"
        state = "first" if day.first else "solved" if day.puzzle else "missed" if when < self._today() else "open"
        challenge = challenge_of(when)
        title = self.kit.say(f"{challenge.game}.challenge.{challenge.name}.title")
        won = self.kit.say("trials.challenge_won" if day.challenge else "trials.challenge_open", challenge=title)
        return Tip(widget.rect, head, f"{self.kit.say(f'trials.day_state.{state}')}\n{won}")

    def compose(self, canvas: Canvas) -> None:
        """Draw the month and its moon."""
        say, row = self.kit.say, streak(self._progress, self._today())
        panels.draw_title(canvas, say("trials.calendar"), Rect(74, 16, 600, 84))
        solved = sum(self._progress.day(self._month.replace(day=day)).puzzle for day in range(1, self._days + 1))
        draw_month_moon(canvas, _MONTH_MOON, _RADIUS, solved / self._days)
        side = wider_side(_MONTH_MOON[0], _RADIUS, solved / self._days)
        number = Rect(side.x - 76, 286, 152, 96)
        canvas.text(str(solved), number, theme.NUMERAL.sized(80).on(side.ink), "centre", wrap=False)
        of = say("trials.of_days", count=self._days)
        canvas.text(of, number.moved(0, 88)._replace(h=32), theme.LABEL.sized(20).on(side.ink), "centre")
        line = Rect(74, 572, 452, 52)
        words = say("trials.in_a_row", count=row.days)
        canvas.text(words, line, theme.HEADING.sized(36).on(theme.MOON), "centre", wrap=False)
        if row.forgiven:
            soft = theme.BODY.sized(21).on("light_text_soft")
            canvas.text(say("trials.forgiven"), line.moved(0, 52)._replace(h=60), soft, "centre")
        self._compose_legend(canvas)
        self._compose_sheet(canvas, row)
        panels.draw_floor(canvas)
        canvas.text(panels.key_words(say, *_KEYS), _FLOOR, theme.FLOOR, "centre")

    def _compose_legend(self, canvas: Canvas) -> None:
        """What the moons mean."""
        signs = (("missed", "moon-0"), ("half", "moon-4"), ("full", "moon-8"), ("first", "throwing-star"))
        cells = [cell for row in _LEGEND.rows(2, 8) for cell in row.columns(2, 16)]
        for cell, (name, picture) in zip(cells, signs, strict=True):
            canvas.picture(f"trials/{picture}", Rect.around((cell.x + 16, cell.centre.y), 30, 30))
            words = Rect(cell.x + 42, cell.y, cell.w - 42, cell.h)
            style = theme.SMALL.sized(19).on("light_text_soft")
            canvas.text(self.kit.say(f"trials.legend.{name}"), words, style)

    def _compose_sheet(self, canvas: Canvas, row: Streak) -> None:
        say = self.kit.say
        night = ((0.0, theme.colour("#29325A")), (0.5, theme.colour("#202849")), (1.0, theme.colour("#181E3A")))
        canvas.rounded(SHEET, 20, night, theme.GOLD_LINE, line_inset=9, line_width=1.4, line_opacity=0.75)
        title = say("trials.month", month=say(f"date.month.{self._month.month}"), year=self._month.year)
        box = Rect(SHEET.x + 90, SHEET.y + 20, SHEET.w - 180, 50)
        canvas.text(title, box, theme.HEADING.sized(32).on(theme.MOON), "centre", wrap=False)
        for column in range(7):
            name = Rect(SHEET.x + 38 + column * _CELL[0], SHEET.y + 78, _CELL[0] - 6, 30)
            style = theme.LABEL.sized(19).on("light_text_soft")
            canvas.text(say(f"trials.weekday.{column + 1}"), name, style, "centre", wrap=False)
        days = [self._month.replace(day=day) for day in range(1, self._days + 1)]
        for when in days:
            self._compose_cord(canvas, when, row)
        for when in days:
            self._compose_day(canvas, when, row)

    def _tied(self, when: date, row: Streak) -> bool:
        return self._progress.day(when).puzzle or when in row.forgiven

    def _compose_cord(self, canvas: Canvas, when: date, row: Streak) -> None:
        """The red cord from a day to the next, if both belong to a row of days."""
        if not (self._tied(when, row) and self._tied(when + timedelta(days=1), row)):
            return
        cell = self._cell(when.day)
        y, last = cell.y + _MIDDLE, when.weekday() == 6 or when.day == self._days
        end = SHEET.right - 24 if last else cell.centre.x + _CELL[0]
        canvas.line((cell.centre.x, y), (end, y), theme.VERMILION, 4)
        if last and when.day < self._days:
            below = self._cell(when.day + 1)
            canvas.line((SHEET.x + 24, below.y + _MIDDLE), (below.centre.x, below.y + _MIDDLE), theme.VERMILION, 4)

    def _compose_day(self, canvas: Canvas, when: date, row: Streak) -> None:
        cell, day, today = self._cell(when.day), self._progress.day(when), self._today()
        at = (cell.centre.x, cell.y + _MIDDLE)
        box = Rect.around(at, _MOON, _MOON)
        if when > today:
            canvas.rounded(box.inset(5), _MOON / 2 - 5, theme.INDIGO, theme.DUSK, line_width=1.4, opacity=0.6)
        else:
            if when == today:
                canvas.rounded(box.inset(-6), _MOON / 2 + 6, theme.colour("#1E2750"), theme.SELECT, line_width=3)
            canvas.picture(f"trials/moon-{phase_of(day)}", box)
            if when in row.forgiven:
                canvas.picture("trials/cloud", Rect.around((at[0], at[1] + 4), 86, 36))
            if day.first:
                canvas.picture("trials/throwing-star", Rect(at[0] + 13, at[1] + 8, 26, 26))
        soft = theme.mix(canvas.theme.light_text_soft, theme.INDIGO, 0.3)
        ink = theme.SELECT if when == today else soft if when > today else canvas.theme.light_text
        number = Rect(cell.x + 2, cell.y, 34, 28)
        canvas.text(str(when.day), number, theme.LABEL.sized(20).on(ink), stand="top", wrap=False)
