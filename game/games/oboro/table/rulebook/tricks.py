"""Rulebook pictures of Oboro: cards, the deal, tricks, stacks, Ninja Power, the Arrow."""

from collections.abc import Sequence

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.oboro.rules.cards import NAMES, NUMBERS, SUIT_OF, SUITS, TRICKS, VALUES
from game.games.oboro.rules.tricks import Trick, resolve
from game.games.oboro.table.rulebook.pieces import MISSION, Pieces
from game.table.rulebook import diagrams

_DUSK = 0.5
_SIGN = theme.NUMERAL.sized(40).on("MOON")
_HAND = ("R3", "R8", "B2", "B5", "B7", "G1", "G4", "G6")


def aim(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """Three ninjas under the moon; how much power is allowed, and how much is too much."""
    pieces.night(canvas, rect, top=0)
    for name, x, y, tilt in (("R6", 116.0, 292.0, -9.0), ("G4", 352.0, 292.0, 9.0), ("B8", 234.0, 270.0, 0.0)):
        pieces.card(canvas, (rect.x + x, rect.y + y), name, 168, tilt=tilt, glow=name == "B8")
    for x, tops, power_ in ((56.0, ("R3", "B2", "G4"), 9), (278.0, ("R4", None, "G7"), 11)):
        y = rect.y + 488
        pieces.stacks(canvas, (rect.x + x, y), tops, 58)
        pieces.dial(canvas, (rect.x + x + 68, y + 112), power_)
        _verdict(canvas, (rect.x + x + 120, y + 70), power_)


def _verdict(canvas: Canvas, at: tuple[float, float], power_: int) -> None:
    """A mark for power within the mission or above it."""
    sign = diagrams.tick if power_ <= MISSION else diagrams.cross
    sign(canvas, at)


def cards(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """All 24 cards, and below them the three signs with the cards that bear them."""
    pieces.night(canvas, rect, dusk=_DUSK)
    for row, suit in enumerate(SUITS):
        y = rect.y + 64 + row * 86
        canvas.blit_centred(pieces.art.led_seal(suit, canvas.px(36)), (rect.x + 36, y))
        for place in range(len(VALUES)):
            pieces.card(canvas, (rect.x + 82 + place * 49, y), NAMES[row * len(VALUES) + place], 46)
    canvas.rounded(Rect(rect.x + 60, rect.y + 308, rect.w - 120, 1.6), 0, theme.GOLD_LINE, opacity=0.7)
    groups = (
        ("shuriken", "red", ("R6", "B6", "G6"), 102.0),
        ("arrow", "blue", ("B4", "G4"), 256.0),
        ("burning", "red", ("R8",), 388.0),
    )
    for sign, lined, names, x in groups:
        middle = Point(rect.x + x, rect.y + 422)
        for number, name in enumerate(names):
            steps = number - (len(names) - 1) / 2
            at = (middle.x + steps * 26, middle.y + abs(steps) * 6)
            pieces.card(canvas, at, name, 110, tilt=steps * 8)
        disc = Point(middle.x, middle.y + 120)
        canvas.blit_centred(pieces.art.sign(sign, lined, canvas.px(70)), disc)
        box = Rect.around((disc.x, disc.y + 74), 128, 62)
        diagrams.words(canvas, pieces.say(f"oboro.book.sign_{sign}"), box, diagrams.LABEL)


def deal(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """Three hands, the red 8 that leads, the moons of seven tricks, and the card that is left."""
    pieces.night(canvas, rect, dusk=0.25, top=0)
    for x, seat in ((112.0, 1), (356.0, 2)):
        pieces.fan(canvas, (rect.x + x, rect.y + 104), (None,) * 8, 74, 16)
        pieces.crest(canvas, (rect.x + x, rect.y + 182), seat, 46)
    hand = pieces.fan(canvas, (rect.centre.x, rect.y + 352), _HAND, 112, 43, raised="R8")
    pieces.crest(canvas, (rect.centre.x, rect.y + 462), 0, 46)
    lead = hand[_HAND.index("R8")]
    pieces.tag(canvas, pieces.say("oboro.table.lead"), (lead.x + 6, lead.y - 100))
    strip = Rect(rect.x + 40, rect.y + 506, rect.w - 80, 152)
    diagrams.panel(canvas, strip, 0.82)
    moon = pieces.art.progress_moon("played", canvas.px(26))
    for number, box in enumerate(Rect(strip.x + 18, strip.y, 236, strip.h).columns(TRICKS), start=1):
        canvas.blit_centred(moon, (box.centre.x, box.centre.y - 18))
        below = Rect.around((box.centre.x, box.centre.y + 16), 32, 28)
        diagrams.words(canvas, str(number), below, diagrams.LABEL, wrap=False)
    diagrams.arrow(canvas, (strip.x + 262, strip.centre.y), (strip.x + 302, strip.centre.y))
    pieces.back(canvas, (strip.right - 48, strip.centre.y), 78)


def trick(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A trick in blue that a red card takes; below, two equal cards."""
    pieces.night(canvas, rect, dusk=0.3)
    ring = Rect(rect.x + 14, rect.y + 58, rect.w - 28, 290)
    pieces.ring(canvas, ring, "blue")
    pieces.ribbon(canvas, "blue", pieces.say("oboro.led.blue"), (ring.centre.x, ring.y + 52))
    _played(pieces, canvas, [Point(rect.x + x, ring.y + 168) for x in (104.0, 234.0, 364.0)], ("B5", "B2", "R7"), 112)
    low = Rect(rect.x + 26, rect.y + 398, rect.w - 52, 262)
    diagrams.panel(canvas, low)
    places = [Point(low.x + x, low.y + 106) for x in (80.0, 208.0, 336.0)]
    _played(pieces, canvas, places, ("G6", "G1", "R6"), 98)
    canvas.text("6 = 6", Rect.around((places[1].x, low.bottom - 40), 140, 46), _SIGN, "centre", wrap=False)


def _played(
    pieces: Pieces, canvas: Canvas, places: Sequence[Point], cards_: tuple[str, str, str], width: float
) -> Trick:
    """Three cards in the order they were played; the one that takes the trick glows."""
    first, second, third = (NUMBERS[card] for card in cards_)
    result = resolve(first, second, third)
    for number, (at, card) in enumerate(zip(places, cards_, strict=True)):
        pieces.card(canvas, at, card, width, glow=number == result.winner)
        diagrams.number(canvas, (at.x + width / 2 - 6, at.y - width * 0.7 + 4), number + 1, 34)
        pieces.crest(canvas, (at.x - width * 0.34, at.y + width * 0.44), number, 36)
    at = places[result.winner]
    pieces.tag(canvas, pieces.say("oboro.table.highest"), (at.x, at.y + width * 0.7 + 12))
    return result


def stacks(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The stacks before, the trick that is taken, and the stacks after it."""
    pieces.night(canvas, rect, dusk=_DUSK)
    x, width = rect.x + 104, 86.0
    first, second, third = (rect.y + 116, rect.y + 340, rect.y + 572)
    pieces.stacks(canvas, (x, first), ("R3", None, "G7"), width, (1, 0, 0))
    pieces.dial(canvas, (rect.right - 72, first), 10)
    diagrams.panel(canvas, Rect(rect.x + 52, second - 94, rect.w - 74, 188))
    after = pieces.stacks(canvas, (x, third), ("R3", "B3", "G2"), width, (1, 0, 2))
    pieces.dial(canvas, (rect.right - 72, third), 8)
    pieces.card(canvas, (after[1].x - 8, second), "B3", width)
    pieces.card(canvas, (after[2].x + 4, second - 14), "G5", width)
    pieces.card(canvas, (after[2].x + 46, second + 14), "G2", width)
    diagrams.arrow(canvas, (after[1].x - 4, second + 70), (after[1].x, third - 68))
    diagrams.arrow(canvas, (after[2].x + 30, second + 82), (after[2].x + 6, third - 68))
    for number, y in enumerate((first, second, third), start=1):
        diagrams.number(canvas, (rect.x + 36, y), number)


def power(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The mission, and three players with little, just enough and too much."""
    pieces.night(canvas, rect, dusk=_DUSK)
    for mission, x, tilt in ((9, 158.0, -5.0), (11, 310.0, 5.0)):
        pieces.secrecy(canvas, (rect.x + x, rect.y + 104), mission, 104, tilt=tilt)
    rows = ((("R4", "B2", None), 6), (("R3", "B4", "G2"), 9), (("R6", None, "G5"), 11))
    for row, (tops, total) in enumerate(rows):
        y = rect.y + 272 + row * 154
        middles = pieces.stacks(canvas, (rect.x + 70, y), tops, 82, (row, 1, 2))
        pieces.dial(canvas, (rect.right - 84, y), total, 118)
        _verdict(canvas, (rect.right - 34, y - 48), total)
        for gap, sign in enumerate("++="):
            disc = Rect.around((middles[gap].x + 46, y), 30, 30)
            canvas.rounded(disc, 15, theme.LACQUER, theme.GOLD_LINE, line_inset=2)
            canvas.text(sign, disc, theme.NAME.sized(26).on("MOON"), "centre", wrap=False)


def arrow(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """One player takes the trick, but the Arrow's player leads. Of two Arrows the later one counts."""
    pieces.night(canvas, rect, dusk=0.35)
    for row, names in enumerate((("B7", "B4", "B1"), ("G4", "G8", "B4"))):
        y = rect.y + 134 + row * 330
        diagrams.panel(canvas, Rect(rect.x + 20, y - 112, rect.w - 40, 316), 0.6)
        places = [Point(rect.x + x, y) for x in (98.0, 234.0, 370.0)]
        result = _played(pieces, canvas, places, names, 112)
        leads, suit = places[result.lead], SUITS[SUIT_OF[NUMBERS[names[result.lead]]]]
        canvas.blit_centred(pieces.art.sign("arrow", suit, canvas.px(46)), (leads.x + 34, y + 52))
        diagrams.arrow(canvas, (leads.x + 34, y + 80), (leads.x + 8, y + 114), bend=-8)
        pieces.crest(canvas, (leads.x, y + 136), result.lead, 50)
        pieces.tag(canvas, pieces.say("oboro.table.lead"), (leads.x, y + 176))
