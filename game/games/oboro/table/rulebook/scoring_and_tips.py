"""Rulebook pictures of Oboro: points, the end, the table on the screen, tips and opponents."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.oboro.rules.cards import SEATS
from game.games.oboro.rules.scoring import compare, score_round, score_shuriken
from game.games.oboro.table.draw.paper_slips import NOTHING, draw_slip
from game.games.oboro.table.rulebook.pieces import MISSION, Pieces
from game.table.rulebook import diagrams

_DUSK = 0.5
_LEVELS = (("novice", "G1"), ("adept", "B3"), ("master", "R6"), ("shadow", "B8"))
_RANKS = ((3, 2, 1), (2, 2, 1), (3, 1, 1), (1, 1, 1))
"""Places of three seats: all different, first shared, second shared, all equal."""

_ROUND = (("R2", "B3", "G4"), ("R7", "B2", None), ("R4", None, "G8"))
"""The top values of three seats: 9 in three colours, 9 in two colours, and 12."""


def shuriken(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A six brings a piece; below, two scorings."""
    pieces.night(canvas, rect, dusk=_DUSK)
    pieces.card(canvas, (rect.x + 92, rect.y + 126), "G6", 116, glow=True)
    pieces.tray(canvas, (rect.right - 132, rect.y + 126), 2, 1.1)
    pieces.shuriken(canvas, (rect.x + 190, rect.y + 98), 56, tilt=20)
    diagrams.arrow(canvas, (rect.x + 228, rect.y + 150), (rect.x + 160, rect.y + 150))
    for row, counts in enumerate(((3, 2, 0), (2, 2, 1))):
        box = Rect(rect.x + 22, rect.y + 248 + row * 214, rect.w - 44, 202)
        diagrams.panel(canvas, box)
        result = score_shuriken(counts)
        for seat, column in enumerate(box.inset(10, 0).columns(SEATS)):
            middle = column.centre.x
            pieces.crest(canvas, (middle, box.y + 40), seat, 48)
            for piece in range(counts[seat]):
                pieces.shuriken(canvas, (middle + (piece - (counts[seat] - 1) / 2) * 40, box.y + 98), 42)
            if not counts[seat]:
                diagrams.words(canvas, NOTHING, Rect.around((middle, box.y + 98), 60, 40), theme.HEADING.on("MIST"))
            pieces.points(canvas, (middle, box.y + 160), result.points[seat], 92)


