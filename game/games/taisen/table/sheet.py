"""The reference sheet of Ninja Taisen: the circle of colours."""

from collections.abc import Callable
from functools import partial

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.games.taisen.rules.ninjas import SUITS
from game.games.taisen.table.art.pictures import TaisenArt
from game.games.taisen.table.draw.scenery import suit_ink
from game.table.sheet.data import Sheet, SheetCell, SheetRow

Say = Callable[..., str]

_BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}
_BEATEN_BY = {loser: winner for winner, loser in _BEATS.items()}


def colours(art: TaisenArt, say: Say) -> Sheet:
    """Return the sheet."""
    rows = [_suit(art, say, suit) for suit in SUITS]
    shogun = say("taisen.tip.closer.shogun").replace("\n\n", " ")
    rows.append(_plain(say("taisen.sheet.shogun"), shogun, _sign(art, "shogun")))
    rows.append(_plain(say("taisen.sheet.tie"), say("taisen.tip.closer.tie"), None))
    rows.append(_plain(say("taisen.sheet.die"), say("taisen.tip.closer.die").replace("\n\n", " "), None))
    heads = ("", say("taisen.sheet.beats"), say("taisen.sheet.falls"), "")
    return Sheet(say("taisen.sheet.title"), say("taisen.sheet.intro"), heads, tuple(rows), (26, 22, 22, 84))


def _suit(art: TaisenArt, say: Say, suit: str) -> SheetRow:
    beats, falls = _BEATS[suit], _BEATEN_BY[suit]
    return SheetRow(
        say(f"taisen.die.{suit}"),
        (
            SheetCell(say(f"taisen.die.{beats}"), icon=_sign(art, beats)),
            SheetCell(say(f"taisen.die.{falls}"), icon=_sign(art, falls)),
            SheetCell(say(f"taisen.tip.closer.{suit}").replace("\n\n", " ")),
        ),
        icon=_sign(art, suit),
    )


def _plain(name: str, text: str, icon: Callable[[Canvas, Rect], None] | None) -> SheetRow:
    return SheetRow(name, (SheetCell(""), SheetCell(""), SheetCell(text)), icon=icon)


def _sign(art: TaisenArt, suit: str) -> Callable[[Canvas, Rect], None]:
    return partial(_draw, art, suit)


def _draw(art: TaisenArt, suit: str, canvas: Canvas, place: Rect) -> None:
    size_px = canvas.px(place.h * 0.8)
    picture = canvas.made(
        ("sheet", suit, size_px),
        lambda: art.emblem(suit, size_px, suit_ink(canvas.theme, suit), canvas.theme.paper_light),
    )
    canvas.blit_centred(picture, place.centre)
