"""The table of a game's matches: one line per level of the opponents."""

from collections.abc import Sequence
from typing import NamedTuple

from game.ai import LEVELS
from game.ai.even import EVEN
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.look.theme import TextStyle
from game.engine.widgets import panels
from game.scenes.statistics.layout import PageLayout, cells
from game.stats.book import MIXED, GameStats, LevelStats

_COLUMNS = ("played", "won", "shared", "streak", "longest")
_HEAD = theme.SMALL.on("ink_soft")
_NUMBER = theme.NAME.sized(22)
_NONE = theme.LABEL.sized(22).on("disabled_text_on_paper")
_WINNERS = theme.BODY.sized(20)
_BETWEEN = "     "
_NAMES_SHOWN = 4


class _Entry(NamedTuple):
    """One line: its label and its numbers."""

    name: str
    line: LevelStats


def rows_of(page: GameStats) -> int:
    """Return the number of lines in the table, including the one for several humans."""
    return 2 + len(LEVELS) + sum(line in page.levels for line in (EVEN, MIXED)) + bool(page.changed.played)


class MatchTable:
    """The matches of one game."""

    def __init__(self, kit: Kit, game: str, page: GameStats, bests: Sequence[str]) -> None:
        """`bests` are the names of the game's records."""
        self._say = kit.say
        self._game = game
        self._page = page
        self._bests = bests

    def draw(self, canvas: Canvas, places: PageLayout) -> None:
        """Draw the sheet with the table."""
        say, bests = self._say, self._bests
        panels.draw_sheet(canvas, places.table_sheet)
        heads = [say(f"statistics.{name}") for name in ("against", *_COLUMNS)]
        heads += [say(f"{self._game}.statistics.best_{name}") for name in bests]
        first, *others = zip(heads, cells(places.head, len(bests)), strict=True)
        canvas.text(*first, _HEAD)
        for words, cell in others:
            canvas.text(words, cell.inset(4, 0), _HEAD, "centre")
        for number, (entry, row) in enumerate(zip(self._entries(), places.rows, strict=False)):
            self._draw_line(canvas, entry, row, strong=number == 0)
        self._draw_company(canvas, places.rows[-1])
        panels.draw_rule(canvas, places.explain, places.rows[-1].bottom)
        canvas.text(say("statistics.explain"), places.explain, theme.FLAVOUR.sized(19), wrap=False)

    def _entries(self) -> list[_Entry]:
        """Return all lines but the last: the total, each level, and what is counted separately."""
        page, say = self._page, self._say
        found = [_Entry(say("statistics.all"), page.alone)]
        found += [_Entry(say(f"level.{level}"), page.levels.get(level, LevelStats())) for level in LEVELS]
        if EVEN in page.levels:
            found.append(_Entry(say(f"level.{EVEN}"), page.levels[EVEN]))
        if MIXED in page.levels:
            found.append(_Entry(say("statistics.mixed"), page.levels[MIXED]))
        if page.changed.played:
            found.append(_Entry(say("statistics.changed"), page.changed))
        return found

    def _draw_line(self, canvas: Canvas, entry: _Entry, row: Rect, *, strong: bool) -> None:
        panels.draw_rule(canvas, row, row.y)
        places = cells(row, len(self._bests))
        style = theme.NAME.sized(22) if strong else theme.LABEL.sized(22)
        canvas.text(entry.name, places[0], style, wrap=False)
        line = entry.line
        share = self._say("statistics.share", won=line.won, percent=round(100 * line.won / max(1, line.played)))
        words = [str(line.played), share, str(line.shared), str(line.streak), str(line.longest)]
        if not line.played:
            words = [self._say("statistics.nobody")] * len(words)
        for text, place in zip(words, places[1:], strict=False):
            canvas.text(text, place, _number(line), "centre", wrap=False)
        self._draw_bests(canvas, line, places)

    def _draw_company(self, canvas: Canvas, row: Rect) -> None:
        """Draw how often each of several humans won, in place of the wins and streaks of the other lines."""
        panels.draw_rule(canvas, row, row.y)
        places = cells(row, len(self._bests))
        line = self._page.company
        canvas.text(self._say("statistics.company"), places[0], theme.LABEL.sized(22), wrap=False)
        played = str(line.played) if line.played else self._say("statistics.nobody")
        canvas.text(played, places[1], _number(line), "centre", wrap=False)
        wide = Rect(places[2].x, row.y, places[5].right - places[2].x, row.h)
        canvas.text(self._winners(canvas, wide.w), wide, _WINNERS, "centre", wrap=False)
        self._draw_bests(canvas, line, places)

    def _winners(self, canvas: Canvas, width: float) -> str:
        """Return as many names as fit, most wins first."""
        ranked = sorted(self._page.names.items(), key=lambda named: -named[1])[:_NAMES_SHOWN]
        words = [self._say("statistics.wins", name=name, count=wins) for name, wins in ranked]
        while len(words) > 1 and canvas.measure(_BETWEEN.join(words), _WINNERS)[0] > width:
            words.pop()
        return _BETWEEN.join(words) or self._say("statistics.nobody")

    def _draw_bests(self, canvas: Canvas, line: LevelStats, places: Sequence[Rect]) -> None:
        for name, place in zip(reversed(self._bests), reversed(places), strict=False):
            known = name in line.bests
            text = str(line.bests[name]) if known else self._say("statistics.nobody")
            canvas.text(text, place, _NUMBER if known else _NONE, "centre", wrap=False)


def _number(line: LevelStats) -> TextStyle:
    return _NUMBER if line.played else _NONE