def scoring(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The scoring of a round, and what shared places bring."""
    pieces.night(canvas, rect, dusk=_DUSK)
    tops = [0 if top is None else int(top[1]) for seat in _ROUND for top in seat]
    result = score_round(tops, MISSION)
    for seat, row in enumerate(Rect(rect.x + 16, rect.y + 18, rect.w - 32, 350).rows(SEATS, 6)):
        diagrams.panel(canvas, row)
        y = row.centre.y
        pieces.crest(canvas, (row.x + 38, y), seat, 44)
        pieces.stacks(canvas, (row.x + 94, y), _ROUND[seat], 54)
        pieces.dial(canvas, (row.x + 304, y), sum(tops[3 * seat : 3 * seat + 3]), 102)
        _place(pieces, canvas, Rect.around((row.right - 42, y - 26), 66, 32), result.places[seat])
        pieces.points(canvas, (row.right - 42, y + 20), result.points[seat], 74)
    for number, ranks in enumerate(_RANKS):
        shared = compare(*ranks)
        box = Rect(rect.x + 16, rect.y + 380 + number * 74, rect.w - 32, 68)
        diagrams.panel(canvas, box)
        for seat, column in enumerate(box.inset(6, 0).columns(SEATS)):
            _place(pieces, canvas, Rect(column.x + 4, column.y, 60, column.h), shared.places[seat])
            pieces.points(canvas, (column.x + 98, column.centre.y), shared.points[seat], 74)


def _place(pieces: Pieces, canvas: Canvas, box: Rect, place: int) -> None:
    words = pieces.say(f"oboro.place.{place}") if place else NOTHING
    diagrams.words(canvas, words, box, diagrams.LABEL, wrap=False)


def end(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The stock runs out twice, the round is played to its end, and the most points win."""
    pieces.night(canvas, rect, dusk=0.3, top=0)
    for number, x in ((1, 128.0), (2, 340.0)):
        at = Point(rect.x + x, rect.y + 252)
        pieces.tray(canvas, at, 0, 0.92)
        diagrams.number(canvas, (at.x - 88, at.y - 68), number)
    diagrams.arrow(canvas, (rect.x + 340, rect.y + 332), (rect.x + 300, rect.y + 398), bend=-10)
    for seat, x, y, total, width in (
        (1, 94.0, 500.0, 9, 118.0),
        (2, 374.0, 500.0, 7, 118.0),
        (0, 234.0, 462.0, 12, 150.0),
    ):
        pieces.crest(canvas, (rect.x + x, rect.y + y), seat, width * 0.66)
        pieces.points(canvas, (rect.x + x, rect.y + y + width * 0.62), total, width)
    canvas.blit_centred(pieces.art.first_seal(canvas.px(64)), (rect.x + 186, rect.y + 422))
    diagrams.slip(canvas, pieces.say("oboro.pieces.last"), (rect.centre.x, rect.bottom - 54), most=420)


def table(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A raised card, the slip about it and the keys; a closed stack and an open one."""
    pieces.night(canvas, rect, dusk=0.25)
    say = pieces.say
    lines = [say("oboro.slip.power.within", before=3, power=9), say("oboro.slip.shuriken", count=1)]
    box = Rect(rect.x + 56, rect.y + 36, rect.w - 112, 118)
    draw_slip(canvas, box, say("oboro.slip.takes.surely"), " · ".join(lines), say("oboro.slip.again"))
    hand = ("R2", "R7", "B3", "B8", "G5")
    pieces.fan(canvas, (rect.centre.x, rect.y + 314), hand, 124, 74, raised="B8", quiet=("R2", "R7", "G5"), tilt=4)
    for number in range(1, len(hand) + 1):
        diagrams.key(canvas, (rect.x + 12 + number * 74, rect.y + 436), str(number))
    low = Rect(rect.x + 22, rect.y + 476, rect.w - 44, 194)
    diagrams.panel(canvas, low)
    for name, x, cards in (("off", 92.0, ("B2",)), ("on", 288.0, ("B7", "B5", "B6", "B2"))):
        if name == "off":
            canvas.blit_centred(pieces.art.stack_edges(3, canvas.px(88)), (low.x + x, low.y + 80))
        for place, card in enumerate(cards):
            steps = place - (len(cards) - 1) / 2
            pieces.card(canvas, (low.x + x + steps * 46, low.y + 80), card, 88)
        words = Rect.around((low.x + x, low.bottom - 28), 180, 32)
        diagrams.words(canvas, say(f"oboro.choice.open_stacks_{name}"), words, diagrams.LABEL, wrap=False)


def tips(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A high card that disappears under a low one; an eight given to a player who cannot use it."""
    pieces.night(canvas, rect, dusk=_DUSK)
    upper, lower = rect.inset(20).rows(2, 14)
    for box in (upper, lower):
        diagrams.panel(canvas, box)
    y = upper.centre.y
    pieces.card(canvas, (upper.x + 88, y - 32), "G8", 126)
    pieces.card(canvas, (upper.x + 142, y + 32), "G1", 126)
    diagrams.cross(canvas, (upper.x + 148, y - 116))
    diagrams.tick(canvas, (upper.x + 202, y - 52))
    diagrams.arrow(canvas, (upper.x + 226, y), (upper.x + 274, y))
    canvas.blit_centred(pieces.art.stack_edges(1, canvas.px(126)), (upper.x + 352, y))
    pieces.card(canvas, (upper.x + 352, y), "G1", 126)
    y = lower.y + 90
    pieces.stacks(canvas, (lower.x + 62, y), ("R4", "B2", None), 84)
    pieces.dial(canvas, (lower.right - 66, y), 6)
    pieces.card(canvas, (lower.x + 128, lower.bottom - 84), "G8", 96, tilt=-9)
    diagrams.arrow(canvas, (lower.x + 186, lower.bottom - 92), (lower.x + 246, y + 66), bend=-22)
    diagrams.arrow(canvas, (lower.right - 66, y + 60), (lower.right - 66, lower.bottom - 130))
    pieces.dial(canvas, (lower.right - 66, lower.bottom - 72), 14)


def opponents(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """What the computer sees: its own hand, and two hands from behind; then the four levels."""
    pieces.night(canvas, rect, dusk=0.3, top=0)
    for x, seat in ((112.0, 1), (356.0, 0)):
        pieces.fan(canvas, (rect.x + x, rect.y + 96), (None,) * 6, 78, 20)
        pieces.crest(canvas, (rect.x + x, rect.y + 172), seat, 44)
        diagrams.question(canvas, (rect.x + x, rect.y + 92))
    pieces.fan(canvas, (rect.centre.x, rect.y + 282), ("R1", "R5", "B6", "B8", "G2", "G7"), 100, 50)
    pieces.crest(canvas, (rect.centre.x, rect.y + 376), 2, 44)
    for place, (level, card) in enumerate(_LEVELS):
        at = Point(rect.x + 69 + place * 110, rect.y + 524)
        pieces.card(canvas, at, card, 100)
        words = Rect.around((at.x, at.y + 98), 106, 36)
        diagrams.words(canvas, pieces.say(f"level.{level}"), words, diagrams.LABEL, wrap=False)
