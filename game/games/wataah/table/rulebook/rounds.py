"""Rulebook pictures of Shinobi WAT-AAH!, a round: its start, drawing, placing, the Jigoku, the bell."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.wataah.rules.cards import HAND, NUMBERS, STRENGTH
from game.games.wataah.table import seat_values
from game.games.wataah.table.draw.scenery import PHASES
from game.games.wataah.table.rulebook.pieces import Pieces
from game.table.rulebook import diagrams

_DUSK = 0.45
_MOON = 1334.0
_REVEALED = ("fox2", "dragon4", "oni", "crow3")
_CORRUPTED = "rat4"
_CLANS = (
    ("dragon5", "dragon4", "dragon4"),
    ("bear6", "bear6"),
    ("carp3", "carp2", "ronin"),
    ("toad4", "kappa"),
)


def about(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """Clans before the palace, and the bell that everybody waits for."""
    pieces.court(canvas, rect, top=0, middle=_MOON)
    fan = (("fox5", 112.0, -9.0), ("spider4", 356.0, 9.0), ("dragon5", 234.0, 0.0))
    for name, x, tilt in fan:
        pieces.card(canvas, (rect.x + x, rect.y + (330 if tilt else 306)), name, 154, tilt=tilt, glow=not tilt)
    pieces.bell(canvas, (rect.centre.x, rect.y + 566), 128)
    for seat, x in enumerate((54.0, 128.0, 340.0, 414.0)):
        pieces.crest(canvas, (rect.x + x, rect.y + 600), seat, 60)


def setup(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """Everybody reveals a card, the hands are dealt, and the three lanterns of a turn."""
    pieces.court(canvas, rect, dusk=_DUSK)
    best = max(range(len(_REVEALED)), key=lambda seat: STRENGTH[NUMBERS[_REVEALED[seat]]])
    for seat, (name, column) in enumerate(zip(_REVEALED, rect.inset(14, 0).columns(4), strict=True)):
        x = column.centre.x
        pieces.card(canvas, (x, rect.y + 94), name, 92, glow=seat == best)
        pieces.crest(canvas, (x, rect.y + 180), seat, 42)
        diagrams.arrow(canvas, (x, rect.y + 208), (x, rect.y + 244))
        count = HAND - (seat == best)
        pieces.fan(canvas, (x, rect.y + 302), (None,) * count, 52, 7)
        pieces.figures(canvas, str(count), (x, rect.y + 372), 28)
    panel = Rect(rect.x + 22, rect.y + 410, rect.w - 44, 256)
    diagrams.panel(canvas, panel)
    for number, (name, column) in enumerate(zip(PHASES, panel.inset(8, 0).columns(3), strict=True)):
        at = Point(column.centre.x, panel.y + 104)
        pieces.lantern(canvas, at, 84)
        pieces.figures(canvas, str(number + 1), at, 30)
        words = Rect.around((at.x, panel.bottom - 44), column.w - 10, 36)
        diagrams.words(canvas, pieces.say(f"wataah.phase.{name}"), words, diagrams.LABEL, wrap=False)
        if number:
            diagrams.arrow(canvas, (column.x - 20, at.y), (column.x + 22, at.y))


def corruption(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """One card in secret; or a shown one, the pile under the Master, and many cards."""
    pieces.court(canvas, rect, dusk=_DUSK)
    upper = Rect(rect.x + 20, rect.y + 20, rect.w - 40, 226)
    lower = Rect(rect.x + 20, rect.y + 258, rect.w - 40, 412)
    for box, act in ((upper, "recruit"), (lower, "corrupt")):
        diagrams.panel(canvas, box)
        pieces.ribbon(canvas, pieces.say(f"wataah.act.{act}"), (box.centre.x, box.y + 28), 300)
    y = upper.y + 136
    pieces.deck(canvas, (upper.x + 84, y), 92)
    diagrams.arrow(canvas, (upper.x + 150, y), (upper.x + 232, y))
    pieces.card(canvas, (upper.x + 298, y), None, 92, tilt=6)
    pieces.figures(canvas, "1", (upper.x + 386, y), 40)
    y = lower.y + 132
    pieces.deck(canvas, (lower.x + 64, y), 86)
    diagrams.arrow(canvas, (lower.x + 118, y), (lower.x + 156, y))
    pieces.card(canvas, (lower.x + 214, y), _CORRUPTED, 100, glow=True)
    diagrams.arrow(canvas, (lower.x + 276, y), (lower.x + 312, y))
    pieces.corruption(canvas, (lower.x + 366, y), 0, (_CORRUPTED,), 84)
    drawn = STRENGTH[NUMBERS[_CORRUPTED]] + 2
    diagrams.arrow(canvas, (lower.x + 64, y + 78), (lower.x + 96, y + 150), bend=16)
    pieces.fan(canvas, (lower.x + 226, y + 192), (None,) * drawn, 86, 34)
    pieces.figures(canvas, str(drawn), (lower.x + 386, y + 192), 40)


def placing(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A new clan out of the hand, a clan that is reinforced, a Yokai on it, and what is no clan."""
    pieces.court(canvas, rect, dusk=_DUSK)
    rows = [Rect(rect.x + 20, rect.y + 18 + row * 166, rect.w - 40, 156) for row in range(4)]
    for box in rows:
        diagrams.panel(canvas, box)
    new, more, spirit, wrong = (box.centre.y for box in rows)
    left = rect.x + 46
    pieces.fan(canvas, (left + 78, new + 2), ("carp5", "carp3", "ronin"), 80, 36)
    diagrams.arrow(canvas, (left + 166, new), (left + 206, new))
    pieces.clan(canvas, (left + 222, new), ("ronin", "carp5", "carp3"), 80)
    for y, card, there in ((more, "bear6", ("bear6", "bear6")), (spirit, "kitsune", ("fox4", "fox3", "fox2"))):
        pieces.card(canvas, (left + 78, y), card, 80, tilt=-4)
        diagrams.arrow(canvas, (left + 146, y), (left + 200, y))
        pieces.clan(canvas, (left + 222, y), there, 80, more=(card,))
    for names, x in ((("ronin", "ronin"), 20.0), (("monkey2",), 164.0), (("toad3", "rat3"), 274.0)):
        box = pieces.clan(canvas, (left + x, wrong), names, 78, total=False)
        diagrams.cross(canvas, (box.right - 2, box.y + 6), 36)


