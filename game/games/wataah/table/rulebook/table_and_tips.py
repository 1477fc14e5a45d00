"""Rulebook pictures of Shinobi WAT-AAH!: the table on the screen, tips and opponents."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.wataah.table.rulebook.pieces import Pieces
from game.table.rulebook import diagrams

_DUSK = 0.45
_HAND = ("fox4", "fox3", "carp5", "carp3", "carp2", "bear6")
_LEVELS = (("novice", "monkey2"), ("adept", "fox4"), ("master", "dragon5"), ("shadow", "tengu"))


def options(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The two modes; a hand with selected cards; a target."""
    pieces.court(canvas, rect, dusk=_DUSK, top=0)
    for mode, box in zip(
        ("grasshopper", "grand_master"), Rect(rect.x + 16, rect.y + 18, rect.w - 32, 196).columns(2, 10), strict=True
    ):
        diagrams.panel(canvas, box)
        rounds = 1 if mode == "grasshopper" else 3
        for number in range(rounds):
            at = Point(box.centre.x + (number - (rounds - 1) / 2) * 58, box.y + 88)
            pieces.lantern(canvas, at, 46)
        words = Rect(box.x + 8, box.bottom - 48, box.w - 16, 38)
        diagrams.words(canvas, pieces.say(f"wataah.choice.mode_{mode}"), words, diagrams.LABEL, wrap=False)
    pieces.fan(canvas, (rect.centre.x, rect.y + 344), _HAND, 108, 58, raised=("carp5", "carp3", "carp2"))
    for number in range(1, len(_HAND) + 1):
        diagrams.key(canvas, (rect.centre.x + (number - 3.5) * 58, rect.y + 450), str(number))
    low = Rect(rect.x + 16, rect.y + 486, rect.w - 32, 186)
    diagrams.panel(canvas, low)
    box = pieces.clan(canvas, (low.x + 40, low.centre.y), ("toad4", "toad3"), 96, step=40, total=False)
    pieces.cards.ring(canvas, box)
    pieces.power(canvas, Rect(low.x + 210, low.centre.y - 70, 210, 144), "spider", triple=True)


def tips(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A triple rather than a pair; an Oni on a clan that cannot bear it."""
    pieces.court(canvas, rect, dusk=_DUSK)
    rows = rect.inset(20, 18).rows(3, 12)
    for box in rows:
        diagrams.panel(canvas, box)
    one, two, three = rows
    pieces.clan(canvas, (one.x + 22, one.centre.y), ("dragon5", "dragon4", "dragon3"), 106)
    diagrams.tick(canvas, (one.x + 228, one.centre.y + 60))
    pieces.clan(canvas, (one.x + 262, one.centre.y), ("dragon5", "dragon4"), 106)
    pieces.clan(canvas, (two.x + 22, two.centre.y), ("spider3", "oni"), 106, step=52)
    diagrams.cross(canvas, (two.x + 206, two.centre.y + 60))
    pieces.clan(canvas, (two.x + 228, two.centre.y), ("bear6", "bear6", "oni"), 106)
    diagrams.tick(canvas, (two.right - 14, two.centre.y + 60))
    pieces.pawns(canvas, (three.x + 56, three.centre.y), 0, 2, 58)
    diagrams.arrow(canvas, (three.x + 164, three.centre.y), (three.x + 222, three.centre.y))
    pieces.boss(canvas, (three.x + 290, three.centre.y), 104)
    canvas.blit_centred(pieces.grand.eye(0, canvas.px(56)), (three.x + 340, three.centre.y + 60))


def opponents(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """What the computer sees: its own hand; the rest from behind. Then the four levels."""
    pieces.court(canvas, rect, dusk=0.35, top=0)
    for x, seat in ((104.0, 0), (364.0, 1)):
        pieces.fan(canvas, (rect.x + x, rect.y + 104), (None,) * 6, 76, 20)
        diagrams.question(canvas, (rect.x + x, rect.y + 100))
        pieces.crest(canvas, (rect.x + x, rect.y + 180), seat, 46)
    pieces.deck(canvas, (rect.centre.x, rect.y + 104), 70)
    diagrams.question(canvas, (rect.centre.x, rect.y + 100))
    pieces.fan(canvas, (rect.centre.x, rect.y + 296), ("rat4", "rat3", "ronin", "crow3", "bear6", "kappa"), 106, 54)
    pieces.crest(canvas, (rect.centre.x, rect.y + 394), 2, 46)
    for place, (level, card) in enumerate(_LEVELS):
        at = Point(rect.x + 69 + place * 110, rect.y + 538)
        pieces.card(canvas, at, card, 100)
        words = Rect.around((at.x, at.y + 98), 106, 36)
        diagrams.words(canvas, pieces.say(f"level.{level}"), words, theme.LABEL.sized(21).on("LIGHT_TEXT"), wrap=False)
