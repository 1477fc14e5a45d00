"""Builds the chart of a review, and draws its legend."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.look.theme import Colour
from game.scenes.crests import line_colour
from game.scenes.faces import Faces
from game.scenes.replay.note import Note
from game.scenes.review.chart import Chart, ChartLine, TurningPoint, mark_shape
from game.table.history.commentary import Moment
from game.table.history.replay import FinishedMatch
from game.table.history.review import Review

_LEGEND = Rect(90, 660, 930, 42)
_TICKS = 12
"""The maximum number of numbered turns."""

_STEPS = (1, 2, 5, 10, 20, 50)


def chart_of(review: Review, notes: Sequence[Note], say: Callable[..., str]) -> Chart:
    """Return the lines as far as they are known, with the decisions of the notes."""
    played, samples = review.played, review.samples
    moments = [played.commentary.moment(played.before(sample)) for sample in samples[:-1]]
    lines = tuple(
        ChartLine(seat, tuple(review.share(sample, seat) for sample in samples), player.human)
        for seat, player in enumerate(played.players)
    )
    bands = _bands(moments, say)
    return Chart(played.match.game.name, lines, bands, () if bands else _ticks(moments), _turnings(samples, notes))


def draw_legend(canvas: Canvas, played: FinishedMatch, faces: Faces) -> None:
    """Draw the legend: face or crest, mark and name of each seat."""
    game = played.match.game.name
    cells = _LEGEND.columns(max(3, len(played.players)), 8)
    for seat, (player, cell) in enumerate(zip(played.players, cells, strict=False)):
        colour = line_colour(canvas.theme, game, seat)
        faces.draw(canvas, game, seat, player, Rect(cell.x, cell.y + 3, 36, 36))
        canvas.rounded(Rect(cell.x + 46, cell.centre.y - 2.5, 40, 5), 2.5, colour)
        mark = canvas.made(("review mark", seat, colour), partial(_mark, canvas, seat, colour))
        canvas.blit_centred(mark, (cell.x + 66, cell.centre.y))
        words = Rect(cell.x + 98, cell.y, cell.w - 98, cell.h)
        canvas.text(player.name, words, theme.LABEL.sized(21), wrap=False)


def _bands(moments: Sequence[Moment], say: Callable[..., str]) -> tuple[tuple[int, int, str], ...]:
    """Return the rounds, if the game has several."""
    starts = [n for n, moment in enumerate(moments) if n == 0 or moment[0] != moments[n - 1][0]]
    if len(starts) < 2:
        return ()
    ends = [*starts[1:], len(moments)]
    return tuple(
        (first, end, say("review.round", number=moments[first][0])) for first, end in zip(starts, ends, strict=True)
    )


def _ticks(moments: Sequence[Moment]) -> tuple[tuple[int, str], ...]:
    """Return the numbers of some turns, round numbers if there are many. A setup phase has none."""
    last = moments[-1][1] if moments else 0
    every = next((step for step in _STEPS if last <= step * _TICKS), _STEPS[-1])
    numbers = range(every, last + 1, every)
    # Long matches are not sampled at every turn.
    return tuple((next(n for n, (_, turn) in enumerate(moments) if turn >= number), str(number)) for number in numbers)


def _turnings(samples: Sequence[int], notes: Sequence[Note]) -> tuple[TurningPoint, ...]:
    found: list[TurningPoint] = []
    for note in notes:
        after = next(n for n, sample in enumerate(samples) if sample > note.at)
        here, there = samples[after - 1], samples[after]
        found.append(TurningPoint(after - 1 + (note.at - here) / (there - here), note.seat))
    return tuple(found)


def _mark(canvas: Canvas, seat: int, colour: Colour) -> pygame.Surface:
    shape = f'{mark_shape(seat, 14, 14, 8)} fill="{hex_colour(colour)}"/>'
    return paper.drawn(shape, canvas.layout.size_to_px((28, 28)), (28, 28))
