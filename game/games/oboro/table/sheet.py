"""The reference sheet of Oboro: tricks, arrows, shuriken and the mission at a glance."""

from collections.abc import Callable
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.games.oboro.table.art.pictures import OboroArt
from game.games.oboro.table.words import Words
from game.table.sheet.data import Sheet, SheetCell, SheetRow

_CARDS: dict[str, tuple[str, int]] = {
    "trick": ("red", 7),
    "stack": ("green", 2),
    "shuriken": ("green", 6),
    "arrow": ("blue", 4),
    "burning": ("red", 8),
}
"""The card that stands for each row."""

_SHAPE = 1.4


def reminders(art: OboroArt, words: Words, mission: int) -> Sheet:
    """Return the sheet of a match with this mission value."""
    texts = {
        "trick": words.say("oboro.sheet.trick"),
        "stack": words.say("oboro.sheet.stack"),
        "shuriken": words.say("oboro.tip.closer.shuriken"),
        "arrow": words.say("oboro.tip.closer.arrow"),
        "burning": words.say("oboro.tip.closer.burning"),
        "mission": words.say("oboro.tip.closer.mission", mission=mission),
        "stock": words.say("oboro.tip.closer.stock"),
    }
    rows = tuple(
        SheetRow(
            words.say(f"oboro.sheet.name.{name}"),
            (SheetCell(text.replace("\n\n", " ")),),
            icon=_icon(art, name, mission),
        )
        for name, text in texts.items()
    )
    return Sheet(words.say("oboro.sheet.title"), words.say("oboro.sheet.intro"), ("", ""), rows, (30, 100))


def _icon(art: OboroArt, name: str, mission: int) -> Callable[[Canvas, Rect], None]:
    return partial(_draw, art, name, mission)


def _draw(art: OboroArt, name: str, mission: int, canvas: Canvas, place: Rect) -> None:
    width_px = canvas.px(place.h / _SHAPE)
    if name == "stock":
        picture = art.shuriken(canvas.px(place.h * 0.8), on_paper=True)
    elif name == "mission":
        picture = art.secrecy(mission, width_px)
    else:
        picture = art.card(*_CARDS[name], width_px)
    canvas.blit_centred(picture, place.centre)
