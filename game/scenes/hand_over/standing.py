"""The line on the closed doors that says when it is and how everybody stands: a crest, a name and a number each."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.scenes.crests import draw_crest

_WHEN = theme.LABEL.sized(23)
_NAME = theme.BODY.sized(20).on("ink")
_COUNT = theme.NAME.sized(24).on("ink")
_CREST, _NEAR, _APART = 28.0, 6.0, 18.0
_SPARE = 2.0
"""What rounding to whole pixels may take from a word."""

_LEAST = 0.75
"""Names that would have to shrink further are left out: the crests tell the seats apart, too."""


@dataclass(frozen=True)
class StandingLine:
    """When it is, what is counted, and for each seat how much of it: only what everybody may know."""

    when: str = ""
    counts: Sequence[int] = ()
    names: Sequence[str] = ()
    """The players, in the order of their seats."""


NOTHING_YET: Final = StandingLine()


def draw_standing(canvas: Canvas, game: str, standing: StandingLine, box: Rect) -> None:
    """Draw the line in the middle of a box."""
    counts = [str(count) for count in standing.counts]
    names = [canvas.measure(name, _NAME)[0] + _SPARE for name in standing.names]
    numbers = [canvas.measure(count, _COUNT)[0] + _SPARE for count in counts]
    seats = sum(_APART + _CREST + _NEAR + number for number in numbers)
    when = min(canvas.measure(standing.when, _WHEN)[0] + _SPARE, box.w - seats)
    share = min(1.0, (box.w - seats - when - _NEAR * len(counts)) / max(1.0, sum(names)))
    named = bool(counts) and share >= _LEAST
    across = when + seats + (sum(names) * share + _NEAR * len(counts) if named else 0.0)
    place = Rect(box.centre.x - across / 2, box.y, when, box.h)
    canvas.text(standing.when, place, _WHEN, wrap=False)
    for seat, (count, number) in enumerate(zip(counts, numbers, strict=True)):
        crest = Rect(place.right + _APART, box.centre.y - _CREST / 2, _CREST, _CREST)
        draw_crest(canvas, game, seat, crest)
        place = Rect(crest.right + _NEAR, box.y, names[seat] * share if named else 0.0, box.h)
        if named:
            canvas.text(standing.names[seat], place, _NAME, wrap=False)
            place = place.moved(place.w + _NEAR, 0)
        place = Rect(place.x, box.y, number, box.h)
        canvas.text(count, place, _COUNT, wrap=False)
