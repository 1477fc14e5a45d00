"""The learn screen: each game's playable lesson with the player's progress, and its rulebook."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Push, Scene, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button, ButtonKind
from game.engine.widgets.widget import Widget
from game.scenes.screen import Screen
from game.table.lesson.progress import Progress

_TITLE = Rect(74, 26, 700, 80)
_LEAD = Rect(74, 104, 1452, 40)
_SHEETS = Rect(74, 160, 1452, 622)
_THEATRE = (216.0, 300.0)
_SMALL_THEATRE = (79.0, 110.0)
_IN_A_ROW = 5
"""More sheets than this stand in two rows."""

_BACK = Rect(74, 822, 210, 62)
_PIP = 13.0
_KEYS = (("arrows", "learn.keys_walk"), ("enter", "learn.keys_open"), ("escape", "setup.keys_back"))


class Learnable(NamedTuple):
    """A game and the player's progress in its lesson."""

    name: str
    title: str
    progress: Progress | None
    """None where there is no lesson."""


@dataclass(frozen=True)
class LearnExits:
    """The scenes that can be reached from here, by the name of a game. The composition root supplies them."""

    book: Callable[[str], Scene]
    lesson: Callable[[str], Scene]


class LearnScene(Screen):
    """One sheet per game."""

    def __init__(self, kit: Kit, shown: Callable[[], Sequence[Learnable]], exits: LearnExits) -> None:
        """`shown` is called again after every lesson, because progress may have changed."""
        super().__init__(kit)
        self._read = shown
        self._exits = exits
        self.games = tuple(shown())
        self.begin("back" if self._next is None else f"lesson.{self._next.name}")

    def resume(self, result: object) -> None:
        """Come back from a lesson or a rulebook."""
        self.games = tuple(self._read())
        super().resume(result)

    def use(self, name: str) -> Transition:
        """Open a lesson or a rulebook."""
        what, game = name.split(".")
        return Push(self._exits.lesson(game) if what == "lesson" else self._exits.book(game))

    @property
    def shows(self) -> object:
        """The games with their progress."""
        return self.games

    @property
    def _next(self) -> Learnable | None:
        """The first game whose lesson is not done, else the first with one; it comes first to the eye."""
        taught = [(game, game.progress) for game in self.games if game.progress is not None]
        open_ones = [game for game, progress in taught if not progress.finished]
        return next(iter([*open_ones, *(game for game, _ in taught)]), None)

    @property
    def _small(self) -> bool:
        """Whether the sheets stand in two rows, with the theatre beside the name."""
        return len(self.games) > _IN_A_ROW

    def _sheets(self) -> list[tuple[Learnable, Rect]]:
        rows = _SHEETS.rows(2, theme.GAP) if self._small else [_SHEETS]
        columns = max(4, ceil(len(self.games) / len(rows)))
        places = [sheet for row in rows for sheet in row.columns(columns, theme.GAP)]
        return list(zip(self.games, places, strict=False))

    def widgets(self) -> list[Widget]:
        """Return lessons, rulebooks and the back button."""
        say = self.kit.say
        found: list[Widget] = []
        for game, sheet in self._sheets():
            lesson = Rect(sheet.x + 26, sheet.bottom - 160, sheet.w - 52, 60)
            book = lesson.moved(0, 70)._replace(h=56)
            if game.progress is not None:
                key = "again" if game.progress.finished else "go_on" if game.progress.begun else "begin"
                kind: ButtonKind = "primary" if game is self._next else "paper"
                found.append(Button(f"lesson.{game.name}", lesson, say(f"learn.{key}"), kind, ground="paper"))
            found.append(Button(f"book.{game.name}", book, say("learn.book"), "paper", icon="book", ground="paper"))
        return [*found, Button("back", _BACK, say("learn.back"))]

    def compose(self, canvas: Canvas) -> None:
        """Draw the sheets."""
        say = self.kit.say
        panels.draw_title(canvas, say("learn.title"), _TITLE)
        canvas.text(say("learn.lead"), _LEAD, theme.BODY.sized(23).on("light_text_soft"), wrap=False)
        for game, sheet in self._sheets():
            self._compose_game(canvas, game, sheet)
        panels.draw_floor(canvas, panels.key_words(say, *_KEYS))

    def _compose_game(self, canvas: Canvas, game: Learnable, sheet: Rect) -> None:
        panels.draw_sheet(canvas, sheet)
        size = _SMALL_THEATRE if self._small else _THEATRE
        picture = self.art.theatre(game.name, canvas.layout.size_to_px(size), lit=True)
        inside = sheet.inset(22, 0)
        if self._small:
            canvas.blit_centred(picture, (inside.x + size[0] / 2, sheet.y + 18 + size[1] / 2))
            inside = inside._replace(x=inside.x + size[0] + 12, w=inside.w - size[0] - 12)
            top = sheet.y + 24
        else:
            canvas.blit_centred(picture, (sheet.centre.x, sheet.y + 26 + size[1] / 2))
            top = sheet.y + 26 + size[1] + 10
        canvas.text(game.title, Rect(inside.x, top, inside.w, 42), theme.NAME.sized(29), "centre", wrap=False)
        words = Rect(inside.x, top + 40, inside.w, 30)
        canvas.text(self._progress(game.progress), words, theme.SMALL.on("ink_soft"), "centre", wrap=False)
        if game.progress is not None:
            self._compose_pips(canvas, game.progress, Rect(inside.x, top + 74, inside.w, _PIP))

    def _progress(self, progress: Progress | None) -> str:
        if progress is None:
            return self.kit.say("learn.no_lesson")
        if progress.finished:
            return self.kit.say("learn.finished")
        if not progress.begun:
            return self.kit.say("learn.not_begun", count=progress.chapters)
        return self.kit.say("learn.chapter", number=progress.chapter + 1, count=progress.chapters)

    @staticmethod
    def _compose_pips(canvas: Canvas, progress: Progress, line: Rect) -> None:
        """Draw one pip per chapter, filled once it is done."""
        step = min(_PIP * 2, line.w / max(1, progress.chapters))
        left = line.centre.x - step * (progress.chapters - 1) / 2
        for place in range(progress.chapters):
            pip = Rect.around((left + place * step, line.centre.y), _PIP, _PIP)
            done = place < progress.done
            canvas.rounded(
                pip, _PIP / 2, theme.VERMILION if done else canvas.theme.paper_dark, theme.GOLD_DARK, line_width=1.4
            )