def jigoku(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """What goes into the pit, what comes out again, and a clan that falls apart."""
    pieces.court(canvas, rect, dusk=_DUSK)
    pit = Point(rect.centre.x, rect.y + 192)
    pieces.jigoku(canvas, pit, "toad3", 136)
    pieces.card(canvas, (rect.x + 80, rect.y + 128), "crow2", 94, tilt=-12)
    diagrams.arrow(canvas, (rect.x + 96, rect.y + 214), (pit.x - 84, pit.y + 44), bend=-20)
    pieces.deck(canvas, (rect.right - 78, rect.y + 136), 92)
    diagrams.arrow(canvas, (pit.x + 84, pit.y + 54), (rect.right - 78, rect.y + 224), theme.MIST, bend=-24)
    low = Rect(rect.x + 20, rect.y + 372, rect.w - 40, 298)
    diagrams.panel(canvas, low)
    for row, (before, after, stands) in enumerate(
        (
            (("ronin", "spider3", "old_hermit"), ("ronin", "old_hermit"), False),
            (("ronin", "rat4", "rat3"), ("ronin", "rat3"), True),
        )
    ):
        y = low.y + 78 + row * 142
        lost = next(name for name in before if name not in after)
        box = pieces.clan(canvas, (low.x + 20, y), before, 80, step=38, total=False)
        at = Point(box.x + 40 + 38 * before.index(lost), y)
        canvas.blit_centred(pieces.art.slash(canvas.px(92)), at)
        diagrams.arrow(canvas, (box.right + 12, y), (box.right + 52, y))
        left = pieces.clan(canvas, (box.right + 66, y), after, 80, step=38, total=stands)
        sign = diagrams.tick if stands else diagrams.cross
        sign(canvas, (left.right + 42, y + 10))


def round_end(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """Four clans, the bell, and the count."""
    pieces.court(canvas, rect, dusk=0.3, top=0)
    pieces.bell(canvas, (rect.centre.x, rect.y + 122), 138)
    panel = Rect(rect.x + 20, rect.y + 226, rect.w - 40, 290)
    diagrams.panel(canvas, panel)
    for place, names in enumerate(_CLANS):
        x, y = panel.x + 26 + place % 2 * 206, panel.y + 78 + place // 2 * 138
        pieces.clan(canvas, (x, y), names, 84, step=36)
    strength, cost = sum(seat_values.strength(names) for names in _CLANS), seat_values.strength((_CORRUPTED,))
    foot = Rect(rect.x + 20, rect.y + 528, rect.w - 40, 142)
    diagrams.panel(canvas, foot)
    pieces.figures(canvas, str(strength), (foot.x + 70, foot.centre.y), 40)
    pieces.figures(canvas, "-", (foot.x + 130, foot.centre.y), 40)
    pieces.corruption(canvas, (foot.x + 206, foot.centre.y - 4), 0, (_CORRUPTED,), 78)
    equals = Rect.around((foot.x + 290, foot.centre.y), 50, 60)
    canvas.text("=", equals, theme.NUMERAL.sized(48).on("LIGHT_TEXT"), "centre", wrap=False)
    seal = Rect.around((foot.right - 72, foot.centre.y), 108, 66)
    canvas.blit_centred(pieces.art.sum_seal(canvas.layout.size_to_px(seal.size), "gain"), seal.centre)
    canvas.text(str(strength - cost), seal, theme.NUMERAL.sized(44).on("GOLD_INK"), "centre", wrap=False)
