"""Rulebook pictures of Ninja Taisen: the end, the table on the screen, tips and opponents."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.taisen.rules.events import FightWon, GroupMoved
from game.games.taisen.rules.ninjas import FACES, MONKEY, SIDES, SUITS, WOLF
from game.games.taisen.table.input.move_builder import Forecast
from game.games.taisen.table.rulebook.pieces import Pieces
from game.table.rulebook import diagrams

_DUSK = 0.55
_LEVELS = (("novice", "S1"), ("adept", "R2"), ("master", "P3"), ("shadow", "J4"))
_FORECAST = Forecast(
    GroupMoved(MONKEY, "rock", ("R2",), 4, 6),
    (FightWon(6, MONKEY, "R2", "S3", 2, 3), FightWon(6, WOLF, "P1", "R2", 1, 2)),
    None,
)
"""Rock 2 walks two tiles: it breaks Scissors 3, then Paper 1 wraps it."""


def end(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A Monkey in the Wolves' village; below, Wolves that have all fallen."""
    pieces.valley(canvas, rect, middle=1400)
    for place, x in enumerate((62.0, 196.0, 332.0)):
        kind = SIDES[WOLF] if place == 2 else f"path-{place + 2}"
        pieces.stone(canvas, (rect.x + x, rect.y + 462 - place * 22), kind, 138, glow=place == 2)
    pieces.card(canvas, (rect.x + 332, rect.y + 342), MONKEY, "P1", 122, glow=True)
    pieces.die(canvas, (rect.x + 92, rect.y + 238), "paper", 2, 70)
    diagrams.arrow(canvas, (rect.x + 70, rect.y + 420), (rect.x + 262, rect.y + 330), bend=40)
    diagrams.slip(canvas, pieces.say("taisen.forecast.takes"), (rect.x + 310, rect.y + 216), most=290)
    diagrams.slip(canvas, pieces.say("taisen.forecast.last"), (rect.centre.x, rect.y + 528), most=400)
    for place, name in enumerate(("R3", "S2", "P2", "R1")):
        at = (rect.x + 84 + place * 100, rect.y + 616)
        pieces.card(canvas, at, WOLF, name, 72)
        diagrams.cross(canvas, (at[0] + 28, at[1] - 40), 30)


def table(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The chosen die, the card that it can move, where it would land, and the slip with what would happen."""
    pieces.valley(canvas, rect, dusk=0.25)
    here, there = Point(rect.x + 84, rect.y + 470), Point(rect.x + 330, rect.y + 470)
    for foot, kind in ((here, "path-1"), (Point(rect.x + 207, rect.y + 478), "path-2")):
        pieces.stone(canvas, foot, kind)
    pieces.stone(canvas, there, "path-3", 172, glow=True)
    pieces.stack(canvas, here, MONKEY, ("P2", "R2"), chosen="R2")
    pieces.stack(canvas, (there.x + 54, there.y), WOLF, ("P1", "S3"))
    pieces.ghosts(canvas, pieces.standing((there.x - 54, there.y), 1), MONKEY, ("R2",))
    pieces.preview.draw(canvas, _FORECAST, (rect.x + 290, rect.y + 262))
    tray = Rect(rect.x + 62, rect.y + 540, rect.w - 124, 112)
    canvas.rounded(tray, 20, ((0.0, theme.VERMILION_LIP), (1.0, theme.BLOOD)), theme.GOLD_LINE, line_inset=6)
    for place, suit in enumerate(SUITS):
        at = Point(tray.x + tray.w * (place + 0.5) / 3, tray.centre.y - 8)
        pieces.die(canvas, at, suit, (2, 3, 1)[place], 66, glow=place == 0)
        _key(canvas, Point(at.x, tray.bottom - 2), str(place + 1))


def _key(canvas: Canvas, at: Point, letter: str) -> None:
    """A key of the keyboard."""
    cap = Rect.around(at, 34, 32)
    canvas.rounded(cap.moved(0, 3), 7, theme.PAPER_LIP)
    canvas.rounded(cap, 7, ((0.0, theme.SLIP_LIGHT), (1.0, theme.SLIP_DARK)), theme.GOLD_DARK)
    canvas.text(letter, cap, theme.LABEL.sized(20), "centre", wrap=False)


def tips(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """How often each number comes up, and a village with and without a guard."""
    pieces.valley(canvas, rect, dusk=_DUSK)
    for place, value in enumerate(sorted(set(FACES))):
        x = rect.x + 112 + place * 122
        for height in range(FACES.count(value)):
            pieces.die(canvas, (x, rect.y + 236 - height * 66), "paper", value, 54)
        words = Rect.around((x, rect.y + 292), 110, 30)
        diagrams.words(canvas, f"{FACES.count(value)} / {len(FACES)}", words, diagrams.LABEL, wrap=False)
    canvas.rounded(Rect(rect.x + 60, rect.y + 330, rect.w - 120, 1.6), 0, theme.GOLD_LINE, opacity=0.7)
    for x, guard in ((130.0, ("R3",)), (342.0, ())):
        foot = Point(rect.x + x, rect.y + 592)
        pieces.stone(canvas, foot, SIDES[MONKEY], 150)
        pieces.crest(canvas, (foot.x, foot.y + 52), MONKEY, 44)
        if guard:
            pieces.stack(canvas, foot, MONKEY, guard, 122)
            diagrams.tick(canvas, (foot.x + 58, foot.y - 160))
        else:
            pieces.card(canvas, (foot.x + 58, foot.y - 128), WOLF, "S1", 96)
            diagrams.arrow(canvas, (foot.x + 2, foot.y - 100), (foot.x - 10, foot.y - 22), bend=-26)
            diagrams.cross(canvas, (foot.x - 62, foot.y - 130))


def opponents(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The four levels, from a pup to the Shogun of the Wolves."""
    pieces.valley(canvas, rect, dusk=_DUSK, middle=1400)
    for place, (level, name) in enumerate(_LEVELS):
        at = Point(rect.x + 128 + place % 2 * 212, rect.y + 160 + place // 2 * 300)
        pieces.card(canvas, at, WOLF, name, 150)
        words = Rect.around((at.x, at.y + 138), 190, 36)
        diagrams.words(canvas, pieces.say(f"level.{level}"), words, theme.NAME.on(theme.LIGHT_TEXT), wrap=False)
