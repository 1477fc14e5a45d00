"""The lit alcove beside the wall: the trial of the day on a large plaque, and the last seven days as moons."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Area, Widget
from game.scenes.title.art import TitleArt
from game.table.trial.board import draw_lanterns, draw_seal
from game.trials.day import Streak, challenge_of, puzzle_of
from game.trials.progress import Day, TrialProgress

PLAQUE: Final = Rect(1184, 206, 340, 430)
_TRY: Final = Rect(1206, 640, 296, 54)
_CHALLENGE: Final = Rect(1192, 702, 324, 46)
_STREAK: Final = Rect(1192, 756, 324, 44)
_THEATRE: Final = (112.0, 156.0)
_WEEK: Final = 7
_MOON: Final = 20.0


def phase_of(day: Day) -> int:
    """The moon of a day, 0 to 8: new if missed, half for the puzzle or the challenge, full for both."""
    return 4 * day.puzzle + 4 * day.challenge


class Alcove:
    """What hangs there today."""

    def __init__(
        self,
        kit: Kit,
        titles: Mapping[str, str],
        progress: TrialProgress,
        today: date,
    ) -> None:
        self._kit = kit
        self._challenge = challenge_of(today)
        self._trial = puzzle_of(today)
        self._titles = titles
        self._progress = progress
        self._today = today

    def widgets(self) -> list[Widget]:
        """The buttons of the day, and the moons that open the calendar."""
        done = self._progress.day(self._today)
        words = self._kit.say("trials.day_again" if done.puzzle else "trials.day_try")
        title = self._kit.say(f"{self._challenge.game}.challenge.{self._challenge.name}.title")
        return [
            Button("day", _TRY, words, "paper" if done.puzzle else "primary"),
            Button("day.challenge", _CHALLENGE, title, "lacquer" if done.challenge else "paper", icon="star"),
            Area("calendar", _STREAK, radius=14),
        ]

    def draw(self, canvas: Canvas, streak: Streak, art: TitleArt) -> None:
        """Draw plaque and moons; the button is a widget."""
        say, trial = self._kit.say, self._trial
        canvas.picture("trials/ema-large", PLAQUE)
        inside = Rect(PLAQUE.x + 26, PLAQUE.y, PLAQUE.w - 52, PLAQUE.h)
        line = Rect(inside.x, PLAQUE.y + 78, inside.w, 36)
        canvas.text(say("trials.day"), line, theme.HEADING.sized(28), "centre", wrap=False)
        day = say("date.first") if self._today.day == 1 else say("date.day", day=self._today.day)
        when = say("trials.date", day=day, month=say(f"date.month.{self._today.month}"))
        soft = theme.SMALL.on("ink_soft")
        canvas.text(when, line.moved(0, 34)._replace(h=26), soft, "centre", wrap=False)
        picture = art.theatre(trial.game, canvas.layout.size_to_px(_THEATRE), lit=True)
        canvas.blit_centred(picture, (PLAQUE.x + 110, PLAQUE.y + 226))
        draw_seal(canvas, Rect(PLAQUE.x + 186, PLAQUE.y + 164, 92, 92), trial.kind)
        draw_lanterns(canvas, (PLAQUE.x + 232 - 13 * trial.grade, PLAQUE.y + 266), trial.grade, 40)
        head = Rect(inside.x, PLAQUE.y + 308, inside.w, 34)
        canvas.text(self._titles[trial.game], head, soft.sized(19), "centre", wrap=False)
        goal = say(f"trial.goal.{trial.kind}", count=trial.target)
        canvas.text(goal, head.moved(0, 30)._replace(h=66), theme.NAME.sized(25), "centre")
        self._draw_week(canvas, streak)

    def _draw_week(self, canvas: Canvas, streak: Streak) -> None:
        night = ((0.0, theme.colour("#2A2E52")), (1.0, theme.colour("#1A1E3C")))
        canvas.rounded(_STREAK, 14, night, theme.GOLD_LINE, line_inset=3, line_width=1.2, line_opacity=0.7)
        for place in range(_WEEK):
            when = self._today - timedelta(days=_WEEK - 1 - place)
            box = Rect.around((_STREAK.x + 24 + place * 22, _STREAK.centre.y), _MOON, _MOON)
            if when == self._today:
                canvas.rounded(box.inset(-3), box.w / 2 + 3, theme.colour("#1E2750"), theme.SELECT, line_width=2)
            canvas.picture(f"trials/moon-{phase_of(self._progress.day(when))}", box)
        words = Rect(_STREAK.x + 178, _STREAK.y, _STREAK.w - 190, _STREAK.h)
        style = theme.LABEL.sized(19).on(theme.MOON)
        canvas.text(self._kit.say("trials.in_a_row", count=streak.days), words, style)
