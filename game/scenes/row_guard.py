"""Contains errors: a bad file spoils only its own row, never the list."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from game.core.refusal import BadData, Refusal, refuse
from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.scenes import saved_match_row
from game.scenes.saved_match_row import RowText

Made = TypeVar("Made")

_log = logging.getLogger(__name__)


def made(path: Path, make: Callable[[], Made]) -> Made | Refusal:
    """Return the content of a row or, whatever was raised, why the file cannot be opened."""
    try:
        return make()
    except BadData as error:
        return error.refusal
    except Exception as error:
        _log.exception("%s was not foreseen", path.name)
        return refuse("refused.save_damaged", detail=type(error).__name__)


def draw(canvas: Canvas, kit: Kit, place: Rect, path: Path, draw_row: Callable[[], None]) -> None:
    """Draw a row; if that fails, draw an error in its place."""
    try:
        draw_row()
    except Exception:
        _log.exception("%s cannot be shown", path.name)
        saved_match_row.draw_no_picture(canvas, place)
        name = saved_match_row.shortened(path.name, 36)
        saved_match_row.draw_words(canvas, place, RowText(name, kit.say("refused.row"), "", wrong=True))
