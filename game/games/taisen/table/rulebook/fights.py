"""Rulebook pictures of Ninja Taisen: who beats whom, ties and chains, the tired Shogun."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.taisen.rules.ninjas import MONKEY, WOLF
from game.games.taisen.table.rulebook.pieces import Pieces
from game.table.rulebook import diagrams

_DUSK = 0.55
_CIRCLE = (("scissors", "S1", 112.0, 300.0), ("rock", "R1", 234.0, 120.0), ("paper", "P1", 356.0, 300.0))
"""Each beats the one before it: rock breaks scissors, paper wraps rock, scissors cut paper."""

_SIGN = theme.NUMERAL.sized(44).on("MOON")


def fight(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The circle of suits, and two of the same suit."""
    pieces.valley(canvas, rect, dusk=_DUSK)
    places = {suit: Point(rect.x + x, rect.y + y) for suit, _, x, y in _CIRCLE}
    for suit, name, _, _ in _CIRCLE:
        at = places[suit]
        pieces.card(canvas, at, MONKEY, name, 104)
        pieces.disc(canvas, (at.x - 46, at.y - 62), suit, 46)
    rock, paper, scissors = places["rock"], places["paper"], places["scissors"]
    diagrams.arrow(canvas, (rock.x - 58, rock.y + 16), (scissors.x - 18, scissors.y - 80), bend=16)
    diagrams.arrow(canvas, (scissors.x + 58, scissors.y + 26), (paper.x - 58, paper.y + 26), bend=-14)
    diagrams.arrow(canvas, (paper.x + 18, paper.y - 80), (rock.x + 58, rock.y + 16), bend=16)
    y = rect.y + 552
    canvas.rounded(Rect(rect.x + 60, rect.y + 424, rect.w - 120, 1.6), 0, theme.GOLD_LINE, opacity=0.7)
    for side, name, x in ((MONKEY, "S3", 128.0), (WOLF, "S2", 340.0)):
        pieces.card(canvas, (rect.x + x, y), side, name, 122)
    canvas.text("3 > 2", Rect.around((rect.centre.x, y), 120, 60), _SIGN, "centre", wrap=False)
    diagrams.tick(canvas, (rect.x + 72, y - 78))
    diagrams.cross(canvas, (rect.x + 396, y - 78))


def chain(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A fight of two against three in its three steps, a tie among them."""
    pieces.valley(canvas, rect, dusk=0.45)
    foot = Point(rect.centre.x, rect.y + 256)
    for kind, dx in (("path-1", -166.0), ("path-2", 0.0), ("path-3", 166.0)):
        pieces.stone(canvas, (foot.x + dx, foot.y), kind, 172 if not dx else 118)
    mine = pieces.stack(canvas, (foot.x - 52, foot.y), MONKEY, ("S1", "R2"))
    theirs = pieces.stack(canvas, (foot.x + 52, foot.y), WOLF, ("P3", "R2", "R1"))
    diagrams.arrow(canvas, (mine[-1].x - 54, mine[-1].y - 8), (foot.x - 168, foot.y - 20), theme.MIST, bend=26)
    diagrams.arrow(canvas, (theirs[1].x + 54, theirs[1].y + 40), (foot.x + 168, foot.y - 20), theme.MIST, bend=-20)
    for middle in (Point(foot.x - 146, foot.y - 84), Point(foot.x + 164, foot.y - 66)):
        diagrams.number(canvas, middle, 2, 30)
    steps = (("R2", "R1", "wins"), ("R2", "R2", "ties"), ("S1", "P3", "wins"))
    for number, (one, other, result) in enumerate(steps):
        y = rect.y + 366 + number * 116
        diagrams.number(canvas, (rect.x + 50, y), number + 1)
        for side, name, x in ((MONKEY, one, 132.0), (WOLF, other, 392.0)):
            pieces.card(canvas, (rect.x + x, y), side, name, 76)
        words = pieces.say(f"taisen.forecast.{result}")
        diagrams.words(canvas, words, Rect.around((rect.x + 262, y - 6), 150, 40), diagrams.LABEL, wrap=False)
        if result == "ties":
            diagrams.arrow(canvas, (rect.x + 228, y + 28), (rect.x + 188, y + 28), theme.MIST)
            diagrams.arrow(canvas, (rect.x + 296, y + 28), (rect.x + 336, y + 28), theme.MIST)
        else:
            diagrams.cross(canvas, (rect.x + 426, y - 44), 32)


def shogun(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """Each win costs him the strength of the ninja he beat; with the next die he is fresh again."""
    pieces.valley(canvas, rect, dusk=_DUSK)
    for row, (strength, beaten) in enumerate(((4, "P2"), (2, "S1"), (1, ""))):
        y = rect.y + 126 + row * 216
        pieces.card(canvas, (rect.x + 104, y), MONKEY, "J4", 122)
        _strength(canvas, Point(rect.x + 162, y - 72), strength)
        if beaten:
            pieces.card(canvas, (rect.x + 364, y), WOLF, beaten, 122)
            diagrams.arrow(canvas, (rect.x + 184, y + 8), (rect.x + 284, y + 8))
            diagrams.cross(canvas, (rect.x + 420, y - 76))
            words = Rect.around((rect.x + 234, y - 28), 100, 44)
            canvas.text(f"{strength} > {beaten[1]}", words, _SIGN.sized(34), "centre", wrap=False)
        else:
            pieces.die(canvas, (rect.x + 234, y - 46), "rock", 2, 56, glow=True)
            diagrams.arrow(canvas, (rect.x + 184, y + 24), (rect.x + 284, y + 24))
            pieces.card(canvas, (rect.x + 364, y), MONKEY, "J4", 122, glow=True)
            _strength(canvas, Point(rect.x + 422, y - 72), 4)


def _strength(canvas: Canvas, at: Point, value: int) -> None:
    """His remaining strength, on a gold disc."""
    disc = Rect.around(at, 50, 50)
    canvas.rounded(disc, 25, ((0.0, theme.GOLD_LIGHT), (1.0, theme.GOLD_DEEP)), theme.GOLD_DARK, line_inset=3)
    canvas.text(str(value), disc, theme.NAME.sized(32).on(theme.GOLD_INK), "centre", wrap=False)
